"""The page of rules: everything that holds at this table, in sentences, with the lines of the sheet."""

from collections.abc import Iterator
from textwrap import wrap

from rich.text import Text

from tilerummy.engine.editions import Edition
from tilerummy.language import Translator
from tilerummy.language.provenance import table_title
from tilerummy.language.table_rules import table_rules

MOST_WIDE = 90
"""Longer lines are hard to read."""


def rules_lines(tr: Translator, edition: Edition, width: int, *, clock: bool) -> Iterator[Text]:
    room = min(width, MOST_WIDE) - 5
    yield Text(tr.text("web-rules"), style="bold")
    yield Text(table_title(edition, tr))
    yield Text("\n".join(wrap(tr.text("web-sources"), room)), style="dim")
    for section in table_rules(edition, tr, clock=clock):
        yield Text("")
        yield Text(section.title, style="bold green")
        for line in section.lines:
            style = "bold yellow" if line.house else ""
            yield Text("  " + "\n    ".join(wrap(f"· {line.text}", room)), style=style)
            if line.source:
                yield Text("    " + "\n    ".join(wrap(line.source, room)), style="dim")
