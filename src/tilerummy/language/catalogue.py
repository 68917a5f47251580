"""The Fluent files: which languages there are, which one is meant, and one message of one language.

The files are `data/locales/<language>/*.ftl`; the page in the browser uses the same ones. Fluent is imported and a file
is read when one of its messages is first needed: a command that prints JSON loads neither.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "it", "nl", "es")
FALLBACK = "en"
_LOCALES = files("tilerummy") / "data" / "locales"


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
    topic = topic_of(message_id)
    for candidate in (language, FALLBACK):
        bundle = bundle_of(candidate, topic)
        if bundle is not None and bundle.has_message(message_id):
            pattern = bundle.get_message(message_id).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(params))[0])
    return message_id


def knows(message_id: str) -> bool:
    """Whether there is such a message.

    >>> knows("note-no-penalty"), knows("note-because Grandma says so")
    (True, False)
    """
    bundle = bundle_of(FALLBACK, topic_of(message_id))
    return bundle is not None and bool(bundle.has_message(message_id))


@cache
def bundle_of(language: str, topic: str) -> "FluentBundle | None":
    """One file of one language. One bundle per file, because parsing takes a while and most programs need few files."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_LOCALES / language / f"{topic}.ftl").read_text("utf-8")))
    return bundle


_COMMANDS = {
    "computers": re.compile(r"cli-(?:help-)?rate(?:-|$)"),
    "arena": re.compile(r"cli-(?:help-|argument-|option-)?(?:arena|bots?)(?:-|$)"),
    "play": re.compile(r"cli-(?:option-play|terminal)-"),
    "server": re.compile(r"cli-(?:argument-(?:action|path)$|(?:help-|option-)?(?:serve|store)(?:-|$))"),
    "solve": re.compile(r"cli-(?:argument-(?:edition|table)$|(?:help-|option-)?(?:solve|odds|restore)(?:-|$))"),
}
"""Commands with a file of their own."""
_TOPICS = {
    "error": "errors",
    "rule": "rules",
    "value": "rules",
    "cli": "cli",
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
}


def topic_of(message_id: str) -> str:
    """The file that holds a message. Clause ids begin with capitals, the others with a word that names their file."""
    head = message_id.partition("-")[0]
    if head == "cli":
        return next((topic for topic, pattern in _COMMANDS.items() if pattern.match(message_id)), "cli")
    return "violations" if head.isupper() else _TOPICS.get(head, "words")
