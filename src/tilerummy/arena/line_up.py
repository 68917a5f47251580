"""The players, the edition and the seed: everything that determines the results.

>>> line_up = LineUp.of(["shrewd", "steady"], "rummikub-vienna-en", seats=4)
>>> line_up.places
('shrewd', 'steady', 'steady', 'steady')
>>> [line_up.seating(rotation) for rotation in range(4)]
[(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0)]
"""

import hashlib
from collections.abc import Sequence

from tilerummy.bots import Bot, checked
from tilerummy.engine.dealer import Deal, seed_bytes
from tilerummy.engine.editions import Edition, get, named
from tilerummy.engine.errors import Impossible, require_whole, wrong_type
from tilerummy.engine.quick_dataclass import dataclass

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
