"""Why the master made its move."""

import pytest

from tilerummy.bots import make
from tilerummy.bots.reasons import PUBLIC, decision
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View

SHEET = "rummikub-vienna-en"
NO_WINNER = f"{SHEET},pool_empty=pass_then_draw"
FULL = "kbr10,r3-5,k4-13,b4-13,o1-13"
"""A table where three rivals with one tile each are likely to go out."""


@pytest.mark.parametrize(
    ("edition", "view", "move", "why"),
    [
        (SHEET, "- k10b10r10k1k2k3o7/x14 - 0 1.0", ":kbr10", "small-first-lay"),
        (SHEET, "- k10b12k1/x14 - 0 2.0", "+x", "no-first-lay"),
        (SHEET, "- k10b10k1j/x14 - 0 2.0", "+x", "no-first-lay-joker"),
        (SHEET, "- k10b10k1j/x95 1 0 2.0", ":kbj10", "first-lay-joker"),
        (SHEET, f"{FULL} k13b13r13k1b1r1r8b2/x1/x1/x1 123 0 3.0", ":kbr1,kbr13", "danger"),
        (SHEET, f"{FULL} k13b13r13r8b2/x1/x1/x1 123 0 3.0", ":kbr13", "small-first-lay"),  # laid without danger too
        (SHEET, "kbr10,r3-5 o10r6k1k8o2/x14 01 0 2.0", "+x", "collects"),
        (SHEET, "kbr10 o10/x14 01 0 2.0", "kbr10:kbro10", "out"),
        (SHEET, "kbr10,r3-5 o10r6r2o3/x96 01 0 9.1", "pass", "pool-empty"),
        (NO_WINNER, "kbr10,r3-5 o10r6r2o3/x96 01 0 9.0", "pass", "no-winner"),
    ],
)
def test_the_reason_of_a_move(edition: str, view: str, move: str, why: str) -> None:
    found = decision(make("master-1", 3, 60.0), View.parse(f"{edition} {view}"), ())
    assert (str(found.move), found.why) == (move, why)


def test_a_master_in_danger_says_so() -> None:
    found = decision(make("master-1", 3, 60.0), View.parse(f"{SHEET} {FULL} r1r2r8r9b1b1k2/x1 01 0 3.0"), ())
    assert isinstance(found.move, Lay)
    assert found.why == "danger"
    assert found.why in PUBLIC
