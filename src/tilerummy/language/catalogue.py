"""The Fluent files: which languages there are, which one is meant, and one message of one language.

The files are `data/locales/<language>/*.ftl`; the page in the browser uses the same ones. A language is read and a
message is parsed when it is first needed. No message refers to another.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from tilerummy.engine.packaged import DATA
from tilerummy.language.messages import Message, fill, parse

LANGUAGES = ("en", "de", "fr", "it", "nl", "es")
FALLBACK = "en"
_LOCALES = DATA / "locales"


def known_language(tag: str) -> str | None:
    """The language that a tag such as `de`, `de_AT` or `de-AT.UTF-8` means; None if there are no texts in it.

    >>> known_language("DE-at"), known_language("de_AT.UTF-8"), known_language("tlh")
    ('de', 'de', None)
    """
    language = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The wanted language if there is one, else that of the locale, else English.

    >>> choose_language("de_AT", {}), choose_language(None, {"LC_ALL": "", "LANG": "fr_CH.UTF-8"})
    ('de', 'fr')
    >>> choose_language(None, {"LC_ALL": "C", "LANG": "fr_CH.UTF-8"}), choose_language("tlh", {})
    ('en', 'en')
    """
    # As usual on Unix the first variable that is set decides, even if it names a language that is not supported.
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return known_language(wanted or "") or known_language(locale) or FALLBACK


def message(language: str, message_id: str, params: Mapping[str, str | int]) -> str:
    """The message with its variables filled in. Where the language lacks it, it is English; an unknown id is returned.

    >>> message("nl", "count-tiles", {"count": 1}), message("de", "count-tiles", {"count": 1200})
    ('1 steen', '1.200 Steine')
    """
    for candidate in (language, FALLBACK):
        found = parsed(candidate, message_id)
        if found is not None:
            return fill(found, params, candidate)
    return message_id


def knows(message_id: str) -> bool:
    """Whether there is such a message.

    >>> knows("note-no-penalty"), knows("note-because Grandma says so")
    (True, False)
    """
    return message_id in _sources(FALLBACK)


@lru_cache(maxsize=16384)
def parsed(language: str, message_id: str) -> Message | None:
    """The message, to be filled in; None if the language lacks it."""
    source = _sources(language).get(message_id)
    return None if source is None else parse(source)


@cache
def _sources(language: str) -> Mapping[str, str]:
    """The text of all messages of a language as it is written, by their ids. Further lines are indented."""
    if language not in LANGUAGES:
        return {}
    text = "".join(file.read_text("utf-8") for file in sorted((_LOCALES / language).glob("*.ftl")))
    return dict(re.findall(r"^([A-Za-z][\w-]*) =(.*(?:\n .*)*)", text, re.MULTILINE))
