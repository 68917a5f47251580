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

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice, product, takewhile
from typing import TypeGuard

from tilerummy.engine.draft import Draft, DraftError, Laid
from tilerummy.engine.errors import Unreadable
from tilerummy.engine.melds import Group, Row, Run
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles
from tilerummy.language.commands import WITHOUT_ARGUMENTS, Command, parse
from tilerummy.language.translator import Translator
from tilerummy.language.typed_words import Token, commands_of, is_notation, tokens

LONGEST = 200
"""Characters of a sentence. The notation may be longer."""
MOST_COPIES = 20
"""Of one tile."""
MOST_TILES = 40
"""In one step. Longer lists are cut, and then these tiles are not free."""
VERBS = ("put", "take", "split", "discard")
NOUNS = ("run", "group", "row", "rack", "table", "new")
TILES = ("tiles", "colour", "number", "joker")
"""The kinds of tokens that tiles are named with."""


def understand(text: str, draft: Draft, tr: Translator) -> Command:
    """The command that a text means, in the notation or in words. Raises `DraftError` or `Unreadable`."""
    text = text.strip().lstrip("¡¿").rstrip(" .!?") or text
    try:
        command = parse(text, commands_of(tr))
    except (DraftError, Unreadable) as fault:
        return _in_words(text, draft, tr, fault)
    if command.name not in WITHOUT_ARGUMENTS or not _says_more(command.word, tr.language):
        return command
    # `pak` draws, and `pak de rode 7` takes a tile.
    unknown = DraftError("slip-word-unknown", text=text)
    try:
        return _in_words(text, draft, tr, unknown)
    except DraftError as slip:
        raise (unknown if slip.code == unknown.code else slip) from None


def _in_words(text: str, draft: Draft, tr: Translator, fault: DraftError | Unreadable) -> Command:
    """What a sentence means; `fault` says why it is no command."""
    if len(text) > LONGEST:
        raise fault if is_notation(text, tr.language) else DraftError("slip-too-long", most=LONGEST)
    try:
        words = tokens(text, tr.language)
    except DraftError as unknown:
        # What looks like the notation is corrected as notation.
        raise (fault if is_notation(text, tr.language) else unknown) from None
    try:
        return _command(_sentence(words, tr, text), draft, text)
    except DraftError as slip:
        if slip.code == "slip-colour-missing":
            slip.params["text"] = text
        raise


def _says_more(text: str, language: str) -> bool:
    """Whether there is more than ignored words."""
    try:
        return bool(tokens(text, language))
    except (DraftError, Unreadable):
        return True


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


def _sentence(tokens: Sequence[Token], tr: Translator, text: str) -> Sentence:
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
        elif kind == "from" and (before == "before" or _begins_range(tokens, at + 1)):
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
        elif kind == "number" and after == "joker" and ("group" in phrase.nouns or phrase.is_complete):
            at = _repeat(tokens, at, at + 1, phrase)
            continue
        elif kind in TILES:
            if kind == "number" and before in ("run", "group", "row") and token.follows:
                phrase.named = int(str(value))
            phrase.words.append(token)
        at += 1
    return said


def _begins_range(tokens: Sequence[Token], at: int) -> bool:
    """Whether the first number of a range stands here, the number of a group, or jokers."""
    kinds = [_kind(tokens, at + place) for place in range(3)]
    return (kinds[0] in ("number", "joker") and kinds[1] != "group") or kinds == ["colour", "number", "through"]


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


# Meaning


def _command(said: Sentence, draft: Draft, text: str) -> Command:
    if said.verb == "discard":
        return _discard(said)
    if said.verb == "split":
        return _split(said, draft)
    if said.object.is_empty:
        raise DraftError(f"slip-usage-{said.verb}") if said.verb else DraftError("slip-word-unknown", text=text)
    # Where a tile stands in its row follows from its number.
    target = said.before if said.target.is_empty else said.target
    source = _row_named(said.source, draft) if said.source.is_row or said.source.words else None
    to_rack = said.verb == "take" or "rack" in target.nouns
    # The run 5 to 7 with a place to go to, and not from the rack, is one of the table.
    moves = not target.is_empty and "rack" not in said.source.nouns
    whole = said.object.is_row and (said.object.nouns[0] == "row" or said.verb == "take" or moves)
    if whole:
        source, tiles = _row_named(said.object, draft), None
    else:
        tiles = said.object.tiles()
    if not whole and not tiles:
        raise DraftError("slip-tiles-missing")
    if source is None and tiles and "rack" not in said.source.nouns:
        source = _only_row_with(tiles, draft, to_rack=to_rack)
    if to_rack:
        if source is None:
            raise DraftError("slip-no-such-row")
        return Command("take", source, tiles or ())
    to = _target(target, draft)
    if source is None:
        assert tiles
        return Command("put", to, tiles) if to else Command("new", tiles=tiles)
    return Command("move", source, tiles or _row(draft, source).row, to)


def _discard(said: Sentence) -> Command:
    """One tile of the rack; a place to go to, or a row, is a misunderstanding."""
    tiles = said.object.tiles()
    elsewhere = said.object.nouns or said.source.is_row or not said.target.is_empty or not said.before.is_empty
    if len(tiles) != 1 or elsewhere:
        raise DraftError("slip-usage-discard")
    return Command("discard", tiles=tiles)


def _split(said: Sentence, draft: Draft) -> Command:
    if said.object.is_empty or said.before.is_empty:
        raise DraftError("slip-usage-split")
    number = _row_named(said.object, draft)
    cut = _cut(said.before, draft, number)
    if not cut:
        raise DraftError("slip-usage-split")
    return Command("split", number, cut)


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


def _target(phrase: Phrase, draft: Draft) -> int | None:
    """The number of the row; None for a new one."""
    if phrase.is_empty or "new" in phrase.nouns or phrase.nouns == ["table"]:
        return None
    return _row_named(phrase, draft)


def _only_row_with(tiles: Sequence[Tile], draft: Draft, *, to_rack: bool) -> int | None:
    """The row that the tiles come from, if they are not free."""
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


def _row_named(phrase: Phrase, draft: Draft) -> int:
    number = phrase.number
    if number is not None and "row" in phrase.nouns:
        _row(draft, number)
        return number
    found = {number} if _may_be_number(number, phrase, draft) else set[int]()
    found.update(_rows_like(phrase, draft))
    if len({draft.rows[each - 1] for each in found}) > 1:
        raise DraftError("slip-several-rows", rows=", ".join(map(str, sorted(found))))
    if not found:
        raise DraftError("slip-no-such-row")
    return min(found)


def _may_be_number(number: int | None, phrase: Phrase, draft: Draft) -> TypeGuard[int]:
    """Whether a row has this number, and these colours. People say `Reihe 2` for a group too."""
    row = dict(_rows(draft)).get(number or 0)
    return row is not None and {*phrase.colours} <= {tile.colour for tile in row.row}


def _rows_like(phrase: Phrase, draft: Draft) -> list[int]:
    """The rows that are exactly what is named, or else those that have what is named."""
    for fits in (_is_exactly, _is_like):
        found = [number for number, row in _rows(draft) if fits(row, phrase)]
        if found:
            return found
    return []


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
