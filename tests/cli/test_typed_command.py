"""Messages name the next command in the form that people typed before."""

import pytest

from tilerummy.cli.typed_command import typed_command


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
