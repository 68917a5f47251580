"""Reading lines: at a terminal with editing, history and completion where the system has them, else from any stream."""

import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.console import Console

_MARKS = " \t"


class GameConsole(Console):
    """Where the game is shown. A closed pipe is reported to the command line: rich would exit with code 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Prompt:
    """Asks for one line after another; the end of the input is an EOFError, Ctrl-C a KeyboardInterrupt."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdin
        self.is_terminal = self.stream is sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()
        self.words: list[str] = []
        if self.is_terminal:
            _complete(lambda: self.words)

    def offer(self, words: Iterable[str]) -> None:
        """What the Tab key completes from now on."""
        self.words = sorted(set(words))

    def ask(self, prompt: str) -> str:
        if self.is_terminal:
            return input(prompt)
        line = self.stream.readline()
        if not line:
            raise EOFError
        # Echo the input, so that the output of a script reads like a game in a terminal.
        print(f"{prompt}{''.join(letter for letter in line if letter.isprintable())}", flush=True)
        return line.rstrip("\n")


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
