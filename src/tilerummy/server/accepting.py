"""Accepts connections a few at a time: a thousand that come at once would stop the event loop."""

import asyncio
import socket
from collections.abc import Callable

from tilerummy.rooms import logs

AT_ONCE = 8
"""Connections that are accepted before the loop does something else."""
PAUSE_S = 1.0
"""How long nothing is accepted when the process has too many files open. New connections wait in the system."""


async def accept(sock: socket.socket, protocol: Callable[[], asyncio.BaseProtocol]) -> None:
    """Accept connections until this task is cancelled. `protocol` makes the protocol of each."""
    loop = asyncio.get_running_loop()
    opening = set[asyncio.Task[object]]()
    while True:
        for _ in range(AT_ONCE):
            try:
                line, _ = await loop.sock_accept(sock)
            except ConnectionError:  # it has gone again
                continue
            except OSError as fault:
                logs.warning("connection not accepted", reason=fault.strerror)
                await asyncio.sleep(PAUSE_S)
                continue
            task = loop.create_task(loop.connect_accepted_socket(protocol, line))
            opening.add(task)
            task.add_done_callback(opening.discard)
        await asyncio.sleep(0)
