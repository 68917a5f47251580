"""A score card as people keep it at a real table: who went out, what the others had left, and the scores."""

from dataclasses import dataclass, replace
from functools import cached_property

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.match import MatchLength, ScoreSheet, next_starter
from tilerummy.engine.rules import Rules
from tilerummy.engine.scoring import BLOCKED, Ending, Outcome, rack_points, score_points
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import STEP

Rack = int | Tiles
"""What was left: counted by the players, or tile by tile."""
LONGEST_NAME = 24
FORBIDDEN = ";,/=:"
"""These separate names on the command line and in records."""


@dataclass(frozen=True)
class Played:
    """A finished round. `out` is the seat that went out; None if nobody did."""

    racks: tuple[Rack, ...]
    out: int | None = None
    hand: bool = False

    def points(self, rules: Rules) -> tuple[int, ...]:
        return tuple(rack if isinstance(rack, int) else rack_points(rack, rules) for rack in self.racks)

    def outcome(self, rules: Rules) -> Outcome:
        if self.out is not None:
            return Outcome(Ending.OUT, self.out, self.hand)
        points = self.points(rules)
        if lowest_wins(rules) and points.count(min(points)) == 1:
            return Outcome(Ending.BLOCKED, points.index(min(points)))
        return Outcome(Ending.DRAWN)

    def scores(self, rules: Rules) -> tuple[int, ...]:
        return score_points(self.points(rules), self.outcome(rules), rules)


def lowest_wins(rules: Rules) -> bool:
    """Whether the lowest rack wins a round in which nobody went out, so that the racks have to be counted."""
    return BLOCKED[rules.pool_empty]


@dataclass(frozen=True)
class Scorecard(MatchLength):
    """Seats clockwise, the rounds played, how many are agreed, and who started the first if that is known."""

    edition: Edition
    names: tuple[str, ...]
    rounds: tuple[Played, ...] = ()
    agreed: int | None = None
    starter: int | None = None

    def __post_init__(self) -> None:
        low, high = self.rules.seats
        if not low <= len(self.names) <= high:
            raise Impossible("seats-out-of-range", seats=len(self.names), low=low, high=high)
        for at, name in enumerate(self.names):
            check_name(name, self.names[:at])
        for played in self.rounds:
            self._check(played)

    def _check(self, played: Played) -> None:
        if len(played.racks) != len(self.names):
            raise Impossible("seats-out-of-range", seats=len(played.racks), low=len(self.names), high=len(self.names))
        if played.hand and not self.rules.hand_double:
            raise Refused("score-no-hand", edition=self.edition)
        counted = played.out is not None or lowest_wins(self.rules)
        for seat, points in enumerate(played.points(self.rules)):
            if seat == played.out and points:
                raise Refused("score-rack-not-empty", name=self.names[seat])
            if seat != played.out and counted and not points:
                raise Refused("score-rack-empty", name=self.names[seat])
            if points > self.most_points:
                raise Refused("score-too-many-points", name=self.names[seat], most=self.most_points)
        racks = [rack for rack in played.racks if isinstance(rack, Tiles)]
        if surplus := sum(racks, Tiles()).minus(self.rules.tiles):
            raise Impossible("more-than-in-the-box", tiles=str(surplus))

    @property
    def rules(self) -> Rules:
        return self.edition.rules

    @property
    def most_points(self) -> int:
        """The value of all tiles in the box: no rack can be worth more."""
        return rack_points(self.rules.tiles, self.rules)

    @cached_property
    def sheet(self) -> ScoreSheet:
        sheet = ScoreSheet(self.rules.match)
        for played in self.rounds:
            sheet = sheet.with_row(played.scores(self.rules), played.outcome(self.rules).winner)
        return sheet

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who leads by the criterion of the edition; nobody while all have nothing."""
        level = not any(self.sheet.totals) and not any(self.sheet.rounds_won)
        return () if not self.rounds or level else self.sheet.leaders

    def with_round(self, played: Played) -> "Scorecard":
        return replace(self, rounds=(*self.rounds, played))

    def with_changed(self, number: int, played: Played) -> "Scorecard":
        """The card with another round `number`, counted from 1."""
        return replace(self, rounds=(*self.rounds[: number - 1], played, *self.rounds[number:]))

    def undone(self) -> "Scorecard":
        return replace(self, rounds=self.rounds[:-1])

    @property
    def next_starter(self) -> int | None:
        """Who starts the next round, if the rounds so far decide it."""
        if not self.rounds:
            return self.starter
        step, seats, out = STEP[self.rules.direction], len(self.names), self.rounds[-1].out
        starter = None if self.starter is None else (self.starter + step * (len(self.rounds) - 1)) % seats
        # If nobody went out, only the players know who would have been next.
        follower = None if out is None else (out + step) % seats
        return next_starter(self.rules, seats, starter, follower)


def check_name(name: str, others: tuple[str, ...]) -> None:
    if name.casefold() in map(str.casefold, others):
        raise Refused("score-name-twice", name=name)
    good = name == name.strip() and 0 < len(name) <= LONGEST_NAME and name.isprintable()
    if not good or set(FORBIDDEN) & set(name) or name.isdigit():
        raise Refused("score-name-bad", name=name, most=LONGEST_NAME, signs=" ".join(FORBIDDEN))
