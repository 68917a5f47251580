"""Python's collector of cyclic garbage, held back while people play.

Rooms live for hours and grow with every move. By its own measure, a quarter more objects than last time, Python looks
through all of them: with a thousand rooms every quarter of a minute, half a second each time and everybody waiting. It
finds nothing, because what rooms let go of is free at once. What is left in circles comes from connections (uvicorn's
reader of their first request: 24 objects, 3 kB a socket). So that is what is counted: everything is looked at after so
many sockets, and now and then in any case. The young are looked at as ever, some milliseconds at a time.
"""

import asyncio
import gc
from time import monotonic

from tilerummy.server.node import Node

YOUNG, MIDDLE, NEVER = 700, 5, 1_000_000_000
SOCKETS = 5_000
"""They leave 16 MB behind before that is looked for."""
AT_LEAST_EVERY_S = 1800.0
LOOK_EVERY_S = 5.0


def configure() -> None:
    """When the server listens: what is loaded by then stays for good and is not looked at again."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.enable()


async def collect_when_due(node: Node) -> None:
    met, swept = node.sockets_met, monotonic()
    while True:
        await asyncio.sleep(LOOK_EVERY_S)
        if node.sockets_met - met >= SOCKETS or monotonic() - swept >= AT_LEAST_EVERY_S:
            gc.collect()
            met, swept = node.sockets_met, monotonic()
