"""The master's end of a round: pieces of a lay, the duel of two seats, beliefs about racks, and playouts."""

from collections.abc import Iterator
from random import Random

import pytest

from tilerummy.bots.endgame import Duel, Playout, Setting, best_of, pieces_of
from tilerummy.bots.master_1 import FirstMaster, hoarders, some_lays
from tilerummy.bots.packed_tiles import (
    UNITS,
    counts,
    fits,
    goes_out,
    has_kind,
    most,
    numbered,
    opening_points,
    pack,
    shapes,
    size,
)
from tilerummy.bots.world_sampling import World, believed_worlds, pasts_of
from tilerummy.engine.moves import PASS, Draw, Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.tiles import Tiles

SHEET = "rummikub-vienna-en"
BOX = [kind for kind in range(52) for _ in range(2)] + [52, 52]


def tiles(text: str) -> int:
    return pack(Tiles.parse(text), "kbro")


def ends(many: int, own: int = 16) -> Iterator[tuple[int, int, int]]:
    """A table and two racks from which nobody can go out."""
    for seed in range(many):
        box = Random(f"end {seed}").sample(BOX, len(BOX))
        first = sum(UNITS[kind] for kind in box[:40])
        table = most(0, numbered(first))
        racks = [sum(UNITS[kind] for kind in box[at : at + own]) for at in (40, 40 + own)]
        if not any(goes_out(table, rack) for rack in racks):
            yield table, racks[0], racks[1]


# Pieces


def test_every_selection_of_pieces_is_a_lay() -> None:
    rng = Random(4)
    for table, rack, _ in ends(12, 30):
        pieces = pieces_of(table, rack, 30)
        assert sum(pieces) == most(table, rack, tuple(64 * (kind % 13 + 1) + 1 for kind in range(52)), 64 * 30 + 1)
        for many in range(1, len(pieces) + 1):
            assert fits(table + sum(rng.sample(pieces, many)))


def test_long_runs_are_cut() -> None:
    assert [size(piece) for piece in pieces_of(0, tiles("r1r2r3r4r5r6r7"), 30)] == [4, 3]
    assert pieces_of(0, tiles("r1r2k9"), 30) == []


def test_a_kind_of_a_rack() -> None:
    rack = tiles("k1k1j")
    assert [kind for kind in range(53) if has_kind(rack, kind)] == [0, 52]


def test_some_lays_have_different_sizes_and_never_end_the_round() -> None:
    rack = tiles("k1k2k3r5r6r7b9b10b11o13j")
    sizes = [size(lay) for lay in some_lays(0, rack, 30, 8)]
    assert len(set(sizes)) == len(sizes) >= 3
    assert some_lays(0, tiles("k1k2k3"), 30, 8) == []
    assert some_lays(0, tiles("k1b9"), 30, 8) == []


# The duel


def test_the_seat_in_the_lead_passes_to_win() -> None:
    assert Duel(30).best(tiles("k1k2k3"), tiles("k4r9"), tiles("o13o12"), passed=True) == 0


def test_the_seat_behind_takes_the_lead_with_a_safe_lay() -> None:
    # The other seat would go out with k4 after k5 alone is impossible; laying k4 k5 leaves it with o13.
    table, mine, theirs = tiles("k1k2k3"), tiles("k4k5r13"), tiles("o13b2")
    lay = Duel(30).best(table, mine, theirs, passed=True)
    assert lay == tiles("k4k5")


def test_an_unsafe_lay_is_not_chosen() -> None:
    table, mine, theirs = tiles("k1k2k3"), tiles("k4r1r9"), tiles("k5")
    assert goes_out(table + tiles("k4"), theirs)
    assert Duel(30).best(table, mine, theirs, passed=False) == 0


def test_lays_of_a_duel_are_safe_and_possible() -> None:
    tried = 0
    for table, mine, theirs in ends(20):
        duel = Duel(30)
        for lay in duel.safe_lays(table, mine, theirs):
            assert fits(table + lay)
            assert not goes_out(table + lay, theirs)
            tried += 1
        best = duel.best(table, mine, theirs, passed=False)
        if best:
            assert not goes_out(table + best, theirs)
        elif duel.lead(mine, theirs) < 0:
            assert not duel.safe_lays(table, mine, theirs)
    assert tried > 20


def test_a_duel_stops_when_time_is_over() -> None:
    table, mine, theirs = next(ends(20))
    late = Duel(30, late=lambda: True)
    late.best(table, mine, theirs, passed=False)
    assert late.asked < 200
    assert late.best(table, mine, theirs, False) == Duel(30, late=lambda: True).best(table, mine, theirs, False)


