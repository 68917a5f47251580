"""`tilerummy serve` with deals that a test has chosen: the seed of the next round is read from a file."""

import sys
from pathlib import Path

from tilerummy.cli import main
from tilerummy.server import lobby, owner

SEEDS = Path(sys.argv.pop(1))


def chosen() -> bytes:
    return bytes.fromhex(SEEDS.read_text("ascii"))


owner.new_seed = chosen
lobby.new_seed = chosen

if __name__ == "__main__":
    main()
