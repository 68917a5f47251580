"""The results of an arena as a picture: rounds won with intervals, or the matrix as a heat map."""

from tilerummy.arena import Matrix, Result
from tilerummy.draw.chart import Mark, heat, intervals
from tilerummy.language import Translator


def picture(found: Result | Matrix, tr: Translator) -> str:
    if isinstance(found, Matrix):
        first = found.results[0]
        title = tr.text("cli-arena-plot-matrix", edition=first.line_up.edition, deals=len(first.rows))
        note = tr.text("cli-arena-plot-row")
        return heat(title, found.bots, lambda row, column: 100 * found.win(row, column).mean, note)
    marks = [
        Mark(
            f"{each.bot} × {each.seats}" if each.seats > 1 else each.bot, *_percent(each.win.mean, each.low, each.high)
        )
        for each in found.standings
    ]
    if len({mark.label for mark in marks}) < len(marks):  # a computer that plays itself
        marks = [mark._replace(label=f"{mark.label} ({number})") for number, mark in enumerate(marks, 1)]
    title = f"{tr.text('cli-arena-plot-share')} · {found.line_up.edition}"
    return intervals(title, marks, fair=100 / found.line_up.seats, fair_name=tr.text("cli-arena-plot-fair"))


def _percent(*shares: float) -> tuple[float, float, float]:
    value, low, high = (100 * share for share in shares)
    return value, low, high
