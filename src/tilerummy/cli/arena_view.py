"""The results of an arena as tables that fit a terminal of eighty columns."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from tilerummy.arena import Matrix, Measure, Result, Standing
from tilerummy.cli import output
from tilerummy.draw.chart import Mark, heat, intervals
from tilerummy.language import Translator

WIDEST_NAME = 28
"""The name of a program is its whole command line; a longer one is folded."""


def show(result: Result | Matrix, tr: Translator) -> None:
    if isinstance(result, Matrix):
        _show_matrix(result, tr)
    else:
        _show_result(result, tr)


def mean_and_error(tr: Translator, measure: Measure, scale: float = 1, *, sign: bool = False) -> str:
    """`64.7 ± 0.8`: the mean with its standard error."""
    return f"{tr.number(scale * measure.mean, sign=sign)} ± {tr.number(scale * measure.error)}"


def percent(tr: Translator, measure: Measure) -> str:
    return mean_and_error(tr, measure, 100)


def rating(value: float, low: float, high: float) -> str:
    return f"{value:+.0f} ({low:+.0f} … {high:+.0f})"


Cell = Callable[[Translator, Standing], str]
STRENGTH: dict[str, Cell] = {
    "win": lambda tr, each: percent(tr, each.win),
    "score": lambda tr, each: mean_and_error(tr, each.score, sign=True),
    "elo": lambda tr, each: rating(*each.elo),
}
HABITS: dict[str, Cell] = {
    "tiles": lambda tr, each: tr.number(each.tiles_per_turn, 2),
    "opened": lambda tr, each: "–" if each.opening is None else tr.number(each.opening),
    "unopened": lambda tr, each: tr.number(100 * each.never_opened),
    "missed": lambda tr, each: "–" if each.missed_openings is None else tr.number(each.missed_openings, 2),
    "time": lambda tr, each: tr.number(each.milliseconds),
}


def _show_result(result: Result, tr: Translator) -> None:
    habits = {head: cell for head, cell in HABITS.items() if head != "missed" or result.line_up.openings}
    strength, habits_grid = (_grid(result.standings, columns, tr) for columns in (STRENGTH, habits))
    ends = " · ".join(
        f"{tr.text(f'cli-arena-ending-{name}')} {percent(tr, each)}" for name, each in result.endings().items()
    )
    length = tr.text("cli-arena-length", turns=mean_and_error(tr, result.length))
    first = tr.text("cli-arena-first", share=mean_and_error(tr, result.first_seat, 100, sign=True))
    output.show(output.text(_title(result, tr)), strength, output.text(), habits_grid, output.text())
    output.show(output.text(f"{length} · {first} · {ends}"), output.text((tr.text("cli-arena-note"), "dim")))


def _grid(standings: Sequence[Standing], columns: dict[str, Cell], tr: Translator) -> Table:
    names = ("Elo" if head == "elo" else tr.text(f"cli-arena-head-{head}") for head in columns)
    grid = _table(tr.text("cli-arena-head-bot"), *names)
    for each in standings:
        grid.add_row(_name(each), *(cell(tr, each) for cell in columns.values()))
    return grid


def _name(standing: Standing) -> str:
    return f"{standing.bot} × {standing.seats}" if standing.seats > 1 else standing.bot


def _table(*heads: str) -> Table:
    grid = output.table(*heads, right=range(1, len(heads)))
    grid.columns[0].max_width = WIDEST_NAME
    return grid


def _title(result: Result, tr: Translator) -> str:
    line_up = result.line_up
    return tr.text(
        "cli-arena-title",
        edition=line_up.edition,
        seats=line_up.seats,
        deals=len(result.rows),
        rounds=len(result.rows) * line_up.seats,
        seed=line_up.seed.hex(),
    )


def _show_matrix(matrix: Matrix, tr: Translator) -> None:
    page = output.console()
    whole = _matrix_grid(matrix, lambda win: percent(tr, win), lambda at: rating(*matrix.ratings[at]), tr)
    note = tr.text("cli-arena-note-matrix")
    if not _fits(whole, page):
        short = (_short_grid(matrix, digits, tr) for digits in (1, 0))
        whole = next((grid for grid in short if _fits(grid, page)), _short_grid(matrix, 0, tr))
        pairs = [matrix.win(at, other) for at in range(len(matrix.bots)) for other in range(at)]
        largest = tr.number(100 * max(win.error for win in pairs))
        note = tr.text("cli-arena-note-matrix-short", error=largest)
    output.show(output.text(_title(matrix.results[0], tr)), whole, output.text((note, "dim")))


def _short_grid(matrix: Matrix, digits: int, tr: Translator) -> Table:
    """No standard errors and no intervals, so that ten computers fit."""
    return _matrix_grid(
        matrix, lambda win: tr.number(100 * win.mean, digits), lambda at: f"{matrix.ratings[at].value:+.0f}", tr, gap=1
    )


def _matrix_grid(
    matrix: Matrix, cell: Callable[[Measure], str], elo: Callable[[int], str], tr: Translator, gap: int = 2
) -> Table:
    bots = range(len(matrix.bots))
    grid = _table(tr.text("cli-arena-head-bot"), *(str(at + 1) for at in bots), "Elo")
    grid.padding = (0, gap, 0, 0)
    for at in bots:
        cells = ["–" if at == other else cell(matrix.win(at, other)) for other in bots]
        grid.add_row(f"{at + 1} {matrix.bots[at]}", *cells, elo(at))
    return grid


def _fits(grid: Table, page: Console) -> bool:
    # Measured without the width of the page as a limit, else every table would seem to fit.
    return Measurement.get(page, page.options.update(max_width=10_000), grid).maximum <= page.width


def picture(result: Result | Matrix, tr: Translator) -> str:
    if isinstance(result, Matrix):
        first = result.results[0]
        title = tr.text("cli-arena-plot-matrix", edition=first.line_up.edition, deals=len(first.rows))
        note = tr.text("cli-arena-plot-row")
        return heat(title, result.bots, lambda row, column: 100 * result.win(row, column).mean, note)
    marks = [Mark(_name(each), 100 * each.win.mean, 100 * each.low, 100 * each.high) for each in result.standings]
    if len({mark.label for mark in marks}) < len(marks):  # a computer that plays itself
        marks = [mark._replace(label=f"{mark.label} ({number})") for number, mark in enumerate(marks, 1)]
    title = f"{tr.text('cli-arena-plot-share')} · {result.line_up.edition}"
    return intervals(title, marks, fair=100 / result.line_up.seats, fair_name=tr.text("cli-arena-plot-fair"))
