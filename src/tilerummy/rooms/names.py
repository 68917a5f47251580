"""Names at a table: those of players, cleaned and compared by what people see, and first names for computers.

Names of all scripts are accepted. Characters that nobody sees are removed, except joiners where a script or an emoji
needs them. A word that mixes look-alike scripts (Latin, Greek, Cyrillic) is refused, because it imitates another name.
"""

import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from tilerummy.bots import LEVELS, OLD_LEVELS, as_level
from tilerummy.engine.packaged import DATA
from tilerummy.engine.record import COMPUTER, Record, computer_of
from tilerummy.language import LANGUAGES, Translator
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.wire import LONGEST_NAME
from tilerummy.rooms.words import translator_for

JOINERS = "\u200c\u200d"
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u180e\u034f\u17b4\u17b5")
"""Letters and marks that are drawn as nothing."""
ALIKE = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts with letters that look the same."""
MOST_MARKS, MOST_MARKS_ALIKE = 4, 2
"""Marks on one letter. More cover the lines above and below."""
COMPUTERS_NUMBERED = 8
LONGEST_COMPUTER = 100
"""Characters of a computer's name in a record. It may be a command line."""
_LOOKS = str.maketrans(
    dict(zip("АВЕЗКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abe3kmhopctyxijsabezhikmnoptyx", strict=True))
    | dict(zip("авекмнорстухіјѕһԁԛԝαβεικνορτυχγω", "abekmhopctyxijshdqwabeikvoptuxyw", strict=True))
)
_SAME = str.maketrans("i1|ı0", "llllo")


def checked_name(name: str) -> str:
    """The cleaned name. Raises `Refusal` if nothing is left, or if it imitates somebody."""
    cleaned = _cleaned(name)
    if any(_mixes_scripts(word) for word in cleaned.split()):
        raise Refusal("name-mixed", status=422)
    if appearance(cleaned) in reserved():
        raise Refusal("name-reserved", status=422)
    return cleaned


def check_names(record: Record) -> None:
    """Refuse a record that somebody sends if its names are too long, or have characters that nobody sees."""
    for name in record.names if any(record.names) else ():
        if name.startswith(COMPUTER):
            is_bad = len(name) > LONGEST_COMPUTER or not name.isprintable()
        else:
            is_bad = _cleaned(name) != " ".join(unicodedata.normalize("NFC", name).split())
        if is_bad:
            raise Refusal("name-bad", status=422)


def _cleaned(name: str) -> str:
    """The name without what nobody sees. Raises `Refusal`."""
    if len(name) > 4 * LONGEST_NAME or any(unicodedata.category(each) in ("Cc", "Cs", "Cn", "Co") for each in name):
        raise Refusal("name-bad", status=422)
    cleaned = " ".join("".join(_without_hidden(unicodedata.normalize("NFC", name))).split())
    visible = any(unicodedata.category(each)[0] in "LNPS" for each in cleaned)
    if not visible or len(cleaned) > LONGEST_NAME or "/" in cleaned or cleaned.startswith(COMPUTER):
        raise Refusal("name-bad", status=422)
    return cleaned


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody in the room has a name that looks the same."""
    taken = {appearance(other) for other in others}
    number, tried = 1, name
    while appearance(tried) in taken:
        number += 1
        tried = f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return tried


def appearance(name: str) -> str:
    """A text that is equal for names that look the same: without case, marks, spaces and look-alike letters."""
    wide = unicodedata.normalize("NFKD", name.translate(_LOOKS)).casefold().translate(_LOOKS)
    letters = (each for each in wide if unicodedata.category(each) not in ("Mn", "Me", "Cf", "Zs"))
    return "".join(letters).translate(_SAME).replace("rn", "m").replace("vv", "w")


@cache
def reserved() -> frozenset[str]:
    """How the names of computers look, in all languages."""
    names = {*LEVELS, *OLD_LEVELS, COMPUTER.rstrip(":")}
    for language in LANGUAGES:
        words = translator_for(language)
        names.add(words.text("play-computer"))
        names |= {words.text("play-computer-number", number=number) for number in range(1, COMPUTERS_NUMBERED + 1)}
    return frozenset(map(appearance, names))


def _without_hidden(name: str) -> Iterator[str]:
    """The characters of a name that can be seen, and the joiners and marks that belong to them."""
    base, marks = "", 0
    for at, character in enumerate(name):
        kind = unicodedata.category(character)
        if character in JOINERS:
            after = name[at + 1 : at + 2]
            if _joins(base) and _joins(after):
                yield character
        elif character in BLANK or kind in ("Cf", "Zl", "Zp"):
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            most = MOST_MARKS_ALIKE if _script(base) in ALIKE else MOST_MARKS
            if base and not base.isspace() and marks <= most:
                yield character
        else:
            base, marks = character, 0
            yield character


def _joins(letter: str) -> bool:
    """Whether a joiner beside this character changes how it is drawn: in emoji, and in scripts that join letters."""
    if not letter:
        return False
    kind = unicodedata.category(letter)
    return kind in ("So", "Sk") or (kind[0] in "LM" and _script(letter) not in ALIKE)


def _mixes_scripts(word: str) -> bool:
    return len({_script(each) for each in word if each.isalpha()} & {*ALIKE}) > 1


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0] if letter else ""


def seat_names(names: Sequence[str], tr: Translator) -> tuple[str, ...]:
    """The names of the seats. Nobody at a table has the name of somebody else."""
    computers = {seat: level for seat, name in enumerate(names) if (level := computer_of(name)) is not None}
    named = list(tr.seat_names(names, list(computers)))
    taken = {appearance(name) for seat, name in enumerate(names) if seat not in computers}
    for seat, level in computers.items():
        found = _first_name(level, seat, taken)
        if found is not None:
            named[seat] = found
            taken.add(appearance(found))
    return tuple(named)


def _first_name(level: str, seat: int, taken: set[str]) -> str | None:
    """A name of the level that is free, the same for the same seat. None for a computer that is no level."""
    names = first_names().get(as_level(level) or "", ())
    turned = (names[(seat - 1 + at) % len(names)] for at in range(len(names)))
    return next((name for name in turned if appearance(name) not in taken), None)


@cache
def first_names() -> dict[str, tuple[str, ...]]:
    """The names by level."""
    text = (DATA / "computers.toml").read_text("utf-8")
    return {level: tuple(names) for level, names in tomllib.loads(text).items()}
