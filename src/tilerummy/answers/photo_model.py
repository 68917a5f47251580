"""The models of the question about a photo: the peaks that a browser found in it, and what they say by the rules.

The picture itself stays in the browser.
"""

from typing import Annotated, Literal

from pydantic import Field

from tilerummy.answers.lab_model import PositionText
from tilerummy.photo.found import COLOUR_CLASSES, NUMBER_CLASSES
from tilerummy.rooms.rest import Body
from tilerummy.rooms.wire import TileText

MOST_PEAKS = 250
"""More than a photo can have tiles: several peaks may lie on one."""
LARGEST = 4096
"""The longest side of a picture that the model sees, in pixels, with room to spare."""
Kind = Literal["table", "rack"]
Pixels = Annotated[float, Field(gt=0, le=LARGEST, allow_inf_nan=False)]
Place = Annotated[float, Field(ge=-LARGEST, le=2 * LARGEST, allow_inf_nan=False)]
Part = Annotated[float, Field(ge=-1.01, le=1.01, allow_inf_nan=False)]
Logit = Annotated[float, Field(ge=-1000, le=1000, allow_inf_nan=False)]
Level = Annotated[float, Field(ge=0, le=255, allow_inf_nan=False)]
Direction = Annotated[tuple[Part, Part], Field(strict=False)]
Ink = Annotated[tuple[Part, Part, Part], Field(strict=False)]
Face = Annotated[tuple[Level, Level, Level], Field(strict=False)]
ColourLogits = Annotated[
    tuple[Logit, ...], Field(strict=False, min_length=len(COLOUR_CLASSES), max_length=len(COLOUR_CLASSES))
]
NumberLogits = Annotated[
    tuple[Logit, ...], Field(strict=False, min_length=len(NUMBER_CLASSES), max_length=len(NUMBER_CLASSES))
]


class Peak(Body):
    """A place where the model sees a tile. Lengths are in pixels, y grows downwards."""

    x: Place
    y: Place
    width: Pixels
    height: Pixels
    up: Direction
    """From the foot of the number to its head."""
    colours: ColourLogits
    """Black, blue, red, orange, yellow, green, joker."""
    numbers: NumberLogits
    """1 to 13, joker."""
    score: Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
    ink: Ink | None = None
    """What the print absorbs of red, green and blue light, with length 1."""
    face: Face | None = None
    """The colour of the blank part."""


class PhotoQuestion(Body):
    """The peaks of a photo, and the size of the picture that the model saw."""

    edition: PositionText | None = None
    kind: Kind | None = None
    """What the photo shows. None: the tiles decide."""
    width: Pixels
    height: Pixels
    light: Level = 255.0
    """The mean of the bright half of the picture."""
    edges: Level = 255.0
    """The largest step between neighbouring pixels."""
    contrast: Level = 255.0
    """The largest step over eight pixels."""
    colour: Level = 255.0
    """How much red, green and blue differ where they differ most."""
    peaks: Annotated[tuple[Peak, ...], Field(strict=False, max_length=MOST_PEAKS)]


class PhotoTile(Body):
    """A tile as it was read, with its four corners in the picture."""

    tile: TileText
    certainty: float
    sure: bool
    outline: tuple[tuple[float, float], ...]


class PhotoProblem(Body):
    code: str
    text: str


class PhotoAnswer(Body):
    kind: Kind
    trn: str
    """The rows of a table, or the tiles of a rack."""
    legal: bool
    """Whether every row is a meld and the box holds all tiles; for a rack only the box counts."""
    tiles: tuple[PhotoTile, ...]
    rows: tuple[tuple[int, ...], ...]
    """The places of the tiles in `tiles`."""
    text: str
    """What was found."""
    problems: tuple[PhotoProblem, ...]
