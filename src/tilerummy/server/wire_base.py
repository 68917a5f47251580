"""What every message is made of: strict models, tiles as text, ids, and limits of size."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_ROWS = 60
MOST_IN_A_ROW = 40
LONGEST_NAME = 24

TileText = Annotated[str, Field(pattern=r"^([kbroyg]1?[0-9]|[jKBROYG])$", max_length=3)]
"""A colour letter and a number, or a joker; a capital is a joker with a colour."""
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,36}$")]
Sequence = Annotated[int, Field(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Taken = Annotated[Literal["discard", "open"], Field()]
"""The tile beside the table that a lay uses: the last discard or the open last tile."""


class Message(BaseModel):
    """Strict both ways: `"3"` is not 3, and unknown fields are refused."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
