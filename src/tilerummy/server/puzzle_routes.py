"""The REST routes of puzzles. The table of a puzzle is a socket of its own (`puzzles.py`)."""

import secrets
from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request

from tilerummy.answers.puzzle_model import PuzzleInfo, PuzzleList, PuzzleRush
from tilerummy.puzzles import collection
from tilerummy.server.lobby import Language, problems

router = APIRouter(prefix="/api/v1", responses=problems)
EditionKey = Annotated[str, Query(max_length=60, description="The key of an edition")]
Day = Annotated[date | None, Query(description="The day of the reader, such as 2026-03-02; by default that of UTC")]
Seed = Annotated[int | None, Query(ge=0, lt=1 << 48, description="The same seed gives the same rush")]


@router.get("/puzzles")
async def list_puzzles(request: Request, edition: EditionKey, day: Day = None, lang: Language = None) -> PuzzleList:
    """All puzzles of an edition, and the puzzle of the day."""
    when = day or datetime.now(UTC).date()
    today = collection.daily(when, edition)
    return PuzzleList(
        edition=edition,
        puzzles=tuple(_info(each) for each in collection.summaries(edition)),
        day=when.isoformat(),
        daily=PuzzleInfo(id=today.id, grade=today.grade, goal=today.goal.value),
        editions=collection.editions_with_puzzles(),
    )


@router.get("/puzzles/rush")
async def start_rush(request: Request, edition: EditionKey, seed: Seed = None, lang: Language = None) -> PuzzleRush:
    """Puzzles for a rush, in their order."""
    chosen = collection.rush(edition, secrets.randbits(48) if seed is None else seed)
    infos = tuple(_info(each) for each in chosen)
    return PuzzleRush(puzzles=infos, seconds=collection.RUSH_SECONDS, mistakes=collection.RUSH_MISTAKES)


def _info(summary: collection.Summary) -> PuzzleInfo:
    return PuzzleInfo(id=summary.id, grade=summary.grade, goal=summary.goal.value)
