"""The models of the score sheet of a real table."""

from typing import Annotated, Literal

from pydantic import Field

from tilerummy.rooms.rest import MOST_GAMES, MOST_ROUNDS, Body
from tilerummy.rooms.wire_base import SeatNumber, TileText
from tilerummy.scorecard.card import LONGEST_NAME

MOST_PLAYERS = 8
MOST_ENTERED = 99
"""Rounds, or games, on one sheet."""
LONGEST_RACK = 400
"""Characters of a rack: all tiles of the largest box."""

PlayerName = Annotated[str, Field(max_length=2 * LONGEST_NAME)]
"""A name that is a little too long is refused in words."""
RackEntry = Annotated[int, Field(ge=0, le=9999)] | Annotated[str, Field(max_length=LONGEST_RACK)]
"""Points as the players counted them, or tiles in TRN."""
EnteredSeat = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)] | None


class EnteredRound(Body):
    """What the players say about a round."""

    out: EnteredSeat
    """Who went out; None if nobody did."""
    hand: bool = False
    """Whether all tiles were laid in one turn, as the first lay."""
    racks: Annotated[tuple[RackEntry, ...], Field(strict=False, max_length=MOST_PLAYERS)]


class ScoreData(Body):
    """A score sheet as it was entered. A file of `tilerummy score` has the same contents."""

    score: Literal[1]
    edition: Annotated[str, Field(max_length=2000)]
    players: Annotated[tuple[PlayerName, ...], Field(strict=False, max_length=MOST_PLAYERS)]
    """Clockwise."""
    agreed: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None = None
    """How many games, each from deal to outcome: whole rounds as the sheet counts them; None: one for each player."""
    starter: EnteredSeat = None
    """Who started the first round, if that is known."""
    rounds: Annotated[tuple[EnteredRound, ...], Field(strict=False, max_length=MOST_ENTERED)] = ()


class ScoreQuestion(ScoreData):
    sheet_rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    """The number of rounds as the sheet counts them, instead of `agreed`: a round may have several games."""


class TileValue(Body):
    tile: TileText
    points: int
    """What it costs on a rack."""
    copies: int
    """How many the box has."""


class ScoreRow(Body):
    """A round on the sheet."""

    title: str
    ending: str
    winner: SeatNumber | None
    points: tuple[int, ...]
    """The value of each rack."""
    scores: tuple[int, ...]
    sums: tuple[str, ...]
    """The scores with their calculation."""


class ScoreShown(Body):
    """The sheet with everything that follows from the entries."""

    data: ScoreData
    """The entries, to be kept and sent again."""
    title: str
    unit: Literal["round", "game"]
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    won: tuple[int, ...]
    won_name: str
    wins_decide: bool
    leaders: tuple[SeatNumber, ...]
    standing: str
    """Who leads or has won, and what decides that."""
    next_starter: SeatNumber | None
    next_starter_text: str
    """Who starts the next round, or the rule that decides it; empty after the last round."""
    next_title: str
    over: bool
    full: bool
    """Whether the sheet has no room for another round."""
    length: int
    sheet_rounds: int | None
    """The number of rounds as the sheet counts them; None if the games are not whole rounds."""
    text: str
    """The whole sheet in a few lines, to share."""
    tiles: tuple[TileValue, ...]
    """Every kind of tile in the box."""
    hand: bool
    """Whether going out in one turn counts twice."""
    counted_if_blocked: bool
    """Whether the racks have to be counted if nobody went out."""
    if_blocked: str
    """What the sheet says about a round in which nobody goes out."""
    turn_order: tuple[SeatNumber, ...]
    """The seat after each seat."""
    clock_seconds: int | None
    clock: str
    """The printed time limit in words; empty without one."""
    clock_starts: str
    """When the players start the clock of the sheet during a turn; empty if it starts with every turn."""
    time_up: tuple[str, ...]
    """What the sheet says about the end of the time."""
