"""The requests of a page to its own host. They have the paths and the answers of the server."""

from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from tilerummy.hosting.guests import hashed
from tilerummy.hosting.problems import problem_of
from tilerummy.hosting.work import Payer
from tilerummy.page_host.node import PageNode
from tilerummy.rooms import copies, rest
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.room_records import record_text
from tilerummy.rooms.words import translator_for
from tilerummy.routes import table
from tilerummy.routes.answering import Answer, answered, found
from tilerummy.routes.request import JSON, Request, Route
from tilerummy.store import RoomRow

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
        route, parts = found(ROUTES, method, path)
        if len(body) > getattr(node.settings, route.limit):
            raise Refusal("body-too-long", status=413)
        return await answered(route, RequestHost(node, token), words, parts, query, body)
    except Exception as fault:
        status, problem = problem_of(fault, words, path)
        return Answer(status, JSON, problem.model_dump_json().encode())
