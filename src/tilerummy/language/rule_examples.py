"""Small positions that show what a rule field decides: a move that one edition allows and another refuses.

>>> [example] = examples_of("open_min")
>>> (str(example.allowed.edition), example.allowed.violations), str(example.refused.edition)
(('rummy-classic', ()), 'rummy-bookmark')
>>> [violation.clause for violation in example.refused.violations]
['OPEN.threshold']
>>> instead_of_example("deal")
'setup'
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Move, parse_move
from tilerummy.engine.packaged import DATA
from tilerummy.engine.position import Position
from tilerummy.engine.violations import Violation


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
