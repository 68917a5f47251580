"""The rules navigator as the page gets it: the editions side by side, and one rule field with its examples."""

from tilerummy.answers.review_model import ShownMeld
from tilerummy.answers.shown_melds import shown_melds, shown_row
from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.melds import Row, tiles_of
from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import Position
from tilerummy.engine.rules import FIELDS
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import table_change
from tilerummy.language import Translator
from tilerummy.language.clauses import RuleExample, Tried, clause_value, examples_of, instead_of_example, offered_values
from tilerummy.language.moves import describe_move, tiles_played
from tilerummy.language.provenance import describe_origin, table_title
from tilerummy.language.table_rules import PARTS, part_of
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement
from tilerummy.rooms.rest import Body
from tilerummy.rooms.wire import TileText


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


IN_ORDER = tuple(name for names in PARTS.values() for name in names if name in FIELDS)
"""The fields, in the order of the rules of a table."""


def rules_json(tr: Translator) -> bytes:
    return rules_compared(tr).model_dump_json().encode()


def clause_json(tr: Translator, field: str) -> bytes:
    return clause_shown(field, tr).model_dump_json().encode()


def rules_compared(tr: Translator) -> RulesCompared:
    return RulesCompared(editions=_editions(tr), clauses=tuple(_clause(field, tr) for field in IN_ORDER))


def clause_shown(field: str, tr: Translator) -> ClauseShown:
    at = IN_ORDER.index(field)
    instead = instead_of_example(field)
    return ClauseShown(
        editions=_editions(tr),
        clause=_clause(field, tr),
        offered=tuple(ClauseOffered(**vars(each)) for each in offered_values(field, tr)),
        examples=tuple(_example(each, tr) for each in examples_of(field)),
        instead=tr.text(f"navigator-instead-{instead}") if instead else None,
        previous=_name(at - 1, tr),
        next=_name(at + 1, tr),
    )


def _name(at: int, tr: Translator) -> ClauseName | None:
    if not 0 <= at < len(IN_ORDER):
        return None
    return ClauseName(field=IN_ORDER[at], name=tr.rule_name(IN_ORDER[at]))


def _editions(tr: Translator) -> tuple[RulesEdition, ...]:
    return tuple(
        RulesEdition(
            key=each.key,
            title=tr.edition_title(each.printed),
            sheet=each.printed.sheet,
            languages=", ".join(tr.text(f"spoken-{language}") for language in each.printed.languages),
        )
        for each in editions()
    )


def _clause(field: str, tr: Translator) -> ClauseCompared:
    return ClauseCompared(
        field=field,
        name=tr.rule_name(field),
        help=tr.rule_help(field),
        part=tr.text(f"table-part-{part_of(field)}"),
        said=tuple(_said(each, field, tr) for each in editions()),
    )


def _said(edition: Edition, field: str, tr: Translator) -> ClauseSaid:
    return ClauseSaid(**vars(clause_value(edition, field, tr.at_table(edition.rules))))


# Examples


def _example(example: RuleExample, tr: Translator) -> ClauseExample:
    tried = example.allowed
    return ClauseExample(
        said=describe_move(tried.position, tried.move, None, tr.at_table(tried.position.rules)),
        same_tiles=example.same_tiles,
        allowed=_tried(example.field, tried, tr),
        refused=_tried(example.field, example.refused, tr),
    )


def _tried(field: str, tried: Tried, tr: Translator) -> TriedMove:
    position, edition = tried.position, tried.edition
    tr = tr.at_table(position.rules)
    violations = tried.violations
    arrangement = NOTHING_LAID.after(position.table)
    return TriedMove(
        edition=str(edition),
        title=table_title(edition, tr),
        value=tr.rule_value(field, getattr(position.rules, field)),
        allowed=not violations,
        reasons=tuple(dict.fromkeys(map(tr.violation, violations))),
        origin=describe_origin(edition.provenance(field), tr),
        position=str(position),
        move=str(tried.move),
        before=ShownTable(
            table=shown_melds(position.table, arrangement, Tiles(), position.rules.colours, tr),
            rack=tuple(map(str, position.rack)),
            beside=_beside(position),
            pool=position.pool_size,
        ),
        after=_after(position, tried.move, arrangement, tr),
    )


def _beside(position: Position) -> tuple[str, ...]:
    open_tile = [position.open_tile] if position.open_tile is not None else []
    return tuple(map(str, [*(pile[-1] for pile in position.discards if pile), *open_tile]))


def _after(position: Position, move: Move, before: Arrangement, tr: Translator) -> tuple[ShownMeld, ...] | None:
    lay = _lay(move)
    if lay is None or not lay.put:
        return None
    after = table_change(position, lay).after
    melds = [each for each in after if not isinstance(each, Row)]
    rows = [each for each in after if isinstance(each, Row)]
    arrangement = before.after(melds)
    played = tiles_played(position, move) - tiles_of(rows)
    shown = shown_melds(melds, arrangement, played, position.rules.colours, tr)
    return (*shown, *(shown_row(row, arrangement.last + number, tr) for number, row in enumerate(rows, 1)))


def _lay(move: Move) -> Lay | None:
    match move:
        case Lay():
            return move
        case Timeout() | TakeDiscard() | TakeOpenTile():
            return move.lay
        case _:
            return None
