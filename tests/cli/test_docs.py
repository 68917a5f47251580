"""Every example of docs/cli.md, run in a shell and compared. TILERUMMY_WRITE_DOCS=1 writes what they say now."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "cli.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text("utf-8"))


def played(block: str) -> str:
    """The block with its commands run, one after another, and their output below each."""
    lines = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
    env = {**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    program = f'tilerummy() {{ {shlex.quote(sys.executable)} -m tilerummy "$@"; }}\n'
    script = program + "".join(f"printf '\\0'\n{line}\n" for line in lines)
    done = subprocess.run(
        ["bash", "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=env,
        cwd=DOCS / "examples",
        check=False,
    )
    answers = done.stdout.decode("utf-8").split("\0")[1:]
    return "".join(f"$ {line}\n{answer}" for line, answer in zip(lines, answers, strict=True))


NEEDS_BASH = pytest.mark.skipif(shutil.which("bash") is None, reason="the examples are for bash")


@NEEDS_BASH
@pytest.mark.parametrize("at", range(len(BLOCKS)))
def test_an_example_says_what_happens(at: int) -> None:
    found = played(BLOCKS[at])
    if os.environ.get("TILERUMMY_WRITE_DOCS") == "1":
        text = PAGE.read_text("utf-8")
        PAGE.write_text(text.replace(f"```console\n{BLOCKS[at]}```", f"```console\n{found}```"), "utf-8")
    else:
        assert found == BLOCKS[at]


def test_every_command_has_a_section_and_an_example() -> None:
    from tilerummy.cli.group import COMMANDS

    text = PAGE.read_text("utf-8")
    for name in ("editions", "judge", "solve", "odds", "restore", "replay", "verify", "draw", "score"):
        assert name in COMMANDS
        assert f"\n## {name}\n" in text
        assert any(f"tilerummy {name}" in block for block in BLOCKS)
