"""Work for clients who have left is dropped, whether it waits or runs, and addresses are served in a fair order."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from nodes import a_node
from starlette.types import Message

from tilerummy.hosting.work import REVIEW
from tilerummy.server import work_process
from tilerummy.server.app import make_app
from tilerummy.server.budgets import STOPPED_S, Lane, SlowWork, TimeBucket
from tilerummy.server.node import Node


class Client:
    """A request for a review, by an address. It can leave before the answer comes."""

    def __init__(self, node: Node, address: str) -> None:
        self.body = json.dumps({"trn": address}).encode()
        self.left, self.status = asyncio.Event(), 0
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(self.body)).encode())]
        scope = {"type": "http", "method": "POST", "path": "/api/v1/review", "query_string": b"", "headers": headers}
        more = {"client": (address, 1), "scheme": "http", "http_version": "1.1", "server": ("localhost", 80)}
        self.task = asyncio.create_task(make_app(node)(scope | more, self._receive, self._send))

    async def _receive(self) -> Message:
        if self.body:
            body, self.body = self.body, b""
            return {"type": "http.request", "body": body, "more_body": False}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        self.status = message.get("status", self.status)


class Reviews:
    """Stands for the process of reviews: what it is asked to do goes on until it is released."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self.released = asyncio.Event()

    async def in_process(self, _: Callable[..., object], trn: str, *__: object) -> tuple[Any, float]:
        self.begun.append(trn)
        try:
            await self.released.wait()
        except asyncio.CancelledError:
            self.stopped.append(trn)
            raise
        return b"{}", 0.0


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0)


@pytest.fixture
async def reviews(monkeypatch: pytest.MonkeyPatch) -> Reviews:
    made = Reviews()
    monkeypatch.setattr(work_process, "in_process", made.in_process)
    return made


@asynccontextmanager
async def one_runs(folder: Path, reviews: Reviews) -> AsyncIterator[tuple[Node, Client]]:
    async with a_node(folder) as node:
        first = Client(node, "192.0.2.1")
        await until(lambda: reviews.begun == ["192.0.2.1"])
        yield node, first


async def test_waiting_work_of_those_who_left_is_dropped(tmp_path: Path, reviews: Reviews) -> None:
    async with one_runs(tmp_path, reviews) as (node, first):
        others = [Client(node, f"198.51.100.{number}") for number in range(20)]
        await until(lambda: node.budgets.waiting(REVIEW) == 20)
        honest = Client(node, "203.0.113.1")
        await until(lambda: node.budgets.waiting(REVIEW) == 21)
        for other in others:
            other.left.set()
        await until(lambda: node.budgets.waiting(REVIEW) == 1)
        reviews.released.set()
        await asyncio.gather(first.task, honest.task, *(other.task for other in others))
        assert reviews.begun == ["192.0.2.1", "203.0.113.1"]
        assert (first.status, honest.status) == (200, 200)


async def test_running_work_of_those_who_left_is_stopped_and_paid_for(tmp_path: Path, reviews: Reviews) -> None:
    async with one_runs(tmp_path, reviews) as (node, first):
        honest = Client(node, "203.0.113.1")
        await until(lambda: node.budgets.waiting(REVIEW) == 1)
        first.left.set()
        await until(lambda: reviews.begun[1:] == ["203.0.113.1"])
        assert reviews.stopped == ["192.0.2.1"]
        bucket = node.budgets.buckets[f"{REVIEW} address 192.0.2.1"]
        assert bucket.left < node.settings.work_burst - 0.9 * STOPPED_S, "or leaving at once would cost nothing"
        reviews.released.set()
        await asyncio.gather(first.task, honest.task)
        assert honest.status == 200
        assert node.budgets.lanes[REVIEW].busy == node.budgets.lanes[REVIEW].slow.busy == 0


async def test_an_address_has_one_turn_before_all_others_had_one() -> None:
    """Also one that used its time so long ago that it is forgotten: it waits behind those who came before it."""
    now = [0.0]
    lane, buckets = Lane("test", 1, SlowWork()), [TimeBucket(1.0, 9.0, lambda: now[0])]
    buckets[0].spend(0.1)  # forgotten after 20 seconds
    served: list[int] = []

    async def work(number: int) -> None:
        await lane.enter([buckets[number]], may_wait=False, is_slow=True)
        served.append(number)
        buckets[number].spend(1.0)
        lane.leave(is_slow=True)

    await lane.enter((), may_wait=False, is_slow=True)
    tasks = []
    for now[0] in (30.0, 31.0, 32.0):
        buckets.append(TimeBucket(1.0, 9.0, lambda: now[0]))
        tasks += [asyncio.ensure_future(work(len(buckets) - 1)) for _ in range(3)]
        await asyncio.sleep(0)
    now[0] = 33.0
    tasks.append(asyncio.ensure_future(work(0)))
    await asyncio.sleep(0)
    lane.leave(is_slow=True)
    await asyncio.gather(*tasks)
    assert served[:4] == [1, 2, 3, 0]
    lane.pool.shutdown()
