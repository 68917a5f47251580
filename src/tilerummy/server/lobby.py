"""The REST routes: create, join, leave, list and delete rooms; import and download records."""

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import keep_import, known_token, open_room
from tilerummy.hosting.work import Payer, is_local
from tilerummy.rooms import rest
from tilerummy.rooms.copies import copy_of
from tilerummy.rooms.edition_list import rules_of
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.server.error_answers import words_of
from tilerummy.server.import_check import check_import
from tilerummy.server.limits import RoomsPerAddress, address_of
from tilerummy.server.listing import MOST_LISTED, PublicRooms, source
from tilerummy.server.node import Node
from tilerummy.server.sessions import guest_of, set_cookie, token_of

PROBLEMS = {
    400: "Unreadable",
    403: "Not allowed",
    404: "Not found",
    409: "Refused",
    413: "Too large",
    422: "A value is missing or wrong",
    429: "Too many requests",
    503: "Out of service",
}
"""Said in our own words: those of the standard library differ from one version of Python to the next."""
_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
problems: dict[int | str, dict[str, Any]] = {
    code: {"content": _PROBLEM, "description": words} for code, words in PROBLEMS.items()
}
problems[404] = {"model": rest.Problem, "description": PROBLEMS[404]}
"""One status has the model; the others refer to its schema. FastAPI would make a model of each for every route."""
router = APIRouter(prefix="/api/v1", responses=problems)
RoomId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,24}$")]
Language = Annotated[str | None, Query(max_length=35, description="en, de, fr, it, nl or es")]


