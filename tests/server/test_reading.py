"""Reading rooms and records: each version is replayed once, however many requests ask for it."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from nodes import a_node, a_room
from serving import NewGuest, seated

from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.server import reading
from tilerummy.server.reading import Cache
from tilerummy.store import Event

SHORT = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "fair.trn").read_text("utf-8")


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> "Counter[str]":
    """How often each function did its work."""
    done: Counter[str] = Counter()

    def counted(name: str) -> None:
        work = getattr(reading, name)

        def run(*given: Any) -> Any:
            done[name] += 1
            return work(*given)

        monkeypatch.setattr(reading, name, run)

    counted("fold")
    counted("record_text")
    return done


async def test_a_room_is_replayed_once_for_each_version(tmp_path: Path, replayed: "Counter[str]") -> None:
    async with a_node(tmp_path) as node:
        data = {"trn": "\n".join([SHORT] * 40), "host": "h"}
        await node.create("imported", [Event(1, "imported", json.dumps(data), node.now())])
        node.owners.pop("imported").stop()
        found = await asyncio.gather(*(node.read_room("imported") for _ in range(50)))
        texts = await asyncio.gather(*(node.reader.record(each, None) for each in found))
        assert len(set(texts)) == 1
        assert replayed == {"fold": 1, "record_text": 1}
        with pytest.raises(NoSuchRoom):
            await node.read_room("nosuch")


@pytest.mark.long
async def test_a_new_version_is_read_again(tmp_path: Path, replayed: "Counter[str]") -> None:
    async with a_node(tmp_path, renew=60_000) as node:
        room, _ = await a_room(node, rest.SeatWish(kind="person"))
        live = node.owners.pop(room)
        assert (await node.read_room(room)).stage == "waiting"
        await live.commit([Fact("joined", {"seat": 1, "name": "Bo", "guest": "bo"})], None)
        assert (await node.read_room(room)).free_seats == ()
        assert (await node.read_room(room)).events == 2
        assert replayed["fold"] == 2
        await node.store.delete(room)
        with pytest.raises(NoSuchRoom):
            await node.read_room(room)


def test_caches_are_small() -> None:
    cache: Cache[str] = Cache(2)
    for key in "abc":
        cache.put(key, 1, key)
    assert [cache.get(key, 1) for key in "abc"] == [None, "b", "c"]
    assert cache.get("b", 2) is None
    cache.put("d", 1, "d")
    assert [cache.get(key, 1) for key in "bcd"] == [None, "c", "d"]


def test_caches_are_bounded_by_the_size_of_their_values() -> None:
    cache: Cache[str] = Cache(10, 100)
    for key, size in (("a", 40), ("b", 60), ("c", 1)):
        cache.put(key, 1, key, size)
    assert [cache.get(key, 1) for key in "abc"] == [None, "b", "c"]
    cache.put("d", 1, "d", 101)
    assert [cache.get(key, 1) for key in "abcd"] == [None, "b", "c", None]


def test_a_record_has_a_tag_of_its_version_and_reader(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        path = f"/api/v1/rooms/{ann.room}/record.trn"
        mine, theirs, seen = (each.ask("GET", path) for each in (ann.guest, bo.guest, guest("Eve")))
        assert len({each.headers["etag"] for each in (mine, theirs, seen)}) == 3
        assert len({mine.body, theirs.body, seen.body}) == 3, "each sees only its own rack"
        tag = {"if-none-match": mine.headers["etag"]}
        again = ann.guest.ask("GET", path, headers=tag)
        assert (again.status, again.body) == (304, "")
        assert bo.guest.ask("GET", path, headers=tag).status == 200
        (ann if ann.on_turn else bo).play()
        assert ann.guest.ask("GET", path, headers=tag).status == 200
