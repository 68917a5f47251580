"""Slots: a meld that nobody touches keeps its number, and a changed one says where its tiles came from."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tilerummy.engine.melds import Meld, parse_meld
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement, Put, Spot, tiles_key


def table(*texts: str) -> tuple[Meld, ...]:
    melds = tuple(parse_meld(text) for text in texts)
    assert all(isinstance(meld, Meld) for meld in melds)
    return melds  # type: ignore[return-value]


def slots(arrangement: Arrangement, *texts: str) -> tuple[int, ...]:
    return arrangement.slots(table(*texts))


def test_new_melds_get_new_slots_and_untouched_ones_keep_theirs() -> None:
    first = NOTHING_LAID.after(table("r3-5"))
    second = first.after(table("kbr10", "r3-5"))
    assert slots(second, "r3-5", "kbr10") == (1, 2)
    assert second.steps[-1] == (((2, 3, None, 0, None),), ())


def test_a_move_that_changes_nothing_adds_no_step() -> None:
    laid = NOTHING_LAID.after(table("r3-5"))
    assert laid.after(table("r3-5")) is laid


def test_a_run_that_grows_keeps_its_slot_and_its_tiles_stay() -> None:
    laid = NOTHING_LAID.after(table("r3-5", "kbr10"))
    assert laid.after(table("r3-6", "kbr10")).steps[-1].put == (Put(1, 4, 1, 0, None),)
    # One tile is added on the left, so the run begins one tile further left.
    assert laid.after(table("r2-5", "kbr10")).steps[-1].put == (Put(1, 4, 1, -1, None),)


def test_the_parts_of_a_split_run_say_where_they_lay() -> None:
    laid = NOTHING_LAID.after(table("r1-7"))
    step = laid.after(table("r1-3", "r4-7")).steps[-1]
    assert step.gone == ()
    assert sorted(step.put) == [Put(1, 4, 1, 3, None), Put(2, 3, 1, 0, None)]


def test_a_meld_made_of_several_others_takes_the_place_of_the_one_that_gave_most() -> None:
    laid = NOTHING_LAID.after(table("kbro8", "r5-7", "k4-6"))
    after = laid.after(table("kbo8", "r5-8", "k4-6"))
    assert slots(after, "kbo8", "r5-8", "k4-6") == slots(laid, "kbro8", "r5-7", "k4-6")


def test_a_meld_that_is_taken_apart_is_gone() -> None:
    laid = NOTHING_LAID.after(table("kbr5", "k2-4", "b2-4", "r2-4"))
    (gone,) = slots(laid, "kbr5")
    step = laid.after(table("k2-5", "b2-5", "r2-5")).steps[-1]
    assert step.gone == (gone,)
    assert {put.slot for put in step.put} == set(slots(laid, "k2-4", "b2-4", "r2-4"))


def test_equal_melds_have_different_slots() -> None:
    laid = NOTHING_LAID.after(table("r3-5")).after(table("r3-5", "r3-5"))
    assert slots(laid, "r3-5", "r3-5") == (1, 2)
    assert slots(laid.after(table("r3-5", "r3-6")), "r3-5", "r3-6") == (1, 2)


def test_places_of_new_and_of_moved_melds_are_kept() -> None:
    laid = NOTHING_LAID.after(table("r3-5"), {tiles_key(["r5", "r3", "r4"]): [100, 9000]})
    assert laid.steps[-1].put == (Put(1, 3, None, 0, Spot(100, 9000)),)
    moved = laid.after(table("r3-5", "kbr10"), {"r3 r4 r5": [1, 2], "b1 b2 b3": [3, 4]})
    assert moved.steps[-1].put == (Put(2, 3, None, 0, None), Put(1, 3, 1, 0, Spot(1, 2)))


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


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(RUNS, max_size=6), max_size=6))
def test_slots_are_a_bijection_and_untouched_melds_keep_theirs(tables: list[list[str]]) -> None:
    now = NOTHING_LAID
    for texts in tables:
        before, now = now, now.after(table(*texts))
        found = slots(now, *texts)
        assert len(set(found)) == len(texts)
        used = {slot for slot, _ in before.melds}
        for put in now.steps[-1].put if now is not before else ():
            assert put.origin is None or put.origin in used
        kept = dict(before.melds).items() & dict(now.melds).items()
        common = sum(min(texts.count(text), [str(meld) for _, meld in before.melds].count(text)) for text in set(texts))
        assert len(kept) == common
