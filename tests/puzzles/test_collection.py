"""The puzzles that come with the package."""

from collections import Counter
from datetime import date, timedelta
from hashlib import sha256
from importlib.resources import files
from random import Random
from statistics import mean

import pytest

from tilerummy.bots import LEVELS
from tilerummy.bots.limited import SKILLS, limited_lay
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.puzzles import GRADES, Goal, Puzzle, daily, puzzle, rush, summaries, verdict
from tilerummy.puzzles.collection import MOST_IN_RUSH, WEEK, puzzles
from tilerummy.puzzles.finding import effort, graded, proved

FILE = files("tilerummy") / "data" / "puzzles.txt"
LINES = FILE.read_text("utf-8").splitlines()
SAMPLE = Random(sha256(FILE.read_bytes()).hexdigest()).sample(LINES, 6)
"""Another sample whenever the file changes."""
BY_GRADE = {grade: summaries(grade=grade) for grade in GRADES}
VIENNA = "rummikub-vienna-en"


def test_there_are_enough_of_each_sort() -> None:
    assert len(LINES) == len(summaries()) >= 1000
    assert len(FILE.read_bytes()) <= 400_000
    assert len({each.id for each in summaries()}) == len(LINES)
    assert all(len(found) >= 120 for found in BY_GRADE.values())
    rules = Counter(_joker_rules(each.edition) for each in summaries())
    assert set(rules) == {_joker_rules(key) for key in keys()}
    assert min(rules.values()) >= 40
    assert min(Counter(each.edition for each in summaries()).values()) >= 40
    assert {each.goal for each in summaries()} == set(Goal)


def _joker_rules(key: str) -> tuple[object, ...]:
    rules = get(key).rules
    return rules.jokers, rules.joker_free, rules.joker_source, rules.joker_reuse, rules.joker_split, rules.joker_colour


def _check(line: str) -> None:
    each = Puzzle.parse(line)
    assert str(each) == line
    assert verdict(each, each.solution).is_solved
    assert all(proved(each.view, each.solution, backend) for backend in ("auto", "reference"))


@pytest.mark.long(but=2)
@pytest.mark.parametrize("line", SAMPLE, ids=lambda line: line[:6])
def test_both_solvers_prove_a_puzzle(line: str) -> None:
    _check(line)


@pytest.mark.long
@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:6])
def test_both_solvers_prove_every_puzzle(line: str) -> None:
    _check(line)


@pytest.mark.parametrize("line", SAMPLE[:4], ids=lambda line: line[:6])
def test_the_grade_can_be_found_again(line: str) -> None:
    each = Puzzle.parse(line)
    assert graded(each).grade == each.grade


def _sample(grade: int, size: int) -> list[Puzzle]:
    return list(puzzles(Random(grade).sample(BY_GRADE[grade], size)))


def test_higher_grades_need_more_effort() -> None:
    means = [mean(effort(each.solution) for each in _sample(grade, 20)) for grade in GRADES]
    assert means == sorted(means)
    assert means[-1] > 2 * means[1]


@pytest.mark.long
def test_stronger_computers_solve_higher_grades() -> None:
    """Each level is given puzzles of each grade: the share that it solves falls with the grade, and rises with it."""

    def share(level: str, grade: int) -> float:
        some = _sample(grade, 10)
        lays = [(each, limited_lay(each.view, SKILLS[level], Random(1))) for each in some]
        return mean(lay is not None and verdict(each, lay).is_solved for each, lay in lays)

    newcomer, solid, skilled = (
        [share(level, grade) for grade in (1, 3, 6)] for level in (LEVELS[0], LEVELS[3], LEVELS[4])
    )
    assert newcomer[0] > 0.6
    assert newcomer[1:] == [0, 0]
    assert solid[0] >= solid[1] >= solid[2]
    assert skilled[0] > skilled[2]
    assert skilled[1] > newcomer[1]


def test_a_puzzle_by_its_id() -> None:
    first = summaries()[0]
    assert puzzle(first.id) == puzzle(f" {first.id.upper()} ") == Puzzle.parse(LINES[0])
    with pytest.raises(Impossible):
        puzzle("nobody")


@pytest.mark.parametrize("key", keys())
def test_the_daily_puzzle_changes_with_the_day(key: str) -> None:
    monday = date(2026, 11, 16)
    week = [daily(monday + timedelta(days=day), key) for day in range(7)]
    assert [each.grade for each in week] == list(WEEK)
    assert {each.edition for each in week} == {key}
    assert daily(monday, key) == week[0]
    weeks = len(summaries(key, 1))
    mondays = [daily(monday + timedelta(weeks=at), key).id for at in range(weeks)]
    assert len(set(mondays)) == weeks, "none comes again before all others"


def test_an_edition_without_puzzles_is_refused() -> None:
    with pytest.raises(Impossible):
        daily(date(2026, 11, 16), "no-such-box")
    with pytest.raises(Impossible):
        rush("no-such-box", 1)


def test_a_rush_gets_harder() -> None:
    found = rush(VIENNA, 3)
    assert found == rush(VIENNA, 3) != rush(VIENNA, 4)
    assert [each.grade for each in found] == sorted(each.grade for each in found)
    assert len({each.id for each in found}) == len(found) <= MOST_IN_RUSH
    assert {each.grade for each in found} == set(GRADES)
