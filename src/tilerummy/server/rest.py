"""What goes over HTTP: requests and answers for everything that is not live."""

from typing import Annotated, Literal

from pydantic import Field

from tilerummy.server.wire import LONGEST_NAME, Message

SHORTEST_TURN, LONGEST_TURN = 5, 14 * 24 * 3600
MOST_ROUNDS = 99
LONGEST_RECORD = 200_000
"""Characters of a record that is taken in; a long match has some 30,000."""

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Problem(Message):
    """Why a request is refused."""

    code: str
    text: str


class ClockWish(Message):
    kind: Literal["off", "sheet", "turn"] = "off"
    seconds: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None


class SeatWish(Message):
    kind: Literal["me", "person", "computer"]
    level: Annotated[str, Field(max_length=20)] | None = None


class NewRoom(Message):
    edition: Annotated[str, Field(max_length=2000)]
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    clock: ClockWish = ClockWish()
    hints: bool = True
    public: bool = False
    name: Name
    seats: Annotated[tuple[SeatWish, ...], Field(strict=False, min_length=2, max_length=8)]


class Joining(Message):
    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Import(Message):
    trn: Annotated[str, Field(min_length=1, max_length=LONGEST_RECORD)]


class ClockInfo(Message):
    kind: Literal["off", "sheet", "turn"]
    seconds: int | None


class SeatInfo(Message):
    name: str
    kind: Literal["person", "computer"]
    level: str | None
    taken: bool


class RoomInfo(Message):
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


class RoomList(Message):
    rooms: tuple[RoomInfo, ...]


class Choice(Message):
    value: str
    text: str


class RuleInfo(Message):
    field: str
    name: str
    help: str
    value: str
    text: str
    choices: tuple[Choice, ...] | None
    basis: str
    source: str


class VariantInfo(Message):
    name: str
    changes: dict[str, str]
    text: str


class EditionInfo(Message):
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


class EditionList(Message):
    editions: tuple[EditionInfo, ...]


class Health(Message):
    status: Literal["ok"]
    version: str


class Readiness(Message):
    status: Literal["ready", "not-ready"]
    rooms: int
