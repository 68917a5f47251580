"""Reviews of drafts, and targets of lifted tiles."""

import pytest

from tilerummy.engine.position import View
from tilerummy.rooms import drafts, wire
from tilerummy.rooms.words import translator_for

EN = translator_for("en")


def rows(text: str) -> list[wire.LaidRow]:
    """`k1 k2|r5`: rows of tiles."""
    return [wire.LaidRow(tiles=tuple(row.split())) for row in text.split("|") if row]


def reviewed(view: str, laid: str) -> wire.Review:
    return drafts.review(drafts.trial(View.parse(view), rows(laid)), EN, "a", 3)


def targets(view: str, laid: str, lifted: str, row: int | None, places: tuple[int, ...] = ()) -> wire.Targets:
    trial = drafts.trial(View.parse(view), rows(laid))
    return drafts.targets(drafts.lifted(trial, lifted.split(), row, places), EN, "a", 3)


OPENED = "rummikub-vienna-en kbr10,r3-6 o10r7k1/x7 0 0 2.0"


def test_rows_come_back_in_their_places_and_in_order() -> None:
    said = reviewed(OPENED, "o10 k10 b10 r10|r7 r3 r4 r5 r6|k1")
    assert [row.tiles for row in said.rows] == [
        ("k10", "b10", "r10", "o10"),
        ("r3", "r4", "r5", "r6", "r7"),
        ("k1",),
    ]
    assert [row.state for row in said.rows] == ["meld", "meld", "unfinished"]
    assert [row.mine for row in said.rows] == [(3,), (4,), (0,)]
    assert said.rows[2].text.startswith("This row is too short")
    assert (said.may_end, said.text, said.rack, said.loose) == (False, "1 row is unfinished.", (), ())


@pytest.mark.parametrize(
    ("view", "laid", "wrong"),
    [
        (OPENED, "k10 b10 r10|r3 r4 r5 r6 k1", [(), (0,)]),
        (OPENED, "k10 b10 r10|r3 r4 r5 r6 o10", [(), (4,)]),
        (OPENED, "k10 b10 r10 o10|r3 r4 r5 r6 r7", [(), ()]),
        # It can still become a meld.
        (OPENED, "k10 b10 r10|r3 r4 r5 r6|k1", [(), (), ()]),
        # Two tiles do not fit: nobody can say which of them are wrong.
        (OPENED, "k10 b10 r10|r3 r4 r5 r6 k1 o10", [(), ()]),
        # Of two copies, the one from the rack; and both, if both are from there.
        ("rummikub-vienna-en kbr10 b10k1/x7 0 0 2.0", "k10 b10 r10 b10", [(1,)]),
        ("rummikub-vienna-en - b9b9r9k9/x7 0 0 2.0", "b9 r9 b9", [(0, 1)]),
        # A repeated number in the middle of a run makes two runs.
        ("rummikub-vienna-en r3-7 r5/x7 0 0 2.0", "r3 r4 r5 r5 r6 r7", [()]),
        # The row is a meld, but these tiles must not be there.
        ("rummikub-vienna-en kbr10,r3-6 o10r7k1/x7 - 0 2.0", "k10 b10 r10 o10|r3 r4 r5 r6", [(3,), ()]),
        ("rummikub-vienna-en b7-9,r3-5j5 k1r5/b1r1 0 0 2.0", "b7 b8 b9 j|r3 r4 r5", [(3,), ()]),
    ],
)
def test_the_tiles_for_which_a_row_is_rejected_are_named(view: str, laid: str, wrong: list[tuple[int, ...]]) -> None:
    assert [row.wrong for row in reviewed(view, laid).rows] == wrong


def test_a_legal_draft_may_end() -> None:
    said = reviewed(OPENED, "k10 b10 r10 o10|r3 r4 r5 r6 r7")
    assert (said.may_end, said.reasons, said.text) == (True, (), "Good: 2 tiles. You can end your turn.")
    assert (said.points, said.needed, said.rack) == (0, None, ("k1",))


