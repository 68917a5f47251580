"""Returns loose table tiles to melds after a turn that ran out of time."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tilerummy.engine.melds import Group, Meld, Row, Run, tiles_of, without
from tilerummy.engine.tiles import Tile, Tiles


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
    while any(_takes_in(home, tile) for tile in loose.numbered):
        loose = tiles_of(table).minus(tiles_of(home))
    return home


def _takes_in(home: list[Meld], tile: Tile) -> bool:
    """Add the tile to the first meld that takes it, if there is one.

    A joker gets no new place, because it would have to be freed first.
    """
    for index, meld in enumerate(home):
        for grown in _grown(meld, tile):
            home[index] = grown
            return True
    return False


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
