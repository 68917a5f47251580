"""What may stand after the question mark of an address, besides the language."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from tilerummy.answers.lab_model import LONGEST_POSITION
from tilerummy.routes.request import Query

EditionKey = Annotated[str, Field(max_length=60, description="The key of an edition")]


class CopyQuery(Query):
    after: Annotated[int, Field(ge=0)] = 0


class PuzzlesQuery(Query):
    edition: EditionKey
    day: date | None = Field(None, description="The day of the reader, such as 2026-03-02; by default that of UTC")


class RushQuery(Query):
    edition: EditionKey
    seed: Annotated[int, Field(ge=0, lt=1 << 48)] | None = Field(None, description="The same seed gives the same rush")


class PictureQuery(Query):
    p: Annotated[str, Field(max_length=LONGEST_POSITION, description="A position or a view in TRN")]
    lay: Annotated[str, Field(max_length=LONGEST_POSITION, description="A lay in TRN that is shown, too")] = ""
    theme: Literal["light", "dark"] = "light"
