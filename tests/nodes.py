"""A server process without HTTP, for tests of its rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import open_room
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import rest
from tilerummy.server import background
from tilerummy.server.bus import connect as connect_bus
from tilerummy.server.node import Node
from tilerummy.store import connect


@asynccontextmanager
async def a_node(folder: Path, **changes: Any) -> AsyncIterator[Node]:
    store, bus = connect(folder / "matches.db"), connect_bus(None)
    await store.open()
    node = Node(store, Settings(**{"pause": 0, "renew": 50, **changes}), bus)
    await node.start()
    background.start(node)
    try:
        yield node
    finally:
        await node.stop()
        await bus.close()
        await store.close()


async def a_room(node: Node, *others: rest.SeatWish) -> tuple[str, str]:
    """A room and the guest on its first seat."""
    seats = (rest.SeatWish(kind="me"), *others)
    room, token = await open_room(node, rest.NewRoom(edition="rummikub-vienna-en", name="Ann", seats=seats))
    return room.id, hashed(token)
