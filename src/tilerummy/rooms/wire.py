"""The messages of the socket, one class each.

The page sends `Hello` first and then commands. Each command has an `id` that the page chose. Commands that depend on
the position also have `at`, the number of the last scene. Every command is answered by one message with the same `id`;
a command that is sent twice is executed once and gets the same answer. After every move the server sends a complete
`Scene` with everything that the seat may know, so a page that reconnects needs nothing else. A page that says so in its
`Hello` gets `Changes` instead, where it already has a scene.

Tiles are written as in TRN (`k8`, `r13`, `j`). Texts are in the language of the `Hello`, next to their clause ids.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

MOST_ROWS = 60
MOST_IN_A_ROW = 40
LONGEST_NAME = 24

TileText = Annotated[str, Field(pattern=r"^([kbroyg]1?[0-9]|[jKBROYG])$", max_length=3)]
"""A colour letter and a number, or a joker. A capital letter is a coloured joker."""
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,36}$")]
Sequence = Annotated[int, Field(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Taken = Annotated[Literal["discard", "open"], Field()]
"""The tile beside the table that a lay uses: the last discard or the open last tile."""

Slot = Annotated[int, Field(ge=1, le=10_000_000)]
"""The number of a row of the table. New rows get numbers above all that were used in the round."""
TileNumber = Annotated[int, Field(ge=1, le=10_000_000)]
"""The number of a tile of the table. It has none while it is on a rack."""
Place = Annotated[
    tuple[Annotated[int, Field(ge=0, le=10_000)], Annotated[int, Field(ge=0, le=10_000)]], Field(strict=False)
]
"""A place on the felt, in ten-thousandths of its width and height."""

Entropy = Annotated[str, Field(pattern=r"^([0-9a-f]{2}){0,32}$", max_length=64)]
"""Random bytes of a browser that are mixed into the seed of a round, in hexadecimal digits."""
EntropyHash = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$", max_length=64)]
"""SHA-256 of these bytes, which the browser sends first; "" if it adds none."""


class Message(BaseModel):
    """Strict in both directions: `"3"` is not 3, and unknown fields are rejected."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


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
    entropy: tuple[str, ...] = ()
    """What each seat mixed into the seed, in hexadecimal digits; "" for nothing."""
    match_over: bool
    leaders: tuple[SeatNumber, ...]
    ranks: tuple[int, ...] = ()
    """The place of each seat in this round, counted from 1. Equal results share a place."""


class Mixing(Message):
    """Before a deal: a browser that sent a hash keeps all this and the commitment of the scene, and reveals its bytes.

    The deal follows from the seed and the bytes, as `engine/dealer.py` says, so nobody can choose it any more.
    """

    hashes: tuple[str | None, ...]
    """For each seat, SHA-256 of the bytes that its browser will add; None if it adds nothing, as computers do."""
    deck: tuple[TileText, ...]
    """All tiles, in the order from which they are shuffled."""
    open_tile: bool
    """Whether the last tile of the shuffled deck lies open and is not drawn."""


class LogLine(Message):
    """A move, or that a player left, is replaced by a computer or is back."""

    number: int
    seat: SeatNumber
    move: str
    """The move in TRN. Tiles that others drew are hidden. Empty if the line tells no move."""
    text: str
    why: str = ""
    """Why a computer made the move, in one sentence. A reason that tells what it holds is given after the round."""
    computer: str | None = None
    """The level of the computer that made the move. Another one may sit there now."""


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
    mixing: Mixing | None = None
    """The next round is about to be dealt: the browsers reveal their bytes."""
    gone: tuple[SeatNumber, ...]
    """Seats whose players are away. A computer may take them if the others agree."""
    delete_votes: tuple[SeatNumber, ...] = ()
    """Seats that agreed to delete the room. During a match all players must agree."""
    exercise: Exercise | None = None
    """At a prepared table: what to do."""


VERSION = 2


