"""Moves as completed facts: a draw has its tile, a time-out has what was kept and drawn.

>>> lay = parse_move("kbr10:kbro10")
>>> str(lay.played)
'o10'
>>> parse_move("+x") == Draw(None)
True
>>> str(parse_move("!r4-7:r5-7,b1-3+r9"))
'!r4-7:b1-3,r5-7+r9'
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Self

from tilerummy.engine.errors import Unreadable, parse_part, require, wrong_type
from tilerummy.engine.melds import Meld, Row, in_order, laid_text, parse_laid, tiles_of, without
from tilerummy.engine.pictures import Pictured
from tilerummy.engine.tiles import Tile, Tiles

Rows = tuple[Meld | Row, ...]


def _as_read(laid: Rows) -> Rows:
    return tuple([meld.as_read if isinstance(meld, Row) else meld for meld in laid])


def _changes(before: Rows, after: Rows) -> tuple[Iterable[Meld | Row], Iterable[Meld | Row]]:
    here, there = set(before), set(after)
    if len(here) == len(before) and len(there) == len(after):
        return here - there, there - here
    return without(before, after), without(after, before)


class _Written:
    """A move that can be read from its text."""

    @classmethod
    def parse(cls, text: str) -> Self:
        move = parse_move(text)
        if not isinstance(move, cls):
            raise Unreadable("other-move-expected", text, 0, wanted=cls.__name__)
        return move


@dataclass(frozen=True)
class Lay(Pictured, _Written):
    """Melds taken from the table and melds put there; the tiles played follow by subtraction.

    Melds on both sides cancel out, so a lay names only what changed, and the order of the drags does not matter. A row
    with exactly one reading is stored as that meld.
    """

    taken: tuple[Meld | Row, ...]
    put: tuple[Meld | Row, ...]

    def __post_init__(self) -> None:
        try:
            taken, put = _changes(_as_read(self.taken), _as_read(self.put))
            object.__setattr__(self, "taken", in_order(taken))
            object.__setattr__(self, "put", in_order(put))
        except (AttributeError, TypeError):
            raise wrong_type("taken, put", "tuple[Group | Run | Row, ...]", (self.taken, self.put)) from None

    def read_as(self, melds: Iterable[Meld]) -> "Lay":
        """The same lay with its ambiguous rows read as these melds."""
        taken, read = self.taken, tuple(melds)
        if not set(taken).isdisjoint(read):
            taken, read = without(taken, read), without(read, taken)
        left = [row for row in self.put if not (isinstance(row, Row) and row.readings)]
        return Lay.of_changes(taken, in_order([*left, *read]))

    @classmethod
    def of_changes(cls, taken: tuple[Meld | Row, ...], put: tuple[Meld | Row, ...]) -> "Lay":
        """The lay of melds that the caller knows to be in order, and on one side only."""
        lay = object.__new__(cls)
        lay.__dict__.update(taken=taken, put=put)
        return lay

    @property
    def played(self) -> Tiles:
        """The tiles that come from the rack: those put that were not taken from the table."""
        return tiles_of(self.put).minus(tiles_of(self.taken))

    @property
    def lost(self) -> Tiles:
        """Tiles that the lay removes from the table: none in a legal lay."""
        return tiles_of(self.taken).minus(tiles_of(self.put))

    @property
    def taken_apart(self) -> int:
        """The number of melds that the lay takes apart. A meld that only gets longer does not count.

        >>> Lay.parse("r3-5,kbr7:r3-6,kbo7,r7-9").taken_apart
        1
        """
        put = [meld.tiles for meld in self.put if isinstance(meld, Meld)]
        return sum(not any(meld.tiles <= tiles for tiles in put) for meld in self.taken)

    def __str__(self) -> str:
        return f"{_side(self.taken)}:{_side(self.put)}"


@dataclass(frozen=True)
class Draw(_Written):
    """One tile from the pool; None in a draw request, or if the tile is hidden."""

    tile: Tile | None = None

    def __post_init__(self) -> None:
        if self.tile is not None:
            require(self.tile, Tile, "tile")

    def __str__(self) -> str:
        return f"+{self.tile or 'x'}"


@dataclass(frozen=True)
class Pass(_Written):
    """Neither lay nor draw: when the pool is empty, or instead of opening with the tile just drawn."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Timeout(_Written):
    """The time ran out: the change of the table, and the tiles drawn.

    Table tiles that went to the player follow by subtraction, as in a lay.
    """

    lay: Lay
    drawn: Tiles = field(default_factory=Tiles)

    def __post_init__(self) -> None:
        require(self.lay, Lay, "lay")
        require(self.drawn, Tiles, "drawn")

    def __str__(self) -> str:
        changed = "" if self.lay == NO_LAY else str(self.lay)
        return f"!{changed}" + (f"+{self.drawn}" if self.drawn else "")


