"""The host that the worker of a page talks to."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from tilerummy.answers import lessons, puzzles
from tilerummy.hosting.guests import hashed, new_token
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import Payer
from tilerummy.page_host.node import Connection, PageNode, PreparedConnection, RoomConnection, Save
from tilerummy.rooms import copies, rest
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.room_records import record_text
from tilerummy.rooms.words import translator_for
from tilerummy.routes import table
from tilerummy.routes.answering import Answer, answer_request, find_route, problem_of
from tilerummy.routes.request import JSON, Request, Route
from tilerummy.store import RoomRow

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


T = TypeVar("T")


@dataclass(frozen=True)
class RequestHost:
    """The page as its only guest meets it: nothing is limited, kept or handed over."""

    node: PageNode
    token: str

    @property
    def guest(self) -> str:
        return hashed(self.token)

    async def opening(self) -> tuple[str, str]:
        return self.token, ""

    async def joining(self, room: str) -> str:
        return self.token

    async def do(self, lane: str, work: Callable[..., T], *given: object, apart: bool = False) -> T:
        return await self.node.budgets.do(lane, Payer(), work, *given)

    async def prepared(self, make: Callable[..., bytes], *given: Hashable) -> bytes:
        return make(*given)

    async def kept(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        return await make()

    async def public_rooms(self) -> Sequence[RoomRow]:
        """Nobody else can join the rooms of a page."""
        return ()

    async def record(self, room: Room, seat: int | None) -> str:
        return record_text(room, seat)


async def keep_copy(request: Request[rest.RoomCopy]) -> rest.RoomInfo:
    """Go on with a room of a server, from the copy that the page has. A room that is here already stays as it is."""
    node, guest = request.node, request.guest
    assert isinstance(node, PageNode)
    assert guest is not None
    room = await node.keep_copy(request.parts.room, copies.adopted(request.given, guest))
    return room_info(room, guest, request.words)


KEEP_COPY = Route(
    "POST", "/rooms/{room}/copy", keep_copy, rest.RoomCopy, rest.RoomInfo, status=201, limit="longest_copy"
)
"""A server takes no copies back."""
ROUTES = (*table.ROUTES, KEEP_COPY)


async def answer_of(node: PageNode, token: str, method: str, address: str, body: bytes) -> Answer:
    """The answer to a request. It never raises."""
    path, query = unquote(urlsplit(address).path), urlsplit(address).query
    words = translator_for(dict(parse_qsl(query)).get("lang", ""))
    try:
        route, parts = find_route(ROUTES, method, path)
        if len(body) > getattr(node.settings, route.limit):
            raise Refusal("body-too-long", status=413)
        return await answer_request(route, RequestHost(node, token), words, parts, query, body)
    except Exception as fault:
        status, problem = problem_of(fault, words, path)
        return Answer(status, JSON, problem.model_dump_json().encode())
