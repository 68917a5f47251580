"""The models of the REST API: everything that is not live."""

import sys
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from tilerummy.rooms.wire import LONGEST_NAME, EntropyHash, Message

SHORTEST_TURN, LONGEST_TURN = 5, 14 * 24 * 3600
MOST_ROUNDS = 99
MOST_GAMES = 8 * MOST_ROUNDS
LONGEST_RECORD = 200_000
"""Characters of an imported record. A long match has about 30,000."""
MOST_COPIED = 2000
"""Events of a room that is copied. A match of ten rounds has about 1,000."""

LONGEST_TEXT = 200
"""Characters of what an operator says to the people at a table."""

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Body(Message):
    """As strict as the socket's messages. Built at once, before several threads of a server use it.

    A page has one thread, and builds each model when it is first used.
    """

    model_config = ConfigDict(defer_build=sys.platform == "emscripten")


class Problem(Body):
    """Why a request is refused."""

    code: str
    text: str
    field: str | None = None
    """The rule or the entry of the request that is wrong, if it is one: `deal`, `name`."""


class ClockWish(Body):
    """`off`, the limit printed on the `sheet` (or set by a house rule), or `seconds` for every `turn`."""

    kind: Literal["off", "sheet", "turn"] = "off"
    seconds: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None


class SeatWish(Body):
    """`here` is somebody who plays at the same device as `me`. Then no seat can be for a `person` elsewhere."""

    kind: Literal["me", "here", "person", "computer"]
    level: Annotated[str, Field(max_length=20)] | None = None
    name: Name | None = None
    """The name of somebody who plays `here`."""


HouseRules = Annotated[
    dict[
        Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)],
        Annotated[str, Field(pattern=r"^[a-z0-9_-]+$", max_length=40)],
    ],
    Field(max_length=64),
]
"""Fields of the rules with the values that replace those of the printed sheet."""


Variants = Annotated[
    tuple[Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)], ...],
    Field(strict=False, max_length=32),
]
"""Variants of the sheet by their names, as the list of editions has them."""


class NewRoom(Body):
    edition: Annotated[str, Field(max_length=2000)]
    variants: Variants = ()
    house_rules: HouseRules = Field(default_factory=dict)
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    """As the sheet counts them: a round may have several games."""
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None = None
    """The number of games, each from deal to outcome, instead of whole rounds."""
    youngest: Annotated[int, Field(ge=0, le=7)] | None = None
    """The seat that starts if the sheet lets the youngest start. The host may name another until the match begins."""
    clock: ClockWish | None = None
    """None: as printed on the sheet if several people play, no clock for one person against computers."""
    computer_pace: Literal["quick", "natural", "slow"] = "natural"
    """How long computers seem to think: briefly, as long as fits their move, or twice that."""
    hints: bool = True
    public: bool = False
    name: Name
    seats: Annotated[tuple[SeatWish, ...], Field(strict=False, min_length=2, max_length=8)]
    by_host: bool = False
    """The host starts the match. Otherwise it starts when the last seat is taken."""
    entropy_hash: EntropyHash = ""
    """SHA-256 of random bytes that this browser mixes into the seed of the first round (`Mixing` of the socket)."""


class Joining(Body):
    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    entropy_hash: EntropyHash = ""
    """SHA-256 of random bytes that this browser mixes into the seed of the first round (`Mixing` of the socket)."""


class Removing(Body):
    seat: Annotated[int, Field(ge=0, le=7)]
    block: bool = True
    """Whether the player may not come back."""


