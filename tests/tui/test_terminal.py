"""The game at a terminal of its own: editing, pages, Ctrl-C, and how it looks without colour."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilerummy.tui.saving import Saved

pty = pytest.importorskip("pty", reason="terminals of this kind are not on every system")
LINE = (
    sys.executable,
    "-m",
    "tilerummy",
    "play",
    "--seed",
    "5",
    "--seats",
    "3",
    "--level",
    "steady",
    "--save",
    "g.trn",
)


class Terminal:
    """A process at the other end of a pseudo-terminal, 80 columns wide."""

    def __init__(self, environment: dict[str, str], folder: Path, *options: str) -> None:
        import fcntl
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*LINE, *options],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            cwd=folder,
            start_new_session=True,
            close_fds=True,
            # Whoever runs the tests may ignore Ctrl-C, and a child would inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        os.close(slave)
        self.text = ""

    def until(self, pattern: str, seconds: float = 60) -> str:
        """What came since the last call, as soon as the pattern is in it."""
        deadline = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            assert time.monotonic() < deadline, self.text
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                try:
                    piece = os.read(self.master, 65536)
                except OSError:  # the other end is closed
                    piece = b""
                assert piece or re.search(pattern, self.text), self.text
                self.text += piece.decode("utf-8", "replace")
        found, self.text = self.text, ""
        return found

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        try:
            return self.process.wait(timeout=60)
        finally:
            os.close(self.master)


@pytest.fixture
def terminal(environment: dict[str, str], tmp_path: Path) -> Iterator[Terminal]:
    started = Terminal(environment, tmp_path)
    yield started
    if started.process.poll() is None:
        started.process.kill()
        started.close()


PROMPT = r"> (\x1b\[\?2004h)?$"


def test_a_turn_with_a_slip_a_draft_and_help(terminal: Terminal, tmp_path: Path) -> None:
    first = terminal.until(PROMPT)
    assert "\x1b[2J" in first  # every page begins with a clear screen
    assert re.search(r"\x1b\[[0-9;]*m", first)
    terminal.type("foo\r")
    assert "I do not understand" in terminal.until(PROMPT)
    terminal.type(":k2-4\r")
    assert "Your first lay shows 9 of 30 points." in terminal.until(PROMPT)
    terminal.type("undo\r")
    assert "First lay: 0 of 30 points" in terminal.until(PROMPT)
    terminal.type("?\r")
    assert "What you can type" in terminal.until("back to the table ")
    terminal.type("\r")
    terminal.until(PROMPT)
    terminal.type("d\r")
    assert "You drew: " in terminal.until(PROMPT)
    terminal.type("q\r")
    assert "Go on with: tilerummy play --resume g.trn" in terminal.until("--resume g.trn")
    assert terminal.close() == 0
    assert Saved.parse((tmp_path / "g.trn").read_text("utf-8")).running is not None


def test_the_tab_key_completes(terminal: Terminal) -> None:
    pytest.importorskip("readline", reason="completion needs readline")
    terminal.until(PROMPT)
    terminal.type("rese\t\r")
    assert "The table is as it was." in terminal.until(PROMPT)


def test_control_c_saves_and_stops(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until(PROMPT)
    terminal.type("d\r")
    terminal.until(PROMPT)
    os.kill(terminal.process.pid, signal.SIGINT)
    assert "Go on with" in terminal.until("Stopped")
    assert terminal.close() == 130
    saved = Saved.parse((tmp_path / "g.trn").read_text("utf-8"))
    assert saved.running is not None
    assert any(entry.seat == 0 for entry in saved.running.entries)


def test_control_d_is_the_end_of_the_input(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.type("\x04")
    assert "Thanks for playing." in terminal.until("--resume g.trn")
    assert terminal.close() == 0


@pytest.mark.parametrize("less", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["no colour", "dumb"])
def test_without_colour_everything_is_there(environment: dict[str, str], tmp_path: Path, less: dict[str, str]) -> None:
    plain = Terminal({**environment, **less}, tmp_path)
    page = plain.until(PROMPT)
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]", page)
    assert "k2●" in re.sub(r"\x1b\[[0-9;]*m", "", page)
    plain.type("q\r")
    plain.until("--resume g.trn")
    assert plain.close() == 0
