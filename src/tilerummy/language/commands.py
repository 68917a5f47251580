"""Parsing what the player types: TRN, a short form, or a command word in the player's language.

>>> parse("2 r5 r6", {})
Command(name='put', number=2, tiles=(Tile(colour='r', number=5), Tile(colour='r', number=6)))
>>> parse(":b9-11", {}).name, parse("b9-11", {}).name, parse("d", {}).name, parse("+x", {}).name
('lay', 'new', 'draw', 'draw')
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.errors import Unreadable
from tilerummy.engine.melds import Row, parse_meld
from tilerummy.engine.moves import NO_LAY, Lay, TakeDiscard, TakeOpenTile, parse_move
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language.translator import Translator

NAMES = {
    "put": ("put", "add"),
    "take": ("take", "t"),
    "move": ("move", "m"),
    "split": ("split", "cut"),
    "undo": ("undo", "u"),
    "redo": ("redo", "y"),
    "reset": ("reset", "x"),
    "end": ("end", "ok", "e"),
    "draw": ("draw", "d", "+", "+x"),
    "pass": ("pass", "p"),
    "discard": ("discard",),
    "hint": ("hint", "h"),
    "sort": ("sort", "s"),
    "log": ("log", "l"),
    "rules": ("rules",),
    "help": ("help", "?"),
    "resign": ("resign",),
    "quit": ("quit", "q"),
}
"""Every command with what may be typed for it, besides the words of the player's language."""
WITHOUT_ARGUMENTS = (
    *("undo", "redo", "reset", "end", "draw", "pass", "hint"),
    *("log", "rules", "help", "resign", "quit"),
)


@dataclass(frozen=True)
class Command:
    """One command: a row by its number, tiles in the order typed, a second row, a lay, a word."""

    name: str
    number: int | None = None
    tiles: tuple[Tile, ...] = ()
    to: int | None = None
    lay: Lay = NO_LAY
    word: str = ""

    def __repr__(self) -> str:
        fields = {name: value for name, value in vars(self).items() if value != getattr(Command, name, None)}
        return f"Command({', '.join(f'{name}={value!r}' for name, value in fields.items())})"


def vocabulary(tr: Translator) -> dict[str, str]:
    """The word of a language for each command."""
    return {tr.text(f"play-word-{name}").casefold(): name for name in NAMES}


def changed(draft: Draft, command: Command) -> Draft:
    """The draft after a command about its rows."""
    tiles, number = command.tiles, command.number or 0
    match command.name:
        case "lay":
            return draft.change(command.lay)
        case "new":
            return draft.put(tiles)
        case "put":
            return draft.put(tiles, number)
        case "take":
            return draft.take(number, Tiles(tiles) if tiles else None)
        case "move":
            return draft.shift(number, Tiles(tiles), command.to)
        case "split":
            if not tiles:
                raise DraftError("slip-usage-split")
            return draft.split(number, tiles[0])
        case _:
            draft = draft.take_beside(command.word)
            return draft.change(command.lay) if command.lay != NO_LAY else draft


def parse(line: str, words: Mapping[str, str]) -> Command:
    """Parse a line; `words` maps words of the player's language to names of commands."""
    pieces = line.split()
    if not pieces:
        raise DraftError("slip-tiles-missing")
    head, rest = pieces[0], pieces[1:]
    word = head.casefold().rstrip(",")
    name = words.get(word) or next((name for name, typed in NAMES.items() if word in typed), None)
    if name is not None:
        return _named(name, rest)
    if head[0] in "~<^" and len(line) > 1:
        return _beside(head[0], line[1:].strip())
    if head in ("<", "^"):
        return Command("beside", word=head)
    if head.isdecimal():
        return _put(pieces)
    if ":" in line or "," in line:
        written = "".join(pieces)
        return Command("lay", lay=Lay.parse(written if ":" in written else f":{written}"))
    try:
        return Command("new", tiles=read_tiles(pieces))
    except Unreadable:
        # Neither a command nor a tile: report the whole word, instead of pointing at its second letter.
        if head.isalpha() and len(head) > 1 and head != "jj":
            raise DraftError("slip-word-unknown", text=line) from None
        raise


def _named(name: str, rest: list[str]) -> Command:
    match name:
        case "put" | "discard" if not rest:
            raise DraftError(f"slip-usage-{name}")
        case "split" if len(rest) < 2:
            raise DraftError("slip-usage-split")
        case "put":
            return _put(rest) if rest[0].isdecimal() else Command("new", tiles=read_tiles(rest))
        case "take":
            if rest and rest[0] in ("<", "^"):
                return Command("beside", word=rest[0])
            return Command("take", _number(rest, "take"), read_tiles(rest[1:]) if rest[1:] else ())
        case "move":
            return _move(rest)
        case "split":
            return Command("split", _number(rest, "split"), read_tiles(rest[1:])[:1])
        case "discard":
            return _discard(rest)
        case _:
            return Command(name, word=" ".join(rest))


def _put(pieces: list[str]) -> Command:
    if len(pieces) < 2:
        raise DraftError("slip-usage-put")
    return Command("put", _number(pieces, "put"), read_tiles(pieces[1:]))


def _move(rest: list[str]) -> Command:
    """`move 2 r7 5`, `move 2 r7`, also with an arrow or a word before the second row."""
    number = _number(rest, "move")
    middle = [piece for piece in rest[1:] if piece not in ("->", "→", "to", ">")]
    to = int(middle.pop()) if len(middle) > 1 and middle[-1].isdecimal() and len(middle[-1]) < 4 else None
    if not middle:
        raise DraftError("slip-usage-move")
    return Command("move", number, read_tiles(middle), to)


def _beside(mark: str, text: str) -> Command:
    """`~k3` discards; `<` and `^` take a tile from beside the table, with the lay that follows if it is typed too."""
    if mark == "~":
        return _discard([text])
    written = mark + "".join(text.split())
    move = parse_move(written)
    return Command("beside", word=mark, lay=move.lay if isinstance(move, TakeDiscard | TakeOpenTile) else NO_LAY)


def _discard(pieces: list[str]) -> Command:
    tiles = read_tiles(pieces)
    if len(tiles) > 1:
        raise DraftError("slip-usage-discard")
    return Command("discard", tiles=tiles)


def _number(pieces: list[str], usage: str) -> int:
    if not pieces or not pieces[0].isdecimal() or len(pieces[0]) > 3:
        raise DraftError(f"slip-usage-{usage}")
    return int(pieces[0])


def read_tiles(pieces: list[str]) -> tuple[Tile, ...]:
    """Tiles in the order typed: `r5r6`, `r5 r6`, or as a meld: `r5-7`, `kbr10`."""
    found: list[Tile] = []
    for piece in filter(None, (part for each in pieces for part in each.split(","))):
        try:
            found += parse_meld(piece).row
        except Unreadable:
            try:
                found += Row.parse(f"[{piece.strip('[]')}]").row
            except Unreadable as error:
                raise Unreadable(error.code, piece, max(0, error.at - 1)) from None
    if not found:
        raise DraftError("slip-tiles-missing")
    return tuple(found)
