"""New rooms: opened by a person, imported, continued from a record, or promised by the command line."""

import asyncio
import json
import secrets
from collections.abc import Sequence
from typing import Any

from tilerummy.hosting.guests import hashed, new_token
from tilerummy.hosting.interfaces import NodeInterface
from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact, begun, new_seed
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import new_room
from tilerummy.rooms.room import Room, created
from tilerummy.rooms.room_records import Checked
from tilerummy.store import Event

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of room ids, without those that look alike."""
ID_LENGTH = 12
MOST_LISTED = 50
"""Rooms in a list."""


async def open_room(
    host: NodeInterface, wish: rest.NewRoom, token: str | None = None, origin: str = ""
) -> tuple[Room, str]:
    """Create a room and return it with the token of its creator. The match begins if no seat is free."""
    token = token or new_token()
    data = {**new_room(wish, checked_name(wish.name), hashed(token)), "source": origin, "secret": new_seed().hex()}
    own = next(sitter for sitter in data["sitters"] if sitter["guest"] == hashed(token))
    own["entropy_hash"] = wish.entropy_hash
    facts = [Fact("created", data)]
    room = created("", Event(1, "created", json.dumps(data), host.now()))
    return await make_room(host, facts if room.free_seats or room.by_host else facts + begun(room, [], new_seed)), token


async def continue_room(host: NodeInterface, data: dict[str, Any], origin: str = "") -> Room:
    """A new room from the first event of a round that goes on."""
    return await make_room(host, [Fact("created", data | {"secret": new_seed().hex(), "source": origin})])


async def make_room(host: NodeInterface, facts: Sequence[Fact]) -> Room:
    now = host.now()
    events = [Event(number, fact.kind, json.dumps(fact.data), now) for number, fact in enumerate(facts, 1)]
    return await host.create(new_id(), events)


async def keep_import(host: NodeInterface, trn: str, checked: Checked, guest: str) -> Room:
    """Keep a finished match from its record in a room of this guest."""
    room = checked.room(new_id(), guest, host.now())
    data = {"trn": trn, "host": guest, "verified": checked.verified}
    await host.keep_closed(room, [Event(1, "imported", json.dumps(data), room.created)])
    return room


async def known_token(host: NodeInterface, token: str | None) -> str:
    """The browser's token if this process issued it or it has a seat; otherwise a new token."""
    if token is not None and (hashed(token) in host.issued or await host.store.rooms_of(hashed(token), 1)):
        return token
    return host.issued.new()


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


# Tables that the command line promises: the browser that opens the link gets the seat


class Claim:
    """A table that is made when its link is opened for the first time."""

    def __init__(self, node: NodeInterface, wish: rest.NewRoom, code_for_one: str = "") -> None:
        """`code_for_one` works once: other users of the machine can see it in the list of processes."""
        self.node, self.wish, self.code_for_one = node, wish, code_for_one
        self.room, self.token = "", ""
        self._making = asyncio.Lock()

    async def opened_by(self, own: str | None) -> str:
        """The token for the browser that opens the link; `own` is the one that it has.

        The first browser keeps its token, so that its tables of other days stay its own. Other browsers get the same
        seat, unless they have tables of their own: then they keep their token, and can only watch.
        """
        async with self._making:
            if not self.room:
                room, self.token = await open_room(self.node, self.wish, await known_token(self.node, own))
                self.room = room.id
        if own is None or not await self.node.store.rooms_of(hashed(own), 1):
            return self.token
        return own
