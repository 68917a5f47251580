"""The lessons: prepared positions from `data/lessons.toml`, with texts from `lesson.ftl`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.moves import Lay, parse_move
from tilerummy.engine.packaged import DATA
from tilerummy.engine.position import Position
from tilerummy.engine.tiles import Tile
from tilerummy.language import Translator
from tilerummy.language.catalogue import FALLBACK, knows
from tilerummy.rooms.prepared import Goal, Help, Prepared, Step, goal
from tilerummy.rooms.rest import Body
from tilerummy.rooms.scenes import May


class LessonInfo(Body):
    """A lesson. Its table is the socket `/ws/v1/lesson/KEY/STEP`."""

    key: str
    part: str
    """The heading under which it is listed."""
    title: str
    text: str
    """What it teaches, in one or two sentences."""
    box: str
    """The box whose rules it teaches; empty if it is the usual box of the language."""
    steps: int
    """The number of its exercises."""
    picture: tuple[tuple[str, ...], ...]
    """What it is about: the melds that the solution of its first exercise puts, or those on the table of a lesson about
    something else."""


class LessonList(Body):
    lessons: tuple[LessonInfo, ...]


TAUGHT = "kbro"
"""The colours of the positions as they are written."""
PICTURED = 3
"""The most melds of a picture."""
WAITS = "waits"
"""The goal of a step in which the best lay is not the answer."""
Written = Mapping[str, Any]


def taught(language: str) -> Edition:
    """The edition that a lesson teaches to readers of this language if it names none: their usual box."""
    usual = {language: each for each in editions() for language in each.printed.usual_in}
    return usual.get(language) or usual[FALLBACK]


@cache
def lessons() -> dict[str, Written]:
    """The lessons as they are written, by their keys."""
    text = (DATA / "lessons.toml").read_text("utf-8")
    return {lesson["key"]: lesson for lesson in tomllib.loads(text)["lesson"]}


def prepared(key: str) -> Prepared | None:
    """The table of a lesson; None if there is no such lesson."""
    if key not in lessons():
        return None
    return Prepared(f"lesson/{key}", len(lessons()[key]["step"]), lambda words: steps(key, words))


@cache
def steps(key: str, words: Translator) -> tuple[Step, ...]:
    """The steps of a lesson in its edition and in the colours of that box."""
    lesson = lessons()[key]
    made: list[Step] = []
    for number, written in enumerate(lesson["step"], 1):
        before = made[-1] if lesson.get("goes_on") and made else None
        made.append(_step(lesson, number, edition_of({**lesson, **written}, words.language), words, before))
    return tuple(made)


def edition_of(written: Written, language: str) -> Edition:
    return Edition.parse(written["edition"]) if "edition" in written else taught(language)


def recoloured(text: str, edition: Edition) -> str:
    """A position or move with the colours of the box."""
    colours = edition.rules.colours
    others = iter(colour for colour in colours if colour not in TAUGHT)
    return text.translate({ord(each): each if each in colours else next(others) for each in TAUGHT})


def _step(lesson: Written, number: int, edition: Edition, words: Translator, before: Step | None) -> Step:
    written, goes_on = lesson["step"][number - 1], lesson.get("goes_on", False)
    position = Position.parse(f"{edition} {recoloured(written['position'], edition)}")
    solution = Lay.parse(recoloured(written["solution"], edition)) if "solution" in written else None
    draws = tuple(Tile.parse(recoloured(each, edition)) for each in written.get("draws", "").split())
    # Help fades from step to step, unless the steps are about different things.
    last = number == len(lesson["step"])
    help_: Help = "tiles" if number == 1 or goes_on else "none" if last else "melds"
    key, played = lesson["key"], written.get("played")
    text = _said(key, number, "", edition, words)
    # What is marked now is said beside what was marked before. In some lessons the first step has nothing to mark.
    if solution is not None and not goes_on and (number == 1 or "solution" in lesson["step"][0]):
        marked = "tile" if help_ == "melds" and not solution.taken else help_
        text = f"{text} {words.text(f'lesson-help-{marked}')}"
    return Step(
        position,
        title=_said(key, number, "-title", edition, words),
        text=text,
        praise="" if goes_on else _praise(lesson, number, edition, words),
        box=words.edition_title(edition.printed) if "edition" in lesson else "",
        goal=_goal(written, solution),
        allows=_allows(written),
        solution=solution,
        hint=words.text("server-hint-wait") if written.get("goal") == WAITS else "",
        help=help_,
        draws=draws,
        fresh=before.draws[0] if before is not None and before.draws else None,
        clock=written.get("clock"),
        stays=not goes_on,
        played=None if played is None else parse_move(recoloured(played, edition)),
    )


def _allows(written: Written) -> tuple[May, ...]:
    if "allows" in written:
        return tuple(written["allows"])
    return ("draw",) if "draws" in written and "clock" not in written else ("lay",)


def _praise(lesson: Written, number: int, edition: Edition, words: Translator) -> str:
    """What is said when a step is done, and what computers measured, if there is a figure."""
    key, figure = lesson["key"], lesson["step"][number - 1].get("figure")
    done = _said(key, number, "-done", edition, words)
    if figure is None:
        return done
    said = words.text(f"lesson-{key}-{number}-figure", rounds=figure["rounds"], won=round(figure["won"]))
    return f"{done} {said}"


def _goal(written: Written, solution: Lay | None) -> Goal | None:
    if "goal" not in written:
        return None
    params = {"points": written["points"]} if "points" in written else {}
    if written["goal"] == "tiles":
        assert solution is not None
        params = {"count": len(solution.played)}
    return goal(written["goal"], **params)


def _said(key: str, number: int, what: str, edition: Edition, words: Translator) -> str:
    """The text of a step, or else that of its lesson. `what` is `-title`, `-done`, or empty for the task."""
    rules, own = edition.rules, f"lesson-{key}-{number}{what}"
    return words.text(
        own if knows(own) else f"lesson-{key}{what}",
        points=rules.open_min,
        penalty=rules.joker_penalty,
        drawn=rules.timeout_draw,
        seconds=rules.timer_s or 0,
    )


def _picture(step: Step) -> tuple[tuple[str, ...], ...]:
    melds = step.solution.put if step.solution is not None else step.position.table
    return tuple(tuple(map(str, meld.row)) for meld in melds[:PICTURED])


@cache
def course(words: Translator) -> LessonList:
    """The lessons in the order in which they are learned."""
    return LessonList(
        lessons=tuple(
            LessonInfo(
                key=key,
                part=words.text(f"lesson-part-{lesson['part']}"),
                title=words.text(f"lesson-{key}-title"),
                text=_said(key, 0, "", edition_of(lesson, words.language), words),
                box=words.edition_title(edition_of(lesson, words.language).printed) if "edition" in lesson else "",
                steps=sum("played" not in step for step in lesson["step"]),
                picture=_picture(
                    _step(lesson, 1, edition_of({**lesson, **lesson["step"][0]}, words.language), words, None)
                ),
            )
            for key, lesson in lessons().items()
        )
    )
