"""How long a computer may think about a move.

What a computer does is bounded by counts: questions to the solver, positions, worlds. Those are the same on every
machine, so the same seed, view and log give the same move. The deadline is only the net below: where it runs out, on a
slow machine or in a position beyond all measure, the computer plays the best that it has found by then.
"""

from math import inf
from time import perf_counter

SECONDS = 2.0
"""The time for a move where nobody says another. Hardly a move in a thousand needs a tenth of it."""
KEPT = 0.25
"""The share of its time that a computer keeps for what comes after thinking: a simple lay, and the referee's word."""


class Deadline:
    """Started with the move; `late` once the time for thinking is over.

    >>> Deadline(60).late(), Deadline(0).late(), Deadline().late()
    (False, True, False)
    """

    def __init__(self, seconds: float = inf) -> None:
        self._until = perf_counter() + (1 - KEPT) * seconds

    def late(self) -> bool:
        return perf_counter() > self._until


NO_DEADLINE = Deadline()
