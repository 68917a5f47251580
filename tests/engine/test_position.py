import pytest

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.judging.referee import play
from tilerummy.engine.melds import parse_laid
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Position, Stage, TurnCount, View, parse_situation, view
from tilerummy.engine.tiles import Tile, Tiles

SAMPLE = "rummikub-vienna-en kbr10 b4o4j/k4k5k6k7r4o12o9 0 0 2.0"


def test_the_parts_of_a_position() -> None:
    position = Position.parse(
        "rummikub-original-de,discard_pile=yes,open_last_tile=yes kbr10 b4j/k4/y1 02 2+ 12.1 -/r5r5/j ^y9"
    )
    assert [str(rack) for rack in position.racks] == ["b4j", "k4", "y1"]
    assert (position.opened, position.turn, position.stage) == (frozenset({0, 2}), 2, Stage.DRAWN)
    assert position.turn_count == TurnCount(12, 1)
    assert [len(pile) for pile in position.discards] == [0, 2, 1]
    assert (position.open_tile, position.seats, str(position.rack)) == (Tile("y", 9), 3, "y1")
    assert position.pool_size == 106 - 3 - 4 - 3 - 1 == len(position.pool)
    assert [str(tile) for tile in position.lying_open] == ["r5", "r5", "j", "y9"]


