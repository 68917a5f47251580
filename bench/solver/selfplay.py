"""Positions from self-play: rounds of players who always lay the most tiles, from a seed."""

import random
from dataclasses import dataclass, replace

from tilerummy.solver.contract import Shape
from tilerummy.solver.native import solver
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import Opening, Problem
from tilerummy.solver.search import Search
from tilerummy.solver.shapes import count_tiles

JOKER = 52
WEIGHTS = tuple((1 << 13) + kind % 13 + 1 for kind in range(52))
"""Most tiles, then most points."""
JOKER_WEIGHT = (1 << 13) + 30


@dataclass(frozen=True)
class Turn:
    """A table and the rack of the seat to move."""

    before: tuple[Shape, ...]
    rack: bytes
    rack_jokers: int
    opened: bool

    def problem(self, **conditions: object) -> Problem:
        problem = Problem(self.before, self.rack, self.rack_jokers, WEIGHTS, JOKER_WEIGHT)
        return replace(problem, **conditions)  # type: ignore[arg-type]


def play_round(seed: int, jokers: int = 2) -> list[Turn]:
    """All turns of one round with two to four seats, free rearranging and 30 points to open."""
    rng = random.Random(seed)
    solve = solver("auto")
    seats = rng.choice((2, 3, 4))
    pool = [kind for kind in range(52) for _ in range(2)] + [JOKER] * jokers
    rng.shuffle(pool)
    racks = [[pool.pop() for _ in range(14)] for _ in range(seats)]
    opened = [False] * seats
    table: tuple[Shape, ...] = ()
    turns: list[Turn] = []
    while True:
        for seat in range(seats):
            counts = bytearray(53)
            for tile in racks[seat]:
                counts[tile] += 1
            turn = Turn(table, bytes(counts[:52]), counts[JOKER], opened[seat])
            turns.append(turn)
            if opened[seat]:
                found = Search(turn.problem(), solve).run()
            else:
                found = OpeningSearch(turn.problem(opening=Opening(30)), solve).run()
            if found is None:
                if not pool:
                    return turns
                racks[seat].append(pool.pop())
                continue
            opened[seat] = True
            before, after = count_tiles(table), count_tiles(found.after)
            for kind in range(52):
                for _ in range(after[kind] - before[kind]):
                    racks[seat].remove(kind)
            for _ in range(sum(s.joker_count for s in found.after) - sum(s.joker_count for s in table)):
                racks[seat].remove(JOKER)
            table = tuple(found.after)
            if not racks[seat]:
                return turns


def turns_after_opening(count: int, jokers: int = 2, first_seed: int = 1) -> list[Turn]:
    """The first turns of opened seats, without repeated positions."""
    seen: dict[tuple[tuple[Shape, ...], bytes, int], Turn] = {}
    seed = first_seed
    while len(seen) < count:
        for turn in play_round(seed, jokers):
            if turn.opened:
                seen.setdefault((turn.before, turn.rack, turn.rack_jokers), turn)
        seed += 1
    return list(seen.values())[:count]