class LaidRow(Message):
    """A row of tiles. `reading` is the intended meld in TRN, if a joker allows several.

    `slot` and `ids` say which row and which tiles of the table these are, so that everybody sees them move. A program
    need not say it. `place` is where the player put the row with this slot, if that is not where it lay before.
    """

    tiles: Annotated[tuple[TileText, ...], Field(strict=False, min_length=1, max_length=MOST_IN_A_ROW)]
    reading: Annotated[str, Field(max_length=40)] | None = None
    slot: Slot | None = None
    """The slot of the row in the scene, or a higher number if it is new."""
    ids: Annotated[tuple[TileNumber | None, ...], Field(strict=False, max_length=MOST_IN_A_ROW)] = ()
    """The number of each tile in the scene; None if it comes from the rack."""
    place: Place | None = None


Rows = Annotated[tuple[LaidRow, ...], Field(strict=False, max_length=MOST_ROWS)]


# From the page


class Hello(Message):
    type: Literal["hello"] = "hello"
    version: int
    language: Annotated[str, Field(max_length=35)] = "en"
    changes: bool = False
    """After the first scene of this connection, send `Changes` instead of complete scenes."""


class Command(Message):
    id: CommandId


class Timed(Command):
    """A command that is valid only for the scene it was given in."""

    at: Sequence


class Draft(Timed):
    """The whole table as the seat to move is trying it out. Others see it. Nothing is played."""

    type: Literal["draft"] = "draft"
    rows: Rows
    taking: Taken | None = None


class Plan(Timed):
    """The same off turn. Others do not see it. It is judged as if it were this seat's turn."""

    type: Literal["plan"] = "plan"
    rows: Rows


class Lift(Timed):
    """Where may these tiles go? Sent when they are lifted. `row` is None for the rack; `places` are indices in it."""

    type: Literal["lift"] = "lift"
    rows: Rows
    tiles: Annotated[tuple[TileText, ...], Field(strict=False, min_length=1, max_length=MOST_IN_A_ROW)]
    row: Annotated[int, Field(ge=0, lt=MOST_ROWS)] | None = None
    places: Annotated[tuple[int, ...], Field(strict=False, max_length=MOST_IN_A_ROW)] = ()
    taking: Taken | None = None


class Typed(Timed):
    """A move in the notation, or in words of the connection's language. `rows` are in the order of their numbers."""

    type: Literal["typed"] = "typed"
    rows: Rows
    taking: Taken | None = None
    text: Annotated[str, Field(min_length=1, max_length=200)]


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
    """1: is there a play? 2: which tiles? 3: show it, step by step. 0: can I go out? 4: what has the best chance?"""

    type: Literal["hint"] = "hint"
    depth: Literal[0, 1, 2, 3, 4]


class NextRound(Timed):
    """This seat is ready for the next round, or for another match when this one is over."""

    type: Literal["next"] = "next"
    entropy_hash: EntropyHash = ""
    """SHA-256 of random bytes that this browser mixes into the seed of the next round (`Mixing`)."""


class Reveal(Command):
    """The random bytes whose hash this browser sent. It answers a scene with `mixing`."""

    type: Literal["reveal"] = "reveal"
    entropy: Entropy


class React(Command):
    type: Literal["react"] = "react"
    reaction: Literal["well", "thanks", "oops", "hurry", "think", "bye"]


class Youngest(Timed):
    """The host says who is the youngest and starts. Only before the match begins."""

    type: Literal["youngest"] = "youngest"
    seat: SeatNumber


class Substitute(Timed):
    """Agree that a computer takes the seat of a player who is gone."""

    type: Literal["substitute"] = "substitute"
    seat: SeatNumber
    level: Annotated[str, Field(max_length=20)]


class Take(Command):
    """The person of this seat has taken the device that several people share. Their rack is shown, their clock runs."""

    type: Literal["take"] = "take"
    seat: SeatNumber


class Ping(Command):
    type: Literal["ping"] = "ping"


Trying = Draft | Plan | Lift
Moving = Lay | Draw | Pass | Discard | Resign
FromPage = Annotated[
    Hello | Trying | Typed | Moving | Hint | NextRound | Reveal | React | Youngest | Substitute | Take | Ping,
    Field(discriminator="type"),
]


def id_of(said: FromPage) -> str | None:
    return None if isinstance(said, Hello) else said.id


# To the page


class Reason(Message):
    """A broken clause: its id, its text and the tiles concerned."""

    clause: str
    text: str
    tiles: tuple[TileText, ...] = ()
    """The tiles concerned, if known. The page shows the text beside them."""
    field: str = ""
    """The rule field that decides it, if editions differ in it: the page links to what their sheets say."""


