"""The messages between connections, nodes and the owners of rooms. A message for another process travels as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from tilerummy.rooms import rest, wire
from tilerummy.rooms.decisions import Fact

# What guests ask of a room over HTTP


@dataclass(frozen=True)
class Join:
    name: str
    seat: int | None
    entropy_hash: str = ""
    kind: Literal["join"] = "join"


@dataclass(frozen=True)
class Leave:
    seat: int | None = None
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True)
class Drop:
    """Close the connections of a guest who has no seat."""

    kind: Literal["drop"] = "drop"


@dataclass(frozen=True)
class Remove:
    seat: int
    block: bool = True
    kind: Literal["remove"] = "remove"


@dataclass(frozen=True)
class SetUp:
    data: dict[str, Any]
    """As in the event that creates a room."""
    kind: Literal["set-up"] = "set-up"


@dataclass(frozen=True)
class Start:
    level: str | None
    kind: Literal["start"] = "start"


@dataclass(frozen=True)
class Delete:
    by_operator: bool = False
    """Then nobody at the table is asked."""
    kind: Literal["delete"] = "delete"


@dataclass(frozen=True)
class Erase:
    """Remove everything about the guest who asks; or, for the operator, who is no guest, the name of a seat."""

    seat: int = 0
    name: str = ""
    """What takes its place, if the operator says so."""
    address: str = ""
    """At whose expense; empty for the operator."""
    kind: Literal["erase"] = "erase"


@dataclass(frozen=True)
class Close:
    """The operator closes the room, and says why."""

    text: str
    kind: Literal["close"] = "close"


@dataclass(frozen=True)
class Look:
    """The operator asks who is there."""

    kind: Literal["look"] = "look"


Request = Join | Leave | Drop | Remove | SetUp | Start | Delete | Erase | Close | Look


@dataclass(frozen=True)
class Answered:
    info: rest.OperatorRoom | rest.RoomInfo | None
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True)
class Declined:
    """The request was refused."""

    code: str
    status: int
    params: dict[str, Any]
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True)
class NotHere:
    """The answer of a node that does not own the room."""

    kind: Literal["not-here"] = "not-here"


Answer = Answered | Declined | NotHere


# To the owner of a room


@dataclass(frozen=True)
class Attach:
    """A connection wants the scenes of the room."""

    conn: str
    node: str
    guest: str | None
    language: str
    address: str = ""
    kind: Literal["attach"] = "attach"


@dataclass(frozen=True)
class Detach:
    conn: str
    node: str
    kind: Literal["detach"] = "detach"


@dataclass(frozen=True)
class Say:
    """A page said something."""

    conn: str
    node: str
    command: wire.FromPage
    kind: Literal["say"] = "say"


@dataclass(frozen=True)
class Ask:
    """A request over HTTP. `ask` is the name of the question, for the answer."""

    ask: str
    node: str
    guest: str | None
    language: str
    request: Annotated[Request, Field(discriminator="kind")]
    kind: Literal["ask"] = "ask"


FromOutside = Attach | Detach | Say | Ask


@dataclass(frozen=True)
class Chosen:
    """A computer has chosen its move."""

    since: int
    facts: Sequence[Fact]


@dataclass(frozen=True)
class Wake:
    """Look what is due. `show`: messages may have been lost, so everybody gets the scene."""

    show: bool = False


ToOwner = FromOutside | Chosen | Wake


# Between nodes


@dataclass(frozen=True)
class ToRoom:
    room: str
    message: Annotated[FromOutside, Field(discriminator="kind")]
    kind: Literal["to-room"] = "to-room"


@dataclass(frozen=True)
class Moved:
    """The room of this connection has another owner."""

    room: str
    conn: str
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True)
class Reply:
    ask: str
    answer: Annotated[Answer, Field(discriminator="kind")]
    kind: Literal["reply"] = "reply"


@dataclass(frozen=True)
class Here:
    """The connections of a node, by room."""

    node: str
    rooms: dict[str, list[str]]
    kind: Literal["here"] = "here"


@dataclass(frozen=True)
class ToPage:
    """A text for a connection, see `scene_text.Text`."""

    conn: str
    text: str
    answers: str | None
    at: int | None
    kind: Literal["to-page"] = "to-page"


@dataclass(frozen=True)
class HangUp:
    conn: str
    kind: Literal["hang-up"] = "hang-up"


ToNode = ToRoom | Moved | Reply | Here | ToPage | HangUp
TO_NODE: TypeAdapter[ToNode] = TypeAdapter(
    Annotated[ToNode, Field(discriminator="kind")], config=ConfigDict(defer_build=True)
)
