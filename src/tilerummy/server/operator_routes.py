"""The routes of the operator, who has the key in the store; of guests who ask what is kept about them; the notice."""

import json
from contextlib import suppress
from typing import Annotated, Any, Literal, Protocol, cast

from pydantic import Field

from tilerummy.hosting.messages import Close, Delete, Erase, Look, Request as Wish
from tilerummy.rooms import logs, rest
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.room import PREFIX, NoSuchRoom
from tilerummy.rooms.room_listing import info_of_row
from tilerummy.routes.request import Query, Request, Route
from tilerummy.server.node import Node
from tilerummy.store.contract import NEVER, RoomRow

OPEN, FINISHED = ("waiting", "playing", "round-over"), ("match-over", "closed")
PAGE, MY_PAGE, FORGOTTEN_AT_ONCE = 100, 500, 5
"""Rooms that a request looks at, and in which it forgets a guest."""


class PageQuery(Query):
    page: Annotated[str, Field(pattern=r"^[0-9]{1,19}-[a-z0-9]{0,24}$")] = Field(
        f"{NEVER}-", description="The `next` of the page before"
    )

    @property
    def begins(self) -> tuple[int, str]:
        touched, _, room = self.page.partition("-")
        return int(touched), room


class OperatorQuery(PageQuery):
    stage: Literal["open", "finished", "any"] = "any"
    idle: Annotated[int, Field(ge=0, le=10**9)] = Field(0, description="Seconds since the last event")
    name: Annotated[str, Field(max_length=100)] = Field("", description="A part of the name of anybody at the table")
    host: Annotated[str, Field(max_length=100)] = Field("", description="A part of the name of who opened the table")


def _next(rows: list[RoomRow], most: int) -> str | None:
    return f"{rows[most - 1].touched}-{rows[most - 1].id}" if len(rows) > most else None


async def operator_rooms(request: Request[OperatorQuery]) -> rest.OperatorRooms:
    """All rooms, most recently changed first. With a filter a page may be short, or empty, and others follow."""
    node, given = node_of(request), request.given
    before, after = given.begins
    stages = {"open": OPEN, "finished": FINISHED, "any": OPEN + FINISHED}[given.stage]
    rows = await node.store.rooms(stages, PAGE + 1, min(before, node.now() + 1 - given.idle * 1000), after)
    wanted = [row for row in rows[:PAGE] if _is_wanted(json.loads(row.summary), given)]
    return rest.OperatorRooms(
        rooms=tuple(info_of_row(row, None, request.words) for row in wanted), next=_next(rows, PAGE)
    )


def _is_wanted(summary: dict[str, Any], given: OperatorQuery) -> bool:
    names = [name.casefold() for name in summary["names"]]
    hosts = [name for name, guest in zip(names, summary["guests"], strict=True) if guest == summary["host"]]
    return any(given.name.casefold() in name for name in names) and (
        not given.host or any(given.host.casefold() in name for name in hosts)
    )


async def operator_room(request: Request[Query]) -> rest.OperatorRoom:
    """A room, and the pages that are open there."""
    info = await _ask(request, Look())
    assert isinstance(info, rest.OperatorRoom)
    return info


async def close_room(request: Request[rest.Closing]) -> rest.RoomInfo:
    """Close a room. Its people see why, and its record stays."""
    return await _ask(request, Close(request.given.text.strip()))


async def delete_any_room(request: Request[Query]) -> None:
    """Delete a room and all its data."""
    await _ask(request, Delete(by_operator=True))


async def rename_seat(request: Request[rest.Renaming]) -> rest.RoomInfo:
    """Remove the name of a person from a room, its events and its record, for good."""
    name = request.given.name
    return await _ask(request, Erase(request.given.seat, "" if name is None else checked_name(name)))


async def _ask(request: Request[Any], wish: Wish) -> rest.RoomInfo:
    info = await request.node.ask(request.parts.room, None, wish, request.words.language)
    assert info is not None
    if not isinstance(wish, Look):
        logs.info("operator", did=type(wish).__name__.lower(), room=request.parts.room)
    return info


