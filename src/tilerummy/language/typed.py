"""A move that a player types in words: `red 8 to the run 5 to 7`, `rote 8 an die Reihe 5 bis 7`, `8 rouge à la suite`.

    [what to do] tiles [from a row] [to a row | to the rack | to a new row]
    split a row before a tile

The words of a language are in `data/typed_words/<language>.toml`; the grammar is the same for all of them. A row is
named by its number, by its kind and numbers, or by its tiles. Colours stand before the numbers or after them, as the
first tile of the sentence has it.

>>> from tilerummy.engine.position import View
>>> draft = Draft.of(View.parse("rummikub-vienna-en kbr10,r5-7 o10r8k1/x7 0 0 2.0"))
>>> understand("red 8 to the run 5 to 7", draft, Translator("en"))
Command(name='put', number=1, tiles=(Tile(colour='r', number=8),))
>>> understand("lege orange 10 an die 10er-Gruppe", draft, Translator("de"))
Command(name='put', number=2, tiles=(Tile(colour='o', number=10),))
>>> understand("2 o10", draft, Translator("en")).number, understand("draw", draft, Translator("en")).name
(2, 'draw')
"""

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product, takewhile
from typing import NamedTuple

from tilerummy.engine.draft import Draft, DraftError, Laid
from tilerummy.engine.errors import Unreadable
from tilerummy.engine.melds import Group, Row, Run
from tilerummy.engine.packaged import DATA
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles
from tilerummy.language.commands import Command, parse, read_tiles, vocabulary
from tilerummy.language.translator import Translator

LONGEST = 200
"""Characters."""
MOST_COPIES = 20
"""Of one tile."""
MOST_TILES = 40
"""In one step. Longer lists are cut, and then these tiles are not free."""
NOUNS = ("run", "group", "row", "rack", "table", "new")


def understand(text: str, draft: Draft, tr: Translator) -> Command:
    """The command that a text means, in the notation or in words. Raises `DraftError` or `Unreadable`."""
    text = text[:LONGEST]
    try:
        return parse(text, vocabulary(tr))
    except (DraftError, Unreadable) as fault:
        try:
            tokens = [*_tokens(text, tr.language)]
        except DraftError as unknown:
            # What looks like the notation is corrected as notation.
            raise (fault if _is_notation(text, tr.language) else unknown) from None
        try:
            return _command(_sentence(tokens, tr), draft, tr, text)
        except DraftError as slip:
            if slip.code == "slip-colour-missing":
                slip.params["text"] = text
            raise


# Words


@cache
def words_of(language: str) -> Mapping[str, tuple[str, str | int]]:
    """What each word of a language means: its class, and the colour or the number."""
    table = tomllib.loads((DATA / "typed_words" / f"{language}.toml").read_text("utf-8"))
    colours, numbers = table.pop("colours"), table.pop("numbers").split()
    meant: dict[str, tuple[str, str | int]] = {}
    for kind, spelled in table.items():
        meant |= {plain(word): (kind, kind) for word in spelled.split()}
    for colour, spelled in colours.items():
        meant |= {plain(word): ("colour", colour) for word in spelled.split()}
    return meant | {plain(word): ("number", number) for number, word in enumerate(numbers, 1) if word != "-"}


