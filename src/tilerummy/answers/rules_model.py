"""The models of the rules navigator: what the editions say about each rule field, and positions that show it."""

from tilerummy.answers.review_model import ShownMeld
from tilerummy.rooms.rest import Body
from tilerummy.rooms.wire_base import TileText


class RulesEdition(Body):
    key: str
    title: str
    sheet: str
    languages: str
    """The languages of its text, in words."""


class ClauseSaid(Body):
    """What an edition says about a rule field, and where that comes from."""

    value: str
    text: str
    basis: str
    basis_text: str
    source: str
    """Sheet, language and line; empty if the sheet does not say it."""
    note: str
    has_effect: bool
    """False if another rule switches this one off, as where no turn is timed."""


class ClauseCompared(Body):
    field: str
    name: str
    help: str
    part: str
    said: tuple[ClauseSaid, ...]
    """One for each edition, in the order of the editions."""


class RulesCompared(Body):
    """All rule fields in all editions."""

    editions: tuple[RulesEdition, ...]
    clauses: tuple[ClauseCompared, ...]


class ClauseOffered(Body):
    """A variant of a sheet in which the field has another value."""

    edition: str
    variant: str
    text: str
    origin: str
    note: str


class ShownTable(Body):
    """What lies on the table and on the rack of the player."""

    table: tuple[ShownMeld, ...]
    rack: tuple[TileText, ...]
    beside: tuple[TileText, ...]
    """The open tile and the last discards."""
    pool: int


class TriedMove(Body):
    """A move as the referee judges it in one edition."""

    edition: str
    """As TRN writes it, with the variants that are on."""
    title: str
    value: str
    """The rule field in words, as it is in this edition."""
    allowed: bool
    reasons: tuple[str, ...]
    """Why it is refused."""
    origin: str
    """What the value rests on, with the line of the sheet."""
    position: str
    move: str
    before: ShownTable
    after: tuple[ShownMeld, ...] | None
    """The table after the move; None if it stays as it is."""


class ClauseExample(Body):
    """The same move, allowed in one edition and refused in another."""

    said: str
    """The move in words."""
    same_tiles: bool
    """Whether both positions look the same."""
    allowed: TriedMove
    refused: TriedMove


class ClauseName(Body):
    field: str
    name: str


class ClauseShown(Body):
    """One rule field: what every edition says, what variants offer, and examples."""

    editions: tuple[RulesEdition, ...]
    clause: ClauseCompared
    offered: tuple[ClauseOffered, ...]
    examples: tuple[ClauseExample, ...]
    instead: str | None
    """Why there is no example, in a sentence."""
    previous: ClauseName | None
    next: ClauseName | None
