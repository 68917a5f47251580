"""The help page: what can be typed under the rules of this round."""

from collections.abc import Iterator
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from tilerummy.engine.rules import Rules
from tilerummy.language import Translator
from tilerummy.tui.commands import NAMES
from tilerummy.tui.examples import in_the_box

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
    yield Text(tr.text("play-help-short", forms=" · ".join(_short_forms(tr))), style="dim")
    yield Text(tr.text("play-help-words"), style="dim")


def _short_forms(tr: Translator) -> Iterator[str]:
    """Each single letter that is a command, with the word it stands for."""
    for name, typed in NAMES.items():
        yield from (f"{form} {tr.text(f'play-word-{name}')}" for form in typed if len(form) == 1 and form.isalpha())
