"""The common parts of all messages: the base model, tiles as text, ids and size limits."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

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
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", max_length=64)]


class Message(BaseModel):
    """Strict in both directions: `"3"` is not 3, and unknown fields are rejected."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
