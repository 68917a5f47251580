"""The event loop is shared fairly: an address that asks for little does not wait for those that ask for much."""

import asyncio
from unittest.mock import patch

import pytest

from tilerummy.hosting.work import LOCAL
from tilerummy.server import fair_share
from tilerummy.server.fair_share import LEAST, LONGEST_PAUSE, MESSAGE, MOST, PAUSE, FairShare, Pauses

GREEDY, HONEST, BUSY = "192.0.2.1", "192.0.2.2", "192.0.2.3"


async def test_nobody_waits_while_the_loop_is_not_late() -> None:
    share = FairShare()
    for _ in range(30):
        await asyncio.wait_for(share.admit(GREEDY, MESSAGE), 0.1)
        await asyncio.sleep(0.002)
    assert not share.waiting


async def test_the_share_shrinks_while_the_loop_is_late_and_grows_again() -> None:
    now = [0.0]
    share = FairShare(lambda: now[0])
    share._quiet = 0

    def tick(after: float) -> None:
        now[0] += after
        share._tick()
        assert share._timer is not None
        share._timer.cancel()

    for _ in range(20):
        tick(0.03)  # something blocked the loop
    assert share.share < MOST / 3
    assert share.is_late
    share._quiet = 0
    for _ in range(190):
        tick(fair_share.TICK)
    assert share.share > MOST / 2


async def test_the_one_that_has_used_the_least_comes_first() -> None:
    """An address that asks for little does not wait, even if others do."""
    share, admitted = FairShare(), []

    async def ask(address: str) -> None:
        await share.admit(address, MESSAGE)
        admitted.append(address)

    for address, messages in ((GREEDY, 2000), (BUSY, 60)):
        for _ in range(messages):
            share._count(address, MESSAGE)
    tasks = [asyncio.ensure_future(ask(GREEDY)) for _ in range(200)]
    await asyncio.sleep(0)
    assert 0 < len(admitted) < 100, "what can be given out at once"
    before = len(admitted)
    tasks += [asyncio.ensure_future(ask(address)) for address in (BUSY, HONEST)]
    await asyncio.sleep(0)
    assert admitted[before:] == [HONEST]
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    assert admitted[before : before + 2] == [HONEST, BUSY]
    assert len(admitted) == 202
    await share.admit(LOCAL, 1000.0)


async def test_the_greatest_user_is_not_kept_waiting_for_ever() -> None:
    now = [0.0]
    share = FairShare(lambda: now[0])
    assert max(share._count(GREEDY, MESSAGE) for _ in range(10_000)) == fair_share.LONGEST_DEBT
    await share.admit(HONEST, MESSAGE)
    assert share._timer is not None
    share._timer.cancel()
    share.credit = share.kept = -1.0
    waiting = [asyncio.ensure_future(share.admit(GREEDY, MESSAGE))]
    await asyncio.sleep(0)
    now[0] = 1 + fair_share.LONGEST_DEBT / fair_share.AGEING
    waiting.append(asyncio.ensure_future(share.admit(HONEST, MESSAGE)))
    await asyncio.sleep(0)
    assert len(share.waiting) == 2
    assert min(share.waiting).debt == fair_share.LONGEST_DEBT, "the greedy one has waited long enough"
    for waiter in waiting:
        waiter.cancel()


async def test_those_who_gave_up_are_left_out() -> None:
    share = FairShare()
    await share.admit(GREEDY, 0.2)
    assert share.credit < 0
    waiting = [asyncio.ensure_future(share.admit(GREEDY, MESSAGE)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.wait_for(asyncio.gather(*waiting[1:]), 60)
    assert not share.waiting


async def test_the_ticks_end_when_nobody_asks() -> None:
    share = FairShare()
    await share.admit(HONEST, MESSAGE)
    assert share._timer is not None
    share._quiet = fair_share.QUIET_TICKS
    await asyncio.sleep(0.05)
    assert share._timer is None


def test_long_work_pauses_only_while_the_loop_is_late() -> None:
    share, worked = FairShare(), iter([0.0, 0.02, 0.12, 0.13, 0.14])
    pauses, slept = Pauses(share), list[float]()
    with patch.object(fair_share, "sleep", slept.append), patch.object(fair_share, "thread_time", lambda: next(worked)):
        share.share = LEAST
        for _ in range(3):
            pauses()
        share.share = MOST
        pauses()
        share.share = LEAST
        pauses()
    assert slept == pytest.approx([PAUSE * 0.02, LONGEST_PAUSE, PAUSE * 0.01])


async def test_a_loop_that_had_nothing_to_do_is_not_late() -> None:
    share = FairShare()
    await share.admit(HONEST, MESSAGE)
    share.share, share._quiet = LEAST, fair_share.QUIET_TICKS - 1
    await asyncio.sleep(0.1)
    assert not share.is_late


async def test_many_who_come_together_are_not_all_served_at_once() -> None:
    """Each of them asks for little, but together they would keep the loop busy for half a second."""
    now = [0.0]
    share, admitted = FairShare(lambda: now[0]), list[str]()
    share.share, share.credit = LEAST, -1.0

    async def ask(address: str) -> None:
        await share.admit(address, MESSAGE)
        admitted.append(address)

    crowd = [f"192.0.2.{number}" for number in range(50) for _ in range(10)]
    tasks = [asyncio.ensure_future(ask(address)) for address in crowd]
    await asyncio.sleep(0)
    assert len(admitted) < 100
    before = len(admitted)
    tasks.append(asyncio.ensure_future(ask("192.0.2.99")))
    await asyncio.sleep(0)
    assert share._timer is not None
    share._timer.cancel()
    ticks = 0
    while share.waiting:
        now[0] += fair_share.TICK
        share._tick()
        share._timer.cancel()
        ticks += 1
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert 100 < ticks < 1000, "about two messages per tick"
    assert "192.0.2.99" in admitted[before : before + 60], "who has used nothing waits only for others like that"
