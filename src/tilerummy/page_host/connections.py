"""The connections of a page to its own host: the greeting, then commands in and messages out."""

import secrets
from collections.abc import Callable

from tilerummy.hosting.messages import Attach, Detach, Say
from tilerummy.hosting.prepared_table import PreparedTable
from tilerummy.hosting.work import LOCAL
from tilerummy.page_host.node import NODE, PageNode
from tilerummy.rooms import logs, wire
from tilerummy.rooms.prepared import Prepared
from tilerummy.rooms.refusals import Refusal, check_version, greeting, id_in, read_command, refused
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.rooms.scene_text import MessageText, Text
from tilerummy.rooms.words import translator_for

NORMAL, POLICY = 1000, 1008
"""Codes with which a socket is closed."""


class Connection:
    """One connection. `send` gets each text for the page, and `closed` the code at the end."""

    def __init__(self, node: PageNode, guest: str, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.node, self.guest, self.send, self.closed = node, guest, send, closed
        self.words = translator_for(None)
        self.greeted = self.ended = False

    async def receive(self, text: str) -> None:
        """A text of the page."""
        if self.ended:
            return
        try:
            if len(text) > self.node.settings.longest_message:
                raise Refusal("message-too-long")
            if self.greeted:
                await self._command(read_command(text))
            else:
                await self._greet(text)
        except NoSuchRoom:
            self._refuse(Refusal("room-unknown"), text)
            self.end()
        except Refusal as refusal:
            self._refuse(refusal, text)
            if not self.greeted:
                self.end()
        except Exception as fault:  # the room cannot be loaded
            logs.failed("connection failed", fault)
            self._refuse(Refusal("fault"), text)
            self.end()

    async def _greet(self, text: str) -> None:
        hello = greeting(text, self.node.settings.longest_message)
        self.words = translator_for(hello.language)
        check_version(hello)
        await self._arrive()
        self.greeted = True

    async def _arrive(self) -> None:
        raise NotImplementedError

    async def _command(self, command: wire.FromPage) -> None:
        raise NotImplementedError

    def _refuse(self, refusal: Refusal, text: str) -> None:
        self.put(MessageText.of(refused(self.words, refusal, command=id_in(text))))

    def put(self, text: Text) -> None:
        if not self.ended:
            self.send(str(text))

    async def leave(self) -> None:
        """The page has closed the connection."""
        self.ended = True

    def end(self) -> None:
        """The host closes the connection for good."""
        if not self.ended:
            self.ended = True
            self.closed(POLICY)


class RoomConnection(Connection):
    """A connection to a room."""

    def __init__(
        self, node: PageNode, guest: str, room: str, send: Callable[[str], None], closed: Callable[[int], None]
    ) -> None:
        super().__init__(node, guest, send, closed)
        self.room, self.conn = room, secrets.token_hex(8)

    def attach_message(self) -> Attach:
        return Attach(self.conn, NODE, self.guest, self.words.language, LOCAL)

    async def _arrive(self) -> None:
        self.node.connections[self.conn] = self
        await self.node.send_to_owner(self.room, self.attach_message())

    async def _command(self, command: wire.FromPage) -> None:
        await self.node.send_to_owner(self.room, Say(self.conn, NODE, command))

    async def leave(self) -> None:
        await super().leave()
        self.node.connections.pop(self.conn, None)
        if self.room in self.node.owners:
            await self.node.send_to_owner(self.room, Detach(self.conn, NODE))

    def end(self) -> None:
        super().end()
        self.node.spawn(self.leave())


class PreparedConnection(Connection):
    """A connection to a lesson or a puzzle."""

    def __init__(
        self,
        node: PageNode,
        prepared: Prepared,
        number: int,
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        super().__init__(node, "", send, closed)
        self.prepared, self.number = prepared, number
        self.table: PreparedTable | None = None

    async def _arrive(self) -> None:
        if not 1 <= self.number <= self.prepared.count:
            raise Refusal("not-found")
        self.table = PreparedTable(self.node, self.prepared, self.words, self.put)
        self.table.begin(self.number, at=0)

    async def _command(self, command: wire.FromPage) -> None:
        assert self.table is not None
        await self.table.receive(command)

    async def leave(self) -> None:
        await super().leave()
        if self.table is not None:
            self.table.stop_clock()
