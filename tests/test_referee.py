"""What the corpus cannot show: readings, facts, and that all of a refusal is told."""

import pytest

from tilerummy.errors import Impossible
from tilerummy.moves import PASS, RESIGN, WISH, parse_move
from tilerummy.position import Position, parse_situation
from tilerummy.referee import CHECKS, judge, play
from tilerummy.violations import IllegalMove

SAMPLE = Position.parse("rummikub-vienna-en kbr10 k1k2/b1 0 0 2.0")


def test_every_kind_of_move_is_judged() -> None:
    for move in (":kbr5", "+r5", "pass", "!+x3", "resign", "~r5", "<r5:kbr5", "^r5:kbr5"):
        assert type(parse_move(move)) in CHECKS
        judge(SAMPLE, parse_move(move))


def test_a_wish_is_legal_and_no_fact() -> None:
    assert judge(SAMPLE, WISH) == ()
    with pytest.raises(Impossible, match="draw without tile"):
        play(SAMPLE, WISH)
    assert judge(SAMPLE, parse_move("!+x1")) == ()
    with pytest.raises(Impossible, match="draw without tile"):
        play(SAMPLE, parse_move("!+x1"))


def test_a_refusal_carries_its_reasons() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(SAMPLE, PASS)
    assert refused.value.violations == judge(SAMPLE, PASS)
    assert play(SAMPLE, RESIGN).stage.value == "x"


def test_the_reading_with_the_fewest_faults_is_told() -> None:
    """`[r5jj]` is worth 15 or 18; neither opens, and the refusal speaks of one of them."""
    position = Position.parse("rummikub-vienna-en - r5jjk1/b1 - 0 2.0")
    assert [violation.params() for violation in judge(position, parse_move(":[r5jj]"))] in (
        [{"points": 15, "needed": 30}],
        [{"points": 18, "needed": 30}],
    )


def test_the_numbers_that_missed_are_told() -> None:
    position = Position.parse("rummikub-vienna-en - k8b8r8k1/b1 - 0 2.0")
    (missed,) = judge(position, parse_move(":kbr8"))
    assert missed.as_json() == {"clause": "OPEN.threshold", "points": 24, "needed": 30}
    late = Position.parse("rummikub-vienna-en - k8b8/b1 - 0 2.0")
    (penalty,) = judge(late, parse_move("!+x2"))
    assert penalty.as_json() == {"clause": "TIMER.penalty_draw", "drawn": 2, "needed": 3}


def test_the_melds_concerned_are_told() -> None:
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
