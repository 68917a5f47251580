"""`tilerummy serve` with a dealer who cheats: `python tests/web/cheating.py WAY serve …`.

Each way is what somebody could do who runs the server and changes its code.
"""

import sys
from contextlib import ExitStack
from hashlib import sha256
from itertools import count
from unittest.mock import patch

from tilerummy.cli import main
from tilerummy.engine.dealer import Deal, mixed_seed
from tilerummy.engine.tiles import Tile
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.decisions import Fact, Seeds
from tilerummy.rooms.room import Room, mixed_in

honest_reveal = decisions.reveal


def grinding(room: Room, seeds: Seeds) -> Fact:
    """Chooses the seed when all bytes are known, so that the computer gets both jokers."""
    added = mixed_in(room.sitters)
    for number in count():
        seed = sha256(str(number).encode()).digest()
        rack = Deal(room.edition, len(room.sitters), mixed_seed(seed, added)).position(0).racks[1]
        if sum(tile.is_joker for tile in rack) == 2:
            return Fact("round", {"seed": seed.hex(), "next": seeds().hex()})
    raise AssertionError


def replacing(room: Room, seat: int, command: wire.Reveal, seeds: Seeds) -> list[Fact]:
    """Uses bytes of the dealer instead of those of the player."""
    first, *rest = honest_reveal(room, seat, command, seeds)
    return [Fact(first.kind, {**first.data, "entropy": "0d" * 16}), *rest]


honest_order = Deal.__dict__["order"].func


def swapping(deal: Deal) -> tuple[Tile, ...]:
    """Deals other tiles than those that follow from the seed."""
    order: tuple[Tile, ...] = honest_order(deal)
    return order[::-1]


def serve(way: str) -> int:
    with ExitStack() as cheats:
        if way == "grinding":
            cheats.enter_context(patch("tilerummy.rooms.decisions.deal", grinding))
        elif way == "replacing":
            cheats.enter_context(patch("tilerummy.rooms.decisions.reveal", replacing))
        elif way == "swapping":
            cheats.enter_context(patch.object(Deal, "order", property(swapping)))
        return main()


if __name__ == "__main__":
    sys.exit(serve(sys.argv.pop(1)))
