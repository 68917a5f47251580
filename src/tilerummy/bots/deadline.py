"""The limits of a computer for one move.

The work of a computer is bounded by counts: solver tasks, positions, worlds. Those are the same on every machine, so
the same seed, view and log give the same move. The deadline is only a safety net: if it passes, on a slow machine or
in an extreme position, the computer plays the best move found so far.
"""

from math import inf
from time import perf_counter

SECONDS = 2.0
"""The default time for a move. Fewer than one move in a thousand needs a tenth of it."""
RESERVED_SHARE = 0.25
"""The share of the time that is reserved for the end of a move: a simple lay, and the referee's check."""


class Deadline:
    """Starts with the move; `late` returns True once the search time is over.

    `tasks_left` is the number of solver tasks that all searches of the move may still use together.

    >>> Deadline(60).late(), Deadline(0).late(), Deadline().late()
    (False, True, False)
    """

    def __init__(self, seconds: float = inf, tasks: float = inf) -> None:
        self._until = perf_counter() + (1 - RESERVED_SHARE) * seconds
        self.tasks_left = tasks

    def late(self) -> bool:
        return perf_counter() > self._until


NO_DEADLINE = Deadline()