async def list_bans(request: Request[Query]) -> rest.BanList:
    """The excluded addresses."""
    bans = node_of(request).bans
    await bans.read()
    return rest.BanList(bans=tuple(rest.Ban(network=network, until=until) for network, until in bans.until.items()))


async def ban(request: Request[rest.Banning]) -> rest.BanList:
    """Exclude an address or a network for a while. Its sockets are closed."""
    node = node_of(request)
    await node.bans.add(request.given.network, request.given.seconds)
    await node.read_bans()
    logs.info("operator", did="ban")
    return await list_bans(cast(Request[Query], request))


async def unban(request: Request[rest.Unbanning]) -> rest.BanList:
    """Admit it again."""
    await node_of(request).bans.remove(request.given.network)
    logs.info("operator", did="unban")
    return await list_bans(cast(Request[Query], request))


# Guests


class ServerHost(Protocol):
    address: str

    def forget_guest(self) -> None: ...


async def my_data(request: Request[PageQuery]) -> rest.MyData:
    """What the server keeps about the guest who asks. Records are at the addresses of the rooms."""
    node, guest = node_of(request), request.guest or ""
    rows = await node.store.rooms_about(guest, MY_PAGE + 1, *request.given.begins)
    browsers = len(await node.store.push_addresses(guest, node.now()))
    rooms = tuple(_my_room(row, guest) for row in rows[:MY_PAGE])
    return rest.MyData(rooms=rooms, next=_next(rows, MY_PAGE), browsers=browsers)


def _my_room(row: RoomRow, guest: str) -> rest.MyRoom:
    summary = json.loads(row.summary)
    seats = zip(summary["names"], summary["guests"], strict=True)
    names = tuple(name for name, known in seats if known == guest[:PREFIX])
    return rest.MyRoom(id=row.id, stage=row.stage, created=row.created, touched=row.touched, names=names)


async def forget_me(request: Request[Query]) -> rest.Forgotten:
    """Remove everything about the guest who asks, some rooms at a time. The last answer has a new cookie.

    The guest leaves the rooms. A room in which nobody else ever had a seat is deleted.
    """
    node, guest, host = node_of(request), request.guest or "", cast(ServerHost, request.host)
    await node.store.remove_push_addresses(guest)
    rows = await node.store.rooms_about(guest, FORGOTTEN_AT_ONCE + 1)
    for row in rows[:FORGOTTEN_AT_ONCE]:
        with suppress(NoSuchRoom):
            await node.ask(row.id, guest, Erase(address=host.address))
    more = len(rows) > FORGOTTEN_AT_ONCE
    if not more:
        host.forget_guest()
    return rest.Forgotten(more=more)


async def show_notice(request: Request[Query]) -> rest.Notice:
    """What the operator tells everybody: imprint, privacy, contact."""
    parts = node_of(request).settings.notice
    return rest.Notice(**{name: rest.NoticePart(link=link, text=text) for name, link, text in parts})


OPERATOR_ROUTES: tuple[Route[Any], ...] = (
    Route("GET", "/admin/rooms", operator_rooms, OperatorQuery, rest.OperatorRooms, needs_key=True),
    Route("GET", "/admin/rooms/{room}", operator_room, Query, rest.OperatorRoom, needs_key=True),
    Route("DELETE", "/admin/rooms/{room}", delete_any_room, Query, status=204, needs_key=True),
    Route("POST", "/admin/rooms/{room}/close", close_room, rest.Closing, rest.RoomInfo, needs_key=True),
    Route("POST", "/admin/rooms/{room}/rename", rename_seat, rest.Renaming, rest.RoomInfo, needs_key=True),
    Route("GET", "/admin/bans", list_bans, Query, rest.BanList, needs_key=True),
    Route("POST", "/admin/bans", ban, rest.Banning, rest.BanList, needs_key=True),
    Route("POST", "/admin/unban", unban, rest.Unbanning, rest.BanList, needs_key=True),
    Route("GET", "/me", my_data, PageQuery, rest.MyData),
    Route("DELETE", "/me", forget_me, Query, rest.Forgotten),
    Route("GET", "/notice", show_notice, Query, rest.Notice),
)


def node_of(request: Request[Any]) -> Node:
    assert isinstance(request.node, Node)
    return request.node
