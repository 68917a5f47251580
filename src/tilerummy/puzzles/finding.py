"""Finds puzzles in rounds between computers. The seed decides everything.

>>> [puzzle.edition for puzzle in make_puzzles(1, seed=7, editions=["rummikub-vienna-en"])]
['rummikub-vienna-en']
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from tilerummy.bots import LEVELS, make_bot
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible, require_whole
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.puzzles.grading import effort, graded
from tilerummy.puzzles.puzzle import GRADES, Goal, Puzzle
from tilerummy.puzzles.unique import proved, unique_largest
from tilerummy.puzzles.verdict import frees_a_joker

PLAYERS = LEVELS[:6]
"""Those that play fast. The weaker ones leave more on the table and on their racks, which makes better puzzles."""
SECONDS = 600.0
"""Time for a computer's move: never used up, so that the same seed gives the same round on every machine."""
LEAST_TILES = {Goal.OUT: 2, Goal.FIRST_LAY: 3, Goal.JOKER: 2, Goal.TILES: 4}
LEAST_EASY = 3
"""A puzzle of the lowest grade asks for this many tiles: one or two are too obvious."""
MOST_EFFORT = 32
"""Nobody wants to carry out a solution that takes more."""
MOST_PER_ROUND = 3
"""Neighbouring positions of a round are alike."""
ANY_GOAL, ANY_GRADE, GIVE_UP = 3, 15, 200
"""Rounds without a new puzzle, after which an edition's goals need not be mixed any more, nor its grades equally
frequent, and after which the search ends."""
BACKENDS = ("kernel", "reference")
"""Both solvers must agree."""


def make_puzzles(
    count: int, seed: int = 0, editions: Sequence[str] = (), *, progress: Callable[[int, int], None] | None = None
) -> Iterator[Puzzle]:
    """`count` different puzzles, spread evenly over the editions (by default all) and over the grades.

    `progress` is called after each round that was searched, with the number of puzzles found and `count`.
    """
    require_whole(count, "count")
    require_whole(seed, "seed")
    chosen = [str(get(key)) for key in editions or keys()]
    shares = [_share(count, len(chosen), at) for at in range(len(chosen))]
    searches = [_Search(key, seed, shares[at], sum(shares[:at])) for at, key in enumerate(chosen)]
    known = set[str]()
    while len(known) < count:
        for search in searches:
            if not search.left:
                continue
            found = search.next_round(known)
            known.update(puzzle.id for puzzle in found)
            if progress is not None:
                progress(len(known), count)
            yield from found


def _share(count: int, parts: int, at: int) -> int:
    """The size of one of `parts` shares that differ by at most one."""
    return count // parts + (at < count % parts)


class _Search:
    """The search in one edition, round by round."""

    def __init__(self, edition: str, seed: int, count: int, before: int) -> None:
        self.edition, self.seed, self.left = edition, seed, count
        # The grades go on where those of the editions before ended, so that a few puzzles have different ones too.
        self.wanted = {each: _share(count, len(GRADES), (at - before) % len(GRADES)) for at, each in enumerate(GRADES)}
        self.found: Counter[tuple[int, Goal]] = Counter()
        self.rounds = self.fruitless = 0

    def next_round(self, known: set[str]) -> list[Puzzle]:
        """The puzzles of the next round that are still needed."""
        found: list[Puzzle] = []
        for seen in self._views():
            puzzle = puzzle_at(seen)
            if puzzle is None or puzzle.id in known or not self._needs(puzzle):
                continue
            if all(proved(puzzle.view, puzzle.solution, backend) for backend in BACKENDS):
                found.append(puzzle)
                self.found[puzzle.grade, puzzle.goal] += 1
                self.left -= 1
            if not self.left or len(found) == MOST_PER_ROUND:
                break
        self.fruitless = 0 if found else self.fruitless + 1
        if self.fruitless == GIVE_UP:
            raise Impossible("puzzles-not-found", edition=self.edition, rounds=GIVE_UP)
        return found

    def _views(self) -> list[View]:
        """What the seat to move saw at each moment of a new round, in any order."""
        rng = Random(f"{self.seed}/{self.edition}/{self.rounds}")
        self.rounds += 1
        players = rng.choices(PLAYERS, k=rng.randint(*get(self.edition).rules.seats))
        bots = [make_bot(name, rng.randrange(1 << 48), SECONDS) for name in players]
        record = play_round(bots, self.edition, rng.randrange(1 << 48))
        views = [view(each, each.turn) for each in record.situations[:-1] if isinstance(each, Position)]
        return rng.sample(views, len(views))

    def _needs(self, puzzle: Puzzle) -> bool:
        if self.fruitless >= ANY_GRADE:
            return True
        wanted = self.wanted[puzzle.grade]
        of_grade = sum(self.found[puzzle.grade, goal] for goal in Goal)
        alike = self.found[puzzle.grade, puzzle.goal]
        return of_grade < wanted and (alike < (wanted + 1) // 2 or self.fruitless >= ANY_GOAL)


def puzzle_at(seen: View) -> Puzzle | None:
    """The puzzle of a position; None if it has none."""
    if seen.stage is not Stage.START:
        return None
    solution = unique_largest(seen, least=min(LEAST_TILES.values()))
    if solution is None:
        return None
    goal = goal_of(seen, solution)
    if len(solution.played) < LEAST_TILES[goal]:
        return None
    puzzle = graded(Puzzle.of(goal, seen, solution, GRADES[0]))
    obvious = puzzle.grade == GRADES[0] and puzzle.tiles < LEAST_EASY
    return None if obvious or effort(puzzle.solution) > MOST_EFFORT else puzzle


def goal_of(seen: View, solution: Lay) -> Goal:
    """The goal that describes the solution best."""
    if not seen.has_opened(seen.turn):
        return Goal.FIRST_LAY
    if solution.played == seen.rack:
        return Goal.OUT
    return Goal.JOKER if frees_a_joker(seen, solution) else Goal.TILES
