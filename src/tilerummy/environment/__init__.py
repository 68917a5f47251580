"""The game as the libraries for learning expect it: PettingZoo, Gymnasium, arrays of rounds, states of a game tree.

It needs `pip install tilerummy[environment]`. Every environment plays by the referee, with the same deals.

>>> table = env("rummy-classic", seats=3)
>>> table.reset(seed=7)
>>> table.agent_selection, sorted(table.observe("seat_0"))
('seat_0', ['action_mask', 'features', 'lays', 'observation'])

`SCHEMES` has the two ways to number what a seat can do, `observation_names` what each number of an observation is, and
`FEATURES` what is said about each lay.
"""

from collections.abc import Sequence
from typing import Any

from tilerummy.bots import Bot
from tilerummy.engine.editions import Edition
from tilerummy.environment.decisions import SCHEMES, RewardName, Round, SchemeName

try:
    from tilerummy.environment.aec import ParallelTableEnv, TableEnv
    from tilerummy.environment.arrays import FEATURES, features_of, observation_names
    from tilerummy.environment.single import SeatEnv, register
    from tilerummy.environment.state import State
    from tilerummy.environment.vector import VectorRounds, make_vec
except ModuleNotFoundError as error:
    raise ImportError(f"{error.name} is not installed: pip install 'tilerummy[environment]'") from None

__all__ = [
    "FEATURES",
    "SCHEMES",
    "ParallelTableEnv",
    "RewardName",
    "Round",
    "SchemeName",
    "SeatEnv",
    "State",
    "TableEnv",
    "VectorRounds",
    "env",
    "features_of",
    "gym_env",
    "make_vec",
    "observation_names",
    "parallel_env",
    "register",
]


def env(edition: Edition | str, seats: int = 4, actions: SchemeName = "choices", **settings: Any) -> TableEnv:
    """A PettingZoo environment in which the seats act one after the other. `settings` are those of `TableEnv`."""
    return TableEnv(edition, seats, actions, **settings)


def parallel_env(
    edition: Edition | str, seats: int = 4, actions: SchemeName = "choices", **settings: Any
) -> ParallelTableEnv:
    """A PettingZoo environment in which all seats answer each time. `settings` are those of `ParallelTableEnv`."""
    return ParallelTableEnv(edition, seats, actions, **settings)


def gym_env(
    edition: Edition | str, rivals: Sequence[str | Bot] = ("regular",), actions: SchemeName = "choices", **settings: Any
) -> SeatEnv:
    """A Gymnasium environment: one seat against computers. `settings` are those of `SeatEnv`."""
    return SeatEnv(edition, rivals, actions, **settings)


register()
