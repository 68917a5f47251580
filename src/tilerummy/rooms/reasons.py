"""Violations as messages."""

from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator
from tilerummy.rooms.wire import Reason


def reason(violation: Violation, tr: Translator) -> Reason:
    return Reason(
        clause=violation.clause,
        text=tr.violation(violation),
        tiles=_tiles_of(violation),
        field=violation.field or "",
    )


def _tiles_of(violation: Violation) -> tuple[str, ...]:
    """The tiles that a violation concerns."""
    for name in ("tiles", "tile", "row", "meld", "left"):
        match getattr(violation, name, None):
            case Tile() as tile:
                return (str(tile),)
            case Tiles() as tiles:
                return tuple(map(str, tiles))
            case None:
                continue
            case meld:
                return tuple(map(str, meld.row))
    return ()
