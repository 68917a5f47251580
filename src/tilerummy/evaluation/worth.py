"""The evaluation of a position or of what a seat sees of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import fmean

from tilerummy.bots.endgame import Duel
from tilerummy.bots.packed_tiles import pack, pack_table
from tilerummy.bots.value import choice, has_value
from tilerummy.bots.world_sampling import seats_in_turn
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require, require_each
from tilerummy.engine.position import Position, Stage, View, unchecked, view
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import BLOCKED, outcome, rack_points, score

SURE_OF_SEARCH = 0.97
"""The chance of a seat that the search of the last moves sees as the winner; the search is no proof."""


class Source(Enum):
    """Where an evaluation comes from."""

    NET = "net"
    SEARCH = "search"
    """The last moves between two seats, whose racks are known."""
    OVER = "over"
    """The seat to move can lay its whole rack, or the round is over."""


@dataclass(frozen=True)
class Evaluation:
    """For every seat, counted from 0: its chance to win, and the points it can expect. The chances add up to 1.

    A round that nobody wins counts as an equal share for each seat.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    by: Source


def has_evaluation(edition: Edition | str, seats: int) -> bool:
    """Whether rounds of this edition with so many seats can be evaluated.

    >>> has_evaluation("rummikub-vienna-en", 4), has_evaluation("rummikub-vienna-en,partial_take=keep_three", 4)
    (True, False)
    """
    return has_value((edition if isinstance(edition, Edition) else Edition.parse(edition)).rules, seats)


def evaluate(situation: View | Position, log: Sequence[Entry] = ()) -> Evaluation:
    """What the round is worth to each seat, before the seat to move has moved.

    `log` has the moves of the round so far: they tell who waits and who lays.
    """
    require(situation, View | Position, "situation")  # type: ignore[arg-type]
    entries = require_each(log, Entry, "log")
    if not has_value(situation.rules, situation.seats):
        raise Impossible("no-evaluation", edition=str(situation.edition), seats=situation.seats)
    if isinstance(situation, View):
        if situation.seat is None:
            raise Impossible("rack-unknown")
        return _by_view(_to_move(situation, situation.seat), entries)
    over = outcome(situation)
    if over is not None:
        winner, points = over.winner, score(situation) or ()
        share = 1 / situation.seats
        chances = tuple(share if winner is None else float(seat == winner) for seat in range(situation.seats))
        return Evaluation(chances, tuple(map(float, points)), Source.OVER)
    return _by_position(situation, entries)


def _by_view(seen: View, log: Sequence[Entry]) -> Evaluation:
    found = choice(seen, log)
    if found.options.goes_out:
        return Evaluation(_only(seen.turn, seen.seats), _points_of_winner(seen), Source.OVER)
    best = max(worth for _, worth in found.lays)
    order = seats_in_turn(seen)
    place = {seat: at for at, seat in enumerate(order)}
    chances = tuple(best.chances[place[seat]] for seat in range(seen.seats))
    points = tuple(best.points[place[seat]] for seat in range(seen.seats))
    if _both_racks_known(seen):
        return Evaluation(_searched(seen), points, Source.SEARCH)
    return Evaluation(chances, _balanced(points), Source.NET)


def _by_position(position: Position, log: Sequence[Entry]) -> Evaluation:
    """Each seat is asked what it would think of its own chance if it were to move now."""
    own = view(position, position.turn)
    mover = _by_view(own, log)
    if mover.by is not Source.NET:
        return mover
    chances, points = [], []
    for seat in range(position.seats):
        as_mover = mover if seat == position.turn else _by_view(_to_move(view(position, seat), seat), log)
        chances.append(as_mover.chances[seat])
        points.append(as_mover.points[seat])
    return Evaluation(tuple(chance / sum(chances) for chance in chances), _balanced(points), Source.NET)


def _to_move(seen: View, seat: int) -> View:
    """The view of a seat as if it were to move now."""
    return seen if seen.turn == seat else unchecked(seen, turn=seat, stage=Stage.START)


def _balanced(points: Sequence[float]) -> tuple[float, ...]:
    """The same points moved so that they add up to 0, as those of every round do."""
    return tuple(each - fmean(points) for each in points)


def _only(seat: int, seats: int) -> tuple[float, ...]:
    return tuple(float(each == seat) for each in range(seats))


def _points_of_winner(seen: View) -> tuple[float, ...]:
    """What the others lose if the seat to move goes out: unseen tiles count their average."""
    rules, unseen = seen.rules, seen.unseen
    each = rack_points(unseen, rules) / len(unseen) if unseen else 0.0
    losses = [
        rack_points(rack.known, rules) + each * rack.unknown if seat != seen.turn else 0.0
        for seat, rack in enumerate(seen.racks)
    ]
    return tuple(sum(losses) if seat == seen.turn else -loss for seat, loss in enumerate(losses))


def _both_racks_known(seen: View) -> bool:
    return seen.seats == 2 and not seen.pool_size and len(seen.opened) == 2 and BLOCKED[seen.rules.pool_empty]


def _searched(seen: View) -> tuple[float, ...]:
    """Who wins the last moves between two seats: the search of *master* says it."""
    colours = seen.rules.colours
    mine, theirs = pack(seen.rack, colours), pack(seen.unseen, colours)
    table, passed = pack_table(seen.table, colours), seen.turn_count.passes > 0
    wins = Duel(seen.rules.joker_penalty).search(table, mine, theirs, passed)[1] > 0
    mine_wins = SURE_OF_SEARCH if wins else 1 - SURE_OF_SEARCH
    return tuple(mine_wins if seat == seen.turn else 1 - mine_wins for seat in range(2))
