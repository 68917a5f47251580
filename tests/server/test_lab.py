"""The position lab: answers, refusals and limits."""

import time
from collections.abc import Callable

import pytest
from serving import Guest

from tilerummy.answers import lab
from tilerummy.answers.lab import answer, picture
from tilerummy.answers.lab_model import LabAnswer, LabQuestion
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import laid_text, parse_laid
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import parse_situation
from tilerummy.hosting.work import LAB, Payer
from tilerummy.language import Translator
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.wire import LaidRow
from tilerummy.routes.request import as_json
from tilerummy.server.budgets import Budgets
from tilerummy.server.metrics import Metrics
from tilerummy.solver import GOALS, best

NewGuest = Callable[[str], Guest]
EN = Translator("en")
SHEET = "rummikub-vienna-en"
MIDDLE = f"{SHEET} kbr10,r3-5 r6o10k1/x9 01 0 4.2"


def ask(**asked: object) -> LabAnswer:
    return answer(LabQuestion.model_validate(asked), EN)


def row(text: str) -> LaidRow:
    (meld,) = parse_laid(text)
    return LaidRow(tiles=tuple(map(str, meld.row)))


def test_a_new_table_has_the_whole_box() -> None:
    found = ask(edition=SHEET)
    assert sum(each.most for each in found.box) == len(get(SHEET).rules.tiles)
    assert (found.whole, found.rack, found.rows, found.best) == (True, (), (), None)
    assert str(parse_situation(found.trn)) == found.trn


@pytest.mark.parametrize("key", ["rummikub-vienna-en", "rummy-bookmark", "rummikub-vienna-en,discard_pile=yes"])
def test_something_can_be_laid_at_a_new_table_of_every_sort(key: str) -> None:
    tiles = [f"{get(key).rules.colours[0]}{number}" for number in (10, 11, 12)]
    found = ask(edition=key, rack=tiles)
    assert found.best is not None
    assert found.best.lay is not None
    assert list(found.best.lay.tiles) == tiles
    assert found.go_out is not None
    assert found.go_out.yes


@pytest.mark.parametrize("goal", GOALS)
def test_the_best_lay_by_each_goal(goal: str) -> None:
    view = parse_situation(MIDDLE)
    found, wanted = ask(trn=MIDDLE, goal=goal).best, best(view, goal)
    assert found is not None
    assert (found.lay is None) == (wanted is None)
    if found.lay is not None and wanted is not None:
        assert found.lay.move == str(wanted.lay)
        assert judge(view, parse_move(found.lay.move)) == ()


def test_the_steps_lead_from_the_table_to_the_table_after_the_lay() -> None:
    found = ask(trn=MIDDLE)
    assert [meld.tiles for meld in found.start] == [each.tiles for each in found.rows]
    assert found.best is not None
    lay = found.best.lay
    assert lay is not None
    assert sorted(meld.tiles for meld in lay.steps[-1].table) == sorted(meld.tiles for meld in lay.table)
    assert lay.steps[-1].rack == lay.rack == ("k1",)
    assert sorted(meld.tiles[at] for meld in lay.table for at in meld.new) == sorted(lay.tiles)


def test_first_lay_going_out_and_what_is_missing() -> None:
    found = ask(trn=f"{SHEET} r3-5 k10b10r10r6/x9 - 0 2.0")
    assert found.opened is False
    assert found.first_lay is not None
    assert found.first_lay.yes
    found = ask(trn=f"{SHEET} r3-5 k8b8r8r6/x9 - 0 2.0")
    assert found.first_lay is not None
    assert (found.first_lay.yes, "24" in found.first_lay.text, "6" in found.first_lay.text) == (False, True, True)
    found = ask(trn=f"{SHEET} r3-5 k8b8r8r6/x9 - 0 2.0", opened=True)
    assert found.go_out is not None
    assert found.go_out.yes
    assert found.left is not None
    assert (found.left.yes, found.opened) == (True, True)
    found = ask(trn=MIDDLE)
    assert found.left is not None
    assert found.go_out is not None
    assert (found.left.yes, found.go_out.yes, "1 tile" in found.left.text) == (False, False, True)


