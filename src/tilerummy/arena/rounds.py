"""One deal, played in all rotations, and what is kept of it: small whole numbers, so that sums are exact.

>>> row = play_deal(LineUp.of(["casual", "casual"], "rummikub-vienna-en"), 0)
>>> one, other = row.rounds
>>> one == other, sum(one.points)
(True, 0)
"""

import pickle
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from time import perf_counter_ns
from typing import Any

from tilerummy.arena.line_up import LineUp
from tilerummy.bots import Bot
from tilerummy.bots.round_runner import RoundRunner, begun, finish_round, seated
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
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
        self.bot, self.name = bot, bot.name
        self.nanos = self.slowest = 0

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        start = perf_counter_ns()
        try:
            return self.bot.choose(view, log)
        finally:
            taken = perf_counter_ns() - start
            self.nanos += taken
            self.slowest = max(self.slowest, taken)


NOBODY: Mapping[str, Bot] = {}
"""All players are ours, and are made by their names."""


def play_deal(line_up: LineUp, number: int, guests: Mapping[str, Bot] = NOBODY) -> Row:
    """Play a deal in every rotation of the line-up: the same tiles, the same starter, everybody on every seat once.

    `guests` are the players that are not made by their names but given as objects.
    """
    return Row(number, tuple(play_rotation(line_up, number, rotation, guests) for rotation in range(line_up.seats)))


def play_rotation(line_up: LineUp, number: int, rotation: int, guests: Mapping[str, Bot] = NOBODY) -> Played:
    deal = line_up.deal(number)
    with _seated(line_up, number, rotation, guests) as players:
        bots = [Timed(bot) for bot in players]
        return _played(RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots), bots, line_up.openings)


def record_of(line_up: LineUp, number: int, rotation: int, bots: Sequence[Bot | str] = ()) -> Record:
    """The same round played once more, as a record that names the players and can be replayed and verified.

    `bots` has to hold the players of the line-up that were given as objects.
    """
    deal = line_up.deal(number)
    with _seated(line_up, number, rotation, guests_of(bots)) as sitting:
        return finish_round(begun(deal), deal.deck, sitting).finished(deal.seed)


def guests_of(bots: Sequence[Bot | str]) -> dict[str, Bot]:
    """The players that were given as objects, by name."""
    return {bot.name: bot for bot in bots if not isinstance(bot, str)}


def _seated(
    line_up: LineUp, number: int, rotation: int, guests: Mapping[str, Bot]
) -> AbstractContextManager[list[Bot]]:
    names = [line_up.places[place] for place in line_up.seating(rotation)]
    chances = [line_up.chance(number, seat) for seat in range(line_up.seats)]
    return seated([guests.get(name, name) for name in names], chances)


# The same in another process


Sent = tuple[tuple[str, bytes], ...]
"""Guests as they travel: name and pickle. They are unpickled where an error can still be said in words."""


def sent(guests: Mapping[str, Bot]) -> Sent:
    return tuple((name, _pickled(name, bot)) for name, bot in guests.items())


def play_sent_deal(line_up: LineUp, number: int, guests: Sent, edition: Edition) -> Row:
    """`play_deal` in another process; the edition comes along because it may be known only where it was loaded."""
    return play_deal(line_up, number, {name: _unpickled(name, pickled) for name, pickled in guests})


def _pickled(name: str, bot: Bot) -> bytes:
    try:
        return pickle.dumps(bot)
    except (pickle.PicklingError, AttributeError, TypeError) as fault:
        raise Impossible("computer-not-sendable", name=name, reason=str(fault)) from None


def _unpickled(name: str, pickled: bytes) -> Bot:
    try:
        bot: Bot = pickle.loads(pickled)
    except (pickle.UnpicklingError, AttributeError, ImportError, TypeError) as fault:
        raise Impossible("computer-not-sendable", name=name, reason=str(fault)) from None
    return bot


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
