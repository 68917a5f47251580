"""What a round is worth: chances add up, hidden tiles change nothing, and every edition has an evaluation or says that
it has none.
"""

from random import Random

import pytest
from hypothesis import given, strategies as st

from tilerummy.bots import make
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.dealer import Deal, resample
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.scoring import score
from tilerummy.evaluation import Source, evaluate, has_evaluation

SHEET = "rummikub-vienna-en"
RECORD = play_round(["steady", "casual", "expert"], SHEET, seed=13)
MOMENTS = st.integers(0, len(RECORD.entries) - 1)


def position(at: int) -> Position:
    there = RECORD.situations[at]
    assert isinstance(there, Position)
    return there


@given(MOMENTS)
def test_chances_add_up_to_1_and_points_to_0(at: int) -> None:
    situations: list[View | Position] = [position(at), *(view(position(at), seat) for seat in range(3))]
    for situation in situations:
        found = evaluate(situation, RECORD.entries[:at])
        assert found.by is Source.NET
        assert sum(found.chances) == pytest.approx(1)
        assert min(found.chances) > 0
        assert sum(found.points) == pytest.approx(0, abs=1e-6)


@given(MOMENTS, st.integers(0, 2), st.integers(0, 99))
def test_what_a_seat_may_know_does_not_depend_on_hidden_tiles(at: int, seat: int, seed: int) -> None:
    seen = view(position(at), seat)
    other = view(resample(seen, Random(seed)), seat)
    assert evaluate(seen, RECORD.entries[:at]) == evaluate(other, RECORD.entries[:at])


def test_a_seat_with_one_tile_that_fits_is_the_favourite() -> None:
    ahead = Position.parse(f"{SHEET} kbr10,r6-8 r9/x14/x14 012 0 9.0".replace("x14", "k1k4k7b2b9b12o3o6r13o13o1o9"))
    chances = evaluate(ahead).chances
    assert chances[0] > 0.5
    assert chances[0] == max(chances)


def test_the_points_of_a_finished_round_are_its_scores() -> None:
    over = RECORD.final
    assert isinstance(over, Position)
    found = evaluate(over, RECORD.entries)
    assert found.by is Source.OVER
    assert found.points == score(over)
    assert sorted(found.chances) == [0, 0, 1]
    assert found.points[found.chances.index(1)] > 0


def test_the_name_of_a_seat_does_not_matter() -> None:
    """The same round with all seats moved on by one has the same chances, moved on by one."""
    racks = ("k1k4k7b2b9", "r6o3o9", "k10b12o12r2r3k5")
    first, second = (View.parse(f"{SHEET} kbr10,r6-8 {'/'.join(_seen(racks, turn))} 012 {turn} 9.0") for turn in (0, 1))
    assert evaluate(first).chances == evaluate(second).chances[1:] + evaluate(second).chances[:1]


def _seen(racks: tuple[str, ...], turn: int) -> list[str]:
    """The racks as the seat to move sees them; the first one is its own."""
    shown = [racks[0], "x3", "x6"]
    return [shown[(seat - turn) % 3] for seat in range(3)]


@pytest.mark.parametrize("key", keys())
def test_every_edition_has_an_evaluation_or_says_that_it_has_none(key: str) -> None:
    low, high = get(key).rules.seats
    for seats in range(low, high + 1):
        deal = Deal(get(key), seats, bytes(32))
        there = deal.position(deal.starter())
        if has_evaluation(key, seats):
            assert sum(evaluate(there).chances) == pytest.approx(1)
        else:
            with pytest.raises(Impossible) as refused:
                evaluate(there)
            assert refused.value.code == "no-evaluation"


def test_a_watcher_is_asked_for_a_rack() -> None:
    with pytest.raises(Impossible) as refused:
        evaluate(view(position(0), None))
    assert refused.value.code == "rack-unknown"


def test_something_else_is_refused() -> None:
    with pytest.raises(Impossible):
        evaluate("a position")  # type: ignore[arg-type]
    with pytest.raises(Impossible):
        evaluate(position(0), ["a move"])  # type: ignore[list-item]
    with pytest.raises(Impossible):
        has_evaluation(SHEET, "4")  # type: ignore[arg-type]


def test_a_view_of_a_finished_round_has_nothing_to_evaluate() -> None:
    with pytest.raises(Impossible) as refused:
        evaluate(View.parse(f"{SHEET} kbr10 -/x9 01 1 9.0"))
    assert refused.value.code == "round-over"


@pytest.mark.parametrize("lap", ["0.0", "1.0", "99.0", "99999.0"])
def test_any_lap_can_be_evaluated(lap: str) -> None:
    seen = View.parse(f"{SHEET} kbr10 r6r7b6k1o3o4o9/x4 01 0 {lap}")
    assert sum(evaluate(seen).chances) == pytest.approx(1)
    assert judge(seen, make("master", 1, 1e9).choose(seen, ())) == ()


@pytest.mark.parametrize(
    "edition", ["rummikub-original-de", "lets-play-rummy-it", f"{SHEET},open_after_draw=yes", f"{SHEET},seats=2-6"]
)
def test_where_a_table_is_more_than_its_tiles_there_is_none(edition: str) -> None:
    assert not has_evaluation(edition, 5 if "2-6" in edition else 3)
