"""Deals that a test needs: the first seed, counted from one, that gives them."""

from collections.abc import Callable
from itertools import count

from tilerummy.engine.editions import Edition
from tilerummy.engine.match import Match
from tilerummy.engine.position import Position

SHORT, SHORT_SEED = "rummikub-vienna-en,deal=7,open_min=10", (32).to_bytes(32, "big")
"""Few tiles, an easy first lay, and a deal that is soon over: about fifteen turns, with rearranging."""


def seed_for(edition: str, wanted: Callable[[Position], bool], seats: int = 2) -> bytes:
    """The same every time, as long as a seed means the same deal."""
    names = tuple(f"Seat {seat}" for seat in range(seats))
    for number in count(1):
        seed = number.to_bytes(32, "big")
        start = Match(Edition.parse(edition), names, (), 1, any_length=True).begin_round(seed).start
        assert isinstance(start, Position)
        if wanted(start):
            return seed
    raise AssertionError


def kinds(position: Position, seat: int = 0) -> list[str]:
    return [str(tile) for tile in position.racks[seat]]


def run_of(rack: list[str], length: int = 3) -> list[str] | None:
    """The lowest run on a rack."""
    for colour in "kbroyg":
        for low in range(1, 15 - length):
            run = [f"{colour}{number}" for number in range(low, low + length)]
            if all(tile in rack for tile in run):
                return run
    return None


def group_of(rack: list[str]) -> list[str] | None:
    """The lowest three of a number in different colours."""
    for number in range(1, 14):
        group = [f"{colour}{number}" for colour in "kbroyg" if f"{colour}{number}" in rack]
        if len(group) >= 3:
            return group[:3]
    return None
