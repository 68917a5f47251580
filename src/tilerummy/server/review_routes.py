"""The REST routes of reviews: a finished round of a room, or any record."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tilerummy.server.budgets import Payer
from tilerummy.server.limits import address_of
from tilerummy.server.lobby import Language, RoomId, node_of, problems, words_of
from tilerummy.server.rest import MOST_GAMES
from tilerummy.server.review_model import ReviewQuestion, RoundReviewed
from tilerummy.server.reviews import Reviews

router = APIRouter(prefix="/api/v1", responses=problems)
Number = Annotated[int, Path(ge=1, le=MOST_GAMES, description="The round, counted from 1")]


def reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@router.get("/rooms/{room}/rounds/{number}/review", response_model=RoundReviewed)
async def review_of_round(request: Request, room: RoomId, number: Number, lang: Language = None) -> Response:
    """Every turn of a finished round beside the best lay, the players' accuracy and level, and the turning points."""
    found = await node_of(request).read_room(room)
    payer = Payer(address=address_of(request))
    text = await reviews_of(request).of_room(found, number, words_of(request).language, payer)
    return Response(text, media_type="application/json")


@router.post("/review", response_model=RoundReviewed)
async def review_of_record(request: Request, asked: ReviewQuestion, lang: Language = None) -> Response:
    """The same for a record in TRN. Nothing is stored."""
    payer = Payer(address=address_of(request))
    text = await reviews_of(request).of_record(asked.trn, asked.round, None, words_of(request).language, payer)
    return Response(text, media_type="application/json")
