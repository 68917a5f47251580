"""Processor time for judging: measured, limited for each room and address, and outside the event loop."""

import asyncio
import time

import pytest

from tilerummy.server.budgets import Judging, TimeBucket
from tilerummy.server.decisions import Refusal
from tilerummy.server.limits import LOCAL
from tilerummy.server.metrics import Metrics


def busy(seconds: float) -> str:
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass
    return "done"


def test_a_bucket_refills_and_can_be_overdrawn() -> None:
    now = [0.0]
    bucket = TimeBucket(0.5, 2.0, lambda: now[0])
    bucket.spend(3.0)
    seen = []
    for now[0] in (0.0, 1.0, 2.5, 100.0):
        seen.append((bucket.has_time, bucket.left))
    assert seen == [(False, -1.0), (False, -0.5), (True, 0.25), (True, 2.0)]
    assert bucket.left == 2.0


async def test_a_room_that_used_up_its_time_is_refused_and_others_are_not() -> None:
    metrics = Metrics()
    judging = Judging(0.001, 0.05, metrics)
    assert await judging.judge("costly", LOCAL, busy, 0.08) == "done"
    with pytest.raises(Refusal):
        await judging.judge("costly", LOCAL, busy, 0.0)
    assert await judging.judge("other", LOCAL, busy, 0.0) == "done"
    assert b'tilerummy_over_budget_total{of="room"} 1.0' in metrics.text()
    judging.close()


async def test_an_address_pays_in_all_its_rooms() -> None:
    judging = Judging(0.001, 0.05, Metrics())
    await judging.judge("first", "192.0.2.1", busy, 0.08)
    with pytest.raises(Refusal):
        await judging.judge("second", "192.0.2.1", busy, 0.0)
    assert await judging.judge("second", "192.0.2.2", busy, 0.0) == "done"
    judging.close()


async def test_a_failed_judgement_is_paid_for_too() -> None:
    judging = Judging(0.001, 0.05, Metrics())

    def fails() -> None:
        busy(0.08)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await judging.judge("room", LOCAL, fails)
    with pytest.raises(Refusal):
        await judging.judge("room", LOCAL, busy, 0.0)
    judging.close()


async def test_the_event_loop_runs_while_a_judgement_takes_long() -> None:
    judging = Judging(1.0, 5.0, Metrics())
    work = asyncio.ensure_future(judging.judge("room", LOCAL, time.sleep, 0.3))
    ticks = 0
    while not work.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks >= 5
    judging.close()
