"""The Fluent files: which languages there are, which one is meant, and one message of one language.

The files are `data/locales/<language>/*.ftl`; the page in the browser uses the same ones. A language is read and a
message is parsed when it is first needed. No message refers to another. A message is text with variables, `{ $name }`,
and with choices by a variable:

    count-tiles =
        { $count ->
            [0] no tiles
            [one] { $count } tile
           *[other] { $count } tiles
        }

Fluent's own library would take longer to import than a short command takes to answer (docs/adr/0015). Tests compare
both for every message, so that no file can use more of Fluent than this. They also compare how numbers are written and
counted with the Common Locale Data Repository (CLDR), for which Babel is the library.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from tilerummy.engine.packaged import DATA

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
    return parsed(FALLBACK, message_id) is not None


@lru_cache(maxsize=16384)
def parsed(language: str, message_id: str) -> "Message | None":
    """The message, to be filled in; None if the language lacks it. Its further lines are indented."""
    _, found, rest = _texts_of(language).partition(f"\n{message_id} =")
    lines = re.match(r".*(?:\n .*)*", rest) if found else None
    return parse(lines[0]) if lines else None


@cache
def _texts_of(language: str) -> str:
    """All messages of a language as they are written."""
    files = sorted((_LOCALES / language).glob("*.ftl")) if language in LANGUAGES else ()
    return "\n".join(["", *(file.read_text("utf-8") for file in files)])


# One message, parsed and filled in: the part of Fluent that the files use


class Variable(NamedTuple):
    """A place for the value of a variable."""

    name: str


class Choice(NamedTuple):
    """One of several texts. The variable decides by its value; a number also by its plural category."""

    name: str
    texts: "Mapping[str | int, Message]"
    default: "Message"


Message = tuple[str | Variable | Choice, ...]

_PLACE = re.compile(r"\{ \$([a-z][a-z-]*) (?:\}|->\n(.*?)\n *\})", re.DOTALL)
_OPTION = re.compile(r"^ *(\*?)\[([a-z0-9_]+)\] (.+)$", re.MULTILINE)


def parse(source: str) -> Message:
    """The message with this text.

    >>> parse("{ $seat }: draw!")
    (Variable(name='seat'), ': draw!')
    """
    source = source.strip()
    parts: list[str | Variable | Choice] = []
    at = 0
    for place in _PLACE.finditer(source):
        parts += [_text(source[at : place.start()]), _choice(*place.groups()) if place[2] else Variable(place[1])]
        at = place.end()
    parts.append(_text(source[at:]))
    return tuple(part for part in parts if part)


def _text(source: str) -> str:
    if any(sign in source for sign in "{}\n"):
        raise ValueError(f"not the part of Fluent that the language files use: {source!r}")
    return source


def _choice(name: str, options: str) -> Choice:
    found = {key: (star, parse(text)) for star, key, text in _OPTION.findall(options)}
    defaults = [text for star, text in found.values() if star]
    if len(defaults) != 1 or len(found) != options.count("\n") + 1:
        raise ValueError(f"a choice has one option per line, and one of them has a star: {options!r}")
    return Choice(name, {int(key) if key.isdigit() else key: text for key, (_, text) in found.items()}, defaults[0])


def fill(message: Message, values: Mapping[str, str | int], language: str) -> str:
    """The text of the message with these values. A variable without a value stays visible.

    >>> fill(parse("{ $seat } draws { $count }."), {"count": 1200}, "de")
    '{$seat} draws 1.200.'
    """
    words = []
    for part in message:
        if isinstance(part, str):
            words.append(part)
            continue
        value = values.get(part.name)
        if isinstance(part, Choice):
            words.append(fill(_chosen(part, value, language), values, language))
        elif isinstance(value, int):
            words.append(whole(value, language))
        else:
            words.append("{$" + part.name + "}" if value is None else value)
    return "".join(words)


def _chosen(choice: Choice, value: str | int | None, language: str) -> Message:
    if isinstance(value, int) and value not in choice.texts:
        value = plural(value, language)
    return choice.default if value is None else choice.texts.get(value, choice.default)


class Habit(NamedTuple):
    """The marks in a number, and the counts that take the singular."""

    point: str
    thousands: str
    singular: tuple[int, ...] = (1,)


_HABITS = {
    "en": Habit(".", ","),
    "de": Habit(",", "."),
    "fr": Habit(",", "\N{NARROW NO-BREAK SPACE}", singular=(0, 1)),
    "it": Habit(",", "."),
    "nl": Habit(",", "."),
    "es": Habit(",", "."),
}


def whole(number: int, language: str) -> str:
    """A whole number with its thousands apart.

    >>> whole(1200, "en"), whole(-1234567, "de"), whole(999, "es")
    ('1,200', '-1.234.567', '999')
    """
    return f"{number:,}".replace(",", _HABITS[language].thousands)


def decimal(value: float, digits: int, language: str, *, sign: bool = False) -> str:
    """A number with a decimal point or comma; `sign` also shows a plus.

    >>> decimal(2.55, 1, "de"), decimal(3, 2, "en", sign=True)
    ('2,5', '+3.00')
    """
    return f"{value:{'+' if sign else ''}.{digits}f}".replace(".", _HABITS[language].point)


def plural(number: int, language: str) -> str:
    """The plural category of a count, `one` or `other`.

    >>> [plural(count, "nl") for count in (0, 1, 2)], [plural(count, "fr") for count in (0, 1, 2)]
    (['other', 'one', 'other'], ['one', 'one', 'other'])
    """
    return "one" if abs(number) in _HABITS[language].singular else "other"
