"""The REST API: mounts the table of routes, and adds what only a server has."""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from time import monotonic
from typing import TypeVar

from starlette.background import BackgroundTask
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tilerummy import __version__
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import MOST_LISTED, known_token
from tilerummy.hosting.messages import Drop
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import Payer, is_local
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import NoSuchRoom, Room, source_of
from tilerummy.routes import table
from tilerummy.routes.answering import API, answer_request, find_route, unreadable_body
from tilerummy.routes.openapi import openapi
from tilerummy.routes.request import JSON
from tilerummy.server.error_answers import words_of
from tilerummy.server.limits import LimitPerAddress, Window, address_of
from tilerummy.server.measuring import ROUTE
from tilerummy.server.node import Node
from tilerummy.server.operator_routes import OPERATOR_ROUTES
from tilerummy.server.push_routes import PUSH_ROUTES
from tilerummy.server.sessions import guest_of, set_cookie, token_of
from tilerummy.store import RoomRow, Store

T = TypeVar("T")
ROUTES = (*table.ROUTES, *PUSH_ROUTES, *OPERATOR_ROUTES)
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
"""All of them lead to `find_route`, which refuses those that a path does not have."""


class Api:
    """The routes of a node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        most, most_in_all = node.settings.rooms_per_address, node.settings.rooms_in_all
        self.rooms_per_address = LimitPerAddress(lambda: Window(most), Window(most_in_all))
        self.public_rooms = PublicRooms(node.store, node.settings.listed_per_address)

    @property
    def routes(self) -> list[BaseRoute]:
        return [Route("/api/openapi.json", self.describe), Route("/api/{path:path}", self.answer, methods=METHODS)]

    async def describe(self, _: Request) -> Response:
        text = await self.node.reader.prepared(description, self.node.settings.public_path)
        return Response(text, media_type=JSON)

    async def answer(self, request: Request) -> Response:
        route, parts = find_route(ROUTES, request.method, request.scope["path"])
        request.scope[ROUTE] = f"{route.method} {API}{route.path}"
        if route.needs_key and not self._is_operator(request):
            raise Refusal("not-operator", status=403)
        body = await _body(request) if route.has_body else b""
        host, query = RequestHost(self, request), request.scope["query_string"].decode("latin-1")
        made = await answer_request(route, host, words_of(request), parts, query, body)
        response = Response(made.body, host.status or made.status, host.headers, made.type)
        return host.finished(response)

    def _is_operator(self, request: Request) -> bool:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        key = self.node.admin_key
        return bool(key) and compare_digest(given.encode(), key.encode())


async def _body(request: Request) -> bytes:
    """The body, whose size `Guard` limits."""
    try:
        body = await request.body()
    except ClientDisconnect:
        raise Refusal("request", status=400) from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise unreadable_body("body")
    return body


class RequestHost:
    """The server as one request meets it."""

    def __init__(self, api: Api, request: Request) -> None:
        self.api, self.request, self.node = api, request, api.node
        self.guest, self.address = guest_of(request), address_of(request)
        self.headers: dict[str, str] = {}
        self.status: int | None = None
        self.token, self.makes_room = "", False
        self.afterwards: BackgroundTask | None = None

    def finished(self, response: Response) -> Response:
        """The response of a request that was not refused."""
        if self.token:
            set_cookie(response, self.token, self.request)
        if self.makes_room:
            self.api.public_rooms.forget()
        response.background = self.afterwards
        return response

    async def opening(self) -> tuple[str, str]:
        if not is_local(self.address) and not self.api.rooms_per_address.take(self.address):
            raise Refusal("too-many-rooms", status=429)
        self.token, self.makes_room = await known_token(self.node, token_of(self.request)), True
        return self.token, source(self.address)

    async def joining(self, room: str) -> str:
        self.token = await known_token(self.node, token_of(self.request))
        if self.guest not in (None, hashed(self.token)):  # once it has the new token
            self.afterwards = BackgroundTask(drop_old_connections, self.node, room, self.guest)
        return self.token

    def forget_guest(self) -> None:
        """The answer hands over a new token."""
        self.node.issued.forget(self.guest or "")
        self.token = self.node.issued.new()

    async def do(self, lane: str, work: Callable[..., T], *given: object, apart: bool = False) -> T:
        """If the client leaves before the answer is there, the work is dropped: one that waits, or that is `apart`."""
        budgets, payer = self.node.budgets, Payer(address=self.address)
        job = asyncio.ensure_future((budgets.do_apart if apart else budgets.do)(lane, payer, work, *given))
        left = asyncio.ensure_future(self._left())
        try:
            await asyncio.wait((job, left), return_when=asyncio.FIRST_COMPLETED)
            if not job.done():
                raise Refusal("request", status=400)  # nobody reads it
            return await job
        finally:
            job.cancel()
            left.cancel()

    async def _left(self) -> None:
        """Wait until the client has left."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def prepared(self, make: Callable[..., bytes], *given: Hashable) -> bytes:
        return await self.node.reader.prepared(make, *given)

    async def kept(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        return await self.node.reader.kept(key, make)

    async def public_rooms(self) -> Sequence[RoomRow]:
        return await self.api.public_rooms.listed()

    async def record(self, room: Room, seat: int | None) -> str:
        """A browser that has this version of the record gets no text."""
        tag = f'"{room.events}-{"all" if room.running is None else seat}"'
        self.headers |= {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"}
        if self.request.headers.get("if-none-match") == tag:
            self.status = 304
            return ""
        self.headers["Content-Disposition"] = f'attachment; filename="tilerummy-{room.id}.trn"'
        return await self.node.reader.record(room, seat)


def description(public_path: str) -> bytes:
    return json.dumps(openapi(ROUTES, __version__, public_path)).encode()


async def drop_old_connections(node: Node, room: str, stranger: str) -> None:
    """Close the connections of the guest's old token, so that the page reconnects with the new one."""
    with suppress(Refusal, NoSuchRoom):
        await node.ask(room, stranger, Drop())


def limits_of(settings: Settings) -> tuple[dict[str, int], frozenset[str]]:
    """The largest bodies of paths that have a limit of their own, and the paths of questions."""
    longest = {f"{API}{each.path}": getattr(settings, each.limit) for each in ROUTES if each.has_body}
    return longest, frozenset(f"{API}{each.path}" for each in ROUTES if each.is_question)


# The list of public rooms. Each address has a limited share of it, so that nobody can push the others out.

MOST_CONSIDERED = 2000
LISTED_STAGES = ("waiting", "playing", "round-over")
KEPT_S = 1.0
"""Seconds for which the list is kept. It is read again only afterwards, however many ask for it."""
_KEY = secrets.token_bytes(32)


def source(address: str) -> str:
    """A code for an address. It is different after every start, so that nobody can find the address from it."""
    return "" if is_local(address) or not address else blake2b(address.encode(), key=_KEY, digest_size=8).hexdigest()


def shared_out(rows: Sequence[RoomRow], share: int) -> list[RoomRow]:
    """The first rows, with at most `share` of each source. Rooms of this machine have no source and are not counted."""
    seen: Counter[str] = Counter()
    listed = []
    for row in rows:
        origin = source_of(row)
        seen[origin] += 1
        if not origin or seen[origin] <= share:
            listed.append(row)
    return listed[:MOST_LISTED]


class PublicRooms:
    """The rows of the list, read from the store at most once per second."""

    def __init__(self, store: Store, share: int, clock: Callable[[], float] = monotonic) -> None:
        self.store, self.share, self.clock = store, share, clock
        self.rows: list[RoomRow] = []
        self.until = clock()
        self.reading = asyncio.Lock()

    async def listed(self) -> list[RoomRow]:
        async with self.reading:
            if self.clock() >= self.until:
                self.rows = shared_out(await self.store.public_rooms(LISTED_STAGES, MOST_CONSIDERED), self.share)
                self.until = self.clock() + KEPT_S
        return self.rows

    def forget(self) -> None:
        """Read the list again at the next request: a room of this process was created."""
        self.until = self.clock()
