"""How a round ended and what it is worth to each seat, by the edition's policies.

>>> from tilerummy.engine.position import Position
>>> score(Position.parse("rummikub-vienna-en kbr10 -/r5/r13j/k1k2 01 1 4.0"))
(51, -5, -43, -3)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tilerummy.engine.errors import require, require_whole, wrong_type
from tilerummy.engine.position import Position, Stage
from tilerummy.engine.rules import BlockedScore, Choice, PoolEmpty, Rules
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over


class Ending(Choice):
    """How a round ended: a seat went out, the round was blocked, nobody won, or a seat resigned."""

    OUT = "out"
    BLOCKED = "blocked"
    DRAWN = "drawn"
    RESIGNED = "resigned"


@dataclass(frozen=True)
class Outcome:
    """How a round ended; a drawn one has no winner."""

    ending: Ending
    winner: int | None = None
    hand: bool = False

    def __post_init__(self) -> None:
        require(self.ending, Ending, "ending")
        require(self.hand, bool, "hand")
        if self.winner is not None:
            require_whole(self.winner, "winner")
        if (self.winner is None) != (self.ending is Ending.DRAWN):
            raise wrong_type("winner", "None" if self.ending is Ending.DRAWN else "int >= 0", self.winner)


def rack_points(rack: Tiles, rules: Rules) -> int:
    return rack.points(joker=rules.joker_penalty)


def outcome(position: Position) -> Outcome | None:
    """How the round ended, or None while it goes on."""
    require(position, Position, "position")
    if not is_over(position):
        return None
    points = [rack_points(rack, position.rules) for rack in position.racks]
    if position.stage is Stage.RESIGNED:
        others = [(position.turn + step) % position.seats for step in range(1, position.seats)]
        return Outcome(Ending.RESIGNED, min(others, key=points.__getitem__))
    for seat, rack in enumerate(position.racks):
        if not rack:
            hand = position.rules.hand_double and seat not in position.opened
            return Outcome(Ending.OUT, seat, hand)
    lowest = min(points)
    if BLOCKED[position.rules.pool_empty] and points.count(lowest) == 1:
        return Outcome(Ending.BLOCKED, points.index(lowest))
    return Outcome(Ending.DRAWN)


BLOCKED: dict[PoolEmpty, bool] = {
    PoolEmpty.DRAW_WHEN_EXHAUSTED: False,
    PoolEmpty.DRAW_ON_FAILED_DRAW: False,
    PoolEmpty.PLAY_ON: True,
    PoolEmpty.PASS_THEN_DRAW: False,
}
"""Whether the lowest rack wins a blocked round."""


def score(position: Position) -> tuple[int, ...] | None:
    """The points that each seat gains or loses in this round; the sum is always zero. None while the round goes on."""
    ended = outcome(position)
    if ended is None:
        return None
    points = [rack_points(rack, position.rules) for rack in position.racks]
    resigned = position.turn if ended.ending is Ending.RESIGNED else None
    return score_points(points, ended, position.rules, resigned=resigned)


def score_points(
    points: Sequence[int], ended: Outcome, rules: Rules, *, resigned: int | None = None
) -> tuple[int, ...]:
    """As `score`, for a physical game in which the players count their racks themselves."""
    if ended.winner is None:
        return (0,) * len(points)
    score = rules.blocked_score if ended.ending is Ending.BLOCKED else BlockedScore.FULL
    losses = BLOCKED_LOSSES[score](points, ended.winner)
    if resigned is not None:
        losses = [loss if seat == resigned else 0 for seat, loss in enumerate(losses)]
    if ended.hand:
        losses = [2 * loss for loss in losses]
    losses[ended.winner] = 0
    return tuple(sum(losses) if seat == ended.winner else -loss for seat, loss in enumerate(losses))


BLOCKED_LOSSES: dict[BlockedScore, Callable[[Sequence[int], int], list[int]]] = {
    BlockedScore.NONE: lambda points, winner: [0] * len(points),
    BlockedScore.FULL: lambda points, winner: list(points),
    BlockedScore.DIFFERENCE: lambda points, winner: [rack - points[winner] for rack in points],
}
"""What each seat loses in a blocked round; in any other round it is the whole rack."""
