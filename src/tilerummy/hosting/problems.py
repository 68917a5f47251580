"""Errors of a request as the page gets them: a status, a code for programs and a text for people."""

from tilerummy.engine.errors import TilerummyError
from tilerummy.language import Translator
from tilerummy.rooms import logs, rest
from tilerummy.rooms.new_room import field_of, rule_of
from tilerummy.rooms.refusals import Refusal, refusal_text
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.store import Unavailable


def problem_of(fault: Exception, words: Translator, path: str) -> tuple[int, rest.Problem]:
    """The status and the answer for anything that a request raised. What is our own mistake is logged."""
    match fault:
        case Refusal():
            return refused_request(fault, words)
        case TilerummyError():
            field = getattr(fault, "field", None) or rule_of(fault)
            return 422, rest.Problem(code=fault.code, text=words.error(fault), field=field)
        case NoSuchRoom():
            return refused_request(Refusal("room-unknown", status=404), words)
        case Unavailable():
            return refused_request(Refusal("store-unavailable", status=503), words)
    logs.failed("request failed", fault, path=path)
    return refused_request(Refusal("fault", status=500), words)


def refused_request(refusal: Refusal, words: Translator) -> tuple[int, rest.Problem]:
    said = words.violation(refusal.violations[0]) if refusal.violations else refusal_text(words, refusal)
    return refusal.status, rest.Problem(code=refusal.code, text=said, field=field_of(refusal))


def unreadable_body(place: str) -> Refusal:
    """A value of a request is missing or wrong. `place` says which."""
    return Refusal("body-unreadable", status=422, place=place)
