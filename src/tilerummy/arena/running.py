"""The same deals on one process, on all cores, or on a cluster: whatever is a `concurrent.futures.Executor` will do."""

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from tilerummy.arena.journal import Journal, Key, missing
from tilerummy.arena.line_up import LineUp
from tilerummy.arena.rounds import NOBODY, Row, play_deal, play_sent_deal, sent
from tilerummy.bots import Bot
from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, require

WAITING = 4
"""So many deals wait for every process that plays: enough to keep it busy, few enough to stop soon."""

Progress = Callable[[int, int], None]
"""Told how many deals are finished, and of how many."""


def run(
    line_ups: Sequence[LineUp],
    deals: int,
    executor: Executor | None = None,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Progress | None = None,
    guests: Mapping[str, Bot] = NOBODY,
) -> dict[LineUp, tuple[Row, ...]]:
    """Deals 0, 1, 2 … of every line-up, by the deal first: a run that is stopped has got equally far with all."""
    if require(deals, int, "deals") < 1:
        raise Impossible("deals-too-few", deals=deals)
    wanted = [(line_up, number) for number in range(deals) for line_up in dict.fromkeys(line_ups)]
    found = journal.read() if journal else {}
    to_play = missing(wanted, found)
    done = len(wanted) - len(to_play)
    if progress:
        progress(done, len(wanted))
    for key, row in _played(to_play, executor, jobs, guests):
        found[key] = row
        done += 1
        if journal:
            journal.add(key[0], row)
        if progress:
            progress(done, len(wanted))
    return {line_up: tuple(found[line_up, number] for number in range(deals)) for line_up in line_ups}


def _played(
    to_play: Sequence[Key], executor: Executor | None, jobs: int, guests: Mapping[str, Bot]
) -> Iterator[tuple[Key, Row]]:
    if executor is None:
        yield from ((key, play_deal(*key, guests)) for key in to_play)
        return
    queue, travelling = iter(to_play), sent(guests)
    running: dict[Future[Row], Key] = {}
    try:
        while True:
            for key in queue:
                running[executor.submit(play_sent_deal, *key, travelling, get(key[0].edition))] = key
                if len(running) >= WAITING * jobs:
                    break
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            # In the order in which they were begun: the journal of a quiet machine is then always the same.
            for future in [each for each in running if each in finished]:
                yield running.pop(future), future.result()
    except BrokenExecutor:
        raise Impossible("workers-ended") from None
    finally:
        for future in running:
            future.cancel()


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(jobs: int) -> AbstractContextManager[Executor | None]:
    """An executor of so many processes, started anew on every system alike; None where this process will do."""
    if jobs == 1:
        return nullcontext()
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_attend)


def _attend() -> None:
    """A worker leaves Ctrl-C to the process that started it, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def cluster(address: str, seconds: float = 10) -> Iterator[tuple[Executor, int]]:
    """The executor of a Dask cluster whose scheduler is at this address, and how many deals it plays at once."""
    try:
        from distributed import Client
    except ImportError:
        raise Impossible("cluster-not-installed") from None
    try:
        connect: Any = Client  # Dask has no types for it
        client = connect(address, timeout=seconds)
    except (OSError, ValueError) as error:
        raise Impossible("cluster-unreachable", address=address, reason=str(error)) from None
    with client:
        # pure=False: a deal is a job, and is not looked up under the name of another with the same arguments.
        yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))
