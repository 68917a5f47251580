"""Editions as people name them: in any case, or by words that the box or the title has."""

import re

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.editions import Edition, get, keys, printed
from tilerummy.engine.errors import TilerummyError


def named_edition(typed: str) -> Edition:
    """The edition that a person means: its key in any case, or words that only one edition has, such as `bookmark`."""
    name, comma, rules = typed.strip().partition(",")
    revision = re.search(r"@\d+$", name)
    found = editions_named(name[: revision.start()] if revision else name)
    if len(found) > 1:
        raise Refused("edition-several", name=name, editions=", ".join(found))
    if found:
        return get(found[0] + (revision[0] if revision else "") + comma + rules)
    key = "-".join(_words(name))
    try:
        return get(key)  # says which key is close
    except TilerummyError as fault:
        if fault.code == "edition-unknown" and fault.params["close"]:
            raise
    raise Refused("edition-none", name=name, editions=", ".join(keys()))


def editions_named(name: str) -> tuple[str, ...]:
    """The keys of the editions that a name fits: the one whose key it is, else all that have its words.

    Words of the key and of the titles count, and the number of the sheet. Three letters of a word are enough.
    """
    words = _words(name)
    if "-".join(words) in keys():
        return ("-".join(words),)
    return tuple(key for key in keys() if words and all(_has_word(key, word) for word in words))


def _has_word(key: str, begun: str) -> bool:
    sheet = printed(key)
    known = _words(" ".join((key, sheet.sheet, *sheet.titles.values())))
    return begun in known or (len(begun) > 2 and any(word.startswith(begun) for word in known))


def _words(text: str) -> list[str]:
    """The words of a text in small letters; an apostrophe divides none: “Let’s” is written lets in a key."""
    return re.findall(r"[^\W_]+", re.sub("['’]", "", text.casefold()))
