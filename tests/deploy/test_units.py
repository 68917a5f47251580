"""The units for several processes and for backups."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tilerummy.store import connect

FOLDER = Path(__file__).resolve().parent.parent.parent / "deploy"
PROGRAM = "/opt/tilerummy/bin/tilerummy"


def lines(name: str) -> list[str]:
    text = (FOLDER / name).read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_the_template_is_the_service_with_a_port() -> None:
    one, many = set(lines("tilerummy.service")), set(lines("tilerummy@.service"))
    assert one - many == {"Description=tilerummy: tables for people and computers", f"ExecStart={PROGRAM} serve"}
    assert many - one == {
        "Description=tilerummy at port %i: tables for people and computers",
        f"ExecStart={PROGRAM} serve --port %i",
        "User=tilerummy",
    }


def test_the_backup_is_protected_like_the_server() -> None:
    service = lines("tilerummy.service")
    protected = set(service[service.index("NoNewPrivileges=yes") : service.index("[Install]")])
    assert protected <= set(lines("tilerummy-backup.service"))


async def test_the_command_of_the_backup_writes_a_file(tmp_path: Path) -> None:
    (tmp_path / "tilerummy-backup").mkdir()
    store = connect(tmp_path / "tilerummy" / "matches.db")
    await store.open()
    await store.close()
    [written] = [line.partition("=")[2] for line in lines("tilerummy-backup.service") if line.startswith("ExecStart=")]
    shell, option, rest = written.split(" ", 2)
    (tmp_path / "tilerummy.sh").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilerummy "$@"\n', "utf-8")
    (tmp_path / "tilerummy.sh").chmod(0o755)
    command = rest.strip("'").replace("%S", str(tmp_path)).replace("%%", "%").replace("$$", "$")
    assert PROGRAM in command
    line = [shell, option, command.replace(PROGRAM, str(tmp_path / "tilerummy.sh"))]
    done = subprocess.run(
        line, env={"TILERUMMY_DATA": str(tmp_path / "tilerummy"), "PATH": "/usr/bin:/bin"}, check=False
    )
    assert done.returncode == 0
    [file] = (tmp_path / "tilerummy-backup").iterdir()
    assert file.name in {f"matches-{day}.gz" for day in range(1, 8)}


@pytest.mark.long(slice="tools")
@pytest.mark.parametrize("name", ["tilerummy@8001.service", "tilerummy-backup.service", "tilerummy-backup.timer"])
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd here: apt-get install systemd")
    for path in FOLDER.glob("tilerummy*.*"):
        (tmp_path / path.name).write_text(path.read_text("utf-8").replace(PROGRAM, sys.executable), "utf-8")
    done = subprocess.run([program, "verify", str(tmp_path / name)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "tilerummy" not in done.stderr
