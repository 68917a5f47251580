"""What goes over the socket: typed, versioned messages, one class for each, and nothing that a seat may not know.

The page speaks first: `Hello`. Then it sends commands, each with an `id` of its own making and, where the answer
depends on what lies there, `at`: the number of the last scene it saw. Every command is answered by one message that
repeats its `id`; whoever sends a command twice gets the same answer and moves once. A `Scene` is all that a seat may
know, whole, every time something was played: a page that lost its network needs nothing else to go on.

Tiles are written as in TRN (`k8`, `r13`, `j`). Texts come in the language of the `Hello`, clause ids beside them.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

VERSION = 1
MOST_ROWS = 60
MOST_IN_A_ROW = 40
LONGEST_NAME = 24

TileText = Annotated[str, Field(pattern=r"^([kbroyg]1?[0-9]|[jKBROYG])$", max_length=3)]
"""A colour letter and a number, or a joker; a capital is a joker with a colour."""
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,36}$")]
Sequence = Annotated[int, Field(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Message(BaseModel):
    """Strict both ways: no `"3"` for 3, no field that nobody knows."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class LaidRow(Message):
    """Tiles as somebody laid them; `reading` is the meld meant, in TRN, where a joker leaves two."""

    tiles: Annotated[tuple[TileText, ...], Field(strict=False, min_length=1, max_length=MOST_IN_A_ROW)]
    reading: Annotated[str, Field(max_length=40)] | None = None


Rows = Annotated[tuple[LaidRow, ...], Field(strict=False, max_length=MOST_ROWS)]
Taken = Annotated[Literal["discard", "open"], Field()]


# From the page


class Hello(Message):
    type: Literal["hello"] = "hello"
    version: int
    language: Annotated[str, Field(max_length=35)] = "en"


class Command(Message):
    id: CommandId


class Timed(Command):
    """A command that means something only for the scene it was given in."""

    at: Sequence


class Draft(Timed):
    """The whole table as the seat to move is trying it out. Others see it; nothing is played."""

    type: Literal["draft"] = "draft"
    rows: Rows
    taking: Taken | None = None


class Plan(Timed):
    """The same off turn: seen by nobody else, judged as if it were this seat's turn."""

    type: Literal["plan"] = "plan"
    rows: Rows


class Lift(Timed):
    """Where may these tiles go? Asked when they are lifted; `row` None is the rack, `places` are places in it."""

    type: Literal["lift"] = "lift"
    rows: Rows
    tiles: Annotated[tuple[TileText, ...], Field(strict=False, min_length=1, max_length=MOST_IN_A_ROW)]
    row: Annotated[int, Field(ge=0, lt=MOST_ROWS)] | None = None
    places: Annotated[tuple[int, ...], Field(strict=False, max_length=MOST_IN_A_ROW)] = ()
    taking: Taken | None = None


class Lay(Timed):
    """End the turn with this table."""

    type: Literal["lay"] = "lay"
    rows: Rows
    taking: Taken | None = None


class Draw(Timed):
    type: Literal["draw"] = "draw"


class Pass(Timed):
    type: Literal["pass"] = "pass"


class Discard(Timed):
    type: Literal["discard"] = "discard"
    tile: TileText


class Resign(Timed):
    type: Literal["resign"] = "resign"


class Hint(Timed):
    """1: is there a play? 2: which tiles? 3: show it, step by step. 0: can I go out?"""

    type: Literal["hint"] = "hint"
    depth: Literal[0, 1, 2, 3]


class NextRound(Timed):
    """This seat is ready for the next round, or for another match when this one is over."""

    type: Literal["next"] = "next"


class React(Command):
    type: Literal["react"] = "react"
    reaction: Literal["well", "thanks", "oops", "hurry", "think", "bye"]


class Substitute(Timed):
    """Agree that a computer takes the seat of somebody who is gone."""

    type: Literal["substitute"] = "substitute"
    seat: SeatNumber
    level: Annotated[str, Field(max_length=20)]


class Ping(Command):
    type: Literal["ping"] = "ping"


