"""Puzzles from rounds between computers: the seed decides, and both solvers prove each one."""

import pytest

from tilerummy.engine.errors import Impossible
from tilerummy.puzzles import finding, make_puzzles, verdict
from tilerummy.puzzles.finding import proved

VIENNA = "rummikub-vienna-en"


@pytest.mark.long
def test_a_seed_makes_the_same_puzzles() -> None:
    one, same = (list(make_puzzles(2, 5, [VIENNA])) for _ in range(2))
    (other,) = make_puzzles(1, 6, [VIENNA])
    assert one == same
    assert other.id not in {puzzle.id for puzzle in one}
    assert len({puzzle.grade for puzzle in one}) == 2, "spread over the grades"
    for puzzle in one:
        assert verdict(puzzle, puzzle.solution).is_solved
        assert all(proved(puzzle.view, puzzle.solution, backend) for backend in ("auto", "reference"))


@pytest.mark.long
def test_house_rules_count() -> None:
    (puzzle,) = make_puzzles(1, 1, [f"{VIENNA},open_min=50"])
    assert puzzle.view.rules.open_min == 50


def test_nothing_is_made_for_nothing() -> None:
    assert list(make_puzzles(0)) == []


def test_the_search_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition in which no position has a puzzle is not searched for ever."""
    monkeypatch.setattr(finding, "puzzle_at", lambda seen: None)
    monkeypatch.setattr(finding, "GIVE_UP", 2)
    with pytest.raises(Impossible, match="puzzles not found"):
        list(make_puzzles(1, 0, [VIENNA]))
