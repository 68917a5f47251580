"""The models of the position lab: a table, a rack, and what can be asked about them."""

from typing import Annotated, Literal

from pydantic import Field

from tilerummy.answers.review_model import ShownMeld
from tilerummy.rooms.rest import Body
from tilerummy.rooms.wire import JokerChoice, Rows, TileText

LONGEST_POSITION = 2000
"""Characters of a position. A table of all tiles has about 400, and house rules can add some more."""
MOST_ON_A_RACK = 120

PositionText = Annotated[str, Field(max_length=LONGEST_POSITION)]
GoalName = Literal["tiles-points", "tiles", "points-tiles", "points", "keep-jokers", "out", "open-least"]
RackTiles = Annotated[tuple[TileText, ...], Field(strict=False, max_length=MOST_ON_A_RACK)]


class LabQuestion(Body):
    """A position, and what differs from it. Everything that is left out stays as the position says."""

    trn: PositionText = ""
    """A position or a view in TRN. Its table may have rows that are not melds. Empty: a new table."""
    edition: PositionText | None = None
    rows: Rows | None = None
    """The table."""
    rack: RackTiles | None = None
    """The rack of the seat to move."""
    opened: bool | None = None
    """Whether this seat has made its first lay."""
    after: Rows | None = None
    """The table after a lay, to ask whether that lay is legal."""
    typed: Annotated[str, Field(max_length=200)] = ""
    """A step in the notation or in words of the reader's language."""
    typed_to: Literal["table", "rack", "after"] = "table"
    """What the step changes."""
    goal: GoalName = "tiles-points"
    every: bool = False
    """Whether all best lays are wanted."""


class LabReason(Body):
    """A rule that is broken, and where it comes from."""

    clause: str
    text: str
    source: str
    """The rule field, its basis and the line of the sheet. Empty for a rule that all sheets share."""
    field: str = ""
    """The rule field that decides it, if editions differ in it."""


class LabRow(Body):
    """A row with its tiles in order."""

    tiles: tuple[TileText, ...]
    stands_for: tuple[TileText, ...]
    """The same as `tiles`, with each joker replaced by the tile it stands for."""
    name: str
    state: Literal["meld", "unfinished", "open"]
    """`open`: a joker allows several readings, listed in `choices`."""
    reading: str | None
    """The meld in TRN. Send it back with the row."""
    why: LabReason | None
    """Why it is not a meld."""
    choices: tuple[JokerChoice, ...]


class BoxTile(Body):
    tile: TileText
    most: int
    """How many can be on the table and the rack together."""


class LabStep(Body):
    text: str
    table: tuple[ShownMeld, ...]
    """The table after this step."""
    rack: tuple[TileText, ...]


class LabLay(Body):
    """A lay, step by step."""

    move: str
    """In TRN."""
    text: str
    """Tiles and points in words."""
    tiles: tuple[TileText, ...]
    steps: tuple[LabStep, ...]
    table: tuple[ShownMeld, ...]
    rack: tuple[TileText, ...]
    """The rack after it."""
    note: str = ""
    """What a joker counts, if one is laid, and whether a lay of the same tiles may change the table less."""


class LabFact(Body):
    """An answer in words. `yes` is None if the time was not enough to be sure."""

    yes: bool | None
    text: str


class LabBest(Body):
    """The best lay by the goal that was asked for."""

    text: str
    sure: bool
    """Whether it is proved that no lay is better."""
    lay: LabLay | None


class LabEvery(Body):
    """The lays that are equally good and play different tiles."""

    text: str
    sure: bool
    """Whether these are all of them."""
    lays: tuple[LabLay, ...]


class LabVerdict(Body):
    """The referee's verdict on a lay."""

    legal: bool
    text: str
    reasons: tuple[LabReason, ...]
    rows: tuple[LabRow, ...]
    """The table after the lay."""
    move: str
    rack: tuple[TileText, ...]
    """What stays on the rack."""


class LabRepair(Body):
    """A table of melds made of the same tiles, with as many melds as possible kept whole."""

    text: str
    table: tuple[ShownMeld, ...]
    trn: str | None
    """The position with this table; None if the tiles cannot all lie in melds."""


class LabAnswer(Body):
    trn: str
    """The position. It can be read by every part of the game if `whole` is true."""
    whole: bool
    """Whether the table is made of melds."""
    text: str
    """About the table."""
    edition: str
    title: str
    unit: Literal["round", "game"]
    opened: bool
    rows: tuple[LabRow, ...]
    rack: tuple[TileText, ...]
    box: tuple[BoxTile, ...]
    start: tuple[ShownMeld, ...]
    """The table before a lay. Empty if the table is not made of melds."""
    best: LabBest | None = None
    """What can be laid: None if the table is not made of melds, or the rack is empty."""
    first_lay: LabFact | None = None
    """None if the first lay has been made."""
    go_out: LabFact | None = None
    left: LabFact | None = None
    """How many tiles stay on the rack at least."""
    every: LabEvery | None = None
    verdict: LabVerdict | None
    repair: LabRepair | None
