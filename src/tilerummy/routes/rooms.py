"""The routes of rooms: create, join, leave, list and delete them; import and download records."""

from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import MOST_LISTED, keep_import, open_room
from tilerummy.hosting.messages import Delete, Join, Leave, Remove, SetUp, Start
from tilerummy.hosting.work import IMPORT, LONG, REPLAY
from tilerummy.rooms import rest
from tilerummy.rooms.copies import check_alone, copied_json
from tilerummy.rooms.edition_list import editions_json, rules_of
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room
from tilerummy.rooms.room import shown_seat
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.rooms.room_records import check_record
from tilerummy.routes.request import CopyQuery, Query, Request


async def list_editions(request: Request[Query]) -> bytes:
    return await request.host.prepared(editions_json, request.words)


async def create_room(request: Request[rest.NewRoom]) -> rest.RoomInfo:
    """Create a room. Its creator is the host and gets the seat `me`."""
    token, origin = await request.host.opening()
    room, token = await open_room(request.node, request.given, token, origin)
    return room_info(room, hashed(token), request.words)


async def check_room(request: Request[rest.NewRoom]) -> rest.CheckedRoom:
    """What a room with these wishes would be, or which of them is refused. Nothing is created."""
    return checked_room(request.given, request.words)


async def import_record(request: Request[rest.Import]) -> rest.RoomInfo:
    """Import a finished match from its record in TRN."""
    token, _ = await request.host.opening()
    trn = request.given.trn
    checked = await request.host.do(IMPORT, check_record, trn, apart=len(trn) > LONG)
    room = await keep_import(request.node, trn, checked, hashed(token))
    return room_info(room, hashed(token), request.words)


async def list_public(request: Request[Query]) -> rest.RoomList:
    """Public rooms to join or to watch."""
    rows = await request.host.public_rooms()
    return rest.RoomList(rooms=tuple(info_of_row(row, request.guest, request.words) for row in rows))


async def list_mine(request: Request[Query]) -> rest.RoomList:
    """The rooms in which this browser has a seat."""
    guest = request.guest
    rows = await request.node.store.rooms_of(guest, MOST_LISTED) if guest is not None else []
    return rest.RoomList(rooms=tuple(info_of_row(row, guest, request.words) for row in rows))


async def show_room(request: Request[Query]) -> rest.RoomInfo:
    return room_info(await request.room(), request.guest, request.words)


async def show_rules(request: Request[Query]) -> rest.TableRules:
    """The whole rules of a room in sentences, with the lines of the sheet and the house rules."""
    room = await request.room()
    return rules_of(room.edition, request.words, room.pace)


async def join_room(request: Request[rest.Joining]) -> rest.RoomInfo:
    """Take a seat. The match starts when the last seat is taken."""
    given, name = request.given, checked_name(request.given.name)
    token = await request.host.joining(request.parts.room)
    return await request.ask(Join(name, given.seat, given.entropy_hash), hashed(token))


async def leave_room(request: Request[rest.Leaving]) -> rest.RoomInfo:
    """Leave the match. People who share a device leave together, or the one of a seat leaves."""
    return await request.ask(Leave(request.given.seat))


async def remove_player(request: Request[rest.Removing]) -> rest.RoomInfo:
    """Remove a player before the first round, and block this player from the room. Only the host may do this."""
    return await request.ask(Remove(request.given.seat, request.given.block))


async def set_up_room(request: Request[rest.NewRoom]) -> rest.RoomInfo:
    """Change rules, clock, seats and levels before the first round. Only the host may do this; nobody loses a seat."""
    data = new_room(request.given, checked_name(request.given.name), request.guest or "")
    return await request.ask(SetUp(data))


async def start_match(request: Request[rest.Starting]) -> rest.RoomInfo:
    """Start the match. Computers take the free seats, or these are taken away. Only the host may do this."""
    return await request.ask(Start(request.given.level))


async def delete_room(request: Request[Query]) -> None:
    """Delete a room and all its data. The host may do this; during a match all players must ask for it."""
    await request.node.ask(request.parts.room, request.guest, Delete(), request.words.language)


async def record(request: Request[Query]) -> str:
    """The record in TRN: finished rounds in full, the current one as the requester's seat sees it.

    People who share a device get the current round as a watcher sees it.
    """
    room = await request.room()
    return await request.host.record(room, shown_seat(room, request.guest, None))


async def copy_room(request: Request[CopyQuery]) -> bytes:
    """The events of a room in which only the requester plays, from the one after a number on, with all tiles.

    The page can go on with the room if the connection is lost.
    """
    room = await request.room()
    check_alone(room, request.guest)
    events = await request.node.store.events(room.id)
    return await request.host.do(REPLAY, copied_json, events, request.guest, request.given.after)


async def push_key(request: Request[Query]) -> rest.PushInfo:
    """Whether this server tells browsers about turns, and its public key."""
    return rest.PushInfo(key=request.node.push.key)
