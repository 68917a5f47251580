"""What rooms need from their host."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, Self, TypeVar

from tilerummy.hosting.audience import Audience, Transport
from tilerummy.hosting.guests import IssuedTokens
from tilerummy.hosting.messages import Answer, Request
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import Payer
from tilerummy.rooms.erasing import Erased, Whose
from tilerummy.rooms.rest import RoomInfo
from tilerummy.rooms.room import Room
from tilerummy.store import Event, Lease, RoomRow

T = TypeVar("T")


class Count(Protocol):
    def labels(self, **labels: str) -> Self: ...

    def inc(self) -> None: ...


class Duration(Protocol):
    def time(self) -> AbstractContextManager[Any]: ...

    def observe(self, seconds: float) -> None: ...


class Metrics(Protocol):
    """What is counted in a room."""

    @property
    def moves(self) -> Count: ...

    @property
    def refused(self) -> Count: ...

    @property
    def judged(self) -> Duration: ...

    @property
    def persisted(self) -> Duration: ...

    @property
    def thought(self) -> Duration: ...


class Work(Protocol):
    """Where long work is done."""

    async def do(
        self,
        lane: str,
        payer: Payer,
        work: Callable[..., T],
        *given: object,
        must: bool = False,
        is_large: bool = False,
    ) -> T:
        """The result of the work. Raises `Refusal` if the payer has used up its time, unless it `must` be done."""
        ...


class Reader(Protocol):
    async def replay(self, room_id: str, events: Sequence[Event], *, must: bool = False) -> Room | None:
        """The room after these events."""
        ...

    async def erase(self, room_id: str, events: Sequence[Event], whose: Whose, now: int, payer: Payer) -> Erased:
        """The events without a name. Raises `Refusal` if the payer has used up its time."""
        ...


class LiveRoom(Protocol):
    """A room in memory, as its host meets it."""

    room: Room
    audience: Audience

    def stop(self) -> None: ...


class Push(Protocol):
    @property
    def key(self) -> str | None:
        """The public key that browsers need; None without push."""

    def tell(self, table: LiveRoom, seat: int | None, *, left: bool = False) -> None:
        """Tell the person of this seat who is not at the table that it is their turn."""


class RoomStore(Protocol):
    """The part of a store that rooms need."""

    async def append(
        self, lease: Lease, events: Sequence[Event], row: RoomRow, erased: Sequence[Event] = (), forget: str = ""
    ) -> None: ...

    async def events(self, room: str) -> list[Event]: ...

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]: ...

    async def keep_draft(self, room: str, draft: str) -> None: ...

    async def delete(self, room: str) -> bool: ...


class NodeInterface(Transport, Protocol):
    """What rooms, prepared tables and routes need from their host."""

    @property
    def id(self) -> str: ...

    @property
    def store(self) -> RoomStore: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def metrics(self) -> Metrics: ...

    @property
    def budgets(self) -> Work: ...

    @property
    def push(self) -> Push: ...

    @property
    def reader(self) -> Reader: ...

    @property
    def issued(self) -> IssuedTokens: ...

    def now(self) -> int: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[Any]: ...

    async def create(self, room_id: str, events: list[Event]) -> Room: ...

    async def keep_closed(self, room: Room, events: list[Event]) -> None: ...

    async def read_room(self, room_id: str) -> Room: ...

    async def ask(self, room: str, guest: str | None, request: Request, language: str = "") -> RoomInfo | None: ...

    async def redirect(self, node: str, room: str, conn: str) -> None: ...

    async def reply(self, node: str, ask: str, answer: Answer) -> None: ...

    async def renew(self, room: str) -> int: ...

    def lost(self, owner: LiveRoom) -> None: ...
