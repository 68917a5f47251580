"""The hoarder is a frozen reference: its moves never change."""

from hashlib import sha256

import pytest
from kernels import NEEDS_COMPILED_KERNEL

from tilerummy.bots import make
from tilerummy.bots.round_runner import finish_round
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import get
from tilerummy.engine.record import Record

SHEET = "rummikub-vienna-en"


@NEEDS_COMPILED_KERNEL
@pytest.mark.parametrize(
    ("hoarders", "misers", "number", "expected"),
    [(1, 1, 1, "44b0638e0291fb42"), (1, 3, 2, "b3122edf7979c24a"), (3, 0, 3, "4b4f36b7dfc94b7a")],
)
def test_the_moves_of_the_hoarder_stay_the_same(hoarders: int, misers: int, number: int, expected: str) -> None:
    seats = hoarders + misers
    deal = Deal(get(SHEET), seats, sha256(f"frozen {number}".encode()).digest())
    bots = [make("hoarder", seat, 1e9) for seat in range(hoarders)] + [
        make("miser", seat, 1e9) for seat in range(misers)
    ]
    record = finish_round(Record(deal.position(deal.starter())), deal.deck, bots)
    moves = " ".join(str(entry.move) for entry in record.entries)
    assert sha256(moves.encode()).hexdigest()[:16] == expected
