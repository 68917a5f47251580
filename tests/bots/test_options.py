"""What a seat could do, on every turn of whole rounds: the tiles fit, they are its own, and they are enough to open."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from tilerummy.bots.bounded_search import winning_lay
from tilerummy.bots.deadline import NO_DEADLINE
from tilerummy.bots.hoarder import exactly
from tilerummy.bots.knowledge import options_of
from tilerummy.bots.options import Options, Terms, opening, small_openings
from tilerummy.bots.packed_tiles import UNITS, counts, fits, jokers, pack, size, unpack
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import best

SHEET = "rummikub-vienna-en"


def views() -> list[View]:
    rounds = [play_round(["expert", "casual", "newcomer"], SHEET, seed=seed) for seed in (11, 12)]
    there = [each for record in rounds for each in record.situations[:-1]]
    return [view(each, each.turn) for each in there if isinstance(each, Position)]


VIEWS = views()
COLOURS = VIEWS[0].rules.colours


@pytest.mark.parametrize("at", range(len(VIEWS)))
def test_every_option_is_of_the_rack_and_fits(at: int) -> None:
    seen = VIEWS[at]
    found = options_of(seen)
    assert found.goes_out == (winning_lay(seen, NO_DEADLINE) is not None)
    assert found.lays[0] == (found.rack if found.goes_out else 0)
    assert len(set(found.lays)) == len(found.lays)
    for lay in found.lays:
        assert unpack(lay, COLOURS) <= seen.rack
        assert fits((found.table if found.opened else 0) + lay)
    assert not jokers(found.big)


def test_every_option_of_a_round_can_really_be_laid() -> None:
    tried: Counter[bool] = Counter()
    for seen in VIEWS:
        for lay in options_of(seen).lays:
            if lay:
                tried[exactly(seen, lay, NO_DEADLINE) is not None] += 1
    assert tried[True] > 80
    assert not tried[False]


def test_the_tiles_left_are_those_that_the_largest_lay_leaves() -> None:
    for seen in (each for each in VIEWS if each.has_opened(each.turn)):
        found = best(seen)
        laid = len(found.lay.played) if found is not None and found.lay is not None else 0
        assert size(options_of(seen).left) == len(seen.rack) - laid


@given(st.lists(st.integers(0, len(UNITS) - 1), min_size=5, max_size=20), st.integers(1, 60))
def test_an_opening_has_its_points_and_no_meld_to_spare(kinds: list[int], open_min: int) -> None:
    rack = sum(UNITS[kind] for kind in kinds if kinds.count(kind) <= 2)
    if max(counts(rack), default=0) > 2:
        return
    large, small = opening(rack, open_min), small_openings(rack, open_min, 3)
    for lay in (large, *small):
        if lay:
            seen = Options.of(0, lay, Terms(open_min, 30), opened=False, pool=50)
            assert seen.goes_out
            assert seen.open_points >= open_min
    assert all(size(lay) <= size(large) for lay in small) or not large
    assert [size(lay) for lay in small] == sorted(size(lay) for lay in small)


def test_outs_are_the_tiles_that_would_let_the_rack_go_out() -> None:
    table, rack = pack(Tiles.parse("r3r4r5"), COLOURS), pack(Tiles.parse("b9b10"), COLOURS)
    found = Options.of(table, rack, Terms(30, 30), opened=True, pool=40)
    assert found.outs() == 2 + 2 + 2  # two blue eights, two blue jacks, two jokers
    assert Options.of(table, pack(Tiles.parse("r6"), COLOURS), Terms(30, 30), opened=True, pool=40).goes_out
