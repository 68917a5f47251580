"""A score card as people keep it at a real table: who went out, what the others had left, the scores, all in words."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.match import MatchLength, ScoreSheet, games_in_round, next_starter, whole_rounds
from tilerummy.engine.rules import NextStarter, Rules
from tilerummy.engine.scoring import BLOCKED, Ending, Outcome, rack_points, score_points
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import STEP
from tilerummy.language import Translator
from tilerummy.language.scores import signed, wins_decide

Rack = int | Tiles
"""What was left: counted by the players, or tile by tile."""
LONGEST_NAME = 24
FORBIDDEN = ";,/=:"
"""These separate names on the command line and in records."""


class BadEntry(TilerummyError):
    """An entry that cannot be right. `field` is its place in the data of the card, such as `rounds.2.racks.0`."""

    def __init__(self, code: str, field: str = "", **params: object) -> None:
        super().__init__(code, **params)
        self.field = field


def place(at: int, seat: int | None = None) -> str:
    """The place of a round, or of a rack in it, in the data of the card; both are counted from 0."""
    return f"rounds.{at}" if seat is None else f"rounds.{at}.racks.{seat}"


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


def check_seats(seats: int, rules: Rules) -> None:
    """Raise `BadEntry` if the edition is not for this many players."""
    low, high = rules.seats
    if not low <= seats <= high:
        raise BadEntry("seats-out-of-range", "players", seats=seats, low=low, high=high)


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
        seats = len(self.names)
        check_seats(seats, self.rules)
        if whole_rounds(self.length, self.rules, seats) is None:
            size = games_in_round(self.rules, seats)
            raise BadEntry("games-not-whole-rounds", "agreed", games=self.length, size=size)
        for at, name in enumerate(self.names):
            check_name(name, self.names[:at])
        for at, played in enumerate(self.rounds):
            self._check(played, at)

    def _check(self, played: Played, at: int) -> None:
        seats = len(self.names)
        if len(played.racks) != seats:
            raise BadEntry("score-racks", place(at), count=len(played.racks), seats=seats)
        if played.hand and not self.rules.hand_double:
            raise BadEntry("score-no-hand", f"{place(at)}.hand", edition=self.edition)
        counted = played.out is not None or lowest_wins(self.rules)
        for seat, points in enumerate(played.points(self.rules)):
            name, field = self.names[seat], place(at, seat)
            if seat == played.out and points:
                raise BadEntry("score-rack-not-empty", field, name=name)
            if seat != played.out and counted and not points:
                raise BadEntry("score-rack-empty", field, name=name)
            if points > self.most_points:
                raise BadEntry("score-too-many-points", field, name=name, most=self.most_points)
        racks = [rack for rack in played.racks if isinstance(rack, Tiles)]
        if surplus := sum(racks, Tiles()).minus(self.rules.tiles):
            raise BadEntry("more-than-in-the-box", place(at), tiles=str(surplus))

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
    """Raises `BadEntry` if the player after these `others` cannot be called so."""
    field = f"players.{len(others)}"
    if name.casefold() in map(str.casefold, others):
        raise BadEntry("score-name-twice", field, name=name)
    good = name == name.strip() and 0 < len(name) <= LONGEST_NAME and name.isprintable()
    if not good or set(FORBIDDEN) & set(name) or name.isdigit():
        raise BadEntry("score-name-bad", field, name=name, most=LONGEST_NAME, signs=" ".join(FORBIDDEN))


# As JSON: what the players entered; points, totals and leaders are computed from it


FORMAT = 1


def as_data(card: Scorecard) -> dict[str, Any]:
    return {
        "score": FORMAT,
        "edition": card.edition.pinned,
        "players": list(card.names),
        "agreed": card.agreed,
        "starter": card.starter,
        "rounds": [
            {
                "out": played.out,
                "hand": played.hand,
                "racks": [rack if isinstance(rack, int) else str(rack) for rack in played.racks],
            }
            for played in card.rounds
        ],
    }


def from_data(data: Any) -> Scorecard:
    """The card. Raises `TilerummyError` for what cannot be played, and built-in errors if this is not a card at all."""
    if data["score"] != FORMAT:
        raise ValueError(data["score"])
    edition = get(_text(data["edition"]))
    names = tuple(map(_text, data["players"]))
    check_seats(len(names), edition.rules)  # first: with the wrong number of players every seat is wrong
    rounds = tuple(_played(each, at, len(names)) for at, each in enumerate(data["rounds"]))
    agreed = data["agreed"]
    if agreed is not None and (type(agreed) is not int or agreed < 1):
        raise ValueError(agreed)
    return Scorecard(edition, names, rounds, agreed, _seat(data["starter"], len(names), "starter"))


def _played(data: Any, at: int, seats: int) -> Played:
    racks = tuple(_rack(rack, place(at, seat)) for seat, rack in enumerate(data["racks"]))
    return Played(racks, _seat(data["out"], seats, f"{place(at)}.out"), data["hand"] is True)


def _rack(data: Any, field: str) -> Rack:
    if type(data) is int and data >= 0:
        return data
    try:
        tiles = Tiles.parse(_text(data))
    except TilerummyError:
        raise BadEntry("score-rack-expected", field) from None
    if tiles.unknown:
        raise BadEntry("score-rack-expected", field)
    return tiles


def _text(data: Any) -> str:
    if not isinstance(data, str):
        raise TypeError(data)
    return data


def _seat(data: Any, seats: int, field: str) -> int | None:
    if data is None:
        return None
    if type(data) is not int:
        raise TypeError(data)
    if not 0 <= data < seats:
        raise BadEntry("no-such-seat", field, seat=data, seats=seats)
    return data


# In words


def describe_ending(card: Scorecard, played: Played, tr: Translator) -> str:
    """How a round ended, in a word or two."""
    ended = played.outcome(card.rules)
    name = "" if ended.winner is None else card.names[ended.winner]
    brief = "hand" if ended.hand else ended.ending.value
    return tr.text(f"companion-brief-{brief}", name=name)


def describe_standing(card: Scorecard, tr: Translator) -> str:
    """Who leads or has won, and by which criterion of the edition."""
    return f"{_standing(card, tr)} ({tr.rule('match', card.rules.match)})"


def _standing(card: Scorecard, tr: Translator) -> str:
    leaders = [card.names[seat] for seat in card.leaders]
    if not leaders:
        return tr.text("companion-nobody-leads")
    if len(leaders) > 1:
        return tr.text("companion-winners" if card.is_over else "companion-leaders", names=", ".join(leaders))
    if card.is_over:
        return tr.text("companion-winner", name=leaders[0])
    seat = card.leaders[0]
    points, rounds = card.sheet.totals[seat], card.sheet.rounds_won[seat]
    if not wins_decide(card.rules):
        return tr.text("companion-leader-total", name=leaders[0], points=points)
    return tr.text("companion-leader-rounds", name=leaders[0], rounds=rounds, points=signed(points))


def describe_next_starter(card: Scorecard, tr: Translator) -> str:
    """Who starts the next round, or the rule that decides it if that is not known."""
    seat = card.next_starter
    if seat is not None:
        return tr.text("companion-next-starter", name=card.names[seat])
    if not card.rounds:
        return tr.rule("first_player", card.rules.first_player)
    if card.rules.next_starter is NextStarter.REDRAW:
        return tr.text("companion-next-starter-redraw")
    return tr.rule("next_starter", card.rules.next_starter)
