"""The table of a puzzle: a prepared position whose goal is that of the puzzle. Nothing is stored."""

import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from random import Random

from tilerummy.answers.puzzle_model import PuzzleInfo, PuzzleList, PuzzleRush
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import Position, vars_of
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.puzzles import Puzzle, collection, verdict
from tilerummy.rooms.prepared import Goal, Prepared, Step

MOST_TABLES = 512
"""Tables that are kept ready."""


def prepared(name: str) -> Prepared | None:
    """The table of the puzzle with this id; None if there is no such puzzle."""
    try:
        puzzle = collection.puzzle(name)
    except TilerummyError:
        return None
    return Prepared(f"puzzle/{puzzle.id}", 1, lambda words: steps(puzzle.id, words))


@lru_cache(MOST_TABLES)
def steps(name: str, words: Translator) -> Sequence[Step]:
    """The one step of a puzzle, in words of a language."""
    puzzle = collection.puzzle(name)
    said = words.at_table(puzzle.view.rules)
    goal = said.text(f"puzzle-goal-{puzzle.goal.value}", count=puzzle.tiles)
    return (
        Step(
            position_of(puzzle),
            title=said.text("puzzle-title", id=puzzle.id, grade=puzzle.grade),
            text=goal,
            praise=said.text("puzzle-solved"),
            goal=Goal("puzzle", lambda before, move, after: solves(puzzle, move), {"goal": goal}),
            solution=puzzle.solution,
        ),
    )


def solves(puzzle: Puzzle, move: Move) -> bool:
    """Whether a move is a lay that the referee accepts and that reaches the goal."""
    return isinstance(move, Lay) and verdict(puzzle, move).is_solved


def position_of(puzzle: Puzzle) -> Position:
    """The position of a puzzle. Nobody plays the other racks, so any unseen tiles will do."""
    view = puzzle.view
    unseen = list(view.unseen)
    Random(puzzle.id).shuffle(unseen)
    racks = []
    for rack in view.racks:
        hidden, unseen = unseen[: rack.unknown], unseen[rack.unknown :]
        racks.append(rack.known + Tiles(hidden))
    return Position(**{**vars_of(view), "racks": tuple(racks)})


def puzzle_list(edition: str, day: date | None = None) -> PuzzleList:
    """All puzzles of an edition, and the puzzle of the day; by default of today in UTC."""
    when = day or datetime.now(UTC).date()
    today = collection.daily(when, edition)
    return PuzzleList(
        edition=edition,
        puzzles=tuple(_info(each) for each in collection.summaries(edition)),
        day=when.isoformat(),
        daily=PuzzleInfo(id=today.id, grade=today.grade, goal=today.goal.value),
        editions=collection.editions_with_puzzles(),
    )


def puzzle_rush(edition: str, seed: int | None = None) -> PuzzleRush:
    """Puzzles for a rush, in their order. The same seed gives the same rush."""
    chosen = collection.rush(edition, secrets.randbits(48) if seed is None else seed)
    infos = tuple(_info(each) for each in chosen)
    return PuzzleRush(puzzles=infos, seconds=collection.RUSH_SECONDS, mistakes=collection.RUSH_MISTAKES)


def _info(summary: collection.Summary) -> PuzzleInfo:
    return PuzzleInfo(id=summary.id, grade=summary.grade, goal=summary.goal.value)
