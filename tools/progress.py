"""How far a long run is: a line on the error stream, and nothing where that is no terminal."""

import sys


def show(text: str) -> None:
    if sys.stderr.isatty():
        print(text, file=sys.stderr, flush=True)
