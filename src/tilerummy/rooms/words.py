"""The server's wording: one translator per language."""

from functools import cache

from tilerummy.language import Translator, choose_language


def translator_for(wanted: str | None) -> Translator:
    """The translator for a language tag such as `de-AT`; English if the language is not supported."""
    return _translator(choose_language(wanted, {}))


@cache
def _translator(language: str) -> Translator:
    return Translator(language)
