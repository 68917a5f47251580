"""Reading lines: at a terminal with editing, history and completion where the system has them, else from any stream.

A line can have a time limit. The system's interval timer wakes the process once a second, so nothing runs while the
player thinks. Without such a timer (Windows) the time is checked when a line has been typed.
"""

import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import ceil
from types import FrameType
from typing import TextIO

from rich.cells import cell_len
from rich.console import RenderableType

from tilerummy.engine.record import clock_text
from tilerummy.language import Translator
from tilerummy.tui.faces import Faces, SafeConsole
from tilerummy.tui.scene import Scene


class TimeUp(Exception):
    """The time of this turn is over."""


def now() -> float:
    return time.monotonic()


def time_text(left: float) -> str:
    """The time left in minutes and seconds, rounded up.

    >>> time_text(60), time_text(8.2), time_text(-1)
    ('1:00', '0:09', '0:00')
    """
    return clock_text(max(0, ceil(left)))


@contextmanager
def counting_down(ends: float | None, show: Callable[[float], None]) -> Iterator[None]:
    """Raise `TimeUp` in the block when the time `ends` is reached; call `show` with the rest every second."""
    if ends is None:
        yield
        return
    if now() >= ends:
        raise TimeUp
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        if now() >= ends:
            raise TimeUp
        return

    def tick(number: int, frame: FrameType | None) -> None:
        left = ends - now()
        if left > 0:
            show(left)
            return
        signal.setitimer(signal.ITIMER_REAL, 0)  # so that this is raised only once
        raise TimeUp

    before = signal.signal(signal.SIGALRM, tick)
    try:
        # The first tick comes when a full number of seconds is left, the others every second after it. They go on after
        # the end, because a signal in the moment before the process waits is noticed only at the next one.
        signal.setitimer(signal.ITIMER_REAL, (ends - now()) % 1 + 0.005, 1)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Left(Exception):
    """The person leaves the game."""


class Terminal:
    """Shows pages and asks for lines; the end of the input is an EOFError, Ctrl-C a KeyboardInterrupt.

    A line that must be typed before the time `ends` has the time left beside its prompt; `TimeUp` is raised at the end.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdin
        self.is_terminal = self.stream is sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()
        self.console = SafeConsole(highlight=False, markup=False, emoji=False)
        self.words: list[str] = []
        if self.is_terminal:
            _complete(lambda: self.words)

    def show(self, *parts: RenderableType) -> None:
        """Several parts are a new page in a terminal, and more text anywhere else."""
        if len(parts) > 1 and self.is_terminal:
            self.console.clear()
        elif len(parts) > 1:
            self.console.print()
        for part in parts:
            self.console.print(part, overflow="fold")

    def wait(self, label: str, tr: Translator) -> None:
        """Only an empty line continues, so that nobody types past a page by accident. Raises `Left`."""
        self.offer(["q"])
        while typed := self.ask(f"{label} ").strip().casefold():
            if typed in ("q", "quit", tr.text("play-word-quit").casefold()):
                raise Left

    def scene(self, tr: Translator) -> Scene:
        faces = Faces(shapes=not self.console.options.ascii_only)
        return Scene(tr, faces, self.console.width, self.console.height)

    def offer(self, words: Iterable[str]) -> None:
        """What the Tab key completes from now on."""
        self.words = sorted(set(words))

    def ask(self, prompt: str, ends: float | None = None, timed: Callable[[float], str] | None = None) -> str:
        """One line. `timed` makes the prompt for the seconds that are left."""
        first = timed(ends - now()) if timed and ends is not None else prompt
        with counting_down(ends, lambda left: self._show(timed(left).rjust(len(first)) if timed else prompt)):
            if self.is_terminal:
                return input(first)
            line = self.stream.readline()
        if not line:
            raise EOFError
        # Echo the input, so that the output of a script reads like a game in a terminal.
        print(f"{first}{''.join(letter for letter in line if letter.isprintable())}", flush=True)
        return line.rstrip("\n")

    def _show(self, prompt: str) -> None:
        """Replace the prompt without moving the cursor, unless the typed line has more than one line on the screen."""
        typed = _typed()
        if not self.is_terminal or typed is None or os.environ.get("TERM") == "dumb":
            return
        if cell_len(prompt + typed) < shutil.get_terminal_size().columns:
            # The output of `input` must not be mixed with this, so it goes past the buffer of the stream.
            os.write(sys.stdout.fileno(), f"\x1b7\r{prompt}\x1b8".encode(sys.stdout.encoding, "replace"))


def _typed() -> str | None:
    """The line as typed so far; None if the system cannot tell."""
    try:
        import readline
    except ImportError:
        return None
    return readline.get_line_buffer()


def _complete(words: Callable[[], list[str]]) -> None:
    try:
        import readline
    except ImportError:  # not on every system; input works without it
        return

    def completion(text: str, state: int) -> str | None:
        fitting = [word for word in words() if word.startswith(text)]
        return f"{fitting[state]} " if state < len(fitting) else None

    readline.set_completer(completion)
    readline.set_completer_delims(" \t")
    readline.parse_and_bind("tab: complete")
