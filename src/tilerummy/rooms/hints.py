"""Hints from the solver at four depths: can I go out, is there a play, which tiles, show it."""

from collections.abc import Iterator, Sequence
from typing import Final

from tilerummy.bots.bounded_search import Searched, search_for_hint
from tilerummy.bots.candidates import best_opening
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.engine.judging.opening import opening_value
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator
from tilerummy.language.steps import describe_step
from tilerummy.rooms import wire
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement, Placed
from tilerummy.solver.steps import Step, laid_after, steps

GO_OUT: Final = 0
IS_THERE: Final = 1
WHICH: Final = 2
SHOW: Final = 3


def hint(
    view: View,
    asked: wire.Hint,
    words: Translator,
    at: int,
    known: Lay | None = None,
    arrangement: Arrangement = NOTHING_LAID,
    deadline: Deadline | None = None,
) -> wire.HintGiven:
    """The best lay of the seat to move, in the detail that was asked for. It uses only the view of the seat.

    `known` is the lay to show if it is known already, as the solution of an exercise is.
    """
    deadline = deadline or Deadline(SECONDS)
    lay, certain = Searched(known, True) if known else search_for_hint(view, deadline)
    broken = judge(view, lay) if lay is not None else ()
    if lay is None and not certain:
        text = words.text("server-hint-unfinished")
        return wire.HintGiven(id=asked.id, at=at, depth=asked.depth, found=False, text=text)
    if lay is None or broken:
        return _nothing(view, broken, asked, words, at)
    goes_out = len(view.rack) - len(lay.played) <= view.rules.discard_pile
    if asked.depth == GO_OUT:
        text = words.text("server-hint-goes-out" if goes_out else "server-hint-not-out", count=len(lay.played))
        return wire.HintGiven(id=asked.id, at=at, depth=asked.depth, found=goes_out, text=text)
    texts = {
        IS_THERE: words.text("server-hint-there", count=len(lay.played)),
        WHICH: words.text("server-hint-which", tiles=words.tiles(lay.played), count=len(lay.played)),
        SHOW: words.text("server-hint-show", count=len(lay.played)),
    }
    return wire.HintGiven(
        id=asked.id,
        at=at,
        depth=asked.depth,
        found=True,
        text=texts[asked.depth],
        tiles=_written(lay.played) if asked.depth >= WHICH else (),
        steps=tuple(_shown(view, steps(lay, deadline.late), arrangement.of(view.table), words))
        if asked.depth == SHOW
        else (),
    )


def _nothing(view: View, broken: Sequence[Violation], asked: wire.Hint, words: Translator, at: int) -> wire.HintGiven:
    """Why there is nothing to lay. Before the first lay: how many points the melds of the rack lack.

    That there is nothing at all answers both questions, and there is no more to ask.
    """
    melds = () if broken or view.has_opened(view.turn) else best_opening(view)
    text = words.violation(broken[0]) if broken else no_lay_text(view, melds, words)
    tiles = tuple(tile for meld in melds for tile in _written(meld)) if asked.depth >= WHICH else ()
    depth = asked.depth if melds else asked.depth or IS_THERE
    return wire.HintGiven(id=asked.id, at=at, depth=depth, found=False, text=text, tiles=tiles)


def no_lay_text(view: View, melds: Sequence[Meld], words: Translator) -> str:
    """Why nothing can be laid; `melds` are those on the rack that are worth most before the first lay."""
    points = sum(opening_value(meld, view.rules) for meld in melds)
    if 0 < points < view.rules.open_min:
        return words.text("server-hint-short", points=points, short=view.rules.open_min - points)
    return words.text("server-hint-none")


def _shown(view: View, told: Sequence[Step], arrangement: Arrangement, words: Translator) -> Iterator[wire.HintStep]:
    on_table = arrangement.last_tile
    for step, shown in zip(told, laid_after(view.table, told), strict=True):
        arrangement = arrangement.after(shown)
        laid = tuple(_laid(placed, on_table) for placed in arrangement.placed(shown))
        yield wire.HintStep(text=describe_step(step, words), rows=laid)


def _laid(placed: Placed, last: int) -> wire.LaidRow:
    """A row as a page sends it. `last` is the highest number of a tile before the hint."""
    slot, row, numbers = placed
    ids = tuple(number if number <= last else None for number in numbers)
    return wire.LaidRow(tiles=_written(row), reading=_reading(row), slot=slot, ids=ids)


def _written(tiles: Tiles | Meld | Row) -> tuple[str, ...]:
    return tuple(map(str, tiles if isinstance(tiles, Tiles) else tiles.row))


def _reading(row: Meld | Row) -> str | None:
    return None if isinstance(row, Row) else str(row)
