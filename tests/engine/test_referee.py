"""What the corpus cannot test: readings, completed moves, and complete lists of violations."""

import pytest

from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import CHECKS, judge, play
from tilerummy.engine.moves import DRAW_REQUEST, PASS, RESIGN, parse_move
from tilerummy.engine.position import Position, parse_situation
from tilerummy.engine.violations import IllegalMove

SAMPLE = Position.parse("rummikub-vienna-en kbr10 k1k2/b1 0 0 2.0")


def test_every_kind_of_move_is_judged() -> None:
    for move in (":kbr5", "+r5", "pass", "!+x3", "resign", "~r5", "<r5:kbr5", "^r5:kbr5"):
        assert type(parse_move(move)) in CHECKS
        judge(SAMPLE, parse_move(move))


def test_a_draw_request_is_legal_but_cannot_be_played() -> None:
    assert judge(SAMPLE, DRAW_REQUEST) == ()
    with pytest.raises(Impossible, match="draw without tile"):
        play(SAMPLE, DRAW_REQUEST)
    assert judge(SAMPLE, parse_move("!+x1")) == ()
    with pytest.raises(Impossible, match="draw without tile"):
        play(SAMPLE, parse_move("!+x1"))


def test_a_refusal_carries_its_reasons() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(SAMPLE, PASS)
    assert refused.value.violations == judge(SAMPLE, PASS)
    assert play(SAMPLE, RESIGN).stage.value == "x"


def test_the_reading_with_the_fewest_violations_is_reported() -> None:
    """`[r5jj]` is worth 15 or 18; neither opens, and the violation is about one of them."""
    position = Position.parse("rummikub-vienna-en - r5jjk1/b1 - 0 2.0")
    assert [violation.params() for violation in judge(position, parse_move(":[r5jj]"))] in (
        [{"points": 15, "needed": 30}],
        [{"points": 18, "needed": 30}],
    )


def test_points_and_threshold_are_reported() -> None:
    position = Position.parse("rummikub-vienna-en - k8b8r8k1/b1 - 0 2.0")
    (missed,) = judge(position, parse_move(":kbr8"))
    assert missed.as_json() == {"clause": "OPEN.threshold", "points": 24, "needed": 30}
    late = Position.parse("rummikub-vienna-en - k8b8/b1 - 0 2.0")
    (penalty,) = judge(late, parse_move("!+x2"))
    assert penalty.as_json() == {"clause": "TIMER.penalty_draw", "drawn": 2, "needed": 3}


def test_the_melds_concerned_are_reported() -> None:
    position = Position.parse("rummikub-original-de r3-8j5,b4-6 b3r9k1/b1 0 0 2.0")
    (split,) = judge(position, parse_move("r3-8j5:r3-5j5,r6-9"))
    assert split.as_json() == {"clause": "JOKER.split_joker_set", "meld": "r3-8j5"}
    lay = parse_move("r3-8j5,b4-6:r3-5j5,r6-9,b3-6,[k1]")
    assert [violation.as_json() for violation in judge(position, lay)] == [
        {"clause": "SET.min_size", "row": "[k1]"},
        {"clause": "JOKER.split_joker_set", "meld": "r3-8j5"},
    ]


def test_a_view_is_judged_by_what_it_shows() -> None:
    hidden = parse_situation("rummikub-vienna-en kbr10 k1/x2 0 1 2.0")
    assert [violation.clause for violation in judge(hidden, parse_move("kbr10:kbro10"))] == [
        "OPEN.threshold",
        "LAYOFF.requires_open",
    ]
    assert [violation.clause for violation in judge(hidden, parse_move(":kbr9"))] == [
        "TURN.rack_tiles",
        "OPEN.threshold",
    ]
    assert judge(hidden, parse_move("+k1")) == ()
    assert [violation.clause for violation in judge(hidden, parse_move("~r5"))] == ["VARIANT.moves"]
    opening = parse_situation("rummikub-original-de,open_last_tile=yes kbr10 k1/x2 01 1 2.0 ^y10")
    assert judge(opening, parse_move("^y10:kby10")) == ()
    assert [violation.as_json() for violation in judge(opening, parse_move("^y10kbr10:kbry10"))] == [
        {"clause": "VARIANT.open_last_tile.finish", "left": "x2"}
    ]
    discards = parse_situation("rummikub-original-de,discard_pile=yes kbr10 k1/x2 0 1+ 2.0 -/-")
    assert judge(discards, parse_move("~r5")) == ()


DISCARDS = "rummikub-original-de,discard_pile=yes"


