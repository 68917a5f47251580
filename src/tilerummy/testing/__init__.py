"""A test kit: Hypothesis strategies for every value of the engine, and random rounds.

    from hypothesis import given
    from tilerummy.testing import positions

    @given(positions())
    def test_my_bot(position): ...

`random_round` plays a whole round with `random.Random` instead of Hypothesis. It covers legal and illegal moves,
time-outs with random drafts, empty pools and every variant. The referee judges every move.
"""

try:
    import hypothesis as _hypothesis
except ModuleNotFoundError as missing:  # pragma: no cover - tested in a separate process
    raise ImportError("tilerummy.testing needs Hypothesis: pip install 'tilerummy[test]'") from missing

from tilerummy.testing.moves import drafts, lays, moves, random_draft, random_lay, random_move
from tilerummy.testing.rounds import RandomRound, Refusal, random_edition, random_round
from tilerummy.testing.tables import melds_in, partition
from tilerummy.testing.values import (
    editions,
    groups,
    melds,
    positions,
    racks,
    rounds,
    rows,
    runs,
    tables,
    tiles,
    tilesets,
    views,
)

del _hypothesis

__all__ = [
    "RandomRound",
    "Refusal",
    "drafts",
    "editions",
    "groups",
    "lays",
    "melds",
    "melds_in",
    "moves",
    "partition",
    "positions",
    "racks",
    "random_draft",
    "random_edition",
    "random_lay",
    "random_move",
    "random_round",
    "rounds",
    "rows",
    "runs",
    "tables",
    "tiles",
    "tilesets",
    "views",
]
