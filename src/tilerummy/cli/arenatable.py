"""The results of an arena as tables of text that fit a terminal of eighty columns."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tilerummy.cli import output
from tilerummy.language.words import language, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from tilerummy.arena import Matrix, Measure, Result, Standing

WIDEST_NAME = 28
"""A program's whole command line can be a name: it is folded."""


def show(found: "Result | Matrix") -> None:
    from tilerummy.arena import Matrix

    if isinstance(found, Matrix):
        _show_matrix(found)
    else:
        _show_result(found)


# Numbers


def number(value: float, digits: int = 1, form: str = "") -> str:
    """A number as the language writes it; `form` "+" shows the sign of any."""
    from babel.numbers import get_decimal_symbol

    return f"{value:{form}.{digits}f}".replace(".", get_decimal_symbol(language()))


def give_or_take(measure: "Measure", scale: float = 1, form: str = "") -> str:
    """`64.7 ± 0.8`: the mean with its standard error."""
    return f"{number(scale * measure.mean, form=form)} ± {number(scale * measure.error)}"


def percent(measure: "Measure") -> str:
    return give_or_take(measure, 100)


def rating(value: float, low: float, high: float) -> str:
    return f"{value:+.0f} ({low:+.0f} … {high:+.0f})"


# One line-up

STRENGTH: dict[str, Callable[["Standing"], str]] = {
    "win": lambda each: percent(each.win),
    "score": lambda each: give_or_take(each.score, form="+"),
    "elo": lambda each: rating(*each.elo),
}
HABITS: dict[str, Callable[["Standing"], str]] = {
    "tiles": lambda each: number(each.tiles_per_turn, 2),
    "opened": lambda each: "–" if each.opening is None else number(each.opening),
    "unopened": lambda each: number(100 * each.never_opened),
    "missed": lambda each: "–" if each.missed_openings is None else number(each.missed_openings, 2),
    "time": lambda each: number(each.milliseconds),
}


def _show_result(result: "Result") -> None:
    page = output.console()
    habits = {head: cell for head, cell in HABITS.items() if head != "missed" or result.line_up.openings}
    grids = [_grid(result.standings, columns) for columns in (STRENGTH, habits)]
    ends = " · ".join(f"{say(f'arena-ending-{name}')} {percent(each)}" for name, each in result.endings().items())
    length = say("arena-length", turns=give_or_take(result.length))
    first = say("arena-first", share=give_or_take(result.first_seat, 100, "+"))
    output.show(output.text(_title(result)), grids[0], output.text(), grids[1], output.text(), page=page)
    output.show(output.text(f"{length} · {first} · {ends}"), output.text((say("arena-note"), "dim")), page=page)


def _grid(standings: Sequence["Standing"], columns: dict[str, Callable[["Standing"], str]]) -> "Table":
    names = ("Elo" if head == "elo" else say(f"arena-head-{head}") for head in columns)
    grid = _table(say("arena-head-bot"), *names)
    for each in standings:
        name = f"{each.bot} × {each.seats}" if each.seats > 1 else each.bot
        grid.add_row(name, *(cell(each) for cell in columns.values()))
    return grid


def _table(*heads: str) -> "Table":
    grid = output.table(*heads, right=range(1, len(heads)))
    grid.columns[0].max_width = WIDEST_NAME
    return grid


def _title(result: "Result") -> str:
    line_up = result.line_up
    return say(
        "arena-title",
        edition=line_up.edition,
        seats=line_up.seats,
        deals=len(result.rows),
        rounds=len(result.rows) * line_up.seats,
        seed=line_up.seed.hex(),
    )


# Everybody against everybody


def _show_matrix(matrix: "Matrix") -> None:
    page = output.console()
    whole = _matrix_grid(matrix, percent, lambda at: rating(*matrix.ratings[at]))
    note = say("arena-note-matrix")
    if not _fits(whole, page):
        short = (_short_grid(matrix, digits) for digits in (1, 0))
        whole = next((grid for grid in short if _fits(grid, page)), _short_grid(matrix, 0))
        pairs = [matrix.win(at, other) for at in range(len(matrix.bots)) for other in range(at)]
        largest = number(100 * max(win.error for win in pairs))
        note = say("arena-note-matrix-short", error=largest)
    output.show(output.text(_title(matrix.results[0])), whole, output.text((note, "dim")), page=page)


def _short_grid(matrix: "Matrix", digits: int) -> "Table":
    """No standard errors and no intervals, so that ten computers fit."""
    return _matrix_grid(
        matrix, lambda win: number(100 * win.mean, digits), lambda at: f"{matrix.ratings[at].value:+.0f}", gap=1
    )


def _matrix_grid(
    matrix: "Matrix", cell: Callable[["Measure"], str], elo: Callable[[int], str], gap: int = 2
) -> "Table":
    bots = range(len(matrix.bots))
    grid = _table(say("arena-head-bot"), *(str(at + 1) for at in bots), "Elo")
    grid.padding = (0, gap, 0, 0)
    for at in bots:
        cells = ["–" if at == other else cell(matrix.win(at, other)) for other in bots]
        grid.add_row(f"{at + 1} {matrix.bots[at]}", *cells, elo(at))
    return grid


def _fits(grid: "Table", page: "Console") -> bool:
    from rich.measure import Measurement

    # Without the width of the page as a limit, so that a table that is too wide says so.
    return Measurement.get(page, page.options.update(max_width=10_000), grid).maximum <= page.width
