"""The rows for the net: they say what the seat knows, count what happened, and do not depend on what it cannot see."""

from random import Random

import pytest
from hypothesis import given, strategies as st

from tilerummy.bots.knowledge import ANYBODY, OTHER, OWN, TILES, WIDTH, Seen, Style, options_of, row_before, rows
from tilerummy.bots.packed_tiles import size
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.dealer import resample
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import Position, view

RECORD = play_round(["steady", "casual", "newcomer"], "rummikub-vienna-en", seed=12)
MOMENTS = st.integers(0, len(RECORD.entries) - 1)
AT = {name: 2 * TILES + at for at, name in enumerate(OWN)}


def position(at: int) -> Position:
    there = RECORD.situations[at]
    assert isinstance(there, Position)
    return there


@given(MOMENTS)
def test_a_row_says_what_the_seat_knows(at: int) -> None:
    there = position(at)
    seen = view(there, there.turn)
    on_table = sum(len(laid.tiles) for laid in seen.table)
    known, options = Seen.by(seen, RECORD.entries[:at]), options_of(seen)
    for lay, row in zip(options.lays, rows(known, options, options.lays, Style(price=7)), strict=True):
        assert len(row) == WIDTH
        assert sum(row[:TILES]) == row[AT["on table"]] == on_table + size(lay)
        assert sum(row[TILES : 2 * TILES]) == row[AT["tiles"]] == len(seen.rack) - size(lay)
        assert row[AT["seats"]] == 3
        assert row[AT["pool"]] == seen.pool_size - int(not lay and seen.pool_size > 0)
        assert row[AT["price"]] == 7
        assert row[AT["wait"]] == 0


@given(MOMENTS)
def test_turns_and_lays_are_counted_as_they_happened(at: int) -> None:
    there = position(at)
    known = Seen.by(view(there, there.turn), RECORD.entries[:at])
    for place in range(3):
        seat = (there.turn + place) % 3
        own = [len(lay_in(entry.move).played) for entry in RECORD.entries[:at] if entry.seat == seat]
        lays = [index for index, tiles in enumerate(own) if tiles]
        assert known.turns[place] == len(own)
        assert known.laid[place] == sum(own)
        assert known.lays[place] == len(lays)
        assert known.since[place] == len(own) - 1 - (lays[-1] if lays else -1)
        assert known.held[place] == len(there.racks[seat])


@given(MOMENTS, st.integers(0, 99), st.integers(0, 2))
def test_hidden_tiles_change_nothing(at: int, seed: int, wait: int) -> None:
    there = position(at)
    seen = view(there, there.turn)
    other = view(resample(seen, Random(seed)), there.turn)
    log = RECORD.entries[:at]
    found = [
        [
            row_before(Seen.by(each, log), options_of(each), wait),
            *rows(Seen.by(each, log), options_of(each), options_of(each).lays, ANYBODY),
        ]
        for each in (seen, other)
    ]
    assert found[0] == found[1]


@given(MOMENTS, st.integers(1, 3))
def test_waiting_seats_know_the_same_and_how_many_move_before(at: int, wait: int) -> None:
    there = position(at)
    seen = view(there, there.turn)
    known, options = Seen.by(seen, RECORD.entries[:at]), options_of(seen)
    now, later = row_before(known, options, 0), row_before(known, options, wait)
    assert [place for place in range(WIDTH) if now[place] != later[place]] == [AT["wait"]]
    assert later[AT["wait"]] == wait


def test_what_is_not_there_is_0() -> None:
    there = position(0)
    seen = view(there, there.turn)
    row = row_before(Seen.by(seen, ()), options_of(seen), 0)
    assert row[-len(OTHER) :] == bytes(len(OTHER))  # the fourth seat
    assert row[:TILES] == bytes(TILES)  # the table


@pytest.mark.parametrize("name", ["turns", "lays"])
def test_a_copy_has_lists_of_its_own(name: str) -> None:
    known = Seen.by(view(position(5), position(5).turn), RECORD.entries[:5])
    copied = known.copy()
    assert copied == known
    getattr(copied, name)[0] += 1
    assert copied != known