def test_all_best_lays_only_if_they_are_wanted() -> None:
    trn = f"{SHEET} kbr10 k7k8k9b8r8k1/x9 01 0 4.2"
    assert ask(trn=trn).every is None
    found = ask(trn=trn, goal="tiles", every=True).every
    assert found is not None
    assert sorted(lay.move for lay in found.lays) == [":k7-9", ":kbr8"]


def test_a_lay_is_legal_or_every_reason_is_given_with_its_line() -> None:
    before = f"{SHEET} kbr10 o10b4j/x7 - 0 2.0"
    refused = ask(trn=before, after=[row("kbro10")]).verdict
    assert refused is not None
    assert not refused.legal
    broken = judge(parse_situation(before), parse_move("kbr10:kbro10"))
    assert [reason.clause for reason in refused.reasons] == [violation.clause for violation in broken]
    assert "002" in refused.reasons[0].source
    assert [reason.field for reason in refused.reasons] == [violation.field or "" for violation in broken]
    legal = ask(trn=before, opened=True, after=[row("kbro10")]).verdict
    assert legal is not None
    assert (legal.legal, legal.reasons, legal.move, legal.rack) == (True, (), "kbr10:kbro10", ("b4", "j"))
    not_mine = ask(trn=before, opened=True, after=[row("kbr10"), row("r1-3")]).verdict
    assert not_mine is not None
    assert not not_mine.legal


def test_rows_that_are_not_melds_and_their_repair() -> None:
    found = ask(trn=f"{SHEET} [r3r4],[r5r6r7r8],kbr9 k10/x9 01 0 4.2")
    assert (found.whole, found.best, found.verdict, found.start) == (False, None, None, ())
    assert [each.state for each in found.rows] == ["meld", "meld", "unfinished"]
    assert found.rows[2].why is not None
    assert found.rows[2].why.clause == "SET.min_size"
    assert found.repair is not None
    assert found.repair.trn == f"{SHEET} r3-8,kbr9 k10/x9 01 0 4.2"
    assert ask(trn=found.repair.trn).repair is None
    again = ask(trn=found.trn)
    assert again.trn == found.trn
    hopeless = ask(trn=f"{SHEET} [r3r4] k10/x9 01 0 4.2").repair
    assert hopeless is not None
    assert (hopeless.trn, hopeless.table) == (None, ())


def test_a_joker_with_two_readings_is_asked_about() -> None:
    rows = [LaidRow(tiles=("r5", "j", "j"))]
    found = ask(edition=SHEET, rows=rows, rack=["k1"])
    assert (found.whole, found.rows[0].state, found.repair) == (False, "open", None)
    for choice in found.rows[0].choices:
        chosen = ask(trn=found.trn, rows=[LaidRow(tiles=("r5", "j", "j"), reading=choice.reading)])
        assert (chosen.whole, chosen.rows[0].reading) == (True, choice.reading)


