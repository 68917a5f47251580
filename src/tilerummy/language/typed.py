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
from typing import TypeGuard

from tilerummy.engine.draft import Draft, DraftError, Laid
from tilerummy.engine.errors import TilerummyError, Unreadable
from tilerummy.engine.melds import Group, Row, Run
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language.commands import WITHOUT_ARGUMENTS, Command, changed, parse
from tilerummy.language.translator import Translator
from tilerummy.language.typed_sentences import TILES, Phrase, Sentence, sentence
from tilerummy.language.typed_words import Token, commands_of, is_notation, tokens

LONGEST = 200
"""Characters of a sentence. The notation may be longer."""


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
        said = sentence(words, tr, text)
        if said.object.is_empty and said.verb != "split":
            return _place_first(words, draft, tr, text) or _command(said, draft, text)
        return _command(said, draft, text)
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


def _place_first(words: Sequence[Token], draft: Draft, tr: Translator, text: str) -> Command | None:
    """The command of `to the red run red 8`: the tiles stand behind the place. None if there is none, or several."""
    found = dict[Command, bool]()
    for at in range(len(words) - 1, 0, -1):
        if words[at].kind not in (*TILES, "comma"):
            break
        with suppress(DraftError, TilerummyError):
            command = _command(sentence((*words[at:], *words[:at]), tr, text), draft, text)
            found[command] = _is_possible(command, draft)
    likely = [command for command, possible in found.items() if possible] or [*found]
    return likely[0] if len(likely) == 1 else None


def _is_possible(command: Command, draft: Draft) -> bool:
    try:
        changed(draft, command)
    except (DraftError, TilerummyError):
        return False
    return True


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
