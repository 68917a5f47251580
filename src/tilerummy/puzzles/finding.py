"""Finds puzzles in rounds between computers. The seed decides everything.

>>> [puzzle.edition for puzzle in make_puzzles(1, seed=7, editions=["rummikub-vienna-en"])]
['rummikub-vienna-en']

A puzzle has one choice of tiles only, which both solvers prove. Every other choice of as many tiles lacks some tile of
the known one. So it is enough to leave out each of its tiles in turn, and to solve the smaller racks.

>>> from tilerummy.engine.position import View
>>> str(unique_largest(View.parse("rummikub-vienna-en b5-8 k8r8o1/x9 01 0 7.0")))
'b5-8:b5-7,kbr8'
>>> unique_largest(View.parse("rummikub-vienna-en b5-7 k7k8k9b9r9/x9 01 0 7.0")) is None
True

Its grade says how hard it is, by the rearrangement that a person has to see. The measure is reach: how many melds of
the table a player must rebuild together. The computers calibrate it. Those with a reach of 0 (they only add tiles to
melds), 1, 2 and 3 are tried in turn, and each lay that solves the puzzle is compared with the solver's lay. The
simplest one is the solution, and the grade follows from it:

    grade 1 to 4    a reach of 0 to 3
    grade 5         more than that
    grade 6         more than that, and the solution does much to the table: see `effort`

>>> from tilerummy.puzzles.puzzle import Goal
>>> view = View.parse("rummikub-vienna-en b5-8,r3-5 k8r8r6/x9 01 0 7.0")
>>> puzzle = graded(Puzzle.of(Goal.OUT, view, Lay.parse("b5-8,r3-5:b5-7,kbr8,r3-6"), 1))
>>> puzzle.grade, reach(puzzle.solution), effort(puzzle.solution)
(2, 1, 4)
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from tilerummy.bots import LEVELS, make_bot
from tilerummy.bots.limited import Skill, limited_lay
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible, require_whole
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import with_rack
from tilerummy.puzzles.puzzle import GRADES, Goal, Puzzle, frees_a_joker, verdict
from tilerummy.solver import best
from tilerummy.solver.all_best import smaller_racks
from tilerummy.solver.steps import RACK, bundles, steps

BUDGET = 2000
"""Solver tasks for one rack. A position that needs more is not used for a puzzle."""


def unique_largest(view: View, backend: str = "auto", least: int = 1) -> Lay | None:
    """The lay with the most tiles that breaks the fewest melds.

    None if it has fewer than `least` tiles, if other tiles are as good, or if the solver cannot prove it.
    """
    first = best(view, "tiles", backend, fewest_broken=False, budget=BUDGET)
    if first is None or first.lay is None or not first.optimal or first.tiles < least or judge(view, first.lay):
        return None
    if not only_choice(view, first.lay.played, backend):
        return None
    solution = best(view, "tiles", backend, budget=BUDGET)
    return solution.lay if solution is not None and solution.optimal else None


def only_choice(view: View, played: Tiles, backend: str = "auto") -> bool:
    """Whether no other choice of tiles is as large, given that none is larger."""
    if played == view.rack:
        return True
    for rack in smaller_racks(view.rack, played):
        other = best(with_rack(view, rack), "tiles", backend, fewest_broken=False, budget=BUDGET)
        if other is not None and (not other.optimal or other.tiles >= len(played)):
            return False
    return True


def proved(view: View, lay: Lay, backend: str) -> bool:
    """Whether a backend agrees that this lay is legal, the largest, and the only choice of tiles."""
    if judge(view, lay):
        return False
    first = best(view, "tiles", backend, fewest_broken=False, budget=BUDGET)
    same = first is not None and first.optimal and first.tiles == len(lay.played)
    return same and only_choice(view, lay.played, backend)


LOOKS = 120
"""Selections of melds that a computer considers. With this number it rarely misses what its reach allows."""
SKILLS = (Skill(reach=0), Skill(reach=1), Skill(reach=2, looks=LOOKS), Skill(reach=3, looks=LOOKS))
"""The computers that are tried. They overlook nothing."""
HARDEST = 20
"""The effort from which on a puzzle has the highest grade, if its reach is larger than that of the computers."""


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its grade, and with the simplest solution that is known."""
    known = [(reach(puzzle.solution), effort(puzzle.solution), puzzle.solution)]
    for depth, lay in solve_with_computers(puzzle):
        known.append((min(depth, reach(lay)), effort(lay), lay))
        if depth >= min(each[0] for each in known):
            break
    depth, work, simplest = min(known, key=lambda each: each[:2])
    grade = depth + 1 if depth < len(SKILLS) else len(SKILLS) + 1 + (work >= HARDEST)
    return replace(puzzle, grade=grade, solution=simplest)


