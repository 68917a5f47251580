"""Processor time: measured, limited for each room and address, fairly shared, and outside the event loop."""

import asyncio
import threading
import time

import pytest

from tilerummy.hosting.work import COMPUTER, HINT, JUDGE, LOCAL, REPLAY, Payer
from tilerummy.rooms.refusals import Refusal
from tilerummy.server.budgets import AHEAD, THREADS, Budgets, Lane, SlowWork, TimeBucket
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
    budgets = Budgets(0.001, 0.05, metrics)
    assert await budgets.do(JUDGE, Payer("costly", LOCAL), busy, 0.08) == "done"
    with pytest.raises(Refusal) as refusal:
        await budgets.do(JUDGE, Payer("costly", LOCAL), busy, 0.0)
    assert (refusal.value.code, refusal.value.status) == ("over-budget", 429)
    assert await budgets.do(JUDGE, Payer("other", LOCAL), busy, 0.0) == "done"
    assert b'tilerummy_over_budget_total{of="room"} 1.0' in metrics.text()
    budgets.close()


async def test_an_address_pays_in_all_its_rooms() -> None:
    budgets = Budgets(0.001, 0.05, Metrics())
    await budgets.do(JUDGE, Payer("first", "192.0.2.1"), busy, 0.08)
    with pytest.raises(Refusal):
        await budgets.do(JUDGE, Payer("second", "192.0.2.1"), busy, 0.0)
    assert await budgets.do(JUDGE, Payer("second", "192.0.2.2"), busy, 0.0) == "done"
    budgets.close()


async def test_each_kind_of_work_has_its_own_time() -> None:
    """Computers that think for long must not use up the time for their opponent's drafts and hints."""
    budgets, payer = Budgets(0.001, 0.05, Metrics()), Payer("room", "192.0.2.1")
    await budgets.do(COMPUTER, payer, busy, 0.08, must=True)
    for lane in (JUDGE, HINT, REPLAY):
        assert await budgets.do(lane, payer, busy, 0.0) == "done"
    with pytest.raises(Refusal):
        await budgets.do(COMPUTER, payer, busy, 0.0)
    assert await budgets.do(COMPUTER, payer, busy, 0.0, must=True) == "done", "what must be done is not refused"
    budgets.close()


async def test_a_failed_judgement_is_paid_for_too() -> None:
    budgets, payer = Budgets(0.001, 0.05, Metrics()), Payer("room", LOCAL)

    def fails() -> None:
        busy(0.08)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await budgets.do(JUDGE, payer, fails)
    with pytest.raises(Refusal):
        await budgets.do(JUDGE, payer, busy, 0.0)
    budgets.close()


async def test_work_that_fails_elsewhere_pays_for_its_time() -> None:
    budgets, payer = Budgets(0.001, 0.05, Metrics()), Payer("room", LOCAL)

    async def fails() -> tuple[None, float]:
        await asyncio.sleep(0.08)
        raise TimeoutError

    with pytest.raises(TimeoutError):
        await budgets.wait_for(JUDGE, payer, fails)
    with pytest.raises(Refusal):
        await budgets.do(JUDGE, payer, busy, 0.0)
    budgets.close()


async def test_a_cancelled_caller_pays_when_its_thread_is_done() -> None:
    budgets, payer = Budgets(0.001, 0.05, Metrics()), Payer("room", LOCAL)
    lane = budgets.lanes[JUDGE]
    caller = asyncio.create_task(budgets.do(JUDGE, payer, busy, 0.4))
    await asyncio.sleep(0.01)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert lane.busy == 1, "the thread is still at work"
    while lane.busy:
        await asyncio.sleep(0.01)
    with pytest.raises(Refusal):
        await budgets.do(JUDGE, payer, busy, 0.0)
    budgets.close()


def test_long_work_is_forgotten_with_time() -> None:
    now = [0.0]
    bucket = TimeBucket(0.5, 2.0, lambda: now[0])
    bucket.spend(0.4)
    assert bucket.longest == 0.4
    now[0] += 100
    assert bucket.longest < 0.001


