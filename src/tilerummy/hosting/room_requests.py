"""Answers the requests over HTTP that change a room. The owner of the room calls this."""

from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.hosting.interfaces import RoomInterface
from tilerummy.rooms import decisions, waiting
from tilerummy.rooms.decisions import new_seed
from tilerummy.rooms.names import told_apart
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.refusals import refused
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.words import translator_for


async def answered(owner: RoomInterface, what: str, guest: str, given: dict[str, Any]) -> dict[str, Any]:
    """Do what a guest asks for and return the answer. Raises `Refusal`."""
    match what:
        case "join":
            name = told_apart(given["name"], (sitter.name for sitter in owner.room.sitters if sitter.guest != guest))
            seat, entropy = given["seat"], given.get("entropy", "")
            await owner.commit(decisions.join(owner.room, guest, name, seat, new_seed, entropy), None)
        case "leave":
            await owner.commit(decisions.leave(owner.room, guest, seat=given.get("seat")), None)
        case "drop":
            await _close_connections(owner, guest)
            return {}
        case "remove":
            facts = decisions.remove(owner.room, guest, given["seat"], block=given.get("block", True))
            await owner.commit(facts, None)
            for fact in facts:
                await _close_connections(owner, fact.data["guest"])
        case "set-up":
            facts, rules = (
                waiting.set_up(owner.room, guest, given["data"]),
                Edition.parse(given["data"]["edition"]).rules,
            )
            for each in owner.audience:
                each.words = each.words.at_table(rules)
            await owner.commit(facts, None)
        case "start":
            await owner.commit(waiting.start(owner.room, guest, given["level"], new_seed), None)
        case "delete":
            await _delete(owner, guest)
    return {"info": room_info(owner.room, guest, translator_for(given["language"])).model_dump(mode="json")}


async def _close_connections(owner: RoomInterface, guest: str) -> None:
    """Close the connections of a guest who has no seat."""
    for each in owner.audience:
        if each.guest == guest and owner.room.seat_of(guest) is None:
            await owner.node.close_connection(each.node, each.conn)


async def _delete(owner: RoomInterface, guest: str) -> None:
    facts, now = decisions.delete(owner.room, guest)
    await owner.commit(facts, None)
    if not now:
        agreed, asked = len(owner.room.delete_votes), len(owner.room.people)
        raise Refusal("delete-needs-consent", agreed=agreed, asked=asked)
    await owner.node.store.delete(owner.room.id)
    owner.stop()
    for each in owner.audience:
        await owner.audience.dismiss(each, refused(each.words, Refusal("room-deleted")))
