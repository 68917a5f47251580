"""The door to the language files, which are opened with the first word: a program that reads JSON needs none."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilerummy.errors import TilerummyError

_OPTION = "--lang"
_wanted: str | None = None


def choose(words: Sequence[str]) -> None:
    """Look for `--lang` anywhere on the command line, before anything is parsed: errors and help are in words too."""
    global _wanted
    _wanted = None
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if word == "--":
            return
        if name == _OPTION:
            _wanted = value if equals else "".join(words[at + 1 : at + 2])


def language() -> str:
    from tilerummy import i18n

    return i18n.choose_language(_wanted, os.environ)


def say(code: str, **params: object) -> str:
    """The message `cli-<code>` in the chosen language."""
    from tilerummy import i18n

    return i18n.text(f"cli-{code}", params, language())


def error_words(error: "TilerummyError") -> str:
    from tilerummy import i18n

    return i18n.error_text(error, language())
