"""The puzzles that come with the package, the daily puzzle, and the order of a rush.

>>> from datetime import date
>>> monday = daily(date(2026, 3, 2), "rummikub-vienna-en")
>>> monday.grade, monday.edition, monday == daily(date(2026, 3, 2), "rummikub-vienna-en")
(1, 'rummikub-vienna-en', True)
>>> [each.grade for each in rush("rummikub-vienna-en", seed=1)][:8]
[1, 1, 1, 2, 2, 2, 3, 3]
"""

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from random import Random
from typing import NamedTuple

from tilerummy.engine.errors import Impossible
from tilerummy.engine.packaged import DATA
from tilerummy.puzzles.puzzle import GRADES, Goal, Puzzle

WEEK = (1, 2, 3, 4, 5, 6, 3)
"""The grade of the daily puzzle from Monday to Sunday."""
PER_GRADE = 3
"""Puzzles of each grade in a rush. The highest grade goes on for as long as there are puzzles."""
MOST_IN_RUSH = 40
RUSH_SECONDS, RUSH_MISTAKES = 180, 3
"""How long a rush lasts, and how many mistakes end it."""


class Summary(NamedTuple):
    """What can be told about a puzzle without reading its position."""

    id: str
    grade: int
    goal: Goal
    edition: str


@cache
def _lines() -> dict[str, str]:
    text = (DATA / "puzzles.txt").read_text("utf-8")
    return {line[: line.index("\t")]: line for line in text.splitlines()}


@cache
def _summaries() -> tuple[Summary, ...]:
    puzzles = []
    for line in _lines().values():
        name, grade, goal, view, _ = line.split("\t")
        puzzles.append(Summary(name, int(grade), Goal(goal), view.partition(" ")[0].partition("@")[0]))
    return tuple(puzzles)


def summaries(edition: str | None = None, grade: int | None = None) -> tuple[Summary, ...]:
    """The puzzles of an edition and a grade, by default of all, in the order of the collection."""
    return tuple(each for each in _summaries() if edition in (None, each.edition) and grade in (None, each.grade))


@cache
def editions_with_puzzles() -> tuple[str, ...]:
    """The keys of the editions that have puzzles."""
    return tuple(dict.fromkeys(each.edition for each in _summaries()))


def puzzle(name: str) -> Puzzle:
    """The puzzle with this id."""
    line = _lines().get(name.strip().lower())
    if line is None:
        raise Impossible("no-such-puzzle", id=name)
    return Puzzle.parse(line)


def puzzles(chosen: Iterable[Summary]) -> Iterator[Puzzle]:
    return (Puzzle.parse(_lines()[each.id]) for each in chosen)


def daily(day: date, edition: str) -> Puzzle:
    """The puzzle of a day: the same for everyone who plays the edition. The grade rises from Monday to Saturday.

    No puzzle comes again before all others of its grade have had their day.
    """
    weekday = day.weekday()
    choice = _of(edition, WEEK[weekday])
    shuffled = Random(f"{edition}/{WEEK[weekday]}").sample(choice, len(choice))
    days_of_grade = [at for at, grade in enumerate(WEEK) if grade == WEEK[weekday]]
    number = (day.toordinal() - weekday) // 7 * len(days_of_grade) + days_of_grade.index(weekday)
    return puzzle(shuffled[number % len(shuffled)].id)


def rush(edition: str, seed: int) -> tuple[Summary, ...]:
    """The puzzles of a rush in their order: the grades rise."""
    rng, chosen = Random(f"rush/{edition}/{seed}"), list[Summary]()
    for grade in GRADES:
        choice = _of(edition, grade)
        wanted = MOST_IN_RUSH - len(chosen) if grade == GRADES[-1] else PER_GRADE
        chosen += rng.sample(choice, min(wanted, len(choice)))
    return tuple(chosen)


def _of(edition: str, grade: int) -> tuple[Summary, ...]:
    matching = summaries(edition, grade)
    if not matching:
        raise Impossible("no-puzzles", edition=edition)
    return matching