def test_who_counts_as_opened() -> None:
    each = Position.parse("rummikub-original-it kbr10 k1/k2 1 0 2.0")
    assert [each.has_opened(seat) for seat in (0, 1)] == [False, True]
    anybody = Position.parse("rummikub-original-it,open_scope=any_player kbr10 k1/k2 1 0 2.0")
    assert [anybody.has_opened(seat) for seat in (0, 1)] == [True, True]
    nobody = Position.parse("rummikub-original-it,open_scope=any_player - k1/k2 - 0 2.0")
    assert [nobody.has_opened(seat) for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("rummikub-vienna-en r3-5,kbr10 j4/k1 - 0 2.0", None),
        ("rummikub-vienna-en kbr10,[r5r4r3] jb4/k1 10 0 2.0", "rummikub-vienna-en r3-5,kbr10 b4j/k1 01 0 2.0"),
        ("rummikub-vienna-en_kbr10_b4/k1_0_0_2.0", "rummikub-vienna-en kbr10 b4/k1 0 0 2.0"),
        ("rummy-classic,open_min=50,jokers=4_-_b4/g1_-_0_2.0", "rummy-classic,jokers=4,open_min=50 - b4/g1 - 0 2.0"),
        (
            "rummikub-original-de,open_last_tile=yes_-_b4/k1_-_0_2.0_^-",
            "rummikub-original-de,open_last_tile=yes - b4/k1 - 0 2.0 ^-",
        ),
        ("rummy-classic,hand - b4/g1 - 0 2.0", "rummy-classic,hand_double=yes,hand_open=yes - b4/g1 - 0 2.0"),
    ],
)
def test_any_order_is_read_and_one_is_printed(written: str, printed: str | None) -> None:
    if printed is None:
        with pytest.raises(Unreadable):
            Position.parse(written)
    else:
        assert str(Position.parse(written)) == printed


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "six-fields-expected", 0),
        ("rummikub-vienna-en", "six-fields-expected", 18),
        ("rummikub-vienna-en - b4/k1 - 0", "six-fields-expected", 30),
        ("rummikub-vienna-en - b4/k1 - 0 2.0 -", "fields-of-variants", 35),
        ("rummikub-vienna-en - b4/k1 - 0 2.0 - - -", "six-fields-expected", 40),
        ("rummikub-original-de,discard_pile=yes - b4/k1 - 0 2.0", "fields-of-variants", 53),
        ("rummikub-original-de,discard_pile=yes - b4/k1 - 0 2.0 r5z/-", "tile-expected", 56),
        ("rummikub-original-de,discard_pile=yes - b4/k1 - 0 2.0 r5/z", "tile-expected", 57),
        ("rummikub-original-de,discard_pile=yes - b4/k1 - 0 2.0 /-", "tiles-missing", 54),
        ("rummikub-original-de,open_last_tile=yes - b4/k1 - 0 2.0 r5", "open-tile-expected", 56),
        ("rummikub-original-de,open_last_tile=yes - b4/k1 - 0 2.0 ^q", "tile-expected", 57),
        ("Rummikub - b4/k1 - 0 2.0", "edition-expected", 0),
        ("rummikub-vienna-en q b4/k1 - 0 2.0", "meld-expected", 19),
        ("rummikub-vienna-en - b4/kq - 0 2.0", "number-expected", 25),
        ("rummikub-vienna-en - b4/ - 0 2.0", "tiles-missing", 24),
        ("rummikub-vienna-en - b4/k1 q 0 2.0", "seats-expected", 27),
        ("rummikub-vienna-en - b4/k1 00 0 2.0", "seats-expected", 27),
        ("rummikub-vienna-en - b4/k1 ٠ 0 2.0", "seats-expected", 27),
        ("rummikub-vienna-en - b4/k1 - q 2.0", "turn-expected", 29),
        ("rummikub-vienna-en - b4/k1 - 0* 2.0", "turn-expected", 29),
        ("rummikub-vienna-en - b4/k1 -  2.0", "turn-expected", 29),
        ("rummikub-vienna-en - b4/k1 - 0 2", "clock-expected", 31),
        ("rummikub-vienna-en - b4/k1 - 0 02.0", "clock-expected", 31),
        ("rummikub-vienna-en - b4/k1 - 0 2.", "clock-expected", 31),
        ("rummikub-vienna-en - b4/k1 - 0 1234567.0", "clock-expected", 31),
    ],
)
def test_the_place_of_a_fault(text: str, code: str, at: int) -> None:
    with pytest.raises(Unreadable) as fault:
        Position.parse(text)
    assert (fault.value.code, fault.value.at, fault.value.text) == (code, at, text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no-such-edition - b4/k1 - 0 2.0", "edition-unknown"),
        ("rummikub-vienna-en - b4b4b4/k1 - 0 2.0", "more-than-in-the-box"),
        ("rummikub-vienna-en kbr4,b4-6 b4/k1 - 0 2.0", "more-than-in-the-box"),
        ("rummikub-vienna-en - jjj/k1 - 0 2.0", "more-than-in-the-box"),
        ("rummikub-vienna-en - R/k1 - 0 2.0", "more-than-in-the-box"),
        ("rummikub-vienna-en - g1/k1 - 0 2.0", "more-than-in-the-box"),
        ("rummikub-vienna-en [k1k2] b4/k1 - 0 2.0", "not-a-meld"),
        ("rummikub-vienna-en [k1jj] b4/k1 - 0 2.0", "two-readings"),
        ("rummikub-vienna-en - b4 - 0 2.0", "seats-out-of-range"),
        ("rummikub-vienna-en - b4/b4/k4/k5/k6 - 0 2.0", "seats-out-of-range"),
        ("rummikub-vienna-en - b4/k1 - 2 2.0", "no-such-seat"),
        ("rummikub-vienna-en - b4/k1 2 0 2.0", "no-such-seat"),
        ("rummikub-vienna-en - b4/k1 - 0+ 2.0", "no-such-stage"),
        ("rummikub-vienna-en - b4/k1 - 0: 2.0", "no-such-stage"),
        ("lets-play-rummy-it - b4/y1 - 0: 2.0", "no-such-stage"),
        ("rummikub-vienna-en - b4/x3 - 0 2.0", "rack-unknown-in-position"),
        ("rummikub-original-de,discard_pile=yes - b4/k1 - 0 2.0 r5", "discards-without-pile"),
        ("rummikub-original-de,discard_pile=yes - b4/k1 - 0 2.0 r5r5/r5", "more-than-in-the-box"),
    ],
)
def test_invalid_positions_are_refused(text: str, code: str) -> None:
    with pytest.raises(Impossible) as fault:
        Position.parse(text)
    assert fault.value.code == code


def test_more_tiles_than_in_the_box() -> None:
    edition = get("rummikub-vienna-en")
    with pytest.raises(Impossible, match="too many tiles"):
        View(edition, (), (Tiles(unknown=100), Tiles(unknown=7)))
    View(edition, (), (Tiles(unknown=100), Tiles(unknown=6)))
    many = parse_laid(",".join(["k1-13"] * 9))
    with pytest.raises(Impossible):
        Position(edition, (*many, *many), (Tiles(), Tiles()))  # type: ignore[arg-type]


def test_fields_of_variants_that_are_not_played() -> None:
    edition = get("rummikub-vienna-en")
    racks = (Tiles.parse("k1"), Tiles.parse("k2"))
    with pytest.raises(Impossible, match="discards without pile"):
        Position(edition, (), racks, discards=((), ()))
    with pytest.raises(Impossible, match="open tile without variant"):
        Position(edition, (), racks, open_tile=Tile("k", 3))
    with pytest.raises(Impossible, match="no such seat"):
        Position(edition, (), racks, turn=-1)


