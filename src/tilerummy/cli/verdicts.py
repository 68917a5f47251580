"""What `judge` answers to programs. It knows neither click nor words, so that an answer comes soon."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Situation, parse_situation
from tilerummy.engine.violations import Violation
from tilerummy.language.words import error_words, say


def is_plain(line: Sequence[str]) -> bool:
    """Whether the command line is `judge -` or `judge POSITION MOVE --json`, which needs no parser of options."""
    rest = [word for word in line[1:] if word != "--json"]
    if line[:1] != ["judge"] or any(word.startswith("--") for word in rest):
        return False
    return rest == ["-"] or (len(rest) == 2 and len(line) == 4)


def plain(line: Sequence[str]) -> int:
    words = [word for word in line[1:] if word != "--json"]
    if words == ["-"]:
        return stream()
    return one(*words)


def one(position: str, move: str) -> int:
    found = answer(position, move)
    print(json.dumps(found, ensure_ascii=False))
    return UNREADABLE if "error" in found else 0 if found["legal"] else ILLEGAL


_situation = lru_cache(maxsize=256)(parse_situation)
"""Whoever asks about one move often asks about another in the same position; reading it is most of the work."""


def verdict(position: str, move: str) -> tuple[Situation, tuple[Violation, ...]]:
    situation = _situation(position)
    if situation.rack.unknown:
        raise Impossible("rack-unknown")
    return situation, judge(situation, parse_move(move))


def answer(position: str, move: str) -> dict[str, Any]:
    """What a program gets: the verdict, or why there is none."""
    try:
        _, violations = verdict(position, move)
    except TilerummyError as error:
        return unanswered(error)
    return {"legal": not violations, "violations": [violation.as_json() for violation in violations]}


_NO_VERDICT: dict[str, Any] = {"legal": False, "violations": []}
"""A line that cannot be judged is not legal: programs that only look at `legal` need no second case."""


def unanswered(error: TilerummyError) -> dict[str, Any]:
    return {**_NO_VERDICT, **fault(error)}


def fault(error: TilerummyError) -> dict[str, Any]:
    """What is wrong with an input, as programs get it."""
    kind = "unreadable" if isinstance(error, Unreadable) else "impossible"
    place = {"at": error.at} if isinstance(error, Unreadable) else {}
    return {"error": kind, "code": error.code, **place, "message": error_words(error)}


# The stream


def stream() -> int:
    """One answer a line, at once: whoever asks may wait for it before asking again."""
    write, flush = sys.stdout.write, sys.stdout.flush
    for line in lines(sys.stdin.buffer):
        write(json.dumps(line_answer(line), ensure_ascii=False) + "\n")
        flush()
    return 0


def lines(source: Iterable[bytes]) -> Iterator[str]:
    # A byte that is no UTF-8 becomes a mark that no TRN has, so that one bad line does not end the stream.
    return (line.decode("utf-8", "replace").rstrip("\r\n") for line in source)


def line_answer(line: str) -> dict[str, Any]:
    position, tab, move = line.partition("\t")
    if not tab:
        message = say("pair-expected")
        return {**_NO_VERDICT, "error": "unreadable", "code": "pair-expected", "at": len(line), "message": message}
    return answer(position, move)
