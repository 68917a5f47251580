"""A command at a terminal of its own, typed at by a test."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

PATIENCE = 120.0
"""Seconds before a test gives up: long, because a busy machine is no fault of the code."""
SILENCE = 5.0
"""Seconds without a word after which an interrupt is taken to be lost."""


class Terminal:
    """A process at the other end of a pseudo-terminal, 80 columns wide."""

    def __init__(self, arguments: list[str], environment: dict[str, str], folder: Path) -> None:
        try:
            self.master, slave = pty.openpty()
        except OSError as error:  # in a container, perhaps
            pytest.skip(f"no pseudo-terminals here ({error}): mount -t devpts devpts /dev/pts")
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tilerummy", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            cwd=folder,
            start_new_session=True,
            close_fds=True,
            # The test process may ignore Ctrl-C, and a child would inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(slave)
        self.open = True
        self.text = ""

    def _listen(self, seconds: float) -> bool:
        """Take in what the process says; whether it said anything."""
        if not self.open or not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # so Linux says that the other end is closed
            piece = b""
        self.open = piece != b""
        self.text += piece.decode("utf-8", "replace")
        return True

    def until(self, pattern: str) -> str:
        """What came since the last call, as soon as the pattern is in it."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text):
            assert self.open, f"ended: {self.text}"
            assert time.monotonic() < deadline, f"silent: {self.text}"
            self._listen(0.2)
        found, self.text = self.text, ""
        return found

    def interrupt(self, pattern: str) -> str:
        """Press Ctrl-C, again where it was lost, until the pattern is shown.

        Python hears a signal that comes after it wrote the prompt and before it waits for a key only at the next key;
        a person presses again, and so does this.
        """
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text):
            assert self.open, f"ended: {self.text}"
            assert time.monotonic() < deadline, f"silent: {self.text}"
            os.kill(self.process.pid, signal.SIGINT)
            while self._listen(SILENCE) and not re.search(pattern, self.text):
                pass
        return self.until(pattern)

    def rest(self) -> str:
        """All that came until the process closed its terminal."""
        deadline = time.monotonic() + PATIENCE
        while self.open:
            assert time.monotonic() < deadline, f"still open: {self.text}"
            self._listen(0.2)
        return self.text

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        """The exit code, once everything the process said was heard."""
        try:
            self.rest()
            return self.process.wait(timeout=PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            os.close(self.master)
