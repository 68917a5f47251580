"""The game for PettingZoo: its seats act one after the other, or answer together each time."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require_whole
from tilerummy.environment.arrays import Observation
from tilerummy.environment.decisions import RewardName, SchemeName
from tilerummy.environment.table import RENDER_MODES, Table

MOST_CYCLES = 2_000
"""More than any round needs."""
Info = dict[str, Any]


class _Agents:
    """The seats of a table as agents, which both kinds of environments have."""

    def __init__(
        self,
        edition: Edition | str,
        seats: int = 4,
        actions: SchemeName = "choices",
        *,
        lays: int = 8,
        reward: RewardName = "win",
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(edition, seats, actions, lays, reward, render_mode)
        self.max_cycles = require_whole(max_cycles, "max_cycles", 1)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.spaces[self.possible_agents.index(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[self.possible_agents.index(agent)]

    def observe(self, agent: str) -> Observation:
        return self.table.seen(self.possible_agents.index(agent))

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(_Agents, AECEnv[str, Observation, int]):
    """The seats act one after the other.

    `max_cycles` ends a round after that many actions for each seat. An action that the mask excludes counts as a move
    without a lay, and `infos` has `refused`.

    >>> env = TableEnv("rummy-classic", seats=2)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     seen, _, terminated, truncated, _ = env.last()
    ...     env.step(None if terminated or truncated else int(seen["action_mask"].nonzero()[0][-1]))
    >>> env.table.round.position.pool_size < 78, env.agents
    (True, [])
    """

    metadata = {"name": "tilerummy_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.table.start(seed, options)
        self.agents = self.possible_agents[:]
        self.actions_left = self.max_cycles * len(self.agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._note()

    def _note(self) -> None:
        """Take over what the round has become."""
        round_ = self.table.round
        self.agent_selection = self.possible_agents[round_.position.turn]
        if round_.is_over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif not self.actions_left:
            self.truncations = dict.fromkeys(self.agents, True)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Impossible("no-round")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._cumulative_rewards[agent] = 0.0
        self.actions_left -= 1
        allowed = self.table.round.act(int(action if action is not None else -1))
        self.infos[agent] = {} if allowed else {"refused": True}  # until it acts again
        self._note()
        self._accumulate_rewards()


class ParallelTableEnv(_Agents, ParallelEnv[str, Observation, int]):
    """All seats answer each time. Only the action of the seat to move counts: the others have one, and wait."""

    metadata = {"name": "tilerummy_parallel_v0", "render_modes": RENDER_MODES}  # noqa: RUF012

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.table.start(seed, options)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        if not self.agents:
            raise Impossible("no-round")
        round_, agents = self.table.round, self.agents
        infos: dict[str, Info] = {agent: {} for agent in agents}
        mover = self.possible_agents[round_.position.turn]
        if not round_.act(int(actions[mover])):
            infos[mover]["refused"] = True
        self.steps += 1
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        is_over, is_late = round_.is_over, not round_.is_over and self.steps >= self.max_cycles
        if is_over or is_late:
            self.agents = []
        return self._seen(), rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_late), infos
