"""Completion in the shell: the scripts, and what they ask."""

import shutil
import subprocess

import pytest
from commandline import Run

from tilerummy.bots import LEVELS
from tilerummy.cli.group import COMMANDS


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_valid(run: Run, shell: str) -> None:
    done = run("completion", shell)
    assert (done.status, done.err) == (0, "")
    assert f"_TILERUMMY_COMPLETE={shell}_complete" in done.out
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=done.out, text=True, check=True)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", COMMANDS),
        ("re", ("restore", "replay", "review", "read")),
        ("odds rummikub-v", ("rummikub-vienna-de", "rummikub-vienna-en")),
        ("play --level s", tuple(level for level in LEVELS if level.startswith("s"))),
        ("verify --ed", ("--editions",)),
        ("play --level nobody", ()),
    ],
)
def test_what_can_follow(run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, expected: tuple[str, ...]) -> None:
    monkeypatch.setenv("_TILERUMMY_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", f"tilerummy {typed}")
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split()) or 1))
    found = {line.partition(",")[2] for line in run().out.splitlines() if line}
    assert found == set(expected)


def test_another_shell_is_refused(run: Run) -> None:
    done = run("completion", "tcsh")
    assert done.status == 2
    assert "bash, zsh, fish" in done.err
