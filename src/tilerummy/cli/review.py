"""`tilerummy review FILE`: every turn of a record, by the chance to win that it cost, or by tiles."""

from typing import Any

import click

from tilerummy.cli import output
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.inputs import records
from tilerummy.engine.record import Record
from tilerummy.language import Translator
from tilerummy.language.moves import record_names
from tilerummy.review.by_chances import RoundByChances, weigh_round
from tilerummy.review.rounds import RoundReview, review_round
from tilerummy.review.sentences import describe_by_chances, describe_turn, percent
from tilerummy.review.weighing import why_only_tiles


@translated
@click.argument("file")
@json_option
def command(tr: Translator, file: str, as_json: bool) -> int:
    tables = [(record, tr.at_table(record.start.rules)) for record in records(file)]
    reviewed = [as_data(number, record, words) for number, (record, words) in enumerate(tables, 1)]
    if as_json:
        output.print_json({"rounds": reviewed})
        return 0
    for data in reviewed:
        _show(data, tr)
    return 0


def as_data(number: int, record: Record, words: Translator) -> dict[str, Any]:
    """The review of a round; without chances, `only_tiles` says why."""
    review = review_round(record)
    why = why_only_tiles(review)
    by = weigh_round(review) if not why else None
    names = record_names(record, words)
    return {
        "round": record.tag("Round") or str(number),
        "edition": str(record.start.edition),
        "players": names,
        "accuracy": _accuracies(review, by),
        "only_tiles": words.text(f"review-only-tiles-{why}") if why else "",
        "chances": _chances(by, 0),
        "turns": [_turn(at, review, by, names, words) for at in range(len(review.turns))],
    }


def _turn(
    at: int, review: RoundReview, by: RoundByChances | None, names: list[str], words: Translator
) -> dict[str, Any]:
    turn = review.turns[at]
    said = describe_by_chances(by, at, names, words) if by else describe_turn(review.record, turn, names, words)
    return {
        "turn": at + 1,
        "seat": turn.seat,
        "marks": [mark.value for mark in (by.marks[at] if by else turn.marks)],
        "sentence": said,
        "lost": percent(by.losses[at]) if by else None,
        "chances": _chances(by, at + 1),
    }


def _accuracies(review: RoundReview, by: RoundByChances | None) -> list[int | None]:
    if by:
        return [None if each is None else percent(each) for each in by.accuracies]
    return [None if rating is None or rating.accuracy is None else round(rating.accuracy) for rating in review.ratings]


def _chances(by: RoundByChances | None, moment: int) -> list[int] | None:
    """The chances after this number of turns, in per cent; None if they are not known."""
    return [percent(each) for each in by.chances[moment]] if by and by.chances else None


def _show(data: dict[str, Any], tr: Translator) -> None:
    names = data["players"] if data["chances"] else []
    seats = range(1, 1 + len(names))
    rows = output.table(tr.text("cli-review-head-turn"), *names, tr.text("cli-review-head-said"), right=(0, *seats))
    if names:
        rows.add_row("0", *_in_words(data["chances"], tr), "")
    for turn in data["turns"]:
        rows.add_row(str(turn["turn"]), *_in_words(turn["chances"] or [], tr), turn["sentence"])
    output.show(rows)
    for name, accuracy in zip(data["players"], data["accuracy"], strict=True):
        if accuracy is not None:
            said = tr.text("review-accuracy", percent=accuracy)
            output.show(output.text(tr.text("label-value", name=name, value=said)))
    if data["only_tiles"]:
        output.show(output.text((data["only_tiles"], "dim")))


def _in_words(chances: list[int], tr: Translator) -> list[str]:
    return [tr.text("review-percent", percent=each) for each in chances]
