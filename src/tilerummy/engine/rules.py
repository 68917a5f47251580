"""Every choice that an edition makes, as one flat row. docs/policies.md explains the choices.

A policy is a closed enum. Each value maps to a function in one table, in the module that applies it. This module does
not depend on seats, time or randomness, and no code depends on an edition's name.
"""

from dataclasses import dataclass, fields
from difflib import get_close_matches
from enum import Enum
from functools import cached_property, partial
from types import NoneType
from typing import Any, get_args, get_type_hints

from tilerummy.engine.errors import Impossible, Unreadable, parse_part, require, written
from tilerummy.engine.tiles import COLOURS, COPIES, JOKER, NUMBERS, Tile, Tiles

MOST_JOKERS = 4
LEAST_SEATS = 2
MOST_SEATS = 8
MOST_DEALT = 999
LIMITS = {
    "jokers": (0, MOST_JOKERS),
    "open_min": (0, 999),
    "timer_s": (1, 86400),
    "timeout_draw": (0, 99),
    "timeout_idle_draw": (0, 99),
    "joker_penalty": (0, 999),
    "deal": (1, MOST_DEALT),
}
"""The lowest and the highest value of each number. How many tiles can be dealt also depends on the seats."""
_RANGES = {**LIMITS, "seats": (LEAST_SEATS, MOST_SEATS)}


class Choice(Enum):
    """A closed list of values; its `repr` can be evaluated, as for every public value."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class FirstPlayer(Choice):
    LOT = "lot"
    HIGHEST_TILE = "highest_tile"
    YOUNGEST = "youngest"


class Direction(Choice):
    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter_clockwise"


class OpenJoker(Choice):
    REPRESENTED = "represented"
    ALWAYS_25 = "25"


class OpenExtend(Choice):
    SAME_TURN = "same_turn"
    NEXT_TURN = "next_turn"


class OpenScope(Choice):
    EACH = "each"
    ANY_PLAYER = "any_player"


class PartialTake(Choice):
    RESULT_ONLY = "result_only"
    KEEP_THREE = "keep_three"


class JokerFree(Choice):
    EXCHANGE = "exchange"
    IF_REST_VALID = "if_rest_valid"


class JokerSource(Choice):
    RACK = "rack"
    RACK_OR_TABLE = "rack_or_table"


class JokerReuse(Choice):
    ANYWHERE = "anywhere"
    OTHER_MELD = "other_meld"
    NEW_MELD = "new_meld"


class JokerSplit(Choice):
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class TimerScope(Choice):
    EVERY_TURN = "every_turn"
    AFTER_OPENING = "after_opening"
    MANIPULATION = "manipulation"


class TimeoutTable(Choice):
    RESTORE = "restore"
    KEEP_VALID = "keep_valid"


class TimeoutLoose(Choice):
    OWN_BACK = "own_back"
    ALL_TO_PLAYER = "all_to_player"
    OWN_BACK_TABLE_HOME = "own_back_table_home"


class PoolEmpty(Choice):
    DRAW_WHEN_EXHAUSTED = "draw_when_exhausted"
    DRAW_ON_FAILED_DRAW = "draw_on_failed_draw"
    PLAY_ON = "play_on"
    PASS_THEN_DRAW = "pass_then_draw"


class BlockedScore(Choice):
    NONE = "none"
    FULL = "full"
    DIFFERENCE = "difference"


class MatchWinner(Choice):
    """What decides a match: the total points, or the number of rounds won and then the total points."""

    TOTAL = "total"
    GAMES_THEN_TOTAL = "games_then_total"


class RoundGames(Choice):
    """How many games, each from deal to outcome, the sheet calls a round."""

    ONE = "one"
    PLAYERS = "players"


class NextStarter(Choice):
    ROTATE = "rotate"
    REDRAW = "redraw"
    FOLLOWER = "follower"


@dataclass(frozen=True, repr=False)
class Rules:
    """All choices of an edition as one row, with house rules applied.

    >>> from tilerummy.engine.editions import get
    >>> rules = get("rummy-classic").rules
    >>> str(rules)[:44], Rules.parse(str(rules)) == rules
    ('colours=bryg,jokers=2,deal=14,seats=2-4,joke', True)
    """

    colours: str
    jokers: int
    deal: int
    seats: tuple[int, int]
    joker_colour: bool
    first_player: FirstPlayer
    direction: Direction
    open_min: int
    open_joker: OpenJoker
    open_extend: OpenExtend
    open_scope: OpenScope
    open_after_draw: bool
    partial_take: PartialTake
    joker_free: JokerFree
    joker_source: JokerSource
    joker_reuse: JokerReuse
    joker_split: JokerSplit
    timer_s: int | None
    timer_scope: TimerScope
    timeout_table: TimeoutTable
    timeout_loose: TimeoutLoose
    timeout_draw: int
    timeout_idle_draw: int
    pool_empty: PoolEmpty
    blocked_score: BlockedScore
    joker_penalty: int
    call_out: bool
    match: MatchWinner
    round_games: RoundGames
    next_starter: NextStarter
    hand_double: bool
    hand_open: bool
    discard_pile: bool
    open_last_tile: bool

    def __post_init__(self) -> None:
        for name in FIELDS:
            if not _has_type(name, getattr(self, name)):
                raise out_of_range(name, written(getattr(self, name)))
        values = [(name, getattr(self, name), *limits) for name, limits in LIMITS.items()]
        for name, fits in (
            ("colours", _is_palette(self.colours) and self.colours == _in_order(self.colours)),
            ("seats", LEAST_SEATS <= self.seats[0] <= self.seats[1] <= MOST_SEATS),
            *((name, value is None or low <= value <= high) for name, value, low, high in values),
            ("deal", self.deal * self.seats[1] < self.size),
        ):
            if not fits:
                most_dealt = min(MOST_DEALT, (self.size - 1) // max(1, self.seats[1]))
                raise out_of_range(name, written(getattr(self, name), value_text), most_dealt)
        if self.joker_colour and self.jokers != len(self.colours):
            raise Impossible("joker-colours", field="joker_colour", jokers=self.jokers, needed=len(self.colours))

    @property
    def size(self) -> int:
        """How many tiles are in play."""
        return len(self.colours) * len(NUMBERS) * COPIES + self.jokers

    @property
    def without_effect(self) -> frozenset[str]:
        """The fields that change nothing, because another field switches them off."""
        if self.timer_s is None:
            return CLOCK_FIELDS
        never_idle = self.timer_scope is TimerScope.MANIPULATION and self.timeout_draw > 0
        return frozenset({"timeout_idle_draw"}) if never_idle else frozenset()

    @cached_property
    def tiles(self) -> Tiles:
        """Every tile of the box that is in play."""
        numbered = [Tile(colour, number) for colour in self.colours for number in NUMBERS] * COPIES
        jokers = [Tile(colour, 0) for colour in self.colours] if self.joker_colour else [JOKER] * self.jokers
        return Tiles([*numbered, *jokers])

    def __str__(self) -> str:
        return ",".join(f"{name}={value_text(getattr(self, name))}" for name in FIELDS)

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """All fields as `name=value` with commas between them, in any order."""
        values: dict[str, Any] = {}
        at = 0
        for item in require(text, str, "text").split(","):
            name, equals, value = item.partition("=")
            if not equals:
                raise Unreadable("house-rule-expected", text, at)
            if name in values:
                raise Unreadable("house-rule-twice", text, at, field=name)
            values[name] = parse_part(text, at + len(name) + 1, partial(parse_value, name), value)
            at += len(item) + 1
        if missing := [name for name in FIELDS if name not in values]:
            raise Unreadable("house-rule-value-expected", text, len(text), field=missing[0])
        return cls(**values)


FIELDS: tuple[str, ...] = tuple(field.name for field in fields(Rules))
CLOCK_FIELDS = frozenset(name for name in FIELDS if name.startswith("timeout_") or name == "timer_scope")
"""The fields that matter only if turns are timed."""
_TYPES: dict[str, Any] = get_type_hints(Rules)
_ACCEPTED: dict[str, tuple[type, ...]] = {name: get_args(kind) or (kind,) for name, kind in _TYPES.items()}
"""The types that a value of a field may have; for `seats` those of its two numbers."""


def choices(name: str) -> tuple[str, ...] | None:
    """The values a field may take, as written; None for a number."""
    kind = _TYPES[name]
    if kind is bool:
        return ("no", "yes")
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(member.value for member in kind)
    return None


def value_text(value: object) -> str:
    """A field's value as TRN and the edition files write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return f"{value[0]}-{value[1]}"
    return "none" if value is None else str(value)