def plain(word: str) -> str:
    """The word without capitals and accents."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Token(NamedTuple):
    kind: str
    value: str | int | tuple[Tile, ...]


_PARTS = re.compile(r"(\d+)\s*[-–—]\s*(\d+)|(\d+)|([^\W\d_]+)|([,;])|(×)|\S")
_SPELLED = re.compile(r"\[?[kbroygjKBROYG]+[0-9][^\s,;]*|\[[^\s,;]*\]|[kbroygjKBROYG](?=$|[\s,;.])")


def _is_notation(text: str, language: str) -> bool:
    return any(_SPELLED.fullmatch(piece) for piece in text.split()) and not any(
        plain(word) in words_of(language) for word in re.findall(r"[^\W\d_]{2,}", text)
    )


def _tokens(text: str, language: str) -> Iterator[Token]:
    meant, at = words_of(language), 0
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
        first, last, number, word, comma, times = part.groups()
        if first:
            yield from (Token("number", _number(first)), Token("through", ""), Token("number", _number(last)))
        elif number:
            yield Token("number", _number(number))
        elif times:
            yield Token("times", "")
        elif comma:
            yield Token("comma", "")
        elif word:
            if plain(word) not in meant:
                raise DraftError("slip-word-unknown", text=word)
            kind, value = meant[plain(word)]
            if kind != "ignored":
                yield Token(kind, value)


def _number(digits: str) -> int:
    if len(digits) > 3:
        raise DraftError("slip-word-unknown", text=digits[:20])
    return int(digits)


# Sentences


@dataclass
class Phrase:
    """Some tiles or a row, as they are named."""

    number_first: bool = False
    """Whether the number of a tile usually comes before its colour in this language."""
    nouns: list[str] = field(default_factory=list)
    words: list[Token] = field(default_factory=list)
    places: set[int] = field(default_factory=set)
    """The numbers that jokers stand for."""

    @property
    def kind(self) -> str:
        """Whether a run or a group is meant; empty if that is open."""
        return next((noun for noun in self.nouns if noun in ("run", "group")), "")

    @property
    def is_empty(self) -> bool:
        return not self.nouns and not self.words

    @property
    def is_row(self) -> bool:
        return bool(self.nouns) and self.nouns[0] in ("run", "group", "row")

    @property
    def numbers(self) -> list[int]:
        return [token.value for token in self.words if isinstance(token.value, int)]

    @property
    def colours(self) -> str:
        named = {token.value for token in self.words if token.kind == "colour"}
        return "".join(colour for colour in COLOURS if colour in named)

    @property
    def jokers(self) -> int:
        return sum(token.kind == "joker" for token in self.words)

    @property
    def _first(self) -> str:
        """Whether the colour or the number of a tile is typed first. After a joker may stand its colour."""
        usual = "number" if self.number_first else "colour"
        kinds = [token.kind for token in self.words]
        named = (
            kind
            for before, kind in zip(("", *kinds), kinds, strict=False)
            if kind == "number" or (kind == "colour" and not (self.number_first and before == "joker"))
        )
        return next(named, usual)

    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in the order typed."""
        if self.kind:
            kinds = [(colour, _in_box(number)) for colour in self.colours for number in self.numbers[:MOST_TILES]]
            named = [Tile("", 0) if number in self.places else Tile(colour, number) for colour, number in kinds]
            return (*named, *[Tile("", 0)] * (0 if self.places else self.jokers))
        words, first = self.words, self._first
        tiles: list[Tile] = []
        at = 0
        while at < len(words):
            kind, value = words[at]
            if kind == "tiles":
                assert isinstance(value, tuple)
                tiles += value
                at += 1
            elif kind == "joker" and first == "number" and _kind(words, at + 1) == "colour":
                tiles.append(Tile(str(words[at + 1].value), 0))
                at += 2
            elif kind == "joker":
                tiles.append(Tile("", 0))
                at += 1
            else:
                other = "number" if first == "colour" else "colour"
                ones, at = _take_while(words, at, first)
                others, at = _take_while(words, at, other)
                if not others and first == "colour" and _kind(words, at) == "joker":
                    tiles += [Tile(str(colour), 0) for colour in ones]
                    at += 1
                    continue
                if not ones or not others:
                    raise DraftError("slip-colour-missing")
                colours, numbers = (ones, others) if first == "colour" else (others, ones)
                pairs = islice(product(colours, numbers), MOST_TILES)
                tiles += [Tile(str(colour), _in_box(int(number))) for colour, number in pairs]
        return tuple(tiles[:MOST_TILES])


def _in_box(number: int) -> int:
    if number not in NUMBERS:
        raise DraftError("slip-word-unknown", text=str(number))
    return number


def _kind(words: Sequence[Token], at: int) -> str:
    return words[at].kind if at < len(words) else ""


def _take_while(words: Sequence[Token], at: int, kind: str) -> tuple[list[str | int], int]:
    taken = [
        str(each.value) if kind == "colour" else int(str(each.value))
        for each in takewhile(lambda each: each.kind == kind, words[at:])
    ]
    return taken, at + len(taken)


@dataclass
class Sentence:
    object: Phrase
    source: Phrase
    target: Phrase
    before: Phrase
    verb: str = ""


