"""Measures the referee on crowded tables, because the page judges every drag.

    python -m pytest bench/test_judge.py            (see docs/benchmarks.md for the figures)

Tables of 80 tiles are made from a shuffled box, in every edition with four jokers. The drafts are: one tile laid off,
all jokers moved, everything rearranged. Every judgement is timed separately, to find the worst one.
"""

import random
import statistics
import time

import pytest

from tilerummy.engine.editions import get, keys as edition_keys
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, Row, read_row, tiles_of
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position
from tilerummy.engine.tiles import JOKER, NUMBERS, Tile, Tiles

POSITIONS = 40
HOUSE_RULES = ("", ",partial_take=keep_three", ",joker_split=forbidden,joker_reuse=new_meld")


def crowded(key: str, rng: random.Random) -> Position:
    """A table of about 80 tiles with all four jokers, and two racks."""
    edition = get(f"{key},jokers=4")
    left = list(edition.rules.tiles)
    rng.shuffle(left)
    table: list[Meld] = []
    jokers = 4
    while sum(len(meld.row) for meld in table) < 80:
        colours = list(edition.rules.colours)
        if rng.random() < 0.4:
            number = rng.choice(NUMBERS)
            row = [Tile(colour, number) for colour in rng.sample(colours, rng.choice((3, 4)))]
        else:
            first = rng.randint(1, 11)
            row = [Tile(rng.choice(colours), first)]
            row += [Tile(row[0].colour, number) for number in range(first + 1, min(13, first + rng.randint(2, 5)) + 1)]
        if jokers and rng.random() < 0.4:
            row[rng.randrange(len(row))] = JOKER
        meld = read_row(row)
        if isinstance(meld, Row) or not meld.tiles <= Tiles(left):
            continue
        jokers -= len(meld.tiles.jokers)
        table.append(meld)
        left = list(Tiles(left) - meld.tiles)
    rng.shuffle(left)
    return Position(edition, tuple(table), (Tiles(left[:10]), Tiles(left[10:14])), frozenset({0, 1}))


def drafts(position: Position, rng: random.Random) -> list[Lay]:
    table = [list(meld.row) for meld in position.table]
    rack = list(position.rack)
    laid_off = [list(row) for row in table]
    rng.choice(laid_off).append(rack[0])
    moved = [list(row) for row in table]
    for row in moved:
        if JOKER in row:
            row.remove(JOKER)
    for _ in range(len(position.table and tiles_of(position.table).jokers)):
        rng.choice(moved).append(JOKER)
    moved[0].append(rack[0])
    apart = [tile for row in table for tile in row] + rack[:5]
    rng.shuffle(apart)
    scattered = [apart[at : at + 3] for at in range(0, len(apart), 3)]
    return [Lay(position.table, tuple(read_row(row) for row in rows)) for rows in (laid_off, moved, scattered)]


@pytest.mark.parametrize("house_rules", HOUSE_RULES)
@pytest.mark.parametrize("key", edition_keys())
def test_judge_a_crowded_table(benchmark, key, house_rules):
    rng = random.Random(f"{key}{house_rules}")
    cases = []
    for _ in range(POSITIONS):
        position = Position.parse(str(crowded(key, rng)).replace(key, key + house_rules, 1))
        cases += [(position, lay) for lay in drafts(position, rng)]
    times = []
    for position, lay in cases:
        started = time.process_time()
        judge(position, lay)
        times.append(time.process_time() - started)
    benchmark.extra_info["median_ms"] = statistics.median(times) * 1000
    benchmark.extra_info["worst_ms"] = max(times) * 1000
    rounds = iter(cases * 100)
    benchmark.pedantic(judge, setup=lambda: (next(rounds), {}), rounds=len(cases), iterations=1)
    print(f"{key}{house_rules}: median {statistics.median(times) * 1000:.2f} ms, worst {max(times) * 1000:.2f} ms")
