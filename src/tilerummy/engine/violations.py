"""The reasons why a move is refused, as data: one class for each way to break a rule.

Each has a clause id (the rows of the rules matrix, listed in docs/clauses.md) and the melds and numbers concerned.
The messages are in the language files, see `tilerummy.language`. If editions differ in a rule, its violation has the
name of the field of `Rules`, and `source` finds the line of the sheet.

>>> BelowThreshold(points=24, needed=30).clause
'OPEN.threshold'
>>> from tilerummy.engine.editions import get
>>> BelowThreshold(points=24, needed=30).source(get("rummikub-vienna-en")).source
'002 de L48, en L137'
"""

from dataclasses import dataclass, fields
from typing import ClassVar, Protocol, Self

from tilerummy.engine.errors import TilerummyError, require, require_each, written, wrong_type
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.printed import Provenance
from tilerummy.engine.tiles import Tile, Tiles


class HasProvenance(Protocol):
    """An edition, or any other object that knows the provenance of its rule fields."""

    def provenance(self, name: str, /) -> Provenance: ...


@dataclass(frozen=True, repr=False)
class Violation:
    """A clause that a move breaks."""

    clause: ClassVar[str]
    field: ClassVar[str | None] = None
    """The rule field that decides it; None for a rule that is the same in every edition."""

    def __post_init__(self) -> None:
        for name, value in self.__dict__.items():
            require(value, self.__dataclass_fields__[name].type, name)  # type: ignore[arg-type]

    @classmethod
    def unchecked(cls, **values: object) -> Self:
        """The violation with these values, whose types the caller knows to be right."""
        violation = object.__new__(cls)
        object.__setattr__(violation, "__dict__", values)
        return violation

    def source(self, edition: HasProvenance) -> Provenance | None:
        """The provenance of the edition's value of that field; None for a rule that is the same in every edition."""
        if not hasattr(edition, "provenance"):
            raise wrong_type("edition", "Edition", edition)
        return None if self.field is None else edition.provenance(self.field)

    def __repr__(self) -> str:
        given = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
        return f"violations.{type(self).__name__}({given})"

    def params(self) -> dict[str, str | int]:
        """The melds, tiles and numbers concerned, as text and numbers."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value if isinstance(value, int) else str(value) for name, value in values.items()}

    def as_json(self) -> dict[str, str | int]:
        return {"clause": self.clause, **self.params()}


class IllegalMove(TilerummyError):
    """A well-formed move that the rules refuse in this position; it lists every violated clause."""

    def __init__(self, violations: tuple[Violation, ...], **where: object) -> None:
        self.violations = require_each(violations, Violation, "violations")
        super().__init__("illegal-move", clauses=" ".join(each.clause for each in self.violations), **where)

    def __repr__(self) -> str:
        where = "".join(f", {name}={written(value)}" for name, value in self.params.items() if name != "clauses")
        return f"{type(self).__name__}({self.violations!r}{where})"


# What they are about. A class without fields of its own needs no `dataclass`, which takes time at every start.


@dataclass(frozen=True, repr=False)
class AboutTiles(Violation):
    """Some tiles are wrong."""

    tiles: Tiles


@dataclass(frozen=True, repr=False)
class AboutTile(Violation):
    """One tile is wrong."""

    tile: Tile


@dataclass(frozen=True, repr=False)
class AboutMeld(Violation):
    """A meld of the table was changed."""

    meld: Meld


# The turn


class RoundIsOver(Violation):
    clause = "END.trigger"
    field = "pool_empty"


class MustLayOrDraw(Violation):
    """A pass while there are tiles to draw."""

    clause = "TURN.options"
    field = "pool_empty"


class NothingPlayed(Violation):
    clause = "TURN.min_rack_tile"


class NotOnRack(AboutTiles):
    clause = "TURN.rack_tiles"


class AlreadyDrawn(Violation):
    """A second draw, or a lay after a draw that may only be used to open."""

    clause = "TURN.drawn_tile_wait"
    field = "open_after_draw"


class PoolIsEmpty(Violation):
    clause = "POOL.empty"


class NotInPool(AboutTiles):
    """A draw of a tile that cannot have been in the pool."""

    clause = "POOL.tiles"


# The table


@dataclass(frozen=True, repr=False)
class NoSuchMeld(Violation):
    """A meld was taken that is not on the table."""

    clause = "TABLE.no_such_meld"
    meld: Meld | Row


class LeftTheTable(AboutTiles):
    clause = "TABLE.tiles_stay"


# Rows that are not melds


@dataclass(frozen=True, repr=False)
class NotAMeld(Violation):
    """Base of the ways in which a row fails to be a meld."""

    row: Row


class TooShort(NotAMeld):
    clause = "SET.min_size"


class OnlyJokers(NotAMeld):
    clause = "SET.two_jokers"


class NotAGroup(NotAMeld):
    """One number, but a colour twice or more tiles than colours."""

    clause = "SET.group"


class NotARun(NotAMeld):
    """Different numbers that do not follow each other in one colour."""

    clause = "SET.run"


class GoesRound(NotAMeld):
    """A 1 after a 13."""

    clause = "SET.one_low"


class JokerOfOtherColour(NotAMeld):
    """A coloured joker in a place that a tile of its colour cannot have."""

    clause = "VARIANT.joker_colour"
    field = "joker_colour"


# Opening


@dataclass(frozen=True, repr=False)
class BelowThreshold(Violation):
    """The first lay is not worth enough."""

    clause = "OPEN.threshold"
    field = "open_min"
    points: int
    needed: int


class ExtendedTooSoon(AboutMeld):
    """The opening is worth enough, but this edition allows using the table only from the next turn on."""

    clause = "OPEN.extend_same_turn"
    field = "open_extend"


class RearrangedTooSoon(AboutMeld):
    clause = "OPEN.rearrange_same_turn"
    field = "open_extend"


class LaidOffUnopened(AboutMeld):
    clause = "LAYOFF.requires_open"
    field = "open_scope"


class RearrangedUnopened(AboutMeld):
    clause = "REARRANGE.requires_open"
    field = "open_scope"


# Rearranging and jokers


class BrokenUp(AboutMeld):
    """Fewer than three tiles of a meld stayed together, and the meld was not scattered either."""

    clause = "REARRANGE.partial_take"
    field = "partial_take"


class JokerNotExchanged(AboutMeld):
    """A joker left its place although no tile it stood for was exchanged for it."""

    clause = "JOKER.free_by_split_or_extend"
    field = "joker_free"


class ExchangedFromTable(AboutMeld):
    """The tile exchanged for the joker came from the table; this edition requires one from the rack."""

    clause = "JOKER.replace_source"
    field = "joker_source"


class JokerMeldSplit(AboutMeld):
    clause = "JOKER.split_joker_set"
    field = "joker_split"


@dataclass(frozen=True, repr=False)
class JokerReused(Violation):
    """A freed joker went to a place that this edition does not allow; `wanted` is the edition's choice."""

    clause = "JOKER.reuse"
    field = "joker_reuse"
    meld: Meld
    wanted: str


