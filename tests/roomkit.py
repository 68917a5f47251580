"""Helpers for tests of rooms that need no server."""

import json
from collections.abc import Iterable

from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.room import Room, after
from tilerummy.store import Event


def with_facts(room: Room, facts: Iterable[Fact], at: int = 2000) -> Room:
    """The room after these facts, each stored as an event."""
    for fact in facts:
        room = after(room, Event(room.events + 1, fact.kind, json.dumps(fact.data), at))
    return room
