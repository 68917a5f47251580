"""Accepts connections, and opens them in turns by address: a thousand that come at once would stop the event loop.

To accept a connection is cheap. To open it, with its transport and its parser, takes most of a millisecond. So the
connections that come while the loop is late wait, and those of an address that asks for little are opened first.
"""

import asyncio
import errno
import socket
from collections.abc import Callable

from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import is_local
from tilerummy.rooms import logs
from tilerummy.server.fair_share import OPENED, FairShare
from tilerummy.server.limits import Bucket, LimitPerAddress
from tilerummy.server.proxies import counted_peer

AT_ONCE = 100
"""Connections that are accepted before the loop does something else."""
MOST_WAITING = 2000
"""Connections that wait to be opened. The others wait in the system."""
PAUSE_S = 1.0
"""How long nothing is accepted after a failure, such as too many open files."""


class Acceptor:
    """`protocol` makes the protocol of a connection, and `refused` is called with the reason for one that is closed."""

    def __init__(
        self,
        settings: Settings,
        share: FairShare,
        protocol: Callable[[], asyncio.BaseProtocol],
        refused: Callable[[str], None],
    ) -> None:
        self.settings, self.share, self.protocol, self.refused = settings, share, protocol, refused
        rate, burst = settings.new_connections_per_second, settings.new_connections_burst
        self.new_connections = LimitPerAddress(lambda: Bucket(rate, burst))
        self.waiting = set[asyncio.Task[None]]()
        self.free_places = asyncio.Semaphore(MOST_WAITING)

    async def run(self, sock: socket.socket) -> None:
        """Accept until this task is cancelled."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                for _ in range(AT_ONCE):
                    await self.free_places.acquire()
                    try:
                        connection, client = await loop.sock_accept(sock)
                    except OSError as fault:
                        self.free_places.release()
                        if not isinstance(fault, ConnectionError) and fault.errno != errno.ENOTCONN:  # it has left
                            logs.warning("connection not accepted", reason=fault.strerror)
                            await asyncio.sleep(PAUSE_S)
                        continue
                    task = loop.create_task(self._open(connection, client[:2]))
                    self.waiting.add(task)
                    task.add_done_callback(self.waiting.discard)
                await asyncio.sleep(0)
        finally:
            for task in self.waiting:
                task.cancel()

    async def _open(self, connection: socket.socket, client: tuple[str, int]) -> None:
        address = counted_peer(client, self.settings)
        try:
            if not is_local(address) and not self.new_connections.take(address):
                self._close(connection, "new-connections")
                return
            async with asyncio.timeout(self.settings.longest_wait / 1000):
                await self.share.admit(address, OPENED)
            if _has_left(connection):
                connection.close()
                return
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, connection)
        except TimeoutError:
            self._close(connection, "busy")
        except Exception as fault:
            logs.failed("connection not opened", fault)
            connection.close()
        except asyncio.CancelledError:
            connection.close()
            raise
        finally:
            self.free_places.release()

    def _close(self, connection: socket.socket, reason: str) -> None:
        self.refused(reason)
        connection.close()


def _has_left(connection: socket.socket) -> bool:
    """Whether the client has closed or reset the connection, without a request."""
    try:
        return not connection.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
