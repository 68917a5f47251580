"""Tiles are kinds, not physical pieces: two red fives are equal.

>>> Tile.parse("r5") == Tile.parse("r5")
True
>>> rack = Tiles.parse("r5k4jr5")
>>> str(rack), len(rack), rack.count(Tile.parse("r5"))
('k4r5r5j', 4, 2)
>>> str(rack - Tiles.parse("r5j"))
'k4r5'
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, compress, repeat
from typing import Any, NamedTuple

from tilerummy.engine.errors import Impossible, Unreadable, require, written, wrong_type
from tilerummy.engine.pictures import Pictured

COLOURS = "kbroyg"
"""Colour letters in canonical order: black, blue, red, orange, yellow, green. An edition uses four of the six."""
NUMBERS = range(1, 14)
COPIES = 2
"""Every box holds each numbered tile twice."""


class _Kind(NamedTuple):
    colour: str
    number: int


class Tile(Pictured, _Kind):
    """One kind of tile: a colour letter and a number; number 0 is a joker, and most jokers have no colour.

    There are 85 kinds, each created once: `Tile("r", 5)` always returns the same object.

    >>> Tile("r", 5), str(Tile("", 0)), str(Tile("r", 0))
    (Tile(colour='r', number=5), 'j', 'R')
    >>> Tile("r", 99)
    Traceback (most recent call last):
    tilerummy.engine.errors.Impossible: no such tile: colour 'r', number 99
    """

    __slots__ = ()

    def __new__(cls, colour: str, number: int) -> "Tile":
        try:
            return _MADE[colour, number]
        except (KeyError, TypeError):
            raise Impossible("no-such-tile", colour=written(colour), number=written(number)) from None

    @classmethod
    def _make(cls, values: Iterable[Any]) -> "Tile":  # type: ignore[override]
        """Called by `_replace`: a changed tile is checked like any other."""
        return cls(*values)

    @property
    def is_joker(self) -> bool:
        return self.number == 0

    def __str__(self) -> str:
        if self.number:
            return f"{self.colour}{self.number}"
        return self.colour.upper() or "j"

    @classmethod
    def parse(cls, text: str) -> "Tile":
        tile, end = _scan_tile(require(text, str, "text"), 0)
        if end != len(text):
            raise Unreadable("text-after-tile", text, end)
        return tile


_MADE: dict[tuple[str, int], Tile] = {
    kind: tuple.__new__(Tile, kind)
    for kind in (*((colour, number) for colour in COLOURS for number in (0, *NUMBERS)), ("", 0))
}
JOKER = Tile("", 0)
KINDS: tuple[Tile, ...] = (
    *(Tile(colour, number) for colour in COLOURS for number in NUMBERS),
    JOKER,
    *(Tile(colour, 0) for colour in COLOURS),
)
"""Every kind in canonical order; a kind's place here is its place in `Tiles.counts`."""
INDEX: dict[Tile, int] = {tile: index for index, tile in enumerate(KINDS)}
ALONE: dict[tuple[str, int], frozenset[Tile]] = {tile: frozenset({tile}) for tile in KINDS}
"""Each tile by its colour and number, as a set of one."""

MOST_ALIKE = 127
"""A multiset holds at most this many of one kind; every box has far fewer."""
_BITS = 8
UNITS: dict[Tile, int] = {tile: 1 << (_BITS * index) for tile, index in INDEX.items()}
"""What one tile of each kind adds to `Tiles.packed`."""
_unit_of = UNITS.__getitem__
_UNKNOWN = 1 << (_BITS * len(KINDS))
_WIDTH = len(KINDS) + 1
_GUARD = sum(0x80 << (_BITS * index) for index in range(_WIDTH))
_EVEN = sum(0xFF << (_BITS * index) for index in range(0, _WIDTH, 2))
_JOKERS = sum(0xFF << (_BITS * INDEX[tile]) for tile in KINDS if tile.is_joker)


_new = object.__new__


