"""Scores an answer from 0 to 1. Any text is taken: what cannot be read, and what is too long, scores 0.

>>> about = {"kind": "lay", "position": "rummikub-vienna-en kbr10 o10k1/x7 0 0 2.0"}
>>> item = {"answer": "kbr10:kbro10", "metadata": about}
>>> [score_answer(text, item) for text in ("kbr10:kbro10", "`kbr10:kbro10`", "kbr10:kbr10,[k1]", "k")]
[1.0, 1.0, 0.05, 0.0]
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from tilerummy.engine.errors import TilerummyError, require
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.puzzles import GRADES, Goal, Puzzle, VerdictKind, verdict

PUNCTUATION = "*_.,:;!\"'`()"
LONGEST = 2000
"""Characters of an answer. The longest that makes sense has a few hundred."""
FORMAT = 0.05
"""For a lay in the right notation, even if it is illegal."""
HALF = 0.5
"""For the right verdict with a wrong reason, or none."""


def score_answer(answer: object, item: Mapping[str, Any]) -> float:
    """1 for a right answer; the parts that are right count, as the referee sees them.

    A lay gets 0.05 for the notation, and the rest by the share of the tiles that could be laid. An illegal one gets
    no more than that. A right verdict gets half, and all with a clause that is broken. Of a score every seat counts.
    An item that is none raises a ValueError, KeyError or TypeError.
    """
    about = item["metadata"]
    score = SCORES[about["kind"]](require(item["answer"], str, "answer"), about)
    if not isinstance(answer, str) or len(answer) > LONGEST:
        return 0.0
    try:
        return score(answer.strip().strip("`").strip())
    except TilerummyError:
        return 0.0


Score = Callable[[str], float]
"""Scores an answer; an error means that it cannot be read. The item was read before."""


def _verdict(reference: str, about: Mapping[str, Any]) -> Score:
    broken = {violation.clause.casefold() for violation in judge(_view(about), Lay.parse(about["move"]))}

    def score(answer: str) -> float:
        said, *named = [word.strip(PUNCTUATION) for word in answer.casefold().split()[:2]] or [""]
        if said != ("illegal" if broken else "legal"):
            return 0.0
        return 1.0 if not broken or {*named} & broken else HALF

    return score


def _lay(reference: str, about: Mapping[str, Any]) -> Score:
    seen, most = _view(about), len(Lay.parse(reference).played)

    def score(answer: str) -> float:
        lay = Lay.parse(answer)
        return _share(0 if judge(seen, lay) else len(lay.played), most)

    return score


def _puzzle(reference: str, about: Mapping[str, Any]) -> Score:
    chosen = Puzzle.of(Goal(about["goal"]), _view(about), Lay.parse(reference), GRADES[0])

    def score(answer: str) -> float:
        found = verdict(chosen, Lay.parse(answer))
        laid = 0 if found.kind is VerdictKind.ILLEGAL else min(found.laid, chosen.tiles - (not found.is_solved))
        return _share(laid, chosen.tiles)

    return score


def _share(laid: int, most: int) -> float:
    return 1.0 if laid >= most else FORMAT + (1 - FORMAT) * laid / most


def _points(reference: str, about: Mapping[str, Any]) -> Score:
    right = [int(points) for points in reference.split("/")]

    def score(answer: str) -> float:
        said = re.split(r"\s*/\s*", answer.replace("−", "-").strip(PUNCTUATION))
        if len(said) != len(right) or not all(re.fullmatch(r"[+-]?[0-9]{1,5}", each) for each in said):
            return 0.0
        return sum(int(one) == other for one, other in zip(said, right, strict=True)) / len(right)

    return score


def _view(about: Mapping[str, Any]) -> View:
    return View.parse(about["position"])


SCORES: dict[str, Callable[[str, Mapping[str, Any]], Score]] = {
    "verdict": _verdict,
    "lay": _lay,
    "opening": _lay,
    "puzzle": _puzzle,
    "score": _points,
}
