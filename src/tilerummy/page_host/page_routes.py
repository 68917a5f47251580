"""The requests of the other pages: review, lab, photos, lessons, puzzles, rules, score."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from tilerummy.answers import lab_model, lessons, photo_model, puzzles, review_model, score_model
from tilerummy.answers.record_rounds import continued
from tilerummy.answers.rules_report import clause_json, rules_json
from tilerummy.answers.score_report import score_json
from tilerummy.engine.rules import FIELDS
from tilerummy.hosting.lobby import continue_room
from tilerummy.page_host.requests import SVG, Request, route
from tilerummy.rooms import rest
from tilerummy.rooms.continuing import continued_room
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.room_records import finished_round, finished_rounds

EDITION: TypeAdapter[str] = TypeAdapter(Annotated[str, Field(max_length=60)])
DAY: TypeAdapter[date | None] = TypeAdapter(date | None)
SEED: TypeAdapter[int | None] = TypeAdapter(Annotated[int, Field(ge=0, lt=1 << 48)] | None)
POSITION: TypeAdapter[str] = TypeAdapter(Annotated[str, Field(max_length=lab_model.LONGEST_POSITION)])
THEME: TypeAdapter[Literal["light", "dark"]] = TypeAdapter(Literal["light", "dark"])


@route("GET", "/rooms/{room}/rounds/{number}/review")
async def review_of_round(request: Request) -> bytes:
    from tilerummy.answers.review_report import review_json  # loads much, so only when it is needed

    number, room = request.number(), await request.room()
    record, shown = finished_round(room, number), (number, len(finished_rounds(room)))
    return review_json(str(record), 1, request.words, shown)


@route("POST", "/review")
async def review_of_record(request: Request) -> bytes:
    from tilerummy.answers.review_report import review_json

    asked = request.read(review_model.ReviewQuestion)
    return review_json(asked.trn, asked.round, request.words)


@route("POST", "/rooms/{room}/rounds/{number}/continue", 201)
async def continue_round(request: Request) -> rest.RoomInfo:
    given, number = request.read(review_model.Continuing), request.number()
    record = finished_round(await request.room(), number)
    return await _continued(request, partial(continued_room, record, given.moves, given.seat), given.name)


@route("POST", "/review/continue", 201)
async def continue_record(request: Request) -> rest.RoomInfo:
    given = request.read(review_model.ContinuingRecord)
    return await _continued(request, partial(continued, given.trn, given.round, given.moves, given.seat), given.name)


async def _continued(
    request: Request, first_event: Callable[[str, str], dict[str, object]], name: str
) -> rest.RoomInfo:
    room = await continue_room(request.node, first_event(checked_name(name), request.guest))
    return room_info(room, request.guest, request.words)


# The other pages


@route("POST", "/lab")
async def ask_lab(request: Request) -> bytes:
    from tilerummy.answers.lab import answer_json

    return answer_json(request.read(lab_model.LabQuestion), request.words)


@route("GET", "/lab/picture.svg", kind=SVG)
async def draw_lab(request: Request) -> str:
    from tilerummy.answers.lab import picture

    position, lay = request.asked("p", POSITION), request.asked("lay", POSITION, "")
    return picture(position, lay, request.asked("theme", THEME, "light"))


@route("POST", "/photo")
async def read_photo(request: Request) -> bytes:
    from tilerummy.answers.photo_report import photo_json

    return photo_json(request.read(photo_model.PhotoQuestion), request.words)


@route("GET", "/lessons")
async def list_lessons(request: Request) -> BaseModel:
    return lessons.course(request.words)


@route("GET", "/puzzles")
async def list_puzzles(request: Request) -> BaseModel:
    return puzzles.puzzle_list(request.asked("edition", EDITION), request.asked("day", DAY))


@route("GET", "/puzzles/rush")
async def start_rush(request: Request) -> BaseModel:
    return puzzles.puzzle_rush(request.asked("edition", EDITION), request.asked("seed", SEED))


@route("GET", "/rules")
async def compare_rules(request: Request) -> bytes:
    return rules_json(request.words)


@route("GET", "/rules/{field}")
async def show_clause(request: Request) -> bytes:
    if request.parts["field"] not in FIELDS:
        raise Refusal("not-found", status=404)
    return clause_json(request.words, request.parts["field"])


@route("POST", "/score")
async def compute_score(request: Request) -> bytes:
    return score_json(request.read(score_model.ScoreQuestion), request.words)
