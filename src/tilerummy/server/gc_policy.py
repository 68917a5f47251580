"""When garbage collection runs.

Python starts a full collection when the number of objects has grown by a quarter. With 1,000 rooms that is every 15
seconds, and each collection stops the server for half a second. It finds almost nothing: rooms contain no reference
cycles. Only connections do (uvicorn's parser of the first request: 24 objects, 3 kB per socket). Therefore a full
collection runs after a number of sockets and every half hour. Young generations stay small, because a collection stops
the server: 35 ms for 50,000 objects, which is what the slowest moves waited for.
"""

import asyncio
import gc
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilerummy.server.node import Node

YOUNG, MIDDLE, NEVER = 2_000, 1, 1_000_000_000
SOCKETS = 5_000
"""Sockets between two full collections. They leave about 16 MB of garbage."""
AT_LEAST_EVERY_S = 1800.0
CHECK_EVERY_S = 5.0


def configure() -> None:
    """Call this when everything is loaded. Objects that exist by then are excluded from collection."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.enable()


async def collect_when_due(node: "Node") -> None:
    sockets, collected = node.sockets_accepted, monotonic()
    while True:
        await asyncio.sleep(CHECK_EVERY_S)
        if node.sockets_accepted - sockets >= SOCKETS or monotonic() - collected >= AT_LEAST_EVERY_S:
            gc.collect()
            sockets, collected = node.sockets_accepted, monotonic()
