"""The scene: everything that a seat or a watcher may know."""

from typing import Literal

from pydantic import Field

from tilerummy.rooms.wire_base import Message, Place, SeatNumber, Sequence, Taken, TileText


class SeatScene(Message):
    """What everybody may know about a seat."""

    name: str
    computer: str | None
    """The level, if the player is a computer."""
    taken: bool
    """False while the seat is free."""
    connected: bool
    tiles: int
    opened: bool
    total: int
    """Points in the match so far."""
    ready: bool
    """Ready for the next round."""
    won: int | None = None
    """Games won in the match so far, if they decide it."""


class MeldScene(Message):
    text: str
    """The meld in TRN, with what its jokers stand for."""
    tiles: tuple[TileText, ...]
    stands_for: tuple[TileText, ...]
    """The same as `tiles`, with each joker replaced by the tile it stands for."""
    name: str
    """For screen readers."""
    slot: int = 0
    """A number that the meld keeps during the round."""
    ids: tuple[int, ...] = ()
    """A number for each tile, which it keeps while it is on the table."""


class PutMeld(Message):
    """A meld that a move put on the table, changed or moved. With these a page keeps every meld in its place."""

    slot: int
    length: int
    """The number of its tiles."""
    origin: int | None = None
    """The slot that gave it most of its tiles."""
    offset: int = 0
    """How many tiles to the right of the origin it begins, if its tiles stay where they are."""
    place: Place | None = None
    """Where the player put it."""


class TableStep(Message):
    """What one move changed on the table."""

    put: tuple[PutMeld, ...]
    gone: tuple[int, ...] = ()
    seat: SeatNumber | None = None
    """Who moved."""
    last_tile: int = 0
    """The highest number of a tile of the table. Tiles with higher numbers than that of the step before are new."""


class ClockScene(Message):
    """`ends` and `now` are milliseconds of the server's clock. `ends` is None if no clock is running."""

    seconds: int | None
    ends: int | None
    now: int
    stopped: bool
    """Nobody is connected, a shared device is being handed over, or the round is over."""


class ScoreRow(Message):
    game: int
    scores: tuple[int, ...]
    winner: SeatNumber | None


class RoundEnd(Message):
    """The end of a round: all racks, and how the scores are calculated."""

    ending: str
    text: str
    winner: SeatNumber | None
    racks: tuple[tuple[TileText, ...], ...]
    rack_points: tuple[int, ...]
    scores: tuple[int, ...]
    arithmetic: tuple[str, ...]
    """One line for each seat."""
    sums: tuple[str, ...] = ()
    """The same lines without the names."""
    commitment: str
    seed: str
    match_over: bool
    leaders: tuple[SeatNumber, ...]
    ranks: tuple[int, ...] = ()
    """The place of each seat in this round, counted from 1. Equal results share a place."""


class LogLine(Message):
    number: int
    seat: SeatNumber
    move: str
    """The move in TRN. Tiles that others drew are hidden."""
    text: str
    why: str = ""
    """Why a computer made the move, in one sentence. A reason that tells what it holds is given after the round."""


class StarterDraw(Message):
    """A tile that a seat drew for who starts. `draw` counts the draws from 1: seats that tie draw again."""

    draw: int
    seat: SeatNumber
    tile: TileText


class Takeable(Message):
    """A tile beside the table that this seat may take and lay in this turn."""

    taking: Taken
    seat: SeatNumber | None
    """Whose discard it is; None for the open last tile."""
    tile: TileText


class ChosenVariant(Message):
    """A variant of the sheet that the room plays, in words."""

    name: str
    title: str
    text: str
    """The changed rules."""
    origin: str
    """Whether the sheet offers it or can be read like this, and where."""


class HouseRule(Message):
    """A rule that differs from the printed edition and belongs to none of its variants, in words."""

    field: str
    name: str
    text: str