class Leaving(Body):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Who leaves, if several people share this device. Without it all of them do."""


class Starting(Body):
    level: Annotated[str, Field(max_length=20)] | None = None
    """The level of the computers that take the free seats. Without it the free seats are taken away."""


class Import(Body):
    trn: Annotated[str, Field(min_length=1, max_length=LONGEST_RECORD)]


class CopiedEvent(Body):
    """An event of a room, as it is stored."""

    number: Annotated[int, Field(ge=1, le=MOST_COPIED)]
    kind: Annotated[str, Field(max_length=20)]
    data: Annotated[str, Field(max_length=LONGEST_RECORD)]
    at: int
    client_id: Annotated[str, Field(max_length=64)] | None


class RoomCopy(Body):
    """The events of a room in which one person plays, so that it can go on at the device of that person."""

    events: Annotated[tuple[CopiedEvent, ...], Field(max_length=MOST_COPIED)]


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
    facts: tuple[str, ...] = ()
    """What people choose a table by, as it is played here: first lay, clock, house rules."""
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    rounds: int | None
    """As the sheet counts them: a round may have several games. None if the games are not whole rounds."""
    games: int
    """The number of games, each from deal to outcome."""
    clock: ClockInfo
    computer_pace: Literal["quick", "natural", "slow"] | None = None
    """How fast the computers play; None in lists."""
    hints: bool
    public: bool
    seats: tuple[SeatInfo, ...]
    you: int | None
    here: tuple[int, ...] = ()
    """The seats of this browser, if several people share it."""
    host: bool
    host_seat: int | None = None
    """The seat of the host; None if the host has none, and in lists."""
    turn: int | None = None
    """The seat whose turn it is; None between rounds."""
    by_host: bool = False
    """The host starts the match. Otherwise it starts when the last seat is taken."""
    created: int
    touched: int
    verified: bool | None = None
    """Whether the deals of an imported record follow from its seeds. None for a match that was played here."""
    table: tuple[tuple[str, ...], ...] = ()
    """The tiles of each meld on the table while a round is being played; empty in lists."""


class Present(Body):
    """A page that is open at a table."""

    seat: int | None
    """None for somebody who watches."""
    address: str
    """The IPv4 address or the IPv6 network of 64 bits, or `local`. It is not stored."""


class OperatorRoom(RoomInfo):
    """A room as the operator sees it."""

    present: tuple[Present, ...]


class OperatorRooms(Body):
    rooms: tuple[RoomInfo, ...]
    next: str | None
    """Where the next page begins; None after the last one."""


class Closing(Body):
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""
    """What is said to the people at the table."""


class Renaming(Body):
    seat: Annotated[int, Field(ge=0, le=7)]
    name: str | None = None


class Banning(Body):
    network: Annotated[str, Field(max_length=60)]
    """An address or a network. An IPv6 address stands for its network of 64 bits."""
    seconds: Annotated[int, Field(ge=1, le=366 * 24 * 3600)] = 24 * 3600


class Unbanning(Body):
    network: Annotated[str, Field(max_length=60)]


class Ban(Body):
    network: str
    until: int
    """In milliseconds since 1970."""


class BanList(Body):
    bans: tuple[Ban, ...]


class MyRoom(Body):
    """A room with something about a guest."""

    id: str
    stage: str
    created: int
    touched: int
    names: tuple[str, ...]
    """The names of the guest's seats; empty if the guest gave up the seat, or imported the match."""


class MyData(Body):
    """What the server keeps about the guest who asks."""

    rooms: tuple[MyRoom, ...]
    next: str | None
    """Where the next page begins; None after the last one."""
    browsers: int
    """Browsers that get messages about turns."""


class Forgotten(Body):
    more: bool
    """Whether there are more rooms: ask again."""


class NoticePart(Body):
    """An address, or a text."""

    link: str = ""
    text: str = ""


class Notice(Body):
    """What the operator tells everybody."""

    imprint: NoticePart | None = None
    privacy: NoticePart | None = None
    contact: NoticePart | None = None


class CheckedRoom(Body):
    """A room as it would be created: what it is, or why it is refused."""

    title: str = ""
    facts: tuple[str, ...] = ()
    problem: Problem | None = None


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
    part: str = ""
    """The heading of the rules that explain it."""
    limits: tuple[int, int] | None = None
    """The lowest and the highest value of a number field."""
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
    box: str = ""
    """The title without the language of the sheet."""
    facts: tuple[str, ...] = ()
    """What people choose a table by, as it is printed."""
    languages: tuple[str, ...]
    usual_in: tuple[str, ...] = ()
    """The languages whose readers get this edition if they have not chosen one."""
    sheet: str = ""
    """Editions of one sheet come in the same box."""
    colours: str
    jokers: int = 0
    seats: tuple[int, int]
    most_seats: int = 0
    """The most seats that a house rule can give it."""
    tiles: int
    open_min: int
    timer_s: int | None
    clock: str
    """The printed time limit in words, and the turns for which it holds if not for all; empty without a limit."""
    games_in_round: tuple[int, ...] = ()
    """How many games make a round, for each number of players from the fewest on."""
    summary: tuple[str, ...]
    rules: tuple[RuleInfo, ...]
    variants: tuple[VariantInfo, ...]


class EditionList(Body):
    editions: tuple[EditionInfo, ...]


class RuleSentence(Body):
    text: str
    source: str
    """The line of the sheet, or why there is none; empty for what holds in every edition."""
    house: bool


class RulesPart(Body):
    title: str
    lines: tuple[RuleSentence, ...]


class TableRules(Body):
    """The whole rules of a room, with its house rules, in the language of the reader."""

    edition: str
    title: str
    facts: tuple[str, ...] = ()
    colours: str
    parts: tuple[RulesPart, ...]


class PushInfo(Body):
    """Whether this server tells browsers about turns."""

    key: str | None
    """The public key of the server for `pushManager.subscribe`; None if it sends nothing."""


class PushBrowser(Body):
    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    """The address at the push service of the browser. Only known services are accepted."""


class PushNews(Body):
    """What a service worker shows when a message without content arrives."""

    title: str
    text: str
    room: str | None
    """The room to open; None if the guest is not to move anywhere."""
