"""The door to the language files, which are opened with the first word: a program that reads JSON needs none."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilerummy.engine.errors import TilerummyError

_OPTION = "--lang"
_wanted: str | None = None
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


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


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Say everything inside in this language: a server tells the same move to people of several."""
    before = _spoken.set(wanted)
    try:
        yield
    finally:
        _spoken.reset(before)


def language() -> str:
    from tilerummy.language import catalogue

    if spoken := _spoken.get():
        return spoken
    return catalogue.choose_language(_wanted, os.environ)


def say(code: str, **params: object) -> str:
    """The message `cli-<code>` in the chosen language."""
    from tilerummy.language import catalogue

    return catalogue.text(f"cli-{code}", params, language())


def error_words(error: "TilerummyError") -> str:
    from tilerummy.language import catalogue

    return catalogue.error_text(error, language())
