"""The REST routes of puzzles.

`answers/puzzles.py` loads the solver and the computers, so it is imported when it is first needed.
"""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request

from tilerummy.answers.puzzle_model import PuzzleList, PuzzleRush
from tilerummy.server.lobby import Language, problems

router = APIRouter(prefix="/api/v1", responses=problems)
EditionKey = Annotated[str, Query(max_length=60, description="The key of an edition")]
Day = Annotated[date | None, Query(description="The day of the reader, such as 2026-03-02; by default that of UTC")]
Seed = Annotated[int | None, Query(ge=0, lt=1 << 48, description="The same seed gives the same rush")]


@router.get("/puzzles")
async def list_puzzles(request: Request, edition: EditionKey, day: Day = None, lang: Language = None) -> PuzzleList:
    """All puzzles of an edition, and the puzzle of the day."""
    from tilerummy.answers import puzzles

    return puzzles.puzzle_list(edition, day)


@router.get("/puzzles/rush")
async def start_rush(request: Request, edition: EditionKey, seed: Seed = None, lang: Language = None) -> PuzzleRush:
    """Puzzles for a rush, in their order."""
    from tilerummy.answers import puzzles

    return puzzles.puzzle_rush(edition, seed)