async def test_the_event_loop_runs_while_a_judgement_takes_long() -> None:
    budgets = Budgets(1.0, 5.0, Metrics())
    released = threading.Event()
    work = asyncio.ensure_future(budgets.do(JUDGE, Payer("room", LOCAL), released.wait, 60))
    for _ in range(5):
        await asyncio.sleep(0.01)
        assert not work.done()
    released.set()
    assert await work
    budgets.close()


async def test_whoever_has_used_the_least_is_served_first() -> None:
    """An attacker with forty rooms waits behind an honest player who asks once, after them."""
    budgets, served = Budgets(1.0, 60.0, Metrics()), []
    greedy = [Payer(f"room {number}", "192.0.2.1") for number in range(40)]
    budgets.buckets["replay address 192.0.2.1"].spend(0.01)
    all_wait = threading.Event()

    def work(who: str) -> None:
        assert all_wait.wait(60)
        served.append(who)
        time.sleep(0.005)

    tasks = [asyncio.ensure_future(budgets.do(REPLAY, payer, work, "greedy")) for payer in greedy]
    await asyncio.sleep(0)
    assert budgets.waiting(REPLAY) == 40 - THREADS - AHEAD
    tasks.append(asyncio.ensure_future(budgets.do(REPLAY, Payer("honest", "192.0.2.2"), work, "honest")))
    await asyncio.sleep(0)
    all_wait.set()
    await asyncio.gather(*tasks)
    assert "honest" in served[: THREADS + AHEAD + 2]
    assert budgets.waiting(REPLAY) == 0
    assert budgets.lanes[REPLAY].busy == 0
    budgets.close()


async def test_time_that_was_used_up_while_waiting_is_noticed() -> None:
    budgets, payer = Budgets(0.001, 0.05, Metrics()), Payer("room", "192.0.2.1")
    tasks = [asyncio.ensure_future(budgets.do(REPLAY, payer, busy, 0.08)) for _ in range(10)]
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers.count("done") == THREADS + AHEAD, "what the threads had already been given"
    assert sum(isinstance(answer, Refusal) for answer in answers) == 10 - THREADS - AHEAD
    assert (budgets.lanes[REPLAY].busy, budgets.lanes[REPLAY].slow.busy) == (0, 0)
    budgets.close()


async def test_a_full_lane_refuses_the_one_that_has_used_the_most() -> None:
    lane, now = Lane("test", 1, SlowWork(), most_waiting=3), [0.0]
    buckets = [TimeBucket(1.0, 9.0, lambda: now[0]) for _ in range(4)]
    for spent, bucket in enumerate(buckets):
        bucket.spend(spent / 100)
    await lane.enter((), may_wait=False)
    waiting = [asyncio.ensure_future(lane.enter([bucket], may_wait=False)) for bucket in buckets]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [each.done() for each in waiting] == [False, False, False, True]
    with pytest.raises(Refusal):
        await waiting[3]
    waiting[1].cancel()
    await asyncio.sleep(0)
    for expected in (0, 2):
        lane.leave()
        await asyncio.wait_for(waiting[expected], 60)
    lane.leave()
    assert (lane.busy, len(lane.waiting)) == (0, 0)
    lane.pool.shutdown()


async def test_one_that_gave_up_is_not_refused() -> None:
    """Otherwise the next one would keep its place for ever."""
    lane = Lane("test", 1, SlowWork(), most_waiting=1)
    await lane.enter((), may_wait=False)
    given_up = asyncio.ensure_future(lane.enter((), may_wait=False))
    await asyncio.sleep(0)
    next(iter(lane.waiting)).turn.cancel()
    with pytest.raises(Refusal):
        await lane.enter((), may_wait=False)
    with pytest.raises(asyncio.CancelledError):
        await given_up
    lane.leave()
    assert (lane.busy, len(lane.waiting)) == (0, 0)
    lane.pool.shutdown()


async def test_a_thread_that_came_too_late_is_given_back() -> None:
    lane = Lane("test", 1, SlowWork())
    await lane.enter((), may_wait=True)
    late = asyncio.ensure_future(lane.enter((), may_wait=True))
    await asyncio.sleep(0)
    lane.leave()
    late.cancel()
    with pytest.raises(asyncio.CancelledError):
        await late
    assert lane.busy == 0
    lane.pool.shutdown()


