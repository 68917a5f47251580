"""The command line: `tilerummy COMMAND …`, one file a command; docs/cli.md shows every one with its output.

A command is imported when it is called, and so are the libraries for words and tables: `judge -` and `solve -` need
neither.
Commands return their exit code: 0 for legal or done, 1 for illegal or a check that failed, 2 for what cannot be read.
"""

import os
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that `words` (or the command line) give, and return its exit code."""
    from tilerummy.cli.error_guard import guarded

    line = sys.argv[1:] if words is None else list(words)
    return guarded(lambda: _run(line), line)


def _run(line: list[str]) -> int:
    if os.environ.get("TILERUMMY_EDITIONS"):
        from tilerummy.cli import own_editions

        own_editions.load(os.environ["TILERUMMY_EDITIONS"])
    if line[:1] == ["judge"]:
        from tilerummy.cli import verdicts

        if verdicts.is_plain(line):
            return verdicts.plain(line)
    if line[:1] == ["solve"]:
        from tilerummy.cli import solutions

        if asked := solutions.plain(line):
            return solutions.answer_asked(asked)
    from tilerummy.cli.group import run

    return run(line)
