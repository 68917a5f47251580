"""Rows as a player laid them, and the two kinds of meld: groups and runs. This module does not depend on an edition.

>>> run = parse_meld("r3-6j5")
>>> run, str(run.tiles), run.value
(Run.parse('r3-6j5'), 'r3r4r6j', 18)
>>> parse_meld("[b4o4j]")
Group.parse('boj4')
>>> parse_meld("[r12r13r1]")
Row.parse('[r12r13r1]')
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any, NamedTuple, Self, TypeVar

from tilerummy.engine.cached import cached
from tilerummy.engine.errors import Impossible, Unreadable, parse_part, require, require_each
from tilerummy.engine.pictures import Pictured
from tilerummy.engine.tiles import ALONE, COLOURS, INDEX, JOKER, MOST_ALIKE, NUMBERS, Tile, Tiles, scan_tile_number


class JokerPlace(NamedTuple):
    """A joker in a meld or row, and the tiles it can stand for there (none in a row that is not a meld)."""

    joker: Tile
    means: frozenset[Tile]


SHORTEST = 3
LARGEST_GROUP = 4
_GROUP_COLOURS = re.compile("(?=.)" + "".join(f"{colour}?" for colour in COLOURS))


class _Laid(Pictured):
    """What melds and rows have in common: tiles in the order in which they are written and drawn."""

    row: Any
    sort_key: Any

    @cached
    def tiles(self) -> Tiles:
        return Tiles.of_row(self.row)

    @cached
    def _hash(self) -> int:
        return hash(self.sort_key)  # of integers only, so it is the same in every process

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        meld = parse_meld(text)
        if not isinstance(meld, cls):
            raise Impossible("not-a-meld", meld=text)
        return meld


@dataclass(frozen=True, repr=False)
class Group(_Laid):
    """Three or four tiles of one number in different colours.

    A joker in a group of three stands for either missing colour: a tile of either one may replace it.
    """

    number: int
    colours: str
    jokers: tuple[Tile, ...] = ()

    def __post_init__(self) -> None:
        # Colours in canonical order, then jokers in canonical order, so that a group has one spelling.
        if not (
            type(self.number) is int
            and self.number in NUMBERS
            and type(self.colours) is str
            and _GROUP_COLOURS.fullmatch(self.colours)
            and type(self.jokers) is tuple
            and SHORTEST <= len(self.colours) + len(self.jokers) <= LARGEST_GROUP
            and (not self.jokers or self._jokers_fit())
        ):
            raise Impossible("not-a-group", number=self.number, colours=self.colours)

    def _jokers_fit(self) -> bool:
        jokers = [INDEX[joker] for joker in self.jokers if type(joker) is Tile and joker.is_joker]
        taken = [*self.colours, *(joker.colour for joker in self.jokers if joker.colour)]
        return len(jokers) == len(self.jokers) and jokers == sorted(jokers) and len(set(taken)) == len(taken)

    @cached
    def row(self) -> tuple[Tile, ...]:
        """The tiles in the order in which they are written and drawn."""
        return (*[Tile(colour, self.number) for colour in self.colours], *self.jokers)

    @property
    def value(self) -> int:
        """The value of the group; a joker counts as the tile it stands for."""
        return self.number * len(self.row)

    def joker_places(self, palette: str) -> tuple[JokerPlace, ...]:
        taken = {*self.colours, *[joker.colour for joker in self.jokers]}
        free = frozenset([Tile(colour, self.number) for colour in palette if colour not in taken])
        means = [ALONE[joker.colour, self.number] if joker.colour else free for joker in self.jokers]
        return tuple(map(JokerPlace, self.jokers, means))

    @cached
    def sort_key(self) -> tuple[object, ...]:
        return (1, self.number, tuple(map(COLOURS.index, self.colours)), tuple(map(INDEX.__getitem__, self.jokers)))

    def __str__(self) -> str:
        return f"{self.colours}{''.join(map(str, self.jokers))}{self.number}"

    __hash__ = _Laid.__hash__


@dataclass(frozen=True, repr=False)
class Run(_Laid):
    """Three to thirteen consecutive numbers of one colour; 1 is low and never follows 13."""

    colour: str
    first: int
    last: int
    jokers: tuple[tuple[int, Tile], ...] = ()

    def __post_init__(self) -> None:
        if not (
            type(self.colour) is str
            and (self.colour, 1) in INDEX
            and type(self.first) is int
            and self.first in NUMBERS
            and type(self.last) is int
            and self.last in NUMBERS
            and self.last - self.first + 1 >= SHORTEST
            and type(self.jokers) is tuple
            and (not self.jokers or self._jokers_fit())
        ):
            raise Impossible("not-a-run", colour=self.colour, first=self.first, last=self.last)

    def _jokers_fit(self) -> bool:
        """Each joker has its own place, in order, and at least one tile is not a joker."""
        mine = ((JOKER,), (Tile(self.colour, 0),))
        if not all(type(each) is tuple and each[1:] in mine for each in self.jokers):
            return False
        places = [number for number, _ in self.jokers]
        within = all(type(number) is int and self.first <= number <= self.last for number in places)
        return within and places == sorted(set(places)) and len(places) <= self.last - self.first

    @cached
    def row(self) -> tuple[Tile, ...]:
        jokers = dict(self.jokers)
        return tuple([jokers.get(number) or Tile(self.colour, number) for number in range(self.first, self.last + 1)])

    @property
    def value(self) -> int:
        """The value of the run; a joker counts as the tile it stands for."""
        return (self.first + self.last) * len(self.row) // 2

    def joker_places(self, palette: str) -> tuple[JokerPlace, ...]:
        return tuple([JokerPlace(joker, ALONE[self.colour, number]) for number, joker in self.jokers])

    @cached
    def sort_key(self) -> tuple[object, ...]:
        jokers = tuple((number, INDEX[joker]) for number, joker in self.jokers)
        return (0, COLOURS.index(self.colour), self.first, self.last, jokers)

    def __str__(self) -> str:
        return f"{self.colour}{self.first}-{self.last}" + "".join(f"{joker}{number}" for number, joker in self.jokers)

    __hash__ = _Laid.__hash__


Meld = Group | Run


@dataclass(frozen=True, repr=False)
class Row(_Laid):
    """Tiles in the order in which a player laid them. A row can be read as no meld, as one, or as one of two.

    >>> [str(meld) for meld in Row.parse("[r5jj]").readings]
    ['rjj5', 'r5-7j6j7']
    """

    row: tuple[Tile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "row", require_each(self.row, Tile, "row"))

    @property
    def jokers(self) -> Tiles:
        return self.tiles.jokers

    @property
    def _jokers_in_order(self) -> tuple[Tile, ...]:
        return tuple(sorted([tile for tile in self.row if not tile.number], key=INDEX.__getitem__))

    @cached
    def kinds(self) -> tuple[set[int], set[str]]:
        """The numbers and the colours of its tiles, without jokers."""
        return {tile.number for tile in self.row if tile.number}, {tile.colour for tile in self.row if tile.number}

    @cached
    def readings(self) -> tuple[Meld, ...]:
        """Every meld this row can be. The laid order decides if it can; otherwise a run is sorted."""
        numbered = [tile for tile in self.row if tile.number]
        if len(self.row) < SHORTEST or not numbered:
            return ()
        numbers, colours = self.kinds
        groups = self._as_group(numbered) if len(numbers) == 1 else ()
        runs = (self._as_run_as_laid(numbered) or self._as_run_in_order(numbered)) if len(colours) == 1 else ()
        return groups + runs

    @property
    def as_read(self) -> "Meld | Row":
        """The meld that this row is; the row itself if there is no reading, or more than one."""
        return self.readings[0] if len(self.readings) == 1 else self

    def _as_group(self, numbered: Sequence[Tile]) -> tuple[Meld, ...]:
        colours = "".join(sorted((tile.colour for tile in numbered), key=COLOURS.index))
        return _if_meld(partial(Group, numbered[0].number, colours, self._jokers_in_order))

    def _as_run_as_laid(self, numbered: Sequence[Tile]) -> tuple[Meld, ...]:
        first = numbered[0].number - self.row.index(numbered[0])
        jokers = tuple((first + at, tile) for at, tile in enumerate(self.row) if tile.is_joker)
        last = first + len(self.row) - 1
        if any(tile.number != first + at for at, tile in enumerate(self.row) if not tile.is_joker):
            return ()
        return _if_meld(partial(Run, numbered[0].colour, first, last, jokers))

    def _as_run_in_order(self, numbered: Sequence[Tile]) -> tuple[Meld, ...]:
        numbers, length = self.kinds[0], len(self.row)
        if len(numbers) < len(numbered):
            return ()
        readings: list[Meld] = []
        for first in range(max(1, max(numbers) - length + 1), min(*numbers, NUMBERS[-1] - length + 1) + 1):
            missing = [number for number in range(first, first + length) if number not in numbers]
            jokers = tuple(zip(missing, self._jokers_in_order, strict=True))
            readings += _if_meld(partial(Run, numbered[0].colour, first, first + length - 1, jokers))
        return tuple(readings)

    def joker_places(self, palette: str) -> tuple[JokerPlace, ...]:
        return tuple([JokerPlace(joker, frozenset()) for joker in self._jokers_in_order])

    @cached
    def sort_key(self) -> tuple[object, ...]:
        return (2, tuple(map(INDEX.__getitem__, self.row)))

    def __str__(self) -> str:
        return f"[{''.join(map(str, self.row))}]"

    __hash__ = _Laid.__hash__

    def __repr__(self) -> str:
        return f"Row.parse({str(self)!r})" if self.row else "Row(())"

    @classmethod
    def parse(cls, text: str) -> "Row":
        """The row between brackets, without reading it as a meld."""
        if not (require(text, str, "text").startswith("[") and text.endswith("]")):
            raise Unreadable("row-expected", text)
        return cls(_scan_row(text))


def read_row(tiles: Iterable[Tile]) -> Meld | Row:
    """The meld that these tiles form as laid; the row itself if there is no reading, or more than one."""
    return _read(require_each(tiles, Tile, "row"))


@lru_cache(maxsize=2048)  # rows of strangers can be long
def _read(row: tuple[Tile, ...]) -> Meld | Row:
    """Cached, because a draft repeats most rows of the draft before; its melds keep what they know about themselves."""
    return Row(row).as_read


_RUN = re.compile(r"([kbroyg])([0-9]+)-([0-9]+)((?:[jKBROYG][0-9]+)*)")
_RUN_JOKER = re.compile(r"([jKBROYG])([0-9]+)")
_GROUP = re.compile(r"([kbroygjKBROYG]+)([0-9]+)")


def parse_meld(text: str) -> Meld | Row:
    """Parse a meld, or a row that is not one, such as `[r12r13r1]`, a meld that is too short, or a repeated colour."""
    if require(text, str, "text").startswith("["):
        return read_row(Row.parse(text).row)
    if spelled := _RUN.fullmatch(text):
        return _spelled_run(text, spelled)
    if spelled := _GROUP.fullmatch(text):
        number, _ = scan_tile_number(text, spelled.start(2))
        row = Row(tuple(Tile.parse(x if x in "jKBROYG" else f"{x}{number}") for x in spelled[1]))
        colours = "".join(sorted((x for x in spelled[1] if x in COLOURS), key=COLOURS.index))
        return next(iter(_if_meld(partial(Group, number, colours, tuple(row.tiles.jokers)))), row)
    raise Unreadable("meld-expected", text)


def _spelled_run(text: str, spelled: re.Match[str]) -> Meld | Row:
    first, _ = scan_tile_number(text, spelled.start(2))
    last, _ = scan_tile_number(text, spelled.start(3))
    if last < first:
        raise Unreadable("run-descends", text, spelled.start(3))
    jokers: dict[int, Tile] = {}
    for joker in _RUN_JOKER.finditer(text, spelled.start(4)):
        number, _ = scan_tile_number(text, joker.start(2))
        if not first <= number <= last or number in jokers:
            raise Unreadable("joker-outside-run", text, joker.start())
        jokers[number] = Tile.parse(joker[1])
    colour = spelled[1]
    row = Row(tuple(jokers.get(number) or Tile(colour, number) for number in range(first, last + 1)))
    return next(iter(_if_meld(partial(Run, colour, first, last, tuple(sorted(jokers.items()))))), row)


def _scan_row(text: str) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    at = 1
    while at < len(text) - 1:
        end = at + 1
        while end < len(text) - 1 and text[end].isdigit():
            end += 1
        tiles.append(parse_part(text, at, Tile.parse, text[at:end]))
        at = end
    if not tiles:
        raise Unreadable("tiles-missing", text, 1)
    return tuple(tiles)


def _if_meld(make: Callable[[], Meld]) -> tuple[Meld, ...]:
    try:
        return (make(),)
    except Impossible:
        return ()


Laid = TypeVar("Laid", bound=Meld | Row)


def in_order(laid: Iterable[Laid]) -> tuple[Laid, ...]:
    """Melds and rows in canonical order: runs by colour, then groups by number, then what is neither."""
    return tuple(sorted(laid, key=attrgetter("sort_key")))


def tiles_of(laid: Iterable[Meld | Row]) -> Tiles:
    """All tiles of some melds and rows together."""
    return Tiles.from_packed(sum([meld.tiles.packed for meld in laid]))


_Thing = TypeVar("_Thing")


def without(laid: Sequence[_Thing], gone: Sequence[object]) -> tuple[_Thing, ...]:
    """The melds without those in `gone`, each removed at most once."""
    # A lay usually takes the very melds of the table, in the same order; then nothing need be compared.
    waiting = iter(gone)
    expected = next(waiting, None)
    left: list[_Thing] = []
    for meld in laid:
        if meld is expected:
            expected = next(waiting, None)
        else:
            left.append(meld)
    return tuple(left) if expected is None else _without_equal(laid, gone)


def _without_equal(laid: Sequence[_Thing], gone: Sequence[object]) -> tuple[_Thing, ...]:
    missing = Counter(gone)
    left: list[_Thing] = []
    for meld in laid:
        if missing[meld]:
            missing[meld] -= 1
        else:
            left.append(meld)
    return tuple(left)


def parse_laid(text: str) -> tuple[Meld | Row, ...]:
    """Parse melds and rows joined by commas; `-` means none."""
    if text == "-":
        return ()
    laid, at = list[Meld | Row](), 0
    for piece in text.split(","):
        laid.append(parse_part(text, at, parse_meld, piece))
        at += len(piece) + 1
    if sum(len(meld.row) for meld in laid) > MOST_ALIKE:
        raise Impossible("too-many-tiles", most=MOST_ALIKE)
    return in_order(laid)


def laid_text(laid: Iterable[Meld | Row]) -> str:
    return ",".join(map(str, in_order(laid))) or "-"


# Tiles on a rack that go together: for sorting it, and for lifting several tiles at once


def melds_on(rack: Tiles) -> tuple[Meld, ...]:
    """Complete melds without jokers that share no tile: the longest first, then the longest of the remaining tiles.

    >>> [str(meld) for meld in melds_on(Tiles.parse("k3k4k5k6b4r4o9"))]
    ['k3-6']
    """
    left, found = rack, []
    while candidates := list(_longest_melds(left)):
        best = min(candidates, key=lambda meld: (-len(meld.row), meld.sort_key))
        found.append(best)
        left -= best.tiles
    return tuple(found)


def _longest_melds(tiles: Tiles) -> Iterator[Meld]:
    """Every run that cannot be extended, and every group with all its colours."""
    of_number: dict[int, str] = {}
    """The colours of each number."""
    run, first, last = "", 0, 0
    for colour, number in (*dict.fromkeys(tiles.numbered), JOKER):  # by colour, then by number; the joker ends a run
        of_number[number] = of_number.get(number, "") + colour
        if number != last + 1 or colour != run:
            if last - first + 1 >= SHORTEST:
                yield Run(run, first, last)
            run, first = colour, number
        last = number
    for number, colours in of_number.items():
        if len(colours) >= SHORTEST:
            yield Group(number, colours[:LARGEST_GROUP])


def side_by_side(tiles: Tiles) -> dict[Tile, tuple[Tile, ...]]:
    """For each kind of tile, the kinds that can be its neighbours in a meld. A joker has number 0.

    >>> {str(one): str(Tiles(others)) for one, others in side_by_side(Tiles.parse("r5r6b6")).items()}
    {'b6': 'r6', 'r5': 'r6', 'r6': 'b6r5'}
    """
    kinds, neighbours = dict.fromkeys(tiles), dict[Tile, tuple[Tile, ...]]()
    for one in kinds:
        colour, number = one
        fitting = [
            other
            for other in kinds
            if not (number and other.number)
            or ((number == other.number) != (colour == other.colour) and abs(number - other.number) < 2)
        ]
        neighbours[one] = tuple([other for other in fitting if other is not one or tiles.count(one) > 1])
    return neighbours
