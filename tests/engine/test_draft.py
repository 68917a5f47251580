"""The draft: numbered rows, free tiles, and every kind of mistake."""

from collections.abc import Callable

import pytest

from tilerummy.engine.draft import Draft, DraftError, review
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Row, laid_text
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tile, Tiles

TABLE = "rummikub-vienna-en r3-7,kbr10 o10r8k1k2jb4/x7 0 0 2.0"
"""Row 1 is the run, row 2 the group."""


def draft(text: str = TABLE) -> Draft:
    return Draft.of(View.parse(text))


def rows(tried: Draft) -> list[str]:
    return [str(row or "-") for row in tried.rows]


def test_a_fresh_draft_is_the_table() -> None:
    fresh = draft()
    assert rows(fresh) == ["r3-7", "kbr10"]
    assert not fresh.is_changed
    assert not fresh.changes_table
    assert (str(fresh.rack), str(fresh.loose), str(fresh.played)) == ("k1k2b4r8o10j", "-", "-")


def test_tiles_are_put_in_rows_that_keep_their_numbers() -> None:
    tried = draft().put(Tiles.parse("o10"), 2).put(Tiles.parse("r8"), 1)
    assert rows(tried) == ["r3-8", "kbro10"]
    assert str(tried.move) == "r3-7,kbr10:r3-8,kbro10"
    assert tried.changes_table
    assert judge(tried.seen, tried.move) == ()


def test_a_joker_goes_where_it_is_typed() -> None:
    assert rows(draft().put(Tiles.parse("j"), 1))[0] == "r3-8j8"
    assert rows(draft().put([Tile.parse("j"), Tile.parse("k1"), Tile.parse("k2")]))[2] == "k1-3j3"
    assert rows(draft().put([Tile.parse("k1"), Tile.parse("j"), Tile.parse("k2")]))[2] == "k1-3j3"


def test_what_is_taken_from_the_table_is_loose_and_what_came_from_the_rack_goes_back() -> None:
    tried = draft().put(Tiles.parse("r8"), 1).take(1, Tiles.parse("r3r8"))
    assert (str(tried.loose), str(tried.rack)) == ("r3", "k1k2b4r8o10j")
    assert rows(tried) == ["r4-7", "kbr10"]
    whole = draft().take(2)
    assert rows(whole) == ["r3-7", "-"]
    assert str(whole.loose) == "k10b10r10"


def test_tiles_are_moved_and_rows_are_split() -> None:
    tried = draft().split(1, Tile("r", 6))
    assert rows(tried) == ["r3-5", "kbr10", "[r6r7]"]
    assert rows(tried.put(Tiles.parse("r8"), 3))[2] == "r6-8"
    moved = draft().shift(1, Tiles.parse("r3r4"))
    assert rows(moved) == ["r5-7", "kbr10", "[r3r4]"]
    assert rows(moved.shift(1, Tiles.parse("r5"), 3)) == ["[r6r7]", "kbr10", "r3-5"]


def test_a_lay_in_trn_fills_the_places_it_empties() -> None:
    tried = draft().change(Lay.parse("kbr10:kbro10"))
    assert rows(tried) == ["r3-7", "kbro10"]
    tried = tried.change(Lay.parse(":k1-3j3"))
    assert rows(tried) == ["r3-7", "kbro10", "k1-3j3"]
    assert laid_text(tried.changed_rows) == "k1-3j3,kbro10"


def test_what_the_opening_is_worth_so_far() -> None:
    unopened = draft("rummikub-vienna-en kbr10 k8b8r8k9k1/x7 1 0 2.0").put(Tiles.parse("k8b8r8"))
    assert unopened.opening_points == 24


SLIPS: dict[str, tuple[Callable[[Draft], Draft], str]] = {
    "not on the rack": (lambda it: it.put(Tiles.parse("r13")), "slip-not-free"),
    "once, not twice": (lambda it: it.put(Tiles.parse("r8r8"), 1), "slip-not-free"),
    "no row 3": (lambda it: it.put(Tiles.parse("r8"), 3), "slip-row"),
    "no row 0": (lambda it: it.put(Tiles.parse("r8"), 0), "slip-row"),
    "not in the row": (lambda it: it.take(1, Tiles.parse("r9")), "slip-not-in-row"),
    "an empty row": (lambda it: it.take(2).take(2), "slip-row"),
    "to no row": (lambda it: it.shift(1, Tiles.parse("r3"), 9), "slip-row"),
    "before the first": (lambda it: it.split(1, Tile("r", 3)), "slip-split"),
    "before none of it": (lambda it: it.split(1, Tile("k", 3)), "slip-split"),
    "no such meld": (lambda it: it.change(Lay.parse("k4-6:")), "slip-no-such-meld"),
    "tiles of others": (lambda it: it.change(Lay.parse(":kbr13")), "slip-not-free"),
    "no discard": (lambda it: it.take_beside("<"), "slip-no-discard"),
    "no open tile": (lambda it: it.take_beside("^"), "slip-no-open-tile"),
}


@pytest.mark.parametrize("case", SLIPS)
def test_a_mistake_changes_nothing(case: str) -> None:
    slip, code = SLIPS[case]
    tried = draft()
    with pytest.raises(DraftError) as slipped:
        slip(tried)
    assert slipped.value.code == code
    assert tried == draft()


def test_a_discard_is_taken_into_a_new_meld() -> None:
    start = draft("rummikub-original-de,discard_pile=yes kby9 k4b4b1/x14 0 0 2.0 -/r4")
    taken = start.take_beside("<")
    assert str(taken.rack) == "k4b1b4r4"
    whole = taken.put(Tiles.parse("k4b4r4"))
    assert str(whole.move) == "<r4:kbr4"
    assert judge(whole.seen, whole.move) == ()
    with pytest.raises(DraftError, match="slip-taken-already"):
        taken.take_beside("<")


def test_the_open_tile_is_taken_to_finish() -> None:
    start = draft("rummikub-original-de,open_last_tile=yes kby9 k4b4/x14 0 0 2.0 ^r4").take_beside("^")
    assert str(start.put(Tiles.parse("k4b4r4")).move) == "^r4:kbr4"


@pytest.mark.parametrize(("tiles", "mine"), [("r6r7r8", (0, 1, 2)), ("r3r4r5r6", (3,))])
def test_own_tiles_are_found_in_a_row_that_was_not_read(tiles: str, mine: tuple[int, ...]) -> None:
    seen = View.parse("rummikub-vienna-en r3-5 r6r7r8/x9 01 0 4.0")
    row = Row(Row.parse(f"[{tiles}]").row)
    assert [verdict.mine for verdict in review(Draft(seen, (row,))).rows] == [mine]
