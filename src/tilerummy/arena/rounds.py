"""One deal, played in all rotations, and what is kept of it: small whole numbers, so that sums are exact.

>>> row = play_deal(LineUp.of(["casual", "casual"], "rummikub-vienna-en"), 0)
>>> one, other = row.rounds
>>> one == other, sum(one.points)
(True, 0)
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter_ns
from typing import Any

from tilerummy.arena.line_up import LineUp
from tilerummy.bots import Bot, make
from tilerummy.bots.round_runner import RoundRunner, play_round
from tilerummy.engine.judging.referee import outcome
from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.scoring import score
from tilerummy.solver import best


@dataclass(frozen=True)
class Played:
    """How a round went; every tuple goes by seat.

    `opened` is the own turn on which the seat opened, 0 where it never did; `missed` counts the turns on which it
    could have opened and did not, where that was asked for. The times do not count when rounds are compared.
    """

    starter: int
    winner: int | None
    ending: str
    points: tuple[int, ...]
    turns: tuple[int, ...]
    tiles: tuple[int, ...]
    opened: tuple[int, ...]
    missed: tuple[int, ...]
    moves: tuple[int, ...]
    micros: tuple[int, ...] = field(compare=False, default=())
    slowest: tuple[int, ...] = field(compare=False, default=())

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return cls(**fields)


@dataclass(frozen=True)
class Row:
    """A deal: its number, and the round of each rotation."""

    deal: int
    rounds: tuple[Played, ...]

    def as_json(self) -> dict[str, Any]:
        return {"deal": self.deal, "rounds": [asdict(each) for each in self.rounds]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Row":
        return cls(data["deal"], tuple(map(Played.from_json, data["rounds"])))


class Timed:
    """A player with a stop-watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name, self.budget = bot, bot.name, bot.budget
        self.nanos = self.slowest = 0

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        start = perf_counter_ns()
        try:
            return self.bot.choose(view, log)
        finally:
            taken = perf_counter_ns() - start
            self.nanos += taken
            self.slowest = max(self.slowest, taken)


def play_deal(line_up: LineUp, number: int) -> Row:
    """Play a deal in every rotation of the line-up: the same tiles, the same starter, everybody on every seat once."""
    return Row(number, tuple(play_rotation(line_up, number, rotation) for rotation in range(line_up.seats)))


def play_rotation(line_up: LineUp, number: int, rotation: int) -> Played:
    deal = line_up.deal(number)
    with seated(line_up, number, rotation) as players:
        bots = [Timed(bot) for bot in players]
        return _played(RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots), bots, line_up.openings)


def record_of(line_up: LineUp, number: int, rotation: int) -> Record:
    """The same round played once more, as a record that names the players and can be replayed and verified."""
    deal = line_up.deal(number)
    begun = Record(deal.position(deal.starter()), (), (("Round", "1"), ("Commitment", deal.commitment)))
    with seated(line_up, number, rotation) as bots:
        return play_round(begun, deal.deck, bots).finished(deal.seed)


@contextmanager
def seated(line_up: LineUp, number: int, rotation: int) -> Iterator[list[Bot]]:
    """The players by seat; one that has something to close, as a process of its own has, goes home after the round."""
    with ExitStack() as guests:
        bots = [
            make(line_up.places[place], line_up.chance(number, seat))
            for seat, place in enumerate(line_up.seating(rotation))
        ]
        for bot in bots:
            if (close := getattr(bot, "close", None)) is not None:
                guests.callback(close)
        yield bots


def _played(sitting: RoundRunner, bots: Sequence[Timed], openings: bool) -> Played:
    seats = range(len(bots))
    starter = sitting.position.turn
    turns, tiles, opened, missed, moves = ([0 for _ in seats] for _ in range(5))
    while not sitting.is_over:
        before = sitting.position
        seat = before.turn
        moves[seat] += 1
        turns[seat] += before.stage is Stage.START
        entry = sitting.move()
        laid = tuple(_lays(entry.move))
        tiles[seat] += sum(len(lay.played) for lay in laid)
        if laid and not opened[seat]:
            opened[seat] = turns[seat]
        elif openings and not opened[seat]:
            missed[seat] += could_open(before)
    ended = outcome(sitting.position)
    if ended is None:
        raise AssertionError(str(sitting.position))
    return Played(
        starter,
        ended.winner,
        ended.ending.value,
        score(sitting.position) or (),
        tuple(turns),
        tuple(tiles),
        tuple(opened),
        tuple(missed),
        tuple(moves),
        tuple(bot.nanos // 1000 for bot in bots),
        tuple(bot.slowest // 1000 for bot in bots),
    )


def _lays(move: Move) -> Iterator[Lay]:
    match move:
        case Lay():
            yield move
        case TakeDiscard() | TakeOpenTile():
            yield move.lay


def could_open(position: Position) -> bool:
    """Whether the seat to move can lay now what it needs to open."""
    must_draw = position.rules.discard_pile and position.stage is Stage.START and position.pool_size
    if must_draw or position.stage is Stage.LAID or position.has_opened(position.turn):
        return False
    return best(view(position, position.turn), "tiles", fewest_broken=False) is not None
