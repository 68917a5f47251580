"""Fills a database with thousands of matches, through the store: real rounds between a person and a computer."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tilerummy.bots import make
from tilerummy.bots.round_runner import decide
from tilerummy.hosting.lobby import new_id
from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact, moved, new_seed
from tilerummy.rooms.new_room import new_room
from tilerummy.rooms.room import Room, after, created, row_of
from tilerummy.store import Event, connect

EDITION = "rummikub-vienna-en"
PATTERNS = 24
RUNNING_OF = 3
"""One match in this number is not over."""
GUEST = "0" * 64


def played(level: str, is_over: bool) -> tuple[Room, list[Event]]:
    """A match of one round between a person and a computer, to its end or to its middle."""
    seats = (rest.SeatWish(kind="me"), rest.SeatWish(kind="computer", level=level))
    wish = rest.NewRoom(edition=EDITION, rounds=1, name="Ann", seats=seats)
    at = time.time_ns() // 1_000_000 - 24 * 3600 * 1000
    events = [_event(1, Fact("created", new_room(wish, "Ann", GUEST)), at)]
    room = created("pattern", events[0])
    facts = [Fact("round", {"seed": new_seed().hex()})]
    while facts:
        event = _event(room.events + 1, facts.pop(), at + 1000 * room.events)
        events.append(event)
        room = after(room, event)
        far_enough = not is_over and room.events > 20 and room.to_move == 0
        if room.running is not None and room.to_move is not None and not far_enough:
            facts = moved(room, room.to_move, decide(room.running, make("casual", room.to_move)).move, event.at)
    return room, events


def _event(number: int, fact: Fact, at: int) -> Event:
    return Event(number, fact.kind, json.dumps(fact.data), at)


async def fill(path: Path, matches: int, progress: Callable[[int], None]) -> list[str]:
    """Write the rooms and return their ids."""
    patterns = [played("casual", number % RUNNING_OF > 0) for number in range(PATTERNS)]
    store = connect(path)
    await store.open()
    ids = []
    for number in range(matches):
        room, events = patterns[number % PATTERNS]
        ids.append(new_id())
        await store.create(row_of(replace(room, id=ids[-1]), None), events, "bench", 0)
        if number % 100 == 99:
            progress(number + 1)
    await store.close()
    return ids


def filled(path: Path, matches: int, progress: Callable[[int], None]) -> list[str]:
    return asyncio.run(fill(path, matches, progress))
