import pytest
from hypothesis import given, strategies as st
from strategies import editions

from tilerummy.engine.editions import Edition, get
from tilerummy.engine.position import Position
from tilerummy.engine.rules import BlockedScore
from tilerummy.engine.scoring import Ending, Outcome, outcome, rack_points, score, score_points
from tilerummy.engine.tiles import Tiles

RULES = get("rummikub-vienna-en").rules


def test_rack_points() -> None:
    assert rack_points(Tiles.parse("r13k1jj"), RULES) == 74
    assert rack_points(Tiles(), RULES) == 0


@pytest.mark.parametrize(
    ("points", "ended", "scores"),
    [
        ([0, 5, 16, 3], Outcome(Ending.OUT, 0), (24, -5, -16, -3)),
        ([0, 5, 16, 3], Outcome(Ending.OUT, 0, hand=True), (48, -10, -32, -6)),
        ([10, 15, 22], Outcome(Ending.BLOCKED, 0), (17, -5, -12)),
        ([10, 10, 22], Outcome(Ending.DRAWN), (0, 0, 0)),
    ],
)
def test_people_count_their_racks_themselves(points: list[int], ended: Outcome, scores: tuple[int, ...]) -> None:
    assert score_points(points, ended, RULES) == scores


def test_a_blocked_round_by_another_sheet() -> None:
    assert score_points([10, 15, 22], Outcome(Ending.BLOCKED, 0), get("rummikub-vienna-de").rules) == (37, -15, -22)
    nothing = get("rummikub-vienna-de,blocked_score=none").rules
    assert nothing.blocked_score is BlockedScore.NONE
    assert score_points([10, 15, 22], Outcome(Ending.BLOCKED, 0), nothing) == (0, 0, 0)


def test_only_who_resigns_loses() -> None:
    assert score_points([10, 15, 22], Outcome(Ending.RESIGNED, 0), RULES, resigned=2) == (22, 0, -22)
    level = Position.parse("rummikub-vienna-en - k5/k9/b5 - 1x 2.0")
    assert outcome(level) == Outcome(Ending.RESIGNED, 2)
    assert score(level) == (0, -9, 9)


@given(
    editions(), st.lists(st.integers(0, 200), min_size=2, max_size=4), st.sampled_from(Ending), st.booleans(), st.data()
)
def test_nothing_is_won_that_is_not_lost(
    edition: Edition, points: list[int], ending: Ending, hand: bool, data: st.DataObject
) -> None:
    seats = st.integers(0, len(points) - 1)
    winner = None if ending is Ending.DRAWN else data.draw(seats)
    if winner is not None and ending is not Ending.RESIGNED:
        points[winner] = 0 if ending is Ending.OUT else min(points)
    resigned = data.draw(seats.filter(lambda seat: seat != winner)) if ending is Ending.RESIGNED else None
    scores = score_points(points, Outcome(ending, winner, hand), edition.rules, resigned=resigned)
    assert sum(scores) == 0
    assert winner is None or scores[winner] == max(scores) >= 0
    assert all(gain <= 0 for seat, gain in enumerate(scores) if seat != winner)
