"""A few puzzles have different grades, as many have. The command shows how far the search is."""

from collections import Counter

import pytest

from tilerummy.engine.editions import keys
from tilerummy.puzzles import Puzzle, finding, make_puzzles
from tilerummy.puzzles.finding import _Search, _share
from tilerummy.puzzles.puzzle import GRADES


@pytest.mark.parametrize("count", [1, 5, 7, 13, 20, 100, 1092])
def test_the_grades_are_spread_evenly_over_all_editions(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[_Search] = []

    class Watched(_Search):
        def __init__(self, edition: str, seed: int, count: int, before: int) -> None:
            super().__init__(edition, seed, count, before)
            searches.append(self)

        def next_round(self, known: set[str]) -> list[Puzzle]:
            raise StopAsyncIteration  # only the shares are of interest

    monkeypatch.setattr(finding, "_Search", Watched)
    with pytest.raises(StopAsyncIteration):
        list(make_puzzles(count))
    wanted = sum((Counter(search.wanted) for search in searches), Counter[int]())
    assert sum(wanted.values()) == count
    assert [wanted[grade] for grade in GRADES] == [_share(count, len(GRADES), at) for at in range(len(GRADES))]
    assert len(searches) == len(keys())
    for search in searches:
        assert max(search.wanted.values()) - min(search.wanted.values()) <= 1


def test_the_progress_is_told_after_each_round() -> None:
    told: list[tuple[int, int]] = []
    made = list(make_puzzles(1, 7, ["rummikub-vienna-en"], progress=lambda *how_far: told.append(how_far)))
    assert told[-1] == (len(made), 1)
    assert told == sorted(told)
