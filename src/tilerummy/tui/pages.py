"""Pages of text beside the table: what can be typed under the rules of this round, and the rules themselves."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from tilerummy.engine.editions import Edition
from tilerummy.engine.rules import Rules
from tilerummy.language import Translator
from tilerummy.language.commands import NAMES
from tilerummy.language.provenance import table_title
from tilerummy.language.table_rules import table_rules
from tilerummy.tui.faces import in_the_box

WIDTH = 79
LINES = (
    (":r3-5  kbr10", "help-new"),
    ("2 r6", "help-put"),
    ("take 2 r3", "help-take"),
    ("move 2 r3 5", "help-move"),
    ("split 2 r6", "help-split"),
    ("kbr10:kbro10", "help-trn"),
    ("undo · redo · reset", "help-undo"),
    ("end", "help-end"),
    ("d", "help-draw"),
    ("p", "help-pass"),
    ("~k3", "help-discard"),
    ("<", "help-take-discard"),
    ("^", "help-take-open-tile"),
    ("h", "help-hint"),
    ("s", "help-sort"),
    ("l", "help-log"),
    ("rules", "help-rules"),
    ("resign", "help-resign"),
    ("q", "help-quit"),
)
VARIANTS = {
    "help-discard": "discard_pile",
    "help-take-discard": "discard_pile",
    "help-take-open-tile": "open_last_tile",
}
"""Lines that are shown only under a certain rule."""


def help_lines(tr: Translator, rules: Rules) -> Iterator[Text]:
    yield Text(tr.text("play-help-title"), style="bold")
    colours = " · ".join(f"{colour} {tr.text(f'colour-{colour}')}" for colour in rules.colours)
    yield Text(tr.text("play-help-tiles", colours=colours))
    yield Text("")
    wide = max(cell_len(typed) for typed, _ in LINES) + 2
    for typed, code in LINES:
        if code not in VARIANTS or getattr(rules, VARIANTS[code]):
            meaning = f"\n{' ' * (wide + 2)}".join(wrap(tr.text(f"play-{code}"), WIDTH - wide - 2))
            example = in_the_box(typed, rules)
            yield Text.assemble("  ", (example, "bold cyan"), " " * (wide - cell_len(example)), meaning)
    yield Text("")
    letters = [(form, name) for name, typed in NAMES.items() for form in typed if len(form) == 1 and form.isalpha()]
    forms = " · ".join(f"{form} {tr.text(f'play-word-{name}')}" for form, name in letters)
    yield Text(tr.text("play-help-short", forms=forms), style="dim")
    yield Text(tr.text("play-help-words"), style="dim")


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


def pages(lines: Sequence[Text], width: int, height: int) -> Iterator[list[Text]]:
    r"""The lines in pages of at most `height` rows; a single line that is higher is a page of its own.

    >>> [[text.plain for text in page] for page in pages([Text("a"), Text("b\nc"), Text("d" * 9)], 5, 3)]
    [['a', 'b\nc'], ['ddddddddd']]
    """
    page: list[Text] = []
    used = 0
    for line in lines:
        rows = sum(max(1, -(-cell_len(part) // width)) for part in line.plain.split("\n"))
        if page and used + rows > height:
            yield page
            page, used = [], 0
        if page or line.plain:  # no page begins with an empty line
            page.append(line)
            used += rows
    if page:
        yield page
