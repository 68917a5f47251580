"""The requests that a page can ask of its own host: the same paths and the same answers as those of the server.

Those about rooms are here, and `page_routes` has the others.
"""

import re
from collections.abc import Mapping
from typing import Annotated
from urllib.parse import parse_qsl, unquote, urlsplit

from pydantic import BaseModel, Field, TypeAdapter

from tilerummy.hosting.lobby import keep_import, open_room
from tilerummy.hosting.problems import problem_of
from tilerummy.page_host.node import PageNode
from tilerummy.page_host.requests import API, JSON, ROUTES, TEXT, Answer, Handler, Request, route
from tilerummy.rooms import copies, rest
from tilerummy.rooms.edition_list import editions_json, rules_of
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.record_check import check_record
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.rooms.room_records import record_text
from tilerummy.rooms.words import translator_for

MOST_LISTED = 50
LONGEST_COPY = 4 * copies.LONGEST
"""Bytes of a copy that comes from a server. Signs in JSON within JSON take two bytes or more."""
AFTER: TypeAdapter[int] = TypeAdapter(Annotated[int, Field(ge=0)])


async def answered(node: PageNode, token: str, method: str, address: str, body: bytes) -> Answer:
    """The answer to a request. It never raises."""
    path = urlsplit(address).path
    query = dict(parse_qsl(urlsplit(address).query))
    words = translator_for(query.get("lang", ""))
    try:
        status, kind, handler, parts = found(method, path)
        longest = {f"{API}/rooms/import": node.settings.longest_import}.get(path, node.settings.longest_body)
        if len(body) > (LONGEST_COPY if path.endswith("/copy") else longest):
            raise Refusal("body-too-long", status=413)
        made = await handler(Request(node, token, words, query, body, parts))
    except Exception as fault:
        status, problem = problem_of(fault, words, path)
        return Answer(status, JSON, problem.model_dump_json().encode())
    match made:
        case BaseModel():
            return Answer(status, kind, made.model_dump_json().encode())
        case str():
            return Answer(status, kind, made.encode())
        case bytes():
            return Answer(status, kind, made)
        case None:
            return Answer(status, kind, b"")


Found = tuple[int, str, Handler, Mapping[str, str]]


def found(method: str, path: str) -> Found:
    """The handler of a request and the variable parts of its path. Raises `Refusal`."""
    matching = [(each, match) for each in ROUTES if (match := re.fullmatch(each[1], path))]
    for (its_method, _, status, kind, handler), match in matching:
        if its_method == method:
            return status, kind, handler, {name: unquote(part) for name, part in match.groupdict().items()}
    raise Refusal("method", status=405) if matching else Refusal("not-found", status=404)


# Fixed paths come before those with a variable part.


@route("GET", "/editions")
async def list_editions(request: Request) -> bytes:
    return editions_json(request.words)


@route("POST", "/commitments")
async def commit_to_a_seed(request: Request) -> rest.Commitment:
    return rest.Commitment(commitment=request.node.commitments.new())


@route("GET", "/rooms")
async def list_public(request: Request) -> rest.RoomList:
    """Nobody else can join the rooms of a page."""
    return rest.RoomList(rooms=())


@route("POST", "/rooms", 201)
async def create_room(request: Request) -> rest.RoomInfo:
    room, _ = await open_room(request.node, request.read(rest.NewRoom), request.token)
    return room_info(room, request.guest, request.words)


@route("POST", "/rooms/check")
async def check_room(request: Request) -> rest.CheckedRoom:
    return checked_room(request.read(rest.NewRoom), request.words)


@route("POST", "/rooms/import", 201)
async def import_record(request: Request) -> rest.RoomInfo:
    trn = request.read(rest.Import).trn
    room = await keep_import(request.node, trn, check_record(trn), request.guest)
    return room_info(room, request.guest, request.words)


@route("GET", "/rooms/mine")
async def list_mine(request: Request) -> rest.RoomList:
    rows = await request.node.store.rooms_of(request.guest, MOST_LISTED)
    return rest.RoomList(rooms=tuple(info_of_row(row, request.guest, request.words) for row in rows))


@route("GET", "/rooms/{room}")
async def show_room(request: Request) -> rest.RoomInfo:
    return room_info(await request.room(), request.guest, request.words)


@route("DELETE", "/rooms/{room}", 204)
async def delete_room(request: Request) -> None:
    await request.node.ask(request.parts["room"], "delete", request.guest, language=request.words.language)


@route("GET", "/rooms/{room}/rules")
async def show_rules(request: Request) -> rest.TableRules:
    room = await request.room()
    return rules_of(room.edition, request.words, room.pace)


@route("POST", "/rooms/{room}/join")
async def join_room(request: Request) -> rest.RoomInfo:
    given = request.read(rest.Joining)
    return await request.ask("join", name=checked_name(given.name), seat=given.seat, entropy=given.entropy)


@route("POST", "/rooms/{room}/leave")
async def leave_room(request: Request) -> rest.RoomInfo:
    given = request.read(rest.Leaving) if request.body else rest.Leaving()
    return await request.ask("leave", seat=given.seat)


@route("POST", "/rooms/{room}/remove")
async def remove_player(request: Request) -> rest.RoomInfo:
    given = request.read(rest.Removing)
    return await request.ask("remove", seat=given.seat, block=given.block)


@route("POST", "/rooms/{room}/set-up")
async def set_up_room(request: Request) -> rest.RoomInfo:
    wish = request.read(rest.NewRoom)
    return await request.ask("set-up", data=new_room(wish, checked_name(wish.name), request.guest))


@route("POST", "/rooms/{room}/start")
async def start_match(request: Request) -> rest.RoomInfo:
    return await request.ask("start", level=request.read(rest.Starting).level)


@route("GET", "/rooms/{room}/record.trn", kind=TEXT)
async def record(request: Request) -> str:
    room = await request.room()
    return record_text(room, shown_seat(room, request.guest, None))


@route("GET", "/rooms/{room}/copy")
async def copy_room(request: Request) -> rest.RoomCopy:
    room, after = await request.room(), request.asked("after", AFTER, 0)
    return copies.copy_of(room, await request.node.store.events(room.id), request.guest, after)


@route("POST", "/rooms/{room}/copy", 201)
async def keep_copy(request: Request) -> rest.RoomInfo:
    """Go on with a room of a server, from the copy that the page has. A room that is here already stays as it is."""
    events = copies.adopted(request.read(rest.RoomCopy), request.guest)
    room = await request.node.keep_copy(request.parts["room"], events)
    return room_info(room, request.guest, request.words)


@route("GET", "/push")
async def push_key(request: Request) -> rest.PushInfo:
    return rest.PushInfo(key=None)
