"""The review of a round: the question, refusals, and that nobody sees racks before a round is over."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from serving import Guest, ServerProcess

from tilerummy.answers.review_model import LONGEST_REVIEWED, RoundReviewed
from tilerummy.answers.review_report import report, review_json
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.draft import TILES_BACK
from tilerummy.engine.moves import parse_move
from tilerummy.engine.record import Entry, Record
from tilerummy.hosting.work import REVIEW, Payer
from tilerummy.language import Translator
from tilerummy.review import weighing
from tilerummy.rooms import room_records
from tilerummy.rooms.refusals import Refusal
from tilerummy.server import work_process
from tilerummy.server.budgets import Budgets
from tilerummy.server.metrics import Metrics
from tilerummy.solver import native

NewGuest = Callable[[str], Guest]
SHEET = "rummikub-vienna-en"
ROUND = play_round(["strong", "learner", "regular"], SHEET, seed=2)
SHORT = Record(ROUND.start, ROUND.entries[:6])
"""The begin of a round."""
PAYER = Payer(address="192.0.2.1")


@pytest.fixture(scope="module")
def shown() -> RoundReviewed:
    return report(ROUND, 1, 1, Translator("en"))


def test_every_tile_is_somewhere_at_every_moment(shown: RoundReviewed) -> None:
    box = len(ROUND.start.rules.tiles)
    for moment in (shown.start, *(turn.after for turn in shown.turns)):
        on_table = sum(len(meld.tiles) for meld in moment.table)
        assert on_table + sum(map(len, moment.racks)) + sum(moment.hidden) + moment.pool == box


def test_the_tiles_of_a_lay_are_marked(shown: RoundReviewed) -> None:
    before = shown.start
    for turn in shown.turns:
        marked = sorted(meld.tiles[at] for meld in turn.after.table for at in meld.new)
        left = list(turn.after.racks[turn.seat])
        gone = [tile for tile in before.racks[turn.seat] if tile not in left or left.remove(tile)]  # type: ignore[func-returns-value]
        assert marked == sorted(gone), turn.number
        before = turn.after
    assert any(meld.new for turn in shown.turns for meld in turn.after.table)


def test_melds_that_nobody_touched_keep_their_slots(shown: RoundReviewed) -> None:
    before: dict[int, tuple[str, ...]] = {}
    for turn in shown.turns:
        now = {meld.slot: meld.tiles for meld in turn.after.table}
        assert list(now) == sorted(now)
        for slot, tiles in before.items():
            if tiles in now.values():
                assert now.get(slot) == tiles or list(before.values()).count(tiles) < list(now.values()).count(tiles)
        before = now


def test_a_mistake_has_its_best_lay_and_an_exercise(shown: RoundReviewed) -> None:
    wrong = [turn for turn in shown.turns if turn.missed]
    assert wrong
    for turn in shown.turns:
        assert (turn.best is not None) == bool(turn.missed or "waited" in turn.marks) == (turn.exercise is not None)
        assert not (turn.missed and "waited" in turn.marks)
    for turn in wrong:
        assert turn.best is not None
        assert turn.best.steps
        new = [meld.tiles[at] for meld in turn.best.table for at in meld.new]
        assert sorted(new) == sorted(turn.best.tiles)
    worst = [number for player in shown.players for number in player.worst]
    assert {turn.number for turn in wrong} >= set(worst)


def test_the_record_of_one_seat_shows_no_other_rack() -> None:
    shown = report(SHORT.redacted(0), 1, 1, Translator("de"))
    assert all(turn.exercise is None for turn in shown.turns)
    assert all(not moment.racks[1] for moment in (shown.start, *(turn.after for turn in shown.turns)))
    assert shown.players[1].accuracy is None
    assert shown.players[1].level == ""
    assert shown.scores is None


def test_the_names_and_the_words_of_the_sheet(shown: RoundReviewed) -> None:
    assert shown.unit == "game"
    assert [player.computer for player in shown.players] == ["strong", "learner", "regular"]
    assert all(player.name and "computer" not in player.name for player in shown.players)
    assert shown.is_over
    assert shown.scores is not None
    assert shown.ending


def test_why_and_comments_are_shown() -> None:
    first = replace(SHORT.entries[0], comment="slip", why="waits")
    turn = report(replace(SHORT, entries=(first, *SHORT.entries[1:])), 1, 1, Translator("en")).turns[0]
    assert turn.why.startswith("Tiles could have been laid")
    assert turn.comment == "slip"


# The question


def test_the_round_that_is_asked_for() -> None:
    both = f"{ROUND}\n{SHORT}"
    found = json.loads(review_json(both, 2, Translator("en")))
    assert (found["round"], found["rounds"], len(found["turns"])) == (2, 2, 6)
    with pytest.raises(Refusal) as refusal:
        review_json(both, 3, Translator("en"))
    assert (refusal.value.code, refusal.value.status) == ("not-found", 404)
    with pytest.raises(Refusal) as refusal:
        review_json("  ", 1, Translator("en"))
    assert refusal.value.code == "record-empty"


def test_a_round_with_too_many_moves_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_records, "MOST_MOVES", len(SHORT.entries))
    assert review_json(str(SHORT), 1, Translator("en"))
    monkeypatch.setattr(room_records, "MOST_MOVES", len(SHORT.entries) - 1)
    with pytest.raises(Refusal) as refusal:
        review_json(str(SHORT), 1, Translator("en"))
    assert (refusal.value.code, refusal.value.status) == ("body-too-long", 413)


async def test_the_time_of_the_process_is_paid_and_a_debtor_is_refused() -> None:
    budgets = Budgets(0.001, 0.2, Metrics())
    await budgets.do_apart(REVIEW, PAYER, review_json, str(ROUND), 1, Translator("nl"))
    assert budgets.buckets[f"{REVIEW} address 192.0.2.1"].left < 0.0
    with pytest.raises(Refusal) as refusal:
        await budgets.do_apart(REVIEW, PAYER, review_json, str(ROUND), 1, Translator("nl"))
    assert (refusal.value.code, refusal.value.status) == ("over-budget", 429)
    budgets.close()


async def test_a_process_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_process, "PROCESS", ("sleep", "60"))
    monkeypatch.setattr(work_process, "LONGEST_S", 0.05)
    budgets = Budgets(1.0, 50.0, Metrics())
    with pytest.raises(Refusal) as refusal:
        await budgets.do_apart(REVIEW, PAYER, review_json, str(ROUND), 1, Translator("en"))
    assert (refusal.value.code, refusal.value.status) == ("busy", 503)
    assert budgets.lanes[REVIEW].busy == 0
    budgets.close()


@pytest.mark.long(but=1)
@pytest.mark.parametrize("work", ["while True: pass", "raise MemoryError", "bytearray(1 << 31)"])
async def test_a_process_that_needs_too_much_is_refused(work: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from tilerummy.server import work_process as it; it.MOST_CPU_S = 1; it.main()"
    monkeypatch.setattr(work_process, "PROCESS", (sys.executable, "-c", code))
    result, seconds = await work_process.in_process(exec, work)
    assert isinstance(result, Refusal)
    assert result.code == "over-budget"
    assert 0 < seconds <= work_process.MOST_CPU_S


# Over HTTP


def ask(guest: Guest, **body: Any) -> Any:
    return guest.ask("POST", "/api/v1/review?lang=de", body)


def test_any_record_is_reviewed(guest: NewGuest) -> None:
    answer = ask(guest("Ann"), trn=str(SHORT))
    assert answer.status == 200
    assert RoundReviewed.model_validate(answer.body, strict=False) == report(SHORT, 1, 1, Translator("de"))


@pytest.mark.long(but=4)
@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"trn": ""}, 422),
        ({"trn": "nonsense"}, 422),
        ({"trn": "x" * (LONGEST_REVIEWED + 1)}, 422),
        ({"trn": str(ROUND).replace("1. +", "1. +x +", 1)}, 422),
        ({"trn": str(ROUND), "round": 0}, 422),
        ({"trn": str(ROUND), "round": 2}, 404),
        ({}, 422),
    ],
)
def test_what_cannot_be_reviewed_gets_words(guest: NewGuest, body: dict[str, Any], status: int) -> None:
    answer = guest("Ann").ask("POST", "/api/v1/review?lang=de", body)
    assert answer.status == status
    assert answer.body["text"]
    assert answer.body["code"]


def test_nobody_looks_back_at_a_round_that_is_played(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = ann.create("newcomer", edition=SHEET)
    for each in (ann, bo):
        answer = each.ask("GET", f"/api/v1/rooms/{room}/rounds/1/review")
        assert (answer.status, answer.body["code"]) == (409, "round-running")
        assert "racks" not in json.dumps(answer.body)
    assert ann.ask("GET", f"/api/v1/rooms/{room}/rounds/2/review").status == 404
    socket = ann.open(room)
    assert socket.wait_for_turn()
    assert socket.ask("resign")["type"] == "done"
    socket.close()
    answer = bo.ask("GET", f"/api/v1/rooms/{room}/rounds/1/review?lang=fr")
    assert answer.status == 200
    assert answer.body["is_over"]
    assert answer.body["players"][0]["name"] == "Ann"
    assert bo.ask("GET", "/api/v1/rooms/nothing/rounds/1/review").status == 404


@pytest.mark.long
def test_an_imported_match_is_reviewed(guest: NewGuest, server: ServerProcess) -> None:
    ann, rounds = guest("Ann"), f"{ROUND.finished()}\n{ROUND.finished()}"
    room = ann.ask("POST", "/api/v1/rooms/import", {"trn": rounds}).body["id"]
    for number in (1, 2):
        answer = guest("Bo").ask("GET", f"/api/v1/rooms/{room}/rounds/{number}/review")
        assert (answer.status, answer.body["round"], answer.body["rounds"]) == (200, number, 2)
    assert server.get(f"/api/v1/rooms/{room}/rounds/3/review").status == 404


def test_hints_and_time_outs_are_in_words() -> None:
    first = ROUND.start.turn
    moves = (
        Entry(0, parse_move("!+k1k3k4"), why=TILES_BACK),
        Entry(1, parse_move("+k5"), comment="hint 3"),
        Entry(2, parse_move("+k6"), comment="Oh no"),
    )
    entries = tuple(replace(entry, seat=(first + entry.seat) % 3) for entry in moves)
    shown = report(Record(ROUND.start, entries), 1, 1, Translator("de"))
    assert "Steine zurück" in shown.turns[0].text
    assert [turn.comment for turn in shown.turns] == ["", "Nach einem Tipp.", "Oh no"]
    assert shown.beginning.endswith(" beginnt.")


# By chances


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_a_mistake_by_chances_has_its_best_play_and_an_exercise(shown: RoundReviewed) -> None:
    by = shown.by_chances
    assert by is not None
    assert shown.only_tiles == ""
    wrong = [number for number, turn in enumerate(by.turns, 1) if turn.best]
    assert wrong
    for turn, same in zip(by.turns, shown.turns, strict=True):
        mistake = bool({"lost-chance", "missed-win"} & {*turn.marks})
        assert mistake == bool(turn.best) == bool(turn.missed) == bool(turn.possible) == (turn.exercise is not None)
        if turn.best is not None:
            assert turn.best.steps
            new = [meld.tiles[at] for meld in turn.best.table for at in meld.new]
            assert sorted(new) == sorted(turn.best.tiles)
            assert sorted((*turn.best.rack, *turn.best.tiles)) == sorted(turn.best.rack_before)
        assert turn.exercise in (None, same.position)
    assert {*wrong} >= {number for player in by.players for number in player.worst}
    assert any(turn.best and not turn.best.tiles for turn in by.turns), "waiting was the best"
    for at in range(len(shown.turns) + 1):
        assert sum(player.chances[at] for player in by.players) == pytest.approx(1, abs=0.01)
    assert by.players[shown.turns[-1].seat].chances[-1] == 1


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_the_record_of_one_seat_has_no_graph_of_chances() -> None:
    by = report(SHORT.redacted(0), 1, 1, Translator("de")).by_chances
    assert by is not None
    assert [player.chances for player in by.players] == [()] * 3
    assert by.players[1].accuracy is None
    assert by.players[1].missed == ""


def test_why_a_round_is_reviewed_only_by_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    def why() -> str:
        shown = report(SHORT, 1, 1, Translator("en"))
        assert shown.by_chances is None
        return shown.only_tiles

    monkeypatch.setattr(weighing, "MOST_WEIGHED", len(SHORT.entries) - 1)
    assert why().startswith("There are too many turns")
    monkeypatch.setattr(native, "compiled", None)
    assert why().startswith("The chances need the compiled solver")
    other = play_round(["newcomer", "newcomer"], f"{SHEET},discard_pile=yes", seed=1)
    assert report(other, 1, 1, Translator("en")).only_tiles.startswith("For these rules")
