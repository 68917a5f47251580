"""Random tables and racks for the solver's tests, in small integers and in the solver's own terms."""

import random

from tilerummy.engine.editions import Edition
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import JOKER, Tile, Tiles
from tilerummy.solver.contract import GROUP, Lock, Shape, Task
from tilerummy.solver.problem import to_meld


def random_table(rng: random.Random, tiles: int, jokers: int, longest: int = 7) -> tuple[list[Shape], list[int], int]:
    """Melds of about `tiles` tiles from one box, the rest of the box, and the remaining jokers."""
    box = [2] * 52
    left = jokers
    shapes: list[Shape] = []
    for _ in range(60):
        if sum(shape.size for shape in shapes) >= tiles:
            break
        if rng.random() < 0.5:
            number = rng.randint(1, 13)
            colours = rng.sample(range(4), rng.choice((3, 3, 4)))
            wild = rng.sample(colours, min(left, rng.choice((0, 0, 0, 1, 2)), len(colours) - 1))
            mask = sum(1 << c for c in colours if c not in wild)
            shape = Shape(GROUP, number, mask, len(wild))
        else:
            low = rng.randint(1, 11)
            high = min(13, low + 2 + min(rng.choice((0, 0, 1, 2, 3, 4)), longest - 3))
            places = rng.sample(range(low, high + 1), min(left, rng.choice((0, 0, 0, 1, 2))))
            shape = Shape(rng.randrange(4), low, high, sum(1 << n for n in places))
        if all(box[kind] for kind in shape.tiles()):
            for kind in shape.tiles():
                box[kind] -= 1
            left -= shape.joker_count
            shapes.append(shape)
    return shapes, box, left


def random_task(rng: random.Random, most_tiles: int = 60, most_rack: int = 20, locks: bool = False) -> Task:
    """A task with a valid table, and weights of every kind."""
    shapes, box, jokers = random_table(rng, rng.randint(0, most_tiles), rng.choice((0, 1, 2, 2, 2, 3, 4)))
    locked = [shape for shape in shapes if locks and rng.random() < 0.4]
    table = bytearray(52)
    for shape in shapes:
        if shape not in locked:
            for kind in shape.tiles():
                table[kind] += 1
    loose = [kind for kind, count in enumerate(box) for _ in range(count)]
    rng.shuffle(loose)
    rack = bytearray(52)
    for kind in loose[: rng.randint(1, most_rack)]:
        rack[kind] += 1
    on_table = sum(shape.joker_count for shape in shapes if shape not in locked)
    rack_jokers = rng.randint(0, jokers)
    numbers = [kind % 13 + 1 for kind in range(52)]
    weights, joker_weight = rng.choice(
        [
            ([1] * 52, 1),
            (numbers, 0),
            (numbers, 30),
            ([65536 + n for n in numbers], 1),
            ([1000 * n + 1 for n in numbers], -1),
            ([rng.randint(0, 50) for _ in range(52)], rng.randint(-20, 20)),
        ]
    )
    return Task(
        bytes(table),
        bytes(rack),
        on_table,
        rack_jokers,
        tuple(weights),
        joker_weight,
        -(1 << 28),
        tuple(
            Lock(shape, 0 if shape.is_run or shape.size == 4 else (15 & ~shape.high) | rng.choice((0, 16)))
            for shape in dict.fromkeys(locked)
        ),
    )


def coloured_task(rng: random.Random, most_tiles: int = 40, most_rack: int = 14, locks: bool = False) -> Task:
    """The same with jokers that have colours: those on the table, on the rack, or not in play."""
    task = random_task(rng, most_tiles, most_rack, locks=False)
    shapes, box, _ = random_table(rng, rng.randint(0, most_tiles), 0)
    spare = list(range(4))
    rng.shuffle(spare)
    table_coloured, locked, table = 0, [], bytearray(52)
    for shape in shapes:
        if spare and rng.random() < 0.3:  # one of its tiles becomes the joker of that colour
            colour = spare[-1]
            if shape.is_run and shape.kind == colour:
                shape = shape._replace(jokers=1 << rng.randint(shape.low, shape.high))
            elif not shape.is_run and shape.high >> colour & 1 and shape.high.bit_count() > 1:
                shape = shape._replace(high=shape.high & ~(1 << colour), jokers=1, joker_colours=1 << colour)
        joker_colours = (1 << shape.kind if shape.jokers else 0) if shape.is_run else shape.joker_colours
        if joker_colours:
            spare.pop()
        if locks and rng.random() < 0.4 and shape not in locked:
            locked.append(shape)
        else:
            table_coloured |= joker_colours
            for kind in shape.tiles():
                table[kind] += 1
    loose = [kind for kind, count in enumerate(box) for _ in range(count)]
    rack = bytearray(52)
    for kind in rng.sample(loose, rng.randint(1, most_rack)):
        rack[kind] += 1
    rack_coloured = sum(1 << c for c in spare if rng.random() < 0.5)
    return Task(
        bytes(table),
        bytes(rack),
        0,
        0,
        task.weights,
        task.joker_weight,
        -(1 << 28),
        tuple(
            Lock(shape, 0 if shape.is_run or shape.size == 4 else 15 & ~(shape.high | shape.joker_colours))
            for shape in locked
        ),
        table_coloured,
        rack_coloured,
    )


