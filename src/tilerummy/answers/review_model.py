"""The models of the review of a round."""

from typing import Annotated, Literal

from pydantic import Field

from tilerummy.rooms.rest import MOST_GAMES, Body, Name
from tilerummy.rooms.wire import SeatNumber, TileText

LONGEST_REVIEWED = 50_000
"""Characters of a record that can be reviewed: they fit a usual request. A round has about 1,500."""
MOST_CONTINUED = 1000
"""Moves of a round that can be played on."""

RoundNumber = Annotated[int, Field(ge=1, le=MOST_GAMES)]
MarkName = Literal[
    "won",
    "missed-win",
    "missed-first-lay",
    "joker-given",
    "lost-chance",
    "waited",
    "missed-tiles",
    "missed-points",
    "best",
    "good",
    "nothing",
]


class ReviewQuestion(Body):
    """A record in TRN, and which of its rounds is meant."""

    trn: Annotated[str, Field(min_length=1, max_length=LONGEST_REVIEWED)]
    round: RoundNumber = 1


class Continuing(Body):
    """Continue a round after its first `moves` moves, on a seat."""

    moves: Annotated[int, Field(ge=0, le=MOST_CONTINUED)]
    seat: SeatNumber
    name: Name


class ContinuingRecord(Continuing):
    """The same for a round of a record in TRN."""

    trn: Annotated[str, Field(min_length=1, max_length=LONGEST_REVIEWED)]
    round: RoundNumber = 1


class ShownMeld(Body):
    tiles: tuple[TileText, ...]
    stands_for: tuple[TileText, ...]
    """The same as `tiles`, with each joker replaced by the tile it stands for."""
    name: str
    slot: int
    """A number that the meld keeps while most of it stays the same."""
    new: tuple[int, ...]
    """The places of the tiles that come from the rack in this turn."""


class Moment(Body):
    """The table and all racks after a turn."""

    table: tuple[ShownMeld, ...]
    racks: tuple[tuple[TileText, ...], ...]
    hidden: tuple[int, ...]
    """How many more tiles each rack has that the record does not show."""
    pool: int
    opened: tuple[SeatNumber, ...]
    discards: tuple[tuple[TileText, ...], ...] = ()
    open_tile: TileText | None = None


class BestLay(Body):
    """The best lay where it was not made; without tiles, laying nothing was the best."""

    tiles: tuple[TileText, ...]
    steps: tuple[str, ...]
    """How to lay it, sentence by sentence."""
    table: tuple[ShownMeld, ...]
    rack_before: tuple[TileText, ...]
    """The rack from which it is laid: in some editions with the tile that was drawn in this turn."""
    rack: tuple[TileText, ...]
    """The rack after it."""


class TurnJudged(Body):
    """A turn beside the best that the player could do, by tiles or by chances."""

    sentence: str
    """How good the turn was."""
    marks: tuple[MarkName, ...]
    possible: str
    """Tiles and points of the best lay in words."""
    missed: str
    """What a mistake missed or cost; empty if the turn was none."""
    best: BestLay | None
    exercise: str | None
    """The position from which the best lay is possible, if it was not made and all racks are known."""


class TurnReviewed(TurnJudged):
    """A turn, judged by tiles."""

    number: int
    lap: int
    seat: SeatNumber
    text: str
    """What the player did."""
    why: str
    """The reason that a computer gave for its move."""
    comment: str
    tiles: int
    """How many tiles left the rack."""
    laid: str
    """Tiles and points in words."""
    after: Moment
    moves: int
    """How many moves of the round were made after the turn."""
    position: str
    """The position before the turn in TRN."""


class PlayerJudged(Body):
    """What all turns of a player came to, by tiles or by chances."""

    accuracy: int | None
    """In per cent."""
    missed: str
    """What was missed in all turns, in words: tiles and points, or mistakes. A miss that is repeated counts once."""
    worst: tuple[int, ...]
    """The numbers of the turns with the worst mistakes, the worst first, each mistake once."""


class PlayerReviewed(PlayerJudged):
    """A player, judged by tiles."""

    name: str
    computer: str | None
    """The level of a computer."""
    level: str
    """The estimated level in words."""
    values: tuple[int | None, ...]
    """The value of the rack at the start and after each turn."""


class PlayerByChances(PlayerJudged):
    chances: tuple[float, ...]
    """The chance to win at the start and after each turn, from 0 to 1; empty if the record hides a rack."""


class TurningPointShown(Body):
    turn: int
    seat: SeatNumber
    text: str


class ByChances(Body):
    """The review of a round by the chance to win that each turn cost: an item for each turn, and for each seat."""

    turns: tuple[TurnJudged, ...]
    players: tuple[PlayerByChances, ...]
    turning_points: tuple[TurningPointShown, ...]


class RoundReviewed(Body):
    """The review of a round. Turns, players and turning points are judged by tiles."""

    edition: str
    title: str
    unit: Literal["round", "game"]
    round: int
    rounds: int
    """How many rounds the record has."""
    players: tuple[PlayerReviewed, ...]
    start: Moment
    turns: tuple[TurnReviewed, ...]
    turning_points: tuple[TurningPointShown, ...]
    by_chances: ByChances | None
    only_tiles: str
    """Why there is no review by chances, in words; empty if there is one."""
    beginning: str
    ending: str
    scores: tuple[int, ...] | None
    is_over: bool
    can_continue: bool
    """Whether the tiles still to come at every moment are known, so that somebody can play on from it."""
    why_not: str
    """Why nobody can play on, in words; empty if somebody can."""
