"""Plays deals in one process, on all cores, or on a cluster: on any `concurrent.futures.Executor`."""

import json
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from tilerummy.arena.rounds import NO_GUESTS, LineUp, Row, pickled_guests, play_deal, play_deal_in_worker
from tilerummy.bots import Bot
from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, require

Key = tuple[LineUp, int]


class Journal:
    """A file to which every deal is appended as soon as it is finished."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[Key, Row]:
        """Every deal in the file; an incomplete last line is ignored."""
        if not self.path.exists():
            return {}
        rows: dict[Key, Row] = {}
        lines = self.path.read_text("utf-8").split("\n")
        for number, line in enumerate(lines[:-1], 1):
            try:
                line_up, row = _from_line(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise Impossible("journal-line", line=number) from None
            rows[line_up, row.deal] = row
        if lines[-1]:
            self.path.write_text("\n".join(lines[:-1]) + "\n" * bool(lines[:-1]), "utf-8")
        return rows

    def add(self, line_up: LineUp, row: Row) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_as_line(line_up, row), separators=(",", ":")) + "\n")


def _as_line(line_up: LineUp, row: Row) -> dict[str, Any]:
    setting = {
        "places": line_up.places,
        "edition": line_up.edition,
        "seed": line_up.seed.hex(),
        "given": line_up.given,
        "openings": line_up.openings,
    }
    return {**setting, **row.as_json()}


def _from_line(data: dict[str, Any]) -> tuple[LineUp, Row]:
    seed = bytes.fromhex(data["seed"])
    return LineUp(tuple(data["places"]), data["edition"], seed, data["given"], data["openings"]), Row.from_json(data)


P = ParamSpec("P")
T = TypeVar("T")
QUEUED_PER_PROCESS = 4
"""Queued deals per process: enough to keep it busy, few enough to stop quickly."""

Progress = Callable[[int, int], None]
"""Called with the number of finished deals and the total."""


def run(
    line_ups: Sequence[LineUp],
    deals: int,
    executor: Executor | None = None,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Progress | None = None,
    guests: Mapping[str, Bot] = NO_GUESTS,
) -> dict[LineUp, tuple[Row, ...]]:
    """Play deals 0, 1, 2 … of every line-up, deal by deal, so that a stopped run has equally many deals of each."""
    if require(deals, int, "deals") < 1:
        raise Impossible("deals-too-few", deals=deals)
    wanted = [(line_up, number) for number in range(deals) for line_up in dict.fromkeys(line_ups)]
    rows = journal.read() if journal else {}
    to_play = [key for key in wanted if key not in rows]
    done = len(wanted) - len(to_play)
    if progress:
        progress(done, len(wanted))
    for key, row in _played(to_play, executor, jobs, guests):
        rows[key] = row
        done += 1
        if journal:
            journal.add(key[0], row)
        if progress:
            progress(done, len(wanted))
    return {line_up: tuple(rows[line_up, number] for number in range(deals)) for line_up in line_ups}


def _played(
    to_play: Sequence[Key], executor: Executor | None, jobs: int, guests: Mapping[str, Bot]
) -> Iterator[tuple[Key, Row]]:
    if executor is None:
        yield from ((key, play_deal(*key, guests)) for key in to_play)
        return
    queue, pickled = iter(to_play), pickled_guests(guests)
    running: dict[Future[Row], Key] = {}
    try:
        while True:
            for key in queue:
                running[executor.submit(play_deal_in_worker, *key, pickled, get(key[0].edition))] = key
                if len(running) >= QUEUED_PER_PROCESS * jobs:
                    break
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            # In the order of submission, so that the journal is usually the same.
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
    """An executor with `jobs` spawned processes; None if this process is enough."""
    if jobs == 1:
        return nullcontext()
    return _Workers(jobs, mp_context=get_context("spawn"), initializer=_init_worker)


class _Workers(ProcessPoolExecutor):
    """A worker that is just starting does not hear Ctrl-C either: it inherits the blocked signal."""

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Future[T]:
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(work, *given, **named)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(work, *given, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _init_worker() -> None:
    """Make a worker ignore Ctrl-C and end when its parent process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()


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
        # pure=False: every deal is a separate job, and its result is not cached by its arguments.
        yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))
