"""The socket of a prepared table."""

from collections import Counter

from starlette.websockets import WebSocket

from tilerummy.hosting.prepared_table import PreparedTable
from tilerummy.hosting.work import is_local
from tilerummy.rooms import wire
from tilerummy.rooms.prepared import Prepared
from tilerummy.rooms.refusal import Refusal
from tilerummy.server.limits import address_of
from tilerummy.server.node import Node
from tilerummy.server.sockets import POLICY, SocketConnection, admitted, serve_socket


class PreparedConnection(SocketConnection):
    """The connection of one person."""

    def __init__(self, node: Node, socket: WebSocket, prepared: Prepared, number: int) -> None:
        super().__init__(node, socket, prepared.name)
        self.prepared, self.number = prepared, number
        self.table: PreparedTable | None = None

    async def _arrive(self) -> None:
        learners, address = self.node.learners, address_of(self.socket)
        if not is_local(address) and learners[address] >= self.node.settings.watchers_per_address:
            raise Refusal("too-many-sockets")
        learners[address] += 1
        self.table = PreparedTable(self.node, self.prepared, self.words, self.put, address)
        self.table.begin(self.number, at=0)

    async def _depart(self) -> None:
        if self.table is not None:
            self.table.stop_clock()
            self.node.learners[address_of(self.socket)] -= 1
            self.node.learners += Counter()  # drop the zero counts

    async def _forward(self, command: wire.FromPage) -> None:
        assert self.table is not None
        await self.table.receive(command)


async def serve_prepared(node: Node, socket: WebSocket, prepared: Prepared | None, number: int) -> None:
    """Serve a prepared table from a step on, counted from 1. None is refused like a room that does not exist."""
    if prepared is None:
        await serve_socket(node, socket, "")
    elif not 1 <= number <= prepared.count:
        await socket.close(POLICY)
    elif await admitted(node, socket):
        await PreparedConnection(node, socket, prepared, number).run()
