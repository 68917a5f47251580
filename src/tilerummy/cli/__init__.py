"""The command line: `tilerummy COMMAND …`, one file per command; docs/cli.md shows each one with its output.

A command is imported when it is called. The language is chosen once, from `--lang` or the locale, and passed on as a
`Translator`.
Commands return their exit code: 0 for legal or done, 1 for illegal or a failed check, 2 for unreadable input.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilerummy.language import Translator


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command in `arguments`, by default those of the process, and return its exit code."""
    from tilerummy.cli.error_guard import guarded
    from tilerummy.cli.language_option import translator_for

    line = sys.argv[1:] if arguments is None else list(arguments)
    tr = translator_for(line)
    return guarded(lambda: _run(line, tr), tr)


def _run(line: list[str], tr: "Translator") -> int:
    if os.environ.get("TILERUMMY_EDITIONS"):
        from tilerummy.cli import own_editions

        own_editions.load(os.environ["TILERUMMY_EDITIONS"])
    if question := os.environ.get("_TILERUMMY_COMPLETE"):
        from tilerummy.cli import completion

        return completion.answer(question, tr)
    from tilerummy.cli.group import run

    return run(line, tr)
