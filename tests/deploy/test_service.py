"""deploy/tilerummy.service: what it starts runs, keeps its folder to itself, and systemd accepts it."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

UNIT = Path(__file__).resolve().parent.parent.parent / "deploy" / "tilerummy.service"
PROGRAM = "/opt/tilerummy/bin/tilerummy"
MOST_EXPOSED = 1.5
"""The exposure that `systemd-analyze security` may find, between 0 and 10."""


def values(name: str) -> list[str]:
    lines = (line.partition("=") for line in UNIT.read_text("utf-8").splitlines() if not line.startswith("#"))
    return [value for key, _, value in lines if key == name]


def test_the_command_of_the_unit_starts_and_stops_the_server(tmp_path: Path) -> None:
    """With its variables and its mask for new files, in a folder of its own, as `StateDirectory` makes one."""
    state = tmp_path / values("StateDirectory")[0]
    state.mkdir(mode=int(values("StateDirectoryMode")[0], 8))
    given = dict(line.replace("%S", str(tmp_path)).split("=", 1) for line in values("Environment"))
    assert given["TILERUMMY_DATA"] == str(state)
    program, *words = values("ExecStart")[0].split()
    assert program == PROGRAM
    with subprocess.Popen(
        [sys.executable, "-m", "tilerummy", *words],
        env={**os.environ, **given, "TILERUMMY_PORT": "0"},
        stdout=subprocess.PIPE,
        text=True,
        umask=int(values("UMask")[0], 8),
    ) as server:
        assert server.stdout is not None
        assert "http://localhost:" in server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        assert server.wait(int(values("TimeoutStopSec")[0])) == 0
    assert (state / "matches.db").is_file()
    assert [path.name for path in state.iterdir() if path.stat().st_mode & 0o077] == []


def analyzed(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd here: apt-get install systemd")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace(PROGRAM, sys.executable), "utf-8")
    return subprocess.run([program, *words, str(unit)], capture_output=True, text=True, check=False)


@pytest.mark.long(slice="tools")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    result = analyzed(tmp_path, "verify")
    assert result.returncode == 0, result.stderr
    assert UNIT.name not in result.stderr


@pytest.mark.long(slice="tools")
def test_the_service_has_few_rights(tmp_path: Path) -> None:
    threshold = f"--threshold={round(MOST_EXPOSED * 10)}"
    result = analyzed(tmp_path, "security", "--offline=yes", "--no-pager", threshold)
    assert result.returncode == 0, result.stdout[-500:]
