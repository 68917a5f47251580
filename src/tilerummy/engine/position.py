"""Everything about a round at one moment (`Position`), and what one seat or a watcher may know about it (`View`).

Both print as one line of TRN that fits a URL. The pool is never stored: it is every tile of the edition that is
neither on the table nor on a rack nor discarded.

>>> position = Position.parse("rummikub-vienna-en kbr10 b4o4j/k4k5k6k7r4o12o9 0 0 2.0")
>>> str(view(position, 0))
'rummikub-vienna-en kbr10 b4o4j/x7 0 0 2.0'
>>> position.pool_size
93
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, NamedTuple, Self, TypeVar

from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, Unreadable, parse_part, require, require_each, require_whole, wrong_type
from tilerummy.engine.melds import Meld, Row, in_order, laid_text, parse_laid, tiles_of
from tilerummy.engine.pictures import Pictured
from tilerummy.engine.rules import Choice, OpenScope, Rules
from tilerummy.engine.tiles import MOST_ALIKE, Tile, Tiles


class Stage(Choice):
    """How far the seat to move is in its turn; the value is the mark after its digit."""

    START = ""
    DRAWN = "+"
    """It has drawn and may continue: with a discard pile, or to open with the tile just drawn."""
    LAID = ":"
    """It has drawn and laid, and must discard."""
    RESIGNED = "x"
    """It has given up, and the round is over."""


MOST_LAPS = 999_999
"""The largest number with six digits: real laps and passes stay far below it."""


class _Counts(NamedTuple):
    lap: int
    passes: int


class TurnCount(_Counts):
    """The lap, counted from 1, and how many seats in a row have passed."""

    __slots__ = ()

    def __new__(cls, lap: int = 1, passes: int = 0) -> "TurnCount":
        if not (type(lap) is type(passes) is int and 0 <= lap <= MOST_LAPS and 0 <= passes <= MOST_LAPS):
            raise wrong_type("turn_count", f"TurnCount, 0 to {MOST_LAPS}", (lap, passes))
        return tuple.__new__(cls, (lap, passes))

    @classmethod
    def _make(cls, values: Iterable[Any]) -> "TurnCount":  # type: ignore[override]
        """Called by `_replace`: a changed count is checked like any other."""
        return cls(*values)


FIRST_LAP = TurnCount()


@dataclass(frozen=True)
class Situation(Pictured):
    """What a position and a view have in common. Code that needs no hidden tile takes this."""

    edition: Edition
    table: tuple[Meld, ...]
    racks: tuple[Tiles, ...]
    opened: frozenset[int] = frozenset()
    turn: int = 0
    stage: Stage = Stage.START
    turn_count: TurnCount = FIRST_LAP
    discards: tuple[tuple[Tile, ...], ...] = ()
    open_tile: Tile | None = None
    table_tiles: Tiles = field(init=False, compare=False)
    pool_size: int = field(init=False, compare=False)
    """How many tiles can still be drawn, not counting the open last tile."""

    def __post_init__(self) -> None:
        self._check_types()
        object.__setattr__(self, "table", in_order(self.table))
        if self.rules.discard_pile and not self.discards:
            object.__setattr__(self, "discards", ((),) * self.seats)
        low, high = self.rules.seats
        if not low <= self.seats <= high:
            raise Impossible("seats-out-of-range", seats=self.seats, low=low, high=high)
        for seat in (self.turn, *self.opened):
            if not 0 <= seat < self.seats:
                raise Impossible("no-such-seat", seat=seat, seats=self.seats)
        may_go_on = self.rules.discard_pile or self.rules.open_after_draw
        if (self.stage is Stage.DRAWN and not may_go_on) or (self.stage is Stage.LAID and not self.rules.discard_pile):
            raise Impossible("no-such-stage", stage=self.stage.value)
        if self.discards and not (self.rules.discard_pile and len(self.discards) == self.seats):
            raise Impossible("discards-without-pile")
        if self.open_tile is not None and not self.rules.open_last_tile:
            raise Impossible("open-tile-without-variant")
        object.__setattr__(self, "table_tiles", tiles_of(self.table))
        elsewhere = sum(len(meld.row) for meld in self.table) + sum(map(len, self.racks)) + len(self.lying_open)
        object.__setattr__(self, "pool_size", len(self.rules.tiles) - elsewhere)
        self._check_tiles()

    def _check_types(self) -> None:
        """Check the type of every field, and convert lists and sets of seats to the stored types."""
        require(self.edition, Edition, "edition")
        set_field = object.__setattr__
        set_field(self, "table", require_each(self.table, Meld, "table"))  # type: ignore[arg-type]
        set_field(self, "racks", require_each(self.racks, Tiles, "racks"))
        set_field(self, "opened", frozenset(require_each(self.opened, int, "opened")))
        require(self.turn, int, "turn")
        require(self.stage, Stage, "stage")
        counts = require_each(self.turn_count, int, "turn_count")
        if len(counts) != 2:
            raise wrong_type("turn_count", f"TurnCount, 0 to {MOST_LAPS}", self.turn_count)
        set_field(self, "turn_count", TurnCount(*counts))
        piles = require_each(self.discards, tuple, "discards")
        set_field(self, "discards", tuple(require_each(pile, Tile, "discards") for pile in piles))
        if self.open_tile is not None:
            require(self.open_tile, Tile, "open_tile")

    def _check_tiles(self) -> None:
        known = [self.table_tiles, *(rack.known for rack in self.racks), Tiles(self.lying_open)]
        if sum(map(len, known)) <= MOST_ALIKE:
            surplus = sum(known, Tiles()).minus(self.rules.tiles)
            if surplus:
                raise Impossible("more-than-in-the-box", tiles=str(surplus))
        if self.pool_size < 0:
            raise Impossible("too-many-tiles", most=len(self.rules.tiles))

    @property
    def rules(self) -> Rules:
        """The rules of the edition."""
        return self.edition.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.racks)

    @property
    def rack(self) -> Tiles:
        """The rack of the seat to move."""
        return self.racks[self.turn]

    @property
    def lying_open(self) -> tuple[Tile, ...]:
        """Tiles beside the table that everyone sees: discards and the open last tile."""
        discarded = tuple([tile for pile in self.discards for tile in pile])
        return discarded if self.open_tile is None else (*discarded, self.open_tile)

    @property
    def unseen(self) -> Tiles:
        """Every tile that is not visible here: the pool, and the tiles of hidden racks."""
        seen = self.table_tiles.packed + sum([rack.known.packed for rack in self.racks])
        unseen = self.rules.tiles - Tiles.from_packed(seen)
        return unseen - Tiles(self.lying_open) if self.lying_open else unseen

    def has_opened(self, seat: int) -> bool:
        """Whether the seat may use the table; the edition decides whose opening counts."""
        return seat in self.opened or (self.rules.open_scope is OpenScope.ANY_PLAYER and bool(self.opened))

    def _rack_text(self, seat: int) -> str:
        return str(self.racks[seat])

    def __str__(self) -> str:
        fields = [
            str(self.edition),
            laid_text(self.table),
            "/".join(self._rack_text(seat) for seat in range(self.seats)),
            "".join(map(str, sorted(self.opened))) or "-",
            f"{self.turn}{self.stage.value}",
            f"{self.turn_count.lap}.{self.turn_count.passes}",
        ]
        if self.rules.discard_pile:
            fields.append("/".join("".join(map(str, pile)) or "-" for pile in self.discards))
        if self.rules.open_last_tile:
            fields.append(f"^{self.open_tile or '-'}")
        return " ".join(fields)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the output of `str`; `parse_situation` accepts positions and views."""
        return _parse(cls, text)


