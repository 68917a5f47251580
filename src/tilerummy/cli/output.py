"""Terminal output: lines with styles, tables, JSON.

If the output is not a terminal it is plain text, and lines are written without `rich`, which takes long to import.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from tilerummy.language.translator import without_codes

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table
    from rich.text import Text

UNWRAPPED = 1000
"""The page width without a terminal, so that one row of a table is one line for `grep`."""
WIDE = 110
"""From this width on a table has room for one more column."""


def print_json(data: object) -> None:
    import json  # not for those who read words

    print(without_codes(json.dumps(data, ensure_ascii=False), lambda code: f"\\u{ord(code):04x}"))


def console(*, stderr: bool = False) -> "Console":
    from tilerummy.tui.faces import SafeConsole

    stream = sys.stderr if stderr else sys.stdout
    page = None if stream.isatty() or os.environ.get("COLUMNS") else UNWRAPPED
    return SafeConsole(file=stream, width=page, highlight=False, markup=False, emoji=False, soft_wrap=False)


class Line(NamedTuple):
    """A line of text, parts of it with a style; nothing in it is read as markup. Further lines are as far in as it."""

    parts: tuple[str | tuple[str, str], ...]
    before: str = ""

    @property
    def plain(self) -> str:
        words = "".join(part if isinstance(part, str) else part[0] for part in self.parts)
        return self.before + words.replace("\n", "\n" + " " * len(self.before))

    def __rich__(self) -> "RenderableType":
        from rich.text import Text

        content = Text.assemble(*self.parts)
        return labelled([(self.before, content)], indent=0, gap=0) if self.before else content


def show(*parts: "RenderableType") -> None:
    """Print without trailing blanks."""
    for part in parts:
        if isinstance(part, Line) and not _is_terminal():
            written = without_codes(part.plain)
        else:
            page = console()
            with page.capture() as capture:
                page.print(part)
            written = capture.get()
        for line in written.splitlines() or [""]:
            sys.stdout.write((line.rstrip() if "\x1b" not in line else line.rstrip(" ")) + "\n")


def _is_terminal() -> bool:
    """Whether lines are coloured or wrapped; each of the variables can ask `rich` for it."""
    return sys.stdout.isatty() or any(os.environ.get(name) for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE"))


def page_width() -> int:
    return console().width if _is_terminal() else UNWRAPPED


def table(*headings: str, right: Iterable[int] = ()) -> "Table":
    """A table with a line under its head; the columns in `right` are right-aligned."""
    from tilerummy.tui.faces import plain_table

    return plain_table(*headings, right=right)


def text(*parts: str | tuple[str, str]) -> Line:
    return Line(parts)


def indented(words: str, by: int, style: str = "dim") -> Line:
    """Text to the right of a margin."""
    return Line(((words, style),), " " * by)


def item(words: str) -> Line:
    return Line((words,), "- ")


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def labelled(rows: Iterable[tuple["str | Text", "RenderableType"]], indent: int = 2, gap: int = 2) -> "Table":
    """Lines with a label in front; further lines of a content stay to the right of it."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, content in rows:
        grid.add_row(Text.assemble(" " * indent, label), content)
    return grid


@contextmanager
def progress_bar(name: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left, on the error stream; nothing unless that is a terminal.

    It is moved by calling it with what is done and with the total.
    """
    from rich import progress

    page = console(stderr=True)
    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("·"),
        progress.TimeRemainingColumn(compact=True),
    )
    # What is printed meanwhile stands above the bar, unless it goes elsewhere.
    shared, hidden = sys.stdout.isatty(), not page.is_terminal
    with progress.Progress(*columns, console=page, transient=True, disable=hidden, redirect_stdout=shared) as bar:
        task = bar.add_task(name, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def working() -> Iterator[Callable[[str], None]]:
    """Says on the error stream which step begins. In a terminal the step has the time that it has taken beside it."""
    from rich import progress

    page = console(stderr=True)
    columns = (progress.SpinnerColumn(), progress.TextColumn("{task.description}"), progress.TimeElapsedColumn())
    with progress.Progress(*columns, console=page, disable=not page.is_terminal) as steps:

        def begin(step: str) -> None:
            if not page.is_terminal:
                print(step, file=sys.stderr, flush=True)
            for task in steps.task_ids:
                steps.update(task, total=1, completed=1)
            steps.add_task(step, total=None)

        yield begin
        for task in steps.task_ids:
            steps.update(task, total=1, completed=1)