def _sentence(tokens: Sequence[Token], tr: Translator) -> Sentence:
    number_first = tr.tile(Tile("r", 1)).startswith("1")
    said = Sentence(Phrase(number_first), Phrase(number_first), Phrase(number_first), Phrase(number_first))
    phrase, at = said.object, 0
    while at < len(tokens):
        kind, value = tokens[at]
        after = _kind(tokens, at + 1)
        if kind in ("put", "take", "split", "discard"):
            said.verb = said.verb or kind
        elif kind in ("to", "through", "from") and _ranges(tokens, at, phrase):
            high = tokens[at + 1].value
            assert isinstance(high, int)
            low = phrase.numbers[-1]
            phrase.words += [Token("number", number) for number in range(low + 1, high + 1)]
            at += 1
        elif kind == "through" or (
            kind == "from" and after in ("number", "joker") and _kind(tokens, at + 2) != "group"
        ):
            pass  # da 5 a 7, de 5 à 7, avec des jokers
        elif kind == "through":
            pass
        elif kind == "before":
            phrase = said.before
        elif kind in ("as", "in") and phrase.jokers and after in ("number", *(("colour",) if kind == "as" else ())):
            at = _read_places(tokens, at + 1, phrase)
            continue
        elif kind == "in" and "group" in phrase.nouns and after == "colour":
            pass  # a group of 10s in black and blue
        elif kind == "from":
            phrase = said.source
        elif kind in ("to", "in"):
            phrase = said.target
        elif kind in NOUNS:
            phrase.nouns.append(kind)
        elif kind == "number" and after == "times":
            at = _repeat(tokens, at, phrase)
            continue
        elif kind == "number" and after == "joker" and "group" in phrase.nouns:
            phrase.words += [Token("joker", "")] * (min(int(str(value)), 4) - 1)
        elif kind not in ("comma", "times", "as"):
            phrase.words.append(tokens[at])
        at += 1
    return said


def _ranges(tokens: Sequence[Token], at: int, phrase: Phrase) -> bool:
    """Whether these are two numbers with `to` between them."""
    if _kind(tokens, at + 1) != "number" or at == 0 or tokens[at - 1].kind != "number" or not phrase.numbers:
        return False
    if tokens[at].kind != "through" and _kind(tokens, at + 2) in ("through", "group"):
        return False  # 8 to 5–7, 8 an 10er-Gruppe
    return phrase.numbers[-1] < int(str(tokens[at + 1].value)) <= NUMBERS[-1]


def _read_places(tokens: Sequence[Token], at: int, phrase: Phrase) -> int:
    """What a joker stands for: `as 5`, `as 5, 6 and 7`, `as red 6`. Returns where it ends."""
    coloured = False
    while at < len(tokens):
        kind, value = tokens[at]
        if kind == "number":
            phrase.places.add(int(str(value)))
        elif kind == "colour" and not coloured:
            coloured = True
        elif kind != "comma" or _kind(tokens, at + 1) != "number" or coloured:
            break
        at += 1
    return at


def _repeat(tokens: Sequence[Token], at: int, phrase: Phrase) -> int:
    """`2 × red 5`: one tile several times. Returns where it ends."""
    alone = _kind(tokens, at + 2) == "joker" and not (phrase.number_first and _kind(tokens, at + 3) == "colour")
    end = at + (3 if alone else 4)
    phrase.words += [*tokens[at + 2 : end]] * min(int(str(tokens[at].value)), MOST_COPIES)
    return end


# Meaning


def _command(said: Sentence, draft: Draft, tr: Translator, text: str) -> Command:
    if said.object.is_empty or (said.verb == "split" and said.before.is_empty):
        raise DraftError("slip-word-unknown", text=text)
    if said.verb == "discard":
        return Command("discard", tiles=said.object.tiles()[:1])
    if said.verb == "split":
        number = _row_named(said.object, draft, tr)
        return Command("split", number, _cut(said.before, draft, number))
    source = _row_named(said.source, draft, tr) if said.source.is_row or said.source.words else None
    to_rack = "rack" in said.target.nouns
    # The run 5 to 7 with a place to go to, and not from the rack, is one of the table.
    moves = not said.target.is_empty and "rack" not in said.source.nouns
    whole = said.object.is_row and (said.object.nouns[0] == "row" or said.verb == "take" or moves)
    if whole:
        source, tiles = _row_named(said.object, draft, tr), None
    else:
        tiles = said.object.tiles()
    if not whole and not tiles:
        raise DraftError("slip-tiles-missing")
    if source is None and tiles and "rack" not in said.source.nouns:
        source = _only_row_with(tiles, draft, said)
    if to_rack or said.verb == "take":
        if source is None:
            raise DraftError("slip-no-such-row")
        return Command("take", source, tiles or ())
    target = _target(said.target, draft, tr)
    if source is None:
        assert tiles
        return Command("put", target, tiles) if target else Command("new", tiles=tiles)
    return Command("move", source, tiles or _row(draft, source).row, target)