def test_the_page_changes_a_position_and_keeps_the_rest() -> None:
    record = play_round(["regular", "learner"], SHEET, seed=3)
    there = record.situations[len(record.situations) // 2]
    found = ask(trn=str(there))
    assert found.trn == str(there)
    fewer = ask(trn=found.trn, rack=found.rack[1:], rows=[LaidRow(tiles=each.tiles) for each in found.rows[1:]])
    changed = parse_situation(fewer.trn)
    assert len(changed.rack) == len(there.rack) - 1
    assert changed.racks[1 - there.turn] == there.racks[1 - there.turn]
    assert laid_text(changed.table) == laid_text(there.table[1:])
    elsewhere = there.racks[1 - there.turn]
    assert all(
        each.most == 2 - elsewhere.count(tile)
        for each, tile in zip(found.box[:52], there.rules.tiles, strict=False)
        if str(tile) == each.tile
    )


def test_another_edition() -> None:
    found = ask(trn=f"{SHEET} r3-5 k10b10r10/x9 01 0 4.2", edition=f"{SHEET},discard_pile=yes")
    assert found.edition == f"{SHEET},discard_pile=yes"
    assert found.best is not None
    assert found.best.lay is not None
    assert ask(trn=found.trn, edition=SHEET).trn.startswith(f"{SHEET} r3-5 ")


def test_a_view_from_a_seat_that_waits() -> None:
    found = ask(trn=f"{SHEET} r3-5 x9/r6k1 01 0 4.2")
    assert found.rack == ("k1", "r6")
    assert found.best is not None
    assert found.best.lay is not None


@pytest.mark.parametrize(
    "asked",
    [
        {"trn": "nonsense"},
        {"trn": f"{SHEET} kbr10 x3/x9 01 0 4.2"},
        {"trn": f"{SHEET} kbr10,kbr10,kbr10 r3/x9 01 0 4.2"},
        {"trn": f"{SHEET} [r3r4],[r3r3] r3/x9 01 0 4.2"},
        {"edition": "unknown"},
        {"edition": SHEET, "rack": ["r5"] * 3},
        {"edition": SHEET, "rack": ["j"] * 120},
        {"edition": SHEET, "rows": [{"tiles": ["r5"] * 40}] * 60},
        {"trn": MIDDLE, "after": [{"tiles": ["r5"] * 40}] * 60},
        {"trn": MIDDLE, "after": [{"tiles": ["r5", "r5", "r5"]}]},
    ],
)
def test_what_cannot_be_is_refused_in_words(asked: dict[str, object]) -> None:
    with pytest.raises(TilerummyError) as refused:
        ask(**asked)
    for language in ("en", "fr"):
        assert "error-" not in Translator(language).error(refused.value)


def test_a_question_that_takes_too_long_is_answered_without_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "SECONDS", 0.0)
    found = ask(trn=f"{SHEET} r3-5,kbr10,b5-9,kro7 r6o10k1b4b10j/x9 01 0 4.2", goal="points", every=True)
    assert found.go_out is not None
    assert found.go_out.yes is None
    assert found.best is not None
    assert found.best.text


def test_usual_questions_are_answered_in_time() -> None:
    record = play_round(["strong", "regular"], SHEET, seed=5)
    asked = [LabQuestion(trn=str(each)) for each in record.situations[1:-1:4]]
    answer(asked[0], EN)
    times = []
    for question in asked:
        began = time.thread_time()
        answer(question, EN)
        times.append(time.thread_time() - began)
    times.sort()
    print(f"{len(times)} questions: median {times[len(times) // 2]:.3f} s, longest {times[-1]:.3f} s")
    assert times[len(times) // 2] < 0.2


def test_the_picture() -> None:
    assert picture(MIDDLE, "", "light").count('class="tile"') == 9
    assert picture(MIDDLE, "kbr10:kbro10", "dark").count('data-mark="played"') == 1
    with pytest.raises(TilerummyError):
        picture(f"{SHEET} [r3r4] k10/x9 01 0 4.2", "", "light")
    with pytest.raises(TilerummyError):
        picture(MIDDLE, "kbr9:kbro9", "light")
    with pytest.raises(Refusal):
        picture(MIDDLE, "pass", "light")


async def test_the_time_of_the_thread_is_paid_and_a_debtor_is_refused() -> None:
    budgets, payer = Budgets(0.0001, 0.001, Metrics()), Payer(address="192.0.2.1")
    assert await budgets.do(LAB, payer, as_json, answer, LabQuestion(trn=MIDDLE), EN)
    with pytest.raises(Refusal) as refusal:
        await budgets.do(LAB, payer, as_json, answer, LabQuestion(trn=MIDDLE), EN)
    assert (refusal.value.code, refusal.value.status) == ("over-budget", 429)
    budgets.close()


def test_over_http(guest: NewGuest) -> None:
    ann = guest("Ann")
    found = ann.ask("POST", "/api/v1/lab?lang=de", {"trn": MIDDLE})
    assert found.status == 200
    assert found.body["best"]["lay"]["move"] == "r3-5,kbr10:r3-6,kbro10"
    wrong = ann.ask("POST", "/api/v1/lab?lang=de", {"trn": "Unsinn"})
    assert (wrong.status, wrong.body["code"]) == (422, "six-fields-expected")
    assert ann.ask("POST", "/api/v1/lab", {"trn": "x" * 2001}).status == 422
    assert ann.ask("POST", "/api/v1/lab", {"goal": "luck"}).status == 422
    assert ann.ask("GET", "/api/v1/lab/picture.svg?p=nonsense").status == 422