class Position(Situation):
    """Everything about a round; only the referee holds one."""

    def _check_tiles(self) -> None:
        if any(rack.unknown for rack in self.racks):
            raise Impossible("rack-unknown-in-position", use="View.parse or parse_situation")
        super()._check_tiles()

    @property
    def pool(self) -> Tiles:
        """The tiles that can still be drawn. A view has only `unseen`, because it does not know the racks."""
        return self.unseen


@dataclass(frozen=True, repr=False)
class View(Situation):
    """What `seat` may know, or a watcher if it is None."""

    seat: int | None = None

    def _check_types(self) -> None:
        super()._check_types()
        _check_seat(self, self.seat)

    def _check_tiles(self) -> None:
        if any((rack.unknown > 0) and seat == self.seat for seat, rack in enumerate(self.racks)):
            raise Impossible("rack-unknown")
        super()._check_tiles()

    def _rack_text(self, seat: int) -> str:
        rack = self.racks[seat]
        if seat == self.seat:
            return str(rack)
        return f"{rack.known or ''}x{rack.unknown}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a view. Its seat is the one whose rack is fully known, or the seat to move if there are several."""
        racks = fields_of(text)[2].split("/")
        situation = _parse(Situation, text)
        known = [seat for seat, rack in enumerate(racks) if "x" not in rack]
        seat = situation.turn if situation.turn in known or not known else known[0]
        return cls(**vars_of(situation), seat=seat if known else None)


def parse_situation(text: str) -> Position | View:
    """Parse a position if every rack is known, otherwise a view."""
    return View.parse(text) if "x" in fields_of(text)[2] else Position.parse(text)


AnySituation = TypeVar("AnySituation", bound=Situation)
_HIDDEN = [Tiles(unknown=size) for size in range(MOST_ALIKE + 1)]
"""Racks that nobody sees, by their size."""


def view(position: Position, seat: int | None) -> View:
    """What a seat, or a watcher, may know about a position."""
    _check_seat(require(position, Position, "position"), seat)
    racks = [_HIDDEN[len(rack)] for rack in position.racks]
    if seat is not None:
        racks[seat] = position.racks[seat]
    # Hiding tiles cannot make it invalid, and what is counted does not depend on what a rack holds.
    counted = {"table_tiles": position.table_tiles, "pool_size": position.pool_size}
    return _valid(View, {**vars_of(position), **counted, "racks": tuple(racks), "seat": seat})


