"""Computers to play against: each looks at a View and the log as its seat saw it, and chooses a move.

A bot never sees a Position, so it cannot cheat; the referee judges what it chooses like anybody's move. Its chance
comes from the seed it is made with and from how long the log is, never from what it chose before: the same seed, view
and log give the same move, also in a round that was saved, closed and opened again.

>>> from tilerummy.engine.position import View
>>> view = View.parse("rummikub-vienna-en - k8k9k10b2o5/x14 - 0 1.0")
>>> print(make("casual", seed=1).choose(view, ()))
+x
>>> view = View.parse("rummikub-vienna-en kbr10 k8k9k10o10o5/x14 0 0 2.0")
>>> print(make("casual", seed=1).choose(view, ()))
kbr10:k8-10,kbro10
"""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Protocol, cast

from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

__all__ = ["LEVELS", "PLAYERS", "Bot", "dice", "make"]


class Bot(Protocol):
    """Whoever can play: a view of the seat to move and the redacted log go in, a legal move comes out.

    `budget` is how many seconds it may think about a move. It keeps that: ours stop thinking earlier and play what
    they have, and a program of somebody else's that is late is sent away.
    """

    name: str

    @property
    def budget(self) -> float: ...

    def choose(self, view: View, log: Sequence[Entry]) -> Move: ...


PLAYERS: dict[str, str] = {
    "random": "random_player.RandomPlayer",
    "first-found": "first_found.FirstFound",
    "beginner": "beginner.Beginner",
    "casual": "casual.Casual",
    "steady": "steady.Steady",
    "max-value": "max_value.MaxValue",
    "miser": "miser.Miser",
    "patient-miser": "patient_miser.PatientMiser",
    "shrewd": "shrewd.Shrewd",
    "master": "master.Master",
}
"""Every computer by name, from the weakest: file and class. Its file is read when it is first asked for."""
LEVELS = ("beginner", "casual", "steady", "shrewd", "master")
"""The levels to choose from in a game; the others are there to measure against."""


def make(name: str, seed: int = 0, budget: float | None = None) -> Bot:
    """The computer of this name, with chance of its own, and with so many seconds for a move: its usual ones if None.

    >>> make("master").budget, make("master", budget=0.5).budget, make("cmd:./mybot").budget
    (2.0, 0.5, 10.0)
    """
    given = {} if budget is None else {"budget": budget}
    if name.startswith("cmd:"):  # somebody else's program
        from tilerummy.bots.subprocess_bot import SubprocessBot

        return SubprocessBot(name.removeprefix("cmd:"), seed, **given)
    if name not in PLAYERS:
        raise Impossible("no-such-computer", name=name, choices=" ".join(PLAYERS))
    module, _, kind = PLAYERS[name].partition(".")
    return cast(Bot, getattr(import_module(f"tilerummy.bots.{module}"), kind)(seed, **given))


def dice(seed: int, log: Sequence[Entry]) -> Random:
    """The chance of one decision: new with every move of the round, and the same when the round is opened again."""
    return Random(f"{seed}/{len(log)}")
