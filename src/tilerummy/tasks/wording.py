"""The questions in English. They explain the notation, and the rules by the sentences that the table shows."""

from collections.abc import Sequence

from tilerummy.engine.editions import Edition
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position, View
from tilerummy.engine.scoring import Ending, outcome
from tilerummy.engine.tiles import NUMBERS
from tilerummy.language import Translator
from tilerummy.language.table_rules import PARTS, rule_sentences
from tilerummy.puzzles import Goal, Puzzle

CLAUSES = {
    "TURN.min_rack_tile": "no tile comes from the rack",
    "TURN.rack_tiles": "a tile that is laid is not on the rack",
    "TABLE.no_such_meld": "a meld that is taken is not on the table",
    "TABLE.tiles_stay": "a tile of the table is missing afterwards",
    "SET.min_size": "a row has fewer than three tiles",
    "SET.two_jokers": "a row has only jokers",
    "SET.group": "a row has one number, but a colour twice or more than four tiles",
    "SET.run": "a row has different numbers that do not follow each other in one colour",
    "SET.one_low": "a run goes on with 1 after 13",
    "OPEN.threshold": "the first lay is not worth enough",
    "OPEN.extend_same_turn": "a sufficient first lay also adds tiles to a meld of the table",
    "OPEN.rearrange_same_turn": "a sufficient first lay also changes melds of the table",
    "LAYOFF.requires_open": "tiles are added to a meld of the table without a first lay",
    "REARRANGE.requires_open": "melds of the table are changed without a first lay",
    "REARRANGE.partial_take": "a meld was broken up: neither three tiles stayed together nor all were separated",
    "JOKER.free_by_split_or_extend": "a joker left its place without an exchange for the tile it stood for",
    "JOKER.replace_source": "a joker was exchanged for a tile of the table",
    "JOKER.split_joker_set": "a meld lost tiles or was divided while its joker stayed",
    "JOKER.reuse": "a freed joker was used where it may not be",
}
"""The rules that a verdict can name, by their clause ids."""
PLAY, END = ("melds", "opening", "turn", "jokers", "variants"), ("end", "score", "variants")
"""Parts of the rules."""
COLOURS = {"k": "black", "b": "blue", "r": "red", "o": "orange", "y": "yellow", "g": "green"}
TILES = """\
A tile is a colour letter and a number: {example}5 is {colour} 5. The colours are {colours}, with the numbers {low} \
to {high}. There are two tiles of each kind, and {jokers}. `-` means no tiles."""
ROWS = """\
A meld is written as a run ({example}3-7 is {colour} 3, 4, 5, 6, 7; {example}3-7j5 is the same run with a joker in \
place of the 5), as a group ({group}10 is the 10 in the colours {group}; {pair}j4 is a group of three 4s with a \
joker), or tile by tile in brackets: [{example}3{example}4{example}5]. Melds are separated by commas.
A lay is the melds taken from the table, a colon, and the melds put there instead. Melds that do not change are left \
out. The tiles that come from the rack are the difference. Examples: `:{example}3-5` lays a new run from the rack; \
`{example}3-5:{example}3-6` adds {example}6 to the run {example}3-5."""


def _tiles(edition: Edition) -> str:
    colours, jokers = edition.rules.colours, edition.rules.jokers
    named = ", ".join(f"{letter} ({COLOURS[letter]})" for letter in colours)
    told = "no joker" if not jokers else "one joker" if jokers == 1 else f"{jokers} jokers"
    if edition.rules.joker_colour:
        told += ", written as a capital colour letter"
    elif jokers:
        told += ", written j"
    example = colours[-1]
    facts = {"colours": named, "low": min(NUMBERS), "high": max(NUMBERS), "jokers": told}
    return TILES.format(example=example, colour=COLOURS[example], **facts)


def _rows(edition: Edition) -> str:
    colours = edition.rules.colours
    return ROWS.format(example=colours[-1], colour=COLOURS[colours[-1]], group=colours[:3], pair=colours[:2])


def _rules(edition: Edition, parts: Sequence[str]) -> str:
    fields = tuple(field for part in parts for field in PARTS[part])
    return " ".join(rule_sentences(edition, fields, Translator("en")))


def _asked(edition: Edition, parts: Sequence[str], position: Sequence[str], task: str) -> str:
    notation = _tiles(edition) if parts is END else f"{_tiles(edition)}\n{_rows(edition)}"
    head = "This is a question about tile rummy, a game with numbered tiles."
    named = {"Notation": notation, "Rules": _rules(edition, parts), "Position": "\n".join(position), "Task": task}
    return "\n\n".join((head, *(f"{name}\n{text}" for name, text in named.items())))


def _seen(seen: View) -> list[str]:
    opened = "You have made your first lay." if seen.turn in seen.opened else "You have not made your first lay."
    if seen.turn not in seen.opened and seen.has_opened(seen.turn):
        opened += " Another player has."
    return [f"Table: {','.join(map(str, seen.table)) or '-'}", f"Your rack: {seen.rack}", f"It is your turn. {opened}"]


LAY = "Answer with the lay in this notation and nothing else."


def spelled(lay: Lay) -> str:
    """The lay with every row tile by tile, so that a row that is not a meld looks like the others."""
    put = ",".join(f"[{''.join(map(str, meld.row))}]" for meld in lay.put)
    return f"{','.join(map(str, lay.taken))}:{put}"


def verdict(seen: View, move: str) -> str:
    clauses = "\n".join(f"{clause}: {meaning}" for clause, meaning in CLAUSES.items())
    task = f"""\
Is the lay `{move}` legal? If it breaks several rules, name any one of them.
Answer with `legal`, or with `illegal` and the code of a broken rule, for example `illegal SET.run`, and nothing else.
The codes:
{clauses}"""
    return _asked(seen.edition, PLAY, _seen(seen), task)


def lay(seen: View, *, first: bool) -> str:
    wanted = "Make your first lay with" if first else "Lay"
    return _asked(seen.edition, PLAY, _seen(seen), f"{wanted} as many tiles as possible in this turn. {LAY}")


GOALS = {
    Goal.OUT: "Lay all {tiles} tiles of your rack.",
    Goal.FIRST_LAY: "Make your first lay with {tiles} tiles.",
    Goal.JOKER: "Lay {tiles} tiles in such a way that a joker of the table stands for another tile afterwards.",
    Goal.TILES: "Lay {tiles} tiles.",
}


def puzzle(chosen: Puzzle) -> str:
    task = f"{GOALS[chosen.goal].format(tiles=chosen.tiles)} More are not possible. {LAY}"
    return _asked(chosen.view.edition, PLAY, _seen(chosen.view), task)


def score(ended: Position) -> str:
    found = outcome(ended)
    assert found is not None
    racks = [f"Rack of seat {seat}: {rack}" for seat, rack in enumerate(ended.racks)]
    how = "The pool is empty, and the round has ended although nobody went out."
    if found.ending is Ending.OUT:
        how = f"Seat {found.winner} has laid its last tile." + " It was its first lay." * found.hand
    task = """\
How many points does this round bring each seat? Answer with the points of all seats in order, each with its sign, \
separated by `/`, for example `+12/-5/-7`, and nothing else."""
    return _asked(ended.edition, END, [*racks, how], task)
