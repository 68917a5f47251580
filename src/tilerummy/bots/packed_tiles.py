"""Racks and tables as integers, for looking ahead: eight bits per kind, so that laying tiles is one addition.

The kinds are the solver's 52, and the 53rd counts jokers. A table is only its tiles: it can be rearranged freely. Some
editions do not allow that, so the results here are only estimates; the solver and the referee check the real move.

>>> rack = pack(Tiles.parse("k1k2k3r5j"), "kbro")
>>> str(unpack(rack, "kbro")), size(rack), points(rack, joker=30)
('k1k2k3r5j', 5, 41)
>>> str(unpack(most(0, rack), "kbro")), goes_out(pack(Tiles.parse("r6r7r8"), "kbro"), rack)
('k1k2k3j', True)
"""

from tilerummy.engine.melds import Meld
from tilerummy.engine.tiles import JOKER, NUMBERS, Tile, Tiles
from tilerummy.solver.contract import KINDS, Shape, Task
from tilerummy.solver.native import solver

BITS = 8
WIDTH = KINDS + 1
UNITS = tuple(1 << BITS * kind for kind in range(WIDTH))
A_JOKER = UNITS[KINDS]
NUMBER = tuple(kind % len(NUMBERS) + 1 for kind in range(KINDS))
TILES_FIRST = tuple(1024 + number for number in NUMBER)
POINTS_FIRST = tuple(64 * number + 1 for number in NUMBER)
JOKER_FIRST = 1024 + 30
_solve = solver()


def pack(tiles: Tiles, colours: str) -> int:
    """The tiles as an integer; the colour of a joker is ignored."""
    place = {colour: len(NUMBERS) * at - 1 for at, colour in enumerate(colours)}
    return sum(A_JOKER if tile.is_joker else UNITS[place[tile.colour] + tile.number] for tile in tiles)


def pack_table(table: tuple[Meld, ...], colours: str) -> int:
    return sum(pack(meld.tiles, colours) for meld in table)


def unpack(packed: int, colours: str) -> Tiles:
    return Tiles(
        JOKER if kind == KINDS else Tile(colours[kind // len(NUMBERS)], NUMBER[kind]) for kind in kinds_of(packed)
    )


def counts(packed: int) -> bytes:
    return packed.to_bytes(WIDTH, "little")


def kinds_of(packed: int) -> list[int]:
    """Every tile as its kind, jokers last."""
    return [kind for kind, count in enumerate(counts(packed)) for _ in range(count)]


def has_kind(packed: int, kind: int) -> bool:
    return bool(packed >> BITS * kind & (1 << BITS) - 1)


def size(packed: int) -> int:
    return sum(counts(packed))


def jokers(packed: int) -> int:
    return packed >> BITS * KINDS


def numbered(packed: int) -> int:
    return packed & (A_JOKER - 1)


def points(packed: int, joker: int) -> int:
    return sum(map(int.__mul__, counts(packed), NUMBER)) + joker * jokers(packed)


def pack_shape(shape: Shape) -> int:
    return sum(UNITS[kind] for kind in shape.tiles()) + shape.joker_count * A_JOKER


def opening_points(shape: Shape) -> int:
    """The value of a meld in an opening; a joker counts as the tile it stands for."""
    return shape.low * shape.size if not shape.is_run else (shape.low + shape.high) * shape.size // 2


def shapes(
    table: int, rack: int, weights: tuple[int, ...] = TILES_FIRST, joker: int = JOKER_FIRST, floor: int = 0
) -> list[Shape] | None:
    """The best table that holds every tile of the old one, or None if no tile of the rack can be added."""
    lying, held = counts(table), counts(rack)
    answer = _solve(Task(lying[:KINDS], held[:KINDS], lying[KINDS], held[KINDS], weights, joker, floor))
    return None if answer is None or answer.unplaced_jokers else answer.shapes


def most(
    table: int, rack: int, weights: tuple[int, ...] = TILES_FIRST, joker: int = JOKER_FIRST, floor: int = 0
) -> int:
    """The tiles of the best lay; 0 if there is none."""
    found = shapes(table, rack, weights, joker, floor)
    return 0 if found is None else sum(map(pack_shape, found)) - table


def goes_out(table: int, rack: int) -> bool:
    """Whether the whole rack can be laid."""
    held = counts(rack)
    everything = sum(map(int.__mul__, held, TILES_FIRST)) + JOKER_FIRST * held[KINDS]
    return most(table, rack, floor=everything - 1) == rack


def fits(table: int) -> bool:
    """Whether these tiles can all be laid in melds."""
    return shapes(table, 0, floor=-1) is not None