@pytest.mark.parametrize(
    ("position", "move", "violation"),
    [
        ("rummikub-vienna-en kbr10 o10/x5 0 0 2.0", "kbr11:kbro11", {"clause": "TABLE.no_such_meld", "meld": "kbr11"}),
        ("rummikub-vienna-en r1-4 o10/x5 0 0 2.0", "r1-4:r1-3", {"clause": "TABLE.tiles_stay", "tiles": "r4"}),
        ("rummikub-vienna-en r1-3 o10/x5 0 0 2.0", "r1-3:r1-4", {"clause": "TURN.rack_tiles", "tiles": "r4"}),
        ("rummikub-vienna-en r1-3 r1o1/x5 0 0 2.0", "+r1", {"clause": "POOL.tiles", "tiles": "r1"}),
        (f"{DISCARDS} - k1k2/x5 0 0+ 2.0 -/-", "~r1", {"clause": "TURN.rack_tiles", "tiles": "r1"}),
        (
            f"{DISCARDS} - k1k2/x5 0 0 2.0 -/k3",
            "<r1:k1-3",
            {"clause": "VARIANT.discard_pile.last_discard", "tile": "r1"},
        ),
        (
            f"{DISCARDS} kbr9 k1k2b1/x5 0 0 2.0 -/y9",
            "<y9kbr9:kbry9",
            {"clause": "VARIANT.discard_pile.new_meld", "tile": "y9"},
        ),
        (
            "rummikub-original-de,open_last_tile=yes - k1k2/x5 0 0 2.0 ^k3",
            "^k4:k1-3",
            {"clause": "VARIANT.open_last_tile.tile", "tile": "k4"},
        ),
    ],
)
def test_a_refusal_names_what_it_is_about(position: str, move: str, violation: dict[str, str]) -> None:
    found = judge(parse_situation(position), parse_move(move))
    assert violation in [each.as_json() for each in found]


@pytest.mark.parametrize(
    ("table", "rack", "discard", "move"),
    [("kbr10", "b10r10k1", "k10", "<k10:kbr10"), ("k5-7", "k5k6k7b1", "k8", "<k8:k5-8")],
)
def test_a_discard_makes_a_new_meld_beside_an_equal_one(table: str, rack: str, discard: str, move: str) -> None:
    position = parse_situation(f"{DISCARDS} {table} {rack}/y1 01 0 2.0 -/{discard}")
    assert judge(position, parse_move(move)) == ()


def test_a_position_needs_the_tile_that_was_drawn() -> None:
    position = parse_situation("rummikub-vienna-en - k1/k2 - 0 1.0")
    with pytest.raises(Impossible) as refused:
        play(position, parse_move("+x"))
    assert (refused.value.code, refused.value.params) == ("draw-without-tile", {"move": "+x"})


def test_more_rows_with_two_readings_than_a_box_has_jokers() -> None:
    position = parse_situation("rummikub-vienna-en - k1/k2 - 0 1.0")
    move = parse_move(":" + ",".join(f"[r{number}jj]" for number in range(3, 9)))
    assert "TURN.rack_tiles" in [violation.clause for violation in judge(position, move)]


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (f"{DISCARDS} - jjk1/y1 01 0 2.0 -/r5", "<r5:[r5jj]"),
        ("rummikub-original-de,open_last_tile=yes - jj/y1 01 0 2.0 ^r5", "^r5:[r5jj]"),
        ("rummikub-original-de kbr10 r5jjk1/y1 01 0 2.0", "!:[r5jj]+x3"),
    ],
)
def test_a_row_with_two_readings_in_every_move_that_lays(position: str, move: str) -> None:
    assert judge(parse_situation(position), parse_move(move)) == ()


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # Only the run of the last row is worth enough, and the other rows read in one way.
        (
            "rummikub-vienna-en,open_min=50 - r5jjk1k2k3b1b2b3o1o2o3k4k5k6k9/x14 - 0 1.0",
            ":k1-3,b1-3,o1-3,k4-6,[r5jj]",
        ),
        # As many rows with two readings as a box can have, and only the second reading of each is worth enough.
        (
            "rummikub-vienna-en,jokers=4,open_min=60 - r4r5b4b5k4k5o4o5jjjjk9/x14 - 0 1.0",
            ":[r5r4j],[b5b4j],[k5k4j],[o5o4j]",
        ),
    ],
)
def test_every_reading_is_tried_where_a_box_allows_it(position: str, move: str) -> None:
    assert judge(parse_situation(position), parse_move(move)) == ()
