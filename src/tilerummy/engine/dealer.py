"""Fair deals: a round is dealt from a secret 256-bit seed by an algorithm that anyone can repeat.

The algorithm, version 1:

1. The *stream* of a seed for a purpose is SHA-256(seed + purpose + counter), with counter 0, 1, 2 … as eight big-endian
   bytes; the digests are joined and split into big-endian numbers of eight bytes.
2. A *number below n* is the next number of the stream modulo n; numbers of the last, incomplete stretch of n below
   2^64 are skipped, so that every remainder is equally likely.
3. The *deck* is every tile of the edition in canonical order, shuffled from the last place to the second: place i
   swaps with place (number below i + 1). Purpose `deal`.
4. Seat 0 gets the first tiles, seat 1 the next ones, and so on; the rest is the pool, drawn in this order. If the
   edition shows an open last tile, it is the last tile of the deck.
5. The *starter*, purpose `starter`: by lot, a number below the number of seats; by the highest tile, a deck shuffled as
   above from which each seat draws in turn, a joker being drawn again; seats that tie for the highest draw again.

SHA-256 of the seed is published before the first move, the seed after the last: `fairness.verify` checks both.

Players can mix in random bytes of their own (*entropy*). Each of them first publishes SHA-256 of the bytes, and reveals
the bytes once the hashes of the seed and of all bytes are known. The round is then dealt from the *mixed seed*:
SHA-256(seed + `mix` + one part per seat), each part being the length of the seat's bytes, as one byte, and these bytes.
The server knows the seed but cannot choose the deal; the players add bytes but do not know the seed.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from struct import unpack
from typing import NamedTuple, Protocol

from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require, require_each, require_whole, wrong_type
from tilerummy.engine.moves import Draw, Move, Timeout
from tilerummy.engine.position import FIRST_LAP, Position, Stage, View, vars_of
from tilerummy.engine.rules import MOST_SEATS, FirstPlayer, Rules
from tilerummy.engine.tiles import Tile, Tiles

SEED_BYTES = 32


class Rng(Protocol):
    """Anything that returns a whole number below n, for example a `random.Random`."""

    def randrange(self, n: int, /) -> int: ...


def seed_bytes(seed: bytes | int) -> bytes:
    """A seed as 32 bytes; an integer is converted to big-endian bytes.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if isinstance(seed, int):
        if isinstance(seed, bool) or not 0 <= seed < 1 << (8 * SEED_BYTES):
            raise wrong_type("seed", f"int of at most {SEED_BYTES} bytes, not below 0", seed)
        return seed.to_bytes(SEED_BYTES, "big")
    if not isinstance(seed, bytes):
        raise wrong_type("seed", "bytes | int", seed)
    if len(seed) != SEED_BYTES:
        raise Impossible("seed-length", bytes=len(seed), wanted=SEED_BYTES)
    return seed


class SeedStream:
    """The random numbers of a seed for one purpose."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._numbers = _numbers(seed_bytes(seed), purpose.encode())

    def randrange(self, n: int, /) -> int:
        complete = 2**64 - 2**64 % n
        while (number := next(self._numbers)) >= complete:
            pass
        return number % n


def _numbers(seed: bytes, purpose: bytes) -> Iterator[int]:
    counter = 0
    while True:
        digest = hashlib.sha256(seed + purpose + counter.to_bytes(8, "big")).digest()
        yield from unpack(">4Q", digest)
        counter += 1


def commitment(secret: bytes) -> str:
    """The SHA-256 hash of a seed, or of a seat's bytes, as hexadecimal digits. It is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


def mixed_seed(seed: bytes, entropy: Sequence[bytes] = ()) -> bytes:
    """The seed that a round is dealt from: the secret seed, mixed with what each seat added; b"" if it added nothing.

    >>> mixed_seed(bytes(32), (b"", b"")) == bytes(32)
    True
    >>> mixed_seed(bytes(32), (b"1", b"2")) == mixed_seed(bytes(32), (b"2", b"1"))
    False
    """
    seed = seed_bytes(seed)
    parts = require_each(entropy, bytes, "entropy")
    if max(map(len, parts), default=0) > SEED_BYTES:
        raise Impossible("entropy-unreadable", entropy=entropy_text(parts), most=SEED_BYTES)
    if not any(parts):
        return seed
    return hashlib.sha256(seed + b"mix" + b"".join(bytes([len(part)]) + part for part in parts)).digest()


def entropy_text(entropy: Sequence[bytes]) -> str:
    """What each seat added, as the tag of a record: hexadecimal digits, `-` for nothing, joined by `/`.

    >>> entropy_text((b"ab", b""))
    '6162/-'
    """
    return "/".join(part.hex() or "-" for part in entropy)


