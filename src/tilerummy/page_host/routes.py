"""The requests that a page can ask of its own host: the same paths and the same answers as those of the server."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Annotated, Literal, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from tilerummy.answers import lab_model, lessons, photo_model, puzzles, review_model, score_model
from tilerummy.answers.record_rounds import continued
from tilerummy.answers.rules_report import clause_json, rules_json
from tilerummy.answers.score_report import score_json
from tilerummy.engine.rules import FIELDS
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import continue_room, keep_import, open_room
from tilerummy.hosting.problems import problem_of, unreadable_body
from tilerummy.language import Translator
from tilerummy.page_host.node import PageNode
from tilerummy.rooms import copies, rest
from tilerummy.rooms.continuing import continued_room
from tilerummy.rooms.decisions import Refusal
from tilerummy.rooms.edition_list import editions_json, rules_of
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.record_check import check_record
from tilerummy.rooms.room import Room
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.rooms.room_records import finished_round, finished_rounds, record_text
from tilerummy.rooms.words import translator_for

API = "/api/v1"
JSON, SVG, TEXT = "application/json", "image/svg+xml", "text/plain; charset=utf-8"
MOST_LISTED = 50
LONGEST_COPY = 4 * copies.LONGEST
"""Bytes of a copy that comes from a server. Signs in JSON within JSON take two bytes or more."""
M = TypeVar("M", bound=BaseModel)
V = TypeVar("V")


@dataclass(frozen=True)
class Answer:
    """What the server would send: a status, a media type and a body."""

    status: int
    type: str
    body: bytes


@dataclass(frozen=True)
class Request:
    """A request of the person at the page."""

    node: PageNode
    token: str
    words: Translator
    query: Mapping[str, str]
    body: bytes
    parts: Mapping[str, str]
    """The variable parts of the path."""

    @property
    def guest(self) -> str:
        return hashed(self.token)

    def read(self, model: type[M]) -> M:
        """The body. Raises `Refusal`."""
        try:
            return model.model_validate_json(self.body)
        except ValidationError as fault:
            raise unreadable_body(_place("body", fault)) from None

    def number(self) -> int:
        return self._checked(self.parts["number"], "path", "number", ROUND)

    def asked(self, name: str, kind: TypeAdapter[V], default: object = None) -> V:
        """A value of the query. Raises `Refusal`."""
        return self._checked(self.query.get(name, default), "query", name, kind)

    def _checked(self, value: object, where: str, name: str, kind: TypeAdapter[V]) -> V:
        try:
            return kind.validate_python(value)
        except ValidationError:
            raise unreadable_body(f"{where}.{name}") from None

    async def room(self) -> Room:
        return await self.node.read_room(self.parts["room"])

    async def ask(self, what: str, **given: object) -> rest.RoomInfo:
        given["language"] = self.words.language
        answer = await self.node.ask(self.parts["room"], what, self.guest, **given)
        return rest.RoomInfo.model_validate(answer["info"], strict=False)


def _place(where: str, fault: ValidationError) -> str:
    return ".".join((where, *(str(part) for part in fault.errors()[0]["loc"])))


EDITION: TypeAdapter[str] = TypeAdapter(Annotated[str, Field(max_length=60)])
DAY: TypeAdapter[date | None] = TypeAdapter(date | None)
SEED: TypeAdapter[int | None] = TypeAdapter(Annotated[int, Field(ge=0, lt=1 << 48)] | None)
POSITION: TypeAdapter[str] = TypeAdapter(Annotated[str, Field(max_length=lab_model.LONGEST_POSITION)])
THEME: TypeAdapter[Literal["light", "dark"]] = TypeAdapter(Literal["light", "dark"])
AFTER: TypeAdapter[int] = TypeAdapter(Annotated[int, Field(ge=0)])
ROUND: TypeAdapter[int] = TypeAdapter(Annotated[int, Field(ge=1, le=rest.MOST_GAMES)])
Made = BaseModel | bytes | str | None
Handler = Callable[[Request], Awaitable[Made]]
ROUTES: list[tuple[str, re.Pattern[str], int, str, Handler]] = []


def route(method: str, path: str, status: int = 200, kind: str = JSON) -> Callable[[Handler], Handler]:
    """Add a handler. `{name}` in the path is a variable part."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(API + path))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(pattern), status, kind, handler))
        return handler

    return add


async def answered(node: PageNode, token: str, method: str, address: str, body: bytes) -> Answer:
    """The answer to a request. It never raises."""
    path = urlsplit(address).path
    query = dict(parse_qsl(urlsplit(address).query))
    words = translator_for(query.get("lang", ""))
    try:
        status, kind, handler, parts = found(method, path)
        longest = {f"{API}/rooms/import": node.settings.longest_import}.get(path, node.settings.longest_body)
        if len(body) > (LONGEST_COPY if path.endswith("/copy") else longest):
            raise Refusal("body-too-long", status=413)
        made = await handler(Request(node, token, words, query, body, parts))
    except Exception as fault:
        status, problem = problem_of(fault, words, path)
        return Answer(status, JSON, problem.model_dump_json().encode())
    match made:
        case BaseModel():
            return Answer(status, kind, made.model_dump_json().encode())
        case str():
            return Answer(status, kind, made.encode())
        case bytes():
            return Answer(status, kind, made)
        case None:
            return Answer(status, kind, b"")


