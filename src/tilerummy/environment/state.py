"""A round for search and for libraries that walk a game tree: players decide, and chance draws the tiles.

>>> state = State("rummy-classic", seats=2, seed=7)
>>> state.apply_action(0)
>>> state.is_chance_node(), round(sum(chance for _, chance in state.chance_outcomes()), 6)
(True, 1.0)
>>> state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), state.legal_actions()[0], len(state.observation_tensor(1))
(1, 0, 166)
"""

from copy import copy
from typing import Self

from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import wrong_type
from tilerummy.engine.moves import Draw
from tilerummy.engine.position import view
from tilerummy.engine.tiles import Tile
from tilerummy.environment.arrays import observed
from tilerummy.environment.decisions import REWARDS, RewardName, Round, SchemeName, TileTurn, kinds
from tilerummy.environment.table import named

CHANCE, TERMINAL = -1, -4
"""Players that are not seats, numbered as in OpenSpiel."""


class State:
    """One moment of a round. It has the names of a state of OpenSpiel, so that its algorithms can walk through it.

    The deal comes from the seed. From there on a draw is a chance node, in which every kind of tile of the pool is as
    likely as it is frequent there.
    """

    def __init__(
        self,
        edition: Edition | str,
        seats: int = 2,
        seed: int | bytes = 0,
        actions: SchemeName = "choices",
        *,
        lays: int = 8,
        reward: RewardName = "win",
    ) -> None:
        deal = Deal.of(named(edition), seats, seed)
        if reward not in REWARDS:
            raise wrong_type("reward", " | ".join(map(repr, REWARDS)), reward)
        self.round, self.reward = Round(deal, actions, lays), reward
        self._history: list[int] = []
        self._draws = False

    @property
    def _kinds(self) -> list[Tile]:
        """The tiles that chance may draw, in the order of their actions."""
        return list(dict.fromkeys(self.round.position.rules.tiles))

    def num_players(self) -> int:
        return self.round.position.seats

    def num_distinct_actions(self) -> int:
        return len(self.round.names)

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self._draws else self.round.position.turn

    def is_chance_node(self) -> bool:
        return self._draws

    def is_terminal(self) -> bool:
        return not self._draws and self.round.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._draws:
            return [action for action, _ in self.chance_outcomes()]
        if player not in (None, self.current_player()):
            return []
        return [action for action, allowed in enumerate(self.round.mask) if allowed]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each action that is legal now."""
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(self.num_distinct_actions())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles that may be drawn, and how likely each is."""
        pool = self.round.position.pool
        return [
            (action, pool.count(tile) / len(pool))
            for action, tile in enumerate(self._kinds)
            if self._draws and tile in pool
        ]

    def apply_action(self, action: int) -> None:
        """Go on with an action that is legal now."""
        if action not in self.legal_actions():
            raise wrong_type("action", f"one of {self.legal_actions()}", action)
        self._history.append(action)
        if self._draws:
            self._draws = False
            self.round.play(Draw(self._kinds[action]))
            return
        _, move = self.round.decide(action)
        if isinstance(move, Draw):
            self._draws = True
        elif move is not None:
            self.round.play(move)

    def child(self, action: int) -> Self:
        """The state after an action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> Self:
        state = copy(self)
        state.round, state._history = self.round.clone(), [*self._history]
        return state

    def history(self) -> list[int]:
        return [*self._history]

    def returns(self) -> list[float]:
        """What the round was worth to each seat; 0 for each while it goes on."""
        return [*self.round.rewards(self.reward)]

    def action_to_string(self, player: int, action: int) -> str:
        """What an action is, for example `lay 2: kbr10:kbro10`."""
        if player == CHANCE:
            return f"draw {self._kinds[action]}"
        name, lays = self.round.names[action], self.round.turn.lays
        number = int(name.removeprefix("lay") or 1) if name.startswith("lay") else 0
        return f"{name}: {lays[number - 1]}" if 0 < number <= len(lays) else name

    def observation_string(self, player: int) -> str:
        return str(view(self.round.position, player))

    def information_state_string(self, player: int) -> str:
        """What the seat sees, every move as it saw it, and the tiles that it has put together so far."""
        lines = [self.observation_string(player), *(f"{entry.seat} {entry.move}" for entry in self.round.logs[player])]
        turn = self.round.turn
        if isinstance(turn, TileTurn) and turn.picked and player == self.current_player():
            lines.append(" ".join(kinds(self.round.position.rules)[kind] for kind in turn.picked))
        return "\n".join(lines)

    def observation_tensor(self, player: int) -> list[int]:
        """The numbers of the `observation` of an environment."""
        if player not in range(self.num_players()):
            raise wrong_type("player", f"int, 0 to {self.num_players() - 1}", player)
        found: list[int] = observed(self.round, player)["observation"].tolist()
        return found

    def __str__(self) -> str:
        return str(self.round.position)