def test_an_unchanged_table_cannot_be_laid_and_has_no_text() -> None:
    said = reviewed(OPENED, "k10 b10 r10|r3 r4 r5 r6")
    assert (said.may_end, said.reasons, said.text) == (False, (), "")


def test_loose_table_tiles_are_named() -> None:
    said = reviewed(OPENED, "k10 b10 r10 o10|r3 r4 r5")
    assert said.loose == ("r6",)
    assert said.reasons[0].clause == "TABLE.tiles_stay"
    assert said.reasons[0].tiles == ("r6",)
    assert "red 6" in said.text


def test_the_first_lay_is_counted() -> None:
    said = reviewed("rummikub-vienna-en - k8b8r8k9/x14 - 0 1.0", "k8 b8 r8")
    assert (said.points, said.needed, said.may_end) == (24, 30, False)
    assert said.text == "Your first lay is worth 24 points. It needs at least 30."


def test_a_joker_with_two_readings_is_open_until_a_reading_is_given() -> None:
    view = "rummikub-vienna-en kbr10 r5jjk1/x7 0 0 2.0"
    said = reviewed(view, "k10 b10 r10|r5 j j")
    assert said.rows[1].state == "open"
    assert said.rows[1].readings == ("rjj5", "r5-7j6j7")
    meant = wire.LaidRow(tiles=("r5", "j", "j"), reading="r5-7j6j7")
    trial = drafts.trial(View.parse(view), [*rows("k10 b10 r10"), meant])
    assert drafts.review(trial, EN, "a", 3).rows[1].state == "meld"


def test_an_unchanged_ambiguous_row_keeps_its_reading() -> None:
    said = reviewed("rummikub-vienna-en rjj5,kbr10 o10k1/x7 0 0 2.0", "r5 j j|k10 b10 r10 o10")
    assert said.may_end
    assert said.rows[0].state == "meld"


def test_own_tiles_are_marked_among_equal_copies() -> None:
    said = reviewed("rummikub-vienna-en r3-5 r3r4r5/x7 0 0 2.0", "r3 r4 r5|r3 r4 r5")
    assert [row.mine for row in said.rows] == [(), (0, 1, 2)]


# Targets


def test_a_tile_can_be_dropped_where_a_meld_is_possible() -> None:
    said = targets(OPENED, "k10 b10 r10|r3 r4 r5 r6", "o10", None)
    assert [target.accepts for target in said.rows] == [True, False]
    assert said.rows[1].clause == "SET.run"
    assert said.new.accepts
    assert said.rack.accepts


def test_table_melds_cannot_be_changed_before_opening() -> None:
    view = "rummikub-vienna-en kbr10,r3-6 o10r7k1/x7 1 0 2.0"
    added = targets(view, "k10 b10 r10|r3 r4 r5 r6", "o10", None)
    assert not added.rows[0].accepts
    assert added.rows[0].clause == "LAYOFF.requires_open"
    assert added.rows[0].text
    taken = targets(view, "k10 b10 r10|r3 r4 r5 r6", "r3", 1, (0,))
    assert not taken.new.accepts
    assert taken.new.clause == "REARRANGE.requires_open"
    assert targets(view, "k10 b10 r10|r3 r4 r5 r6", "k1", None).new.accepts


def test_only_tiles_from_the_rack_go_back_to_it() -> None:
    laid = "k10 b10 r10 o10|r3 r4 r5 r6"
    assert targets(OPENED, laid, "o10", 0, (3,)).rack.accepts
    back = targets(OPENED, laid, "r6", 1, (3,)).rack
    assert (back.accepts, back.clause) == (False, "TABLE.tiles_stay")


FREE = "rummikub-vienna-en"
EXCHANGE = "rummikub-original-de"


