"""Computers against each other, measured honestly: the same deals for everybody, on every seat.

A deal is played in all rotations of the line-up, so luck of the tiles and of the seat is everybody's alike. The unit
is the deal: standard errors and intervals are over deals, never over rounds. The number of deals is fixed beforehand.
Everything follows from the seed: the same seed gives the same table on one process, on many, and on a cluster.

>>> result = play(["beginner", "beginner"], "rummikub-vienna-en", deals=2)
>>> [each.win.mean for each in result.standings]
[0.5, 0.5]
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import combinations

from tilerummy.arena.journal import Journal
from tilerummy.arena.line_up import SEED, LineUp
from tilerummy.arena.matrix import Matrix
from tilerummy.arena.result import Measure, Result, Standing
from tilerummy.arena.rounds import Played, Row, record_of
from tilerummy.arena.running import Progress, cluster, cores, local, run

__all__ = [
    "SEED",
    "Journal",
    "LineUp",
    "Matrix",
    "Measure",
    "Played",
    "Result",
    "Row",
    "Standing",
    "cluster",
    "cores",
    "matrix",
    "play",
    "record_of",
]


def play(
    bots: Sequence[str],
    edition: str,
    deals: int,
    seats: int | None = None,
    seed: bytes = SEED,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    journal: Journal | None = None,
    progress: Progress | None = None,
    openings: bool = False,
) -> Result:
    """One line-up over so many deals; where there are more seats than bots, the last bot takes those left.

    An `executor` of your own plays `jobs` deals at once; without one, `jobs` processes are started and ended here.
    """
    line_up = LineUp.of(bots, edition, seats, seed, openings)
    return Result(line_up, _rows([line_up], deals, executor, jobs, journal, progress)[line_up])


def matrix(
    bots: Sequence[str],
    edition: str,
    deals: int,
    seed: bytes = SEED,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    journal: Journal | None = None,
    progress: Progress | None = None,
    openings: bool = False,
) -> Matrix:
    """Everybody against everybody at two seats, all pairs over the same deals."""
    pairs = [LineUp.of(pair, edition, 2, seed, openings) for pair in combinations(bots, 2)]
    rows = _rows(pairs, deals, executor, jobs, journal, progress)
    return Matrix(tuple(bots), tuple(Result(pair, rows[pair]) for pair in pairs))


def _rows(
    line_ups: Sequence[LineUp],
    deals: int,
    executor: Executor | None,
    jobs: int,
    journal: Journal | None,
    progress: Progress | None,
) -> dict[LineUp, tuple[Row, ...]]:
    if executor is not None:
        return run(line_ups, deals, executor, jobs, journal, progress)
    with local(jobs) as pool:
        return run(line_ups, deals, pool, jobs, journal, progress)
