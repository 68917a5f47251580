"""Three tiles of a meld stay together, or no two."""

import pytest

from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.melds import Meld, laid_text, parse_laid, tiles_of
from tilerummy.engine.tiles import Tile


@pytest.mark.parametrize(
    ("before", "after", "broken"),
    [
        ("b8-10", "b9-11,bry8", "b8-10"),
        ("b8-10,r1-3", "b9-11,bry8,r1-3", "b8-10"),
        ("b8-11", "b8-10,bry11", ""),
        ("b8-10,r8-10,y8-10", "bry8,bry9,bry10", ""),
        ("b7-9,b9-11", "b7-11,bry9", "b7-9"),
        ("b6-9,b9-11", "b6-11,bry9", ""),
        ("b7-9,b9-11,b1-3", "b7-11,bry9,b1-3", "b7-9"),
        ("b7-9,b7-9", "b7-9,b7-10", ""),
        ("b7-10,b7-10", "b6-8,b6-8,b9-11,b9-11", ""),
    ],
)
def test_which_melds_were_broken_up(before: str, after: str, broken: str) -> None:
    found = KeepThree(laid(before), laid(after)).broken_up(())
    assert laid_text(violation.meld for violation in found) == (broken or "-")


@pytest.mark.parametrize(("homes", "broken"), [([(0, 0)], ""), ([(0, 1)], "b8-10j10"), ([], "b8-10j10")])
def test_a_joker_is_one_of_the_tiles(homes: list[tuple[int, int]], broken: str) -> None:
    found = KeepThree(laid("b8-10j10"), laid("b8-11j10,brj1")).broken_up(homes)
    assert laid_text(violation.meld for violation in found) == (broken or "-")


def test_tiles_that_left_the_table_hold_nothing_together() -> None:
    assert KeepThree(laid("b8-11"), laid("bry8")).broken_up(()) == ()
    assert len(KeepThree(laid("b8-11,b8-10"), laid("b8-10,bry8")).broken_up(())) == 0
    assert Tile("b", 8) in tiles_of(laid("bry8"))


def test_melds_that_cannot_all_hold_are_in_conflict() -> None:
    before, after = laid("b7-9,b9-11,r1-3"), laid("b7-11,bry9,r1-3")
    assert KeepThree(before, after).conflicts(()) == (0, 1)
    assert KeepThree(before, before).conflicts(()) == ()
    assert KeepThree(laid("b8-10,r1-3"), laid("b9-11,bry8,r1-3")).conflicts(()) == (0,)


def laid(text: str) -> tuple[Meld, ...]:
    return parse_laid(text)  # type: ignore[return-value]
