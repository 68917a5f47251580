"""Why a computer made its move: one word from the branch that decided it. The sentence is in the language files.

A reason can tell what the computer holds: that it waits means that it has something to lay. Such a reason is shown only
after the round. A reason is in `PUBLIC` if anybody can see from the table, the log and the pool when it applies. So
neither its presence nor its absence tells anything about the rack.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import NamedTuple

from tilerummy.bots import Bot, move_rng
from tilerummy.bots.candidates import turns_to_lay, without_lay
from tilerummy.bots.deadline import Deadline
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

OUT = "out"
FIRST_LAY = "first-lay"
SMALL_FIRST_LAY = "small-first-lay"
FIRST_LAY_WITH_JOKER = "first-lay-joker"
NO_FIRST_LAY = "no-first-lay"
NO_FIRST_LAY_WITH_JOKER = "no-first-lay-joker"
MOST_TILES = "most-tiles"
MOST_POINTS = "most-points"
NOTHING = "nothing"
KEEPS_JOKER = "keeps-joker"
WAITS = "waits"
HALF = "half"
DANGER = "danger"
SHORT_POOL = "short-pool"
POOL_EMPTY = "pool-empty"
NO_WINNER = "no-winner"
COLLECTS = "collects"
BEST_CHANCE = "best-chance"

PUBLIC = frozenset(
    {
        *(OUT, FIRST_LAY, SMALL_FIRST_LAY, FIRST_LAY_WITH_JOKER, DANGER),
        *(SHORT_POOL, POOL_EMPTY, NO_WINNER, MOST_POINTS, COLLECTS, BEST_CHANCE),
    }
)
"""The reasons that may be shown during the round."""


class Idea(NamedTuple):
    """A lay, or None for no lay, and the reason."""

    lay: Lay | None
    why: str


class Decision(NamedTuple):
    """A move, and the reason; empty if the player gives none."""

    move: Move
    why: str = ""


def decided(view: View, idea_of: Callable[[View], Idea], rng: Random) -> Decision:
    """The computer's lay from the first view in which it is legal, otherwise the move of a seat that does not lay."""
    why = ""
    for seen, as_move in turns_to_lay(view):
        idea = idea_of(seen)
        if idea.lay is None:
            why = idea.why
        elif not judge(view, as_move(idea.lay)):
            return Decision(as_move(idea.lay), idea.why)
    return Decision(without_lay(view, rng), why)


class Reasoning(ABC):
    """A computer that knows why it moves: it has an idea, and its move follows from that."""

    seed: int
    budget: float

    @abstractmethod
    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea: ...

    def tasks(self, view: View) -> float:
        """The solver tasks that all searches of one move may use together."""
        return inf

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return self.decide(view, log).move

    def decide(self, view: View, log: Sequence[Entry]) -> Decision:
        rng, deadline = move_rng(self.seed, log), Deadline(self.budget, self.tasks(view))
        return decided(view, lambda seen: self.idea(seen, log, rng, deadline), rng)


def decision(bot: Bot, view: View, log: Sequence[Entry]) -> Decision:
    """The move of any computer. Its reason comes from its method `decide`; without one only going out has a reason."""
    decide: Callable[[View, Sequence[Entry]], Decision] | None = getattr(bot, "decide", None)
    if decide is not None:
        return decide(view, log)
    move = bot.choose(view, log)
    return Decision(move, OUT if isinstance(move, Lay) and len(move.played) == len(view.rack) else "")
