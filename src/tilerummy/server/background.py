"""What a process does every moment beside serving: keep what it owns, look for what is due, look after its connections.

Here a room changes hands: whoever died renews no lease, and others notice when they look after their own people.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tilerummy.server import logs
from tilerummy.server.node import Node
from tilerummy.server.room import NoSuchRoom
from tilerummy.store import Unavailable

DUE_AT_ONCE = 50
BAD_AGAIN = 600_000
"""A room that cannot be read is tried again after so many milliseconds."""


@contextmanager
def one_pass(duty: str) -> Iterator[None]:
    """Whatever fails on one pass, there is a next one."""
    try:
        with suppress(Unavailable):
            yield
    except Exception as fault:
        logs.failed("background task failed", fault, duty=duty)


def start(node: Node) -> None:
    """When the node has started."""
    for task in (keep_leases, look_for_due, check_connections):
        node.spawn(task(node))


async def keep_leases(node: Node) -> None:
    while True:
        await asyncio.sleep(max(node.settings.renew, node.settings.lease / 20) / 1000)
        owned = list(node.owners)
        if not owned:
            continue
        with one_pass("leases"):
            now = node.now()
            until = now + node.settings.lease
            kept = await node.store.renew(node.id, owned, now, until)
            for room in owned:
                owner = node.owners.get(room)
                if owner is not None and room in kept:
                    owner.until = until
                elif owner is not None:
                    node.lost(owner)


async def look_for_due(node: Node) -> None:
    bad: dict[str, int] = {}
    while True:
        with one_pass("due"):
            await look_once(node, bad)
        await asyncio.sleep(node.settings.renew / 1000)


async def look_once(node: Node, bad: dict[str, int]) -> None:
    """Wake every room in which something is due; `bad` are those that cannot be, with when to try again."""
    now = node.now()
    for room in [room for room, again in bad.items() if again <= now]:
        del bad[room]
    for row in await node.store.due(now, DUE_AT_ONCE + len(bad)):
        if row.id in bad:
            continue
        if row.id not in node.owners:
            node.routes.pop(row.id, None)  # its owner, who does nothing, may be dead
            try:
                await node.owner_of(row.id)
            except NoSuchRoom:
                continue
            except Unavailable:
                raise
            except Exception as fault:  # one bad room, and others are due
                logs.failed("room failed", fault, room=row.id)
                bad[row.id] = now + BAD_AGAIN
        if row.id in node.owners:
            node.owners[row.id].inbox.put_nowait({"kind": "due"})


async def check_connections(node: Node) -> None:
    """Where the owner of somebody's room died, another is found; the living hear who is here."""
    while True:
        await asyncio.sleep(node.settings.renew / 1000)
        with one_pass("lines"):
            await check_connections_once(node)


async def check_connections_once(node: Node) -> None:
    far: dict[str, list[str]] = {}
    for conn, line in node.lines.items():
        if line.room not in node.owners:
            far.setdefault(line.room, []).append(conn)
        elif conn not in node.owners[line.room].audience.attached:
            node.spawn(node.follow(line.room, conn))
    owners = await node.store.owners(list(far), node.now())
    here: dict[str, dict[str, list[str]]] = {}
    for room, conns in far.items():
        owner = owners.get(room)
        if owner is None or owner != node.routes.get(room):
            for conn in conns:
                node.spawn(node.follow(room, conn))
        else:
            here.setdefault(owner, {})[room] = conns
    for owner, rooms in here.items():
        await node.send(owner, {"here": rooms, "node": node.id})
