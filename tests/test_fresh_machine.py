"""The two commands on machines with nothing but Python; an hour, so only in the long run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAKES_MACHINES = shutil.which("debootstrap") is not None and os.geteuid() == 0 if os.name == "posix" else False


@pytest.mark.long
@pytest.mark.skipif(not MAKES_MACHINES, reason="needs root and debootstrap: apt-get install debootstrap")
@pytest.mark.parametrize("who", ["root", "user"])
@pytest.mark.parametrize("release", ["12", "13"])
def test_both_commands_on_a_fresh_machine(release: str, who: str, tmp_path: Path) -> None:
    tool = str(ROOT / "tools" / "fresh_machine.py")
    line = [sys.executable, tool, release, who, "--busy", "--keep", str(tmp_path)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
