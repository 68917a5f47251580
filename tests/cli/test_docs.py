"""Every example of docs/cli.md, run and compared. TILERUMMY_WRITE_DOCS=1 writes what they say now."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.solver import native

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "cli.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text("utf-8"))


ENDS = '; echo "exit code $?"'
NEEDS_A_SHELL = re.compile(r"[|&;<>$`\\*?#~]|^(?!tilerummy )")


def played(block: str, run: Run) -> str:
    """The block with its commands run, one after another, and their output below each."""
    lines = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
    return "".join(f"$ {line}\n{answer(line, run)}" for line in lines)


def answer(line: str, run: Run) -> str:
    """What a line prints: a plain command in this process, which is faster, and any other in a shell."""
    plain = line.removesuffix(ENDS)
    if NEEDS_A_SHELL.search(plain):
        return shell(line)
    result = run(*shlex.split(plain)[1:], lang="C.UTF-8")
    return result.out + result.err + (f"exit code {result.status}\n" if line != plain else "")


def shell(line: str) -> str:
    env = {**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    program = f'tilerummy() {{ {shlex.quote(sys.executable)} -m tilerummy "$@"; }}\n{line}\n'
    done = subprocess.run(
        ["bash", "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=env,
        cwd=DOCS / "examples",
        check=False,
    )
    return done.stdout.decode("utf-8")


NEEDS_BASH = pytest.mark.skipif(shutil.which("bash") is None, reason="the examples are for bash")


SLOW = re.compile(r"^\$ tilerummy (rate|read) ", re.MULTILINE)
NEEDS_THE_NET = re.compile(r"^\$ tilerummy review ", re.MULTILINE)
COMPILED = pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")


def marks(block: str) -> tuple[pytest.MarkDecorator, ...]:
    slow, weighs = SLOW.search(block), NEEDS_THE_NET.search(block)
    return (*([pytest.mark.long] if slow else []), *([COMPILED] if weighs else []))


CASES = [pytest.param(at, marks=marks(block)) for at, block in enumerate(BLOCKS)]


@NEEDS_BASH
@pytest.mark.parametrize("at", CASES)
def test_an_example_says_what_happens(at: int, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(DOCS / "examples")
    found = played(BLOCKS[at], run)
    if os.environ.get("TILERUMMY_WRITE_DOCS") == "1":
        text = PAGE.read_text("utf-8")
        PAGE.write_text(text.replace(f"```console\n{BLOCKS[at]}```", f"```console\n{found}```"), "utf-8")
    else:
        assert found == BLOCKS[at]


@pytest.mark.long(but=1)
@NEEDS_BASH
@pytest.mark.parametrize(
    "line", ["tilerummy verify fair.trn", f"tilerummy restore '[r3r3r3]'{ENDS}", "tilerummy nothing"]
)
def test_a_shell_says_the_same(line: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(DOCS / "examples")
    monkeypatch.setenv("TILERUMMY_COMMAND", "tilerummy")
    assert answer(line, run) == shell(line) != ""


def test_every_command_has_a_section_and_an_example() -> None:
    from tilerummy.cli.group import COMMANDS

    text = PAGE.read_text("utf-8")
    for name in ("editions", "judge", "solve", "odds", "restore", "replay", "verify", "draw", "read", "score"):
        assert name in COMMANDS
        assert f"\n## {name}\n" in text
        assert any(f"tilerummy {name}" in block for block in BLOCKS)
