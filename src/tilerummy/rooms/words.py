"""The server's wording: one translator per language, and violations as messages."""

from functools import cache, lru_cache

from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator, choose_language
from tilerummy.rooms.wire import Reason


def translator_for(wanted: str | None) -> Translator:
    """The translator for a language tag such as `de-AT`; English if the language is not supported."""
    return _translator(choose_language(wanted, {}))


@cache
def _translator(language: str) -> Translator:
    return Translator(language)


@lru_cache(maxsize=1024)
def count_text(message_id: str, count: int, tr: Translator) -> str:
    """A message about a number. Cached, because drafts are reviewed at every drag and Fluent is slow."""
    return tr.text(message_id, count=count)


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
