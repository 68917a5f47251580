"""Every field of the rules, and every value of a choice, makes a visible difference."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome, play, time_out
from tilerummy.engine.match import Match, ScoreSheet, games_in_round
from tilerummy.engine.melds import parse_laid
from tilerummy.engine.moves import DRAW_REQUEST, parse_move
from tilerummy.engine.position import Position
from tilerummy.engine.record import Record, result_text
from tilerummy.engine.rules import FIELDS, choices, parse_value, value_text
from tilerummy.engine.scoring import score
from tilerummy.engine.violations import IllegalMove, Violation
from tilerummy.language import Translator
from tilerummy.language.moves import describe_ending

SEED = bytes(range(32))
YOUNGEST = 3


class Witness(NamedTuple):
    """A question about a position or an edition, and the answer for each value of a field."""

    field: str
    case: str
    question: str
    answers: dict[str, str]


def witnesses() -> list[Witness]:
    text = (Path(__file__).resolve().parent.parent / "corpus" / "witnesses.txt").read_text("utf-8")
    found = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            field, case, question, *answers = (column.strip() for column in line.split("|"))
            found.append(Witness(field, case, question, dict(answer.split(": ", 1) for answer in answers)))
    return found


WITNESSES = witnesses()


def answer(case: str, question: str) -> str:
    try:
        edition, _, position = case.partition(" ")
        return about_position(Position.parse(case), question) if position else about_edition(edition, question)
    except Impossible:
        return "impossible"
    except IllegalMove as refused:
        return f"refused {clauses(refused.violations)}"


def about_position(position: Position, question: str) -> str:
    verb, _, rest = question.partition(" ")
    match verb:
        case "draft":
            return str(time_out(position, parse_laid(rest)))
        case "score":
            return result_text(score(position) or ())
        case "outcome":
            ended = outcome(position)
            return "goes on" if ended is None else f"{ended.ending.value} {ended.winner}".removesuffix(" None")
        case "told":
            return describe_ending(position, ("Ann", "Bo", "Cy"), Translator("en"))
        case "turn":
            return turn_text(play(position, parse_move(rest)))
        case "next":
            record = Record(position)
            for move in rest.split():
                record = record.played(parse_move(move))
            names = tuple(f"seat {seat}" for seat in range(position.seats))
            started = Match(position.edition, names).with_round(record)
            return str(started.begin_round(SEED, YOUNGEST).start.turn)
    return clauses(judge(position, parse_move(question))) or "legal"


def about_edition(text: str, question: str) -> str:
    edition = get(text)
    verb, _, rest = question.partition(" ")
    if verb == "sheet":
        sheet = ScoreSheet(edition.rules.match)
        for row in rest.split():
            sheet = sheet.with_row(tuple(map(int, row.split("/"))))
        return " ".join(map(str, sheet.leaders))
    if verb == "games":
        return str(games_in_round(edition.rules, int(rest)))
    if verb == "starter":
        return str(Deal(edition, 4, SEED).starter(YOUNGEST))
    deal = Deal(edition, 2, SEED)
    position = deal.position(0)
    if verb == "drawn":
        return turn_text(play(position, deal.deck.fill(position, DRAW_REQUEST)))
    shown = [*map(len, position.racks), position.pool_size]
    return " ".join(map(str, shown)) + (f" ^{position.open_tile}" if position.open_tile else "")


def turn_text(position: Position) -> str:
    return f"{position.turn}{position.stage.value}"


def clauses(violations: tuple[Violation, ...]) -> str:
    return " ".join(dict.fromkeys(violation.clause for violation in violations))


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda witness: f"{witness.field} {witness.question} {witness.case}")
def test_the_witness_gives_the_expected_answer(witness: Witness) -> None:
    found = {value: answer(witness.case.format(value), witness.question) for value in witness.answers}
    assert found == witness.answers


@pytest.mark.parametrize("field", FIELDS)
def test_every_value_of_a_field_has_a_witness(field: str) -> None:
    seen: set[str] = set()
    for witness in WITNESSES:
        if witness.field == field:
            for value, told in witness.answers.items():
                assert value_text(parse_value(field, value)) == value or field == "colours"
                if any(told != other for other in witness.answers.values()):
                    seen.add(value)
    wanted = choices(field)
    assert seen >= set(wanted) if wanted else len(seen) >= 2


def test_no_witness_is_about_a_removed_field() -> None:
    assert {witness.field for witness in WITNESSES} <= set(FIELDS)
