"""The game for Gymnasium: one seat against computers."""

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
from gymnasium import spaces

from tilerummy.bots import BOTS, Bot, checked, make
from tilerummy.bots.round_runner import UNHURRIED, BotRefused, as_request
from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.errors import Impossible, require_whole, wrong_type
from tilerummy.engine.position import view
from tilerummy.engine.violations import IllegalMove
from tilerummy.environment.arrays import Observation
from tilerummy.environment.decisions import RewardName, SchemeName
from tilerummy.environment.table import NAMESPACE, RENDER_MODES, VERSION, Table

MOST_ACTIONS = 2_000
"""More than a seat needs in any round."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat against computers, each a level, another name of `BOTS`, or an object with `name` and `choose`.

    Computers that are named are made again for every round; an object is kept, and is not closed. An action that the
    mask excludes counts as a move without a lay, and `info` has `refused`.

    >>> env = SeatEnv("rummy-classic", rivals=["learner"])
    >>> seen, info = env.reset(seed=7)
    >>> int(seen["action_mask"][0]), env.table.round.position.turn
    (1, 0)
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 (declared by Gymnasium)

    def __init__(
        self,
        edition: Edition | str,
        rivals: Sequence[str | Bot] = ("regular",),
        actions: SchemeName = "choices",
        *,
        seat: int = 0,
        lays: int = 8,
        reward: RewardName = "win",
        max_actions: int = MOST_ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(rivals, str):
            raise wrong_type("rivals", "Sequence[str | Bot]", rivals)
        self.table = Table(edition, len(rivals) + 1, actions, lays, reward, render_mode)
        if require_whole(seat, "seat") > len(rivals):
            raise wrong_type("seat", f"int, 0 to {len(rivals)}", seat)
        self.seat, self.rivals = seat, [*map(checked, rivals)]
        self.bots: list[Bot] = []
        self.made: list[Bot] = []
        self.max_actions = require_whole(max_actions, "max_actions", 1)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.table.spaces[seat]
        self.action_space: spaces.Space[Any] = self.table.actions[seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seed = None if seed is None else index(seed)
        super().reset(seed=seed)
        while True:
            self.table.start(int(self.np_random.integers(1 << 62)) if seed is None else seed, options)
            seed = None
            self.close()
            self._seat_rivals()
            self.actions_left = self.max_actions
            self._rivals_move()
            if not self.table.round.is_over:
                return self.table.seen(self.seat), {}

    def _seat_rivals(self) -> None:
        """Computers that are named are made again; objects are kept."""
        for rival, chance in zip(self.rivals, self.np_random.integers(1 << 48, size=len(self.rivals)), strict=True):
            if isinstance(rival, str):
                bot = make(rival, int(chance), UNHURRIED if rival in BOTS else None)
                self.made.append(bot)
            else:
                bot = rival
            self.bots.append(bot)
        self.bots.insert(self.seat, self.bots[0])  # never asked

    def _rivals_move(self) -> None:
        """Let the computers move until the seat has its turn, or the round is over."""
        round_ = self.table.round
        while not round_.is_over and (turn := round_.position.turn) != self.seat:
            seen = view(round_.position, turn)
            move = as_request(self.bots[turn].choose(seen, tuple(round_.logs[turn])))
            try:
                round_.play(move)
            except IllegalMove as error:
                raise BotRefused(self.bots[turn], seen, move, error.violations) from None

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.bots:
            raise Impossible("no-round")
        round_ = self.table.round
        info = {} if round_.act(int(action)) else {"refused": True}
        self._rivals_move()
        self.actions_left -= 1
        is_over = round_.is_over
        is_late = not is_over and self.actions_left <= 0
        return self.table.seen(self.seat), self.table.rewards()[self.seat], is_over, is_late, info

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """End the programs that were started as rivals."""
        for bot in self.made:
            if (end := getattr(bot, "close", None)) is not None:
                end()
        self.bots, self.made = [], []


def register() -> None:
    """Let `gymnasium.make` know an environment for each edition: `tilerummy/NAME-v0`."""
    for edition in editions():
        name = f"{NAMESPACE}{edition}{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"edition": str(edition)})
