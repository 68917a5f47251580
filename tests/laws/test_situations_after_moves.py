"""A move leaves a situation that is not checked again, so it must equal the one that the checks accept."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from random_rounds import random_edition, random_round

from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import play
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Situation, parse_situation


def assert_valid(after: Situation) -> None:
    checked = replace(after)
    assert checked == after
    assert checked.table == after.table
    assert (checked.pool_size, checked.unseen) == (after.pool_size, after.unseen)
    assert checked.table_tiles == after.table_tiles


@settings(max_examples=12)
@given(st.integers(0, 10_000))
def test_every_situation_of_a_round_is_valid(seed: int) -> None:
    rng = Random(seed)
    edition = random_edition(rng)
    record = random_round(edition, edition.rules.seats[0], rng, longest=60).record
    for situation in record.situations:
        assert_valid(situation)
    for seat in (None, *range(edition.rules.seats[0])):
        for situation in record.redacted(seat).situations:
            assert_valid(situation)


def test_a_hidden_rack_cannot_lay_more_than_the_box_has() -> None:
    seen = parse_situation("rummikub-vienna-en kbr10,kbr10 k1/x4 1 1 2.0")
    assert_valid(play(seen, parse_move(":k1-3")))
    with pytest.raises(Impossible, match="more than in the box"):
        play(seen, parse_move("kbr10:kbro10,r10-12"))
