"""Commands that take long say which step they are at: with a clock in a terminal, one line each elsewhere."""

import io
import sys

import pytest

from tilerummy.cli.output import working


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_log_gets_one_line_for_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    with working() as begin:
        begin("Fetching …")
        begin("Writing …")
    assert capsys.readouterr() == ("", "Fetching …\nWriting …\n")


def test_a_terminal_gets_the_time_beside_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with working() as begin:
        begin("Fetching …")
        begin("Writing …")
    shown = screen.getvalue()
    assert shown.count("Writing …") >= 1
    assert "0:00:" in shown
