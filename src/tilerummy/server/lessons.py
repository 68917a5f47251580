"""The lessons: prepared positions from `data/lessons.toml`, with texts from `lesson.ftl`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.moves import Lay, parse_move
from tilerummy.engine.position import Position
from tilerummy.engine.tiles import Tile
from tilerummy.language import Translator
from tilerummy.language.catalogue import FALLBACK
from tilerummy.server.prepared import Prepared, Step

TAUGHT = "kbro"
"""The colours of the positions as they are written."""


def taught(language: str) -> Edition:
    """The edition that a lesson teaches to readers of this language if it names none: their usual box."""
    usual = {language: each for each in editions() for language in each.printed.usual_in}
    return usual.get(language) or usual[FALLBACK]


@cache
def lessons() -> dict[str, dict[str, Any]]:
    """The lessons as they are written, by their keys."""
    text = (files("tilerummy") / "data" / "lessons.toml").read_text("utf-8")
    return {lesson["key"]: lesson for lesson in tomllib.loads(text)["lesson"]}


def prepared(key: str) -> Prepared | None:
    """The table of a lesson; None if there is no such lesson."""
    if key not in lessons():
        return None
    return Prepared(f"lesson/{key}", len(lessons()[key]["step"]), lambda words: steps(key, words))


@cache
def steps(key: str, words: Translator) -> tuple[Step, ...]:
    """The steps of a lesson in its edition and in the colours of that box."""
    edition = taught(words.language)
    recoloured = str.maketrans(_colours(edition))
    found: list[Step] = []
    for number, written in enumerate(lessons()[key]["step"], 1):
        here = {name: text.translate(recoloured) for name, text in written.items()}
        position = Position.parse(f"{edition} {here['position']}")
        draws = tuple(map(Tile.parse, here["draws"].split())) if "draws" in here else ()
        name = f"lesson-{key}-{number}"
        found.append(
            Step(
                position,
                title=words.text(f"{name}-title"),
                text=words.text(name, points=position.rules.open_min),
                allows=("draw",) if draws else ("lay",),
                solution=Lay.parse(here["solution"]) if "solution" in here else None,
                help="tiles",
                draws=draws,
                fresh=found[-1].draws[0] if found and found[-1].draws else None,
                stays=False,
                played=parse_move(here["played"]) if "played" in here else None,
            )
        )
    return tuple(found)


def _colours(edition: Edition) -> dict[str, str]:
    """The colours of the positions, and those of the box in their place."""
    colours = edition.rules.colours
    others = iter(colour for colour in colours if colour not in TAUGHT)
    return {colour: colour if colour in colours else next(others) for colour in TAUGHT}
