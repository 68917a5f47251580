"""The REST route of photos: the peaks that a browser found become tiles and rows. The photo stays in the browser."""

from fastapi import APIRouter, Request, Response

from tilerummy.answers.photo_model import PhotoAnswer, PhotoQuestion
from tilerummy.hosting.work import LAB, Payer
from tilerummy.server.error_answers import words_of
from tilerummy.server.limits import address_of
from tilerummy.server.lobby import Language, node_of, problems

router = APIRouter(prefix="/api/v1", responses=problems)


@router.post("/photo", response_model=PhotoAnswer)
async def read_photo(request: Request, asked: PhotoQuestion, lang: Language = None) -> Response:
    """The tiles and the rows that the peaks of a photo mean by the rules of an edition. Nothing is stored."""
    from tilerummy.answers.photo_report import photo_json  # loads the lab, so only when it is needed

    payer = Payer(address=address_of(request))
    text = await node_of(request).budgets.do(LAB, payer, photo_json, asked, words_of(request))
    return Response(text, media_type="application/json")
