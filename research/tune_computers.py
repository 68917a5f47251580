"""Measures simple strategies quickly, on duplicate deals with tiles as packed integers.

    python research/tune_computers.py duels --deals 400            strategies of shrewd and master against the miser
    python research/tune_computers.py duels --seats 4 --deals 200
    python research/tune_computers.py steps --deals 200            the effect of one more lay, draw or joker
    python research/tune_computers.py losses --seats 4 --deals 1000    how a hoarder loses among misers

Tables are rearranged freely and the referee is not used, so a round takes a few milliseconds. `tilerummy arena` gives
the real numbers. The seeds differ from those of the arena.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from random import Random

from tilerummy.bots import packed_tiles
from tilerummy.bots.packed_tiles import (
    A_JOKER,
    JOKER_FIRST,
    POINTS_FIRST,
    UNITS,
    goes_out,
    jokers,
    most,
    numbered,
    size,
)

JOKER_POINTS, OPEN_MIN, DEAL = 30, 30, 14
BOX = [kind for kind in range(52) for _ in range(2)] + [52, 52]


@dataclass
class Round:
    """A round in progress. Tiles are drawn from the end of the pool."""

    racks: list[int]
    pool: list[int]
    table: int = 0
    turn: int = 0
    turns: int = 0
    opened: set[int] = field(default_factory=set)

    def copy(self) -> "Round":
        return replace(self, racks=list(self.racks), pool=list(self.pool), opened=set(self.opened))

    def rival(self) -> int:
        """The fewest tiles that another seat has."""
        return min(size(rack) for seat, rack in enumerate(self.racks) if seat != self.turn)

    def move(self, lay: int) -> bool:
        """Lay these tiles, or draw. Returns False if neither is possible."""
        moved = bool(lay or self.pool)
        if lay:
            self.table += lay
            self.racks[self.turn] -= lay
            self.opened.add(self.turn)
        elif self.pool:
            self.racks[self.turn] += UNITS[self.pool.pop()]
        self.turn = (self.turn + 1) % len(self.racks)
        self.turns += 1
        return moved


Rule = Callable[[Round], int]
"""Returns the tiles that the seat to move lays, or 0 to draw."""


def dealt(seed: int, seats: int) -> Round:
    box = BOX.copy()
    Random(f"tune {seed}").shuffle(box)
    racks = [sum(UNITS[kind] for kind in box[DEAL * seat : DEAL * (seat + 1)]) for seat in range(seats)]
    return Round(racks, box[DEAL * seats :])


def winner(game: Round, rules: Sequence[Rule]) -> int | None:
    passes = 0
    while passes < len(rules):
        seat = game.turn
        passes = 0 if game.move(rules[seat](game)) else passes + 1
        if not game.racks[seat]:
            return seat
    left = [packed_tiles.points(rack, JOKER_POINTS) for rack in game.racks]
    return left.index(min(left)) if left.count(min(left)) == 1 else None


# Rules


def opening(rack: int, *, least: bool = False) -> int:
    """An opening with the most tiles, or with as few melds as possible."""
    for weights, joker in ((packed_tiles.TILES_FIRST, JOKER_FIRST), (POINTS_FIRST, 512)):
        melds = packed_tiles.shapes(0, rack, weights, joker) or []
        if sum(map(packed_tiles.opening_points, melds)) >= OPEN_MIN:
            for many in range(1, len(melds) + 1 if least else 1):
                for few in combinations(melds, many):
                    if sum(map(packed_tiles.opening_points, few)) >= OPEN_MIN:
                        return sum(map(packed_tiles.pack_shape, few))
            return sum(map(packed_tiles.pack_shape, melds))
    return 0


def steady(game: Round) -> int:
    rack = game.racks[game.turn]
    return most(game.table, rack) if game.turn in game.opened else opening(rack)


def miser(game: Round, patience: int = 0) -> int:
    """Uses jokers only to go out, or to open after a number of turns."""
    rack = game.racks[game.turn]
    if game.turn not in game.opened:
        lay = opening(numbered(rack))
        return lay or (opening(rack) if jokers(rack) and game.turns >= patience * len(game.racks) else 0)
    lay = most(game.table, numbered(rack))
    return rack if lay != rack and jokers(rack) and goes_out(game.table, rack) else lay


@dataclass(frozen=True)
class Hoarder:
    """Opens with a rack of `opens` tiles. Then it lays only the whole rack, or all but `leaves` tiles, until a rival
    has at most `fears` tiles or the pool has at most `pool`.
    """

    opens: int = 0
    leaves: int = 0
    fears: int = 0
    pool: int = 0
    least: bool = True

    def __call__(self, game: Round) -> int:
        rack = game.racks[game.turn]
        if game.turn not in game.opened:
            if size(rack) < self.opens and len(game.pool) > 8:
                return 0
            return opening(numbered(rack), least=self.least) or (opening(rack) if len(game.pool) <= 8 else 0)
        lay = most(game.table, numbered(rack))
        if lay == rack or (jokers(rack) and goes_out(game.table, rack)):
            return rack
        lays = size(rack - lay) <= self.leaves or game.rival() <= self.fears or len(game.pool) <= self.pool
        return lay if lays else 0


IDEAS: dict[str, Rule] = {
    "steady": steady,
    "no joker in the opening for 6 turns": partial(miser, patience=6),
    "no joker in the opening at all (shrewd)": partial(miser, patience=1000),
    "draws until the rack can go out (master)": Hoarder(),
    "… opening with most tiles": Hoarder(least=False),
    "… opening with 18 tiles": Hoarder(opens=18),
    "… opening with 30 tiles": Hoarder(opens=30),
    "… but lays when 2 tiles are left over": Hoarder(leaves=2),
    "… but lays when a rival has 2 tiles": Hoarder(fears=2),
    "… but lays when a rival has 5 tiles": Hoarder(fears=5),
    "… but lays when the pool has 20 tiles": Hoarder(pool=20),
}


def duel(name: str, seats: int, seed: int) -> float:
    """The share of the rotations of one deal that the strategy wins among misers."""
    won = 0.0
    for rotation in range(seats):
        rules: list[Rule] = [miser] * seats
        rules[rotation] = IDEAS[name]
        first = winner(dealt(seed, seats), rules)
        won += 1 / seats if first is None else first == rotation
    return won / seats


def duels(pool: ProcessPoolExecutor, deals: int, seats: int) -> None:
    for name in IDEAS:
        shares = list(pool.map(partial(duel, name, seats), range(deals), chunksize=8))
        print(f"{name:45}{_mean(shares, 100, '%')}", flush=True)


# Lost rounds


LEFT_OVER = (
    "the rack fits after the winner's lay",
    "one tile is left over after the winner's lay",
    "two tiles are left over",
    "more tiles are left over",
)


def loss(seats: int, seed: int) -> list[str]:
    """How a hoarder lost each rotation of one deal among misers; empty if it won."""
    found: list[str] = []
    for rotation in range(seats):
        game = dealt(seed, seats)
        rules: list[Rule] = [miser] * seats
        rules[rotation] = Hoarder()
        first = winner(game, rules)
        if first == rotation:
            found.append("")
        elif rotation not in game.opened:
            found.append("without a first lay")
        elif all(game.racks):
            found.append("blocked")
        else:
            rack = game.racks[rotation]
            left = size(rack) - size(most(game.table, rack))
            found.append(LEFT_OVER[min(left, 3)])
    return found


def losses(pool: ProcessPoolExecutor, deals: int, seats: int) -> None:
    found = Counter(how for each in pool.map(partial(loss, seats), range(deals), chunksize=8) for how in each)
    lost = deals * seats - found.pop("", 0)
    print(f"lost {lost} of {deals * seats} rounds")
    for how, many in found.most_common():
        print(f"{how:45}{100 * many / lost:6.1f} %")


# One step


def steps_of(game: Round) -> dict[str, int]:
    """The possible steps of a seat that has opened, by name."""
    rack = game.racks[game.turn]
    thrifty = most(game.table, numbered(rack))
    steps = {"lay": thrifty, "draw": 0}
    if jokers(rack):
        steps["lay with a joker"] = most(game.table, numbered(rack) + A_JOKER)
    return {name: lay for name, lay in steps.items() if lay or name == "draw"}


def step(worlds: int, seed: int) -> dict[str, float]:
    """How much each step raises the chance to win compared with a draw, with misers playing on."""
    rng, game = Random(f"step {seed}"), dealt(seed, 2)
    until = rng.randrange(4, 70)
    while game.turns < until or game.turn not in game.opened:
        if not game.move(miser(game)) or not all(game.racks):
            return {}
    steps, seat = steps_of(game), game.turn
    if len(steps) < 2 or game.racks[seat] in steps.values():
        return {}
    won = dict.fromkeys(steps, 0.0)
    for _ in range(worlds):
        unseen = packed_tiles.kinds_of(game.racks[1 - seat]) + game.pool
        rng.shuffle(unseen)
        theirs = size(game.racks[1 - seat])
        for name, lay in steps.items():
            copy = game.copy()
            copy.racks[1 - seat], copy.pool = sum(UNITS[kind] for kind in unseen[:theirs]), unseen[theirs:]
            copy.move(lay)
            first = winner(copy, [miser, miser])
            won[name] += 0.5 if first is None else first == seat
    return {name: (won[name] - won["draw"]) / worlds for name in steps if name != "draw"}


def steps(pool: ProcessPoolExecutor, deals: int, worlds: int) -> None:
    found: dict[str, list[float]] = {}
    for gains in pool.map(partial(step, worlds), range(deals), chunksize=4):
        for name, gain in gains.items():
            found.setdefault(name, []).append(gain)
    for name, gained in found.items():
        print(f"{name} instead of a draw: {_mean(gained, 100, 'points of a win')} in {len(gained)} positions")


def _mean(values: Sequence[float], scale: float, unit: str) -> str:
    mean, many = sum(values) / len(values), len(values)
    error = (sum((value - mean) ** 2 for value in values) / max(1, many - 1) / many) ** 0.5
    return f"{scale * mean:6.1f} ± {scale * error:.1f} {unit}"


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("what", choices=("duels", "steps", "losses"))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.what == "duels":
            duels(pool, given.deals, given.seats)
        elif given.what == "losses":
            losses(pool, given.deals, given.seats)
        else:
            steps(pool, given.deals, given.worlds)


if __name__ == "__main__":
    main()
