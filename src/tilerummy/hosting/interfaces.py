"""What a room needs from its host."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, Self, TypeVar

from tilerummy.hosting.audience import Audience, Transport
from tilerummy.hosting.messages import Answer
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import Payer
from tilerummy.rooms.erasing import Erased, Whose
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
    def tell(self, table: LiveRoom, seat: int | None, *, left: bool = False) -> None:
        """Tell the person of this seat who is not at the table that it is their turn."""


class RoomStore(Protocol):
    """The part of a store that the owner of a room needs."""

    async def append(
        self, lease: Lease, events: Sequence[Event], row: RoomRow, erased: Sequence[Event] = (), forget: str = ""
    ) -> None: ...

    async def events(self, room: str) -> list[Event]: ...

    async def keep_draft(self, room: str, draft: str) -> None: ...

    async def delete(self, room: str) -> bool: ...


class NodeInterface(Transport, Protocol):
    """What a room needs from its host."""

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

    def now(self) -> int: ...

    async def redirect(self, node: str, room: str, conn: str) -> None: ...

    async def reply(self, node: str, ask: str, answer: Answer) -> None: ...

    async def renew(self, room: str) -> int: ...

    def lost(self, owner: LiveRoom) -> None: ...
