"""The names of the seats as people read them. Computers have first names, which depend on the level and the seat."""

import tomllib
from collections.abc import Sequence
from functools import cache

from tilerummy.bots import as_level
from tilerummy.engine.packaged import DATA
from tilerummy.engine.record import COMPUTER
from tilerummy.language import Translator
from tilerummy.rooms.names import appearance


def seat_names(names: Sequence[str], tr: Translator) -> tuple[str, ...]:
    """The names of the seats. Nobody at a table has the name of somebody else."""
    computers = {seat: name.removeprefix(COMPUTER) for seat, name in enumerate(names) if name.startswith(COMPUTER)}
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
