"""A game as a process, as people start it; and the words it needs."""

import os
import subprocess
from pathlib import Path

import pytest
from commandline import Play
from forked import command

from tilerummy.language import Translator


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """No colours, no language, and a place of its own for what is kept without being asked for."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "COLUMNS", "NO_COLOR")}
    return {**kept, "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(tmp_path / "state"), "PYTHONUTF8": "1", "TERM": "xterm"}


@pytest.fixture
def play(environment: dict[str, str], tmp_path: Path) -> Play:
    """Run `tilerummy play` with lines on its standard input."""

    def run(*options: str, lines: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        fork = not any(name.startswith("PYTHON") for name in more)
        return command(["play", "--terminal", *options], lines, {**environment, **more}, tmp_path, fork=fork)

    return run


@pytest.fixture
def tr() -> Translator:
    return Translator("en")