class Tiles(Pictured):
    """An immutable multiset of tiles, possibly with unknown ones (`x3`).

    It is one integer with eight bits per kind, so that adding, subtracting and comparing are single operations on
    integers; `counts` is the same as bytes, as the solver's kernel reads it.

    >>> Tiles.parse("r5r6") <= Tiles.parse("r6r5j")
    True
    >>> str(Tiles.parse("k4x13")), str(Tiles())
    ('k4x13', '-')
    """

    __slots__ = ("packed",)
    packed: int

    def __init__(self, tiles: Iterable[Tile] = (), unknown: int = 0) -> None:
        try:
            tiles = tuple(tiles)
            packed = sum(map(_unit_of, tiles))
        except (KeyError, TypeError):
            raise wrong_type("tiles", "Iterable[Tile]", tiles) from None
        if type(unknown) is not int or unknown < 0:
            raise wrong_type("unknown", "int >= 0", unknown)
        if unknown > MOST_ALIKE or (len(tiles) > MOST_ALIKE and max(Counter(tiles).values()) > MOST_ALIKE):
            raise Impossible("too-many-tiles", most=MOST_ALIKE)
        self.packed = packed + unknown * _UNKNOWN

    @classmethod
    def of_row(cls, row: tuple[Tile, ...]) -> "Tiles":
        """The tiles of a meld or row, each of which was checked when it was made."""
        if len(row) > MOST_ALIKE:
            return cls(row)
        tiles = _new(cls)
        tiles.packed = sum(map(_unit_of, row))
        return tiles

    @classmethod
    def of_rows(cls, rows: Iterable[Iterable[Tile]]) -> "Tiles":
        """The tiles of several melds and rows together."""
        return cls.from_packed(sum(map(_unit_of, chain.from_iterable(rows))))

    @classmethod
    def from_packed(cls, packed: int) -> "Tiles":
        tiles = _new(cls)
        tiles.packed = packed
        return tiles

    @property
    def counts(self) -> bytes:
        """The count of each kind, in the order of `KINDS`; the last byte counts unknown tiles."""
        return self.packed.to_bytes(_WIDTH, "little")

    def to_array(self, colours: str) -> "array[int]":
        """53 counts: the numbers 1 to 13 of the first colour, those of the next three, then all jokers together.

        `colours` are those of the edition, `rules.colours`. Hidden tiles do not count. It is a buffer of bytes, so that
        numpy reads it as it is.

        >>> list(Tiles.parse("k1k13b1j").to_array("kbro"))[:14], Tiles.parse("jj").to_array("kbro")[-1]
        ([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1], 2)
        """
        if require(colours, str, "colours").strip(COLOURS):
            raise wrong_type("colours", f"str of {COLOURS}", colours)
        counts = self.counts
        starts = [INDEX[Tile(colour, NUMBERS[0])] for colour in colours]
        kinds = b"".join([counts[start : start + len(NUMBERS)] for start in starts])
        return array("B", kinds + bytes([sum(counts[INDEX[JOKER] : len(KINDS)])]))

    @property
    def unknown(self) -> int:
        """How many tiles are hidden."""
        return self.packed // _UNKNOWN

    @property
    def jokers(self) -> "Tiles":
        return Tiles.from_packed(self.packed & _JOKERS)

    @property
    def numbered(self) -> "Tiles":
        return Tiles.from_packed(self.packed & ~_JOKERS)

    @property
    def known(self) -> "Tiles":
        """The same without the hidden tiles."""
        return Tiles.from_packed(self.packed & (_UNKNOWN - 1))

    def count(self, tile: Tile) -> int:
        """How many tiles of this kind there are."""
        if tile not in INDEX:
            raise wrong_type("tile", "Tile", tile)
        return self.packed >> _BITS * INDEX[tile] & 0xFF

    def points(self, joker: int) -> int:
        """The sum of the numbers; a joker counts `joker`. Hidden tiles count 0, because their numbers are not known.

        >>> Tiles.parse("r5jx3").points(30)
        35
        """
        if not isinstance(joker, int):
            raise wrong_type("joker", "int", joker)
        return sum(tile.number or joker for tile in self)

    def __add__(self, other: "Tiles") -> "Tiles":
        try:
            total = self.packed + other.packed
        except AttributeError:
            return NotImplemented
        if total & _GUARD:
            raise Impossible("too-many-tiles", most=MOST_ALIKE)
        return Tiles.from_packed(total)

    def __sub__(self, other: "Tiles") -> "Tiles":
        if not isinstance(other, Tiles):
            return NotImplemented
        if not other <= self:
            raise Impossible("tiles-not-there", tiles=str(other.minus(self)))
        return Tiles.from_packed(self.packed - other.packed)

    def minus(self, other: "Tiles") -> "Tiles":
        """The tiles left after removing as many of `other` as possible; never an error."""
        difference = (self.packed | _GUARD) - other.packed
        enough = difference & _GUARD
        # If a kind's guard bit is still set, its difference is correct; otherwise there were too few, and none is left.
        return Tiles.from_packed(difference & (enough - (enough >> 7)))

    def __and__(self, other: "Tiles") -> "Tiles":
        """The tiles that are in both, each as often as in the one that has fewer.

        >>> Tiles.parse("r5r5k1j") & Tiles.parse("r5k1k1")
        Tiles.parse('k1r5')
        """
        if not isinstance(other, Tiles):
            return NotImplemented
        return self.minus(self.minus(other))

    def __le__(self, other: "Tiles") -> bool:
        if not isinstance(other, Tiles):
            return NotImplemented
        return ((other.packed | _GUARD) - self.packed) & _GUARD == _GUARD

    def __iter__(self) -> Iterator[Tile]:
        """The known tiles in canonical order."""
        counts = self.counts
        return chain.from_iterable(map(repeat, compress(KINDS, counts), counts.translate(None, b"\0")))

    def __len__(self) -> int:
        # The sum of the bytes. Two neighbours are added to one digit of sixteen bits; a number leaves the same
        # remainder by the highest digit as the sum of its digits, and that sum is smaller.
        pairs = (self.packed & _EVEN) + (self.packed >> _BITS & _EVEN)
        return pairs % 0xFFFF

    def __bool__(self) -> bool:
        return self.packed != 0

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and self.packed >> _BITS * INDEX[tile] & 0xFF > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tiles) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        text = "".join(map(str, self)) + (f"x{self.unknown}" if self.unknown else "")
        return text or "-"

    def __repr__(self) -> str:
        return f"Tiles.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> "Tiles":
        require(text, str, "text")
        if text == "-":
            return cls()
        if not text:
            raise Unreadable("tiles-missing", text)
        tiles: list[Tile] = []
        unknown = at = 0
        while at < len(text):
            if text[at] == "x":
                number, at = scan_number(text, at + 1)
                unknown += number
            else:
                tile, at = _scan_tile(text, at)
                tiles.append(tile)
        return cls(tiles, unknown)


def scan_number(text: str, at: int) -> tuple[int, int]:
    """The whole number without leading zeros that starts at `at`, and where it ends."""
    end = at
    while end < len(text) and end - at < 3 and text[end] in "0123456789":
        end += 1
    digits = text[at:end]
    if not digits or (len(digits) > 1 and digits[0] == "0"):
        raise Unreadable("number-expected", text, at)
    return int(digits), end


def scan_tile_number(text: str, at: int) -> tuple[int, int]:
    number, end = scan_number(text, at)
    if number not in NUMBERS:
        raise Unreadable("number-not-on-a-tile", text, at, number=number)
    return number, end


def _scan_tile(text: str, at: int) -> tuple[Tile, int]:
    letter = text[at : at + 1]
    if letter == "j":
        return JOKER, at + 1
    if letter and letter in COLOURS.upper():
        return Tile(letter.lower(), 0), at + 1
    if letter and letter in COLOURS:
        number, end = scan_tile_number(text, at + 1)
        return Tile(letter, number), end
    raise Unreadable("tile-expected", text, at)
