"""The referee: decides whether a move is legal, and plays it.

    judge(situation, move)  -> tuple of violations: all reasons, empty when the move is legal
    play(situation, move)   -> the situation after the move; raises IllegalMove
    outcome(position)       -> how the round ended, or None

A move is judged by an ordered tuple of checks; each gives the clauses it finds broken. A lay is judged on the change
(table before, table after) and the tiles played, so the order in which tiles were pushed around never matters.

>>> from tilerummy.engine.position import Position
>>> from tilerummy.engine.moves import parse_move
>>> position = Position.parse("rummikub-vienna-en - k8b8r8k9/r1r2r3 - 0 1.0")
>>> [(violation.clause, violation.params()) for violation in judge(position, parse_move(":kbr8"))]
[('OPEN.threshold', {'points': 24, 'needed': 30})]
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from tilerummy.engine import violations as clause
from tilerummy.engine.errors import Impossible, require, wrong_type
from tilerummy.engine.judging import WORK
from tilerummy.engine.judging.jokers import Violations
from tilerummy.engine.judging.opening import table_rules
from tilerummy.engine.judging.timeouts import time_out, timeout_violations
from tilerummy.engine.melds import SHORTEST, Row, without
from tilerummy.engine.moves import (
    NO_LAY,
    Discard,
    Draw,
    Lay,
    Move,
    Pass,
    Resign,
    TakeDiscard,
    TakeOpenTile,
    Timeout,
    parse_move,
)
from tilerummy.engine.position import AnySituation, Situation, Stage, View
from tilerummy.engine.rules import MOST_JOKERS
from tilerummy.engine.scoring import Ending, Outcome, outcome
from tilerummy.engine.tiles import COLOURS, JOKER, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import (
    TableChange,
    after_move,
    is_over,
    previous_seat,
    table_change,
    with_tile,
)
from tilerummy.engine.violations import IllegalMove, NotAMeld, Violation

__all__ = ["Ending", "Outcome", "judge", "outcome", "play", "read_and_play", "time_out"]


def judge(situation: Situation, move: Move | str) -> tuple[Violation, ...]:
    """All reasons why this move is refused; empty if it is legal. A draw request is legal if a draw is.

    A move may be given in notation, as `play` shows.
    """
    return _best_reading(situation, _as_move(move))[1]


def play(situation: AnySituation, move: Move | str) -> AnySituation:
    """The situation after the move. Raises `IllegalMove` if the rules refuse it.

    >>> from tilerummy.engine.position import Position
    >>> position = Position.parse("rummikub-vienna-en kbr10 o10b4/k4k5 0 0 2.0")
    >>> str(play(position, "kbr10:kbro10"))
    'rummikub-vienna-en kbro10 b4/k4k5 0 1 2.0'
    """
    return read_and_play(situation, _as_move(move))[1]


def _as_move(move: Move | str) -> Move:
    return parse_move(move) if isinstance(move, str) else move


def read_and_play(situation: AnySituation, move: Move) -> tuple[Move, AnySituation]:
    """As `play`, but also return the move with every row read as a meld, as records store it."""
    reading, violations = _best_reading(situation, move)
    if violations:
        raise IllegalMove(violations)
    is_request = (isinstance(move, Draw) and move.tile is None) or (isinstance(move, Timeout) and move.drawn.unknown)
    if is_request and (not isinstance(situation, View) or situation.seat == situation.turn):  # who sees the tiles drawn
        raise Impossible("draw-without-tile", move=str(move))
    return reading, after_move(situation, reading)


def _best_reading(situation: Situation, move: Move) -> tuple[Move, tuple[Violation, ...]]:
    """A row may have two readings; the move is legal if one reading is."""
    if type(move) not in CHECKS:
        raise wrong_type("move", "Move", move)
    require(situation, Situation, "situation")
    readings = iter(_readings(move))
    best = next(readings)
    fewest = _violations(situation, best)
    for reading in readings:
        if all(isinstance(violation, IN_EVERY_READING) for violation in fewest):
            break
        violations = _violations(situation, reading)
        if len(violations) < len(fewest):
            best, fewest = reading, violations
    return best, fewest


IN_EVERY_READING = (NotAMeld, clause.LeftTheTable, clause.NotOnRack, clause.NothingPlayed)
"""Violations that do not depend on how a row with two readings is read."""


def _readings(move: Move) -> Iterable[Move]:
    match move:
        case Lay():
            return _lay_readings(move)
        case Timeout():
            return (Timeout(lay, move.drawn) for lay in _lay_readings(move.lay))
        case TakeDiscard() | TakeOpenTile():
            return (type(move)(move.tile, lay) for lay in _lay_readings(move.lay))
        case _:
            return (move,)


def _lay_readings(lay: Lay) -> Iterable[Lay]:
    choices = [row.readings for row in lay.put if isinstance(row, Row) and row.readings]
    if not choices:
        return (lay,)
    # Only a row with a joker has two readings. If there are more jokers than in any box, no reading is legal.
    if len(choices) > MOST_JOKERS:
        choices = [readings[:1] for readings in choices]
    return map(lay.read_as, product(*choices))


def _violations(situation: Situation, move: Move) -> tuple[Violation, ...]:
    violations: list[Violation] = [clause.RoundIsOver()] if is_over(situation) else []
    for check in CHECKS[type(move)]:
        violations += check(situation, move)
    return tuple(violations)


# A lay: when it is allowed


def may_lay_now(situation: Situation, lay: Lay, change: TableChange) -> Violations:
    """The check of a lay. Who has no lay yet asks `too_soon_to_lay`."""
    return too_soon_to_lay(situation)


def too_soon_to_lay(situation: Situation) -> Violations:
    """Why no lay is allowed at this stage of the turn."""
    if situation.rules.discard_pile:
        if situation.stage is Stage.START and situation.pool_size:
            return (clause.MustDrawFirst(),)
        if situation.stage is Stage.LAID:
            return (clause.MustDiscard(),)
    elif situation.stage is Stage.DRAWN and situation.has_opened(situation.turn):
        return (clause.AlreadyDrawn(),)
    return ()


# A lay: where the tiles go


def melds_were_there(situation: Situation, lay: Lay, change: TableChange) -> Violations:
    kept = len(change.after) - len(lay.put)
    if kept + len(lay.taken) == len(change.before):
        return ()
    return tuple(map(clause.NoSuchMeld, without(lay.taken, change.before)))


def rows_are_melds(situation: Situation, lay: Lay, change: TableChange) -> list[NotAMeld]:
    return [why_not_a_meld(row) for row in lay.put if isinstance(row, Row)]


def table_tiles_stay(situation: Situation, lay: Lay, change: TableChange) -> Violations:
    if change.tiles_before <= change.tiles_after:
        return ()
    return (clause.LeftTheTable(change.tiles_before.minus(change.tiles_after)),)


def tiles_come_from_rack(situation: Situation, lay: Lay, change: TableChange) -> Violations:
    if change.played <= situation.rack:
        return ()
    missing = change.played.minus(situation.rack)
    return (clause.NotOnRack(missing),) if len(missing) > situation.rack.unknown else ()


def something_is_played(situation: Situation, lay: Lay, change: TableChange) -> Violations:
    return () if change.played else (clause.NothingPlayed(),)


# A lay: the choices of the edition. Opening is in opening.py; jokers and rearranging are in jokers.py.


def table_is_used_as_allowed(situation: Situation, lay: Lay, change: TableChange) -> Violations:
    return table_rules(situation, change)


LAY_CHECKS = (
    may_lay_now,
    melds_were_there,
    rows_are_melds,
    table_tiles_stay,
    tiles_come_from_rack,
    something_is_played,
    table_is_used_as_allowed,
)
WAIVED_CHECKS = (may_lay_now, table_tiles_stay, something_is_played)
KEPT_CHECKS = tuple(check for check in LAY_CHECKS if check not in WAIVED_CHECKS)
"""The rows that a time-out keeps must be a legal lay; but loose table tiles may go to the player, and no tile need have
been played."""


def lay_is_legal(situation: Situation, lay: Lay) -> list[Violation]:
    change = table_change(situation, lay)
    WORK.steps += 10 + (len(change.before) + len(change.after)) // 2
    violations: list[Violation] = []
    for check in LAY_CHECKS:
        violations += check(situation, lay, change)
    return violations


# The other moves


def may_draw(situation: Situation, draw: Draw) -> Iterator[Violation]:
    if situation.stage in (Stage.DRAWN, Stage.LAID):
        yield clause.AlreadyDrawn()
    if not situation.pool_size:
        yield clause.PoolIsEmpty()
    elif draw.tile is not None and draw.tile not in situation.unseen:
        yield clause.NotInPool(Tiles([draw.tile]))


def may_pass(situation: Situation, passing: Pass) -> Iterator[Violation]:
    if situation.rules.discard_pile and situation.stage is not Stage.START:
        yield clause.MustDiscard()
    elif situation.stage is Stage.START and situation.pool_size:
        yield clause.MustLayOrDraw()


def time_is_settled(situation: Situation, timeout: Timeout) -> Iterator[Violation]:
    yield from timeout_violations(situation, timeout)
    if timeout.lay != NO_LAY:
        change = table_change(situation, timeout.lay)
        for check in KEPT_CHECKS:
            yield from check(situation, timeout.lay, change)


def may_discard(situation: Situation, discard: Discard) -> Iterator[Violation]:
    if not situation.rules.discard_pile:
        yield clause.NoSuchVariant()
    elif situation.stage is Stage.START:
        yield clause.MustDrawFirst()
    if discard.tile not in situation.rack and not situation.rack.unknown:
        yield clause.NotOnRack(Tiles([discard.tile]))


def discard_makes_new_meld(situation: Situation, take: TakeDiscard) -> Iterator[Violation]:
    if not situation.rules.discard_pile:
        yield clause.NoSuchVariant()
        return
    if situation.stage is not Stage.START:
        yield clause.AlreadyDrawn()
    if situation.discards[previous_seat(situation)][-1:] != (take.tile,):
        yield clause.NotTheLastDiscard(take.tile)
        return
    # A meld is new if it did not grow from one that the lay takes; unchanged melds are not in the lay.
    holders = [meld.tiles for meld in take.lay.put if take.tile in meld.tiles]
    if all(any(old.tiles <= tiles for old in take.lay.taken) for tiles in holders):
        yield clause.NotInNewMeld(take.tile)
    yield from lay_is_legal(with_tile(situation, take), take.lay)


def open_tile_finishes(situation: Situation, take: TakeOpenTile) -> Iterator[Violation]:
    if not situation.rules.open_last_tile:
        yield clause.NoSuchVariant()
        return
    if situation.stage is not Stage.START:
        yield clause.AlreadyDrawn()
    if take.tile != situation.open_tile:
        yield clause.NotTheOpenTile(take.tile)
        return
    rack, played = with_tile(situation, take).rack, table_change(situation, take.lay).played
    hidden = min(rack.unknown, len(played.minus(rack)))
    left = Tiles(rack.known.minus(played), rack.unknown - hidden)
    if len(left) > situation.rules.discard_pile:
        yield clause.OpenTileNotToFinish(left)
    yield from lay_is_legal(with_tile(situation, take), take.lay)


CHECKS: dict[type[Move], tuple[Callable[[Situation, Any], Iterable[Violation]], ...]] = {
    Lay: (lay_is_legal,),
    Draw: (may_draw,),
    Pass: (may_pass,),
    Timeout: (time_is_settled,),
    Resign: (),
    Discard: (may_discard,),
    TakeDiscard: (discard_makes_new_meld,),
    TakeOpenTile: (open_tile_finishes,),
}


# Why a row is not a meld: the fault that a person would name

_new = object.__new__


def why_not_a_meld(row: Row) -> NotAMeld:
    """The first fault of a row that has no reading as a meld.

    >>> why_not_a_meld(Row.parse("[r12r13r1]")).clause
    'SET.one_low'
    """
    violation = _new(clause.TooShort if len(row.row) < SHORTEST else _misfit(row))
    violation.__dict__["row"] = row  # as `unchecked` does; its call for every row took a tenth of a judgement
    return violation


def why_never_a_meld(row: Row) -> NotAMeld:
    """The first fault of a row apart from being too short, for rows to which no tile can be added.

    >>> why_never_a_meld(Row.parse("[r6o4]")).clause
    'SET.run'
    """
    return _misfit(row).unchecked(row=row)


_COLOURED_JOKERS = frozenset([Tile(colour, 0) for colour in COLOURS])


def _misfit(row: Row) -> type[NotAMeld]:
    numbers, colours = row.kinds
    if len(numbers) > 1 and len(colours) > 1:
        return clause.NotARun
    if not numbers:
        return clause.OnlyJokers
    if not _COLOURED_JOKERS.isdisjoint(row.row):
        with_plain_jokers = Row(tuple(JOKER if tile.is_joker else tile for tile in row.row))
        if with_plain_jokers.readings:
            return clause.JokerOfOtherColour
    if len(numbers) == 1:
        return clause.NotAGroup
    # Is each number one more than the last if 1 comes after 13?
    starts = {(tile.number - at) % len(NUMBERS) for at, tile in enumerate(row.row) if tile.number}
    return clause.GoesRound if len(starts) == 1 else clause.NotARun
