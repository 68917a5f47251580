"""The REST routes of reviews: a finished round of a room, or any record; and playing on from a moment of a round."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from tilerummy.answers.review_model import Continuing, ContinuingRecord, ReviewQuestion, RoundReviewed
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import continue_room
from tilerummy.hosting.work import REPLAY, Payer
from tilerummy.rooms.continuing import continued_room
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.rest import MOST_GAMES, RoomInfo
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.room_records import finished_round
from tilerummy.server.continued_records import continued_record
from tilerummy.server.error_answers import words_of
from tilerummy.server.limits import address_of
from tilerummy.server.listing import source
from tilerummy.server.lobby import (
    Language,
    RoomId,
    count_room,
    issued_token,
    node_of,
    problems,
)
from tilerummy.server.reviews import Reviews
from tilerummy.server.sessions import set_cookie

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
    text = await reviews_of(request).of_record(asked.trn, asked.round, words_of(request).language, payer)
    return Response(text, media_type="application/json")


@router.post("/rooms/{room}/rounds/{number}/continue", status_code=201)
async def continue_round(
    request: Request, response: Response, room: RoomId, number: Number, given: Continuing, lang: Language = None
) -> RoomInfo:
    """Play on from a moment of a finished round, in a new room."""
    node = node_of(request)
    record = finished_round(await node.read_room(room), number)

    async def first_event(payer: Payer, name: str, host: str) -> dict[str, Any]:
        work = (continued_room, record, given.moves, given.seat, name, host)
        return await node.budgets.do(REPLAY, payer, *work)

    return await _made(request, response, given.name, first_event)


@router.post("/review/continue", status_code=201)
async def continue_record(
    request: Request, response: Response, given: ContinuingRecord, lang: Language = None
) -> RoomInfo:
    """Play on from a moment of a round of a record in TRN, in a new room."""
    budgets = node_of(request).budgets

    async def first_event(payer: Payer, name: str, host: str) -> dict[str, Any]:
        return await continued_record(budgets, payer, given.trn, given.round, given.moves, given.seat, name, host)

    return await _made(request, response, given.name, first_event)


async def _made(
    request: Request, response: Response, name: str, first_event: Callable[[Payer, str, str], Awaitable[dict[str, Any]]]
) -> RoomInfo:
    """A new room from its first event, which gets the payer, the name and the host."""
    count_room(request)
    token = await issued_token(request)
    payer = Payer(address=address_of(request))
    data = await first_event(payer, checked_name(name), hashed(token))
    made = await continue_room(node_of(request), data, source(payer.address))
    set_cookie(response, token, request)
    return room_info(made, hashed(token), words_of(request))
