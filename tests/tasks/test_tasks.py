"""Tasks for language models: right answers score 1, garbage scores 0, and the parts that are right count."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

import tilerummy
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position, View
from tilerummy.engine.violations import Violation
from tilerummy.solver import best
from tilerummy.solver.playable import playable
from tilerummy.tasks import KINDS, Tasks, score_answer
from tilerummy.tasks.scoring import FORMAT, LONGEST
from tilerummy.tasks.wording import CLAUSES

VIENNA = "rummikub-vienna-en"
THREE = [VIENNA, "rummy-classic-it", "lets-play-rummy"]
SIZE = len(KINDS) * len(THREE)
LAYS = [at for at in range(SIZE) if list(KINDS)[at % len(KINDS)] in ("lay", "opening", "puzzle")]


@cache
def made(at: int) -> dict[str, Any]:
    """A task of each kind for each of three editions."""
    return Tasks(count=SIZE, seed=5, editions=THREE)[at]


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(12))
def test_every_reference_answer_scores_1(seed: int) -> None:
    tasks = Tasks(count=len(KINDS) * len(keys()), seed=seed)
    met = set()
    for item in tasks:
        assert tasks.score_answer(item["answer"], item) == 1, item
        assert tasks.score_answer(f"\n ` {item['answer']}`\n", item) == 1, item
        assert item == json.loads(json.dumps(item))
        about = item["metadata"]
        met.add((about["kind"], about["edition"]))
        assert 1 <= about["difficulty"] <= 6
        assert len(item["question"]) < 6000
        assert not any(sign in item["question"] for sign in ("{", "}", "None", "table-"))
    assert len(met) == len(tasks)


def test_the_same_seed_makes_the_same_items() -> None:
    tasks = Tasks(count=20, seed=5, editions=THREE)
    assert tasks[:SIZE] == list(tasks)[:SIZE] == [made(at) for at in range(SIZE)]
    assert tasks[-1] == tasks[19]
    assert tasks[19] != Tasks(count=20, seed=6, editions=[VIENNA])[19]
    with pytest.raises(IndexError):
        tasks[20]


def of_kind(kind: str, count: int = 1, **more: Any) -> list[dict[str, Any]]:
    return list(Tasks([kind], count, **more))


@pytest.mark.parametrize("at", range(SIZE))
def test_garbage_scores_0(at: int) -> None:
    item = made(at)
    huge = ["x" * 10**7, "[" * LONGEST, "9" * LONGEST, ":" + ",".join(["r1-13"] * 400), "legal" * 1000, "/" * LONGEST]
    small = ["", " ", "?", "I do not know.", "-", "None", "0", "kbr10", "+x", "`", "\0", "é"]
    other: list[object] = [None, 7, b":r3-5", []]
    for answer in (*small, *huge, *other):
        assert score_answer(answer, item) == 0, answer


@pytest.mark.parametrize("at", LAYS)
def test_more_tiles_score_more(at: int) -> None:
    item = made(at)
    seen = View.parse(item["metadata"]["position"])
    most = item["metadata"]["tiles"]
    scores: dict[int, set[float]] = {}
    for number, (_, lay) in enumerate(lays_of(seen)):
        scores.setdefault(len(lay.played), set()).add(round(score_answer(str(lay), item), 6))
        if number == 15:
            break
    for count, found in scores.items():
        if count < most:
            assert found == {round(FORMAT + (1 - FORMAT) * count / most, 6)}
        else:
            assert count == most
            assert found <= {1.0, round(FORMAT + (1 - FORMAT) * (most - 1) / most, 6)}


def lays_of(seen: View) -> Any:
    for tiles in playable(seen):
        found = best(View.parse(str(seen).replace(str(seen.rack), str(tiles))), "tiles", fewest_broken=False)
        if found is not None and found.lay is not None and not judge(seen, found.lay):
            yield tiles, found.lay


@pytest.mark.parametrize("at", LAYS)
def test_an_illegal_lay_gets_the_format_only(at: int) -> None:
    item = made(at)
    lay = Lay.parse(item["answer"])
    for text in (":", f"{lay},[r1r2]", f"{lay},k1-13"):
        assert judge(View.parse(item["metadata"]["position"]), Lay.parse(text))
        assert score_answer(text, item) == FORMAT


def test_a_verdict_needs_its_reason() -> None:
    items = of_kind("verdict", 40, seed=2, editions=[VIENNA, "rummy-classic"])
    legal = [item for item in items if item["answer"] == "legal"]
    assert 8 < len(legal) < 32
    for item in items:
        broken = {
            each.clause for each in judge(View.parse(item["metadata"]["position"]), Lay.parse(item["metadata"]["move"]))
        }
        assert bool(broken) == (item not in legal)
        for clause in CLAUSES:
            named = score_answer(f"Illegal {clause.lower()}", item)
            assert named == (1 if clause in broken else 0.5 if broken else 0)
        assert score_answer("illegal", item) == score_answer("illegal, I think", item) == (0.5 if broken else 0)
        for clause in broken:
            assert score_answer(f"**Illegal: {clause}.**", item) == 1
        assert score_answer("LEGAL", item) == (not broken)


def test_a_score_counts_by_seats() -> None:
    (item,) = of_kind("score", editions=["rummikub-vienna-en,seats=4-4"])
    assert Position.parse(item["metadata"]["position"]).seats == 4
    points = item["answer"].split("/")
    assert score_answer(" / ".join(points).replace("+", ""), item) == 1
    for wrong in range(1, 5):
        said = [*["77777"] * wrong, *points[wrong:]]
        assert score_answer("/".join(said), item) == 1 - wrong / 4
    assert score_answer("/".join(points[:3]), item) == 0


def test_the_reference_is_the_best() -> None:
    for item in of_kind("lay", 6, seed=1) + of_kind("opening", 6, seed=1):
        seen = View.parse(item["metadata"]["position"])
        found = best(seen, "tiles", "reference", fewest_broken=False)
        assert found is not None
        assert found.tiles == item["metadata"]["tiles"] == len(Lay.parse(item["answer"]).played)
        assert seen.has_opened(seen.turn) == (item["metadata"]["kind"] == "lay")


TEXTS = st.text(alphabet="kbroygj0123456789-:,[]/+!~<^xlegalSETrun.` \n", max_size=60) | st.text(max_size=60)


@given(TEXTS, st.sampled_from(range(SIZE)))
def test_any_text_gets_a_score(answer: str, at: int) -> None:
    assert 0 <= score_answer(answer, made(at)) <= 1


@given(st.integers(0, 2**32 - 1), st.sampled_from(LAYS))
def test_a_changed_answer_is_never_above_the_right_one(seed: int, at: int) -> None:
    """Answers close to the right one are read, and get the format, the part they lay, or nothing."""
    item = made(at)
    rng, text = Random(seed), list(item["answer"])
    for _ in range(rng.randint(1, 3)):
        text[rng.randrange(len(text))] = rng.choice("kbroygj0123456789-:,[]")
    score = score_answer("".join(text), item)
    most = item["metadata"]["tiles"]
    assert score == 0 or any(abs(score - FORMAT - (1 - FORMAT) * laid / most) < 1e-9 for laid in range(most + 1))


def test_the_codes_are_clauses() -> None:
    def kinds(kind: type[Violation]) -> set[str]:
        return {vars(kind).get("clause", "")}.union(*map(kinds, kind.__subclasses__()))

    assert CLAUSES.keys() <= kinds(Violation)


def test_the_question_tells_the_rules_that_are_played() -> None:
    (item,) = of_kind("lay", editions=["rummikub-vienna-en,open_min=51,jokers=0"])
    assert "at least 51 points" in item["question"]
    assert "no joker" in item["question"]
    (item,) = of_kind("score", editions=["rummikub-vienna-en,joker_penalty=77"])
    assert "costs 77 points" in item["question"]


def test_what_cannot_be_made_is_refused() -> None:
    assert tilerummy.tasks.Tasks is Tasks
    with pytest.raises(Impossible):
        Tasks(["riddle"])
    with pytest.raises(Impossible):
        Tasks(count=-1)
    with pytest.raises(Impossible):
        Tasks(editions=["nowhere"])
    with pytest.raises(Impossible):
        of_kind("puzzle", editions=[get(VIENNA).with_rules(open_min=40)])
    with pytest.raises(Impossible):
        Tasks(count=1)["0"]  # type: ignore[call-overload]


def test_an_edition_with_a_discard_pile_has_lays_to_make() -> None:
    """After the draw: nothing can be laid before it."""
    for item in of_kind("lay", 2, editions=["rummy-classic,discard_pile=yes,open_min=0"]):
        assert score_answer(item["answer"], item) == 1


def test_a_minus_may_be_one_of_print() -> None:
    (item,) = of_kind("score")
    assert score_answer(item["answer"].replace("-", "−") + ".", item) == 1
    with pytest.raises(ValueError, match="answer"):
        score_answer("5", {**item, "answer": 5})
