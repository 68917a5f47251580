"""Reading what a page says, and refusing it: as an exception, and as a message with words."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json

from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.rules import FIELDS
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator
from tilerummy.rooms import rest, wire
from tilerummy.rooms.wire import Reason


class Refusal(Exception):
    """A command was refused and changes nothing. The text of `code` is in the language files."""

    def __init__(self, code: str, *, violations: Sequence[Violation] = (), status: int = 409, **params: object) -> None:
        super().__init__(code)
        self.code, self.violations, self.status, self.params = code, tuple(violations), status, params


def reason(violation: Violation, tr: Translator) -> Reason:
    return Reason(
        clause=violation.clause,
        text=tr.violation(violation),
        tiles=_tiles_of(violation),
        field=violation.field or "",
    )


def _tiles_of(violation: Violation) -> tuple[str, ...]:
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


COMMAND_ID: TypeAdapter[str] = TypeAdapter(wire.CommandId, config=ConfigDict(defer_build=True))


def refused(
    words: Translator, refusal: Refusal, *, command: str | None = None, at: int = 0, text: str | None = None
) -> wire.Refused:
    reasons = tuple(dict.fromkeys(reason(violation, words) for violation in refusal.violations))
    said = text or (reasons[0].text if reasons else refusal_text(words, refusal))
    stale = refusal.code == "stale"
    return wire.Refused(id=command, at=at, code=refusal.code, text=said, reasons=reasons, stale=stale)


def refusal_text(words: Translator, refusal: Refusal) -> str:
    if refusal.code.startswith("slip-"):
        return words.text(f"play-{refusal.code}", **refusal.params)
    if refusal.code.startswith("goal-"):
        return words.text(f"server-{refusal.code}", **refusal.params)
    return words.text(f"server-refused-{refusal.code}", **refusal.params).rstrip()


FIELD_OF = {
    "deal-too-large": "deal",
    "seats-out-of-range": "seats",
    "level-unknown": "seats",
    "one-device-mixed": "seats",
    "clock-seconds": "clock",
    "one-device-clock": "clock",
}
"""The entry of a request that an error is about."""


def problem(fault: Refusal | TilerummyError, words: Translator) -> rest.Problem:
    """Why a request is refused, with the entry that is wrong. The name of a seat beside the own one is `name-SEAT`."""
    field = FIELD_OF.get(fault.code)
    if isinstance(fault, TilerummyError):
        named = fault.params.get("field", field)
        field = getattr(fault, "field", None) or (str(named) if named in FIELDS else None)
        return rest.Problem(code=fault.code, text=words.error(fault), field=field)
    if fault.code.startswith("name-"):
        field = f"name-{fault.params['seat']}" if "seat" in fault.params else "name"
    said = words.violation(fault.violations[0]) if fault.violations else refusal_text(words, fault)
    return rest.Problem(code=fault.code, text=said, field=field)


def read_command(text: str) -> wire.FromPage:
    """What a page said. Raises `Refusal`."""
    try:
        return wire.FROM_PAGE.validate_json(text)
    except ValidationError as fault:
        raise unreadable(fault) from None


def unreadable(fault: ValidationError) -> Refusal:
    """The refusal for an invalid message: an unknown type, or a known type with wrong fields."""
    kinds = {error["type"] for error in fault.errors()}
    unknown = kinds & {"union_tag_invalid", "union_tag_not_found"}
    return Refusal("message-unknown" if unknown else "message-unreadable", status=422)


def id_in(text: str) -> str | None:
    """The id of a command, even if the rest of the message is invalid."""
    with suppress(ValueError):
        message: Any = from_json(text)
        if isinstance(message, dict):
            return COMMAND_ID.validate_python(message.get("id"))
    return None


def greeting(text: str, longest: int) -> wire.Hello:
    """The greeting in a text of at most `longest` characters. Its version may be another. Raises `Refusal`."""
    hello = read_command(text) if len(text) <= longest else None
    if not isinstance(hello, wire.Hello):
        raise Refusal("hello-first")
    return hello


def check_version(hello: wire.Hello) -> None:
    """Raises `Refusal` for a page that is older or newer than its host."""
    if hello.version != wire.VERSION:
        raise Refusal("version-unknown", version=wire.VERSION)