# The clock


class NoClock(Violation):
    clause = "TIMER.limit"
    field = "timer_s"


@dataclass(frozen=True, repr=False)
class NotTimed(Violation):
    """This seat has no clock running in this turn; `wanted` is the edition's choice."""

    clause = "TIMER.from_when"
    field = "timer_scope"
    wanted: str


class NotRestored(Violation):
    """This edition restores the table after a time-out, but the move did not."""

    clause = "TIMER.table_after_overrun"
    field = "timeout_table"


class TableTilesTaken(AboutTiles):
    """Table tiles went to the player although this edition does not allow it."""

    clause = "TIMER.tiles_to_player"
    field = "timeout_loose"


@dataclass(frozen=True, repr=False)
class WrongPenalty(Violation):
    """Not as many tiles were drawn after a time-out as this edition asks for."""

    clause = "TIMER.penalty_draw"
    field = "timeout_draw"
    drawn: int
    needed: int


# Variants


class NoSuchVariant(Violation):
    """A move of the discard pile or the open last tile variant in an edition without it."""

    clause = "VARIANT.moves"
    field = "discard_pile"


class MustDrawFirst(Violation):
    """With a discard pile a turn begins with a draw or with the previous seat's discard."""

    clause = "VARIANT.discard_pile.draw_first"
    field = "discard_pile"


class MustDiscard(Violation):
    """With a discard pile a turn ends with a discard."""

    clause = "VARIANT.discard_pile.discard_last"
    field = "discard_pile"


class NotTheLastDiscard(AboutTile):
    clause = "VARIANT.discard_pile.last_discard"
    field = "discard_pile"


class NotInNewMeld(AboutTile):
    """A discard may be taken only to lay a new meld with it at once."""

    clause = "VARIANT.discard_pile.new_meld"
    field = "discard_pile"


class NotTheOpenTile(AboutTile):
    clause = "VARIANT.open_last_tile.tile"
    field = "open_last_tile"


@dataclass(frozen=True, repr=False)
class OpenTileNotToFinish(Violation):
    """The open tile may be taken only to empty the rack in the same turn."""

    clause = "VARIANT.open_last_tile.finish"
    field = "open_last_tile"
    left: Tiles
