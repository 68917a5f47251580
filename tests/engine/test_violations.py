from dataclasses import fields
from inspect import isabstract

import pytest

from tilerummy.engine import violations
from tilerummy.engine.melds import Group
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import (
    BelowThreshold,
    BrokenUp,
    IllegalMove,
    JokerReused,
    NotOnRack,
    RoundIsOver,
    Violation,
)

KINDS = [
    kind
    for kind in vars(violations).values()
    if isinstance(kind, type) and issubclass(kind, Violation) and hasattr(kind, "clause") and not isabstract(kind)
]


def test_every_clause_is_its_own() -> None:
    clauses = [kind.clause for kind in KINDS]
    assert sorted(set(clauses)) == sorted(clauses)
    assert len(clauses) >= 35


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_violation_is_data(kind: type[Violation]) -> None:
    names = [field.name for field in fields(kind)]
    assert set(names) <= {"tiles", "meld", "row", "points", "needed", "wanted", "drawn", "tile", "left"}


def test_parameters_are_text_and_numbers() -> None:
    meld = Group.parse("kbr10")
    assert BelowThreshold(24, 30).as_json() == {"clause": "OPEN.threshold", "points": 24, "needed": 30}
    assert JokerReused(meld, "new_meld").params() == {"meld": "kbr10", "wanted": "new_meld"}
    assert NotOnRack(Tiles.parse("r5j")).params() == {"tiles": "r5j"}
    assert BrokenUp(meld) == BrokenUp(meld)
    assert RoundIsOver().params() == {}
    assert violations.NotTheOpenTile(Tile("r", 5)).params() == {"tile": "r5"}


def test_an_illegal_move_names_its_clauses() -> None:
    error = IllegalMove((BelowThreshold(24, 30), RoundIsOver()))
    assert str(error) == "illegal move: clauses OPEN.threshold END.trigger"
    assert error.violations == (BelowThreshold(24, 30), RoundIsOver())
    assert error.code == "illegal-move"


def test_an_unchecked_violation_equals_a_checked_one() -> None:
    tiles = Tiles.parse("r5j")
    assert NotOnRack.unchecked(tiles=tiles) == NotOnRack(tiles)
    assert hash(NotOnRack.unchecked(tiles=tiles)) == hash(NotOnRack(tiles))
    assert repr(NotOnRack.unchecked(tiles=tiles)) == repr(NotOnRack(tiles))
