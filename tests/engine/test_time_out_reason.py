"""Whether a time-out says that the tiles went back."""

import pytest

from tilerummy.engine.draft import TILES_BACK, Draft, moves_at_time_out, reason_at_time_out
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tiles

RESTORE = "rummikub-vienna-en,open_min=0"
SAME_PENALTY = "rummikub-vienna-en,open_min=0,timeout_draw=1,timeout_idle_draw=1"
KEEP = "rummikub-original-de,discard_pile=yes,open_min=0,timer_scope=every_turn"


@pytest.mark.parametrize(
    ("edition", "taken", "rows", "reason"),
    [
        (RESTORE, "", [], ""),
        (RESTORE, "", ["b1b2b4"], TILES_BACK),
        (RESTORE, "", ["r1r2r3"], TILES_BACK),
        (SAME_PENALTY, "", [], ""),
        (SAME_PENALTY, "", ["b1b2"], TILES_BACK),
        (KEEP, "", ["b1b2"], TILES_BACK),
        (KEEP, "", ["r1r2r3", "b1b2"], ""),
        (KEEP, "<", [], TILES_BACK),
        (KEEP, "<", ["b1b2b3"], ""),
    ],
)
def test_tiles_went_back_if_rows_were_tried_out_and_nothing_stays(
    edition: str, taken: str, rows: list[str], reason: str
) -> None:
    beside = " -/b3" if edition == KEEP else ""
    position = Position.parse(f"{edition} kbr10 r1r2r3b1b2b4k9/k1 01 0 2.0{beside}")
    draft = Draft.of(view(position, 0))
    draft = draft.take_beside(taken) if taken else draft
    for row in rows:
        draft = draft.put(Tiles.parse(row))
    assert reason_at_time_out(draft, moves_at_time_out(position, draft)) == reason


def test_only_a_time_out_has_such_a_reason() -> None:
    position = Position.parse(f"{RESTORE} kbr10 r1r2r3k9/k1 01 0 2.0")
    draft = Draft.of(view(position, 0)).put(Tiles.parse("r1r2r3"))
    assert reason_at_time_out(draft, (draft.move,)) == ""
