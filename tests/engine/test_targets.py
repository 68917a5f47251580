"""Where lifted tiles may be dropped, tested on the engine; tests/server/test_drafts.py tests it over the network."""

import sys
from dataclasses import replace

import pytest

from tilerummy.engine.draft import Draft, lift, read_trials, review, targets
from tilerummy.engine.melds import parse_meld
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import (
    JokerNotExchanged,
    JokerReused,
    LaidOffUnopened,
    LeftTheTable,
    MustDiscard,
    NotAGroup,
    NotARun,
    NotInNewMeld,
    Violation,
)

SHEET = "rummikub-vienna-en"


def draft_of(table: str, rack: str, opened: str = "01", edition: str = SHEET) -> Draft:
    return Draft.of(View.parse(f"{edition} {table} {rack}/x9 {opened} 0 4.0"))


def drops(
    draft: Draft, tiles: str, row: int | None = None, places: tuple[int, ...] = ()
) -> list[type[Violation] | None]:
    """What forbids each drop: row by row, on a new row, on the rack."""
    found = targets(lift(draft, tuple(map(Tile.parse, tiles.split())), row, places))
    return [None if each is None else type(each) for each in (*found.rows, found.new, found.rack)]


def test_a_tile_of_the_rack_goes_where_it_fits() -> None:
    assert drops(draft_of("r3-5,kbr10", "r6k1"), "r6") == [None, NotARun, None, None]


def test_two_tiles_that_never_fit_are_not_called_too_short() -> None:
    draft = replace(draft_of("-", "r6r6o4r7"), rows=read_trials([parse_meld("[r6]")], ()))
    assert [drops(draft, tile)[0] for tile in ("o4", "r6", "r7")] == [NotARun, NotAGroup, None]


def test_a_seat_that_has_not_opened_keeps_off_the_table() -> None:
    assert drops(draft_of("r3-5", "r6k1", opened="1"), "r6") == [LaidOffUnopened, None, None]


def test_a_table_tile_does_not_go_to_the_rack() -> None:
    assert drops(draft_of("r3-6", "k1"), "r6", row=0, places=(3,))[-1] is LeftTheTable


@pytest.mark.parametrize("places", [(), (0,), (9,), (1, 2)], ids=["none", "wrong", "outside", "too many"])
def test_places_that_do_not_match_are_ignored(places: tuple[int, ...]) -> None:
    lifted = lift(draft_of("r3-6", "k1"), (Tile.parse("r6"),), 0, places)
    assert lifted.rows == (tuple(map(Tile.parse, ("r3", "r4", "r5"))),)


def test_a_joker_that_nothing_can_free_stays() -> None:
    """Also if a group of every number is on the table, so that no group can replace the row it would go to."""
    groups = ",".join(f"kbr{number}" for number in range(1, 14))
    exchange = f"{SHEET},joker_free=exchange"
    assert drops(draft_of("kbj5", "k1", edition=exchange), "j", row=0, places=(2,))[1] is JokerNotExchanged
    crowded = draft_of(f"{groups},o3-5j5", "k1", edition=exchange)
    row = next(at for at, laid in enumerate(crowded.laid) if laid.tiles.jokers)
    assert drops(crowded, "j", row=row, places=(2,))[14] is None


def test_a_tile_dropped_on_the_joker_that_it_replaces() -> None:
    """Allowed, because the joker can be taken out afterwards, although it may not stay in this meld."""
    draft = draft_of("r4-7j6", "r6k1", edition=f"{SHEET},joker_free=exchange,joker_reuse=other_meld")
    assert drops(draft, "r6")[0] is None
    found = review(Draft(draft.seen, (parse_meld("r4-8j8"),)))
    assert [type(violation) for violation in found.violations] == [JokerReused]


def test_an_ambiguous_row_keeps_the_reading_that_it_has_on_the_table() -> None:
    seen = View.parse(f"{SHEET},jokers=4 r5-7j6j7,k1-3 r6k4/x9 01 0 4.0")
    loose, other = parse_meld("[r5jj]"), parse_meld("[k5jj]")
    run = next(meld for meld in seen.table if meld.tiles.jokers)
    assert read_trials((loose, *seen.table[:1]), seen.table) == (run, seen.table[0])
    assert read_trials((other,), seen.table) == (other,)
    assert read_trials((run, loose), seen.table) == (run, loose), "it is on the table only once"
    assert read_trials((parse_meld("[k9k7]"),), seen.table) == (parse_meld("[k7k9]"),)


