"""What the fixtures that run commands give to the tests."""

import subprocess
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Result:
    """How a command ended and what it wrote."""

    status: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command in this process."""

    def __call__(self, *words: str, stdin: str | bytes = "", lang: str = "en", columns: int | None = 100) -> Result: ...


class Play(Protocol):
    """Runs `tilerummy play` as a process, with lines on its standard input and more variables in its environment."""

    def __call__(self, *options: str, lines: str = "", **more: str) -> subprocess.CompletedProcess[str]: ...
