"""Questions whose answer a person waits for: cut short they still answer, and nothing takes exponential time."""

import pytest

from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, parse_laid, tiles_of
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import GOALS, best, best_move, with_fewest_broken
from tilerummy.solver.all_best import all_best, with_same_tiles
from tilerummy.solver.fewest_broken import kept_whole, melds_whole, restore
from tilerummy.solver.problem import to_shape

CROWDED = (
    ",".join(f"{colour}{part}" for colour in "kbro" for part in ("1-3", "4-6", "7-9", "10-13")) + ",kbr1,kbr5,kbr9"
)
POSITIONS = (
    "rummikub-vienna-en r10-13 k10b10k13b13/x9 01 0 4.2",
    "rummikub-vienna-en kbr10,r3-5,b4-8,kro8 r6o10k1b9k8/x9 01 0 4.2",
    "rummikub-original-de kbr10,r3-5j4,b4-8,kry8 r4y10k1b9k8/x9 01 0 4.2",
    "lets-play-rummy b1-5,r9-11j10,bry2,ryg4 r10y5y13g7g2/x9 0 0 8.0",
    "rummikub-vienna-en - k10b10r10o10k11k12/x9 - 0 2.0",
)


def shapes(text: str) -> list[object]:
    return [to_shape(meld, "kbro") for meld in parse_laid(text)]


@pytest.mark.parametrize(
    ("before", "after", "whole"),
    [
        (CROWDED, CROWDED, 19),
        ("r3-5,r3-5", "r3-5,r3-6", 2),
        ("r3-5,r4-6", "r3-6,r4-6", 2),
        ("r4-6,r3-5", "r3-6,r4-6", 2),
        ("r3-5,r3-5", "r3-6,kbr4", 1),
        ("r3-5", "-", 0),
    ],
)
def test_melds_that_are_whole_are_counted_in_no_time(before: str, after: str, whole: int) -> None:
    """Trying every choice took seconds with eighteen melds, and would take hours with thirty."""
    assert kept_whole(shapes(before), shapes(after)) == whole  # type: ignore[arg-type]


def test_a_large_table_is_restored() -> None:
    melds = tuple(meld for meld in parse_laid(CROWDED) if isinstance(meld, Meld))
    loose = tiles_of(melds) + Tiles.parse("o1")
    found = restore(loose, melds, "kbro")
    assert found is not None
    assert (tiles_of(found), melds_whole(melds, found, "kbro")) == (loose, len(melds))
    stopped = restore(loose, melds, "kbro", stop=lambda: True)
    assert stopped is not None
    assert tiles_of(stopped) == loose


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("trn", POSITIONS)
def test_both_halves_of_a_search_are_the_whole(trn: str, goal: str) -> None:
    view = View.parse(trn)
    whole, half = best(view, goal), best(view, goal, fewest_broken=False)
    assert (whole is None) == (half is None)
    if whole is None or half is None:
        return
    tidy = with_fewest_broken(view, half, goal)
    assert (tidy.tiles, tidy.points, tidy.optimal) == (whole.tiles, whole.points, whole.optimal)
    assert tidy.lay is not None
    assert whole.lay is not None
    assert judge(view, tidy.lay) == judge(view, whole.lay)
    colours = view.rules.colours

    def broken(taken: tuple[object, ...], put: tuple[object, ...]) -> int:
        old, new = ([to_shape(meld, colours) for meld in melds] for melds in (taken, put))
        return len(old) - kept_whole(old, new)

    assert broken(tidy.lay.taken, tidy.lay.put) == broken(whole.lay.taken, whole.lay.put)
    cut = with_fewest_broken(view, half, goal, stop=lambda: True)
    assert cut.lay is not None
    assert cut.tiles == half.tiles
    assert not judge(view, cut.lay)


def test_every_choice_gets_the_table_that_breaks_the_fewest_melds() -> None:
    view = View.parse(POSITIONS[0])
    for solution in all_best(view, "tiles").solutions:
        tidy = with_same_tiles(view, solution, "tiles")
        assert solution.lay is not None
        assert tidy.lay is not None
        assert tidy.lay.played == solution.lay.played
        assert tidy.fewest_broken
        assert not judge(view, tidy.lay)


def test_a_move_with_the_discard_is_cut_short() -> None:
    view = View.parse("rummikub-vienna-en,discard_pile=yes r3-5 k5b5r9/x9 01 0 4.2 -/r5")
    found = best_move(view)
    assert found is not None
    assert (str(found.move), found.optimal) == ("<r5:kbr5", True)
    cut = best_move(view, stop=lambda: True)
    assert cut is not None
    assert not cut.optimal