def test_drops_are_offered_without_a_verdict_when_there_are_too_many_to_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = draft_of("r3-5,kbr10", "r6k1", opened="1")
    assert drops(draft, "r6") == [LaidOffUnopened, NotARun, None, None]
    monkeypatch.setattr(sys.modules["tilerummy.engine.draft"], "MOST_STEPS", -1)
    assert drops(draft, "r6") == [None, NotARun, None, None]
    assert not review(draft.put([Tile.parse("r6")], 1)).may_end, "the drop is judged once it is made"


def test_after_the_lay_of_a_turn_with_discards_no_row_takes_a_tile() -> None:
    """Of two positions that differ only in the stage of the turn: drawn, and laid."""
    for stage, refused in (("+", None), (":", MustDiscard)):
        view = View.parse(f"rummikub-original-de,discard_pile=yes kbr10 y10k1/x9 01 0{stage} 40.2 -/r5")
        assert drops(Draft.of(view), "y10") == [refused, refused, None]


def test_the_main_reason_is_one_that_more_tiles_cannot_fix() -> None:
    draft = draft_of("r3-5,kbr10", "r6k1", opened="1").put([Tile.parse("r6")], 1)
    found = review(draft)
    assert not found.may_end
    assert isinstance(found.main_reason, LaidOffUnopened)
    unfinished = review(draft_of("r3-5", "k1k2").put([Tile.parse("k1")]))
    assert (unfinished.main_reason, unfinished.unfinished) == (None, 1)
    assert review(draft_of("r3-5", "k1k2")).main_reason is None
    piles = View.parse("rummikub-original-de,discard_pile=yes - r6k9k10/x9 - 0 40.2 -/r5")
    assert isinstance(review(Draft.of(piles).take_beside("<")).main_reason, NotInNewMeld), "before the first lay, too"


@pytest.mark.parametrize(("run", "enough"), [("k1 k2 k3", False), ("k11 k12 k13", True)])
def test_an_opening_below_the_threshold_lacks_points(run: str, enough: bool) -> None:
    draft = draft_of("-", f"{run.replace(' ', '')}b1", opened="1").put(list(map(Tile.parse, run.split())))
    assert review(draft).enough_points == enough


@pytest.mark.parametrize(
    ("place", "left"),
    [(0, ["r4 r5 r6 r7"]), (2, ["r3 r4", "r6 r7"]), (4, ["r3 r4 r5 r6"])],
    ids=["first", "middle", "last"],
)
def test_a_run_that_loses_its_middle_becomes_two_rows(place: int, left: list[str]) -> None:
    lifted = lift(draft_of("r3-7", "k1"), (Tile("r", 3 + place),), 0, (place,))
    assert [" ".join(map(str, part)) for part in lifted.left] == left


def test_a_second_tile_of_a_run_divides_it() -> None:
    assert drops(draft_of("r3-7", "r5k1"), "r5") == [None, None, None]


def test_a_whole_row_goes_onto_another() -> None:
    assert drops(draft_of("r3-5,r6-8", "k1"), "r6 r7 r8", row=1, places=(0, 1, 2))[0] is None


@pytest.mark.parametrize("edition", [SHEET, "rummikub-original-de", "rummy-classic-it"])
def test_a_tile_goes_onto_the_joker_that_it_replaces(edition: str) -> None:
    assert drops(draft_of("r3-5j4", "r4r8r9", edition=edition), "r4")[0] is None


def complete(draft: Draft, tiles: str, row: int | None = None, places: tuple[int, ...] = ()) -> list[bool]:
    """Which drops make only melds: row by row, and on a new row."""
    return list(targets(lift(draft, tuple(map(Tile.parse, tiles.split())), row, places)).complete)


