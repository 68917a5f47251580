"""A route, the request that its function gets, and what it needs from the host that mounts it."""

from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel, Field

from tilerummy.answers.lab_model import LONGEST_POSITION
from tilerummy.hosting import messages
from tilerummy.hosting.interfaces import NodeInterface
from tilerummy.language import Translator
from tilerummy.rooms import rest
from tilerummy.rooms.room import Room
from tilerummy.store import ROOM_ID, RoomRow

JSON, SVG, TEXT = "application/json", "image/svg+xml", "text/plain; charset=utf-8"
G = TypeVar("G", bound=BaseModel)
T = TypeVar("T")


class Query(BaseModel):
    """What every address may have after its question mark. A route that is asked more has a model of its own."""

    lang: Annotated[str, Field(max_length=35)] | None = Field(None, description="en, de, fr, it, nl or es")


class Parts(BaseModel):
    """The variable parts of the paths. Each path has some of them."""

    room: Annotated[str, Field(pattern=f"^{ROOM_ID.pattern}$")] = ""
    number: Annotated[int, Field(ge=1, le=rest.MOST_GAMES)] = Field(1, description="The round, counted from 1")
    field: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,39}$")] = Field(
        "", description="A field of the rules: `open_min`"
    )


class Host(Protocol):
    """The host as one request meets it: it knows who asks, and at whose expense work is done."""

    @property
    def node(self) -> NodeInterface: ...

    @property
    def guest(self) -> str | None:
        """Who asks."""

    async def opening(self) -> tuple[str, str]:
        """The token of the guest, for a new room, and a code for where the request comes from. Raises `Refusal`.

        The room is counted, and the answer hands the token over.
        """
        ...

    async def joining(self, room: str) -> str:
        """The token of the guest, for a seat in a room. The answer hands it over."""
        ...

    async def do(self, lane: str, work: Callable[..., T], *given: object, apart: bool = False) -> T:
        """The result of long work, charged as a kind of `hosting.work`. Raises `Refusal` over the limit.

        `apart` is for work that takes seconds: a host that can does it in a process of its own.
        """
        ...

    async def prepared(self, make: Callable[..., bytes], *given: Hashable) -> bytes:
        """An answer that never changes. A host may make it once."""
        ...

    async def kept(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer about a room that does not change any more. A host may keep it for a while."""
        ...

    async def public_rooms(self) -> Sequence[RoomRow]: ...

    async def record(self, room: Room, seat: int | None) -> str:
        """The record of a room in TRN, as a seat sees it."""
        ...


@dataclass(frozen=True)
class Request(Generic[G]):
    """A request whose values have been checked."""

    host: Host
    words: Translator
    given: G
    """The body, or what the query says."""
    parts: Parts

    @property
    def node(self) -> NodeInterface:
        return self.host.node

    @property
    def guest(self) -> str | None:
        return self.host.guest

    async def room(self) -> Room:
        return await self.node.read_room(self.parts.room)

    async def ask(self, wish: messages.Request, guest: str | None = None) -> rest.RoomInfo:
        """Ask the owner of the room for something. Raises `Refusal`."""
        info = await self.node.ask(self.parts.room, guest or self.guest, wish, self.words.language)
        assert info is not None
        return info


Made = BaseModel | bytes | str | None


def as_json(answer: Callable[..., BaseModel], *given: object) -> bytes:
    """What a function answers, as JSON that is written where the work is done."""
    return answer(*given).model_dump_json().encode()


@dataclass(frozen=True)
class Route(Generic[G]):
    """One line of the table of routes."""

    method: str
    path: str
    """After /api/v1. `{name}` is a variable part, see `Parts`."""
    work: Callable[[Request[G]], Awaitable[Made]]
    given: type[G]
    """A `Query` is read from the address, any other model from the body."""
    answer: type[BaseModel] | None = None
    """The model of the answer, if it has one. The function may return its JSON."""
    status: int = 200
    kind: str = JSON
    may_be_empty: bool = False
    """Without a body, every field has its default."""
    is_question: bool = False
    """It is sent with POST because it is long, but changes nothing."""
    needs_key: bool = False
    """It is for the operator."""
    limit: Literal["longest_body", "longest_import", "longest_copy"] = "longest_body"
    """The field of the settings with the largest size of the body."""

    @property
    def has_body(self) -> bool:
        return not issubclass(self.given, Query)


EditionKey = Annotated[str, Field(max_length=60, description="The key of an edition")]


class CopyQuery(Query):
    after: Annotated[int, Field(ge=0)] = 0


class PuzzlesQuery(Query):
    edition: EditionKey
    day: date | None = Field(None, description="The day of the reader, such as 2026-03-02; by default that of UTC")


class RushQuery(Query):
    edition: EditionKey
    seed: Annotated[int, Field(ge=0, lt=1 << 48)] | None = Field(None, description="The same seed gives the same rush")


class PictureQuery(Query):
    p: Annotated[str, Field(max_length=LONGEST_POSITION, description="A position or a view in TRN")]
    lay: Annotated[str, Field(max_length=LONGEST_POSITION, description="A lay in TRN that is shown, too")] = ""
    theme: Literal["light", "dark"] = "light"
