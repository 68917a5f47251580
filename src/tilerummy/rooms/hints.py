"""Hints: can I go out, is there a play, which tiles, show it, and what gives the best chance to win.

The solver finds the lay with the most tiles. Often it is better to keep them, or to lay fewer: that is said if a lap in
sampled worlds confirms it, as in the review of a round.
"""

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
from tilerummy.engine.record import Entry
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import Violation
from tilerummy.evaluation import weigh_turn
from tilerummy.evaluation.worth import why_no_chances
from tilerummy.language import Translator
from tilerummy.language.steps import describe_step
from tilerummy.rooms import wire
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement, Placed
from tilerummy.solver.steps import Step, laid_after, steps

GO_OUT: Final = 0
IS_THERE: Final = 1
WHICH: Final = 2
SHOW: Final = 3
CHANCE: Final = 4
WORLDS = 30
"""In how many worlds a lap is played for a hint."""


def hint(
    view: View,
    asked: wire.Hint,
    words: Translator,
    at: int,
    known: Lay | None = None,
    arrangement: Arrangement = NOTHING_LAID,
    deadline: Deadline | None = None,
    log: Sequence[Entry] = (),
) -> wire.HintGiven:
    """The best lay of the seat to move, in the detail that was asked for. It uses only the view of the seat.

    `known` is the lay to show if it is known already, as the solution of an exercise is. `log` has the moves of the
    round as the seat saw them.
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
    if asked.depth == CHANCE and not known and not goes_out:
        text, better = _by_chance(view, log, lay, words, deadline)
        return _told(view, better, asked, text, words, at, arrangement, deadline)
    texts = {
        IS_THERE: words.text("server-hint-there", count=len(lay.played)),
        WHICH: words.text("server-hint-which", tiles=words.tiles(lay.played), count=len(lay.played)),
        SHOW: words.text("server-hint-show", count=len(lay.played)),
        CHANCE: words.text("server-hint-goes-out" if goes_out else "server-hint-show", count=len(lay.played)),
    }
    return _told(view, lay, asked, texts[asked.depth], words, at, arrangement, deadline)


def _told(
    view: View,
    lay: Lay | None,
    asked: wire.Hint,
    text: str,
    words: Translator,
    at: int,
    arrangement: Arrangement,
    deadline: Deadline,
) -> wire.HintGiven:
    """The answer with its text, and with the tiles and the steps of the lay as far as they were asked for."""
    return wire.HintGiven(
        id=asked.id,
        at=at,
        depth=asked.depth,
        found=lay is not None,
        text=text,
        tiles=_written(lay.played) if lay is not None and asked.depth >= WHICH else (),
        steps=tuple(_shown(view, steps(lay, deadline.late), arrangement.of(view.table), words))
        if lay is not None and asked.depth >= SHOW
        else (),
    )


def _by_chance(
    view: View, log: Sequence[Entry], most: Lay, words: Translator, deadline: Deadline
) -> tuple[str, Lay | None]:
    """What gives the best chance to win, beside the lay of the most tiles; None for laying nothing."""
    if why_no_chances(view.edition, view.seats):
        return words.text("server-hint-chance-unknown"), None
    worth = weigh_turn(view, log, most.played, worlds=WORLDS, deadline=deadline)
    if worth.is_open:
        return words.text("server-hint-chance-unknown"), None
    if not worth.is_mistake:
        return words.text("server-hint-chance-lay", better=words.tiles(most.played)), most
    lost, tiles = round(100 * worth.lost), words.text("count-tiles", count=len(most.played))
    if worth.best is None:
        return words.text("server-hint-chance-keep", tiles=tiles, points=lost), None
    better = words.tiles(worth.best.played)
    return words.text("server-hint-chance-other", tiles=tiles, points=lost, better=better), worth.best


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
