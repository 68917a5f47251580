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

    def __init_subclass__(cls, clause: str | None = None, field: str | None = None) -> None:
        """A class that says no clause is only a base of others."""
        if clause is not None:
            cls.clause, cls.field = clause, field

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


class RoundIsOver(Violation, clause="END.trigger", field="pool_empty"): ...


class MustLayOrDraw(Violation, clause="TURN.options", field="pool_empty"):
    """A pass while there are tiles to draw."""


class NothingPlayed(Violation, clause="TURN.min_rack_tile"): ...


class NotOnRack(AboutTiles, clause="TURN.rack_tiles"): ...


class AlreadyDrawn(Violation, clause="TURN.drawn_tile_wait", field="open_after_draw"):
    """A second draw, or a lay after a draw that may only be used to open."""


class PoolIsEmpty(Violation, clause="POOL.empty"): ...


class NotInPool(AboutTiles, clause="POOL.tiles"):
    """A draw of a tile that cannot have been in the pool."""


# The table


@dataclass(frozen=True, repr=False)
class NoSuchMeld(Violation, clause="TABLE.no_such_meld"):
    """A meld was taken that is not on the table."""

    meld: Meld | Row


class LeftTheTable(AboutTiles, clause="TABLE.tiles_stay"): ...


# Rows that are not melds


@dataclass(frozen=True, repr=False)
class NotAMeld(Violation):
    """Base of the ways in which a row fails to be a meld."""

    row: Row


class TooShort(NotAMeld, clause="SET.min_size"): ...


class OnlyJokers(NotAMeld, clause="SET.two_jokers"): ...


class NotAGroup(NotAMeld, clause="SET.group"):
    """One number, but a colour twice or more tiles than colours."""


class NotARun(NotAMeld, clause="SET.run"):
    """Different numbers that do not follow each other in one colour."""


class GoesRound(NotAMeld, clause="SET.one_low"):
    """A 1 after a 13."""


class JokerOfOtherColour(NotAMeld, clause="VARIANT.joker_colour", field="joker_colour"):
    """A coloured joker in a place that a tile of its colour cannot have."""


# Opening


@dataclass(frozen=True, repr=False)
class BelowThreshold(Violation, clause="OPEN.threshold", field="open_min"):
    """The first lay is not worth enough."""

    points: int
    needed: int


class ExtendedTooSoon(AboutMeld, clause="OPEN.extend_same_turn", field="open_extend"):
    """The opening is worth enough, but this edition allows using the table only from the next turn on."""


class RearrangedTooSoon(AboutMeld, clause="OPEN.rearrange_same_turn", field="open_extend"): ...


class LaidOffUnopened(AboutMeld, clause="LAYOFF.requires_open", field="open_scope"): ...


class RearrangedUnopened(AboutMeld, clause="REARRANGE.requires_open", field="open_scope"): ...


# Rearranging and jokers


class BrokenUp(AboutMeld, clause="REARRANGE.partial_take", field="partial_take"):
    """Fewer than three tiles of a meld stayed together, and the meld was not scattered either."""


class JokerNotExchanged(AboutMeld, clause="JOKER.free_by_split_or_extend", field="joker_free"):
    """A joker left its place although no tile it stood for was exchanged for it."""


class ExchangedFromTable(AboutMeld, clause="JOKER.replace_source", field="joker_source"):
    """The tile exchanged for the joker came from the table; this edition requires one from the rack."""


class JokerMeldSplit(AboutMeld, clause="JOKER.split_joker_set", field="joker_split"): ...


@dataclass(frozen=True, repr=False)
class JokerReused(Violation, clause="JOKER.reuse", field="joker_reuse"):
    """A freed joker went to a place that this edition does not allow; `wanted` is the edition's choice."""

    meld: Meld
    wanted: str


# The clock


class NoClock(Violation, clause="TIMER.limit", field="timer_s"): ...


@dataclass(frozen=True, repr=False)
class NotTimed(Violation, clause="TIMER.from_when", field="timer_scope"):
    """This seat has no clock running in this turn; `wanted` is the edition's choice."""

    wanted: str


class NotRestored(Violation, clause="TIMER.table_after_overrun", field="timeout_table"):
    """This edition restores the table after a time-out, but the move did not."""


class TableTilesTaken(AboutTiles, clause="TIMER.tiles_to_player", field="timeout_loose"):
    """Table tiles went to the player although this edition does not allow it."""


@dataclass(frozen=True, repr=False)
class WrongPenalty(Violation, clause="TIMER.penalty_draw", field="timeout_draw"):
    """Not as many tiles were drawn after a time-out as this edition asks for."""

    drawn: int
    needed: int


# Variants


class NoSuchVariant(Violation, clause="VARIANT.moves", field="discard_pile"):
    """A move of the discard pile or the open last tile variant in an edition without it."""


class MustDrawFirst(Violation, clause="VARIANT.discard_pile.draw_first", field="discard_pile"):
    """With a discard pile a turn begins with a draw or with the previous seat's discard."""


class MustDiscard(Violation, clause="VARIANT.discard_pile.discard_last", field="discard_pile"):
    """With a discard pile a turn ends with a discard."""


class NotTheLastDiscard(AboutTile, clause="VARIANT.discard_pile.last_discard", field="discard_pile"): ...


class NotInNewMeld(AboutTile, clause="VARIANT.discard_pile.new_meld", field="discard_pile"):
    """A discard may be taken only to lay a new meld with it at once."""


class NotTheOpenTile(AboutTile, clause="VARIANT.open_last_tile.tile", field="open_last_tile"): ...


@dataclass(frozen=True, repr=False)
class OpenTileNotToFinish(Violation, clause="VARIANT.open_last_tile.finish", field="open_last_tile"):
    """The open tile may be taken only to empty the rack in the same turn."""

    left: Tiles
