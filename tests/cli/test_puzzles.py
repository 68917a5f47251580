"""`tilerummy puzzles make|list|play`."""

import json
from datetime import date
from random import Random

import pytest
from commandline import Run

from tilerummy.bots.limited import Skill, limited_lay
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.puzzles import Puzzle, daily, puzzle, summaries

VIENNA = "rummikub-vienna-en"
FIRST = puzzle(summaries(VIENNA, 1)[0].id)
HARD = puzzle(summaries(VIENNA, 5)[0].id)


def test_make_prints_puzzles_that_can_be_read(run: Run) -> None:
    made = run("puzzles", "make", "--count", "1", "--seed", "7", "--edition", VIENNA)
    assert (made.status, made.err) == (0, "")
    found = [Puzzle.parse(line) for line in made.out.splitlines()]
    assert len(found) == 1
    as_json = json.loads(run("puzzles", "make", "--count", "1", "--seed", "7", "--edition", VIENNA, "--json").out)
    assert [each["id"] for each in as_json] == [each.id for each in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_list(run: Run, language: str) -> None:
    told = json.loads(run("puzzles", "list", "--json", "--grade", "2", "--edition", VIENNA).out)
    assert [each["id"] for each in told] == [each.id for each in summaries(VIENNA, 2)]
    assert all(puzzle(each["id"]).tiles == each["tiles"] for each in told[:3])
    shown = run("puzzles", "list", "--grade", "2", "--edition", VIENNA, "--lang", language).out.splitlines()
    assert len(shown) == len(told) + 3
    assert str(len(told)) in shown[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_a_puzzle(run: Run, language: str) -> None:
    """Nothing is lost by bad input, or by a lay that is legal but too small."""
    lines = f"d\nnonsense\n99 r5\nend\n{FIRST.solution}\nend\n"
    done = run("puzzles", "play", FIRST.id, "--lang", language, stdin=lines)
    assert (done.status, done.err) == (0, "")
    assert FIRST.id in done.out
    assert f"{FIRST.tiles}" in done.out
    assert done.out.splitlines()[-2][-1] == "!"


def test_hints_and_the_solution(run: Run) -> None:
    done = run("puzzles", "play", HARD.id, stdin="h\nh\nend\n")
    assert "Solved!" in done.out
    done = run("puzzles", "play", HARD.id, stdin="resign\n")
    assert "The solution, step by step:" in done.out
    assert "  2. " in done.out
    assert "Solved!" not in done.out
    done = run("puzzles", "play", HARD.id, stdin="")
    assert (done.status, done.out.splitlines()[-1]) == (0, "Thanks for playing.")


def test_a_small_lay_is_kept_as_the_draft(run: Run) -> None:
    small = puzzle(_with_simple_part())
    part = _part_of(small)
    done = run("puzzles", "play", small.id, stdin=f"{part}\nend\nreset\n{small.solution}\nend\n")
    assert "That is legal, but it lays" in done.out
    assert "Solved!" in done.out


def _part_of(each: Puzzle) -> str:
    lay = limited_lay(each.view, Skill(reach=0), Random(1))
    assert lay is not None
    return str(lay)


def _with_simple_part() -> str:
    """A puzzle in which a lay without any rearrangement is legal, but too small."""
    for each in summaries(VIENNA):
        found = puzzle(each.id)
        lay = limited_lay(found.view, Skill(reach=0), Random(1))
        if lay is not None and 0 < len(lay.played) < found.tiles:
            return found.id
    raise AssertionError


def test_the_daily_puzzle(run: Run) -> None:
    done = run("puzzles", "play", "--daily", "--edition", VIENNA, stdin="q\n")
    assert daily(date.today(), VIENNA).id in done.out


def test_one_after_another(run: Run) -> None:
    done = run("puzzles", "play", "--grade", "1", "--edition", VIENNA, stdin="resign\n\nresign\nq\n")
    assert done.out.count("The solution, step by step:") == 2
    assert done.out.count(" · grade 1") == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "nobody"), "There is no puzzle nobody."),
        (("play", "--grade", "7"), "--grade must be a number from 1 to 6."),
        (("play", FIRST.id, "--daily"), "only one of them"),
        (("play", "--count", "3"), "--count has no meaning for puzzles play."),
        (("play", "--json"), "--json has no meaning for puzzles play."),
        (("list", FIRST.id), "has no meaning for puzzles list."),
        (("make", "--grade", "3"), "--grade has no meaning for puzzles make."),
        (("make", "--count", "0"), "--count must be a number"),
        (("make", "--edition", "nowhere"), "nowhere"),
        (("solve",), "TASK"),
        ((), "TASK"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run("puzzles", *words)
    assert done.status == 2
    assert done.out == ""
    assert said in done.err
    assert done.err.count("\n") == 1
