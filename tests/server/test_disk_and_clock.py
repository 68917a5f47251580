"""A long fault run: during a match the disk fills up, the wall clock jumps and the server is killed, many times."""

import contextlib
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from jumping import jumping_server
from repeating import Match, commands_stored, moves_stored

MOVES, FAULTS, FULL_S = 200, 30, 1.0
DAY_S = 86_400.0


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A file system of 24 MB in memory. Only root can mount one."""
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip("a small file system cannot be mounted (needs root)")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> None:
    """Use all the space that is left, and free it after a moment."""
    ballast = folder / "ballast"
    with contextlib.suppress(OSError), ballast.open("ab", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    Timer(FULL_S, ballast.unlink, kwargs={"missing_ok": True}).start()


@pytest.mark.long
def test_no_move_is_lost_when_the_disk_is_full_or_the_clock_jumps(tmp_path: Path) -> None:
    rng, done = Random(13), []
    server, jump = jumping_server(tmp_path)
    with small_disk(tmp_path / "data"):
        with server.running():
            match = Match(server)

            def fault() -> None:
                kind = rng.choice(("full", "full", "jump", "jump and kill"))
                done.append(kind)
                if kind == "full":
                    fill(tmp_path / "data")
                else:
                    jump.write_text(str(rng.uniform(-400, 400) * DAY_S), "utf-8")
                if kind == "jump and kill":
                    server.kill()
                    server.start()

            faulty = set(rng.sample(range(3, MOVES), FAULTS))
            for number in range(MOVES):
                match.move(fault if number in faulty else None)
            match.converged()
            time.sleep(2 * FULL_S)
            log = server.log.read_text("utf-8")
            for table in match.tables:
                table.close()
            assert server.stop() == 0
        events = moves_stored(tmp_path, match.room)
    assert {*done} == {"full", "jump", "jump and kill"}
    assert [number for number, *_ in events] == list(range(1, len(events) + 1))
    assert commands_stored(events) == [command for command, _ in match.acknowledged]
    assert all(kind != "closed" for _, kind, _, _ in events), "no jump closed the room"
    assert "store lost" in log
    assert "store back" in log
    assert "clock jumped" in log
    assert "Traceback" not in log
