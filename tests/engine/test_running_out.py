"""Moves that follow when time runs out during a draft, also with a tile from beside the table."""

import pytest

from tilerummy.engine.draft import Draft, moves_at_time_out
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import IllegalMove

PILE = "rummikub-original-de,discard_pile=yes,open_min=0,timer_scope=every_turn"
SIDE_TILE = "<"


@pytest.mark.parametrize(
    ("rack", "taken", "rows", "moves"),
    [
        ("b1b2k5", SIDE_TILE, ["b1b2b3"], ["<b3:b1-3", "!+x3"]),
        ("b1b2", SIDE_TILE, ["b1b2b3"], ["<b3:b1-3"]),
        ("b1b2k5k9", SIDE_TILE, ["b3", "b1b2"], ["!+x3"]),
        ("b1b2k5k9", SIDE_TILE, ["b1b2b3k9"], ["!+x3"]),
        ("r1r2r3k5k9", SIDE_TILE, ["b3k9", "r1r2r3"], ["!:r1-3+x3"]),
        ("r1r2r3k5k9", "", ["r1r2r3", "k5k9"], ["!:r1-3+x3"]),
        ("r1r2r3k5k9", "", [], ["!+x1"]),
    ],
)
def test_the_valid_part_stays(rack: str, taken: str, rows: list[str], moves: list[str]) -> None:
    position = Position.parse(f"{PILE} kbr10 {rack}/k1 0 0 2.0 -/b3")
    draft = Draft.of(view(position, 0))
    draft = draft.take_beside(taken) if taken else draft
    for row in rows:
        draft = draft.put(Tiles.parse(row))
    assert [str(move) for move in moves_at_time_out(position, draft)] == moves


REBUILDING = "rummikub-original-de,discard_pile=yes,open_min=0"


@pytest.mark.parametrize(("table_changed", "moves"), [(True, ["<b3:b1-3", "!+x3"]), (False, None)])
def test_a_taken_discard_does_not_start_a_clock_for_rearranging(table_changed: bool, moves: list[str] | None) -> None:
    position = Position.parse(f"{REBUILDING} kbr10 b1b2k5/k1 0 0 2.0 -/b3")
    draft = Draft.of(view(position, 0)).take_beside(SIDE_TILE).put(Tiles.parse("b1b2b3"))
    if moves is None:
        with pytest.raises(IllegalMove, match=r"TIMER\.from_when"):
            moves_at_time_out(position, draft)
    else:
        assert [str(move) for move in moves_at_time_out(position, draft, table_changed=table_changed)] == moves


def test_an_edition_without_a_clock_has_no_time_out() -> None:
    position = Position.parse("lets-play-rummy bry10 b1b2/g1 0 0 2.0")
    with pytest.raises(IllegalMove):
        moves_at_time_out(position, Draft.of(view(position, 0)))
