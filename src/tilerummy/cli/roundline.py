"""A round told in one line: `Ann out; Bob 12; Cy k4r5j`, or `blocked; Ann 3; Bob 12`. Also in the chosen language."""

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.tally import Played, Rack, Tally, lowest_wins
from tilerummy.engine.tiles import Tiles
from tilerummy.language.words import say

WORDS = ("out", "hand", "blocked", "undo", "edit", "sheet", "help", "end")


def meaning(word: str) -> str | None:
    """The word of the score sheet that somebody typed, in English or in the chosen language."""
    typed = word.strip().casefold()
    return next((each for each in WORDS if typed in (each, in_language(each).casefold())), None)


def in_language(word: str) -> str:
    return say(f"score-word-{word}")


def examples() -> list[str]:
    """Rounds as they are written in the chosen language."""
    out, hand, blocked = map(in_language, ("out", "hand", "blocked"))
    return [f"Ann {out}; Bo 12", f"Ann {out}; Bo 12; Cy r5b13j", f"Ann {hand}; Bo 12", f"{blocked}; Ann 3; Bo 12"]


def parse_round(line: str, tally: Tally) -> Played:
    """The round that the line tells; every seat but the one that went out says what it had left."""
    out: int | None = None
    hand = blocked = False
    racks: dict[int, Rack] = {}
    for part in filter(None, map(str.strip, line.split(";"))):
        if meaning(part) == "blocked":
            blocked = True
            continue
        seat, rest = _seat_and_rest(part, tally)
        word = meaning(rest)
        if word in ("out", "hand"):
            if out is not None:
                raise Refused("score-two-out")
            out, hand = seat, word == "hand"
        else:
            if seat in racks:
                raise Refused("score-rack-twice", name=tally.names[seat])
            racks[seat] = rack_of(rest)
    if blocked == (out is not None):
        raise Refused("score-who-out", example=" · ".join(examples()[::3]))
    return _played(tally, out, hand, racks)


def _played(tally: Tally, out: int | None, hand: bool, racks: dict[int, Rack]) -> Played:
    needed = out is not None or lowest_wins(tally.rules)
    for seat, name in enumerate(tally.names):
        if needed and seat != out and seat not in racks:
            raise Refused("score-rack-missing", name=name)
    played = Played(tuple(racks.get(seat, 0) for seat in range(len(tally.names))), out, hand)
    tally.with_round(played)  # for its refusal: a rack that cannot be
    return played


def round_line(tally: Tally, played: Played) -> str:
    """The round as `parse_round` reads it."""
    word = in_language("blocked" if played.out is None else "hand" if played.hand else "out")
    parts = [word if played.out is None else f"{tally.names[played.out]} {word}"]
    parts += [
        f"{tally.names[seat]} {rack}" for seat, rack in enumerate(played.racks) if seat != played.out and rack != 0
    ]
    return "; ".join(parts)


def rack_of(text: str) -> Rack:
    """Points as a number, or tiles in TRN; blanks between tiles do no harm."""
    written = "".join(text.split())
    if written.isascii() and written.isdigit() and len(written) <= 4:
        return int(written)
    if not written or "x" in written:
        raise Refused("score-rack-expected")
    return Tiles.parse(written)


def seat_of(text: str, names: tuple[str, ...]) -> int:
    """The player whom somebody means: by name, by the first letters of a name, or by the number in the list."""
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


def _seat_and_rest(part: str, tally: Tally) -> tuple[int, str]:
    """`Uncle Bob k4 r5`: a name may have blanks, and so may a rack; the longest name that fits is meant."""
    words = part.replace(":", " ").replace("=", " ").split()
    for length in range(len(words) - 1, 0, -1):
        name = " ".join(words[:length])
        if name.casefold() in map(str.casefold, tally.names):
            return seat_of(name, tally.names), " ".join(words[length:])
    if len(words) < 2:
        raise Refused("score-round-expected", text=part, example=examples()[0])
    return seat_of(words[0], tally.names), " ".join(words[1:])


def order(line: str, tally: Tally) -> tuple[str | None, str]:
    """What a line asks for, and the rest of it; a player who is called like an order goes first."""
    first, _, rest = line.strip().partition(" ")
    named = any(f"{line.strip()} ".casefold().startswith(f"{name} ".casefold()) for name in tally.names)
    return (None if named else meaning(first)), rest


def obeyed(tally: Tally, line: str) -> Tally:
    """The sheet after one line of a script: a round, `undo`, or `edit 2 Ann out; Bob 14`."""
    word, rest = order(line, tally)
    match word:
        case "undo":
            if not tally.rounds:
                raise Refused("score-nothing-to-undo")
            return tally.undone()
        case "edit":
            number, _, telling = rest.strip().partition(" ")
            return tally.with_changed(round_number(number, tally), parse_round(telling, tally))
        case _:
            return tally.with_round(parse_round(line, tally))


def round_number(text: str, tally: Tally) -> int:
    """The number of a round that was played; the last one where nothing is said."""
    chosen = text.strip() or str(len(tally.rounds))
    if not (chosen.isascii() and chosen.isdigit() and len(chosen) < 4 and 1 <= int(chosen) <= len(tally.rounds)):
        raise Refused("score-round-missing", number=chosen, rounds=len(tally.rounds))
    return int(chosen)
