"""deploy/tilerummy.service: what it starts runs, keeps its folder to itself, and systemd accepts it."""

import os
import platform
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from deploy import filtered
from deploy.filtered import UNIT, values
from forked import Forked
from serving import Guest, ServerProcess

from tilerummy.bots.round_runner import play_round
from tilerummy.engine.record import Record
from tilerummy.hosting.work import LONG
from tilerummy.server import work_process

PROGRAM = "/opt/tilerummy/bin/tilerummy"
MOST_EXPOSED = 1.5
"""The exposure that `systemd-analyze security` may find, between 0 and 10."""


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


class FilteredServer(ServerProcess):
    """A server under the system call filter of the unit."""

    def _launch(self, words: list[str], out: Path) -> subprocess.Popen[bytes] | Forked:
        return self._popen([filtered.__file__, *words], out)


@pytest.fixture(scope="module")
def filtered_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if sys.platform != "linux" or platform.machine() not in filtered.MACHINES:
        pytest.skip(f"no table of system calls for {sys.platform} on {platform.machine()}")
    line = [sys.executable, "-c", "import filtered; filtered.install()"]
    tried = subprocess.run(line, cwd=Path(filtered.__file__).parent, capture_output=True, text=True, check=False)
    if tried.returncode:
        pytest.skip(f"no system call filters here: {tried.stderr.splitlines()[-1]}")
    with FilteredServer(tmp_path_factory.mktemp("filtered")).running() as server:
        yield server


@pytest.mark.long(slice="tools")
def test_the_filter_of_the_unit_refuses_what_the_server_does_not_need() -> None:
    known, sets = filtered.numbers()
    refused = {name for name in sets["@privileged"] | sets["@resources"] if known[name] not in filtered.allowed()}
    assert {"chroot", "bpf", "mbind", "sched_setscheduler"} <= refused
    assert "setpriority" not in refused


@pytest.mark.long(slice="tools")
def test_the_server_reviews_and_imports_under_the_filter_of_the_unit(filtered_server: ServerProcess) -> None:
    """Both are done in a process of its own, which lowers its priority and limits itself."""
    ann, record = Guest(filtered_server), play_round(["learner", "regular"], "rummikub-vienna-en", seed=2)
    short = Record(record.start, record.entries[:6])
    reviewed = ann.ask("POST", "/api/v1/review", {"trn": str(short)})
    assert reviewed.status == 200, reviewed
    text = "\n".join([str(record)] * (LONG // len(str(record)) + 1))
    assert len(text) > LONG
    imported = ann.ask("POST", "/api/v1/rooms/import", {"trn": text})
    assert imported.status == 201, imported


def test_work_survives_a_refused_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: int) -> int:
        raise PermissionError

    done: list[bool] = []
    monkeypatch.setattr(os, "nice", refused)
    monkeypatch.setattr(work_process, "main", lambda: done.append(True))
    exec(work_process.MAIN, {})
    assert done == [True]


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