async def test_slow_work_leaves_a_thread_to_the_others() -> None:
    budgets, slow = Budgets(1.0, 60.0, Metrics()), Payer("slow", "192.0.2.1")
    await budgets.do(HINT, slow, busy, 0.08)
    released = threading.Event()
    tasks = [asyncio.ensure_future(budgets.do(HINT, slow, released.wait, 60)) for _ in range(4)]
    await asyncio.sleep(0)
    assert budgets.lanes[HINT].busy == 1
    async with asyncio.timeout(120):  # it does not wait for the slow ones
        await budgets.do(HINT, Payer("quick", "192.0.2.2"), busy, 0.0)
    released.set()
    await asyncio.gather(*tasks)
    assert (budgets.lanes[HINT].busy, budgets.lanes[HINT].slow.busy) == (0, 0)
    budgets.close()


async def test_one_thread_does_all_slow_work() -> None:
    """A computer that thinks for long delays hints that take long, but nothing that is quick, and no replay."""
    budgets = Budgets(1.0, 60.0, Metrics())
    running: list[str] = []
    released = threading.Event()

    def work(kind: str) -> None:
        running.append(f"{kind} begins")
        assert kind != COMPUTER or released.wait(60)
        running.append(f"{kind} ends")

    async def has_begun(kind: str) -> None:
        async with asyncio.timeout(120):
            while f"{kind} begins" not in running:
                await asyncio.sleep(0.005)

    slow = [
        asyncio.ensure_future(budgets.do(lane, Payer(lane), work, lane, is_large=True, must=True))
        for lane in (COMPUTER, HINT)
    ]
    await has_begun(COMPUTER)
    await budgets.do(JUDGE, Payer("quick"), running.append, "quick")
    slow.append(asyncio.ensure_future(budgets.do(REPLAY, Payer(), work, REPLAY, is_large=True, must=True)))
    await has_begun(REPLAY)
    released.set()
    await asyncio.gather(*slow)
    assert running[1] == "quick"
    assert running.index("replay begins") < running.index("hint begins")
    running = [each for each in running if each.startswith((COMPUTER, HINT))]
    kinds = [each.partition(" ")[0] for each in running]
    assert kinds[::2] == kinds[1::2], "one begins after the other has ended"
    assert budgets.lanes[JUDGE].slow.busy == 0
    budgets.close()


async def test_a_place_is_given_out_without_a_look_at_everybody_who_waits() -> None:
    """With thousands who wait, a look at each of them for every judgement would stop the event loop."""
    looks = [0]

    class Watched(TimeBucket):
        def __getattribute__(self, name: str) -> object:
            looks[0] += name == "used_until"
            return super().__getattribute__(name)

    lane, now = Lane("test", 1, SlowWork(), most_waiting=5000), [0.0]
    buckets = [Watched(1.0, 9.0, lambda: now[0]) for _ in range(2000)]
    served: list[int] = []

    async def work(number: int) -> None:
        await lane.enter([buckets[number]], may_wait=True)
        served.append(number)
        lane.leave()

    await lane.enter((), may_wait=True)
    tasks = [asyncio.ensure_future(work(number)) for number in range(2000)]
    await asyncio.sleep(0)
    for number in range(1000):  # used more while they wait
        buckets[number].spend((number + 1) / 100_000)
    looks[0] = 0
    lane.leave()
    await asyncio.gather(*tasks)
    assert served == [*range(1000, 2000), *range(1000)]
    assert looks[0] < 20_000
    lane.pool.shutdown()


async def test_those_who_were_refused_or_gave_up_are_forgotten() -> None:
    lane, now = Lane("test", 1, SlowWork(), most_waiting=50), [0.0]
    used = TimeBucket(1.0, 9.0, lambda: now[0])
    used.spend(0.01)
    await lane.enter((), may_wait=True)
    waiting = [asyncio.ensure_future(lane.enter([used], may_wait=False)) for _ in range(2000)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(lane.waiting) <= 50
    assert len(lane.quick_queue) <= 3 * 50 + 64
    refused = [each for each in waiting if each.done()]
    assert len(refused) == 2000 - len(lane.waiting)
    assert all(isinstance(each.exception(), Refusal) for each in refused)
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    lane.leave()
    assert (lane.busy, len(lane.waiting)) == (0, 0)
    lane.pool.shutdown()
