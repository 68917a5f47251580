"""Starts `tilerummy serve` with a temporary folder and measures its resources."""

import contextlib
import os
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""A bytecode cache, as an installed package has."""


class Host:
    """A running server."""

    program: Sequence[str] = ("-m", "tilerummy")

    def __init__(self, folder: Path, *options: str, parser: str = "") -> None:
        """The parser of HTTP is the one that uvicorn chooses, or `h11`, which it takes if there is no httptools."""
        environment = ENVIRONMENT
        if parser == "h11":
            (folder / "httptools.py").write_text("raise ImportError", "utf-8")
            environment = {**ENVIRONMENT, "PYTHONPATH": f"{folder}{os.pathsep}{ENVIRONMENT.get('PYTHONPATH', '')}"}
        line = [sys.executable, *self.program, "serve", "--port", "0", "--data", str(folder), "--pause", "0"]
        self.began = time.perf_counter()
        with (folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*line, *options], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().strip()
        if "http" not in said:
            raise RuntimeError(said or (folder / "server.log").read_text())
        self.port = int(said.rpartition(":")[2].rstrip("/."))

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=60) as answer:
            return answer.read()

    def cpu_s(self) -> float:
        """Seconds of processor time so far, if the system reports it."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return float("nan")
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self, of: str = "VmRSS") -> float:
        """Its memory now, or its peak (`VmHWM`)."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        line = next(line for line in status.read_text().splitlines() if line.startswith(of))
        return int(line.split()[1]) / 1024

    def mean_ms(self, histogram: str) -> float | None:
        """The mean of a histogram in the server's own metrics."""
        lines = dict(line.rsplit(" ", 1) for line in self.get("/metrics").decode().splitlines() if line[0] != "#")
        count = float(lines[f"tilerummy_{histogram}_seconds_count"])
        return round(1000 * float(lines[f"tilerummy_{histogram}_seconds_sum"]) / count, 2) if count else None

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def serving(folder: Path, *options: str, parser: str = "") -> Iterator[Host]:
    host = Host(folder, *options, parser=parser)
    try:
        yield host
    finally:
        host.stop()


def many_files() -> int:
    """Raise the limit of open files to the maximum. The server inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
