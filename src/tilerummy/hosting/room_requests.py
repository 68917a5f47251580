"""Answers the requests over HTTP that change a room. The owner of the room calls this."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.hosting.interfaces import RoomInterface
from tilerummy.hosting.messages import (
    Answered,
    Ask,
    Close,
    Delete,
    Drop,
    Erase,
    Join,
    Leave,
    Look,
    Remove,
    Request,
    SetUp,
    Start,
)
from tilerummy.hosting.work import Payer
from tilerummy.rooms import decisions, rest, waiting
from tilerummy.rooms.decisions import Fact, new_seed
from tilerummy.rooms.erasing import guests_in, of_guest, of_seat
from tilerummy.rooms.names import told_apart
from tilerummy.rooms.refusals import Refusal, refused
from tilerummy.rooms.room import OPERATOR
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.words import translator_for


async def answer_request(owner: RoomInterface, message: Ask) -> Answered:
    """Do what a guest asks for. Raises `Refusal`."""
    await REQUESTS[type(message.request)](owner, message.guest, message.request)
    if isinstance(message.request, Drop):
        return Answered(None)
    info = room_info(owner.room, message.guest, translator_for(message.language))
    return Answered(_with_people(owner, info) if isinstance(message.request, Look) else info)


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
    facts, now = ([], True) if request.by_operator else decisions.delete(owner.room, guest)
    await owner.commit(facts, None)
    if not now:
        agreed, asked = len(owner.room.delete_votes), len(owner.room.people)
        raise Refusal("delete-needs-consent", agreed=agreed, asked=asked)
    await _end(owner)


async def _end(owner: RoomInterface) -> None:
    await owner.node.store.delete(owner.room.id)
    owner.stop()
    for reader in owner.audience:
        await owner.audience.dismiss(reader, refused(reader.words, Refusal("room-deleted")))


async def _erase(owner: RoomInterface, guest: str | None, request: Erase) -> None:
    """A room in which nobody else ever had a seat is deleted. A guest who has a seat leaves first."""
    if guest is not None and owner.room.seat_of(guest) is not None:
        await owner.commit(decisions.leave(owner.room, guest), None)
    events = await owner.node.store.events(owner.room.id)
    if guest is not None and guests_in(events) <= {guest}:
        await _end(owner)
        return
    whose = of_seat(owner.room, request.seat, request.name) if guest is None else of_guest(owner.room, guest)
    given = (owner.room.id, events, whose, owner.node.now(), Payer(owner.room.id, request.address))
    await owner.replace(await owner.node.reader.erase(*given), guest or "")
    if guest is not None:
        await _drop(owner, guest)


async def _close(owner: RoomInterface, guest: str | None, request: Close) -> None:
    if owner.room.closed:
        raise Refusal("room-closed")
    await owner.commit([Fact("closed", {"reason": OPERATOR, "text": request.text})], None)
    for reader in owner.audience:
        await owner.explain(reader)


async def _look(owner: RoomInterface, guest: str | None, request: Look) -> None:
    """Nothing changes."""


def _with_people(owner: RoomInterface, info: rest.RoomInfo) -> rest.OperatorRoom:
    """An address that many people share has the number of a share after it."""
    seats = ((owner.room.seat_of(each.guest), each.address.partition(" ")[0]) for each in owner.audience)
    return rest.OperatorRoom(
        **dict(info), present=tuple(rest.Present(seat=seat, address=address) for seat, address in seats)
    )


REQUESTS: Mapping[type[Request], Callable[[RoomInterface, Any, Any], Awaitable[None]]] = {
    Join: _join,
    Leave: _leave,
    Remove: _remove,
    SetUp: _set_up,
    Start: _start,
    Drop: _drop,
    Delete: _delete,
    Erase: _erase,
    Close: _close,
    Look: _look,
}
