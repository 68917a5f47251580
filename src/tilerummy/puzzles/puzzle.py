"""A puzzle: a position of a real round, a goal, and the one choice of tiles that reaches it.

>>> puzzle = Puzzle.of(Goal.OUT, View.parse("rummikub-vienna-en b5-8 k8r8/x9 01 0 7.0"), Lay.parse("b5-8:b5-7,kbr8"), 2)
>>> print(*str(puzzle).split(chr(9)), sep=" | ")
ad29f9 | 2 | out | rummikub-vienna-en b5-8 k8r8/x9 01 0 7.0 | b5-8:b5-7,kbr8
>>> Puzzle.parse(str(puzzle)) == puzzle, puzzle.tiles, puzzle.edition
(True, 2, 'rummikub-vienna-en')
>>> [verdict(puzzle, Lay.parse(lay)).kind.value for lay in ("b5-8:b5-6,kbr8", str(puzzle.solution))]
['illegal', 'solved']
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from hashlib import sha256

from tilerummy.engine.errors import Impossible, Unreadable, require
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.violations import Violation
from tilerummy.review.rounds import frees_joker

GRADES = range(1, 7)
ID_LENGTH = 6
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Digits and letters that are not easily mistaken for each other."""
_FIELDS = 5


class Goal(Enum):
    """What the player is asked to do. Every goal names the number of tiles, which is the most that can be laid."""

    OUT = "out"
    """Lay the whole rack."""
    FIRST_LAY = "first-lay"
    """Make the first lay."""
    JOKER = "joker"
    """Free a joker of the table, and lay tiles with its help."""
    TILES = "tiles"
    """Lay tiles."""


GOALS = {goal.value: goal for goal in Goal}


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as it is stored: one line with five fields, separated by tabs."""

    id: str
    grade: int
    goal: Goal
    view: View
    solution: Lay
    """A lay that reaches the goal. Others play the same tiles, and may arrange the table in another way."""

    @classmethod
    def of(cls, goal: Goal, view: View, solution: Lay, grade: int) -> "Puzzle":
        """The puzzle with its id: letters and digits that follow from the position and the goal, for ever."""
        number = int.from_bytes(sha256(f"{goal.value} {view}".encode()).digest()[:8], "big")
        name = "".join(_LETTERS[number >> 5 * place & 31] for place in range(ID_LENGTH))
        return cls(name, grade, goal, view, solution)

    def __post_init__(self) -> None:
        require(self.goal, Goal, "goal")
        require(self.view, View, "view")
        require(self.solution, Lay, "solution")
        if self.grade not in GRADES:
            raise Impossible("puzzle-grade", grade=self.grade, low=GRADES[0], high=GRADES[-1])

    @cached_property
    def tiles(self) -> int:
        """How many tiles must be laid."""
        return len(self.solution.played)

    @property
    def edition(self) -> str:
        """The key of its edition."""
        return self.view.edition.key

    def __str__(self) -> str:
        return "\t".join((self.id, str(self.grade), self.goal.value, str(self.view), str(self.solution)))

    @classmethod
    def parse(cls, line: str) -> "Puzzle":
        """Parse the output of `str`."""
        fields = require(line, str, "line").split("\t")
        if len(fields) != _FIELDS:
            raise Unreadable("puzzle-fields", line, len(line), fields=_FIELDS, found=len(fields))
        name, grade, goal, view, solution = fields
        if goal not in GOALS:
            raise Impossible("puzzle-goal", name=goal, known=" ".join(GOALS))
        number = int(grade) if grade.isdecimal() and len(grade) == 1 else 0
        puzzle = cls.of(GOALS[goal], View.parse(view), Lay.parse(solution), number)
        if puzzle.id != name:
            raise Impossible("puzzle-id", id=name, expected=puzzle.id)
        return puzzle


# Whether a lay solves a puzzle: the referee decides what is legal, and the goal decides the rest


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
