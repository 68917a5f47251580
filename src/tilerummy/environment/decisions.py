"""A round in which every decision is a number: what all environments play.

A scheme numbers what the seat to move can do. `choices` has a place for each of a few good lays, so that one decision
is one move. `tiles` puts together the tiles of a lay one by one; how they lie on the table, the solver decides.

>>> round = Round(Deal.of("rummy-classic,open_min=0", 2, seed=8), "choices", lays=3)
>>> round.names[:4], round.mask
(('no lay', 'lay 1', 'lay 2', 'lay 3'), [True, True, True, True])
>>> str(round.turn.lays[0]), round.act(1), round.position.turn
(':byg7,bgj13', True, 1)
"""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from typing import Literal

from tilerummy.engine.dealer import Deal
from tilerummy.engine.errors import Impossible, require_whole, wrong_type
from tilerummy.engine.judging.referee import judge, outcome, read_and_play
from tilerummy.engine.moves import PASS, Discard, LayingMove, Move, Take
from tilerummy.engine.position import Position, Stage
from tilerummy.engine.record import Entry, hidden
from tilerummy.engine.rules import Rules
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import NUMBERS, Tile
from tilerummy.engine.turns import is_over, tiles_beside
from tilerummy.simulator import without_lay
from tilerummy.simulator.observation import WIDTH
from tilerummy.solver.choices import QUICK, choices
from tilerummy.solver.playable import playable

SchemeName = Literal["choices", "tiles"]
RewardName = Literal["win", "points"]
MOST_LAYS = 64


def kinds(rules: Rules) -> list[str]:
    """The kinds of tiles in the order of counts."""
    return [*(f"{colour}{number}" for colour in rules.colours for number in NUMBERS), "joker"]


def discards(position: Position) -> list[Discard | None]:
    """A discard for each kind of tile where one is due; nothing under rules without a discard pile."""
    rules, rack = position.rules, position.rack
    if not rules.discard_pile:
        return []
    numbered = [Tile(colour, number) for colour in rules.colours for number in NUMBERS]
    tiles = [*(tile if tile in rack else None for tile in numbered), next(iter(rack.jokers), None)]
    moves = [None if tile is None else Discard(tile) for tile in tiles]
    return [None if move is None or judge(position, move) else move for move in moves]


def draw_or_pass(position: Position) -> Move | None:
    """The move that lays nothing; None where a discard is due."""
    move = None if is_over(position) else without_lay(position)
    return None if isinstance(move, Discard) else move


class ChoosingTurn:
    """`choices`: no lay, one of the lays that the solver found, or a discard."""

    def __init__(self, position: Position, lays: int) -> None:
        self.position, self.most = position, lays

    @staticmethod
    def names(rules: Rules, lays: int) -> tuple[str, ...]:
        pile = [f"discard {kind}" for kind in kinds(rules)] if rules.discard_pile else []
        return ("no lay", *(f"lay {number}" for number in range(1, lays + 1)), *pile)

    @cached_property
    def lays(self) -> Sequence[LayingMove]:
        """The moves that have an action of their own, in the order of their actions."""
        return choices(self.position, self.most)

    @cached_property
    def moves(self) -> list[Move | None]:
        unused: list[None] = [None] * (self.most - len(self.lays))
        return [draw_or_pass(self.position), *self.lays, *unused, *discards(self.position)]

    @cached_property
    def mask(self) -> list[bool]:
        """Whether each action is allowed."""
        return [move is not None for move in self.moves]

    def after(self, action: int) -> Move:
        """What an allowed action leads to."""
        move = self.moves[action]
        assert move is not None
        return move


NO_LAY, LAY, UNDO, TAKE = range(4)


class TileTurn:
    """`tiles`: put together the tiles of a lay one by one, take one back, and lay them."""

    def __init__(self, position: Position, lays: int = 0, picked: tuple[int, ...] = ()) -> None:
        self.position, self.picked = position, picked
        # the tiles that were put together so far, as counts
        self.chosen = bytes(picked.count(kind) for kind in range(WIDTH))
        self.sets = playable(position, budget=QUICK)

    @staticmethod
    def names(rules: Rules, lays: int) -> tuple[str, ...]:
        pile = [f"discard {kind}" for kind in kinds(rules)] if rules.discard_pile else []
        return ("no lay", "lay", "undo", "take", *kinds(rules), *pile)

    @cached_property
    def lays(self) -> Sequence[LayingMove]:
        lay = self.sets.lay_of_counts(self.chosen) if self.picked else None
        return [] if lay is None else [lay]

    @cached_property
    def take(self) -> Take | None:
        if self.picked or not any(True for _ in tiles_beside(self.position)):
            return None
        found = choices(self.position, 1)
        return found[0] if found and isinstance(found[0], Take) else None

    @cached_property
    def mask(self) -> list[bool]:
        begun = bool(self.picked)
        may_draw = not begun and draw_or_pass(self.position) is not None
        to_discard = [not begun and move is not None for move in discards(self.position)]
        tiles = [self._may_pick(kind) for kind in range(WIDTH)]
        return [may_draw, bool(self.lays), begun, self.take is not None, *tiles, *to_discard]

    def _may_pick(self, kind: int) -> bool:
        counts = bytearray(self.chosen)
        counts[kind] += 1
        return not is_over(self.position) and self.sets.may_hold(counts)

    def after(self, action: int) -> "Move | TileTurn":
        """What an allowed action leads to: a move, or the same turn one step further."""
        if action == UNDO:
            return TileTurn(self.position, picked=self.picked[:-1])
        if TAKE < action <= TAKE + WIDTH:
            return TileTurn(self.position, picked=(*self.picked, action - TAKE - 1))
        move: Move | None
        if action == NO_LAY:
            move = draw_or_pass(self.position)
        elif action == LAY:
            move = self.lays[0]
        elif action == TAKE:
            move = self.take
        else:
            move = discards(self.position)[action - TAKE - 1 - WIDTH]
        assert move is not None
        return move


