"""Counts the way of one drawn tile: the modules of the package that it crosses, and the Python calls in them.

    python tools/count_draw.py [--modules]

Two people sit at a table of the host inside a page: the same rooms as on the server, without sockets, SQL and threads.
Both draw once, so that everything is loaded. Then the first one draws again, and the calls are counted from the text of
the command to the texts of both scenes. `--modules` lists the modules with their calls.
"""

import argparse
import asyncio
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from unittest.mock import patch

import tilerummy
from tilerummy.hosting.guests import hashed, new_token
from tilerummy.page_host.host import answer_of
from tilerummy.page_host.node import PageNode, RoomConnection

PACKAGE = Path(tilerummy.__file__).parent


class Person:
    """A person with a connection."""

    def __init__(self, node: PageNode, token: str) -> None:
        self.node, self.token, self.texts = node, token, list[dict[str, object]]()
        self.commands = 0

    async def enter(self, room: str) -> None:
        self.connection = RoomConnection(self.node, hashed(self.token), room, self._read, lambda _: None)
        await self.connection.receive(json.dumps({"type": "hello", "version": 2, "language": "en", "changes": True}))
        await self.until("scene", "changes")

    def _read(self, text: str) -> None:
        self.texts.append(json.loads(str(text)))

    async def until(self, *kinds: str) -> None:
        while not any(text["type"] in kinds for text in self.texts):
            await asyncio.sleep(0)

    @property
    def at(self) -> object:
        return next(text["at"] for text in reversed(self.texts) if text["type"] in ("scene", "changes"))

    async def draw(self, *others: "Person") -> None:
        self.commands += 1
        at = self.at
        for person in (self, *others):
            person.texts.clear()
        await self.connection.receive(json.dumps({"type": "draw", "id": f"draw-{self.commands}", "at": at}))
        for person in (self, *others):
            await person.until("scene", "changes")
        await self.until("done", "refused")


async def counted() -> Counter[str]:
    node = PageNode({}, _forget)
    people = [Person(node, new_token()), Person(node, new_token())]
    seats = [{"kind": "me"}, {"kind": "person"}]
    wish = {"name": "Ann", "edition": "rummikub-vienna-en", "seats": seats}
    made = json.loads((await answer_of(node, people[0].token, "POST", "/api/v1/rooms", _json(wish))).body)
    if "id" not in made:
        raise SystemExit(f"no room: {made}")
    room = made["id"]
    await answer_of(node, people[1].token, "POST", f"/api/v1/rooms/{room}/join", _json({"name": "Bo"}))
    for person in people:
        await person.enter(room)
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and (path := Path(frame.f_code.co_filename)).is_relative_to(PACKAGE):
            calls[path.relative_to(PACKAGE).as_posix()] += 1

    owner = node.owners[room]
    for number in range(3):
        mover = people[owner.room.to_move or 0]
        other = people[1 - people.index(mover)]
        if number == 2:
            sys.setprofile(note)
        try:
            await mover.draw(other)
        finally:
            sys.setprofile(None)
    return calls


class Bytes:
    """Takes the place of random bytes."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, length: int | None = None) -> bytes:
        self.count += 1
        return hashlib.sha512(self.count.to_bytes(4, "big")).digest()[: length or 32]


def _json(data: object) -> bytes:
    return json.dumps(data).encode()


async def _forget(_: object) -> None:
    """Nothing is kept."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", action="store_true", help="list the modules")
    options = parser.parse_args()
    with patch("secrets.token_bytes", Bytes()):  # the same deal in every run
        calls = asyncio.run(counted())
    if options.modules:
        for name, count in calls.most_common():
            print(f"{count:>6} {name}")
    print(f"{len(calls)} modules, {calls.total()} calls")


if __name__ == "__main__":
    main()
