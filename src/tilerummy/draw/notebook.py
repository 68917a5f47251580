"""How notebooks show the values of the engine.

>>> from tilerummy.engine.moves import Lay
>>> picture(Lay.parse("kbr10:kbro10")).count('data-mark="played"')
1
"""

import re
from html import escape

from tilerummy.draw import Showable, lay, meld, rack, table, tile
from tilerummy.engine.errors import wrong_type
from tilerummy.engine.melds import Group, Row, Run
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import Situation
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tile, Tiles

MOST_STEPS = 100
"""A longer record is shown by its last lays."""
NAMES = re.compile(r'(id="|#)tr-')


def picture(value: object) -> str:
    """The picture of a value: SVG, or HTML for a record."""
    match value:
        case Tile():
            return tile(value)
        case Tiles():
            return rack(value)
        case Group() | Run() | Row():
            return meld(value)
        case Lay() | TakeDiscard() | TakeOpenTile():
            return lay(value)
        case Situation():
            return table(value, width=720)
        case Record():
            return _steps(value)
    raise wrong_type("value", "Tile | Tiles | Group | Run | Row | Lay | Situation | Record", value)


def _steps(record: Record) -> str:
    """The lays of a round one at a time, and its end, with a slider to go through them.

    Where a notebook does not trust the page, the slider does nothing and the end of the round is shown.
    """
    last = len(record.entries)
    shown = [number for number, entry in enumerate(record.entries) if isinstance(entry.move, Showable)]
    steps = []
    for number in [*shown[-MOST_STEPS:], last]:
        entry = record.entries[number] if number < last else None
        move = entry.move if entry is not None and isinstance(entry.move, Showable) else None
        drawn = table(record.situations[number], width=720, lay=move, names=record.names)
        # Each picture has names of its own: a browser does not use what a hidden one defines.
        drawn = NAMES.sub(rf"\g<1>tr{number}-", drawn)
        words = record.tag("Result") or "" if entry is None else f"{number + 1}. {entry.seat}: {entry.move}"
        hidden = "" if entry is None else " hidden"
        steps.append(f"<div{hidden}><p><code>{escape(words)}</code></p>{drawn}</div>")
    end = len(steps) - 1
    slide = "[...this.nextElementSibling.children].forEach((step, at) => { step.hidden = at != this.value })"
    slider = f'<input type="range" min="0" max="{end}" value="{end}" style="width: 720px" oninput="{slide}">'
    return f"<div>{slider}<div>{''.join(steps)}</div></div>"
