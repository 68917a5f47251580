"""Judgements of those whose judgements were quick lately are done at once; all other work is done in threads."""

import threading
import time

import pytest

from tilerummy.hosting.work import HINT, JUDGE, Payer
from tilerummy.rooms.refusals import Refusal
from tilerummy.server.budgets import QUICK, Budgets
from tilerummy.server.metrics import Metrics

PAYER = Payer("room", "192.0.2.1")
LOOP = threading.main_thread().ident


def quick() -> int | None:
    return threading.get_ident()


def slow() -> int | None:
    until = time.thread_time() + 2 * QUICK
    while time.thread_time() < until:
        pass
    return threading.get_ident()


async def test_judging_is_done_at_once_after_it_was_quick() -> None:
    budgets = Budgets(1.0, 60.0, Metrics())
    assert await budgets.do(JUDGE, PAYER, quick) != LOOP, "nothing is known about this room"
    assert await budgets.do(JUDGE, PAYER, quick) == LOOP
    assert await budgets.do(JUDGE, PAYER, quick, is_large=True) != LOOP
    assert await budgets.do(HINT, PAYER, quick) != LOOP
    assert await budgets.do(HINT, PAYER, quick) != LOOP
    assert await budgets.do(JUDGE, Payer("another room", "192.0.2.1"), quick) != LOOP
    assert await budgets.do(JUDGE, Payer(), quick) != LOOP
    budgets.close()


async def test_after_slow_judging_a_thread_does_it() -> None:
    budgets, now = Budgets(1.0, 60.0, Metrics()), [0.0]
    for bucket in (budgets.buckets["judge room room"], budgets.buckets["judge address 192.0.2.1"]):
        bucket.clock, bucket.seen, bucket.used_until, bucket._longest_at = (lambda: now[0]), 0.0, 0.0, 0.0
    await budgets.do(JUDGE, PAYER, quick)
    assert await budgets.do(JUDGE, PAYER, slow) == LOOP, "nobody knows before how long it takes"
    assert await budgets.do(JUDGE, PAYER, quick) != LOOP
    assert await budgets.do(JUDGE, Payer("room"), quick) != LOOP
    now[0] += 60
    assert await budgets.do(JUDGE, PAYER, quick) == LOOP
    budgets.close()


async def test_judging_at_once_is_paid_for_and_refused_over_the_limit() -> None:
    budgets = Budgets(0.0, 0.004, Metrics())
    await budgets.do(JUDGE, PAYER, quick)
    before = budgets.buckets["judge room room"].left

    def fails() -> None:
        slow()
        raise KeyError

    with pytest.raises(KeyError):
        await budgets.do(JUDGE, PAYER, fails)
    assert budgets.buckets["judge room room"].left <= before - 2 * QUICK
    for bucket in budgets.buckets.known.values():
        bucket._longest = QUICK / 2
    with pytest.raises(Refusal):
        await budgets.do(JUDGE, PAYER, quick)
    assert await budgets.do(JUDGE, PAYER, quick, must=True) == LOOP
    budgets.close()
