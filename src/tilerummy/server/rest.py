"""The models of the REST API: everything that is not live."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from tilerummy.server.wire import LONGEST_NAME, Message

SHORTEST_TURN, LONGEST_TURN = 5, 14 * 24 * 3600
MOST_ROUNDS = 99
LONGEST_RECORD = 200_000
"""Characters of an imported record. A long match has about 30,000."""

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Body(Message):
    """As strict as the socket's messages. Built at once, because FastAPI needs complete models for its routes."""

    model_config = ConfigDict(defer_build=False)


class Problem(Body):
    """Why a request is refused."""

    code: str
    text: str


class ClockWish(Body):
    kind: Literal["off", "sheet", "turn"] = "off"
    seconds: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None


class SeatWish(Body):
    kind: Literal["me", "person", "computer"]
    level: Annotated[str, Field(max_length=20)] | None = None


HouseRules = Annotated[
    dict[
        Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)],
        Annotated[str, Field(pattern=r"^[a-z0-9_-]+$", max_length=40)],
    ],
    Field(max_length=64),
]
"""Fields of the rules with the values that replace those of the printed sheet."""


class NewRoom(Body):
    edition: Annotated[str, Field(max_length=2000)]
    house_rules: HouseRules = Field(default_factory=dict)
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    clock: ClockWish = ClockWish()
    hints: bool = True
    public: bool = False
    name: Name
    seats: Annotated[tuple[SeatWish, ...], Field(strict=False, min_length=2, max_length=8)]


class Joining(Body):
    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Import(Body):
    trn: Annotated[str, Field(min_length=1, max_length=LONGEST_RECORD)]


class ClockInfo(Body):
    kind: Literal["off", "sheet", "turn"]
    seconds: int | None


class SeatInfo(Body):
    name: str
    kind: Literal["person", "computer"]
    level: str | None
    taken: bool


class RoomInfo(Body):
    id: str
    edition: str
    title: str
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    rounds: int | None
    clock: ClockInfo
    hints: bool
    public: bool
    seats: tuple[SeatInfo, ...]
    you: int | None
    host: bool
    created: int
    touched: int


class RoomList(Body):
    rooms: tuple[RoomInfo, ...]


class Choice(Body):
    value: str
    text: str


class RuleInfo(Body):
    field: str
    name: str
    help: str
    value: str
    text: str
    choices: tuple[Choice, ...] | None
    offered: tuple[Choice, ...] | None
    """The values for a form: the choices, or the values of all editions. None means a number field."""
    basis: str
    source: str


class VariantInfo(Body):
    """A variant that the sheet offers, or another reading of it."""

    name: str
    title: str
    changes: dict[str, str]
    text: str
    """The changed rules in words."""
    note: str
    basis: Literal["offered", "reading"]
    origin: str
    """Whether the sheet offers it or can be read like this, and where."""


class EditionInfo(Body):
    key: str
    title: str
    languages: tuple[str, ...]
    colours: str
    seats: tuple[int, int]
    tiles: int
    open_min: int
    timer_s: int | None
    summary: tuple[str, ...]
    rules: tuple[RuleInfo, ...]
    variants: tuple[VariantInfo, ...]


class EditionList(Body):
    editions: tuple[EditionInfo, ...]


class Health(Body):
    status: Literal["ok"]
    version: str


class Readiness(Body):
    status: Literal["ready", "not-ready"]
    rooms: int
