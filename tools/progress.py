"""How far a long run is: one line on the error stream that is written over, and nothing where that is no terminal.

For the tools and the measurements. Commands of the package have `cli/progress_bar.py`, because the package does not
import from here.
"""

import sys


def show(text: str) -> None:
    """Write this over the line before; an empty text clears it."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
