"""The rules navigator as the page gets it: the editions side by side, and one rule field with its examples.

An example is a small position with a move that one edition allows and another refuses.

>>> from tilerummy.engine.editions import get
>>> said = clause_said(get("rummikub-vienna-en"), "open_min", Translator("en"))
>>> said.text, said.basis_text, said.source
('at least 30 points', 'stated', '002 de L48, en L137')
>>> [(each.edition, each.text) for each in offered_values("partial_take", Translator("en"))][:1]
[('rummy-bookmark', 'three tiles stay together, or each goes into a different meld')]
>>> [example] = examples_of("open_min")
>>> str(example.allowed.edition), str(example.refused.edition), example.refused.violations[0].clause
('rummy-classic', 'rummy-bookmark', 'OPEN.threshold')
>>> instead_of_example("deal")
'setup'
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tilerummy.answers.review_model import ShownMeld
from tilerummy.answers.shown_melds import shown_melds, shown_row
from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Row, tiles_of
from tilerummy.engine.moves import Move, lay_in, parse_move
from tilerummy.engine.packaged import DATA
from tilerummy.engine.position import Position
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import table_change
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator
from tilerummy.language.moves import describe_move, tiles_played
from tilerummy.language.provenance import describe_origin, describe_variant, explain, table_title
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


def rules_compared(tr: Translator) -> RulesCompared:
    return RulesCompared(editions=_editions(tr), clauses=tuple(_clause(field, tr) for field in IN_ORDER))


def clause_shown(field: str, tr: Translator) -> ClauseShown:
    at = IN_ORDER.index(field)
    instead = instead_of_example(field)
    return ClauseShown(
        editions=_editions(tr),
        clause=_clause(field, tr),
        offered=tuple(offered_values(field, tr)),
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
        said=tuple(clause_said(each, field, tr.at_table(each.rules)) for each in editions()),
    )


def clause_said(edition: Edition, field: str, tr: Translator) -> ClauseSaid:
    """The value of a rule field in an edition, written as in TRN and in words."""
    origin = edition.provenance(field)
    written = value_text(getattr(edition.rules, field))
    return ClauseSaid(
        value=written,
        text=tr.rule_value(field, written),
        basis=origin.basis,
        basis_text=tr.text(f"basis-{origin.basis}-brief"),
        source=origin.source,
        note=explain(origin, tr),
        has_effect=field not in edition.rules.without_effect,
    )


def offered_values(field: str, tr: Translator) -> Iterator[ClauseOffered]:
    """The variants that set the field to something else than the sheet they belong to."""
    for edition in editions():
        printed = value_text(getattr(edition.rules, field))
        for variant in edition.printed.variants.values():
            value = dict(variant.changes).get(field, printed)
            if value != printed:
                words = tr.at_table(edition.rules)
                yield ClauseOffered(
                    edition=edition.key,
                    variant=tr.variant_name(variant.name),
                    text=words.rule_value(field, value),
                    origin=describe_variant(variant, words),
                    note=words.note(variant.note) if variant.note else "",
                )


# Examples


@dataclass(frozen=True)
class Tried:
    """A move in a position of an edition. The referee judges it."""

    position: Position
    move: Move

    @classmethod
    def parse(cls, edition: str, position: str, move: str) -> "Tried":
        return cls(Position.parse(f"{edition} {position}"), parse_move(move))

    @property
    def edition(self) -> Edition:
        return self.position.edition

    @property
    def violations(self) -> tuple[Violation, ...]:
        return judge(self.position, self.move)


@dataclass(frozen=True)
class RuleExample:
    """The same move, allowed in one edition and refused in another because of one field."""

    field: str
    allowed: Tried
    refused: Tried

    @property
    def same_tiles(self) -> bool:
        """Whether both editions have the same tiles in the same places, and not only similar ones."""
        mine, others = self.allowed.position, self.refused.position
        return (mine.table, mine.racks, mine.discards, mine.open_tile) == (
            others.table,
            others.racks,
            others.discards,
            others.open_tile,
        )


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((DATA / "rule_examples.toml").read_text("utf-8"))


def examples_of(field: str) -> tuple[RuleExample, ...]:
    """The examples for a rule field; none if it does not decide about a single move."""
    return tuple(_written_example(each) for each in _data()["example"] if each["field"] == field)


def instead_of_example(field: str) -> str | None:
    """What the field decides instead, if there is no example: the name of a sentence."""
    found: str | None = _data()["instead"].get(field)
    return found


def _written_example(given: dict[str, str]) -> RuleExample:
    position, move = given["position"], given["move"]
    return RuleExample(
        field=given["field"],
        allowed=Tried.parse(given["allowed"], position, move),
        refused=Tried.parse(given["refused"], given.get("refused_position", position), given.get("refused_move", move)),
    )


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
    lay = lay_in(move)
    if not lay.put:
        return None
    after = table_change(position, lay).after
    melds = [each for each in after if not isinstance(each, Row)]
    rows = [each for each in after if isinstance(each, Row)]
    arrangement = before.after(melds)
    played = tiles_played(position, move) - tiles_of(rows)
    shown = shown_melds(melds, arrangement, played, position.rules.colours, tr)
    return (*shown, *(shown_row(row, arrangement.last + number, tr) for number, row in enumerate(rows, 1)))