Turn = ChoosingTurn | TileTurn
"""What the seat to move can do now."""
SCHEMES: dict[str, type[ChoosingTurn] | type[TileTurn]] = {"choices": ChoosingTurn, "tiles": TileTurn}


class Round:
    """A round, the decision that is due, and what each seat saw."""

    def __init__(self, deal: Deal, scheme: str = "choices", lays: int = 8, youngest: int = 0) -> None:
        if scheme not in [*SCHEMES]:
            raise wrong_type("actions", " | ".join(map(repr, SCHEMES)), scheme)
        if not 1 <= require_whole(lays, "lays") <= MOST_LAYS:
            raise wrong_type("lays", f"int, 1 to {MOST_LAYS}", lays)
        self._turn_of, self.most_lays = SCHEMES[scheme], lays
        self.names = self._turn_of.names(deal.edition.rules, lays)
        self.deck = deal.deck
        self.logs: list[list[Entry]] = [[] for _ in range(deal.seats)]
        self._go_to(deal.position(deal.starter(youngest)))

    def _go_to(self, position: Position) -> None:
        self.position = position
        self.turn: Turn = self._turn_of(position, self.most_lays)

    @property
    def mask(self) -> list[bool]:
        """Which actions the seat to move has. Once the round is over, none."""
        return [False] * len(self.names) if self.is_over else self.turn.mask

    @property
    def is_over(self) -> bool:
        return is_over(self.position)

    def act(self, action: int) -> bool:
        """Carry out an action. One that is not allowed counts as a move without a lay; then the answer is False."""
        allowed, move = self.decide(action)
        if move is not None:
            self.play(move)
        return allowed

    def decide(self, action: int) -> tuple[bool, Move | None]:
        """Whether an action is allowed, and the move that it leads to, not made yet; None while the turn goes on."""
        if not 0 <= action < len(self.names):
            raise wrong_type("action", f"int, 0 to {len(self.names) - 1}", action)
        if self.is_over:
            raise Impossible("no-round")
        if not self.turn.mask[action]:
            return False, without_lay(self.position)
        result = self.turn.after(action)
        if isinstance(result, Move):
            return True, result
        self.turn = result
        return True, None

    def clone(self) -> "Round":
        """A copy that goes on by itself."""
        other = copy(self)
        other.logs = [[*log] for log in self.logs]
        return other

    def play(self, move: Move) -> None:
        """Make a move, which must be legal; the deck has the tile that it draws."""
        seat = self.position.turn
        read, after = read_and_play(self.position, self.deck.fill(self.position, move))
        entry = Entry(seat, read)
        for other, log in enumerate(self.logs):
            log.append(entry if other == seat else hidden(entry))
        self._go_to(after)
        if after.stage is Stage.DRAWN and not after.rules.discard_pile and not choices(after, 1):
            self.play(PASS)  # it has drawn and cannot open: there is nothing to decide

    def rewards(self, reward: RewardName = "win") -> tuple[float, ...]:
        """What the round was worth to each seat, in sum 0; 0 for each while it goes on."""
        return REWARDS[reward](self.position) if self.is_over else (0.0,) * self.position.seats


def _by_win(position: Position) -> tuple[float, ...]:
    """1 for the winner; the others share -1."""
    ending = outcome(position)
    if ending is None or ending.winner is None:
        return (0.0,) * position.seats
    return tuple(1.0 if seat == ending.winner else -1.0 / (position.seats - 1) for seat in range(position.seats))


def _by_points(position: Position) -> tuple[float, ...]:
    """The points of the score sheet."""
    return tuple(map(float, score(position) or ()))


REWARDS: dict[str, Callable[[Position], tuple[float, ...]]] = {"win": _by_win, "points": _by_points}
