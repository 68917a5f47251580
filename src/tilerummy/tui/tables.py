"""Tables in a terminal."""

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.table import Table


def plain_table(*headings: str, right: Iterable[int] = ()) -> Table:
    """A table with a line under its head and no other lines; the columns in `right` are right-aligned."""
    numbers = set(right)
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at in numbers else "left", overflow="fold")
    return grid
