"""Time-outs, in addition to the drafts of `corpus/clock.txt`."""

import pytest

from tilerummy.engine.judging.referee import judge, time_out
from tilerummy.engine.melds import Row, parse_laid
from tilerummy.engine.moves import NO_LAY, Timeout, parse_move
from tilerummy.engine.position import Position
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import IllegalMove


def clauses(position: str, move: str) -> list[str]:
    return [violation.clause for violation in judge(Position.parse(position), parse_move(move))]


@pytest.mark.parametrize(
    ("position", "move", "broken"),
    [
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!r4-6:bry6", []),
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!r4-6:bry6+x1", ["TIMER.penalty_draw"]),
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!r4-6:", []),
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!r4-6:+x1", ["TIMER.penalty_draw"]),
        ("rummy-bookmark r4-9 b6y6g1/y1 0 0 2.0", "!r4-9:r4-6,r7-9+x1", []),
        ("rummy-bookmark r4-9 b6y6g1/y1 0 0 2.0", "!r4-9:r4-6,r7-9", ["TIMER.penalty_draw"]),
        ("rummy-bookmark r4-9 b6y6g1/y1 1 0 2.0", "!r4-9:r4-6", ["OPEN.threshold", "REARRANGE.requires_open"]),
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!r4-6:[r4r5],bry6", ["SET.min_size"]),
        ("rummy-bookmark r4-6 b6y6g1/y1 - 0 2.0", "!r4-6:bry6", ["OPEN.threshold", "REARRANGE.requires_open"]),
        ("rummy-bookmark r4-6 b6g1/y1 0 0 2.0", "!r4-6:bry6", ["TURN.rack_tiles"]),
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!r4-7:bry6", ["TABLE.no_such_meld", "TURN.rack_tiles"]),
        ("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0", "!+g1g1", ["TIMER.penalty_draw", "POOL.tiles"]),
        ("rummikub-original-de r4-6 k10b10r10k1/y1 0 0 2.0", "!:kbr10", ["TIMER.from_when"]),
        ("rummikub-original-de r4-6 k10b10r10k1/y1 0 0 2.0", "!:kbr10+x3", []),
        ("rummikub-original-de r4-6 r7k1/y1 0 0 2.0", "!r4-6:r4-7+x3", []),
        ("rummikub-original-de r4-6 r7k1/y1 0 0 2.0", "!r4-6:r4-7", ["TIMER.penalty_draw"]),
        ("rummikub-original-de r4-6 r7/y1 0 0 2.0", "!r4-6:r4-7", []),
    ],
)
def test_a_time_out_as_a_move(position: str, move: str, broken: list[str]) -> None:
    assert clauses(position, move) == broken


def test_a_turn_that_has_drawn_already_draws_no_more() -> None:
    position = Position.parse("lets-play-rummy-it,timer_s=60 - b1b2/y1 - 0+ 2.0")
    assert str(time_out(position, ())) == "!"
    discarding = Position.parse("rummikub-original-de,discard_pile=yes kbr10 k1k2/y1 0 0: 2.0 -/-")
    assert str(time_out(discarding, parse_laid("kbr10"), table_changed=True)) == "!"


@pytest.mark.parametrize(
    ("draft", "timeout"), [("r4-6", "!+x3"), ("r4-6,kbr10", "!:kbr10+x3"), ("r4-6,[k10b10]", "!+x3")]
)
def test_a_meld_that_was_changed_and_put_back_keeps_the_clock_running(draft: str, timeout: str) -> None:
    position = Position.parse("rummikub-original-de r4-6 k10b10r10k1/y1 0 0 2.0")
    with pytest.raises(IllegalMove, match=r"TIMER\.from_when"):
        time_out(position, parse_laid(draft))
    late = time_out(position, parse_laid(draft), table_changed=True)
    assert str(late) == timeout
    assert judge(position, late) == ()


def test_what_was_put_back_does_not_matter_where_every_turn_is_timed() -> None:
    position = Position.parse("rummikub-vienna-en kbr10 b1b2/k1 0 0 2.0")
    assert time_out(position, parse_laid("kbr10"), table_changed=True) == time_out(position, parse_laid("kbr10"))


def test_a_draft_of_tiles_from_nowhere_is_put_back() -> None:
    position = Position.parse("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0")
    assert str(time_out(position, parse_laid("r4-6,y1-3"))) == "!+x1"
    assert str(time_out(position, parse_laid("r4-6,k1-3"))) == "!+x1"
    assert str(time_out(position, ())) == "!+x1"


def test_more_rows_with_two_readings_than_any_box_has_jokers() -> None:
    position = Position.parse("rummy-bookmark r4-6 b6y6g1/y1 0 0 2.0")
    row = Row((Tile("r", 5), Tile("", 0), Tile("", 0)))
    assert time_out(position, [row] * 40) == Timeout(NO_LAY, time_out(position, ()).drawn)
    many = parse_move(":" + ",".join(["[r5jj]"] * 40))
    assert [violation.clause for violation in judge(position, many)] == ["TURN.rack_tiles"]


def test_without_a_clock_there_is_nothing_to_settle() -> None:
    with pytest.raises(IllegalMove, match=r"TIMER\.limit"):
        time_out(Position.parse("lets-play-rummy - b1/y1 - 0 2.0"), ())
