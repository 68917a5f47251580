"""One rule field in the editions: what each of them says in words, where it comes from, and small positions that show
it: a move that one edition allows and another refuses.

>>> from tilerummy.engine.editions import get
>>> said = clause_value(get("rummikub-vienna-en"), "open_min", Translator("en"))
>>> said.text, said.basis_text, said.source
('at least 30 points', 'stated', '002 de L48, en L137')
>>> [(each.edition, each.text) for each in offered_values("partial_take", Translator("en"))][:1]
[('rummy-bookmark', 'three tiles stay together, or each goes into a different meld')]
>>> [example] = examples_of("open_min")
>>> (str(example.allowed.edition), example.allowed.violations), str(example.refused.edition)
(('rummy-classic', ()), 'rummy-bookmark')
>>> [violation.clause for violation in example.refused.violations]
['OPEN.threshold']
>>> instead_of_example("deal")
'setup'
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Move, parse_move
from tilerummy.engine.packaged import DATA
from tilerummy.engine.position import Position
from tilerummy.engine.rules import value_text
from tilerummy.engine.violations import Violation
from tilerummy.language.provenance import describe_variant, explain
from tilerummy.language.translator import Translator


@dataclass(frozen=True)
class ClauseValue:
    """The value of a rule field in an edition. `value` is written as in TRN."""

    value: str
    text: str
    basis: str
    basis_text: str
    source: str
    note: str
    has_effect: bool
    """False if another field switches this one off: a penalty at a time-out where no turn is timed."""


def clause_value(edition: Edition, field: str, tr: Translator) -> ClauseValue:
    origin = edition.provenance(field)
    written = value_text(getattr(edition.rules, field))
    return ClauseValue(
        value=written,
        text=tr.rule_value(field, written),
        basis=origin.basis,
        basis_text=tr.text(f"basis-{origin.basis}-brief"),
        source=origin.source,
        note=explain(origin, tr),
        has_effect=field not in edition.rules.without_effect,
    )


@dataclass(frozen=True)
class OfferedValue:
    """Another value of a rule field, in a variant of a sheet."""

    edition: str
    """Its key."""
    variant: str
    """What players call it."""
    text: str
    origin: str
    note: str


def offered_values(field: str, tr: Translator) -> Iterator[OfferedValue]:
    """The variants that set the field to something else than the sheet they belong to."""
    for edition in editions():
        printed = value_text(getattr(edition.rules, field))
        for variant in edition.printed.variants.values():
            value = dict(variant.changes).get(field, printed)
            if value != printed:
                words = tr.at_table(edition.rules)
                yield OfferedValue(
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
    return tuple(_example(each) for each in _data()["example"] if each["field"] == field)


def instead_of_example(field: str) -> str | None:
    """What the field decides instead, if there is no example: the name of a sentence."""
    found: str | None = _data()["instead"].get(field)
    return found


def _example(given: dict[str, str]) -> RuleExample:
    position, move = given["position"], given["move"]
    return RuleExample(
        field=given["field"],
        allowed=_tried(given["allowed"], position, move),
        refused=_tried(given["refused"], given.get("refused_position", position), given.get("refused_move", move)),
    )


def _tried(edition: str, position: str, move: str) -> Tried:
    return Tried(Position.parse(f"{edition} {position}"), parse_move(move))
