"""The line-up determines all results; each deal is played in all rotations. Results are small integers: sums are exact.

>>> line_up = LineUp.of(["shrewd", "steady"], "rummikub-vienna-en", seats=4)
>>> line_up.places
('shrewd', 'steady', 'steady', 'steady')
>>> [line_up.seating(rotation) for rotation in range(4)]
[(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0)]
>>> row = play_deal(LineUp.of(["casual", "casual"], "rummikub-vienna-en"), 0)
>>> one, other = row.rounds
>>> one == other, sum(one.points)
(True, 0)
"""

import hashlib
import pickle
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from time import perf_counter_ns
from typing import Any

from tilerummy.bots import Bot, checked
from tilerummy.bots.round_runner import RoundRunner, begun, finish_round, seated
from tilerummy.engine.dealer import Deal, seed_bytes
from tilerummy.engine.editions import Edition, get, named
from tilerummy.engine.errors import Impossible, require_whole, wrong_type
from tilerummy.engine.judging.referee import outcome
from tilerummy.engine.moves import NO_LAY, Move, lay_in
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.scoring import score
from tilerummy.solver import best

SEED = hashlib.sha256(b"tilerummy arena").digest()
"""The default master seed."""


@dataclass(frozen=True)
class LineUp:
    """The players in the order of their places; the first `given` were named, and the last one fills the other seats.

    `openings`: whenever a seat that has not opened lays nothing, also ask the solver whether it could have opened.
    """

    places: tuple[str, ...]
    edition: str
    seed: bytes = SEED
    given: int = 2
    openings: bool = False

    @classmethod
    def of(
        cls,
        bots: Sequence[Bot | str],
        edition: Edition | str,
        seats: int | None = None,
        seed: bytes | int = SEED,
        openings: bool = False,
    ) -> "LineUp":
        """Check all arguments before the first deal; without `seats`, every bot has one seat."""
        names = [bot if isinstance(bot, str) else bot.name for bot in players(bots)]
        found = named(edition)
        low, high = found.rules.seats
        wanted = max(low, len(names)) if seats is None else require_whole(seats, "seats")
        if not (low <= wanted <= high and 1 <= len(names) <= wanted):
            raise Impossible("seats-out-of-range", seats=max(wanted, len(names)), low=low, high=high)
        places = (*names, *[names[-1]] * (wanted - len(names)))
        return cls(places, str(found), seed_bytes(seed), len(names), openings)

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def bots(self) -> tuple[str, ...]:
        """The players as they were named."""
        return self.places[: self.given]

    def places_of(self, bot: int) -> tuple[int, ...]:
        """The places of a player: more than one if it fills the table."""
        return (bot,) if bot < self.given - 1 else tuple(range(bot, self.seats))

    def seating(self, rotation: int) -> tuple[int, ...]:
        """The place of the line-up on each seat after everyone has moved on by `rotation` seats."""
        return tuple((seat - rotation) % self.seats for seat in range(self.seats))

    def deal(self, number: int) -> Deal:
        """The deal with this number: the same for every line-up with this seed and number of seats."""
        return Deal(get(self.edition), self.seats, _digest(self.seed, "deal", number))

    def chance(self, number: int, seat: int) -> int:
        """The seed of the player on a seat in a deal.

        It depends on the seat and not on the player, so a player against itself plays the same round in every rotation,
        and its result is exactly even.
        """
        return int.from_bytes(_digest(self.seed, f"seat {seat}", number)[:6], "big")


def players(bots: Sequence[Bot | str]) -> list[Bot | str]:
    """Check the players of a line-up; two players cannot have the same name."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise wrong_type("bots", "Sequence[Bot | str]", bots)
    found: dict[str, Bot | str] = {}
    for bot in map(checked, bots):
        name = bot if isinstance(bot, str) else bot.name
        if found.setdefault(name, bot) is not bot and found[name] != bot:
            raise Impossible("computer-name-twice", name=name)
    return list(bots)


def _digest(seed: bytes, purpose: str, number: int) -> bytes:
    return hashlib.sha256(seed + purpose.encode() + number.to_bytes(8, "big")).digest()


@dataclass(frozen=True)
class Played:
    """The result of a round; every tuple is indexed by seat.

    `opened` is the own turn on which the seat opened, 0 if it never did; `missed` counts the turns on which it could
    have opened and did not, if the line-up asks for that. The times are ignored when rounds are compared.
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
    """A player whose moves are timed."""

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


NO_GUESTS: Mapping[str, Bot] = {}
"""All players are built in and made by name."""


def play_deal(line_up: LineUp, number: int, guests: Mapping[str, Bot] = NO_GUESTS) -> Row:
    """Play a deal in every rotation of the line-up: same tiles, same starter, everyone on every seat once.

    `guests` has the players that were passed as objects and not by name.
    """
    return Row(number, tuple(play_rotation(line_up, number, rotation, guests) for rotation in range(line_up.seats)))


def play_rotation(line_up: LineUp, number: int, rotation: int, guests: Mapping[str, Bot] = NO_GUESTS) -> Played:
    deal = line_up.deal(number)
    with _seated(line_up, number, rotation, guests) as players:
        bots = [Timed(bot) for bot in players]
        return _played(RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots), bots, line_up.openings)


def record_of(line_up: LineUp, number: int, rotation: int, bots: Sequence[Bot | str] = ()) -> Record:
    """Play a round again and return its record, which names the players and can be replayed and verified.

    `bots` must include the players of the line-up that were passed as objects.
    """
    deal = line_up.deal(number)
    with _seated(line_up, number, rotation, guests_of(bots)) as sitting:
        return finish_round(begun(deal), deal.deck, sitting).finished(deal.seed)


def guests_of(bots: Sequence[Bot | str]) -> dict[str, Bot]:
    """The players that were passed as objects, by name."""
    return {bot.name: bot for bot in bots if not isinstance(bot, str)}


def _seated(
    line_up: LineUp, number: int, rotation: int, guests: Mapping[str, Bot]
) -> AbstractContextManager[list[Bot]]:
    names = [line_up.places[place] for place in line_up.seating(rotation)]
    chances = [line_up.chance(number, seat) for seat in range(line_up.seats)]
    return seated([guests.get(name, name) for name in names], chances)


# In another process


PickledGuests = tuple[tuple[str, bytes], ...]
"""Names and pickles of guests. They are unpickled in the worker, where an error can be reported properly."""


def pickled_guests(guests: Mapping[str, Bot]) -> PickledGuests:
    return tuple((name, _pickled(name, bot)) for name, bot in guests.items())


def play_deal_in_worker(line_up: LineUp, number: int, guests: PickledGuests, edition: Edition) -> Row:
    """`play_deal` in a worker; the edition is sent along because the worker may not have loaded it."""
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
        lay = lay_in(entry.move)
        tiles[seat] += len(lay.played)
        if lay != NO_LAY and not opened[seat]:
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


def could_open(position: Position) -> bool:
    """Whether the seat to move can open now."""
    must_draw = position.rules.discard_pile and position.stage is Stage.START and position.pool_size
    if must_draw or position.stage is Stage.LAID or position.has_opened(position.turn):
        return False
    return best(view(position, position.turn), "tiles", fewest_broken=False) is not None
