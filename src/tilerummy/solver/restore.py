"""A legal table from loose tiles, as close as possible to a table that a player remembers.

For physical tables that were knocked over, or that a player cannot put back after rearranging: all loose tiles are
used, and as many remembered melds as possible are whole again, grown or not.

>>> from tilerummy.engine.melds import parse_laid, laid_text
>>> from tilerummy.engine.tiles import Tiles
>>> remembered = tuple(parse_laid("r3-5,kbr9"))
>>> laid_text(restore(Tiles.parse("r3r4r5r6k9b9r9"), remembered, "kbro"))
'r3-6,kbr9'
>>> restore(Tiles.parse("r3r4"), (), "kbro") is None
True
"""

from collections.abc import Callable, Sequence

from tilerummy.engine.errors import Impossible, require, require_each, wrong_type
from tilerummy.engine.melds import Meld, in_order
from tilerummy.engine.tiles import INDEX, NUMBERS, Tile, Tiles
from tilerummy.solver.contract import MOST_COPIES, MOST_JOKERS, Task
from tilerummy.solver.fewest_broken import EnoughTriedError, FewestBroken, kept_whole
from tilerummy.solver.limits import Found
from tilerummy.solver.native import solver
from tilerummy.solver.problem import to_meld, to_shape
from tilerummy.solver.shapes import joker_colours_of, whole


def restore(
    loose: Tiles,
    remembered: Sequence[Meld],
    colours: str,
    backend: str = "auto",
    *,
    stop: Callable[[], bool] | None = None,
) -> tuple[Meld, ...] | None:
    """All loose tiles as melds, or None if that is impossible; `colours` are the four of the edition.

    Once `stop` returns True, the result is the table found so far.
    """
    require(loose, Tiles, "loose")
    remembered = require_each(remembered, Meld, "remembered")  # type: ignore[arg-type]
    if len(set(require(colours, str, "colours"))) != 4:
        raise wrong_type("colours", "str of four colours", colours)
    counts = [loose.counts[INDEX[Tile(colour, number)]] for colour in colours for number in NUMBERS]
    joker_colours = sum(1 << c for c, colour in enumerate(colours) if Tile(colour, 0) in loose)
    jokers = 0 if joker_colours else len(loose.jokers)
    mixed = joker_colours.bit_count() not in (0, len(loose.jokers))  # with and without colours, or one colour twice
    if loose.unknown or max(counts) > MOST_COPIES or jokers > MOST_JOKERS or mixed:
        raise Impossible("tiles-not-one-box", tiles=str(loose))
    if sum(counts) + len(loose.jokers) < len(loose):
        raise Impossible("tiles-of-other-colours", tiles=str(loose), colours=colours)
    shapes = tuple(to_shape(meld, colours) for meld in remembered)
    run = solver(backend)

    def table_with(kept: tuple[int, ...]) -> Found | None:
        left, jokers_left, coloured_left = list(counts), jokers, joker_colours
        for meld in kept:
            for kind in shapes[meld].tiles():
                left[kind] -= 1
            if joker_colours:
                if joker_colours_of(shapes[meld]) & ~coloured_left:
                    return None
                coloured_left &= ~joker_colours_of(shapes[meld])
            else:
                jokers_left -= shapes[meld].joker_count
        if min(left) < 0 or jokers_left < 0:
            return None
        locks = tuple(whole(shapes[meld]) for meld in kept)
        answer = run(Task(bytes(left), bytes(52), jokers_left, 0, (0,) * 52, locks=locks, table_coloured=coloured_left))
        return None if answer is None or answer.unplaced_jokers else Found(0, answer.shapes, True, 1)

    found = table_with(())
    if found is None:
        return None

    def in_time(kept: tuple[int, ...]) -> Found | None:
        if stop is not None and stop():
            raise EnoughTriedError
        return table_with(kept)

    restored = FewestBroken(shapes, in_time, found).run()
    return in_order(to_meld(shape, colours, bool(joker_colours)) for shape in restored.after or ())


def melds_whole(remembered: Sequence[Meld], table: Sequence[Meld], colours: str) -> int:
    """How many remembered melds are whole on a table, grown or not."""
    before, after = ([to_shape(meld, colours) for meld in melds] for melds in (remembered, table))
    return kept_whole(before, after)
