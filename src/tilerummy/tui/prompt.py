"""Reading lines: at a terminal with editing, history and completion where the system has them, else from any stream."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console

from tilerummy.tui.countdown import counting_down, now

_MARKS = " \t"


class GameConsole(Console):
    """Where the game is shown. A closed pipe is reported to the command line: rich would exit with code 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Prompt:
    """Asks for one line after another; the end of the input is an EOFError, Ctrl-C a KeyboardInterrupt.

    A line that must be typed before the time `ends` has the time left beside its prompt; `TimeUp` is raised at the end.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdin
        self.is_terminal = self.stream is sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()
        self.words: list[str] = []
        if self.is_terminal:
            _complete(lambda: self.words)

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
    readline.set_completer_delims(_MARKS)
    readline.parse_and_bind("tab: complete")
