"""Whether a lay solves a puzzle. The referee decides what is legal, and the goal decides the rest.

>>> from tilerummy.puzzles.puzzle import Goal
>>> view = View.parse("rummikub-vienna-en b5-8,r3-5 k8r8r6/x9 01 0 7.0")
>>> puzzle = Puzzle.of(Goal.OUT, view, Lay.parse("b5-8,r3-5:b5-7,kbr8,r3-6"), 2)
>>> [verdict(puzzle, Lay.parse(lay)).kind.value for lay in ("r3-5:r3-6", "b5-8:b5-6,kbr8", str(puzzle.solution))]
['too-few', 'illegal', 'solved']
"""

from enum import Enum

from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.violations import Violation
from tilerummy.puzzles.puzzle import Goal, Puzzle
from tilerummy.review.marks import frees_joker


class VerdictKind(Enum):
    SOLVED = "solved"
    ILLEGAL = "illegal"
    TOO_FEW = "too-few"
    """The lay is legal, but plays fewer tiles than the goal asks for."""
    JOKER_STAYS = "joker-stays"
    """The lay plays enough tiles, but every joker of the table stands for the same tile as before."""


@dataclass(frozen=True)
class Verdict:
    """The verdict about a lay: `violations` has the reasons if it is illegal, `laid` counts its tiles."""

    kind: VerdictKind
    laid: int = 0
    violations: tuple[Violation, ...] = ()

    @property
    def is_solved(self) -> bool:
        return self.kind is VerdictKind.SOLVED


def verdict(puzzle: Puzzle, lay: Lay) -> Verdict:
    """What the referee and the goal say about a lay in the position of the puzzle.

    A legal lay of as many tiles as the solution plays the same tiles, because no other choice is as large.
    """
    violations = judge(puzzle.view, lay)
    laid = len(lay.played)
    if violations:
        return Verdict(VerdictKind.ILLEGAL, laid, violations)
    if laid < puzzle.tiles:
        return Verdict(VerdictKind.TOO_FEW, laid)
    if puzzle.goal is Goal.JOKER and not frees_a_joker(puzzle.view, lay):
        return Verdict(VerdictKind.JOKER_STAYS, laid)
    return Verdict(VerdictKind.SOLVED, laid)


def frees_a_joker(view: View, lay: Lay) -> bool:
    """Whether a joker of the table stands for another tile after the lay."""
    colours = view.rules.colours
    return any(frees_joker(lay, meld, colours) for meld in lay.taken if isinstance(meld, Meld) and meld.jokers)
