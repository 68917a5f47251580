"""What every turn of a round was worth to its player, and the chances of all seats at every moment.

A turn is weighed by what its player could know. Every seat has its own share of the sampled worlds, whatever the
others did: the record of one seat says the same about its turns as the whole record.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from tilerummy.engine.moves import Draw, Lay, Pass
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Entry, Record
from tilerummy.evaluation import TurnWorth, evaluate, weigh_turn
from tilerummy.evaluation.turns import SUSPECT, WORLDS
from tilerummy.evaluation.worth import why_no_chances
from tilerummy.review.rounds import ReviewedTurn, RoundReview, played_tiles

MOST_WEIGHED = 250
"""Turns of a round that is weighed."""
MOST_SUSPECTS = 12
"""For how many turns of a seat a lap is played in sampled worlds: those that lost the most."""
WORLDS_OF_ROUND = 640
"""How many worlds the seats share for them."""

Chances = tuple[float, ...]
"""The chance of each seat to win, at one moment; they add up to 1."""


def why_only_tiles(review: RoundReview) -> str:
    """Why a round is reviewed only by tiles: other `rules`, a `slow` net that is not compiled, or a `long` round.

    It is empty if a round can be reviewed by chances in usual time.
    """
    start = review.record.start
    return why_no_chances(start.edition, start.seats) or ("long" if len(review.turns) > MOST_WEIGHED else "")


def chances_at(record: Record, moments: Sequence[int]) -> tuple[Chances, ...] | None:
    """The chances after these numbers of moves, by all racks; None if the record hides one."""
    if not isinstance(record.start, Position):
        return None
    return tuple(evaluate(record.situations[at], record.entries[:at]).chances for at in moments)


def worths_of(record: Record, turns: Sequence[ReviewedTurn]) -> tuple[TurnWorth | None, ...]:
    """What each turn was worth; None if its rack is hidden, or if the player did not choose what happened."""
    worths: dict[int, TurnWorth] = {}
    for seat in range(record.start.seats):
        own = {at: turn for at, turn in enumerate(turns) if turn.seat == seat and _is_chosen(turn)}
        worths |= _of_seat(record, record.redacted(seat).entries, own) if own else {}
    return tuple(worths.get(at) for at in range(len(turns)))


def _is_chosen(turn: ReviewedTurn) -> bool:
    """Whether it is one lay, draw or pass: not a time-out, and not a player who resigned."""
    return turn.review is not None and len(turn.moves) == 1 and isinstance(turn.moves[0], Lay | Draw | Pass)


def _of_seat(record: Record, log: Sequence[Entry], turns: Mapping[int, ReviewedTurn]) -> dict[int, TurnWorth]:
    worths = {at: _weighed(record, log, turn, worlds=0) for at, turn in turns.items()}
    asked = {at for at, worth in worths.items() if gap(worth) >= SUSPECT} - _repeated_wins(turns)
    suspects = sorted(asked, key=lambda at: -gap(worths[at]))[:MOST_SUSPECTS]
    share = WORLDS_OF_ROUND // record.start.seats // max(1, len(suspects))
    return worths | {at: _weighed(record, log, turns[at], min(WORLDS, share)) for at in suspects}


def _repeated_wins(turns: Mapping[int, ReviewedTurn]) -> set[int]:
    """The missed wins directly after another one of this seat: they leave the worlds to other mistakes."""
    missed = {at for at, turn in turns.items() if turn.review is not None and turn.review.could_go_out}
    return {at for before, at in pairwise(turns) if before in missed and at in missed}


def gap(worth: TurnWorth) -> float:
    """The chance that a turn seems to have cost, confirmed or not."""
    return worth.best_chance - worth.chance


def _weighed(record: Record, log: Sequence[Entry], turn: ReviewedTurn, worlds: int) -> TurnWorth:
    before = record.situations[turn.begin]
    seen = view(before, turn.seat) if isinstance(before, Position) else before
    return weigh_turn(seen, log[: turn.begin], played_tiles(turn.moves), worlds=worlds)
