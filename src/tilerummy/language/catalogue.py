"""The Fluent files: which languages there are, which one is meant, and one message of one language.

The files are `data/locales/<language>/*.ftl`; the page in the browser uses the same ones. A file is read and a message
is parsed when it is first needed. No message refers to another.
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
    return message_id in _sources(FALLBACK, topic_of(message_id))


@lru_cache(maxsize=16384)
def parsed(language: str, message_id: str) -> Message | None:
    """The message, to be filled in; None if the language lacks it."""
    source = _sources(language, topic_of(message_id)).get(message_id)
    return None if source is None else parse(source)


@cache
def _sources(language: str, topic: str) -> Mapping[str, str]:
    """The text of the messages of a file as it is written there, by their ids. Each begins at the start of a line."""
    if language not in LANGUAGES:
        return {}
    text = (_LOCALES / language / f"{topic}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[A-Za-z#])", text, flags=re.MULTILINE)
    pairs = (entry.partition(" =") for entry in entries if not entry.startswith("#"))
    return {name: source for name, _, source in pairs}


_COMMANDS = {
    "rate": "computers",
    "arena": "arena",
    "bot": "arena",
    "bots": "arena",
    "read": "photo",
    "terminal": "play",
    "puzzles": "puzzles",
    "serve": "server",
    "store": "server",
    "site": "site",
    "solve": "solve",
    "odds": "solve",
    "restore": "solve",
}
"""The commands with a file of their own, as in `cli-serve-started`."""
_PARTS = {
    "help": _COMMANDS,
    "option": _COMMANDS | {"play": "play"},
    "argument": {
        "bot": "arena",
        "bots": "arena",
        "photos": "photo",
        "task": "puzzles",
        "puzzle": "puzzles",
        "action": "server",
        "path": "server",
        "folder": "site",
        "edition": "solve",
        "table": "solve",
    },
}
"""The same after another word, as in `cli-help-serve`. Arguments go by their own names: `cli-argument-photos`."""
_TOPICS = {
    "error": "errors",
    "rule": "rules",
    "value": "rules",
    "cli": "cli",
    "camera": "camera",
    "companion": "companion",
    "device": "device",
    "photo": "photo",
    "play": "play",
    "server": "server",
    "table": "table",
    "web": "web",
    "basis": "editions",
    "variant": "editions",
    "note": "editions",
    "edition": "editions",
    "why": "computers",
    "review": "review",
    "lab": "lab",
    "navigator": "navigator",
    "puzzle": "puzzles",
    "lesson": "lesson",
    "site": "site",
}


@lru_cache(maxsize=4096)
def topic_of(message_id: str) -> str:
    """The file that holds a message. Clause ids begin with capitals, the others with a word that names their file."""
    head, _, rest = message_id.partition("-")
    if head == "cli":
        first, _, others = rest.partition("-")
        return _PARTS[first].get(others.partition("-")[0], "cli") if first in _PARTS else _COMMANDS.get(first, "cli")
    return "violations" if head.isupper() else _TOPICS.get(head, "words")