def solve_with_computers(puzzle: Puzzle) -> Iterator[tuple[int, Lay]]:
    """The reach of each computer that solves the puzzle, and its lay."""
    for depth, skill in enumerate(SKILLS):
        lay = limited_lay(puzzle.view, skill, Random(puzzle.id))
        if lay is not None and verdict(puzzle, lay).is_solved:
            yield depth, lay


def reach(lay: Lay) -> int:
    """How many melds the lay rebuilds together, at most `len(SKILLS)`; 0 if it only adds tiles to melds.

    Melds belong together if tiles of one end up in a meld with tiles of the other.
    """
    flows, _ = bundles(lay.taken, lay.put)
    together = [{at} for at in range(len(lay.taken))]
    for goal in range(len(lay.put)):
        sources = {source for source, to in flows if to == goal and source != RACK}
        joined = [each for each in together if each & sources]
        together = [each for each in together if not each & sources] + [set().union(*joined)]
    largest = max((len(each) for each in together if len(each) > 1 or _apart(lay, each)), default=0)
    return min(largest, len(SKILLS))


def _apart(lay: Lay, places: set[int]) -> bool:
    put = [meld.tiles for meld in lay.put if isinstance(meld, Meld)]
    return any(not any(lay.taken[at].tiles <= tiles for tiles in put) for at in places)


def effort(lay: Lay) -> int:
    """Melds taken apart, tiles of the table that go elsewhere, and steps, added up."""
    taken = steps(lay)
    return lay.taken_apart + sum(len(step.taken) for step in taken) + len(taken)


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
            puzzles = search.next_round(known)
            known.update(puzzle.id for puzzle in puzzles)
            if progress is not None:
                progress(len(known), count)
            yield from puzzles


def _share(count: int, parts: int, at: int) -> int:
    """The size of one of `parts` shares that differ by at most one."""
    return count // parts + (at < count % parts)


class _Search:
    """The search in one edition, round by round."""

    def __init__(self, edition: str, seed: int, count: int, before: int) -> None:
        self.edition, self.seed, self.left = edition, seed, count
        # The grades go on where those of the editions before ended, so that a few puzzles have different ones too.
        self.wanted = {each: _share(count, len(GRADES), (at - before) % len(GRADES)) for at, each in enumerate(GRADES)}
        self.made: Counter[tuple[int, Goal]] = Counter()
        self.rounds = self.fruitless = 0

    def next_round(self, known: set[str]) -> list[Puzzle]:
        """The puzzles of the next round that are still needed."""
        puzzles: list[Puzzle] = []
        for seen in self._views():
            puzzle = puzzle_at(seen)
            if puzzle is None or puzzle.id in known or not self._needs(puzzle):
                continue
            if all(proved(puzzle.view, puzzle.solution, backend) for backend in BACKENDS):
                puzzles.append(puzzle)
                self.made[puzzle.grade, puzzle.goal] += 1
                self.left -= 1
            if not self.left or len(puzzles) == MOST_PER_ROUND:
                break
        self.fruitless = 0 if puzzles else self.fruitless + 1
        if self.fruitless == GIVE_UP:
            raise Impossible("puzzles-not-found", edition=self.edition, rounds=GIVE_UP)
        return puzzles

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
        of_grade = sum(self.made[puzzle.grade, goal] for goal in Goal)
        alike = self.made[puzzle.grade, puzzle.goal]
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