class Exercise(Message):
    """The task of a prepared position, such as a step of a lesson, in words."""

    number: int
    """Counted from 1. The number after `count` is that of a last step in which there is nothing to do."""
    count: int
    title: str
    text: str
    box: str = ""
    """The box whose rules apply, if it matters."""
    reached: bool | None = None
    """Whether the goal was reached. None while there is something to do; afterwards `next` goes on."""
    tiles: tuple[TileText, ...] = ()
    """The tiles of the rack that are marked as help."""
    melds: tuple[int, ...] = ()
    """The slots of the melds that are marked as help."""
    by_lay: bool = True
    """Whether a lay reaches the goal, so that one can be shown. Otherwise the time has to run out."""


class Scene(Message):
    """Everything that a seat or a watcher may know."""

    type: Literal["scene"] = "scene"
    at: Sequence
    room: str
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    edition: str
    edition_key: str = ""
    """The key of the printed edition, as in the list of editions."""
    variants: tuple[ChosenVariant, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    game: int
    games: int
    """The games of the match, each from deal to outcome."""
    round: int
    rounds: int | None
    """The same as the sheet counts them: a round may have several games. None if the games are not whole rounds."""
    round_text: str = ""
    """The same in the words of the sheet, such as `round 2 of 2 · game 1 of 3`."""
    unit: Literal["round", "game"] = "round"
    """What the sheet calls the time from deal to outcome; `$unit` in the texts of the page."""
    round_name: str = ""
    """What the numbers on the score sheet count: rounds, or games."""
    won_name: str = ""
    """The heading of `SeatScene.won`."""
    youngest: SeatNumber | None = None
    """In a waiting room: who starts as the youngest, if the sheet says so."""
    start: tuple[str, ...] = ()
    """Who starts this round, and before it who drew which tile for that, in words."""
    starter: SeatNumber | None = None
    starter_draws: tuple[StarterDraw, ...] = ()
    you: SeatNumber | None
    """The seat that is shown; None for a watcher, and for a shared device that nobody has taken."""
    here: tuple[SeatNumber, ...] = ()
    """The seats of the people who share this device; empty for everybody else."""
    give_to: SeatNumber | None = None
    """The person who is to have the device now. Without `take` this connection gets only what a watcher may know."""
    host: bool
    hints: bool
    turn: SeatNumber
    turn_stage: Literal["start", "drawn", "laid"]
    lap: int
    seats: tuple[SeatScene, ...]
    table: tuple[MeldScene, ...]
    steps: tuple[TableStep, ...] = ()
    """How the table came about in this round, so that every page can keep melds where they are."""
    rack: tuple[TileText, ...]
    drawn: TileText | None
    """The tile that this seat drew last, until its next turn ends."""
    rack_groups: tuple[tuple[TileText, ...], ...] = ()
    """The complete melds on this seat's rack, longest first, without jokers."""
    neighbours: dict[TileText, tuple[TileText, ...]] = Field(default_factory=dict)
    """For each tile of the rack, the other tiles that can lie beside it in a meld."""
    pool: int
    discards: tuple[tuple[TileText, ...], ...]
    open_tile: TileText | None
    takeable: tuple[Takeable, ...] = ()
    """The tiles beside the table that this seat may take now."""
    may: tuple[Literal["lay", "draw", "pass", "discard", "resign", "next"], ...]
    """What this seat may do now."""
    opening: int | None
    """The points needed for this seat's first lay; None if it has opened."""
    log: tuple[LogLine, ...]
    """The last moves, newest last. The first scene of a connection has all moves of the round."""
    clock: ClockScene
    sheet: tuple[ScoreRow, ...]
    end: RoundEnd | None
    commitment: str | None
    """SHA-256 of the seed of the round under way, or between rounds of the next one."""
    gone: tuple[SeatNumber, ...]
    """Seats whose players are away. A computer may take them if the others agree."""
    delete_votes: tuple[SeatNumber, ...] = ()
    """Seats that agreed to delete the room. During a match all players must agree."""
    exercise: Exercise | None = None
    """At a prepared table: what to do."""