@dataclass(frozen=True)
class Resign(_Written):
    """Give up the round."""

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True)
class Discard(_Written):
    """Lay one tile of the rack face up beside the table: the end of a turn in editions with a discard pile."""

    tile: Tile

    def __post_init__(self) -> None:
        require(self.tile, Tile, "tile")

    def __str__(self) -> str:
        return f"~{self.tile}"


@dataclass(frozen=True)
class _Take(Pictured, _Written):
    """A tile from beside the table, and the lay that must follow at once."""

    tile: Tile
    lay: Lay

    def __post_init__(self) -> None:
        require(self.tile, Tile, "tile")
        require(self.lay, Lay, "lay")


class TakeDiscard(_Take):
    """Take the previous seat's last discard and lay a new meld with it at once."""

    def __str__(self) -> str:
        return f"<{self.tile}{self.lay}"


class TakeOpenTile(_Take):
    """Take the open last tile of the pool and empty the rack with it."""

    def __str__(self) -> str:
        return f"^{self.tile}{self.lay}"


Move = Lay | Draw | Pass | Timeout | Resign | Discard | TakeDiscard | TakeOpenTile
Take = TakeDiscard | TakeOpenTile
LayingMove = Lay | Take
NO_LAY = Lay((), ())
DRAW_REQUEST = Draw(None)
PASS = Pass()
RESIGN = Resign()


def lay_in(move: Move) -> Lay:
    """The change of the table that a move makes; `NO_LAY` if it makes none.

    >>> [str(lay_in(parse_move(text))) for text in ("r3-5:r3-6", "<r5:kbr5", "!+x1", "+x")]
    ['r3-5:r3-6', ':kbr5', ':', ':']
    """
    match move:
        case Lay():
            return move
        case Timeout() | TakeDiscard() | TakeOpenTile():
            return move.lay
        case _:
            return NO_LAY


def parse_move(text: str) -> Move:
    """Parse a move; whether it is legal in a position is up to the referee."""
    if require(text, str, "text") in ("pass", "resign"):
        return PASS if text == "pass" else RESIGN
    if text == "+x":
        return DRAW_REQUEST
    mark, rest = text[:1], text[1:]
    if mark == "+":
        return Draw(parse_part(text, 1, Tile.parse, rest))
    if mark == "~":
        return Discard(parse_part(text, 1, Tile.parse, rest))
    if mark == "!":
        return parse_part(text, 1, _parse_timeout, rest)
    if mark and mark in "<^":
        return parse_part(text, 1, partial(_parse_take, mark), rest)
    if ":" in text:
        return _parse_lay(text)
    raise Unreadable("move-expected", text)


def _parse_lay(text: str) -> Lay:
    taken, colon, put = text.partition(":")
    if not colon:
        raise Unreadable("colon-expected", text, len(text))
    return Lay(parse_part(text, 0, _parse_side, taken), parse_part(text, len(taken) + 1, _parse_side, put))


def _parse_side(side: str) -> tuple[Meld | Row, ...]:
    return parse_laid(side) if side else ()


def _parse_timeout(text: str) -> Timeout:
    changed, plus, drawn = text.partition("+")
    lay = _parse_lay(changed) if changed else NO_LAY
    return Timeout(lay, parse_part(text, len(changed) + 1, Tiles.parse, drawn)) if plus else Timeout(lay)


def _parse_take(mark: str, text: str) -> TakeDiscard | TakeOpenTile:
    """Parse `<r5:kbr5`: first the tile (a letter and a number), then the lay."""
    end = 1
    while end < len(text) and text[end] in "0123456789":
        end += 1
    tile = Tile.parse(text[:end])
    lay = parse_part(text, end, _parse_lay, text[end:]) if text[end:] else NO_LAY
    return TakeDiscard(tile, lay) if mark == "<" else TakeOpenTile(tile, lay)


def _side(laid: tuple[Meld | Row, ...]) -> str:
    return laid_text(laid) if laid else ""
