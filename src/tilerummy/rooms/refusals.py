"""Refusals as messages: a code for programs and a text for people."""

from contextlib import suppress
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json

from tilerummy.language import Translator
from tilerummy.rooms import wire
from tilerummy.rooms.reasons import reason
from tilerummy.rooms.refusal import Refusal

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
    return words.text(f"server-refused-{refusal.code}", **refusal.params)


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
