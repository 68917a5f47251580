"""A server whose clients get no new allowance: what they have spent stays spent, however slow the machine is."""

import subprocess
from pathlib import Path
from unittest.mock import patch

from forked import CAN_FORK, Forked, command_line
from serving import ServerProcess

from tilerummy.server import page
from tilerummy.server.limits import Bucket


class StarvedServer(ServerProcess):
    def _launch(self, words: list[str], out: Path) -> subprocess.Popen[bytes] | Forked:
        return self._fork(words, out, serve) if CAN_FORK else super()._launch(words, out)


def serve() -> int:
    with patch.object(page, "Bucket", lambda _, burst: Bucket(1e-9, burst)):
        return command_line()
