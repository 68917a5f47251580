"""`--lang`: found anywhere on the command line before anything is parsed, because errors and help need it too."""

import os
from collections.abc import Sequence

from tilerummy.language import Translator, choose_language

NAME = "--lang"


def translator_for(line: Sequence[str]) -> Translator:
    """The translator for this command line: its last `--lang` decides, then the locale of the process."""
    return Translator(choose_language(wanted_language(line), os.environ))


def wanted_language(line: Sequence[str]) -> str | None:
    """The value of the last `--lang`; after `--` there are no options.

    >>> wanted_language(["judge", "--lang", "de", "x"]), wanted_language(["--lang=fr", "--", "--lang=de"])
    ('de', 'fr')
    """
    wanted = None
    for at, word in enumerate(line):
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if name == NAME:
            wanted = value if equals else "".join(line[at + 1 : at + 2])
    return wanted