def test_master_passes_where_points_win_nothing() -> None:
    drawn = View.parse(f"{SHEET},pool_empty=pass_then_draw kbr10,r3-5 o10r6r2o3/x96 01 0 9.0")
    assert drawn.pool_size == 0
    assert FirstMaster(1).choose(drawn, ()) == PASS
    lowest = View.parse(f"{SHEET} kbr10,r3-5 o10r6r2o3/x96 01 0 9.1")
    assert FirstMaster(1).choose(lowest, ()) == PASS, "it has fewer points, and the other seat has passed"


# Beliefs


def test_believed_racks_could_not_be_laid_before() -> None:
    seen = View.parse(f"{SHEET} kbr10,r3-5,b6-9 k2k7b13r9/x6/x14 01 0 9.0")
    log = [
        Entry(1, Lay.parse(":kbr10")),
        Entry(2, Draw()),
        Entry(0, Lay.parse(":r3-5")),
        Entry(1, Lay.parse(":b6-9")),
        Entry(2, Draw()),
    ]
    assert pasts_of(seen, log)[1].lays
    worlds = believed_worlds(seen, Random(3), 12, log)
    assert len(worlds) == 12
    free = sum(most(world.table, numbered(world.racks[1])) == 0 for world in worlds)
    assert free >= 10, "it lays all that it can"
    openers = 0
    for world in worlds:
        assert [size(rack) for rack in world.racks] == [4, 6, 14]
        assert all(has <= 2 for has in counts(sum(world.racks) + world.table)), "two copies of each tile"
        melds = shapes(0, world.racks[2], tuple(64 * (kind % 13 + 1) + 1 for kind in range(52)), 0) or []
        openers += sum(map(opening_points, melds)) >= 30
    assert openers <= 6, "its last tile was drawn later"
    assert worlds == believed_worlds(seen, Random(3), 12, log)


# Playouts

SETTING = Setting(30, 30, frozenset({0, 1, 2}))


def test_a_playout_ends_with_the_first_empty_rack() -> None:
    world = World(tiles("k1k2k3"), (tiles("k4r13"), tiles("k5"), tiles("b9o1")), frozenset({0, 1, 2}))
    assert Playout.of(world, SETTING, 0).share(tiles("k4")) == 0.0
    assert Playout.of(world, SETTING, 0).share(0) == 0.0, "k5 is the lowest rack"


def test_a_blocked_playout_is_won_by_the_lowest_rack() -> None:
    world = World(tiles("k1k2k3"), (tiles("r1"), tiles("b9"), tiles("o9")), frozenset({0, 1, 2}))
    assert Playout.of(world, SETTING, 0).share(0) == 1.0
    tie = World(world.table, (tiles("r9"), tiles("b9"), tiles("o9")), world.opened)
    assert Playout.of(tie, SETTING, 0).share(0) == pytest.approx(1 / 3)


def test_the_best_lay_wins_most_worlds() -> None:
    table = tiles("k1k2k3")
    feeds = World(table, (tiles("k4r1"), tiles("k5"), tiles("o13")), frozenset({0, 1, 2}))
    safe = World(table, (tiles("k4r1"), tiles("b2"), tiles("o13")), frozenset({0, 1, 2}))
    assert best_of([0, tiles("k4")], [feeds, feeds], SETTING, 0) == 0
    assert best_of([0, tiles("k4")], [safe, safe], SETTING, 0) == tiles("k4")
    assert best_of([0, tiles("k4")], [safe], SETTING, 0, late=lambda: True) == 0


def test_a_hoarder_opens_small_and_keeps_its_lead_and_another_seat_lays() -> None:
    rack = tiles("k10b10r10k1k2k3r13")
    world = World(0, (tiles("r1"), rack, rack), frozenset({0}))
    playout = Playout.of(world, Setting(30, 30, frozenset({0, 1})), 0)
    assert playout._lay(1) == tiles("k10b10r10")
    assert playout._lay(2) == tiles("k10b10r10k1k2k3")
    playout.opened |= {1, 2}
    assert playout._lay(1) == 0, "the rack of the first seat stays lower"
    assert playout._lay(2) == tiles("k10b10r10k1k2k3")


def test_seats_that_lay_often_are_no_hoarders() -> None:
    seen = View.parse(f"{SHEET} kbr10,r3-5,b6-9 k2k7b13r9/x6/x14 01 0 9.0")
    log = [Entry(1, Lay.parse(":kbr10")), Entry(2, Draw()), Entry(0, Draw()), Entry(1, Lay.parse(":b6-9"))]
    assert hoarders(seen, log) == {0, 2}
