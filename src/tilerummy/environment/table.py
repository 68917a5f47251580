"""What all environments of a table share: the edition, the round that is under way, and the seeds of the next ones."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

from gymnasium import spaces

from tilerummy.draw import table as picture
from tilerummy.engine.dealer import SEED_BYTES, Deal
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require, require_whole, wrong_type
from tilerummy.environment.arrays import Observation, observation_space, observed
from tilerummy.environment.decisions import REWARDS, RewardName, Round, SchemeName

NAMESPACE, VERSION = "tilerummy/", "-v0"
RENDER_MODES = ["human", "ansi", "svg"]


def named(edition: Edition | str) -> Edition:
    """An edition by its name, or by that of its environment.

    >>> str(named("tilerummy/rummy-classic-v0"))
    'rummy-classic'
    """
    if isinstance(edition, Edition):
        return edition
    if require(edition, str, "edition").startswith(NAMESPACE):
        edition = edition.removeprefix(NAMESPACE).removesuffix(VERSION)
    return Edition.parse(edition)


class Table:
    """A table at which one round is played after the other."""

    def __init__(
        self,
        edition: Edition | str,
        seats: int,
        actions: SchemeName,
        lays: int,
        reward: RewardName,
        render_mode: str | None,
    ) -> None:
        self.edition, self.seats, self.scheme, self.lays = named(edition), seats, actions, lays
        if reward not in [*REWARDS]:
            raise wrong_type("reward", " | ".join(map(repr, REWARDS)), reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise wrong_type("render_mode", " | ".join(map(repr, RENDER_MODES)), render_mode)
        self.reward, self.render_mode = reward, render_mode
        self.seeds = Random()
        self.deal(self.seeds.getrandbits(8 * SEED_BYTES))
        self.spaces = [observation_space(self.round, self.edition) for _ in range(seats)]
        self.actions = [spaces.Discrete(len(self.round.names)) for _ in range(seats)]

    def start(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Deal a round. A seed decides this one, which is that of `Deal.of`, and all that follow."""
        youngest = (options or {}).get("youngest", 0)
        if require_whole(youngest, "youngest") >= self.seats:
            raise Impossible("no-such-seat", seat=youngest, seats=self.seats)
        if seed is not None:
            self.seeds = Random(index(seed))
        self.deal(self.seeds.getrandbits(8 * SEED_BYTES) if seed is None else index(seed), youngest)

    def deal(self, seed: int, youngest: int = 0) -> None:
        self.round = Round(Deal.of(self.edition, self.seats, seed), self.scheme, self.lays, youngest)

    def seen(self, seat: int) -> Observation:
        return observed(self.round, seat)

    def rewards(self) -> tuple[float, ...]:
        return self.round.rewards(self.reward)

    def render(self) -> str | None:
        """The position with all racks: printed, as text, or as a picture."""
        position = self.round.position
        if self.render_mode == "svg":
            return picture(position)
        racks = [f"{'>' if seat == position.turn else ' '} {seat}: {rack}" for seat, rack in enumerate(position.racks)]
        text = "\n".join([f"table: {' '.join(map(str, position.table)) or '-'}, pool: {position.pool_size}", *racks])
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode else None
