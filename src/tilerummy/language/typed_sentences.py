"""The phrases of a typed move: which tiles are named, where they come from, and where they go.

>>> from tilerummy.language.typed_words import tokens
>>> said = sentence(tokens("put red 8 to the run 5 to 7", "en"), Translator("en"), "")
>>> said.verb, said.object.tiles(), said.target.kind, said.target.numbers
('put', (Tile(colour='r', number=8),), 'run', [5, 6, 7])
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, product, takewhile

from tilerummy.engine.draft import DraftError
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile
from tilerummy.language.translator import Translator
from tilerummy.language.typed_words import Token

MOST_COPIES = 20
"""Of one tile."""
MOST_TILES = 40
"""In one step. Longer lists are cut, and then these tiles are not free."""
VERBS = ("put", "take", "split", "discard")
NOUNS = ("run", "group", "row", "rack", "table", "new")
TILES = ("tiles", "colour", "number", "joker")
"""The kinds of tokens that tiles are named with."""


@dataclass
class Phrase:
    """Some tiles or a row, as they are named."""

    number_first: bool = False
    """Whether the number of a tile usually comes before its colour in this language."""
    nouns: list[str] = field(default_factory=list)
    words: list[Token] = field(default_factory=list)
    places: set[int] = field(default_factory=set)
    """The numbers that jokers stand for."""
    named: int | None = None
    """The number directly behind `run`, `group` or `row`."""

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
    def number(self) -> int | None:
        """What can be the number of a row: `row 2`, `run 2`, or a number alone."""
        if self.named is None and (self.nouns or len(self.words) > 1):
            return None
        return self.numbers[0] if len(self.numbers) == 1 and not self.jokers and not self.places else None

    def ends_before(self, kind: str) -> bool:
        """Whether this names a row by its number, so that the next token belongs to a tile."""
        return self.named is not None and self.number is not None and (kind != "number" or "row" in self.nouns)

    @property
    def is_complete(self) -> bool:
        """Whether no number can belong to the tiles so far: `joker`, `5 rouge`, but not `red 5`."""
        last = self.words[-1].kind if self.words else ""
        return not self.kind and (last in ("", "tiles", "joker") or (last == "colour" and self.first == "number"))

    @property
    def first(self) -> str:
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
        words, first = self.words, self.first
        tiles: list[Tile] = []
        at = 0
        while at < len(words):
            kind, value, _ = words[at]
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
    return words[at].kind if 0 <= at < len(words) else ""


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


def sentence(tokens: Sequence[Token], tr: Translator, text: str) -> Sentence:
    number_first = tr.tile(Tile("r", 1)).startswith("1")
    said = Sentence(Phrase(number_first), Phrase(number_first), Phrase(number_first), Phrase(number_first))
    phrase, at = said.object, 0
    while at < len(tokens):
        token, before, after = tokens[at], _kind(tokens, at - 1), _kind(tokens, at + 1)
        kind, value, _ = token
        rest, end = _range(tokens, at, phrase)
        if kind in TILES and phrase is not said.object and said.object.is_empty and phrase.ends_before(kind):
            phrase = said.object  # to row 2 red 8
        if kind in VERBS:
            if not said.verb or (said.verb, kind) == ("put", "discard"):  # lege … ab
                said.verb = kind
        elif rest:
            phrase.words += rest
            at = end
            continue
        elif kind == "through" or (kind == "dash" and after in ("number", "tiles")):
            raise DraftError("slip-word-unknown", text=text)
        elif kind == "from" and (before == "before" or _begins_range(tokens, at + 1, phrase)):
            pass  # antes de la escalera; da 5 a 7, de 5 à 7, avec des jokers
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
            at = _repeat(tokens, at, at + 2, phrase)
            continue
        elif kind == "number" and after == "joker" and _counts(tokens, at, phrase):
            at = _repeat(tokens, at, at + 1, phrase)
            continue
        elif kind in TILES:
            if kind == "number" and before in ("run", "group", "row") and token.follows:
                phrase.named = int(str(value))
            phrase.words.append(token)
        at += 1
    return said


def _counts(tokens: Sequence[Token], at: int, phrase: Phrase) -> bool:
    """Whether a number before `jokers` is none of a tile: `red 5 and 2 jokers`, but not `red 5 2 joker`."""
    if "group" in phrase.nouns or phrase.is_complete:
        return True
    return at > 0 and not tokens[at].follows and tokens[at + 1].follows and tokens[at - 1].kind != "colour"


def _begins_range(tokens: Sequence[Token], at: int, phrase: Phrase) -> bool:
    """Whether the first number of a range stands here, the number of a group, or jokers; otherwise it is a row."""
    first, second, third = (_kind(tokens, at + place) for place in range(3))
    match first:
        case "number" if phrase.kind:
            return second != "group"
        case "number":
            return second in ("number", "colour", "through", "dash") or (second, third) == ("to", "number")
        case "joker":
            return second != "group"
    return (first, second, third) == ("colour", "number", "through")


def _range(tokens: Sequence[Token], at: int, phrase: Phrase) -> tuple[list[Token], int]:
    """What follows the first number of a range, and where it ends: `5 to 7`, `red 5 to red 7`, `5 rojo hasta 7 rojo`.

    There is none if it is no range. With `to`, `red 8 to red 9` names a row of the table.
    """
    joint, last = tokens[at].kind, [token.kind for token in phrase.words[-2:]]
    if joint not in ("to", "through", "from", "dash") or last[-1:] != [_kind(tokens, at - 1)]:
        return [], at
    colours = [token for token in phrase.words if token.kind == "colour"]
    number_first = last == ["number", "colour"] and phrase.first == "number"
    start = at + 1
    repeats = not number_first and _repeats(tokens, start, colours)
    if repeats:
        start += 1
    if _kind(tokens, start) != "number" or not (number_first or last[-1:] == ["number"]):
        return [], at
    end = start + 1
    low, high = phrase.numbers[-1], int(str(tokens[start].value))
    if number_first and _repeats(tokens, end, colours):
        repeats = True
        end += 1
    sure = joint in ("through", "dash")
    if not sure and ((number_first and not repeats) or _kind(tokens, end) in ("through", "group")):
        return [], at  # 8 to 5–7, 8 an 10er-Gruppe
    if not low + (1 if sure or not repeats else 2) <= high <= NUMBERS[-1]:
        return [], at
    numbers = [Token("number", number) for number in range(low + 1, high + 1)]
    return [*numbers, *(colours[-1:] if number_first else [])], end


def _repeats(tokens: Sequence[Token], at: int, colours: Sequence[Token]) -> bool:
    """Whether the last of these colours is named again."""
    return [token.value for token in tokens[at : at + 1]] == [token.value for token in colours[-1:]] != []


def _read_places(tokens: Sequence[Token], at: int, phrase: Phrase) -> int:
    """What a joker stands for: `as 5`, `as 5, 6 and 7`, `as red 6`. Returns where it ends."""
    coloured = False
    while at < len(tokens):
        kind, value, _ = tokens[at]
        if kind == "number":
            phrase.places.add(int(str(value)))
        elif kind == "colour" and not coloured:
            coloured = True
        elif kind != "comma" or _kind(tokens, at + 1) != "number" or coloured:
            break
        at += 1
    return at


def _repeat(tokens: Sequence[Token], at: int, start: int, phrase: Phrase) -> int:
    """`2 × red 5`, `2 jokers`: one tile several times. Returns where it ends."""
    coloured = phrase.number_first and "group" not in phrase.nouns and _kind(tokens, start + 1) == "colour"
    alone = _kind(tokens, start) == "tiles" or (_kind(tokens, start) == "joker" and not coloured)
    end = start + (1 if alone else 2)
    phrase.words += [*tokens[start:end]] * min(int(str(tokens[at].value)), MOST_COPIES)
    return end