@pytest.mark.parametrize(("edition", "may"), [(FREE, True), (EXCHANGE, False)])
def test_a_joker_move_that_one_edition_forbids_and_another_allows(edition: str, may: bool) -> None:
    """The joker leaves r3-6j6, which stays a meld without it, for a new meld."""
    view = f"{edition} r3-6j6 r8r9k1/x7 0 0 2.0"
    said = targets(view, "r3 r4 r5 j|r8 r9", "j", 0, (3,))
    assert said.rows[1].accepts is may
    if not may:
        assert said.rows[1].clause.startswith("JOKER.")
        assert said.rows[1].text


@pytest.mark.parametrize(
    ("edition", "rack", "may"),
    [(FREE, "r8k1", True), (EXCHANGE, "r8k1", False), (EXCHANGE, "r6r8k1", True), (EXCHANGE, "b6r8k1", False)],
)
def test_a_joker_that_cannot_be_freed_is_refused_in_an_unfinished_row(edition: str, rack: str, may: bool) -> None:
    """The drop is refused even in a row that is not a meld yet. If the rack has the tile that the joker stands for, the
    joker may be taken out first and the tile put in later.
    """
    view = f"{edition} r3-6j6 {rack}/x7 0 0 2.0"
    said = targets(view, "r3 r4 r5 j|r8", "j", 0, (3,))
    for target in (said.rows[1], said.new):
        assert target.accepts is may
        assert target.clause.startswith("JOKER.") is not may
        assert bool(target.text) is not may


def test_a_joker_may_be_taken_out_before_its_tile_is_put_in() -> None:
    """It may go into another meld at once. The rest of its meld is valid, but the turn cannot end without the tile."""
    view = f"{EXCHANGE} r3-6j6 r6r8r9/x7 0 0 2.0"
    said = targets(view, "r3 r4 r5 j|r8 r9", "j", 0, (3,))
    assert said.rows[1].accepts
    assert not reviewed(view, "r3 r4 r5|r8 r9 j").may_end
    assert reviewed(view, "r3 r4 r5 r6|r8 r9 j").may_end


def test_jokers_in_unfinished_rows_forbid_nothing_yet() -> None:
    """The run is rebuilt around one of its jokers. Which joker stays is not known before the end."""
    view = f"{EXCHANGE} r6-9j7j8 r8k1/x7 0 0 2.0"
    said = targets(view, "j j r9|r6 r8", "r9", 0, (2,))
    assert said.rows[1].accepts


def test_a_joker_from_the_rack_may_be_put_anywhere() -> None:
    for edition in (FREE, EXCHANGE, "rummy-classic-it"):
        said = targets(f"{edition} r3-6j6 jr7r9/x7 0 0 2.0", "r3 r4 r5 j r7", "j", None)
        assert said.new.accepts, edition


def test_the_tile_for_a_joker_may_be_put_where_the_joker_lies() -> None:
    for edition in (FREE, EXCHANGE, "rummy-classic-it"):
        said = targets(f"{edition} r3-5j4 r4r8r9/x7 0 0 2.0", "r3 j r5", "r4", None)
        assert said.rows[0].accepts, edition
        assert said.rows[0].exchange == 1, edition


def test_a_drop_that_leaves_only_melds_is_marked() -> None:
    said = targets(OPENED, "k10 b10 r10|r3 r4 r5 r6", "o10", None)
    assert [target.complete for target in (*said.rows, said.new)] == [True, False, False]
    moved = targets(OPENED, "k10 b10 r10|r3 r4 r5 r6", "r6", 1, (3,))
    assert moved.new.accepts
    assert not moved.new.complete, "a row of one tile is a step on the way"


def test_a_tile_can_be_lifted_by_place() -> None:
    view = "rummikub-vienna-en kbr10 r1r1r2r3/x7 0 0 2.0"
    said = targets(view, "k10 b10 r10|r1 r2 r3|r1", "r1", 2, (0,))
    assert [target.accepts for target in said.rows] == [False, False, True]