def found(method: str, path: str) -> tuple[int, str, Handler, Mapping[str, str]]:
    """The handler of a request and the variable parts of its path. Raises `Refusal`."""
    matching = [(each, match) for each in ROUTES if (match := each[1].fullmatch(path))]
    for (its_method, _, status, kind, handler), match in matching:
        if its_method == method:
            return status, kind, handler, {name: unquote(part) for name, part in match.groupdict().items()}
    raise Refusal("method", status=405) if matching else Refusal("not-found", status=404)


# Rooms. Fixed paths come before those with a variable part.


@route("GET", "/editions")
async def list_editions(request: Request) -> bytes:
    return editions_json(request.words)


@route("POST", "/commitments")
async def commit_to_a_seed(request: Request) -> rest.Commitment:
    return rest.Commitment(commitment=request.node.commitments.new())


@route("GET", "/rooms")
async def list_public(request: Request) -> rest.RoomList:
    """Nobody else can join the rooms of a page."""
    return rest.RoomList(rooms=())


@route("POST", "/rooms", 201)
async def create_room(request: Request) -> rest.RoomInfo:
    room, _ = await open_room(request.node, request.read(rest.NewRoom), request.token)
    return room_info(room, request.guest, request.words)


@route("POST", "/rooms/check")
async def check_room(request: Request) -> rest.CheckedRoom:
    return checked_room(request.read(rest.NewRoom), request.words)


@route("POST", "/rooms/import", 201)
async def import_record(request: Request) -> rest.RoomInfo:
    trn = request.read(rest.Import).trn
    room = await keep_import(request.node, trn, check_record(trn), request.guest)
    return room_info(room, request.guest, request.words)


@route("GET", "/rooms/mine")
async def list_mine(request: Request) -> rest.RoomList:
    rows = await request.node.store.rooms_of(request.guest, MOST_LISTED)
    return rest.RoomList(rooms=tuple(info_of_row(row, request.guest, request.words) for row in rows))


@route("GET", "/rooms/{room}")
async def show_room(request: Request) -> rest.RoomInfo:
    return room_info(await request.room(), request.guest, request.words)


@route("DELETE", "/rooms/{room}", 204)
async def delete_room(request: Request) -> None:
    await request.node.ask(request.parts["room"], "delete", request.guest, language=request.words.language)


@route("GET", "/rooms/{room}/rules")
async def show_rules(request: Request) -> rest.TableRules:
    room = await request.room()
    return rules_of(room.edition, request.words, room.pace)


@route("POST", "/rooms/{room}/join")
async def join_room(request: Request) -> rest.RoomInfo:
    given = request.read(rest.Joining)
    return await request.ask("join", name=checked_name(given.name), seat=given.seat, entropy=given.entropy)


@route("POST", "/rooms/{room}/leave")
async def leave_room(request: Request) -> rest.RoomInfo:
    given = request.read(rest.Leaving) if request.body else rest.Leaving()
    return await request.ask("leave", seat=given.seat)


@route("POST", "/rooms/{room}/remove")
async def remove_player(request: Request) -> rest.RoomInfo:
    given = request.read(rest.Removing)
    return await request.ask("remove", seat=given.seat, block=given.block)


@route("POST", "/rooms/{room}/set-up")
async def set_up_room(request: Request) -> rest.RoomInfo:
    wish = request.read(rest.NewRoom)
    return await request.ask("set-up", data=new_room(wish, checked_name(wish.name), request.guest))


@route("POST", "/rooms/{room}/start")
async def start_match(request: Request) -> rest.RoomInfo:
    return await request.ask("start", level=request.read(rest.Starting).level)


@route("GET", "/rooms/{room}/record.trn", kind=TEXT)
async def record(request: Request) -> str:
    room = await request.room()
    return record_text(room, shown_seat(room, request.guest, None))


@route("GET", "/rooms/{room}/copy")
async def copy_room(request: Request) -> rest.RoomCopy:
    room, after = await request.room(), request.asked("after", AFTER, 0)
    return copies.copy_of(room, await request.node.store.events(room.id), request.guest, after)


@route("POST", "/rooms/{room}/copy", 201)
async def keep_copy(request: Request) -> rest.RoomInfo:
    """Go on with a room of a server, from the copy that the page has. A room that is here already stays as it is."""
    events = copies.adopted(request.read(rest.RoomCopy), request.guest)
    room = await request.node.keep_copy(request.parts["room"], events)
    return room_info(room, request.guest, request.words)


# Looking back


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


@route("GET", "/push")
async def push_key(request: Request) -> rest.PushInfo:
    return rest.PushInfo(key=None)
