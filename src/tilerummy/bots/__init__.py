"""Computer players: each gets a View and the log as its seat saw it, and chooses a move.

A bot never sees a Position, so it cannot cheat; the referee judges its moves like those of any player. Its random
numbers depend only on its seed and the length of the log: the same seed, view and log give the same move, also in a
round that was saved and loaded again.

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


class Bot(Protocol):
    """Anything that can play: `choose` gets the view of the seat to move and the redacted log and returns a legal move.

    No base class is needed. `view` has what the seat may know, `log` has every move of the round as the seat saw it. A
    draw is `Draw()`: the deck fills in the tile. The built-in bots also have a `budget`, the time in seconds for a
    move; when it runs out they play the best move found so far.
    """

    @property
    def name(self) -> str:
        """What records and results call it: one line, without a slash."""
        ...

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        """The move of the seat to move, which must be legal; an exception of its own ends the round."""
        ...


PLAYERS: dict[str, str] = {
    "random": "references.RandomPlayer",
    "first-found": "references.Reference",
    "beginner": "references.Reference",
    "casual": "references.Reference",
    "steady": "references.Reference",
    "max-value": "references.Reference",
    "miser": "references.Reference",
    "patient-miser": "references.Reference",
    "shrewd": "shrewd.Shrewd",
    "hoarder": "hoarder.Hoarder",
    "newcomer": "limited.Limited",
    "learner": "limited.Limited",
    "regular": "limited.Limited",
    "solid": "limited.Limited",
    "skilled": "limited.Limited",
    "strong": "limited.Limited",
    "expert": "natural.Natural",
    "master": "master.Master",
    "expert-1": "expert_1.FirstExpert",
    "master-1": "master_1.FirstMaster",
    "natural": "natural.Natural",
}
"""Module and class of every computer by name. A module is imported when it is first needed."""
BOTS = tuple(PLAYERS)
"""The names of our bots: what `make_bot` takes, besides `cmd:` and a program."""
LEVELS = ("newcomer", "learner", "regular", "solid", "skilled", "strong", "expert", "master")
"""The levels that players can choose, from 1 to 8; the other computers serve as references for measurements."""
USUAL_LEVEL = "regular"
"""The level of a computer at a table if nobody chooses one."""
OLD_LEVELS = {"beginner": "newcomer", "casual": "learner", "steady": "strong", "shrewd": "strong"}
"""The levels of the first version, and the nearest level of today. Their computers stay as references."""


def as_level(name: str) -> str | None:
    """The level that a name stands for at a table; None if there is no such level.

    >>> as_level("expert"), as_level("steady"), as_level("nobody")
    ('expert', 'strong', None)
    """
    return name if name in LEVELS else OLD_LEVELS.get(name)


def make_bot(name: str, seed: int = 0, budget: float | None = None) -> Bot:
    """The bot of this name, one of `BOTS` or `cmd:` and a program. The seed decides its random choices.

    `budget` is how many seconds it may think about a move; None means its usual time.

    >>> make_bot("master").budget, make_bot("master", budget=0.5).budget, make_bot("cmd:./mybot").budget
    (2.0, 0.5, 10.0)
    """
    require(seed, int, "seed")
    if budget is not None:
        require(budget, int | float, "budget")  # type: ignore[arg-type]
    given = {} if budget is None else {"budget": budget}
    if require(name, str, "name").startswith("cmd:"):  # an external program
        from tilerummy.bots.subprocess_bot import SubprocessBot

        return SubprocessBot(name.removeprefix("cmd:"), seed, **given)
    if name not in PLAYERS:
        raise Impossible("no-such-computer", name=name, choices=" ".join(PLAYERS))
    module, _, kind = PLAYERS[name].partition(".")
    return cast(Bot, getattr(import_module(f"tilerummy.bots.{module}"), kind)(seed, name, **given))


make = make_bot
"""The same under a shorter name, for use inside the package."""


def checked(bot: Bot | str) -> Bot | str:
    """Return the bot or name if it is a known computer or an object that can play."""
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


def move_rng(seed: int, log: Sequence[Entry]) -> Random:
    """The random numbers for one decision: different for every move, the same when a round is loaded again."""
    return Random(f"{seed}/{len(log)}")
