"""Messages name the next command in the form that people typed before."""

import pytest
from commandline import Run

from tilerummy.cli.group import typed_command


@pytest.mark.parametrize(
    ("started", "variable", "typed"),
    [
        ("/usr/bin/tilerummy", "", "tilerummy"),
        ("/usr/lib/tilerummy/__main__.py", "", "python3 -m tilerummy"),
        ("/usr/lib/tilerummy/__main__.py", "python3 run.py", "python3 run.py"),
        ("/usr/bin/tilerummy", "python3 run.py\x1b[2J", "tilerummy"),
    ],
)
def test_the_command_that_was_typed(monkeypatch: pytest.MonkeyPatch, started: str, variable: str, typed: str) -> None:
    monkeypatch.setattr("sys.argv", [started, "play"])
    monkeypatch.setenv("TILERUMMY_COMMAND", variable)
    assert typed_command() == typed


def test_usage_messages_name_what_was_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILERUMMY_COMMAND", "python3 run.py")
    assert "See python3 run.py --help" in run("frobnicate").err
    assert "See python3 run.py judge --help" in run("judge").err
    assert run("solve", "--help").out.startswith("Usage: python3 run.py solve ")
    assert "python3 run.py editions NAME" in run("editions").out