def node_of(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


def limits_of(request: Request) -> RoomsPerAddress:
    limits: RoomsPerAddress = request.app.state.rooms_per_address
    return limits


def public_rooms_of(request: Request) -> PublicRooms:
    rooms: PublicRooms = request.app.state.public_rooms
    return rooms


@router.get("/editions", response_model=rest.EditionList)
async def list_editions(request: Request, lang: Language = None) -> Response:
    text = await node_of(request).reader.editions(words_of(request))
    return Response(text, media_type="application/json")


@router.post("/rooms", status_code=201)
async def create_room(request: Request, response: Response, wish: rest.NewRoom, lang: Language = None) -> rest.RoomInfo:
    """Create a room. Its creator is the host and gets the seat `me`."""
    node = node_of(request)
    count_room(request)
    room, token = await open_room(node, wish, await issued_token(request), source(address_of(request)))
    public_rooms_of(request).forget()
    set_cookie(response, token, request)
    return room_info(room, hashed(token), words_of(request))


@router.post("/rooms/check")
async def check_room(request: Request, wish: rest.NewRoom, lang: Language = None) -> rest.CheckedRoom:
    """What a room with these wishes would be, or which of them is refused. Nothing is created."""
    return checked_room(wish, words_of(request))


@router.post("/rooms/import", status_code=201)
async def import_record(
    request: Request, response: Response, given: rest.Import, lang: Language = None
) -> rest.RoomInfo:
    """Import a finished match from its record in TRN."""
    node = node_of(request)
    count_room(request)
    checked = await check_import(node.budgets, Payer(address=address_of(request)), given.trn)
    token = await issued_token(request)
    room = await keep_import(node, given.trn, checked, hashed(token))
    set_cookie(response, token, request)
    return room_info(room, hashed(token), words_of(request))


@router.get("/rooms")
async def list_public(request: Request, lang: Language = None) -> rest.RoomList:
    """Public rooms to join or to watch."""
    rows = await public_rooms_of(request).listed()
    guest, words = guest_of(request), words_of(request)
    return rest.RoomList(rooms=tuple(info_of_row(row, guest, words) for row in rows))


@router.get("/rooms/mine")
async def list_mine(request: Request, lang: Language = None) -> rest.RoomList:
    """The rooms in which this browser has a seat."""
    guest = guest_of(request)
    rows = await node_of(request).store.rooms_of(guest, MOST_LISTED) if guest is not None else []
    words = words_of(request)
    return rest.RoomList(rooms=tuple(info_of_row(row, guest, words) for row in rows))


@router.get("/rooms/{room}")
async def show_room(request: Request, room: RoomId, lang: Language = None) -> rest.RoomInfo:
    return room_info(await node_of(request).read_room(room), guest_of(request), words_of(request))


@router.get("/rooms/{room}/rules")
async def show_rules(request: Request, room: RoomId, lang: Language = None) -> rest.TableRules:
    """The whole rules of a room in sentences, with the lines of the sheet and the house rules."""
    shown = await node_of(request).read_room(room)
    return rules_of(shown.edition, words_of(request), shown.pace)


@router.post("/rooms/{room}/join")
async def join_room(
    request: Request,
    response: Response,
    room: RoomId,
    given: rest.Joining,
    afterwards: BackgroundTasks,
    lang: Language = None,
) -> rest.RoomInfo:
    """Take a seat. The match starts when the last seat is taken."""
    name, token = checked_name(given.name), await issued_token(request)
    language = words_of(request).language
    wish = {"name": name, "seat": given.seat, "entropy": given.entropy}
    answer = await node_of(request).ask(room, "join", hashed(token), **wish, language=language)
    set_cookie(response, token, request)
    stranger = guest_of(request)
    if stranger is not None and stranger != hashed(token):
        afterwards.add_task(drop_old_connections, node_of(request), room, stranger)
    return rest.RoomInfo.model_validate(answer["info"], strict=False)


@router.post("/rooms/{room}/leave")
async def leave_room(
    request: Request, room: RoomId, given: rest.Leaving | None = None, lang: Language = None
) -> rest.RoomInfo:
    """Leave the match. People who share a device leave together, or the one of a seat leaves."""
    wish = {"seat": given.seat if given is not None else None, "language": words_of(request).language}
    answer = await node_of(request).ask(room, "leave", guest_of(request), **wish)
    return rest.RoomInfo.model_validate(answer["info"], strict=False)


@router.post("/rooms/{room}/remove")
async def remove_player(request: Request, room: RoomId, given: rest.Removing, lang: Language = None) -> rest.RoomInfo:
    """Remove a player before the first round, and block this player from the room. Only the host may do this."""
    wish = {"seat": given.seat, "block": given.block, "language": words_of(request).language}
    answer = await node_of(request).ask(room, "remove", guest_of(request), **wish)
    return rest.RoomInfo.model_validate(answer["info"], strict=False)


@router.post("/rooms/{room}/set-up")
async def set_up_room(request: Request, room: RoomId, wish: rest.NewRoom, lang: Language = None) -> rest.RoomInfo:
    """Change rules, clock, seats and levels before the first round. Only the host may do this; nobody loses a seat."""
    guest = guest_of(request)
    data = new_room(wish, checked_name(wish.name), guest or "")
    answer = await node_of(request).ask(room, "set-up", guest, data=data, language=words_of(request).language)
    return rest.RoomInfo.model_validate(answer["info"], strict=False)


@router.post("/rooms/{room}/start")
async def start_match(request: Request, room: RoomId, given: rest.Starting, lang: Language = None) -> rest.RoomInfo:
    """Start the match. Computers take the free seats, or these are taken away. Only the host may do this."""
    wish = {"level": given.level, "language": words_of(request).language}
    answer = await node_of(request).ask(room, "start", guest_of(request), **wish)
    return rest.RoomInfo.model_validate(answer["info"], strict=False)


@router.delete("/rooms/{room}", status_code=204)
async def delete_room(request: Request, room: RoomId, lang: Language = None) -> None:
    """Delete a room and all its data. The host may do this; during a match all players must ask for it."""
    await node_of(request).ask(room, "delete", guest_of(request), language=words_of(request).language)


@router.get("/rooms/{room}/record.trn", response_class=PlainTextResponse)
async def record(request: Request, room: RoomId, lang: Language = None) -> Response:
    """The record in TRN: finished rounds in full, the current one as the requester's seat sees it.

    People who share a device get the current round as a watcher sees it.
    """
    node = node_of(request)
    found = await node.read_room(room)
    seat = shown_seat(found, guest_of(request), None)
    tag = f'"{found.events}-{"all" if found.running is None else seat}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    text = await node.reader.record(found, seat)
    headers["Content-Disposition"] = f'attachment; filename="tilerummy-{room}.trn"'
    return PlainTextResponse(text, headers=headers)


@router.get("/rooms/{room}/copy")
async def copy_room(
    request: Request, room: RoomId, after: Annotated[int, Query(ge=0)] = 0, lang: Language = None
) -> rest.RoomCopy:
    """The events of a room in which only the requester plays, from the one after a number on, with all tiles.

    The page can go on with the room if the connection is lost.
    """
    node = node_of(request)
    found = await node.read_room(room)
    return copy_of(found, await node.store.events(room), guest_of(request), after)


@router.post("/commitments")
async def commit_to_a_seed(request: Request, lang: Language = None) -> rest.Commitment:
    """Commit to the seed of a first round before the room is created. It can be used once."""
    return rest.Commitment(commitment=node_of(request).commitments.new())


# Helpers


async def issued_token(request: Request) -> str:
    return await known_token(node_of(request), token_of(request))


async def drop_old_connections(node: Node, room: str, stranger: str) -> None:
    """Close the connections of the guest's old token, so that the page reconnects with the new one."""
    with suppress(Refusal, NoSuchRoom):
        await node.ask(room, "drop", stranger, language="")


def count_room(request: Request) -> None:
    """Count a new room of this address. Raises `Refusal` over the limit."""
    address = address_of(request)
    if not is_local(address) and not limits_of(request).take(address):
        raise Refusal("too-many-rooms", status=429)
