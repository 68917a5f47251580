"""The scene: everything that one seat, or a watcher, may know of a table."""

from typing import Literal

from pydantic import Field

from tilerummy.server.wire_base import Message, SeatNumber, Sequence, Taken, TileText


class SeatScene(Message):
    """What everybody may know of a seat."""

    name: str
    computer: str | None
    """The level, where a computer sits here."""
    taken: bool
    """False while the seat waits for a person."""
    connected: bool
    tiles: int
    opened: bool
    total: int
    """Points in the match so far."""
    ready: bool
    """Ready for the next round."""


class MeldScene(Message):
    text: str
    """In TRN, with what a joker stands for."""
    tiles: tuple[TileText, ...]
    stands_for: tuple[TileText, ...]
    """Tile by tile; differs from `tiles` only where a joker lies."""
    name: str
    """For screen readers."""


class LastLay(Message):
    """What the last confirmed lay changed."""

    seat: SeatNumber
    played: tuple[TileText, ...]
    put: tuple[str, ...]
    """Melds, as in `MeldScene.text`, that are new or changed."""
    taken: tuple[str, ...]


class ClockScene(Message):
    """`ends` and `now` are milliseconds of the server's clock; None where no clock runs."""

    seconds: int | None
    ends: int | None
    now: int
    stopped: bool
    """Nobody is connected, or the round is over."""


class ScoreRow(Message):
    round: int
    scores: tuple[int, ...]
    winner: SeatNumber | None


class RoundEnd(Message):
    """Racks are shown when the round is over, with the sheet's arithmetic in words."""

    ending: str
    text: str
    winner: SeatNumber | None
    racks: tuple[tuple[TileText, ...], ...]
    rack_points: tuple[int, ...]
    scores: tuple[int, ...]
    arithmetic: tuple[str, ...]
    """One line for each seat."""
    sums: tuple[str, ...] = ()
    """The same lines without the names of the seats."""
    commitment: str
    seed: str
    match_over: bool
    leaders: tuple[SeatNumber, ...]


class LogLine(Message):
    number: int
    seat: SeatNumber
    move: str
    """TRN, draws of others hidden."""
    text: str


class Takeable(Message):
    """A tile beside the table that this seat may take now, to lay it in this turn."""

    taking: Taken
    seat: SeatNumber | None
    """Whose discard it is; None for the open last tile."""
    tile: TileText


class HouseRule(Message):
    """A rule that differs from the printed sheet, in words."""

    field: str
    name: str
    text: str


class Scene(Message):
    """All that one seat, or a watcher, may know."""

    type: Literal["scene"] = "scene"
    at: Sequence
    room: str
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    edition: str
    edition_key: str = ""
    """The key of the printed edition, as in the list of editions."""
    house_rules: tuple[HouseRule, ...] = ()
    round: int
    rounds: int
    you: SeatNumber | None
    host: bool
    hints: bool
    turn: SeatNumber
    turn_stage: Literal["start", "drawn", "laid"]
    lap: int
    seats: tuple[SeatScene, ...]
    table: tuple[MeldScene, ...]
    rack: tuple[TileText, ...]
    drawn: TileText | None
    """The tile this seat drew last, until its next turn ends."""
    rack_groups: tuple[tuple[TileText, ...], ...] = ()
    """The complete melds on this seat's rack, longest first, without jokers."""
    neighbours: dict[TileText, tuple[TileText, ...]] = Field(default_factory=dict)
    """For each tile of the rack, the tiles of the rack that can lie beside it in a meld."""
    pool: int
    discards: tuple[tuple[TileText, ...], ...]
    open_tile: TileText | None
    takeable: tuple[Takeable, ...] = ()
    """The tiles beside the table that this seat may take now."""
    may: tuple[Literal["lay", "draw", "pass", "discard", "resign", "next"], ...]
    """What this seat may do now."""
    opening: int | None
    """Points still asked of this seat's first lay; None when it has opened."""
    last_lay: LastLay | None
    log: tuple[LogLine, ...]
    """The last moves, newest last."""
    clock: ClockScene
    sheet: tuple[ScoreRow, ...]
    end: RoundEnd | None
    commitment: str | None
    gone: tuple[SeatNumber, ...]
    """Seats whose people have been away so long that a computer may take them, if the others agree."""