def test_what_a_seat_sees() -> None:
    position = Position.parse(SAMPLE)
    assert str(view(position, 0)) == "rummikub-vienna-en kbr10 b4o4j/x7 0 0 2.0"
    assert str(view(position, 1)) == "rummikub-vienna-en kbr10 x3/k4k5k6k7r4o9o12 0 0 2.0"
    assert str(view(position, None)) == "rummikub-vienna-en kbr10 x3/x7 0 0 2.0"
    assert view(position, 0).pool_size == position.pool_size
    assert view(position, 0).unseen == position.pool + position.racks[1]
    assert view(position, None).seat is None
    assert view(position, 1).rack == Tiles(unknown=3)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("rummikub-vienna-en - b4/x7 - 0 2.0", 0),
        ("rummikub-vienna-en - x7/b4 - 0 2.0", 1),
        ("rummikub-vienna-en - x7/x7 - 0 2.0", None),
        ("rummikub-vienna-en - b4/x0 - 1 2.0", 0),
        ("rummikub-vienna-en - b4x0/k1 - 0 2.0", 1),
        ("rummikub-vienna-en - b4/k1 - 1 2.0", 1),
        ("rummikub-vienna-en - x3/-/b4 - 2 2.0", 2),
        ("rummikub-vienna-en - b4x3/k1/x2 - 0 2.0", 1),
    ],
)
def test_whose_view_it_is(text: str, seat: int | None) -> None:
    seen = View.parse(text)
    assert seen.seat == seat
    assert View.parse(str(seen)) == seen


def test_a_view_whose_seat_does_not_see_its_rack() -> None:
    with pytest.raises(Impossible, match="rack unknown"):
        View(get("rummikub-vienna-en"), (), (Tiles(unknown=3), Tiles.parse("k1")), seat=0)


def test_a_view_does_not_know_what_its_position_has_computed() -> None:
    position = Position.parse("rummikub-vienna-en kbr10 b4o4j/k4k5k6k7r4o12o9 0 0 2.0")
    assert len(position.unseen) == position.pool_size
    for seat in (0, 1, None):
        seen, hidden = view(position, seat), [rack for other, rack in enumerate(position.racks) if other != seat]
        assert seen.unseen == sum(hidden, position.pool)
        assert (seen.pool_size, seen.table_tiles) == (position.pool_size, position.table_tiles)


def test_a_view_takes_over_nothing_that_depends_on_hidden_racks() -> None:
    """A new computed property fails here until it is decided whether a view may take it over."""
    position = Position.parse("rummikub-vienna-en kbr10 b4o4j/k4k5k6k7r4o12o9 0 0 2.0")
    for name in dir(position):
        if not name.startswith("_") and name != "parse":
            getattr(position, name)
    shared = {"edition", "table", "opened", "turn", "stage", "turn_count", "discards", "open_tile"}
    assert vars(view(position, 0)).keys() == shared | {"racks", "seat"} | {"pool_size", "table_tiles"}


@pytest.mark.parametrize("move", ["kbr10:kbro10", "+k1", ":b1-3"])
def test_after_a_move_everything_computed_is_that_of_the_new_position(move: str) -> None:
    """What a position has computed must not be taken over by the next one if the move changes it."""
    position = Position.parse("rummikub-vienna-en kbr10 b1b2b3o10/k4k5k6k7r4o12o9 01 0 2.0")
    names = [name for name in dir(position) if not name.startswith("_") and name != "parse"]
    for name in names:
        getattr(position, name)
    after = play(position, parse_move(move))
    again = Position.parse(str(after))
    values = [name for name in names if not callable(getattr(after, name))]
    assert {name: getattr(after, name) for name in values} == {name: getattr(again, name) for name in values}


def test_a_situation_is_a_view_where_something_is_hidden() -> None:
    assert isinstance(parse_situation(SAMPLE), Position)
    assert isinstance(parse_situation("rummikub-vienna-en kbr10 b4/x7 0 0 2.0"), View)
    with pytest.raises(Impossible, match="rack unknown"):
        Position.parse("rummikub-vienna-en kbr10 b4/x7 0 0 2.0")


def test_parts_print_as_they_are_read() -> None:
    for stage in Stage:
        text = f"rummikub-original-de,discard_pile=yes - b4/k1 - 0{stage.value} 2.0 -/-"
        assert Position.parse(text).stage is stage
        assert str(Position.parse(text)) == text