def crowded_groups(rng: random.Random) -> Task:
    """Three or four coloured jokers and little but tiles of one number, some of it in locked groups."""
    number, there = rng.randint(1, 13), [2] * 4
    locks: list[Lock] = []
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        shape = Shape(GROUP, number, 15 & ~(1 << rng.randrange(4)))
        if all(there[c] for c in range(4) if shape.high >> c & 1):
            there = [n - (shape.high >> c & 1) for c, n in enumerate(there)]
            locks.append(Lock(shape, 15 & ~shape.high))
    table, rack = bytearray(52), bytearray(52)
    for c in range(4):
        kind, count = 13 * c + number - 1, rng.randint(0, there[c])
        table[kind] = rng.randint(0, count) if rng.random() < 0.5 else 0
        rack[kind] = count - table[kind]
    for kind in rng.sample(range(52), rng.choice((0, 0, 4))):
        rack[kind] = max(rack[kind], 1 if kind % 13 + 1 != number else 0)
    joker_colours = 15 & ~rng.choice((0, 0, 1 << rng.randrange(4)))
    on_table = joker_colours & rng.choice((0, 0, 15, rng.randrange(16)))
    joker_weight = rng.choice((2, 5, 0, -1))
    return Task(
        bytes(table),
        bytes(rack),
        0,
        0,
        (3,) * 52,
        joker_weight,
        -100,
        tuple(locks),
        on_table,
        joker_colours & ~on_table,
    )


POLICIES = {
    "joker_free": ("exchange", "exchange", "if_rest_valid"),
    "joker_source": ("rack", "rack_or_table"),
    "joker_reuse": ("anywhere", "other_meld", "new_meld"),
    "joker_split": ("allowed", "forbidden"),
    "partial_take": ("result_only", "keep_three"),
    "joker_colour": ("no", "no", "no", "yes"),
    "jokers": ("2", "3", "4"),
    "open_min": ("10", "30", "40"),
    "open_extend": ("same_turn", "next_turn"),
    "open_joker": ("25", "represented"),
    "hand_open": ("yes", "no"),
}


def random_edition(rng: random.Random, **fixed: str) -> Edition:
    """Any combination of the policies that bind a lay."""
    house = {name: rng.choice(values) for name, values in POLICIES.items()} | fixed
    if house["joker_colour"] == "yes":
        house["jokers"] = "4"
    return Edition.parse(",".join(["rummikub-vienna-en", *(f"{name}={value}" for name, value in house.items())]))


def random_situation(rng: random.Random, edition: Edition, most_tiles: int = 9, most_rack: int = 3) -> Situation:
    """A small table and a rack of tiles that are likely to fit it."""
    rules = edition.rules
    wild = 0 if rules.joker_colour else min(rules.jokers, rng.choice((1, 2, 2, 3)))
    shapes, box, jokers = random_table(rng, rng.choice((3, 6, most_tiles)), wild, 6)
    spare = list(range(4))
    if rules.joker_colour:
        shapes = [_coloured(rng, shape, spare, box) for shape in shapes]
    near = [k for k in range(52) for _ in range(box[k]) if any(abs(k % 13 + 1 - s.low) <= 3 for s in shapes)]
    rack = rng.sample(near, min(len(near), rng.randint(1, most_rack)))
    opened = rng.random() < 0.7
    if not opened:
        for _ in range(rng.choice((1, 2))):
            rack += random_table(rng, 3, 0, 4)[0][0].tiles()
    counts = {kind: min(rack.count(kind), box[kind]) for kind in rack}
    tiles = [Tile(rules.colours[k // 13], k % 13 + 1) for k, n in counts.items() for _ in range(n)]
    if rules.joker_colour:
        tiles += [Tile(rules.colours[c], 0) for c in spare if rng.random() < 0.3]
    elif jokers and rng.random() < 0.3:
        tiles.append(JOKER)
    table = tuple(to_meld(shape, rules.colours, rules.joker_colour) for shape in shapes)
    return Situation(
        edition, table, (Tiles(tiles or [Tile("r", 1)]), Tiles(unknown=5)), frozenset({0, 1} if opened else ())
    )


def _coloured(rng: random.Random, shape: Shape, spare: list[int], box: list[int]) -> Shape:
    """The same meld, perhaps with a coloured joker instead of one of its tiles, which goes back to the box."""
    if rng.random() < 0.5:
        return shape
    if shape.is_run:
        if shape.kind not in spare:
            return shape
        spare.remove(shape.kind)
        number = rng.randint(shape.low, shape.high)
        box[13 * shape.kind + number - 1] += 1
        return shape._replace(jokers=1 << number)
    colours = [c for c in spare if shape.high >> c & 1]
    if not colours:
        return shape
    colour = rng.choice(colours)
    spare.remove(colour)
    box[13 * colour + shape.low - 1] += 1
    return shape._replace(high=shape.high & ~(1 << colour), jokers=1, joker_colours=1 << colour)
