"""Same seed, same moves, on every machine: a few rounds of every level, as hashes of their moves.

If a computer is changed on purpose, TILERUMMY_WRITE_MOVES=1 writes the new hashes.
"""

import json
import os
from hashlib import sha256
from pathlib import Path

import pytest

from tilerummy.bots import LEVELS, make
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import get
from tilerummy.engine.record import Record

FILE = Path(__file__).with_name("same_moves.json")
EDITIONS = ("rummikub-vienna-en", "rummy-classic,discard_pile=yes", "rummikub-original-de")
LONGEST = 60
"""Moves of a round. All phases are reached: first lays, full tables, and in short rounds the end."""


def moves(level: str, edition: str) -> str:
    """The moves of a round between this level, the level above it and the level below it."""
    at = LEVELS.index(level)
    others = [LEVELS[(at + step) % len(LEVELS)] for step in (1, -1)]
    names = [level, *others][: get(edition).rules.seats[0] + 1]
    deal = Deal(get(edition), len(names), sha256(f"same moves {level}".encode()).digest())
    # No deadline: on a slow machine a computer that is out of time may play another move.
    bots = [make(name, seat, budget=600.0) for seat, name in enumerate(names)]
    runner = RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots)
    while not runner.is_over and len(runner.entries) < LONGEST:
        runner.move()
    return " ".join(str(entry.move) for entry in runner.entries)


@pytest.mark.long(but=2)
@pytest.mark.parametrize("level", LEVELS)
def test_the_moves_are_those_of_every_other_machine(level: str) -> None:
    found = {edition: sha256(moves(level, edition).encode()).hexdigest()[:16] for edition in EDITIONS}
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    if os.environ.get("TILERUMMY_WRITE_MOVES") == "1":
        FILE.write_text(json.dumps({**known, level: found}, indent=1, sort_keys=True) + "\n", "utf-8")
    else:
        assert found == known[level]
