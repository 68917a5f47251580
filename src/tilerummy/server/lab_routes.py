"""The REST routes of the position lab: a question about a table and a rack, and its picture."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from tilerummy.answers.lab_model import LONGEST_POSITION, LabAnswer, LabQuestion
from tilerummy.hosting.work import LAB, Payer
from tilerummy.server.error_answers import words_of
from tilerummy.server.limits import address_of
from tilerummy.server.lobby import Language, node_of, problems

router = APIRouter(prefix="/api/v1", responses=problems)
Trn = Annotated[str, Query(max_length=LONGEST_POSITION, description="A position or a view in TRN")]
MoveText = Annotated[str, Query(max_length=LONGEST_POSITION, description="A lay in TRN that is shown, too")]
Theme = Annotated[Literal["light", "dark"], Query()]
SVG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "The picture"}
}


@router.post("/lab", response_model=LabAnswer)
async def ask_lab(request: Request, asked: LabQuestion, lang: Language = None) -> Response:
    """Which lay is best, is this lay legal, is this table made of melds, and how is it repaired. Nothing is stored."""
    from tilerummy.answers.lab import answer_json  # loads the solver, so only when it is needed

    payer = Payer(address=address_of(request))
    text = await node_of(request).budgets.do(LAB, payer, answer_json, asked, words_of(request))
    return Response(text, media_type="application/json")


@router.get("/lab/picture.svg", response_class=Response, responses={**problems, **SVG})
async def draw_lab(
    request: Request, p: Trn, lay: MoveText = "", theme: Theme = "light", lang: Language = None
) -> Response:
    """A position as a picture, on request after a lay."""
    from tilerummy.answers.lab import picture

    payer = Payer(address=address_of(request))
    text = await node_of(request).budgets.do(LAB, payer, picture, p, lay, theme)
    return Response(text, media_type="image/svg+xml")
