"""`tilerummy rate FILE`: how well the players of a record played, and their level."""

from dataclasses import asdict
from typing import Any

import click

from tilerummy.cli import output
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.inputs import records
from tilerummy.language import Translator
from tilerummy.review import Rating, rate

HEADS = ("player", "level", "accuracy", "turns", "chances", "tiles", "points", "waits")


@translated
@click.argument("file")
@json_option
def command(tr: Translator, file: str, as_json: bool) -> int:
    ratings = rate(records(file))
    if as_json:
        output.print_json({"players": [as_data(rating) for rating in ratings]})
        return 0
    if not ratings:
        raise Refused("rate-nobody")
    rows = output.table(*(tr.text(f"cli-rate-head-{head}") for head in HEADS), right=range(1, len(HEADS)))
    for rating in ratings:
        rows.add_row(
            rating.name or f"{tr.text('word-seat')} {rating.seat}",
            _level(rating),
            "–" if rating.accuracy is None else f"{rating.accuracy:.0f} %",
            *map(str, (rating.turns, rating.chances, rating.missed_tiles, rating.missed_points, rating.waits)),
        )
    output.show(rows, output.text((tr.text("cli-rate-note"), "dim")))
    if any(rating.level is not None and not rating.is_narrow for rating in ratings):
        output.show(output.text((tr.text("cli-rate-few"), "dim")))
    return 0


def as_data(rating: Rating) -> dict[str, Any]:
    """The rating as JSON, with rounded numbers."""
    data = asdict(rating)
    for name in ("accuracy", "first_lay"):
        data[name] = None if data[name] is None else round(data[name], 1)
    return {**data, "probabilities": [round(each, 3) for each in rating.probabilities]}


def _level(rating: Rating) -> str:
    """The level and its range; from few turns only the range."""
    if rating.level is None:
        return "–"
    between = f"{rating.low}–{rating.high}"
    return f"{rating.level} ({between})" if rating.is_narrow else between
