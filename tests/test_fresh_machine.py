"""The first command of the README on machines with nothing but Python. `.ci/run` tries the second one in a copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAKES_MACHINES = shutil.which("debootstrap") is not None and os.geteuid() == 0 if os.name == "posix" else False


@pytest.mark.long(slice="tools")
@pytest.mark.skipif(not MAKES_MACHINES, reason="needs root and debootstrap: apt-get install debootstrap")
@pytest.mark.parametrize(("release", "who"), [("12", "user"), ("13", "root")])
def test_a_table_on_a_fresh_machine(release: str, who: str, tmp_path: Path) -> None:
    tool = str(ROOT / "tools" / "fresh_machine.py")
    line = [sys.executable, tool, release, who, "--only", "play", "--busy", "--keep", str(tmp_path)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
