"""Goals of prepared positions: what a legal move must reach. The text for one that does not is `server-goal-NAME`.

>>> from tilerummy.engine.moves import parse_move
>>> before = Position.parse("rummikub-vienna-en kbr10 o10k1/k2 01 0 2.0")
>>> goal("tiles", count=2).reached(before, parse_move("kbr10:kbro10"), before)
False
"""

from collections.abc import Callable
from typing import Any

from tilerummy.engine.judging.jokers import jokers_in
from tilerummy.engine.melds import Group, Meld, Run, read_row
from tilerummy.engine.moves import NO_LAY, Draw, Lay, Move, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import Position
from tilerummy.engine.scoring import rack_points
from tilerummy.engine.tiles import Tile
from tilerummy.rooms.prepared import TIME_OUT, Goal

Reached = Callable[..., bool]


def goal(name: str, **params: Any) -> Goal:
    """The goal with this name. Its parameters are for the predicate and for the text."""
    reached = GOALS[name]
    return Goal(name, lambda before, move, after: reached(before, move, after, **params), params)


def lay_in(move: Move) -> Lay:
    """The change of the table that a move makes."""
    match move:
        case Lay():
            return move
        case Timeout() | TakeDiscard() | TakeOpenTile():
            return move.lay
        case _:
            return NO_LAY


def new_group(before: Position, move: Move, after: Position) -> bool:
    return any(isinstance(meld, Group) for meld in _new(before, move))


def new_run(before: Position, move: Move, after: Position) -> bool:
    return any(isinstance(meld, Run) for meld in _new(before, move))


def _new(before: Position, move: Move) -> list[Meld]:
    """The melds that a move made which hold no whole meld of the table before."""
    put = [meld for meld in lay_in(move).put if isinstance(meld, Group | Run)]
    return [meld for meld in put if not any(old.tiles <= meld.tiles for old in before.table)]


def enough_tiles(before: Position, move: Move, after: Position, count: int) -> bool:
    return len(lay_in(move).played) >= count


def goes_out(before: Position, move: Move, after: Position) -> bool:
    return not after.racks[before.turn]


def joker_freed(before: Position, move: Move, after: Position) -> bool:
    """Whether a joker of the table stands for something else afterwards, or in another kind of meld."""
    colours = before.rules.colours
    left = [(type(after.table[each.meld]), each.means) for each in jokers_in(enumerate(after.table), colours)]
    for joker in jokers_in(enumerate(before.table), colours):
        kind = type(before.table[joker.meld])
        same = next((each for each in left if each[0] is kind and each[1] <= joker.means), None)
        if same is None:
            return True
        left.remove(same)
    return False


def joker_laid(before: Position, move: Move, after: Position) -> bool:
    return bool(before.rack.jokers) and not after.racks[before.turn].jokers


def joker_kept(before: Position, move: Move, after: Position) -> bool:
    return bool(lay_in(move).played) and after.racks[before.turn].jokers == before.rack.jokers


def keeps_place(before: Position, move: Move, after: Position) -> bool:
    """Whether tiles were laid, and a tile of the rack can be added to a meld of the table."""
    rack = after.racks[before.turn].numbered
    return bool(lay_in(move).played) and any(_fits(tile, meld) for tile in rack for meld in after.table)


def _fits(tile: Tile, meld: Meld) -> bool:
    return any(isinstance(read_row(row), Group | Run) for row in ((tile, *meld.row), (*meld.row, tile)))


def draws(before: Position, move: Move, after: Position) -> bool:
    return isinstance(move, Draw)


def few_points(before: Position, move: Move, after: Position, points: int) -> bool:
    return rack_points(after.racks[before.turn], before.rules) <= points


def time_ran_out(before: Position, move: Move, after: Position) -> bool:
    return isinstance(move, Timeout)


GOALS: dict[str, Reached] = {
    "group": new_group,
    "run": new_run,
    "tiles": enough_tiles,
    "go-out": goes_out,
    "joker-freed": joker_freed,
    "joker-laid": joker_laid,
    "joker-kept": joker_kept,
    "keeps-place": keeps_place,
    "rack-points": few_points,
    TIME_OUT: time_ran_out,
    "waits": draws,
}