class JokerChoice(Message):
    """One reading of a row whose jokers allow several."""

    reading: str
    """Send this back as `LaidRow.reading`."""
    stands_for: tuple[TileText, ...]
    """For each joker, the tile it stands for, or the joker itself if its colour is not determined."""
    numbers: tuple[int, ...]
    """For each joker, the number it stands for."""
    name: str
    """The meld in words, for screen readers."""


class RowVerdict(Message):
    """A row with its tiles in order, and whether it is a meld."""

    tiles: tuple[TileText, ...]
    state: Literal["meld", "unfinished", "open"]
    """`open`: a joker allows two readings, listed in `readings`."""
    readings: tuple[str, ...] = ()
    choices: tuple[JokerChoice, ...] = ()
    """The same readings, with what the jokers stand for."""
    text: str = ""
    """Why it is not a meld yet."""
    mine: tuple[int, ...] = ()
    """The indices of tiles that came from this seat's rack in this turn."""
    splits: tuple[tuple[TileText, ...], ...] = ()
    """The two runs that this row can be split into, after a second copy was put into the middle of a run."""
    wrong: tuple[int, ...] = ()
    """The indices of the tiles for which the row is rejected."""
    name: str = ""
    """A new or changed meld in words."""


class Review(Message):
    """The referee's review of a draft or a plan."""

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
    """The points needed for the first lay; None if the seat has opened."""
    enough: bool = True
    """Whether the first lay has enough points, or needs none."""
    rack: tuple[TileText, ...]
    rack_groups: tuple[tuple[TileText, ...], ...] = ()
    """The complete melds among the tiles left on the rack, longest first, without jokers."""
    loose: tuple[TileText, ...]


class Target(Message):
    accepts: bool
    text: str = ""
    """Why not."""
    clause: str = ""
    field: str = ""
    """The rule field that decides it, as in `Reason`."""
    explain: bool = False
    """The reason is not obvious from the tiles, so the page shows it beside the row at once."""
    complete: bool = False
    """Every row that the drop changes is a meld then. Otherwise an accepted drop is a step on the way."""
    exchange: int | None = None
    """The place of the joker in the row that the tile may replace. The joker is then in a row of its own."""


class Targets(Message):
    """Where lifted tiles may go: into each row, into a new row, back to the rack."""

    type: Literal["targets"] = "targets"
    id: CommandId
    at: Sequence
    rows: tuple[Target, ...]
    new: Target
    rack: Target
    left: tuple[tuple[TileText, ...], ...] = ()
    """The rows that remain without the lifted tiles. A run that loses its middle becomes two."""


Act = Literal["draft", "end", "draw", "pass", "discard", "undo", "redo", "reset", "hint", "log", "help"]


class Understood(Message):
    """What a typed text means. Nothing is played: the page does it."""

    type: Literal["understood"] = "understood"
    id: CommandId
    at: Sequence
    act: Act
    rows: tuple[LaidRow, ...] = ()
    """For `draft`: the table after this step."""
    taking: Taken | None = None
    tile: TileText | None = None
    """For `discard`."""
    text: str = ""
    """For `draft`: what was changed."""


class OthersDraft(Message):
    """The table as another player is trying it out."""

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
    """The command was given for an older scene. The current scene follows."""


class HintStep(Message):
    text: str
    rows: tuple[LaidRow, ...]
    """The table after this step."""


class HintGiven(Message):
    type: Literal["hint"] = "hint"
    id: CommandId
    at: Sequence
    depth: Literal[0, 1, 2, 3, 4]
    """That of the question; 1 instead of 0 if nothing at all can be laid."""
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


class Changes(Message):
    """The fields of a `Scene` that differ from the last one of this connection. All other fields are as before."""

    type: Literal["changes"] = "changes"
    at: Sequence
    fields: dict[str, JsonValue]


AllToPage = (
    Scene
    | Changes
    | Review
    | Targets
    | Understood
    | OthersDraft
    | Done
    | Refused
    | HintGiven
    | Reaction
    | Presence
    | Pong
)
ToPage = Annotated[AllToPage, Field(discriminator="type")]

# Built when first used, so that the server starts faster.
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage, config=ConfigDict(defer_build=True))
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage, config=ConfigDict(defer_build=True))
