"""The words of a typed move: what each of them means in a language, and a text as a list of tokens.

>>> [token.kind for token in tokens("put the red 8 to row 2", "en")]
['put', 'colour', 'number', 'to', 'row', 'number']
>>> [token.value for token in tokens("un rouge", "fr")], [token.value for token in tokens("un 8 rouge", "fr")]
([1, 'r'], [8, 'r'])
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from tilerummy.engine.draft import DraftError
from tilerummy.engine.packaged import DATA
from tilerummy.engine.tiles import Tile
from tilerummy.language.commands import read_tiles, vocabulary
from tilerummy.language.translator import Translator


def _table(language: str) -> dict[str, Any]:
    return tomllib.loads((DATA / "typed_words" / f"{language}.toml").read_text("utf-8"))


@cache
def words_of(language: str) -> Mapping[str, tuple[str, str | int]]:
    """What each word of a language means: its class, and the colour or the number.

    A word for one that is also an ignored word is an `article`: `un rouge` is a tile, and `un 8 rouge` another.
    """
    table = _table(language)
    del table["commands"]
    colours, counts = table.pop("colours"), (table.pop("numbers"), table.pop("plurals", ""))
    meant: dict[str, tuple[str, str | int]] = {}
    for kind, spelled in table.items():
        meant |= {plain(word): (kind, kind) for word in spelled.split()}
    for colour, spelled in colours.items():
        meant |= {plain(word): ("colour", colour) for word in spelled.split()}
    for spelled in counts:
        for number, word in enumerate(map(plain, spelled.split()), 1):
            if word != "-":
                meant[word] = ("article" if meant.get(word) == ("ignored", "ignored") else "number", number)
    return meant


def commands_of(tr: Translator) -> dict[str, str]:
    """The words of a language for each command, with and without accents, and other forms of them."""
    words = vocabulary(tr)
    others = {word: name for name, spelled in _commands(tr.language).items() for word in spelled.split()}
    return {plain(word): name for word, name in (others | words).items()} | others | words


@cache
def _commands(language: str) -> dict[str, str]:
    commands: dict[str, str] = _table(language)["commands"]
    return commands


def plain(word: str) -> str:
    """The word without capitals and accents."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Token(NamedTuple):
    kind: str
    value: str | int | tuple[Tile, ...] = ""
    follows: bool = True
    """Whether it stands directly behind the token before it, without an ignored word between them."""


_LETTER = r"[^\W\d_]"
_DASH = rf"(?<!{_LETTER})[-–—]|[-–—](?!{_LETTER})"
"""Not the hyphen of a word."""
_PARTS = re.compile(rf"(\d+)|({_LETTER}+(?:/{_LETTER}+)?)|([,;])|(×)|(->|=>|→)|({_DASH})|\S")
_KINDS = ("comma", "times", "to", "dash")
"""Of the signs, in this order."""
_SPELLED = re.compile(r"\[?[kbroygjKBROYG]+[0-9][^\s,;]*|\[[^\s,;]*\]|[kbroygjKBROYG](?=$|[\s,;.])")


def is_notation(text: str, language: str) -> bool:
    return any(_SPELLED.fullmatch(piece) for piece in re.split(r"[\s,:]+", text)) and not any(
        plain(word) in words_of(language) for word in re.findall(r"[^\W\d_]{2,}", text)
    )


def tokens(text: str, language: str) -> list[Token]:
    """The text without ignored words. Raises `DraftError` for a word that is not known, or `Unreadable`."""
    read = [*_read(text, words_of(language))]
    read = [_without_article(read, at) if token.kind == "article" else token for at, token in enumerate(read)]
    behind = [token._replace(follows=before.kind != "ignored") for before, token in pairwise((Token("start"), *read))]
    said = [token for token in behind if token.kind != "ignored"]
    # jusqu’à, fino a, bis zu
    return [
        token
        for before, token in pairwise((Token("start"), *said))
        if not (before.kind == "through" and token.kind == "to")
    ]


def _read(text: str, meant: Mapping[str, tuple[str, str | int]]) -> Iterator[Token]:
    at = 0
    while at < len(text):
        starts_word = at == 0 or not text[at - 1].isalnum()
        spelled = _SPELLED.match(text, at) if starts_word else None
        if spelled and plain(spelled[0]) not in meant:
            yield Token("tiles", read_tiles([spelled[0].rstrip(".:!")]))
            at = spelled.end()
            continue
        part = _PARTS.match(text, at)
        if part is None:  # a space
            at += 1
            continue
        at = part.end()
        number, word, *signs = part.groups()
        if number:
            yield Token("number", _number(number))
        elif word:
            if plain(word) not in meant:  # t/m is one word, red/blue is two
                word = word.partition("/")[0]
                at = part.start() + len(word)
            for each in (word,) if plain(word) in meant else _parts(word, meant):
                yield Token(*meant[plain(each)])
        else:
            yield from (Token(kind) for kind, sign in zip(_KINDS, signs, strict=True) if sign)


def _parts(word: str, meant: Mapping[str, tuple[str, str | int]]) -> tuple[str, str]:
    """`Zehnergruppe` is two words, and so is the end of `10ergruppe`. Raises `DraftError`."""
    for at in range(2, len(word) - 1):
        parts = word[:at], word[at:]
        first, second = (meant.get(plain(part), ("", ""))[0] for part in parts)
        if first in ("number", "ignored") and second == "group":
            return parts
    raise DraftError("slip-word-unknown", text=word)


def _number(digits: str) -> int:
    if len(digits) > 3:
        raise DraftError("slip-word-unknown", text=digits[:20])
    return int(digits)


def _without_article(read: Sequence[Token], at: int) -> Token:
    """What a word is that means `a` or `one`: a number if no tile or row follows, or if a colour before it has none."""
    one, ignored = Token("number", 1), Token("ignored")
    before = [token.kind for token in read[max(0, at - 2) : at]]
    if before[-1:] == ["colour"] and before != ["number", "colour"]:
        return one
    after = [token.kind for token in read[at + 1 :]]
    if after[:1] == ["number"]:
        return one if read[at + 1].value == 2 and after[1:2] == ["number"] else ignored
    if after[:1] == ["colour"]:
        return ignored if next((kind for kind in after if kind != "colour"), "") in ("number", "joker") else one
    return one if not after or after[0] in ("comma", "to", "through", "dash", "in", "before", "from") else ignored
