"""Computers to play against: each looks at a View and the log as its seat saw it, and chooses a move.

A bot never sees a Position, so it cannot cheat; the referee judges what it chooses like anybody's move. Its chance
comes from the seed it is made with and from how long the log is, never from what it chose before: the same seed, view
and log give the same move, also in a round that was saved, closed and opened again.

>>> from tilerummy.engine.position import View
>>> view = View.parse("rummikub-vienna-en - k8k9k10b2o5/x14 - 0 1.0")
>>> print(make_bot("casual", seed=1).choose(view, ()))
+x
>>> view = View.parse("rummikub-vienna-en kbr10 k8k9k10o10o5/x14 0 0 2.0")
>>> print(make_bot("casual", seed=1).choose(view, ()))
kbr10:k8-10,kbro10
"""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Protocol, cast

from tilerummy.engine.errors import Impossible, require, wrong_type
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

__all__ = ["BOTS", "LEVELS", "PLAYERS", "Bot", "checked", "dice", "make", "make_bot"]


class Bot(Protocol):
    """Anything that can play: a view of the seat to move and the redacted log go in, a legal move comes out.

    No base class is needed. `view` shows what the seat may know, and `log` is every move of the round as the seat saw
    it. A draw is `Draw()`: the deck says which tile it is. Bots of ours also have a `budget`, the seconds that they
    may think about a move; they stop earlier and play what they have.
    """

    @property
    def name(self) -> str: ...

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
"""Every computer by name: file and class. Its file is read when it is first asked for."""
BOTS = tuple(PLAYERS)
"""The names of our bots: what `make_bot` takes, besides `cmd:` and a program."""
LEVELS = ("beginner", "casual", "steady", "shrewd", "master")
"""The levels to choose from in a game; the others are there to measure against."""


def make_bot(name: str, seed: int = 0, budget: float | None = None) -> Bot:
    """The bot of this name, one of `BOTS` or `cmd:` and a program. The seed decides its random choices.

    `budget` is how many seconds it may think about a move; None means its usual time.

    >>> make_bot("master").budget, make_bot("master", budget=0.5).budget, make_bot("cmd:./mybot").budget
    (2.0, 0.5, 10.0)
    """
    given = {} if budget is None else {"budget": budget}
    if require(name, str, "name").startswith("cmd:"):  # somebody else's program
        from tilerummy.bots.subprocess_bot import SubprocessBot

        return SubprocessBot(name.removeprefix("cmd:"), seed, **given)
    if name not in PLAYERS:
        raise Impossible("no-such-computer", name=name, choices=" ".join(PLAYERS))
    module, _, kind = PLAYERS[name].partition(".")
    return cast(Bot, getattr(import_module(f"tilerummy.bots.{module}"), kind)(seed, **given))


make = make_bot
"""The same under a shorter name, for use inside the package."""


def checked(bot: Bot | str) -> Bot | str:
    """The bot or the name itself, if there is such a computer or the object can play."""
    if isinstance(bot, str):
        if not bot.startswith("cmd:") and bot not in PLAYERS:
            raise Impossible("no-such-computer", name=bot, choices=" ".join(PLAYERS))
        return bot
    name = getattr(bot, "name", None)
    if isinstance(bot, type) or not isinstance(name, str) or not callable(getattr(bot, "choose", None)):
        raise wrong_type("bot", "str | Bot, an object with name and choose(view, log)", bot)
    if not name.isprintable() or "/" in name:
        raise Impossible("name-unprintable", names=name)
    return bot


def dice(seed: int, log: Sequence[Entry]) -> Random:
    """The chance of one decision: new with every move of the round, and the same when the round is opened again."""
    return Random(f"{seed}/{len(log)}")
