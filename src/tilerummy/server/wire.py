"""What goes over the socket: typed, versioned messages, one class for each, and nothing that a seat may not know.

The page speaks first: `Hello`. Then it sends commands, each with an `id` of its own making and, where the answer
depends on what lies there, `at`: the number of the last scene it saw. Every command is answered by one message that
repeats its `id`; whoever sends a command twice gets the same answer and moves once. A `Scene` is all that a seat may
know, whole, every time something was played: a page that lost its network needs nothing else to go on.

Tiles are written as in TRN (`k8`, `r13`, `j`). Texts come in the language of the `Hello`, clause ids beside them.
"""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from tilerummy.server.wire_base import LONGEST_NAME as LONGEST_NAME
from tilerummy.server.wire_base import MOST_IN_A_ROW, MOST_ROWS
from tilerummy.server.wire_base import CommandId as CommandId
from tilerummy.server.wire_base import Message as Message
from tilerummy.server.wire_base import SeatNumber as SeatNumber
from tilerummy.server.wire_base import Sequence as Sequence
from tilerummy.server.wire_base import Taken as Taken
from tilerummy.server.wire_base import TileText as TileText
from tilerummy.server.wire_scene import ClockScene as ClockScene
from tilerummy.server.wire_scene import HouseRule as HouseRule
from tilerummy.server.wire_scene import LastLay as LastLay
from tilerummy.server.wire_scene import LogLine as LogLine
from tilerummy.server.wire_scene import MeldScene as MeldScene
from tilerummy.server.wire_scene import RoundEnd as RoundEnd
from tilerummy.server.wire_scene import Scene as Scene
from tilerummy.server.wire_scene import ScoreRow as ScoreRow
from tilerummy.server.wire_scene import SeatScene as SeatScene
from tilerummy.server.wire_scene import Takeable as Takeable

VERSION = 1


class LaidRow(Message):
    """Tiles as somebody laid them; `reading` is the meld meant, in TRN, where a joker leaves two."""

    tiles: Annotated[tuple[TileText, ...], Field(strict=False, min_length=1, max_length=MOST_IN_A_ROW)]
    reading: Annotated[str, Field(max_length=40)] | None = None


Rows = Annotated[tuple[LaidRow, ...], Field(strict=False, max_length=MOST_ROWS)]


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


class JokerChoice(Message):
    """One way to read a row whose jokers can be read in several ways."""

    reading: str
    """To be sent back as `LaidRow.reading`."""
    stands_for: tuple[TileText, ...]
    """Joker by joker, the tile it stands for; the joker itself where its colour stays open."""
    numbers: tuple[int, ...]
    """Joker by joker, the number it stands for."""
    name: str
    """The meld in words, for screen readers."""


class RowVerdict(Message):
    """A row as it should lie (a run in order), and whether it is a meld."""

    tiles: tuple[TileText, ...]
    state: Literal["meld", "unfinished", "open"]
    """`open`: a joker leaves two readings; `readings` has them."""
    readings: tuple[str, ...] = ()
    choices: tuple[JokerChoice, ...] = ()
    """The same readings with what the jokers stand for in each."""
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
    enough: bool = True
    """The points of the first lay suffice, or none are needed."""
    rack: tuple[TileText, ...]
    rack_groups: tuple[tuple[TileText, ...], ...] = ()
    """The complete melds among the tiles left on the rack, longest first, without jokers."""
    loose: tuple[TileText, ...]


class Target(Message):
    accepts: bool
    text: str = ""
    """Why not, in words."""
    clause: str = ""
    explain: bool = False
    """Refused by a rule that the tiles do not show: the page says why beside the row, before anyone aims at it."""


class Targets(Message):
    """Where lifted tiles may go: into each row, into a new row, back to the rack."""

    type: Literal["targets"] = "targets"
    id: CommandId
    at: Sequence
    rows: tuple[Target, ...]
    new: Target
    rack: Target
    left: tuple[tuple[TileText, ...], ...] = ()
    """The rows that the lifted tiles leave behind: a run that loses its middle becomes two."""


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