def parse_value(name: str, text: str) -> Any:
    """The value that `text` means for the field `name`."""
    if name not in _TYPES:
        raise unknown_rule(name)
    kind = _TYPES[name]
    written = choices(name)
    if written is not None:
        if text not in written:
            raise Impossible("rule-value-unknown", field=name, value=text, choices=" ".join(written))
        return text == "yes" if kind is bool else kind(text)
    if name == "colours":
        return _in_order(text) if _is_palette(text) else text
    if NoneType in _ACCEPTED[name] and text == "none":
        return None
    if name == "seats":
        low, dash, high = text.partition("-")
        return (_whole(name, low), _whole(name, high if dash else low))
    return _whole(name, text)


def unknown_rule(name: str) -> Impossible:
    close = get_close_matches(name, FIELDS, n=1)
    return Impossible("rule-unknown", field=name, close="".join(close))


def out_of_range(name: str, value: str, most_dealt: int = MOST_DEALT) -> Impossible:
    """The error for a value that the field cannot have, with the possible ones if it is a number."""
    if name not in _RANGES:
        return Impossible("rule-value-impossible", field=name, value=value)
    low, high = (1, most_dealt) if name == "deal" else _RANGES[name]
    return Impossible("rule-out-of-range", field=name, value=value, low=low, high=high)


def _whole(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Unreadable("rule-number-expected", text, 0, field=name)
    return int(text)


def _has_type(name: str, value: object) -> bool:
    """Whether the value has the type of the field; a bool does not count as a number here."""
    if name == "seats":
        return type(value) is tuple and len(value) == 2 and all(type(each) is int for each in value)
    return type(value) in _ACCEPTED[name]


def _in_order(colours: str) -> str:
    return "".join(colour for colour in COLOURS if colour in colours)


def _is_palette(colours: str) -> bool:
    return len(colours) == 4 and len(set(colours)) == 4 and set(colours) <= set(COLOURS)
