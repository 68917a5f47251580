from dataclasses import replace

import pytest

from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import play
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Position, Stage, View, parse_situation
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over, next_seat, previous_seat, tiles_beside, with_rack, without_tiles


def test_seats_in_turn() -> None:
    clockwise = Position.parse("rummikub-original-fr - k1/k2/k3 - 0 1.0")
    assert (next_seat(clockwise), previous_seat(clockwise)) == (1, 2)
    against = Position.parse("rummikub-original-de - k1/k2/k3 - 0 1.0")
    assert (next_seat(against), previous_seat(against)) == (2, 1)


@pytest.mark.parametrize(("edition", "seats"), [("rummikub-original-fr", 3), ("rummikub-original-de", 4)])
def test_a_lap_is_once_around_the_table(edition: str, seats: int) -> None:
    position = Position.parse(f"{edition} - {'/'.join(['k1', 'k2', 'k3', 'k4'][:seats])} - 0 1.0")
    laps: dict[int, list[int]] = {}
    for tile in ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12"]:
        laps.setdefault(position.turn_count.lap, []).append(position.turn)
        position = play(position, parse_move(f"+{tile}"))
    whole = [lap for number, lap in laps.items() if number not in (min(laps), max(laps))]
    assert whole
    assert all(sorted(lap) == list(range(seats)) for lap in whole)


def test_hidden_tiles_are_played_from_the_hidden_part() -> None:
    assert without_tiles(Tiles.parse("k1k2x3"), Tiles.parse("k1r5")) == Tiles.parse("k2x2")
    with pytest.raises(Impossible, match="tiles r5"):
        without_tiles(Tiles.parse("k1"), Tiles.parse("r5"))
    seen = parse_situation("rummikub-vienna-en - k1/x4 - 1 1.0")
    assert isinstance(seen, View)
    after = play(seen, parse_move(":kbr10"))
    assert str(after) == "rummikub-vienna-en kbr10 k1/x1 1 0 2.0"
    assert str(play(after, parse_move("+o9"))) == "rummikub-vienna-en kbr10 k1o9/x1 1 1 2.0"
    with pytest.raises(Impossible, match="draw without tile"):
        play(after, parse_move("+x"))
    watched = parse_situation("rummikub-vienna-en kbr10 x1/x1 1 0 2.0")
    assert str(play(watched, parse_move("+x"))) == "rummikub-vienna-en kbr10 x2/x1 1 1 2.0"


def test_a_hidden_rack_is_empty_only_when_all_its_tiles_are_played() -> None:
    assert not is_over(parse_situation("rummikub-vienna-en - k1/x1 - 0 1.0"))
    assert is_over(parse_situation("rummikub-vienna-en - k1/x0 - 0 1.0"))


def test_passes_count_only_in_a_row() -> None:
    full = "k1-13,k1-13,b1-13,b1-13,r1-13,r1-13,o1-13"
    position = Position.parse(f"rummikub-vienna-en {full},o6-13 o1o2/o3o4/o5j/j 0123 0 9.0")
    for move, passes in [("pass", 1), ("pass", 2), ("o6-13:o5-13", 0), ("pass", 1), ("!", 2), ("pass", 3), ("pass", 4)]:
        position = play(position, parse_move(move))
        assert position.turn_count.passes == passes
    assert is_over(position)


def test_a_drawn_tile_that_does_not_open_is_not_a_pass() -> None:
    position = Position.parse("lets-play-rummy-it - b1/b2 - 0 1.0")
    position = play(play(position, parse_move("+b3")), parse_move("pass"))
    assert (position.turn, position.turn_count.passes) == (1, 0)


def test_tiles_beside_the_table() -> None:
    variants = "rummikub-vienna-en,discard_pile=yes,open_last_tile=yes"
    view = View.parse(f"{variants} - k1k2/x9 01 0 4.2 -/r5b6 ^o9")
    assert list(map(str, tiles_beside(view))) == ["^o9:", "<b6:"]
    assert not list(tiles_beside(replace(view, stage=Stage.DRAWN)))
    assert not list(tiles_beside(replace(view, discards=((), ()), open_tile=None)))


def test_another_rack_for_the_seat_to_move() -> None:
    view = View.parse("rummikub-vienna-en - x9/k1k2 01 1 4.2")
    assert str(with_rack(view, Tiles.parse("k2"))) == "rummikub-vienna-en - x9/k2 01 1 4.2"
    assert with_rack(view, view.rack) is view
