"""The interfaces between node, room and commands, so that their modules do not import each other."""

from collections.abc import Sequence
from typing import Any, Protocol

from tilerummy.engine.draft import Draft
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.room import Room
from tilerummy.server.audience import Audience, Transport
from tilerummy.server.budgets import Budgets
from tilerummy.server.metrics import Metrics
from tilerummy.server.push import Push
from tilerummy.server.reading import Reader
from tilerummy.server.settings import Settings
from tilerummy.store import Store


class NodeInterface(Transport, Protocol):
    """What a room needs from its node."""

    id: str
    store: Store
    settings: Settings
    metrics: Metrics
    budgets: Budgets
    push: Push
    reader: Reader

    def now(self) -> int: ...

    async def redirect(self, node: str, room: str, conn: str) -> None: ...

    async def reply(self, node: str, ask: str, answer: dict[str, Any]) -> None: ...

    async def renew(self, room: str) -> int: ...

    def lost(self, owner: "RoomInterface") -> None: ...


class RoomInterface(Protocol):
    """What a command needs from its room."""

    node: NodeInterface
    room: Room
    audience: Audience
    ids: dict[str, int]
    draft: Draft | None
    draft_waits: bool

    def stop(self) -> None: ...

    def gone(self) -> tuple[int, ...]: ...

    def note_presence(self) -> None: ...

    async def show(self) -> None: ...

    async def commit(self, facts: Sequence[Fact], key: str | None) -> None: ...
