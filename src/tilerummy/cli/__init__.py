"""The command line: `tilerummy COMMAND …`, one file per command; docs/cli.md shows each one with its output.

A command is imported when it is called. The language is chosen once, from `--lang` or the locale, and passed on as a
`Translator`.
Commands return their exit code: 0 for legal or done, 1 for illegal or a failed check, 2 for unreadable input.
"""

import os
import sys
from collections.abc import Sequence

from tilerummy.cli.error_guard import guarded
from tilerummy.cli.group import EDITIONS, load_own_editions, run
from tilerummy.language import Translator, choose_language


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command in `arguments`, by default those of the process, and return its exit code."""
    line = sys.argv[1:] if arguments is None else list(arguments)
    tr = translator_for(line)
    return guarded(lambda: _run(line, tr), tr)


def _run(line: list[str], tr: Translator) -> int:
    if os.environ.get(EDITIONS):
        load_own_editions(os.environ[EDITIONS])
    if question := os.environ.get("_TILERUMMY_COMPLETE"):
        from tilerummy.cli import completion

        return completion.answer(question, tr)
    return run(line, tr)


def translator_for(line: Sequence[str]) -> Translator:
    """The translator for this command line: its last `--lang` decides, then the locale of the process.

    It is found before anything is parsed, because errors and help need it too.
    """
    return Translator(choose_language(wanted_language(line), os.environ))


def wanted_language(line: Sequence[str]) -> str | None:
    """The value of the last `--lang`; after `--` there are no options.

    >>> wanted_language(["judge", "--lang", "de", "x"]), wanted_language(["--lang=fr", "--", "--lang=de"])
    ('de', 'fr')
    """
    wanted = None
    for place, word in enumerate(line):
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if name == "--lang":
            wanted = value if equals else "".join(line[place + 1 : place + 2])
    return wanted
