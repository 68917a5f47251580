"""A round as one line: `Ann out; Bob 12; Cy k4r5j`, `blocked; Ann 3; Bob 12`, `drawn`. Its words may be translated."""

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.scorecard import BadEntry, Played, Rack, Scorecard, lowest_wins

NOBODY = ("blocked", "drawn")
"""The words for a round in which nobody went out. The edition decides what such a round is worth."""
WORDS = ("out", "hand", *NOBODY, "undo", "edit", "sheet", "help", "end")


def keyword(word: str, tr: Translator) -> str | None:
    """The keyword that somebody typed, in English or in the chosen language; None for any other word."""
    typed = word.strip().casefold()
    return next((each for each in WORDS if typed in (each, translated_word(each, tr).casefold())), None)


def translated_word(word: str, tr: Translator) -> str:
    return tr.text(f"cli-score-word-{word}")


def examples(tr: Translator) -> list[str]:
    """Rounds as they are written in the chosen language."""
    out, hand, blocked = (translated_word(word, tr) for word in ("out", "hand", "blocked"))
    return [f"Ann {out}; Bo 12", f"Ann {out}; Bo 12; Cy r5b13j", f"Ann {hand}; Bo 12", f"{blocked}; Ann 3; Bo 12"]


def parse_round(line: str, card: Scorecard, tr: Translator) -> Played:
    """The round in this line, which has the rack of each seat that did not go out."""
    out: int | None = None
    hand = blocked = False
    racks: dict[int, Rack] = {}
    for part in filter(None, map(str.strip, line.split(";"))):
        if keyword(part, tr) in NOBODY:
            blocked = True
            continue
        seat, rest = _seat_and_rest(part, card, tr)
        word = keyword(rest, tr)
        if word in ("out", "hand"):
            if out is not None:
                raise Refused("score-two-out")
            out, hand = seat, word == "hand"
        else:
            if seat in racks:
                raise Refused("score-rack-twice", name=card.names[seat])
            racks[seat] = parse_rack(rest)
    if blocked == (out is not None):
        raise Refused("score-who-out", example=" · ".join(examples(tr)[::3]))
    needed = out is not None or lowest_wins(card.rules)
    for seat, name in enumerate(card.names):
        if needed and seat != out and seat not in racks:
            raise Refused("score-rack-missing", name=name)
    played = Played(tuple(racks.get(seat, 0) for seat in range(len(card.names))), out, hand)
    card.with_round(played)  # raises an error for an impossible rack
    return played


def round_line(card: Scorecard, played: Played, tr: Translator) -> str:
    """The round as `parse_round` reads it."""
    word = nobody_out(card, tr) if played.out is None else translated_word("hand" if played.hand else "out", tr)
    parts = [word if played.out is None else f"{card.names[played.out]} {word}"]
    parts += [
        f"{card.names[seat]} {rack}" for seat, rack in enumerate(played.racks) if seat != played.out and rack != 0
    ]
    return "; ".join(parts)


def nobody_out(card: Scorecard, tr: Translator) -> str:
    """The word for a round in which nobody went out: blocked if the racks are compared, else drawn."""
    return translated_word("blocked" if lowest_wins(card.rules) else "drawn", tr)


def parse_rack(text: str) -> Rack:
    """Points as a number, or tiles in TRN; blanks between tiles are allowed.

    Some write what a player loses with a minus, as on paper; the points on the rack are the same.

    >>> parse_rack("5") == parse_rack("-5") == parse_rack("\N{MINUS SIGN} 5")
    True
    """
    written = "".join(text.split())
    if written.startswith(("-", "\N{MINUS SIGN}", "\N{EN DASH}")) and written[1:].isdigit():
        written = written[1:]
    if written.isascii() and written.isdigit() and len(written) <= 4:
        return int(written)
    if not written or "x" in written:
        raise BadEntry("score-rack-expected")
    return Tiles.parse(written)


def seat_of(text: str, names: tuple[str, ...]) -> int:
    """The seat of a player given by name, by the first letters of a name, or by number."""
    typed = text.strip().casefold()
    if typed.isascii() and typed.isdigit() and len(typed) < 3 and 1 <= int(typed) <= len(names):
        return int(typed) - 1
    folded = [name.casefold() for name in names]
    if typed in folded:
        return folded.index(typed)
    begun = [seat for seat, name in enumerate(folded) if typed and f" {name}".find(f" {typed}") >= 0]
    if len(begun) != 1:
        raise Refused("score-no-such-player", text=text.strip())
    return begun[0]


def _seat_and_rest(part: str, card: Scorecard, tr: Translator) -> tuple[int, str]:
    """`Uncle Bob k4 r5`: both names and racks may have blanks, so the longest name that fits is used."""
    words = part.replace(":", " ").replace("=", " ").split()
    for length in range(len(words) - 1, 0, -1):
        name = " ".join(words[:length])
        if name.casefold() in map(str.casefold, card.names):
            return seat_of(name, card.names), " ".join(words[length:])
    if len(words) < 2:
        raise Refused("score-round-expected", text=part, example=examples(tr)[0])
    return seat_of(words[0], card.names), " ".join(words[1:])


def split_command(line: str, card: Scorecard, tr: Translator) -> tuple[str | None, str]:
    """The keyword at the start of a line, and the rest; None if that word is the name of a player."""
    first, _, rest = line.strip().partition(" ")
    named = any(f"{line.strip()} ".casefold().startswith(f"{name} ".casefold()) for name in card.names)
    return (None if named else keyword(first, tr)), rest


def apply_line(card: Scorecard, line: str, tr: Translator) -> Scorecard:
    """The card after one line of a script: a round, `undo`, or `edit 2 Ann out; Bob 14`."""
    word, rest = split_command(line, card, tr)
    match word:
        case "undo":
            if not card.rounds:
                raise Refused("score-nothing-to-undo")
            return card.undone()
        case "edit":
            number, _, new_line = rest.strip().partition(" ")
            return card.with_changed(round_number(number, card), parse_round(new_line, card, tr))
        case _:
            return card.with_round(parse_round(line, card, tr))


def round_number(text: str, card: Scorecard) -> int:
    """The number of a played round; an empty text means the last one."""
    chosen = text.strip() or str(len(card.rounds))
    if not (chosen.isascii() and chosen.isdigit() and len(chosen) < 4 and 1 <= int(chosen) <= len(card.rounds)):
        raise Refused("score-round-missing", number=chosen, rounds=len(card.rounds))
    return int(chosen)
