"""Slots and numbers of tiles: what nobody touches keeps them, and a changed meld says where its tiles came from."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tilerummy.engine.melds import Meld, parse_meld
from tilerummy.rooms.arrangement import MOST_NEW_SLOTS, NOTHING_LAID, Arrangement
from tilerummy.rooms.wire import PutMeld, TableStep


def table(*texts: str) -> tuple[Meld, ...]:
    melds = tuple(parse_meld(text) for text in texts)
    assert all(isinstance(meld, Meld) for meld in melds)
    return melds  # type: ignore[return-value]


def put(slot: int, length: int, origin: int | None = None, offset: int = 0, place: Any = None) -> PutMeld:
    return PutMeld(slot=slot, length=length, origin=origin, offset=offset, place=place)


def slots(arrangement: Arrangement, *texts: str) -> tuple[int, ...]:
    return tuple(placed.slot for placed in arrangement.placed(table(*texts)))


def test_new_melds_get_new_slots_and_untouched_ones_keep_theirs() -> None:
    first = NOTHING_LAID.after(table("r3-5"))
    second = first.after(table("kbr10", "r3-5"))
    assert slots(second, "r3-5", "kbr10") == (1, 2)
    assert second.steps[-1] == TableStep(put=(put(2, 3),), last_tile=6)


def test_a_move_that_changes_nothing_adds_no_step() -> None:
    laid = NOTHING_LAID.after(table("r3-5"))
    assert laid.after(table("r3-5")) is laid


def test_a_run_that_grows_keeps_its_slot_and_its_tiles_stay() -> None:
    laid = NOTHING_LAID.after(table("r3-5", "kbr10"))
    assert laid.after(table("r3-6", "kbr10")).steps[-1].put == (put(1, 4, 1),)
    # One tile is added on the left, so the run begins one tile further left.
    assert laid.after(table("r2-5", "kbr10")).steps[-1].put == (put(1, 4, 1, -1),)


def test_the_parts_of_a_split_run_say_where_they_lay() -> None:
    laid = NOTHING_LAID.after(table("r1-7"))
    step = laid.after(table("r1-3", "r4-7")).steps[-1]
    assert step.gone == ()
    assert sorted(step.put, key=lambda each: each.slot) == [put(1, 4, 1, 3), put(2, 3, 1)]


def test_a_meld_made_of_several_others_takes_the_place_of_the_one_that_gave_most() -> None:
    laid = NOTHING_LAID.after(table("kbro8", "r5-7", "k4-6"))
    after = laid.after(table("kbo8", "r5-8", "k4-6"))
    assert slots(after, "kbo8", "r5-8", "k4-6") == slots(laid, "kbro8", "r5-7", "k4-6")


def test_a_meld_that_is_taken_apart_is_gone() -> None:
    laid = NOTHING_LAID.after(table("kbr5", "k2-4", "b2-4", "r2-4"))
    (gone,) = slots(laid, "kbr5")
    step = laid.after(table("k2-5", "b2-5", "r2-5")).steps[-1]
    assert step.gone == (gone,)
    assert {each.slot for each in step.put} == set(slots(laid, "k2-4", "b2-4", "r2-4"))


def test_equal_melds_have_different_slots() -> None:
    laid = NOTHING_LAID.after(table("r3-5")).after(table("r3-5", "r3-5"))
    assert slots(laid, "r3-5", "r3-5") == (1, 2)
    assert slots(laid.after(table("r3-5", "r3-6")), "r3-5", "r3-6") == (1, 2)


def test_places_of_new_and_of_moved_melds_are_kept() -> None:
    laid = NOTHING_LAID.after(table("r3-5"), [claim(1, "r5 r3 r4", place=[100, 9000])])
    assert laid.steps[-1].put == (put(1, 3, place=(100, 9000)),)
    moved = laid.after(table("r3-5", "kbr10"), [claim(1, "r3 r4 r5", place=[1, 2]), claim(3, "b1 b2 b3", place=[3, 4])])
    assert moved.steps[-1].put == (put(1, 3, 1, place=(1, 2)), put(2, 3))


def claim(slot: int, tiles: str, *ids: int | None, **more: object) -> dict[str, Any]:
    return {"slot": slot, "tiles": tiles.split(), "ids": ids, **more}


def ids(arrangement: Arrangement, *texts: str) -> list[tuple[int, ...]]:
    return [placed.ids for placed in arrangement.placed(table(*texts))]


def test_a_tile_keeps_its_number_when_it_moves() -> None:
    laid = NOTHING_LAID.after(table("kbro8", "r5-7"))
    assert ids(laid, "kbro8", "r5-7") == [(1, 2, 3, 4), (5, 6, 7)]
    after = laid.after(table("kbo8", "r5-9"))
    assert ids(after, "kbo8", "r5-9") == [(1, 2, 4), (5, 6, 7, 3, 8)]
    assert after.last_tile == 8


def test_the_player_says_which_of_two_equal_tiles_was_moved() -> None:
    laid = NOTHING_LAID.after(table("r3-6", "r6-9"))
    claims = [claim(1, "r3 r4 r5", 1, 2, 3), claim(9, "k6 b6 r6", None, None, 4)]
    after = laid.after(table("r3-5", "r6-9", "kbr6"), claims)
    assert ids(after, "r3-5", "r6-9", "kbr6") == [(1, 2, 3), (5, 6, 7, 8), (9, 10, 4)]
    assert slots(after, "r3-5", "r6-9", "kbr6") == (1, 2, 9)
    # The other one of the two sixes, in a row that takes over the slot.
    claims = [claim(2, "k6 b6 r6", None, None, 5), claim(3, "r7 r8 r9", 6, 7, 8)]
    after = laid.after(table("r3-6", "r7-9", "kbr6"), claims)
    assert ids(after, "r3-6", "r7-9", "kbr6") == [(1, 2, 3, 4), (6, 7, 8), (9, 10, 5)]
    assert slots(after, "r3-6", "r7-9", "kbr6") == (1, 3, 2)


@pytest.mark.parametrize(
    "claims",
    [
        [claim(1 + 2 + 1000, "r3 r4 r5 r6")],
        [claim(2, "r3 r4 r5 r6", 5, 5, 99, None), claim(2, "k1 b1 r1")],
        [claim(1, "k1 k2 k3", 1, 2, 3)],
        [claim(1, "r3 r4 r5 r6", 4, 3, 2, 1)],
    ],
)
def test_claims_that_cannot_be_true_are_ignored(claims: list[dict[str, Any]]) -> None:
    laid = NOTHING_LAID.after(table("r3-5", "kbr1"))
    after = laid.after(table("r3-6", "kbr1"), claims)
    assert {number for row in ids(after, "r3-6", "kbr1") for number in row} == {1, 2, 3, 4, 5, 6, 7}
    assert len(set(slots(after, "r3-6", "kbr1"))) == 2
    assert after.last <= laid.last + MOST_NEW_SLOTS


def test_a_table_that_was_not_played_here_is_laid_in_one_step() -> None:
    found = NOTHING_LAID.of(table("r3-5", "kbr10"))
    assert len(found.steps) == 1
    assert sorted(slots(found, "r3-5", "kbr10")) == [1, 2]
    assert found.of(table("kbr10", "r3-5")) is found


RUNS = st.integers(1, 11).flatmap(
    lambda low: st.integers(low + 2, 13).flatmap(
        lambda high: st.sampled_from("kbro").map(lambda colour: f"{colour}{low}-{high}")
    )
)


CLAIMS = st.lists(
    st.fixed_dictionaries(
        {
            "slot": st.integers(1, 30),
            "tiles": RUNS.map(lambda text: [str(tile) for tile in table(text)[0].row]),
            "ids": st.lists(st.none() | st.integers(1, 60), max_size=13),
        },
        optional={"place": st.tuples(st.integers(0, 10_000), st.integers(0, 10_000))},
    ),
    max_size=4,
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.lists(RUNS, max_size=6), CLAIMS), max_size=6))
def test_slots_and_numbers_are_bijections_whatever_is_claimed(tables: list[tuple[list[str], Any]]) -> None:
    now, numbered = NOTHING_LAID, dict[int, str]()
    for texts, claims in tables:
        before, now = now, now.after(table(*texts), claims)
        found = slots(now, *texts)
        assert len(set(found)) == len(texts)
        used = {placed.slot for placed in before.melds}
        for each in now.steps[-1].put if now is not before else ():
            assert each.origin is None or each.origin in used
        lying = {number: str(tile) for _, meld, row in now.melds for number, tile in zip(row, meld.row, strict=True)}
        assert len(lying) == sum(len(meld.row) for _, meld, _ in now.melds), "each tile has a number of its own"
        on_both = Counter(numbered.values()) & Counter(lying.values())
        stayed = numbered.items() & lying.items()
        assert len(stayed) == on_both.total(), "a tile that stays on the table keeps its number"
        assert now.last_tile >= max(lying, default=0)
        numbered = lying
        if not claims:
            kept = {*before.melds} & {*now.melds}
            old = [str(placed.meld) for placed in before.melds]
            assert len(kept) == sum(min(texts.count(text), old.count(text)) for text in set(texts))