def _cut(phrase: Phrase, draft: Draft, number: int) -> tuple[Tile, ...]:
    """The tile before which a row is cut: by its name, or by its number alone."""
    if phrase.colours or any(token.kind in ("tiles", "joker") for token in phrase.words):
        return phrase.tiles()[:1]
    row = _row(draft, number).row
    return tuple(tile for tile in row if tile.number in phrase.numbers)[:1] or phrase.tiles()


def _row(draft: Draft, number: int) -> Laid:
    row = draft.rows[number - 1] if 0 < number <= len(draft.rows) else None
    if row is None:
        raise DraftError("slip-row", number=number)
    return row


def _target(phrase: Phrase, draft: Draft, tr: Translator) -> int | None:
    """The number of the row; None for a new one."""
    if phrase.is_empty or "new" in phrase.nouns or phrase.nouns == ["table"]:
        return None
    return _row_named(phrase, draft, tr)


def _only_row_with(tiles: Sequence[Tile], draft: Draft, said: Sentence) -> int | None:
    """The row that the tiles come from, if they are not free."""
    to_rack = said.verb == "take" or "rack" in said.target.nouns
    if not to_rack and not Tiles(tiles).minus(draft.rack + draft.loose):
        return None
    there = [number for number, row in _rows(draft) if Tiles(tiles) <= row.tiles]
    if to_rack:  # only what came from the rack goes back there
        there = [number for number in there if _row(draft, number) not in draft.seen.table] or there
    if len(there) > 1 and len({_row(draft, number) for number in there}) > 1:
        raise DraftError("slip-several-rows", rows=", ".join(map(str, there)))
    return there[0] if there else None


def _rows(draft: Draft) -> Iterator[tuple[int, Laid]]:
    return ((number, row) for number, row in enumerate(draft.rows, 1) if row is not None)


def _row_named(phrase: Phrase, draft: Draft, tr: Translator) -> int:
    if phrase.nouns[:1] == ["row"] and len(phrase.numbers) == 1 and not phrase.colours:
        number = phrase.numbers[0]
        _row(draft, number)
        return number
    rows = [*_rows(draft)]
    for fits in (_is_exactly, _is_like):
        found = [number for number, row in rows if fits(row, phrase)]
        if len({draft.rows[number - 1] for number in found}) == 1:
            return found[0]
        if found:
            raise DraftError("slip-several-rows", rows=", ".join(map(str, found)))
    raise DraftError("slip-no-such-row")


def _is_exactly(row: Laid, phrase: Phrase) -> bool:
    numbers, colours = phrase.numbers, phrase.colours
    match row, phrase.kind:
        case Run(), "run" | "":
            same = (numbers[:1], numbers[-1:], colours or row.colour) == ([row.first], [row.last], row.colour)
            return same and phrase.places == {number for number, _ in row.jokers}
        case Group(), "group":
            return ({row.number}, row.colours, len(row.jokers)) == ({*numbers}, colours, phrase.jokers)
        case Group() | Row(), "":
            with suppress(DraftError):
                return Counter(phrase.tiles()) == Counter(row.row)
    return False


def _is_like(row: Laid, phrase: Phrase) -> bool:
    numbers, colours = {*phrase.numbers}, {*phrase.colours}
    match row:
        case Run():
            fits = colours <= {row.colour} and numbers <= {*range(row.first, row.last + 1)}
            return phrase.kind in ("run", "") and fits
        case Group():
            return phrase.kind in ("group", "") and numbers <= {row.number} and colours <= {*row.colours}
        case Row():
            return numbers <= row.kinds[0] and colours <= row.kinds[1]