def parse_entropy(text: str) -> tuple[bytes, ...]:
    """>>> parse_entropy("6162/-")
    (b'ab', b'')
    """
    try:
        parts = tuple(b"" if part == "-" else bytes.fromhex(part) for part in text.split("/"))
    except ValueError:
        parts = ()
    if entropy_text(parts) != text or max(map(len, parts)) > SEED_BYTES:
        raise Impossible("entropy-unreadable", entropy=text, most=SEED_BYTES)
    return parts


def shuffled(tiles: Tiles, rng: Rng) -> tuple[Tile, ...]:
    if not callable(getattr(rng, "randrange", None)):
        raise wrong_type("rng", "Rng, such as random.Random", rng)
    order = list(tiles)
    for place in range(len(order) - 1, 0, -1):
        other = rng.randrange(place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


@dataclass(frozen=True)
class Deck:
    """The tiles of a round that are still to be drawn, in order. Only the referee holds one."""

    draws: tuple[Tile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "draws", require_each(self.draws, Tile, "draws"))

    @classmethod
    def of_pool(cls, position: Position, rng: Rng) -> "Deck":
        """A deck for a position that was not dealt from a seed."""
        return cls(shuffled(require(position, Position, "position").pool, rng))

    def fill(self, position: Position, move: Move) -> Move:
        """Fill in the tiles of a draw request or a time-out; any other move is returned unchanged."""
        require(position, Position, "position")
        require(move, Move, "move")  # type: ignore[arg-type]
        drawn = len(self.draws) - position.pool_size
        if isinstance(move, Draw) and move.tile is None and position.pool_size:
            return Draw(self.draws[drawn])
        if isinstance(move, Timeout) and move.drawn.unknown:
            return replace(move, drawn=Tiles(self.draws[drawn : drawn + move.drawn.unknown]))
        return move


@dataclass(frozen=True)
class Deal:
    """Everything that a seed decides about a round.

    >>> from tilerummy.engine.editions import get
    >>> deal = Deal(get("rummikub-vienna-en"), 2, bytes(32))
    >>> position = deal.position(deal.starter())
    >>> [len(rack) for rack in position.racks], position.pool_size
    ([14, 14], 78)
    """

    edition: Edition
    seats: int
    seed: bytes

    def __post_init__(self) -> None:
        low, high = require(self.edition, Edition, "edition").rules.seats
        if not low <= require_whole(self.seats, "seats") <= high:
            raise Impossible("seats-out-of-range", seats=self.seats, low=low, high=high)
        object.__setattr__(self, "seed", seed_bytes(self.seed))

    @classmethod
    def of(cls, edition: Edition | str, seats: int = 2, seed: bytes | int = 0) -> "Deal":
        """A deal of an edition, given as an object or by name. The seed is 32 bytes or any integer.

        >>> Deal.of("rummikub-vienna-en", seed=7).position(0).pool_size
        78
        """
        return cls(edition if isinstance(edition, Edition) else Edition.parse(edition), seats, seed_bytes(seed))

    @cached_property
    def order(self) -> tuple[Tile, ...]:
        return shuffled(self.edition.rules.tiles, SeedStream(self.seed, "deal"))

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def deck(self) -> Deck:
        """The tiles that are left after the deal, in the order in which they are drawn."""
        dealt = self.seats * self.edition.rules.deal
        return Deck(self.order[dealt : -1 if self.edition.rules.open_last_tile else None])

    def position(self, starter: int) -> Position:
        """The first position of the round, in which this seat moves first."""
        size = self.edition.rules.deal
        racks = tuple(Tiles(self.order[seat * size : (seat + 1) * size]) for seat in range(self.seats))
        open_tile = self.order[-1] if self.edition.rules.open_last_tile else None
        return Position(self.edition, (), racks, frozenset(), starter, Stage.START, FIRST_LAP, (), open_tile)

    @property
    def starter_draws(self) -> "tuple[Draws, ...]":
        """The tiles drawn for who starts, one entry per draw; empty if the edition does not draw for it."""
        if self.edition.rules.first_player is not FirstPlayer.HIGHEST_TILE:
            return ()
        return starter_draws(range(self.seats), self.edition.rules, SeedStream(self.seed, "starter"))

    def starter(self, youngest: int = 0) -> int:
        """The seat that starts. If the youngest player starts, the host passes that seat as `youngest`."""
        return STARTER[self.edition.rules.first_player](self, youngest)


class StarterDraw(NamedTuple):
    """A tile that a seat drew for who starts."""

    seat: int
    tile: Tile


Draws = tuple[StarterDraw, ...]


def starter_draws(seats: Sequence[int], rules: Rules, rng: Rng) -> tuple[Draws, ...]:
    """Each seat draws a tile, and again after a joker. Seats that tie for the highest draw again from all tiles."""
    drawn: list[Draws] = []
    while len(seats) > 1:
        tiles = iter(shuffled(rules.tiles, rng))
        drawn.append(tuple(draw for seat in seats for draw in _drawn(seat, tiles)))
        seats = _highest(drawn[-1])
    return tuple(drawn)


def _drawn(seat: int, tiles: Iterator[Tile]) -> Iterator[StarterDraw]:
    tile = next(tiles)
    yield StarterDraw(seat, tile)
    while tile.is_joker:
        tile = next(tiles)
        yield StarterDraw(seat, tile)


def _highest(drawn: Draws) -> list[int]:
    numbers = {seat: tile.number for seat, tile in drawn}
    return [seat for seat, number in numbers.items() if number == max(numbers.values())]


def draws_text(draws: Sequence[Draws]) -> str:
    """As records write it: `0:r5 1:j 1:b5 / 0:k2 1:o9`."""
    return " / ".join(" ".join(f"{seat}:{tile}" for seat, tile in drawn) for drawn in draws)


def parse_draws(text: str, seats: int) -> tuple[Draws, ...]:
    """The draws that a record names; empty if the text is not one of ours."""
    with suppress(ValueError, KeyError):
        draws = tuple(tuple(map(_parse_draw, part.split())) for part in text.split(" / "))
        if all(drawn and all(draw.seat < seats for draw in drawn) for drawn in draws):
            return draws
    return ()


SEATS = {str(seat): seat for seat in range(MOST_SEATS)}


def _parse_draw(text: str) -> StarterDraw:
    seat, _, tile = text.partition(":")
    return StarterDraw(SEATS[seat], Tile.parse(tile))


STARTER: dict[FirstPlayer, Callable[[Deal, int], int]] = {
    FirstPlayer.LOT: lambda deal, youngest: SeedStream(deal.seed, "starter").randrange(deal.seats),
    FirstPlayer.HIGHEST_TILE: lambda deal, youngest: _highest(deal.starter_draws[-1])[0],
    FirstPlayer.YOUNGEST: lambda deal, youngest: youngest,
}


def resample(view: View, rng: Rng) -> Position:
    """A random position that is consistent with this view; all such positions are equally likely."""
    require(view, View, "view")
    unseen = iter(shuffled(view.unseen, rng))
    racks = tuple(rack.known + Tiles(next(unseen) for _ in range(rack.unknown)) for rack in view.racks)
    return Position(**{**vars_of(view), "racks": racks})


# What a new table may deal. Records and stored games may be older than these limits, and are not checked.

DEALT, OF = 4, 5
"""The racks get at most four fifths of the tiles, so that there is a pool to draw from."""
TIMES_PRINTED = 2
"""A house rule deals at most twice as many tiles as the sheet."""


def most_to_deal(edition: Edition, seats: int) -> int:
    """How many tiles each seat of a new table may get.

    >>> from tilerummy.engine.editions import get
    >>> [most_to_deal(get("rummy-classic,seats=2-8,deal=5"), seats) for seats in (2, 4, 8)]
    [28, 21, 10]
    """
    return min(TIMES_PRINTED * edition.printed.rules.deal, edition.rules.size * DEALT // OF // seats)


def most_seats(edition: Edition, at_most: int) -> int:
    """How many seats a house rule may give this edition: as the sheet says, or more if there are enough tiles.

    >>> from tilerummy.engine.editions import get
    >>> [most_seats(get(text), 6) for text in ("rummy-classic", "rummy-classic,deal=18", "rummy-classic,seats=2-7")]
    [6, 4, 7]
    """
    deal, (low, high) = edition.rules.deal, edition.rules.seats
    possible = range(low, max(high, at_most) + 1)
    return max(seats for seats in possible if seats <= high or deal <= most_to_deal(edition, seats))


def check_new_table(edition: Edition, seats: int) -> None:
    """Raise `Impossible` if a table of this edition may not have this number of seats."""
    low, high = require(edition, Edition, "edition").rules.seats
    if not low <= require_whole(seats, "seats") <= high:
        raise Impossible("seats-out-of-range", seats=seats, low=low, high=high)
    most = most_to_deal(edition, seats)
    if edition.rules.deal > most:
        raise Impossible("deal-too-large", deal=edition.rules.deal, seats=seats, most=most)
