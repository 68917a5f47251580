"""The lessons: their list over HTTP, and the socket of a lesson."""

from fastapi import APIRouter, Request, WebSocket

from tilerummy.answers import lessons
from tilerummy.answers.lesson_model import LessonList
from tilerummy.server.lobby import Language, problems, words_of
from tilerummy.server.node import Node
from tilerummy.server.prepared_socket import serve_prepared

router = APIRouter(prefix="/api/v1", responses=problems)


@router.get("/lessons")
async def list_lessons(request: Request, lang: Language = None) -> LessonList:
    """The lessons in the order in which they are learned."""
    return lessons.course(words_of(request))


async def serve_lesson(node: Node, socket: WebSocket, key: str, step: int) -> None:
    await serve_prepared(node, socket, lessons.prepared(key), step)
