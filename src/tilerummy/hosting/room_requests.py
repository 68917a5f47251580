"""Answers the requests over HTTP that change a room. The owner of the room calls this."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.hosting.interfaces import RoomInterface
from tilerummy.hosting.messages import Answered, Ask, Delete, Drop, Join, Leave, Remove, Request, SetUp, Start
from tilerummy.rooms import decisions, waiting
from tilerummy.rooms.decisions import new_seed
from tilerummy.rooms.names import told_apart
from tilerummy.rooms.refusals import Refusal, refused
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.words import translator_for


async def answer_request(owner: RoomInterface, message: Ask) -> Answered:
    """Do what a guest asks for. Raises `Refusal`."""
    await REQUESTS[type(message.request)](owner, message.guest, message.request)
    if isinstance(message.request, Drop):
        return Answered(None)
    return Answered(room_info(owner.room, message.guest, translator_for(message.language)))


async def _join(owner: RoomInterface, guest: str, request: Join) -> None:
    name = told_apart(request.name, (sitter.name for sitter in owner.room.sitters if sitter.guest != guest))
    facts = decisions.join(owner.room, guest, name, request.seat, new_seed, request.entropy_hash)
    await owner.commit(facts, None)


async def _leave(owner: RoomInterface, guest: str, request: Leave) -> None:
    await owner.commit(decisions.leave(owner.room, guest, seat=request.seat), None)


async def _remove(owner: RoomInterface, guest: str, request: Remove) -> None:
    facts = decisions.remove(owner.room, guest, request.seat, block=request.block)
    await owner.commit(facts, None)
    for fact in facts:
        await _drop(owner, fact.data["guest"])


async def _set_up(owner: RoomInterface, guest: str, request: SetUp) -> None:
    facts, rules = waiting.set_up(owner.room, guest, request.data), Edition.parse(request.data["edition"]).rules
    for reader in owner.audience:
        reader.words = reader.words.at_table(rules)
    await owner.commit(facts, None)


async def _start(owner: RoomInterface, guest: str, request: Start) -> None:
    await owner.commit(waiting.start(owner.room, guest, request.level, new_seed), None)


async def _drop(owner: RoomInterface, guest: str, request: Drop | None = None) -> None:
    for reader in owner.audience:
        if reader.guest == guest and owner.room.seat_of(guest) is None:
            await owner.node.close_connection(reader.node, reader.conn)


async def _delete(owner: RoomInterface, guest: str | None, request: Delete) -> None:
    facts, now = decisions.delete(owner.room, guest)
    await owner.commit(facts, None)
    if not now:
        agreed, asked = len(owner.room.delete_votes), len(owner.room.people)
        raise Refusal("delete-needs-consent", agreed=agreed, asked=asked)
    await owner.node.store.delete(owner.room.id)
    owner.stop()
    for reader in owner.audience:
        await owner.audience.dismiss(reader, refused(reader.words, Refusal("room-deleted")))


REQUESTS: Mapping[type[Request], Callable[[RoomInterface, Any, Any], Awaitable[None]]] = {
    Join: _join,
    Leave: _leave,
    Remove: _remove,
    SetUp: _set_up,
    Start: _start,
    Drop: _drop,
    Delete: _delete,
}
