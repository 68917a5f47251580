"""The same seeds give the same rows with any executor, also after an interruption."""

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

import pytest

from tilerummy import arena
from tilerummy.arena import Journal, LineUp, Result
from tilerummy.arena.running import run
from tilerummy.engine.errors import Impossible

EDITION = "rummikub-vienna-en"
BOTS = ["random", "casual"]
DEALS = 4


@pytest.fixture(scope="module")
def alone() -> Result:
    return arena.play(BOTS, EDITION, DEALS)


def _table(result: Result) -> dict[str, object]:
    """Everything but the times."""
    return {name: value for name, value in result.as_json().items() if name != "timing"}


@pytest.mark.long
def test_two_processes_find_the_same(alone: Result) -> None:
    together = arena.play(BOTS, EDITION, DEALS, jobs=2)
    assert together == alone
    assert _table(together) == _table(alone)


@pytest.fixture(scope="module")
def dask() -> Iterator[tuple[str, Executor, int]]:
    """A real scheduler and two workers, each a process."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        address = cluster.scheduler_address
        with arena.cluster(address) as (executor, jobs):
            yield address, executor, jobs


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
def test_a_cluster_finds_the_same(alone: Result, dask: tuple[str, Executor, int]) -> None:
    _, executor, jobs = dask
    assert jobs == 2
    found = arena.play(BOTS, EDITION, DEALS, jobs=jobs, executor=executor)
    assert found == alone
    assert _table(found) == _table(alone)


@pytest.mark.long
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(Impossible, match="cluster unreachable"), arena.cluster("tcp://127.0.0.1:9", 0.5):
        pass


class Stopped(Exception):
    """Simulates Ctrl-C."""


@pytest.mark.long
def test_a_stopped_run_goes_on(alone: Result, tmp_path: Path) -> None:
    journal = Journal(tmp_path / "rounds.jsonl")

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        arena.play(BOTS, EDITION, DEALS, journal=journal, progress=stop)
    with journal.path.open("a", encoding="utf-8") as file:
        file.write('{"places":["random","cas')  # as if the machine crashed while writing

    told: list[tuple[int, int]] = []
    found = arena.play(BOTS, EDITION, DEALS, journal=journal, progress=lambda *each: told.append(each))
    assert found == alone
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert len(journal.path.read_text("utf-8").splitlines()) == DEALS
    again = arena.play(BOTS, EDITION, DEALS, journal=journal)
    assert again.as_json() == found.as_json(), "times too: nothing was played again"


def test_a_journal_of_something_else_is_not_counted(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "rounds.jsonl")
    arena.play(BOTS, EDITION, 1, journal=journal)
    other = arena.play(BOTS, EDITION, 1, seed=bytes(32), journal=journal)
    assert other.rows != arena.play(BOTS, EDITION, 1, journal=journal).rows
    assert len(journal.read()) == 2


def test_a_file_that_is_not_a_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    path.write_text("nothing\n", "utf-8")
    with pytest.raises(Impossible, match="journal line"):
        Journal(path).read()


@pytest.mark.long
def test_every_line_up_gets_equally_far() -> None:
    one, two = (LineUp.of(["random", bot], EDITION) for bot in ("beginner", "casual"))
    told: list[int] = []
    rows = run([one, two], 1, progress=lambda done, total: told.append(total))
    assert told == [2, 2, 2]
    assert [[row.deal for row in rows[each]] for each in (one, two)] == [[0], [0]]