def exchanges(draft: Draft, tiles: str, row: int | None = None, places: tuple[int, ...] = ()) -> list[int | None]:
    return list(targets(lift(draft, tuple(map(Tile.parse, tiles.split())), row, places)).exchanges)


@pytest.mark.parametrize(
    ("table", "rack", "lifted", "row", "places", "expected"),
    [
        ("r3-5,kbr10", "r6k1", "r6", None, (), [True, False, False]),
        ("kbr10", "r6r7r8", "r6 r7 r8", None, (), [False, True]),
        ("r3-7", "r5k1", "r5", None, (), [True, False]),
        ("r3-6,kbo6", "k1", "r6", 0, (3,), [True, True, False]),
        ("r4-6,kbo6", "k1", "r6", 0, (2,), [False, False, False]),
        ("r3-9", "k1", "r6", 0, (3,), [True, False]),
        ("r3-9", "k1", "r6 r7 r8 r9", 0, (3, 4, 5, 6), [True, True]),
    ],
    ids=["add", "new meld", "two runs", "from a run of four", "from a run of three", "from the middle", "cut"],
)
def test_a_drop_is_complete_if_it_leaves_only_melds(
    table: str, rack: str, lifted: str, row: int | None, places: tuple[int, ...], expected: list[bool]
) -> None:
    found = complete(draft_of(table, rack), lifted, row, places)
    if row is not None:  # back to where it was
        found[row] = expected[row]
    assert found == expected


def test_a_forbidden_drop_is_not_complete() -> None:
    assert complete(draft_of("r3-5", "r6k1", opened="1"), "r6") == [False, False]


@pytest.mark.parametrize(
    ("table", "lifted", "expected"),
    [
        ("r3-5j4", "r4", [1]),
        ("r4-6j6", "r3", [None]),
        ("r4-6j6", "r6", [2]),
        ("kbj5", "r5", [2]),
        ("kbj5", "o5", [2]),
        ("kbj5", "k5", [None]),
        ("r3-6j4j5", "r5", [2]),
        ("r3-5j4,kbj4", "r4", [1, 2]),
    ],
)
def test_a_tile_replaces_the_joker_that_stands_for_it(table: str, lifted: str, expected: list[int | None]) -> None:
    draft = draft_of(table, f"{lifted}k1")
    where = [next(at for at, laid in enumerate(draft.laid) if laid == parse_meld(meld)) for meld in table.split(",")]
    found = exchanges(draft, lifted)
    assert [found[at] for at in where] == expected


def test_a_joker_is_not_replaced_by_two_tiles_a_joker_or_its_own_row() -> None:
    assert exchanges(draft_of("r3-5j4", "r4r6"), "r4 r6") == [None]
    assert exchanges(draft_of("r3-5j4", "jr6"), "j") == [None]
    assert exchanges(draft_of("r3-7j4", "k1"), "r7", row=0, places=(4,)) == [None]


def test_a_row_with_several_readings_gives_its_joker_for_each() -> None:
    draft = draft_of("kbr9", "r5jjr6r7k5k1")
    made = Draft(draft.seen, (*draft.rows, parse_meld("[r5jj]")))
    assert [exchanges(made, tile)[1] for tile in ("r6", "r7", "k5", "k1")] == [1, 2, 1, None]


def test_the_sheet_decides_whether_a_joker_is_exchanged() -> None:
    """Before the first lay nothing is taken. Where a tile of the rack must free a joker, one of the table does not."""
    assert exchanges(draft_of("r3-5j4", "r4k1", opened="1"), "r4") == [None]
    source = f"{SHEET},joker_free=exchange,joker_source=rack"
    free = draft_of("r3-5j4,r4-7", "k1", edition=source)
    run = next(at for at, laid in enumerate(free.laid) if not laid.tiles.jokers)
    assert exchanges(free, "r4", row=run, places=(0,))[1 - run] is None


def test_of_equal_rows_the_later_one_has_the_tiles_of_the_rack() -> None:
    run = parse_meld("r3-5")
    verdicts = review(replace(draft_of("r3-5", "r3r4r5k1"), rows=(run, run))).rows
    assert [verdict.mine for verdict in verdicts] == [(), (0, 1, 2)]
