"""The background tasks of a node: renew leases, wake rooms in which something is due, check connections.

When a process dies, its leases end. The other nodes notice when they check their connections, and take over the rooms.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tilerummy.hosting.messages import Here, Wake
from tilerummy.hosting.work import COMPUTER, HINT, JUDGE, LAB, REPLAY
from tilerummy.rooms import logs
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.server.health import measure_lag
from tilerummy.server.node import Node
from tilerummy.store import Unavailable
from tilerummy.store.steady_clock import JUMP, PROCESS_CLOCK

DUE_AT_ONCE = 50
REMOVED_AT_ONCE = 100
REMOVE_EVERY_S = 3600
DAY_MS = 24 * 3600 * 1000
BANS_EVERY_S = 2.0
BAD_AGAIN = 600_000
"""Milliseconds until a room that cannot be loaded is tried again."""


@contextmanager
def one_pass(duty: str) -> Iterator[None]:
    """Log a failure, so that the task goes on with its next pass."""
    try:
        with suppress(Unavailable):
            yield
    except Exception as fault:
        logs.failed("background task failed", fault, duty=duty)


def start(node: Node) -> None:
    """Start the background tasks. Call this after the node has started."""
    for task in (keep_leases, look_for_due, check_connections, remove_old_rooms, watch_clock, read_bans):
        node.spawn(task(node))
    node.spawn(measure_lag(node.metrics))


async def keep_leases(node: Node) -> None:
    while True:
        await asyncio.sleep(max(node.settings.renew, node.settings.lease / 20) / 1000)
        owned = list({*node.owners, *node.loading})  # a long match may take longer to load than a lease lasts
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
    """Wake the rooms in which something is due. `bad` contains rooms that cannot be loaded, with the time to retry."""
    now = node.now()
    for room in [room for room, again in bad.items() if again <= now]:
        del bad[room]
    for row in await node.store.due(now, DUE_AT_ONCE + len(bad)):
        if row.id in bad:
            continue
        if row.id not in node.owners:
            node.routes.pop(row.id, None)  # the owner may be dead
            try:
                await node.owner_of(row.id)
            except NoSuchRoom:
                continue
            except Unavailable:
                raise
            except Exception as fault:  # one bad room must not block the others
                logs.failed("room failed", fault, room=row.id)
                bad[row.id] = now + BAD_AGAIN
        if row.id in node.owners:
            node.owners[row.id].inbox.put_nowait(Wake())


async def remove_old_rooms(node: Node) -> None:
    """Remove rooms that were closed long ago, if the settings say so."""
    while True:
        if node.settings.keep_closed_days:
            with one_pass("removing"):
                await remove_once(node)
        await asyncio.sleep(REMOVE_EVERY_S)


async def remove_once(node: Node) -> None:
    before = node.now() - node.settings.keep_closed_days * DAY_MS
    removed = 0
    while old := await node.store.ids(closed_before=before, limit=REMOVED_AT_ONCE):
        for room in old:
            if room in node.owners:
                node.owners[room].stop()
            removed += await node.store.delete(room)
    if removed:
        node.metrics.removed.inc(removed)
        logs.info("closed rooms removed", count=removed)


async def read_bans(node: Node) -> None:
    """Another process may have been told of new ones."""
    while True:
        await asyncio.sleep(BANS_EVERY_S)
        with one_pass("bans"):
            await node.read_bans()


async def watch_clock(node: Node) -> None:
    """Report jumps of the machine's clock. The node's own time does not follow them."""
    while True:
        await asyncio.sleep(node.settings.renew / 1000)
        jump = PROCESS_CLOCK.jump()
        if abs(jump) >= JUMP:
            logs.info("clock jumped", milliseconds=jump)


async def check_connections(node: Node) -> None:
    """Find a new owner for rooms whose owner died, and report connections to the owners on other nodes."""
    while True:
        await asyncio.sleep(node.settings.renew / 1000)
        with one_pass("connections"):
            await check_connections_once(node)


async def check_connections_once(node: Node) -> None:
    far: dict[str, list[str]] = {}
    for conn, connection in node.connections.items():
        if connection.room not in node.owners:
            far.setdefault(connection.room, []).append(conn)
        elif conn not in node.owners[connection.room].audience.attached:
            node.spawn(node.follow(connection.room, conn))
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
        await node.tell(owner, Here(node.id, rooms))


def measure(node: Node) -> None:
    """Update the metrics of queue lengths."""
    queue = node.metrics.queue.labels
    queue(of="store").set(node.store.pending)
    queue(of="rooms").set(sum(owner.inbox.qsize() for owner in node.owners.values()))
    queue(of="sockets").set(sum(connection.waiting_messages() for connection in node.connections.values()))
    for lane, name in ((JUDGE, "judging"), (HINT, "hints"), (LAB, "lab"), (COMPUTER, "computers"), (REPLAY, "replays")):
        queue(of=name).set(node.budgets.waiting(lane))
