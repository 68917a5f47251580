"""How notebooks show the values of the engine.

>>> from tilerummy.engine.moves import Lay
>>> picture(Lay.parse("kbr10:kbro10")).count('data-mark="played"')
1
"""

from html import escape

from tilerummy.draw import Showable, lay, meld, rack, table, tile
from tilerummy.engine.errors import wrong_type
from tilerummy.engine.melds import Group, Row, Run
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import Situation
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tile, Tiles

MOST_STEPS = 400
"""A longer record is shown by its last positions."""


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
    """The positions of a round one at a time, each with the move that follows, and a slider to go through them.

    Where a notebook does not trust the page, the slider does nothing and the end of the round is shown.
    """
    situations = record.situations[-MOST_STEPS:]
    first = len(record.situations) - len(situations)
    steps = []
    for number, situation in enumerate(situations, first):
        entry = record.entries[number] if number < len(record.entries) else None
        move = None if entry is None else entry.move
        shown = table(situation, width=720, lay=move if isinstance(move, Showable) else None, names=record.names)
        words = record.tag("Result") or "" if entry is None else f"{number + 1}. {entry.seat}: {move}"
        hidden = "" if entry is None else " hidden"
        steps.append(f"<div{hidden}><p><code>{escape(words)}</code></p>{shown}</div>")
    last = len(steps) - 1
    slide = "[...this.nextElementSibling.children].forEach((step, at) => { step.hidden = at != this.value })"
    slider = f'<input type="range" min="0" max="{last}" value="{last}" style="width: 720px" oninput="{slide}">'
    return f"<div>{slider}<div>{''.join(steps)}</div></div>"
