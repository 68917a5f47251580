"""The host that the worker of a page talks to."""

import asyncio
import re
from collections.abc import Callable, Mapping

from tilerummy.answers import lessons, puzzles
from tilerummy.hosting.guests import hashed, new_token
from tilerummy.hosting.settings import Settings
from tilerummy.page_host.connections import Connection, PreparedConnection, RoomConnection
from tilerummy.page_host.kept_rooms import Save
from tilerummy.page_host.node import PageNode
from tilerummy.page_host.requests import answer_of
from tilerummy.routes.answering import Answer

TOKEN = "token"
SOCKETS = re.compile(r"/ws/v1/(?:rooms/(?P<room>[^/]+)|(?P<kind>lesson|puzzle)/(?P<key>[^/]+)/(?P<step>\d{1,3}))")


class PageHost:
    """Answers requests and connections as the server does. See the package for an example."""

    def __init__(self, saved: Mapping[str, str], save: Save, settings: Settings | None = None) -> None:
        self.node = PageNode(saved, save, settings)
        self._save, self._token = save, saved.get(TOKEN, "")
        self._inboxes: dict[int, asyncio.Queue[str | None]] = {}

    async def token(self) -> str:
        """The token of the person at this page. It is made when it is first needed."""
        if not self._token:
            self._token = new_token()
            await self._save({TOKEN: self._token})
        return self._token

    async def request(self, method: str, path: str, body: bytes = b"") -> Answer:
        return await answer_of(self.node, await self.token(), method, path, body)

    def open(self, socket: int, path: str, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """Open a connection. Its texts are handled one after the other."""
        inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._inboxes[socket] = inbox
        self.node.spawn(self._run(socket, path, inbox, send, closed))

    async def _run(
        self,
        socket: int,
        path: str,
        inbox: "asyncio.Queue[str | None]",
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        connection = self._connection(path, hashed(await self.token()), send, closed)
        try:
            while (text := await inbox.get()) is not None:
                await connection.receive(text)
        finally:
            await connection.leave()
            self._inboxes.pop(socket, None)

    def _connection(
        self, path: str, guest: str, send: Callable[[str], None], closed: Callable[[int], None]
    ) -> Connection:
        """A path that leads nowhere is refused like a room that does not exist."""
        found = SOCKETS.fullmatch(path.partition("?")[0])
        if found is not None and found["kind"]:
            prepared = (lessons if found["kind"] == "lesson" else puzzles).prepared(found["key"])
            if prepared is not None:
                return PreparedConnection(self.node, prepared, int(found["step"]), send, closed)
        return RoomConnection(self.node, guest, found["room"] or "" if found is not None else "", send, closed)

    def receive(self, socket: int, text: str) -> None:
        if socket in self._inboxes:
            self._inboxes[socket].put_nowait(text)

    def close(self, socket: int) -> None:
        if socket in self._inboxes:
            self._inboxes[socket].put_nowait(None)