Trying = Draft | Plan | Lift
Moving = Lay | Draw | Pass | Discard | Resign
FromPage = Annotated[
    Hello | Trying | Moving | Hint | NextRound | React | Substitute | Ping, Field(discriminator="type")
]


# To the page


class Reason(Message):
    """A clause that is broken, what it concerns, and the same in words."""

    clause: str
    text: str
    tiles: tuple[TileText, ...] = ()
    """Where they are known, the tiles concerned: the page puts the words beside them."""


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


class Scene(Message):
    """All that one seat, or a watcher, may know."""

    type: Literal["scene"] = "scene"
    at: Sequence
    room: str
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    edition: str
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
    pool: int
    discards: tuple[tuple[TileText, ...], ...]
    open_tile: TileText | None
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


class RowVerdict(Message):
    """A row as it should lie (a run in order), and whether it is a meld."""

    tiles: tuple[TileText, ...]
    state: Literal["meld", "unfinished", "open"]
    """`open`: a joker leaves two readings; `readings` has them."""
    readings: tuple[str, ...] = ()
    text: str = ""
    """Why it is no meld yet."""
    mine: tuple[int, ...] = ()
    """Places of tiles that came from this seat's rack this turn."""
    splits: tuple[tuple[TileText, ...], ...] = ()
    """The two runs that this row falls into, where a second copy was put into the middle of a run."""


class Review(Message):
    """What the referee says of a draft or a plan."""

    type: Literal["review"] = "review"
    id: CommandId
    at: Sequence
    plan: bool
    rows: tuple[RowVerdict, ...]
    reasons: tuple[Reason, ...]
    may_end: bool
    text: str
    """One line: why the turn cannot end, or what ending it would do."""
    points: int
    needed: int | None
    """Of the first lay; None when the seat has opened."""
    rack: tuple[TileText, ...]
    loose: tuple[TileText, ...]


class Target(Message):
    accepts: bool
    text: str = ""
    """Why not, in words."""
    clause: str = ""


class Targets(Message):
    """Where lifted tiles may go: into each row, into a new row, back to the rack."""

    type: Literal["targets"] = "targets"
    id: CommandId
    at: Sequence
    rows: tuple[Target, ...]
    new: Target
    rack: Target


class OthersDraft(Message):
    """How the table looks while somebody else tries something out."""

    type: Literal["drafting"] = "drafting"
    at: Sequence
    seat: SeatNumber
    rows: tuple[LaidRow, ...]


class Done(Message):
    type: Literal["done"] = "done"
    id: CommandId
    at: Sequence


class Refused(Message):
    """Nothing was changed. `code` is a clause id or the code of an error."""

    type: Literal["refused"] = "refused"
    id: CommandId | None
    at: Sequence
    code: str
    text: str
    reasons: tuple[Reason, ...] = ()
    stale: bool = False
    """The command was given for an older scene; the scene of now follows."""


class HintStep(Message):
    text: str
    rows: tuple[LaidRow, ...]
    """The table after this step."""


class HintGiven(Message):
    type: Literal["hint"] = "hint"
    id: CommandId
    at: Sequence
    depth: Literal[0, 1, 2, 3]
    found: bool
    text: str
    tiles: tuple[TileText, ...] = ()
    steps: tuple[HintStep, ...] = ()


class Reaction(Message):
    type: Literal["reaction"] = "reaction"
    seat: SeatNumber | None
    reaction: str


class Presence(Message):
    type: Literal["presence"] = "presence"
    seat: SeatNumber
    connected: bool


class Pong(Message):
    type: Literal["pong"] = "pong"
    id: CommandId
    now: int


Told = Scene | Review | Targets | OthersDraft | Done | Refused | HintGiven | Reaction | Presence | Pong
ToPage = Annotated[Told, Field(discriminator="type")]

# Built when they are first used, or when the server listens: it need not wait for them to say where it is.
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage, config=ConfigDict(defer_build=True))
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage, config=ConfigDict(defer_build=True))
