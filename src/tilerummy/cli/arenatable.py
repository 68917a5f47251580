"""The results of an arena as a table of text."""

from typing import TYPE_CHECKING

from tilerummy.cli import output
from tilerummy.cli.words import say

if TYPE_CHECKING:
    from tilerummy.arena import Matrix, Measure, Result


def show(found: "Result | Matrix") -> None:
    from tilerummy.arena import Matrix

    if isinstance(found, Matrix):
        _show_matrix(found)
    else:
        _show_result(found)


def percent(measure: "Measure") -> str:
    """`64.7 ± 0.8`: in hundredths, with the standard error."""
    return f"{100 * measure.mean:.1f} ± {100 * measure.error:.1f}"


def rating(value: float, low: float, high: float) -> str:
    return f"{value:+.0f} ({low:+.0f} … {high:+.0f})"


def _show_result(result: "Result") -> None:
    page = output.console()
    line_up = result.line_up
    openings = line_up.openings
    heads = ["bot", "win", "score", "elo", "tiles", "opened", "unopened", *(["missed"] if openings else []), "time"]
    names = ("Elo" if head == "elo" else say(f"arena-head-{head}") for head in heads)
    grid = output.table(*names, right=range(1, len(heads)))
    for each in result.standings:
        grid.add_row(
            f"{each.bot} × {each.seats}" if each.seats > 1 else each.bot,
            percent(each.win),
            f"{each.score.mean:+.1f} ± {each.score.error:.1f}",
            rating(*each.elo),
            f"{each.tiles_per_turn:.2f}",
            "–" if each.opening is None else f"{each.opening:.1f}",
            f"{100 * each.never_opened:.1f}",
            *([f"{each.missed_openings:.2f}"] if each.missed_openings is not None else []),
            f"{each.milliseconds:.1f}",
        )
    output.show(output.text(_title(result)), grid, page=page)
    ends = " · ".join(f"{say(f'arena-ending-{name}')} {percent(each)}" for name, each in result.endings().items())
    length = say("arena-length", turns=f"{result.length.mean:.1f} ± {result.length.error:.1f}")
    first = say("arena-first", share=f"{100 * result.first_seat.mean:+.1f} ± {100 * result.first_seat.error:.1f}")
    output.show(output.text(f"{length} · {first} · {ends}"), output.text((say("arena-note"), "dim")), page=page)


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


def _show_matrix(matrix: "Matrix") -> None:
    page = output.console()
    heads = (say("arena-head-bot"), *map(str, range(1, len(matrix.bots) + 1)), "Elo")
    grid = output.table(*heads, right=range(1, len(heads)))
    for at, bot in enumerate(matrix.bots):
        cells = ["–" if at == other else percent(matrix.win(at, other)) for other in range(len(matrix.bots))]
        grid.add_row(f"{at + 1} {bot}", *cells, rating(*matrix.ratings[at]))
    output.show(output.text(_title(matrix.results[0])), grid, output.text((say("arena-note-matrix"), "dim")), page=page)
