"""Returns loose table tiles to melds after a turn that ran out of time."""

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from tilerummy.engine.melds import LARGEST_GROUP, Group, Meld, Row, Run, tiles_of, without
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles


def returned_to_melds(table: Sequence[Meld], kept: Sequence[Meld]) -> Sequence[Meld]:
    """The kept melds, together with every loose table tile that can return to a meld.

    Whole melds are restored first, then parts of melds that are melds themselves, then single tiles that fit a meld on
    the table. The other tiles go to the player: they are not in the result.
    """
    home = list(kept)
    loose = tiles_of(table).minus(tiles_of(kept))
    gone = without(table, kept)
    for parts_of in (_whole, _remnants):
        for meld in gone:
            for part in parts_of(meld, loose):
                if part.tiles <= loose:
                    home.append(part)
                    loose = loose - part.tiles
    _take_in(home, loose.numbered)
    return home


def _take_in(home: list[Meld], loose: Tiles) -> None:
    """Add loose tiles to the melds: each time the first tile that fits, to the first meld that takes it.

    A joker gets no new place, because it would have to be freed first.
    """
    near: dict[Tile, list[int]] = {}
    """For each tile, the melds that may take it, in order."""
    for index, meld in enumerate(home):
        for tile in _neighbours(meld):
            near.setdefault(tile, []).append(index)
    while taken := next(_fitting(home, loose, near), None):
        tile, index, home[index] = taken
        loose = loose - Tiles([tile])
        for neighbour in _neighbours(home[index]):
            if index not in near.setdefault(neighbour, []):
                insort(near[neighbour], index)


def _fitting(
    home: Sequence[Meld], loose: Tiles, near: Mapping[Tile, Sequence[int]]
) -> Iterator[tuple[Tile, int, Meld]]:
    for tile in loose:
        for index in near.get(tile, ()):
            for grown in _grown(home[index], tile):
                yield tile, index, grown


def _neighbours(meld: Meld) -> list[Tile]:
    """The tiles that may fit: a run takes one at each end. If it has only one number, it may also become a group."""
    if isinstance(meld, Run):
        ends = [Tile(meld.colour, each) for each in (meld.first - 1, meld.last + 1) if each in NUMBERS]
        numbered = [*meld.tiles.numbered]
        return ends if len(numbered) > 1 else [*ends, *(Tile(each, numbered[0].number) for each in COLOURS)]
    return [Tile(colour, meld.number) for colour in COLOURS] if len(meld.row) < LARGEST_GROUP else []


def _whole(meld: Meld, loose: Tiles) -> Iterator[Meld]:
    if meld.tiles <= loose:
        yield meld


def _remnants(meld: Meld, loose: Tiles) -> Iterator[Meld]:
    """The parts of a meld whose tiles are all loose and that are melds by themselves, jokers in their old places."""
    if isinstance(meld, Group):
        yield from _melds_of([tile for tile in meld.row if tile in loose], Group)
        return
    for is_loose, part in groupby(meld.row, key=loose.__contains__):
        if is_loose:
            yield from _melds_of(list(part), Run)


def _melds_of(tiles: list[Tile], kind: type[Meld]) -> Iterator[Meld]:
    yield from (meld for meld in Row(tuple(tiles)).readings if isinstance(meld, kind))


def _grown(meld: Meld, tile: Tile) -> Iterator[Meld]:
    rows = [(*meld.row, tile)] if isinstance(meld, Group) else [(tile, *meld.row), (*meld.row, tile)]
    for row in rows:
        for grown in Row(row).readings:
            if isinstance(grown, Group) if isinstance(meld, Group) else grown.row == row:
                yield grown
