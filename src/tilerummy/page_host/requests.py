"""A request of the page to its own host, the answer, and the list of handlers that `route` makes."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, TypeVar

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.problems import unreadable_body
from tilerummy.language import Translator
from tilerummy.page_host.node import PageNode
from tilerummy.rooms import rest
from tilerummy.rooms.room import Room

API = "/api/v1"
JSON, SVG, TEXT = "application/json", "image/svg+xml", "text/plain; charset=utf-8"
M = TypeVar("M", bound=BaseModel)
V = TypeVar("V")


@dataclass(frozen=True)
class Answer:
    """What the server would send: a status, a media type and a body."""

    status: int
    type: str
    body: bytes


@dataclass(frozen=True)
class Request:
    """A request of the person at the page."""

    node: PageNode
    token: str
    words: Translator
    query: Mapping[str, str]
    body: bytes
    parts: Mapping[str, str]
    """The variable parts of the path."""

    @property
    def guest(self) -> str:
        return hashed(self.token)

    def read(self, model: type[M]) -> M:
        """The body. Raises `Refusal`."""
        try:
            return model.model_validate_json(self.body)
        except ValidationError as fault:
            raise unreadable_body(_place("body", fault)) from None

    def number(self) -> int:
        return self._checked(self.parts["number"], "path", "number", ROUND)

    def asked(self, name: str, kind: TypeAdapter[V], default: object = None) -> V:
        """A value of the query. Raises `Refusal`."""
        return self._checked(self.query.get(name, default), "query", name, kind)

    def _checked(self, value: object, where: str, name: str, kind: TypeAdapter[V]) -> V:
        try:
            return kind.validate_python(value)
        except ValidationError:
            raise unreadable_body(f"{where}.{name}") from None

    async def room(self) -> Room:
        return await self.node.read_room(self.parts["room"])

    async def ask(self, what: str, **given: object) -> rest.RoomInfo:
        given["language"] = self.words.language
        answer = await self.node.ask(self.parts["room"], what, self.guest, **given)
        return rest.RoomInfo.model_validate(answer["info"], strict=False)


def _place(where: str, fault: ValidationError) -> str:
    return ".".join((where, *(str(part) for part in fault.errors()[0]["loc"])))


ROUND: TypeAdapter[int] = TypeAdapter(Annotated[int, Field(ge=1, le=rest.MOST_GAMES)])
Made = BaseModel | bytes | str | None
Handler = Callable[[Request], Awaitable[Made]]
ROUTES: list[tuple[str, str, int, str, Handler]] = []
"""Method, pattern of the path, status, media type and handler."""


def route(method: str, path: str, status: int = 200, kind: str = JSON) -> Callable[[Handler], Handler]:
    """Add a handler. `{name}` in the path is a variable part."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(API + path))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, status, kind, handler))
        return handler

    return add
