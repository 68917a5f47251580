"""The REST route of the lessons."""

from fastapi import APIRouter, Request

from tilerummy.answers import lessons
from tilerummy.answers.lesson_model import LessonList
from tilerummy.server.error_answers import words_of
from tilerummy.server.lobby import Language, problems

router = APIRouter(prefix="/api/v1", responses=problems)


@router.get("/lessons")
async def list_lessons(request: Request, lang: Language = None) -> LessonList:
    """The lessons in the order in which they are learned."""
    return lessons.course(words_of(request))
