"""Compares computers fairly: all play the same deals, on every seat.

A deal is played in all rotations of the line-up, so the tiles and the seat favour nobody. The unit is the deal:
standard errors and intervals are over deals, never over rounds. The number of deals is fixed beforehand. The seed
determines everything: the same seed gives the same results on one process, on many, and on a cluster.

>>> result = play(["beginner", "beginner"], "rummikub-vienna-en", deals=2)
>>> [each.win.mean for each in result.standings]
[0.5, 0.5]
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations

from tilerummy.arena.result import Interval, Matrix, Measure, Result, Standing
from tilerummy.arena.rounds import SEED, LineUp, Played, Row, guests_of, players, record_of
from tilerummy.arena.running import Journal, Progress, cluster, cores, local, run
from tilerummy.bots import Bot
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require_whole

__all__ = [
    "SEED",
    "Interval",
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
    bots: Sequence[Bot | str],
    edition: Edition | str,
    deals: int,
    seats: int | None = None,
    seed: bytes | int = SEED,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    journal: Journal | None = None,
    progress: Progress | None = None,
    openings: bool = False,
) -> Result:
    """Play one line-up over some deals; if there are more seats than bots, the last bot takes the other seats.

    A bot is the name of a built-in one, or an object with `name` and `choose(view, log)`. Your own `executor` plays
    `jobs` deals at once; without one, `jobs` processes are started and ended here. An object is pickled for other
    processes; with one job it is used directly.
    """
    _require_two(bots)
    line_up = LineUp.of(bots, edition, seats, seed, openings)
    return Result(line_up, _rows([line_up], deals, executor, jobs, journal, progress, guests_of(bots))[line_up])


def matrix(
    bots: Sequence[Bot | str],
    edition: Edition | str,
    deals: int,
    seed: bytes | int = SEED,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    journal: Journal | None = None,
    progress: Progress | None = None,
    openings: bool = False,
) -> Matrix:
    """Play each bot against each other bot at two seats, all pairs over the same deals."""
    _require_two(bots)
    names = tuple(bot if isinstance(bot, str) else bot.name for bot in players(bots))
    pairs = [LineUp.of(pair, edition, 2, seed, openings) for pair in combinations(bots, 2)]
    rows = _rows(pairs, deals, executor, jobs, journal, progress, guests_of(bots))
    return Matrix(names, tuple(Result(pair, rows[pair]) for pair in pairs))


def _require_two(bots: Sequence[Bot | str]) -> None:
    if (given := len(players(bots))) < 2:
        raise Impossible("computers-too-few", computers=given)


def _rows(
    line_ups: Sequence[LineUp],
    deals: int,
    executor: Executor | None,
    jobs: int,
    journal: Journal | None,
    progress: Progress | None,
    guests: Mapping[str, Bot],
) -> dict[LineUp, tuple[Row, ...]]:
    require_whole(jobs, "jobs", 1)
    if executor is not None:
        return run(line_ups, deals, executor, jobs, journal, progress, guests)
    with local(jobs) as pool:
        return run(line_ups, deals, pool, jobs, journal, progress, guests)
