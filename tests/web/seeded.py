"""`tilerummy serve` with deals that a test has chosen: the seed of the next round is read from a file."""

import sys
from pathlib import Path
from unittest.mock import patch

from tilerummy.cli import main


def serve(seeds: Path) -> None:
    def chosen() -> bytes:
        return bytes.fromhex(seeds.read_text("ascii"))

    with patch("tilerummy.server.room_requests.new_seed", chosen), patch("tilerummy.server.lobby.new_seed", chosen):
        main()


if __name__ == "__main__":
    serve(Path(sys.argv.pop(1)))
