"""Random rounds, from the deal to the outcome."""

from dataclasses import dataclass
from random import Random

from random_moves import random_draft, random_lay, random_move, random_take

from tilerummy.engine import editions
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome, play, time_out
from tilerummy.engine.moves import DRAW_REQUEST, PASS, RESIGN, Discard, Draw, Lay, Move, Timeout
from tilerummy.engine.position import Position, Stage
from tilerummy.engine.record import Record
from tilerummy.engine.rules import FIELDS, choices
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import IllegalMove, Violation

_NUMBERS = {
    "jokers": ("0", "1", "2", "3", "4"),
    "deal": ("1", "3", "4", "5", "7", "10", "20", "25"),
    "seats": ("2-2", "2-3", "2-4", "3-4", "4-4"),
    "open_min": ("0", "10", "30", "40", "50"),
    "timer_s": ("none", "60", "120"),
    "timeout_draw": ("0", "1", "3"),
    "timeout_idle_draw": ("0", "1", "2"),
    "joker_penalty": ("0", "20", "25", "30"),
    "colours": ("kbro", "kbry", "brgy", "royg"),
}
"""Sample values for fields that take any number."""


@dataclass(frozen=True)
class Refusal:
    """A move that the referee refused, with its position and violations."""

    position: Position
    move: Move
    violations: tuple[Violation, ...]


@dataclass(frozen=True, repr=False)
class RandomRound:
    """A finished round, and the moves that were refused."""

    record: Record
    refusals: tuple[Refusal, ...]

    def __repr__(self) -> str:
        return f"<{len(self.record.entries)} moves from {self.record.start}>"


def random_edition(rng: Random, house_rules: int = 4, **wanted: str) -> Edition:
    """A random edition with at most `house_rules` random house rules, and those in `wanted`.

    >>> random_edition(Random(1), deal="3").rules.deal
    3
    """
    key = rng.choice(editions.keys())
    while True:
        names = rng.sample(FIELDS, rng.randint(0, house_rules))
        house = {name: rng.choice(_NUMBERS.get(name) or choices(name) or ()) for name in names}
        house |= wanted
        if house.get("joker_colour") == "yes":
            house["jokers"] = "4"
        try:
            return editions.get(",".join([key, *map("=".join, house.items())]))
        except Impossible:  # house rules that contradict each other
            continue


def random_round(
    edition: Edition, seats: int, rng: Random, *, random_rate: float = 0.1, longest: int = 250
) -> RandomRound:
    """A round from the deal to its outcome. After `longest` moves a seat resigns.

    `random_rate` is the share of moves that are chosen at random instead of being plausible. Every refusal is checked:
    `play` must raise the same violations that `judge` returned.
    """
    seed = rng.randbytes(32)
    deal = Deal(edition, seats, seed)
    record = Record(deal.position(deal.starter(rng.randrange(seats))), (), (("Commitment", deal.commitment),))
    player = _Player(deal, rng, random_rate)
    while outcome(player.position(record)) is None:
        move = RESIGN if len(record.entries) >= longest else player.choose(player.position(record))
        record = record.played(move, seconds=rng.choice((None, rng.randrange(400))))
    return RandomRound(record.finished(seed), tuple(player.refusals))


class _Player:
    def __init__(self, deal: Deal, rng: Random, random_rate: float) -> None:
        self.deck = deal.deck
        self.rng = rng
        self.random_rate = random_rate
        self.refusals: list[Refusal] = []

    def position(self, record: Record) -> Position:
        assert isinstance(record.final, Position)
        return record.final

    def choose(self, position: Position) -> Move:
        """A legal move with its drawn tiles. Illegal tries are added to the refusals."""
        while True:
            move = self._try(position, self._propose(position))
            if move is not None:
                return move

    def _propose(self, position: Position) -> Move | None:
        if self.rng.random() < self.random_rate:
            return self._random_move(position)
        if self.rng.random() < self.random_rate:
            return self._timed_out(position)
        if self.rng.random() < 0.75 and (lay := self._lay(position)) is not None:
            return lay
        return self._without_lay(position)

    def _random_move(self, position: Position) -> Move | None:
        """Any move, except that possible draws come from the deck and few seats resign."""
        move = random_move(position, self.rng)
        if isinstance(move, Draw) and move.tile is not None and move.tile in position.pool:
            return DRAW_REQUEST
        if isinstance(move, Timeout):
            return Timeout(move.lay, Tiles(unknown=len(move.drawn)))
        return None if move == RESIGN and self.rng.random() < 0.98 else move

    def _lay(self, position: Position) -> Move | None:
        """The first legal one of a few random lays."""
        takes = position.stage is Stage.START and (position.rules.discard_pile or position.open_tile is not None)
        for _ in range(3):
            move = random_take(position, self.rng) if takes else random_lay(position, self.rng)
            if (not isinstance(move, Lay) or move.played) and self._try(position, move) is not None:
                return move
            takes = takes and position.rules.discard_pile and self.rng.random() < 0.5
        return None

    def _without_lay(self, position: Position) -> Move:
        if position.rules.discard_pile and position.stage is not Stage.START:
            return Discard(self.rng.choice([*position.rack]))
        return DRAW_REQUEST if position.stage is Stage.START and position.pool_size else PASS

    def _timed_out(self, position: Position) -> Move | None:
        try:
            return time_out(position, random_draft(position, self.rng))
        except IllegalMove:  # the turn is not timed
            return None

    def _try(self, position: Position, move: Move | None) -> Move | None:
        if move is None:
            return None
        fact = self.deck.fill(position, move)
        violations = judge(position, fact)
        if not violations:
            return fact
        try:
            play(position, fact)
        except IllegalMove as refused:
            found = refused.violations
        else:
            found = ()
        if found != violations:
            raise AssertionError(f"{position} plays {fact} with {found}, but judges it as {violations}")
        self.refusals.append(Refusal(position, move, violations))
        return None
