"""Same seed, same moves, also with an empty pool: every level at the end of a round, as hashes of its moves.

If a computer is changed on purpose, TILERUMMY_WRITE_MOVES=1 writes the new hashes.
"""

import json
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from tilerummy.bots import LEVELS, make
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import get
from tilerummy.engine.moves import DRAW_REQUEST, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry, Record

FILE = Path(__file__).with_name("same_ends.json")
SHEET = "rummikub-vienna-en"
LONGEST = 40


class Drawer:
    """Draws all tiles of the pool, so that the computers begin with full racks and an empty table."""

    name = "drawer"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return DRAW_REQUEST


def ending(level: str, seats: int) -> list[str]:
    """The moves of a round between computers of this level, from the last tile of the pool on."""
    deal = Deal(get(SHEET), seats, sha256(f"same end {level}".encode()).digest())
    runner = RoundRunner(Record(deal.position(deal.starter())), deal.deck, [Drawer()] * seats)
    while runner.position.pool_size:
        runner.move()
    begun = len(runner.entries)
    # No deadline: on a slow machine a computer that is out of time may play another move.
    runner.bots = [make(level, seat, budget=600.0) for seat in range(seats)]
    while not runner.is_over and len(runner.entries) < begun + LONGEST:
        runner.move()
    return [str(entry.move) for entry in runner.entries[begun:]]


@pytest.mark.long(but=2)
@pytest.mark.parametrize("level", LEVELS)
def test_the_ends_are_those_of_every_other_machine(level: str) -> None:
    ends = {str(seats): ending(level, seats) for seats in (2, 4)}
    assert all(len(moves) >= 2 * int(seats) for seats, moves in ends.items()), "each seat lays first and then plays on"
    found = {seats: sha256(" ".join(moves).encode()).hexdigest()[:16] for seats, moves in ends.items()}
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    if os.environ.get("TILERUMMY_WRITE_MOVES") == "1":
        FILE.write_text(json.dumps({**known, level: found}, indent=1, sort_keys=True) + "\n", "utf-8")
    else:
        assert found == known[level]
