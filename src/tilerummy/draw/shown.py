"""What to draw: rows of pieces, as in the situation or as after a lay.

A picture shows only what the situation knows: known tiles face up, all others as backs.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from tilerummy.draw.faces import Mark
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, Row, tiles_of, without
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile, lay_in
from tilerummy.engine.position import Situation, View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import with_tile, without_tiles
from tilerummy.engine.violations import (
    IllegalMove,
    LeftTheTable,
    NoSuchMeld,
    NoSuchVariant,
    NotOnRack,
    NotTheLastDiscard,
    NotTheOpenTile,
)

Showable = Lay | TakeDiscard | TakeOpenTile
"""The moves that put something on the table."""


class Piece(NamedTuple):
    """Something of the size of a tile: a tile, the back of one, or the badge of the seat whose discards follow."""

    tile: Tile | None = None
    mark: Mark = Mark.NONE
    seat: int | None = None


@dataclass(frozen=True)
class Spread:
    """A row on the table; `changed` by the lay that is shown, `unfinished` if it is not a meld."""

    pieces: tuple[Piece, ...]
    changed: bool = False
    unfinished: bool = False


@dataclass(frozen=True)
class Shown:
    """A situation and the state of its parts after the move that is shown."""

    situation: Situation
    table: tuple[Spread, ...]
    racks: tuple[Tiles, ...]
    discards: tuple[tuple[Tile, ...], ...]
    open_tile: Tile | None

    @property
    def owner(self) -> int:
        """The seat whose rack is in front: the seat of the view, else the one to move."""
        looking = self.situation.seat if isinstance(self.situation, View) else None
        return self.situation.turn if looking is None else looking

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, starting with the next one around the table."""
        seats = self.situation.seats
        return tuple((self.owner + step) % seats for step in range(1, seats))


NOT_THERE = (LeftTheTable, NoSuchMeld, NoSuchVariant, NotOnRack, NotTheLastDiscard, NotTheOpenTile)
"""Why a move cannot be shown: it needs something that is not there, or loses tiles."""


def shown(situation: Situation, move: Showable | None) -> Shown:
    """The situation as it is, or after a move. An illegal move is shown too, with its unfinished rows.

    A move with melds or tiles that are not there raises `IllegalMove`.
    """
    if move is None:
        still = tuple(Spread(tuple(map(Piece, meld.row))) for meld in situation.table)
        return Shown(situation, still, situation.racks, situation.discards, situation.open_tile)
    if missing := tuple(violation for violation in judge(situation, move) if isinstance(violation, NOT_THERE)):
        raise IllegalMove(missing)
    lay = lay_in(move)
    holding = situation if isinstance(move, Lay) else with_tile(situation, move)
    racks = list(holding.racks)
    racks[situation.turn] = without_tiles(holding.rack, lay.played)
    table = tuple(_after(situation.table, lay))
    return Shown(situation, table, tuple(racks), holding.discards, holding.open_tile)


def _after(table: Sequence[Meld], lay: Lay) -> Iterator[Spread]:
    """The melds that the lay does not change and those that it puts, in order."""
    still = [(meld, Spread(tuple(map(Piece, meld.row)))) for meld in without(table, lay.taken)]
    new = [
        (meld, Spread(pieces, True, isinstance(meld, Row))) for meld, pieces in zip(lay.put, marked(lay), strict=True)
    ]
    for _, spread in sorted([*still, *new], key=lambda each: each[0].sort_key):
        yield spread


def marked(lay: Lay) -> list[tuple[Piece, ...]]:
    """The pieces of every meld put, with a mark on each tile that was played or came from another meld.

    Equal tiles cannot be distinguished, so this is the simplest explanation: a new meld continues the taken meld with
    which it has most in common, then uses other table tiles, and takes only the rest from the rack.
    """
    stayed = _stayed(lay)
    loose = tiles_of(lay.taken) - sum(stayed.values(), Tiles())
    marked: dict[int, tuple[Piece, ...]] = {}
    for at in sorted(stayed, key=lambda at: -len(stayed[at])):
        moved = (lay.put[at].tiles - stayed[at]) & loose
        loose -= moved
        marked[at] = tuple(_pieces(lay.put[at].row, stayed[at], moved))
    return [marked[at] for at in range(len(lay.put))]


def _stayed(lay: Lay) -> dict[int, Tiles]:
    """What each new meld keeps of the meld it continues; each taken meld is continued by at most one."""
    pairs = [
        (put.tiles & taken.tiles, at, origin)
        for at, put in enumerate(lay.put)
        for origin, taken in enumerate(lay.taken)
    ]
    found: dict[int, Tiles] = {}
    spent: set[int] = set()
    for common, at, origin in sorted(pairs, key=lambda pair: -len(pair[0])):
        if at not in found and origin not in spent:
            found[at] = common
            spent.add(origin)
    return {at: found.get(at, Tiles()) for at in range(len(lay.put))}


def _pieces(row: Iterable[Tile], stayed: Tiles, moved: Tiles) -> Iterator[Piece]:
    for tile in row:
        one = Tiles([tile])
        if tile in stayed:
            stayed -= one
            yield Piece(tile)
        elif tile in moved:
            moved -= one
            yield Piece(tile, Mark.MOVED)
        else:
            yield Piece(tile, Mark.PLAYED)


def rack_rows(rack: Tiles) -> list[tuple[Piece, ...]]:
    """A rack sorted by colour, jokers after the numbers and hidden tiles last: a row for each."""
    groups = groupby(rack, key=lambda tile: "" if tile.is_joker else tile.colour)
    rows = [tuple(map(Piece, tiles)) for _, tiles in groups]
    return [*rows, (Piece(),) * rack.unknown] if rack.unknown else rows


def discard_rows(discards: Sequence[Sequence[Tile]]) -> list[tuple[Piece, ...]]:
    """Each seat's discards behind its badge, oldest first; the last one is outlined, because it may be taken."""
    return [
        (Piece(seat=seat), *map(Piece, pile[:-1]), Piece(pile[-1], Mark.LAST))
        for seat, pile in enumerate(discards)
        if pile
    ]


def split(rows: Iterable[Sequence[Piece]], longest: int) -> list[tuple[Piece, ...]]:
    """The same rows, those longer than `longest` cut into even pieces.

    >>> [len(row) for row in split([[Piece()] * 5, [Piece()] * 15], 8)]
    [5, 8, 7]
    """
    cut: list[tuple[Piece, ...]] = []
    for row in rows:
        parts = -(-len(row) // max(1, longest))
        size = -(-len(row) // parts) if parts else 1
        cut += [tuple(row[at : at + size]) for at in range(0, len(row), size)]
    return cut