def unchecked(situation: AnySituation, drawn: int = 0, **changes: object) -> AnySituation:
    """The situation with other fields, which the caller knows to be valid, and with `drawn` tiles fewer in the pool."""
    values = vars_of(situation) | changes
    if isinstance(situation, View):
        values["seat"] = situation.seat
    values["table_tiles"] = tiles_of(values["table"]) if "table" in changes else situation.table_tiles
    values["pool_size"] = situation.pool_size - drawn
    return _valid(type(situation), values)


def _valid(kind: type[AnySituation], values: dict[str, Any]) -> AnySituation:
    """A situation of values that are certainly valid: nothing is checked, and nothing else is taken over."""
    made = object.__new__(kind)
    vars(made).update(values)
    return made


def _check_seat(situation: Situation, seat: int | None) -> None:
    if seat is not None and require_whole(seat, "seat") >= situation.seats:
        raise Impossible("no-such-seat", seat=seat, seats=situation.seats)


_SHARED = tuple(each.name for each in fields(Situation) if each.init)


def vars_of(situation: Situation) -> dict[str, Any]:
    """The fields that positions and views share, for building one from the other."""
    own = vars(situation)
    return {name: own[name] for name in _SHARED}


_Value = TypeVar("_Value")


def fields_of(text: str) -> list[str]:
    """The fields of a position or a view, as they are written."""
    fields = text.split(" ") if " " in require(text, str, "text") else _fields_of_url(text)
    if not 6 <= len(fields) <= 8:
        raise Unreadable("six-fields-expected", text, len(text), found=len(fields))
    return fields


def _fields_of_url(text: str) -> list[str]:
    """Split a URL form, in which `_` means a space, although names of house rules contain `_` too.

    Only the turn count has a dot, and there are four fields between it and the edition.
    """
    pieces = text.split("_")
    clock = max((at for at, piece in enumerate(pieces) if "." in piece), default=len(pieces))
    edition = max(1, clock - 4)
    return ["_".join(pieces[:edition]), *pieces[edition:]]


def _parse(kind: type[AnySituation], text: str) -> AnySituation:
    fields = fields_of(text)
    starts = [sum(len(field) + 1 for field in fields[:index]) for index in range(len(fields))]

    def read(index: int, parse: Callable[[str], _Value]) -> _Value:
        return parse_part(text, starts[index], parse, fields[index])

    edition = read(0, Edition.parse)
    table = read(1, parse_laid)
    racks = read(2, partial(_each, Tiles.parse))
    opened = read(3, _parse_opened)
    turn, stage = read(4, _parse_turn)
    clock = read(5, _parse_turn_count)
    beside = edition.rules.discard_pile + edition.rules.open_last_tile
    if len(fields) != 6 + beside:
        raise Unreadable("fields-of-variants", text, starts[-1] if len(fields) > 6 else len(text))
    discards = read(6, partial(_each, _parse_pile)) if edition.rules.discard_pile else ()
    open_tile = read(-1, _parse_open_tile) if edition.rules.open_last_tile else None
    return kind(edition, _melds(table), racks, opened, turn, stage, clock, discards, open_tile)


def _each(parse: Callable[[str], _Value], text: str) -> tuple[_Value, ...]:
    """Parse each part between slashes."""
    pieces = text.split("/")
    starts = [sum(len(piece) + 1 for piece in pieces[:index]) for index in range(len(pieces))]
    return tuple(parse_part(text, at, parse, piece) for at, piece in zip(starts, pieces, strict=True))


def _melds(table: tuple[Meld | Row, ...]) -> tuple[Meld, ...]:
    melds: list[Meld] = []
    for meld in table:
        if isinstance(meld, Row):
            if not meld.readings:
                raise Impossible("not-a-meld", meld=str(meld))
            raise Impossible("two-readings", meld=str(meld), readings=" ".join(map(str, meld.readings)))
        melds.append(meld)
    return tuple(melds)


def _parse_opened(text: str) -> frozenset[int]:
    if text == "-":
        return frozenset()
    if not text.isascii() or not text.isdigit() or len(set(text)) < len(text):
        raise Unreadable("seats-expected", text)
    return frozenset(map(int, text))


def _parse_turn(text: str) -> tuple[int, Stage]:
    if not (text[:1].isascii() and text[:1].isdigit()) or text[1:] not in [stage.value for stage in Stage]:
        raise Unreadable("turn-expected", text)
    return int(text[0]), Stage(text[1:])


def _parse_turn_count(text: str) -> TurnCount:
    lap, dot, passes = text.partition(".")
    for part in (lap, passes):
        if not (dot and part.isascii() and part.isdigit() and len(part) <= 6 and (part == "0" or part[0] != "0")):
            raise Unreadable("clock-expected", text)
    return TurnCount(int(lap), int(passes))


def _parse_pile(text: str) -> tuple[Tile, ...]:
    """Discards, oldest first."""
    return () if text == "-" else parse_part(text, -1, Row.parse, f"[{text}]").row


def _parse_open_tile(text: str) -> Tile | None:
    if not text.startswith("^"):
        raise Unreadable("open-tile-expected", text)
    return None if text == "^-" else parse_part(text, 1, Tile.parse, text[1:])
