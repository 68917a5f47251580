"""Commands as processes that start at once: forked from one process in which tilerummy is imported already.

A process of its own costs half a second of imports each time, a server more than one. Where there is no fork, it is the
ordinary one.
"""

import atexit
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()
COMMANDS = ("cli.group", "cli.play", "cli.serve", "tui.game")
SERVER = ("server.process", "server.app", "store.sql")
IMPORTED = ["__main__", *(f"tilerummy.{name}" for name in (*COMMANDS, *SERVER))]


def command_line() -> int:
    from tilerummy.cli import main

    return main()


class Forked:
    """A running command: what `subprocess.Popen` is, as far as the tests use it."""

    def __init__(
        self,
        words: Sequence[str],
        files: Sequence[Path | str],
        env: Mapping[str, str],
        cwd: Path,
        call: Callable[[], int] = command_line,
    ) -> None:
        """The files are its input, its output and its errors."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(IMPORTED)
        given = (list(words), [str(file) for file in files], dict(env), str(cwd), call)
        self._words = list(words)
        self._process = context.Process(target=_run, args=given)
        self._process.start()
        atexit.register(self._process.kill)  # otherwise the tests would wait for it at their end
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()
            raise subprocess.TimeoutExpired(self._words, timeout)
        atexit.unregister(self._process.kill)
        return self._process.exitcode


def command(
    words: list[str], lines: str, env: Mapping[str, str], cwd: Path, *, fork: bool = True, timeout: float = 120
) -> subprocess.CompletedProcess[str]:
    """Run `tilerummy WORDS`, with lines as its input. Variables that Python reads as it starts forbid to fork."""
    if not (fork and CAN_FORK):
        line = [sys.executable, "-m", "tilerummy", *words]
        return subprocess.run(
            line, input=lines, capture_output=True, encoding="utf-8", env=env, cwd=cwd, check=False, timeout=timeout
        )
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("in", "out", "err")]
        files[0].write_bytes(lines.encode())
        code = Forked(words, files, env, cwd).wait(timeout)
        out, err = (file.read_bytes().decode() for file in files[1:])
        return subprocess.CompletedProcess(words, code, out, err)


def _run(words: list[str], files: list[str], env: dict[str, str], cwd: str, call: Callable[[], int]) -> NoReturn:
    """In the new process: be what `python -m tilerummy` would be, or what `call` does in its place."""
    for number, file in enumerate(files):
        flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND
        os.dup2(os.open(file, flags, 0o600), number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding="utf-8", closefd=False) for number, mode in enumerate("rww")
    )
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    import tilerummy

    sys.argv = [str(Path(tilerummy.__file__).with_name("__main__.py")), *words]
    sys.exit(call())
