"""Tiles from beside the table: the best move, compared with all legal moves of small positions."""

import random
from dataclasses import replace

import pytest
from solver_positions import random_edition, random_situation

from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile, parse_move
from tilerummy.engine.position import Situation, Stage, View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import tiles_beside, with_tile
from tilerummy.solver import GOALS, best_move
from tilerummy.solver.enumerate import tables
from tilerummy.solver.problem import lift, lower
from tilerummy.solver.taking import weight

MOST_TABLES = 1500
Laying = Lay | TakeDiscard | TakeOpenTile


def lays_tried(situation: Situation) -> list[Lay] | None:
    """All tables that the tiles allow, legal or not; None if there are too many."""
    problem = lower(situation, GOALS["tiles"])
    free = replace(problem, opening=None)
    found = []
    for after in tables(free):
        found.append(lift(situation, problem, list(after)))
        if len(found) > MOST_TABLES:
            return None
    return found


def accepted(situation: Situation) -> list[Laying] | None:
    """Every legal move that lays tiles, found by asking the referee about all of them."""
    moves: list[Laying] = []
    for take in (None, *tiles_beside(situation)):
        lays = lays_tried(situation if take is None else with_tile(situation, take))
        if lays is None:
            return None
        moves += lays if take is None else [type(take)(take.tile, lay) for lay in lays]
    return [move for move in moves if not judge(situation, move)]


def left(situation: Situation, move: Laying, goal: str) -> int:
    problem = lower(situation, GOALS[goal])
    lay = move if isinstance(move, Lay) else move.lay
    price = 0 if isinstance(move, Lay) else weight(problem, situation, Tiles([move.tile]))
    return weight(problem, situation, lay.played) - price


def beside(rng: random.Random, situation: Situation) -> Situation:
    """The same with a tile beside the table that is likely to fit."""
    tiles = list(situation.rules.tiles - situation.rack - sum((m.tiles for m in situation.table), Tiles()))
    near = [t for t in tiles if t.number == 0 or any(abs(t.number - other.number) < 2 for other in situation.rack)]
    tile = rng.choice(near or tiles)
    if situation.rules.discard_pile and (not situation.rules.open_last_tile or rng.random() < 0.5):
        return replace(situation, discards=((), (tile,)))
    return replace(situation, open_tile=tile)


def check(rng: random.Random, goal: str) -> bool:
    pile, last = rng.choice((("yes", "no"), ("yes", "no"), ("no", "yes"), ("yes", "yes")))
    edition = random_edition(rng, discard_pile=pile, open_last_tile=last, jokers="4")
    situation = random_situation(rng, edition, 9, 3)
    if last == "yes" and rng.random() < 0.7 and len(situation.rack) > 2:
        situation = replace(situation, racks=(Tiles(list(situation.rack)[:2]), *situation.racks[1:]))
    try:
        situation = beside(rng, situation)
    except Impossible:
        return False
    moves = accepted(situation)
    if moves is None:
        return False
    values = [left(situation, move, goal) for move in moves]
    found = best_move(situation, goal, budget=20_000)
    if found is None:
        assert not any(takes(move) or value > 0 for move, value in zip(moves, values, strict=True)), str(situation)
        return False
    assert found.optimal
    assert found.move in moves, str(situation)
    assert left(situation, found.move, goal) == max(values), str(situation)
    return takes(found.move)


def takes(move: Laying | None) -> bool:
    return isinstance(move, TakeDiscard | TakeOpenTile)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_small_positions(seed: int) -> None:
    rng = random.Random(900 + seed)
    taken = sum(check(rng, rng.choice(("tiles", "points", "tiles-points"))) for _ in range(60))
    assert taken >= 5


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_many_positions(seed: int) -> None:
    rng = random.Random(70_000 + seed)
    for _ in range(150):
        check(rng, rng.choice(("tiles", "points", "tiles-points")))


PILE = "rummikub-vienna-en,discard_pile=yes"
LAST = "rummikub-vienna-en,open_last_tile=yes"
BOTH = "rummikub-vienna-en,discard_pile=yes,open_last_tile=yes"


@pytest.mark.parametrize(
    ("position", "goal", "move"),
    [
        (f"{PILE} r3-5 k5b5r9/x9 01 0 4.2 -/r5", "tiles", "<r5:kbr5"),
        # the discard would only make a run longer: it has to be drawn instead
        (f"{PILE} r3-5 k1b9/x9 01 0 4.2 -/r6", "tiles", None),
        # longer by itself is not allowed, but a new meld with more of the run is
        (f"{PILE} r3-6 r7r9k1/x9 01 0 4.2 -/r8", "tiles", "<r8r3-6:r3-5,r6-9"),
        # not opened: the tile has to count for this turn's opening
        (f"{PILE} - k10b10k1k2/x9 - 0 4.2 -/r10", "tiles", "<r10:kbr10"),
        (f"{PILE} - k9b9k1k2/x9 - 0 4.2 -/r9", "tiles", None),
        (f"{PILE} - k10b10r10o10k9b9/x9 - 0 4.2 -/r9", "open-least", "<r9:kbr10,kbr9"),
        (f"{PILE} r3-5 k5b5r9/x9 01 0+ 4.2 -/r5", "tiles", None),
        (f"{LAST} r3-5 k5b5/x9 01 0 4.2 ^r5", "tiles", "^r5:kbr5"),
        (f"{LAST} r3-5 r6k1k2/x9 01 0 4.2 ^r5", "tiles", "r3-5:r3-6"),
        (f"{BOTH} r3-5 k5b5r9/x9 01 0 4.2 -/- ^r5", "tiles", "^r5:kbr5"),
        (f"{BOTH} r3-5 k5b5r9/x9 01 0 4.2 -/- ^r5", "out", None),
    ],
)
def test_examples(position: str, goal: str, move: str | None) -> None:
    view = View.parse(position)
    found = best_move(view, goal)
    assert (None if found is None else found.move) == (None if move is None else parse_move(move))


def test_the_joker_of_the_pile() -> None:
    view = View.parse(f"{PILE} r3-5 k5b5r9/x9 01 0 4.2 -/j")
    found = best_move(view)
    assert found is not None
    assert isinstance(found.move, TakeDiscard)
    assert found.move.tile == Tile.parse("j")
    assert not judge(view, found.move)


def test_nothing_is_taken_twice_in_a_turn() -> None:
    view = View.parse(f"{PILE} r3-5 k5b5r9/x9 01 0 4.2 -/r5")
    assert list(tiles_beside(view))
    assert not list(tiles_beside(replace(view, stage=Stage.DRAWN)))
