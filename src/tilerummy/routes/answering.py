"""Finds the route of a request, checks the values, and calls its function."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from pydantic import BaseModel, ValidationError

from tilerummy.engine.errors import TilerummyError
from tilerummy.language import Translator
from tilerummy.rooms import logs, rest
from tilerummy.rooms.refusals import Refusal, problem
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.routes.request import Host, Parts, Query, Request, Route
from tilerummy.store import Unavailable

API = "/api/v1"
M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True)
class Answer:
    """A status, a media type and a body."""

    status: int
    type: str
    body: bytes


class WrongMethod(Refusal):
    """The path is known, but not with this method."""

    def __init__(self, allowed: Sequence[str]) -> None:
        super().__init__("method", status=405)
        self.allowed = allowed


def find_route(routes: Sequence[Route[Any]], method: str, path: str) -> tuple[Route[Any], dict[str, str]]:
    """The route of a request and the variable parts of its path. Raises `Refusal`."""
    matching = [(route, parts) for route in routes if (parts := _parts(API + route.path, path)) is not None]
    for route, parts in matching:
        if route.method == method:
            return route, parts
    raise WrongMethod([route.method for route, _ in matching]) if matching else Refusal("not-found", status=404)


def _parts(pattern: str, path: str) -> dict[str, str] | None:
    """The variable parts of a path, or None if the pattern is another."""
    names, words = pattern.split("/"), path.split("/")
    if len(names) != len(words):
        return None
    pairs = list(zip(names, words, strict=True))
    if any(name != word and not name.startswith("{") for name, word in pairs):
        return None
    return {name[1:-1]: word for name, word in pairs if name.startswith("{")}


async def answer_request(
    route: Route[Any], host: Host, words: Translator, parts: Mapping[str, str], query: str, body: bytes
) -> Answer:
    """The answer of a route. Raises `Refusal` and whatever its function raises."""
    where = _read("path", Parts, dict(parts))
    asked = dict(parse_qsl(query, keep_blank_values=True))
    given = _read("query", Query if route.has_body else route.given, asked)
    if route.has_body:
        given = route.given() if route.may_be_empty and body in (b"", b"null") else _read("body", route.given, body)
    made = await route.work(Request(host, words, given, where))
    match made:
        case BaseModel():
            made = made.model_dump_json().encode()
        case str():
            made = made.encode()
    return Answer(route.status, route.kind, made or b"")


def _read(place: str, model: type[M], value: dict[str, str] | bytes) -> M:
    try:
        return model.model_validate_json(value) if isinstance(value, bytes) else model.model_validate(value)
    except ValidationError as fault:
        raise unreadable_body(".".join((place, *(str(part) for part in fault.errors()[0]["loc"])))) from None


# What goes wrong, as the page gets it: a status, a code for programs and a text for people


def problem_of(fault: Exception, words: Translator, path: str) -> tuple[int, rest.Problem]:
    """The status and the answer for anything that a request raised. What is our own mistake is logged."""
    match fault:
        case TilerummyError():
            return 422, problem(fault, words)
        case NoSuchRoom():
            fault = Refusal("room-unknown", status=404)
        case Unavailable():
            fault = Refusal("store-unavailable", status=503)
    if not isinstance(fault, Refusal):
        logs.failed("request failed", fault, path=path)
        fault = Refusal("fault", status=500)
    return fault.status, problem(fault, words)


def unreadable_body(place: str) -> Refusal:
    """A value of a request is missing or wrong. `place` says which."""
    return Refusal("body-unreadable", status=422, place=place)
