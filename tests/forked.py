"""Commands as processes that start at once: forked from one process in which tilerummy is imported already.

A process of its own costs half a second of imports each time. Where there is no fork, it is the ordinary one.
"""

import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()
IMPORTED = ["__main__", "forked", "tilerummy.cli.play", "tilerummy.cli.group", "tilerummy.tui.game"]


def command(
    words: list[str], lines: str, env: Mapping[str, str], cwd: Path, *, fork: bool = True, timeout: float = 120
) -> subprocess.CompletedProcess[str]:
    """Run `tilerummy WORDS`, with lines as its input. Variables that Python reads as it starts forbid to fork."""
    if not (fork and CAN_FORK):
        line = [sys.executable, "-m", "tilerummy", *words]
        return subprocess.run(
            line, input=lines, capture_output=True, encoding="utf-8", env=env, cwd=cwd, check=False, timeout=timeout
        )
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        files = [folder / name for name in ("in", "out", "err")]
        files[0].write_bytes(lines.encode())
        process = context.Process(target=_run, args=(words, [str(file) for file in files], dict(env), str(cwd)))
        process.start()
        process.join(timeout)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise subprocess.TimeoutExpired(words, timeout)
        out, err = (file.read_bytes().decode() for file in files[1:])
        return subprocess.CompletedProcess(words, process.exitcode, out, err)


def _run(words: list[str], files: list[str], env: dict[str, str], cwd: str) -> NoReturn:
    """In the new process: be what `python -m tilerummy` would be."""
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
    from tilerummy.cli import main

    sys.argv = [str(Path(tilerummy.__file__).with_name("__main__.py")), *words]
    sys.exit(main())
