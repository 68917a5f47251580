"""Many rounds that are stepped together, with numpy arrays in and out.

>>> rounds = make_vec("rummy-classic,joker_free=if_rest_valid,joker_reuse=anywhere", 3, seats=2, lays=4)
>>> seen = rounds.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape, seen["lays"].shape, rounds.turns.tolist()
((3, 114), (3, 5), (3, 4, 53), [1, 0, 0])
>>> seen, rewards, done, _ = rounds.step(seen["action_mask"].argmax(1))
>>> rewards.shape, bool(done.any())
((3, 2), False)
"""

from operator import index
from random import Random
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require_whole, wrong_type
from tilerummy.engine.rules import OpenScope
from tilerummy.environment.arrays import Observation, features_of, observation_names
from tilerummy.environment.decisions import MOST_LAYS, REWARDS, RewardName
from tilerummy.environment.table import named
from tilerummy.simulator import MOST_TILES, SET, WITHOUT_LAY, Simulator
from tilerummy.simulator.observation import WIDTH

BEST = 1
"""With one lay, the lay is not found beforehand: action 1 is the lay with the most tiles, if there is one."""


class VectorRounds:
    """Rounds of one edition, as `choices`: a move without a lay, or one of a few lays.

    `turns` has the seat to move of each round, and the observation is that of this seat. A round that is over gives its
    rewards, one for each seat, and the next one is dealt in its place at once.

    `threads` play the rounds side by side on several cores. With `lays=1` nothing is worked out before it is chosen,
    which is faster: the mask allows both actions, and a seat that has no lay makes a move without one.
    """

    def __init__(
        self,
        edition: Edition | str,
        rounds: int,
        seats: int = 4,
        *,
        lays: int = 8,
        reward: RewardName = "win",
        threads: int = 1,
    ) -> None:
        self.simulator = Simulator(named(edition), seats, threads=threads)
        rules = self.simulator.rules
        if rules.discard_pile or rules.open_last_tile:
            raise wrong_type("edition", "Edition without tiles beside the table", str(self.simulator.edition))
        if not 1 <= require_whole(lays, "lays") <= MOST_LAYS:
            raise wrong_type("lays", f"int, 1 to {MOST_LAYS}", lays)
        if reward not in REWARDS:
            raise wrong_type("reward", " | ".join(map(repr, REWARDS)), reward)
        self.rounds, self.seats, self.lays = require_whole(rounds, "rounds", 1), seats, lays
        self.reward = REWARDS[reward]
        self.names = observation_names(self.simulator.edition, seats)
        self._seeds = Random()

    def reset(self, seed: int | None = None) -> Observation:
        """Deal all rounds; the seed decides them and all that follow."""
        if seed is not None:
            self._seeds = Random(require_whole(index(seed), "seed"))
        self.simulator.deal([self._next_seed() for _ in range(self.rounds)])
        return self._observe()

    def _next_seed(self) -> int:
        return self._seeds.getrandbits(8 * SEED_BYTES)

    @property
    def turns(self) -> NDArray[np.int32]:
        """Whose turn it is in each round."""
        return np.array(self.simulator.turns, np.int32)

    def _observe(self) -> Observation:
        numbers = np.frombuffer(self.simulator.observe(), np.uint8).reshape(self.rounds, len(self.names))
        if self.lays == BEST:
            return {"observation": numbers, "action_mask": np.ones((self.rounds, 2), np.int8)}
        places, sizes = self.simulator.candidates(self.lays + 1)
        self._sets = np.frombuffer(places, np.uint8).reshape(self.rounds, self.lays + 1, WIDTH)
        mask = np.arange(self.lays + 1) < np.frombuffer(sizes, np.uint8)[:, np.newaxis]
        lays = self._sets[:, 1:].copy()
        racks = numbers[:, np.newaxis, WIDTH : 2 * WIDTH]
        features = features_of(self.simulator.rules, racks, lays, self._opened(numbers)[:, np.newaxis])
        return {"observation": numbers, "action_mask": mask.astype(np.int8), "lays": lays, "features": features}

    def _opened(self, numbers: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Whether the seat to move may use the table."""
        flags = numbers[:, 2 * WIDTH + 1 : 2 * (WIDTH + self.seats) : 2].astype(bool)
        any_seat = self.simulator.rules.open_scope is OpenScope.ANY_PLAYER
        return np.asarray(flags.any(axis=1) if any_seat else flags[:, 0])

    def step(self, actions: ArrayLike) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], dict[str, Any]]:
        """One action in each round: what the next seat sees, the rewards, and which rounds were over.

        An action that the mask excludes counts as a move without a lay, and `refused` in the last answer marks it.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.rounds,) or not np.issubdtype(chosen.dtype, np.integer):
            raise wrong_type("actions", f"{self.rounds} integers", chosen.tolist())
        if not self.simulator.rounds:
            raise Impossible("no-round")
        if chosen.min() < 0 or chosen.max() > self.lays:
            raise wrong_type("actions", f"0 to {self.lays}", chosen.tolist())
        if self.lays == BEST:
            refused = np.zeros(self.rounds, bool)
            self.simulator.step(np.where(chosen == 1, MOST_TILES, WITHOUT_LAY).astype(np.uint8))  # type: ignore[arg-type]
        else:
            sets = self._sets[np.arange(self.rounds), chosen]
            is_lay = sets.any(axis=1)
            refused = (chosen > 0) & ~is_lay
            kinds = np.where(is_lay, SET, WITHOUT_LAY).astype(np.uint8)
            self.simulator.step(kinds, sets.ravel())  # type: ignore[arg-type]
        done = np.array(self.simulator.done)
        rewards = np.zeros((self.rounds, self.seats), np.float32)
        for i in done.nonzero()[0].tolist():
            rewards[i] = self.reward(self.simulator.position(i))
            self.simulator.deal_again(i, self._next_seed())
        return self._observe(), rewards, done, {"refused": refused}


def make_vec(
    edition: Edition | str,
    rounds: int,
    seats: int = 4,
    **settings: Any,
) -> VectorRounds:
    """Rounds of an edition that are stepped together. `settings` are those of `VectorRounds`.

    By counts, and fast, where `simulator.plays_by_counts` says so; by the referee for every other edition.
    """
    return VectorRounds(edition, rounds, seats, **settings)
