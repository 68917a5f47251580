"""The shipped test kit: Hypothesis strategies for every value of the core, and whole random rounds.

    from hypothesis import given
    from tilerummy.testing import positions

    @given(positions())
    def test_my_bot(position): ...

`random_round` plays a round with a generator of its own instead of Hypothesis: cheap moves, legal and illegal, random
drafts that run out of time, empty pools and every variant; the referee judges them all.
"""

try:
    import hypothesis as _hypothesis
except ModuleNotFoundError as missing:  # pragma: no cover - tried in a process of its own
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
