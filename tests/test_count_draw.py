"""The way of a drawn tile does not get longer unseen: `tools/count_draw.py` counts it."""

import asyncio

from count_draw import counted

MOST_MODULES, MOST_CALLS = 44, 1150
"""What it is today, with a little room: the calls depend on the rack. They should only ever get fewer."""


def test_a_drawn_tile_goes_a_short_way() -> None:
    calls = asyncio.run(counted())
    assert 10 < len(calls) <= MOST_MODULES
    assert 200 < calls.total() <= MOST_CALLS