def test_a_second_copy_in_the_middle_of_a_run_splits_it() -> None:
    view = "rummikub-vienna-en r3-7,kbr10 r5r4k1/x7 0 0 2.0"
    assert [target.accepts for target in targets(view, "r3 r4 r5 r6 r7|k10 b10 r10", "r5", None).rows] == [True, False]
    assert not targets(view, "r3 r4 r5 r6 r7|k10 b10 r10", "r4", None).rows[0].accepts, "two tiles are not a run"
    said = reviewed(view, "r3 r4 r5 r6 r7 r5|k10 b10 r10")
    assert said.rows[0].state == "unfinished"
    assert said.rows[0].splits == (("r3", "r4", "r5"), ("r5", "r6", "r7"))
    assert reviewed(view, "r3 r4 r5|r5 r6 r7|k10 b10 r10").may_end
    unopened = "rummikub-vienna-en r3-7,kbr10 r5r4k1/x7 1 0 2.0"
    assert not targets(unopened, "r3 r4 r5 r6 r7|k10 b10 r10", "r5", None).rows[0].accepts


def test_tiles_that_are_not_owned_are_found() -> None:
    trial = drafts.trial(View.parse(OPENED), rows("k10 b10 r10|r3 r4 r5 r6|k1 k2"))
    assert str(drafts.not_owned(trial)) == "k2"


def test_a_plan_is_judged_as_if_it_were_the_turn() -> None:
    view = drafts.as_if_on_turn(View.parse("rummikub-vienna-en kbr10 x7/o10r7k1 01 0 2.0"))
    assert view.turn == view.seat == 1
    assert drafts.review(drafts.trial(view, rows("k10 b10 r10 o10")), EN, "a", 3, plan=True).may_end


# Help for the page


@pytest.mark.parametrize(
    ("row", "lifted", "places", "left"),
    [
        ("r3 r4 r5 r6", "r4", (1,), [("r3",), ("r5", "r6")]),
        ("r3 r4 r5 r6", "r3", (0,), [("r4", "r5", "r6")]),
        ("r3 r4 r5 r6", "r4 r5", (1, 2), [("r3",), ("r6",)]),
        ("r3 r4 r5 r6", "r3 r4 r5 r6", (0, 1, 2, 3), []),
        ("k10 b10 r10", "b10", (1,), [("k10", "r10")]),
    ],
)
def test_a_run_that_loses_its_middle_becomes_two_rows(
    row: str, lifted: str, places: tuple[int, ...], left: list[tuple[str, ...]]
) -> None:
    other = "k10 b10 r10" if row.startswith("r3") else "r3 r4 r5 r6"
    assert list(targets(OPENED, f"{row}|{other}", lifted, 0, places).left) == left


def test_tiles_from_the_rack_leave_no_row_behind() -> None:
    assert targets(OPENED, "k10 b10 r10|r3 r4 r5 r6", "o10", None).left == ()


def test_only_reasons_that_are_not_obvious_are_shown_beside_a_row() -> None:
    closed = "rummikub-vienna-en kbr10,r3-6 o10r7k1/x7 - 0 2.0"
    said = targets(closed, "k10 b10 r10|r3 r4 r5 r6", "o10", None)
    assert [(row.accepts, row.explain) for row in said.rows] == [(False, True), (False, False)]
    assert not said.new.explain


def test_a_review_has_the_points_of_the_first_lay_and_the_melds_left() -> None:
    closed = "rummikub-vienna-en - k1k2k3k11k12k13r5/x7 - 0 2.0"
    few, many = reviewed(closed, "k1 k2 k3"), reviewed(closed, "k11 k12 k13")
    assert (few.enough, few.rack_groups) == (False, (("k11", "k12", "k13"),))
    assert (many.enough, many.rack_groups) == (True, (("k1", "k2", "k3"),))


def test_a_row_with_two_readings_comes_with_choices() -> None:
    (row,) = reviewed("rummikub-vienna-en,joker_colour=yes,jokers=4 - r5r6Rk1/x7 0 0 2.0", "r6 r5 R").rows
    assert row.readings == tuple(choice.reading for choice in row.choices) == ("r4-6R4", "r5-7R7")
    assert [choice.stands_for for choice in row.choices] == [("r4",), ("r7",)]
