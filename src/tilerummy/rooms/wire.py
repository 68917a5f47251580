"""The messages of the socket, one class each.

The page sends `Hello` first and then commands. Each command has an `id` that the page chose. Commands that depend on
the position also have `at`, the number of the last scene. Every command is answered by one message with the same `id`;
a command that is sent twice is executed once and gets the same answer. After every move the server sends a complete
`Scene` with everything that the seat may know, so a page that reconnects needs nothing else. A page that says so in its
`Hello` gets `Changes` instead, where it already has a scene.

Tiles are written as in TRN (`k8`, `r13`, `j`). Texts are in the language of the `Hello`, next to their clause ids.
"""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, JsonValue, TypeAdapter

from tilerummy.rooms.wire_base import LONGEST_NAME as LONGEST_NAME
from tilerummy.rooms.wire_base import MOST_IN_A_ROW, MOST_ROWS, Entropy, Place, Slot, TileNumber
from tilerummy.rooms.wire_base import CommandId as CommandId
from tilerummy.rooms.wire_base import Message as Message
from tilerummy.rooms.wire_base import SeatNumber as SeatNumber
from tilerummy.rooms.wire_base import Sequence as Sequence
from tilerummy.rooms.wire_base import Taken as Taken
from tilerummy.rooms.wire_base import TileText as TileText
from tilerummy.rooms.wire_scene import ChosenVariant as ChosenVariant
from tilerummy.rooms.wire_scene import ClockScene as ClockScene
from tilerummy.rooms.wire_scene import Exercise as Exercise
from tilerummy.rooms.wire_scene import HouseRule as HouseRule
from tilerummy.rooms.wire_scene import LogLine as LogLine
from tilerummy.rooms.wire_scene import MeldScene as MeldScene
from tilerummy.rooms.wire_scene import PutMeld as PutMeld
from tilerummy.rooms.wire_scene import RoundEnd as RoundEnd
from tilerummy.rooms.wire_scene import Scene as Scene
from tilerummy.rooms.wire_scene import ScoreRow as ScoreRow
from tilerummy.rooms.wire_scene import SeatScene as SeatScene
from tilerummy.rooms.wire_scene import StarterDraw as StarterDraw
from tilerummy.rooms.wire_scene import TableStep as TableStep
from tilerummy.rooms.wire_scene import Takeable as Takeable

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
    entropy: Entropy = ""
    """Random bytes of this browser for the seed of the next round, whose hash is `commitment` of the scene."""


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
    Hello | Trying | Moving | Hint | NextRound | React | Youngest | Substitute | Take | Ping,
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
    depth: Literal[0, 1, 2, 3]
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


AllToPage = Scene | Changes | Review | Targets | OthersDraft | Done | Refused | HintGiven | Reaction | Presence | Pong
ToPage = Annotated[AllToPage, Field(discriminator="type")]

# Built when first used, so that the server starts faster.
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage, config=ConfigDict(defer_build=True))
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage, config=ConfigDict(defer_build=True))
