"""Rooms that take long to load."""

import asyncio
import time
from pathlib import Path
from unittest.mock import patch

import pytest
from nodes import a_node, a_room

from tilerummy.rooms import rest
from tilerummy.rooms.room import Room, fold
from tilerummy.server import reading
from tilerummy.store import Event


@pytest.mark.long
async def test_a_lease_is_renewed_while_its_room_is_loaded(tmp_path: Path) -> None:
    """Otherwise another process would take the room and load it again, in turns."""
    async with a_node(tmp_path, lease=1000) as node:
        room, _ = await a_room(node, rest.SeatWish(kind="person"))
        node.owners[room].stop()
        while room in node.owners:
            await asyncio.sleep(0.02)
        await node.store.release(node.id, [room])

        def slowly(room_id: str, events: list[Event], pause: object) -> Room | None:
            time.sleep(2.5)
            return fold(room_id, events)

        with patch.object(reading, "fold", slowly):
            loading = asyncio.ensure_future(node.owner_of(room))
            await asyncio.sleep(1.8)
            assert await node.store.owner(room, node.now()) == node.id
            assert await node.store.acquire(room, "another", node.now(), node.now() + 1000) is None
            assert await loading == node.id
