"""The REST route of the score sheet of a real table. Nothing is stored: the page keeps its sheets."""

from fastapi import APIRouter, Request, Response

from tilerummy.answers.score_model import ScoreQuestion, ScoreShown
from tilerummy.answers.score_report import score_json
from tilerummy.server.error_answers import words_of
from tilerummy.server.lobby import Language, node_of, problems

router = APIRouter(prefix="/api/v1", responses=problems)


@router.post("/score", response_model=ScoreShown)
async def compute_score(request: Request, asked: ScoreQuestion, lang: Language = None) -> Response:
    """The score sheet that follows from the entries. An entry that cannot be right is refused, with its place."""
    text = await node_of(request).reader.work(score_json, asked, words_of(request))
    return Response(text, media_type="application/json")
