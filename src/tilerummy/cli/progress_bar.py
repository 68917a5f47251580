"""A progress bar for commands that take long."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tilerummy.cli import output


@contextmanager
def progress_bar(name: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left, on the error stream; nothing unless that is a terminal.

    It is moved by calling it with what is done and with the total.
    """
    page = output.console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("·"),
        TimeRemainingColumn(compact=True),
    )
    # What is printed meanwhile stands above the bar, unless it goes elsewhere.
    shared = sys.stdout.isatty()
    with Progress(*columns, console=page, transient=True, disable=not page.is_terminal, redirect_stdout=shared) as bar:
        task = bar.add_task(name, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
