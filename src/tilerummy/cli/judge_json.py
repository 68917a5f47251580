"""The answers of `judge` to programs. It imports neither click nor the language files, so that it starts fast."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE
from tilerummy.cli.output import print_json
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Situation, parse_situation
from tilerummy.engine.violations import Violation
from tilerummy.language.translator import Translator


def is_plain(line: Sequence[str]) -> bool:
    """Whether the command line is `judge -` or `judge POSITION MOVE --json`, which needs no parser of options."""
    rest = [word for word in line[1:] if word != "--json"]
    if line[:1] != ["judge"] or any(word.startswith("--") for word in rest):
        return False
    return rest == ["-"] or (len(rest) == 2 and len(line) == 4)


def plain(line: Sequence[str], tr: Translator) -> int:
    words = [word for word in line[1:] if word != "--json"]
    if words == ["-"]:
        return stream(tr)
    position, move = words
    return one(position, move, tr)


def one(position: str, move: str, tr: Translator) -> int:
    found = answer(position, move, tr)
    print_json(found)
    return UNREADABLE if "error" in found else 0 if found["legal"] else ILLEGAL


_situation = lru_cache(maxsize=256)(parse_situation)
"""Programs often ask about several moves in one position, and parsing it is most of the work."""


def verdict(position: str, move: str) -> tuple[Situation, tuple[Violation, ...]]:
    situation = _situation(position)
    if situation.rack.unknown:
        raise Impossible("rack-unknown")
    return situation, judge(situation, parse_move(move))


def answer(position: str, move: str, tr: Translator) -> dict[str, Any]:
    """The verdict, or why there is none."""
    try:
        _, violations = verdict(position, move)
    except TilerummyError as error:
        return {**_NO_VERDICT, **fault(error, tr)}
    return {"legal": not violations, "violations": [violation.as_json() for violation in violations]}


_NO_VERDICT: dict[str, Any] = {"legal": False, "violations": []}
"""A line that cannot be judged is not legal: programs that only look at `legal` need no second case."""


def fault(error: TilerummyError, tr: Translator) -> dict[str, Any]:
    """What is wrong with an input."""
    kind = "unreadable" if isinstance(error, Unreadable) else "impossible"
    place = {"at": error.at} if isinstance(error, Unreadable) else {}
    return {"error": kind, "code": error.code, **place, "message": tr.error(error)}


# The stream


def stream(tr: Translator) -> int:
    """One answer per line, flushed at once: the caller may wait for it before it asks again."""
    for line in lines(sys.stdin.buffer):
        print_json(line_answer(line, tr))
        sys.stdout.flush()
    return 0


def lines(source: Iterable[bytes]) -> Iterator[str]:
    # A byte that is not UTF-8 becomes a character that TRN does not have, so that one bad line does not end the stream.
    return (line.decode("utf-8", "replace").rstrip("\r\n") for line in source)


def line_answer(line: str, tr: Translator) -> dict[str, Any]:
    position, tab, move = line.partition("\t")
    if not tab:
        message = tr.text("cli-pair-expected")
        return {**_NO_VERDICT, "error": "unreadable", "code": "pair-expected", "at": len(line), "message": message}
    return answer(position, move, tr)
