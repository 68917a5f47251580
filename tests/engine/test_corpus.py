"""The cases of `tests/corpus`: positions and moves with the verdict that follows from the sheets and policies."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome, play, time_out
from tilerummy.engine.match import ScoreSheet
from tilerummy.engine.melds import parse_laid
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Position, parse_situation, view
from tilerummy.engine.record import result_text
from tilerummy.engine.scoring import score
from tilerummy.engine.violations import IllegalMove

CORPUS = Path(__file__).resolve().parent.parent / "corpus"
OTHERS = ("editions.txt", "matches.txt", "witnesses.txt")
FILES = sorted(path.name for path in CORPUS.glob("*.txt") if path.name not in OTHERS)

ELSEWHERE = {
    "A2": "test_editions: two jokers in 004 es",
    "A21": "test_match: who starts next",
    "A23": "wording only: round for turn",
    "A24": "wording only: tiles of one's choosing",
    "A25": "wording only: the example decides, see printed.txt",
    "A28": "wording only: or for and, see 001-meld-group8",
    "A39": "wording only: tours for rounds",
    "Q15": "test_match: no seat has opened when a round starts",
    "Q78": "test_dealer: ties and jokers are drawn again",
    "Q79": "a call has no effect, so it is not a move",
    "Q84": "test_editions: two jokers change nothing else",
}
"""Questions and ambiguities that cannot be tested by a position and a move."""


class Case(NamedTuple):
    """One line of a corpus file."""

    name: str
    topics: str
    columns: list[str]


def cases(name: str) -> Iterator[Case]:
    heading = topics = ""
    for number, line in enumerate((CORPUS / name).read_text("utf-8").splitlines(), 1):
        if found := re.fullmatch(r"\[([a-z0-9A-Z-]+)\](?: (.*))?", line):
            heading, topics = found[1], found[2] or ""
        elif line and not line.startswith("#"):
            yield Case(f"{name}:{number} {heading}", topics, [column.strip() for column in line.split("|")])


POSITIONS = [case for name in FILES for case in cases(name)]
MATCHES = list(cases("matches.txt"))


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_the_referee_agrees(case: Case) -> None:
    _, text, question, answer = case.columns
    if answer == "impossible":
        with pytest.raises(Impossible):
            parse_situation(text)
        return
    position = Position.parse(text)
    assert Position.parse(str(position)) == position
    verb, _, rest = question.partition(" ")
    if verb == "draft":
        check_draft(position, rest, answer)
    elif verb == "after":
        move = parse_move(rest)
        assert judge(position, move) == ()
        assert str(play(position, move)) == answer
    elif verb == "score":
        points = score(position)
        assert (result_text(points) if points else "goes on") == answer
    elif verb == "outcome":
        assert outcome_text(position) == answer
    else:
        check_move(position, question, answer)


def check_move(position: Position, text: str, answer: str) -> None:
    move = parse_move(text)
    assert parse_move(str(move)) == move
    broken = judge(position, move)
    assert sorted({violation.clause for violation in broken}) == ([] if answer == "legal" else sorted(answer.split()))
    if "POOL.tiles" not in answer:  # a view does not know what is in the pool
        assert judge(view(position, position.turn), move) == broken
    if broken:
        with pytest.raises(IllegalMove) as refused:
            play(position, move)
        assert refused.value.violations == broken


def check_draft(position: Position, text: str, answer: str) -> None:
    draft = parse_laid(text)
    if answer.startswith("refused"):
        with pytest.raises(IllegalMove) as refused:
            time_out(position, draft)
        assert [violation.clause for violation in refused.value.violations] == answer.split()[1:]
        return
    settled = time_out(position, draft)
    assert str(settled) == answer
    assert judge(position, settled) == ()


def outcome_text(position: Position) -> str:
    ended = outcome(position)
    if ended is None:
        return "goes on"
    parts = [ended.ending.value, "" if ended.winner is None else str(ended.winner), "hand" if ended.hand else ""]
    return " ".join(part for part in parts if part)


@pytest.mark.parametrize("case", MATCHES, ids=lambda case: case.name)
def test_the_score_sheet_agrees(case: Case) -> None:
    _, edition, rounds, totals, winners = case.columns
    sheet = ScoreSheet(get(edition).rules.match)
    for row in rounds.split():
        sheet = sheet.with_row(tuple(map(int, row.split("/"))))
    assert (result_text(sheet.totals), " ".join(map(str, sheet.leaders))) == (totals, winners)


def test_every_question_of_the_matrix_is_answered() -> None:
    cited = {topic for case in (*POSITIONS, *MATCHES) for topic in case.topics.split()} | set(ELSEWHERE)
    wanted = {f"Q{number}" for number in range(1, 86)} | {"Q49a", "Q49b"} | {f"A{number}" for number in range(1, 42)}
    assert wanted - cited == set()
    assert cited - wanted == set()


def test_every_edition_has_cases() -> None:
    assert {case.columns[1].split(" ")[0].split(",")[0] for case in POSITIONS} == set(keys())


def test_names_are_not_used_twice() -> None:
    names = [line for name in (*FILES, "matches.txt") for line in (CORPUS / name).read_text("utf-8").splitlines()]
    headings = [line.split("]")[0] for line in names if line.startswith("[")]
    assert sorted(set(headings)) == sorted(headings)
