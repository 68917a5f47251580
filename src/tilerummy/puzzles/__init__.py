"""Puzzles: positions of real rounds in which exactly one choice of tiles reaches the goal.

`finding` makes them, proves them with both solvers and says how hard they are, `verdict` judges a
player's lay, and `collection` has those that come with the package.
"""

from tilerummy.puzzles.collection import daily, puzzle, rush, summaries
from tilerummy.puzzles.finding import make_puzzles
from tilerummy.puzzles.puzzle import GRADES, Goal, Puzzle, Verdict, VerdictKind, verdict

__all__ = [
    "GRADES",
    "Goal",
    "Puzzle",
    "Verdict",
    "VerdictKind",
    "daily",
    "make_puzzles",
    "puzzle",
    "rush",
    "summaries",
    "verdict",
]
