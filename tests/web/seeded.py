"""`tilerummy serve` with deals that a test has chosen: the seed of the next round is read from a file."""

import sys
from pathlib import Path
from unittest.mock import patch

from tilerummy.cli import main
from tilerummy.rooms.decisions import Fact


def serve(seeds: Path) -> int:
    def chosen() -> bytes:
        return bytes.fromhex(seeds.read_text("ascii"))

    def deal(room: object, seeds: object) -> Fact:
        return Fact("round", {"seed": chosen().hex()})

    with (
        patch("tilerummy.rooms.decisions.deal", deal),
        patch("tilerummy.rooms.room.Sitter.owes_bytes", False),  # no browser adds anything
    ):
        return main()


if __name__ == "__main__":
    sys.exit(serve(Path(sys.argv.pop(1))))
