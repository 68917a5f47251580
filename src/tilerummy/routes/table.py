"""The routes that every host has, and their table at the end. `docs/openapi.json` is written from it."""

from functools import partial
from typing import Any

from tilerummy.answers import lessons
from tilerummy.answers.lab_model import LabAnswer, LabQuestion
from tilerummy.answers.lessons import LessonList
from tilerummy.answers.photo_model import PhotoAnswer, PhotoQuestion
from tilerummy.answers.puzzle_model import PuzzleList, PuzzleRush
from tilerummy.answers.review_model import Continuing, ContinuingRecord, ReviewQuestion, RoundReviewed
from tilerummy.answers.rules_report import ClauseShown, RulesCompared, clause_shown, rules_compared
from tilerummy.answers.score_report import ScoreQuestion, ScoreShown, score_sheet
from tilerummy.engine.rules import FIELDS
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import MOST_LISTED, continue_room, keep_import, open_room
from tilerummy.hosting.messages import Delete, Join, Leave, Remove, SetUp, Start
from tilerummy.hosting.work import IMPORT, LAB, LONG, REPLAY, REVIEW
from tilerummy.rooms import rest
from tilerummy.rooms.copies import check_alone, copied_json
from tilerummy.rooms.edition_list import editions, rules_of
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.rest import RoomInfo
from tilerummy.rooms.room import shown_seat
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.rooms.room_records import check_record, continued, continued_room, finished_round, finished_rounds
from tilerummy.routes.request import (
    SVG,
    TEXT,
    CopyQuery,
    PictureQuery,
    PuzzlesQuery,
    Query,
    Request,
    Route,
    RushQuery,
    as_json,
)

# Rooms: create, join, leave, list and delete them; import and download records


async def list_editions(request: Request[Query]) -> bytes:
    return await request.host.prepared(as_json, editions, request.words)


async def create_room(request: Request[rest.NewRoom]) -> RoomInfo:
    """Create a room. Its creator is the host and gets the seat `me`."""
    token, origin = await request.host.opening()
    room, token = await open_room(request.node, request.given, token, origin)
    return room_info(room, hashed(token), request.words)


async def check_room(request: Request[rest.NewRoom]) -> rest.CheckedRoom:
    """What a room with these wishes would be, or which of them is refused. Nothing is created."""
    return checked_room(request.given, request.words)


async def import_record(request: Request[rest.Import]) -> RoomInfo:
    """Import a finished match from its record in TRN."""
    token, _ = await request.host.opening()
    trn = request.given.trn
    checked = await request.host.do(IMPORT, check_record, trn, apart=len(trn) > LONG)
    room = await keep_import(request.node, trn, checked, hashed(token))
    return room_info(room, hashed(token), request.words)


async def list_public(request: Request[Query]) -> rest.RoomList:
    """Public rooms to join or to watch."""
    rows = await request.host.public_rooms()
    return rest.RoomList(rooms=tuple(info_of_row(row, request.guest, request.words) for row in rows))


async def list_mine(request: Request[Query]) -> rest.RoomList:
    """The rooms in which this browser has a seat."""
    guest = request.guest
    rows = await request.node.store.rooms_of(guest, MOST_LISTED) if guest is not None else []
    return rest.RoomList(rooms=tuple(info_of_row(row, guest, request.words) for row in rows))


async def show_room(request: Request[Query]) -> RoomInfo:
    return room_info(await request.room(), request.guest, request.words)


async def show_rules(request: Request[Query]) -> rest.TableRules:
    """The whole rules of a room in sentences, with the lines of the sheet and the house rules."""
    room = await request.room()
    return rules_of(room.edition, request.words, room.pace)


async def join_room(request: Request[rest.Joining]) -> RoomInfo:
    """Take a seat. The match starts when the last seat is taken."""
    given, name = request.given, checked_name(request.given.name)
    token = await request.host.joining(request.parts.room)
    return await request.ask(Join(name, given.seat, given.entropy_hash), hashed(token))


async def leave_room(request: Request[rest.Leaving]) -> RoomInfo:
    """Leave the match. People who share a device leave together, or the one of a seat leaves."""
    return await request.ask(Leave(request.given.seat))


async def remove_player(request: Request[rest.Removing]) -> RoomInfo:
    """Remove a player before the first round, and block this player from the room. Only the host may do this."""
    return await request.ask(Remove(request.given.seat, request.given.block))


async def set_up_room(request: Request[rest.NewRoom]) -> RoomInfo:
    """Change rules, clock, seats and levels before the first round. Only the host may do this; nobody loses a seat."""
    data = new_room(request.given, checked_name(request.given.name), request.guest or "")
    return await request.ask(SetUp(data))


async def start_match(request: Request[rest.Starting]) -> RoomInfo:
    """Start the match. Computers take the free seats, or these are taken away. Only the host may do this."""
    return await request.ask(Start(request.given.level))


async def delete_room(request: Request[Query]) -> None:
    """Delete a room and all its data. The host may do this; during a match all players must ask for it."""
    await request.node.ask(request.parts.room, request.guest, Delete(), request.words.language)


async def record(request: Request[Query]) -> str:
    """The record in TRN: finished rounds in full, the current one as the requester's seat sees it.

    People who share a device get the current round as a watcher sees it.
    """
    room = await request.room()
    return await request.host.record(room, shown_seat(room, request.guest, None))


async def copy_room(request: Request[CopyQuery]) -> bytes:
    """The events of a room in which only the requester plays, from the one after a number on, with all tiles.

    The page can go on with the room if the connection is lost.
    """
    room = await request.room()
    check_alone(room, request.guest)
    events = await request.node.store.events(room.id)
    return await request.host.do(REPLAY, copied_json, events, request.guest, request.given.after)


async def push_key(request: Request[Query]) -> rest.PushInfo:
    """Whether this server tells browsers about turns, and its public key."""
    return rest.PushInfo(key=request.node.push.key)


# Pages beside the table: review, lab, photos, lessons, puzzles, rules, score. The solver and the computers are loaded
# when an answer first needs them.


async def review_of_round(request: Request[Query]) -> bytes:
    """Every turn of a finished round beside the best lay, the players' accuracy and level, and the turning points."""
    from tilerummy.answers.review_report import review_json

    room, number, words = await request.room(), request.parts.number, request.words
    record, rounds = finished_round(room, number), len(finished_rounds(room))
    given = (review_json, str(record), 1, words, (number, rounds))
    make = partial(request.host.do, REVIEW, *given, apart=True)
    return await request.host.kept((room.id, number, rounds, words.language, record.tag("Seats")), make)


async def review_of_record(request: Request[ReviewQuestion]) -> bytes:
    """The same for a record in TRN. Nothing is stored."""
    from tilerummy.answers.review_report import review_json

    given = (request.given.trn, request.given.round, request.words)
    return await request.host.do(REVIEW, review_json, *given, apart=True)


async def continue_round(request: Request[Continuing]) -> RoomInfo:
    """Play on from a moment of a finished round, in a new room."""
    given, record = request.given, finished_round(await request.room(), request.parts.number)
    token, origin = await request.host.opening()
    work = (continued_room, record, given.moves, given.seat, checked_name(given.name), hashed(token))
    return await _new_room(request, token, origin, await request.host.do(REPLAY, *work))


async def continue_record(request: Request[ContinuingRecord]) -> RoomInfo:
    """Play on from a moment of a round of a record in TRN, in a new room."""
    given, is_long = request.given, len(request.given.trn) > LONG
    token, origin = await request.host.opening()
    work = (continued, given.trn, given.round, given.moves, given.seat, checked_name(given.name), hashed(token))
    data = await request.host.do(REVIEW if is_long else REPLAY, *work, apart=is_long)
    return await _new_room(request, token, origin, data)


async def _new_room(request: Request[Any], token: str, origin: str, data: dict[str, Any]) -> RoomInfo:
    """A new room from its first event."""
    room = await continue_room(request.node, data, origin)
    return room_info(room, hashed(token), request.words)


async def ask_lab(request: Request[LabQuestion]) -> bytes:
    """Which lay is best, is this lay legal, is this table made of melds, and how is it repaired. Nothing is stored."""
    from tilerummy.answers.lab import answer

    return await request.host.do(LAB, as_json, answer, request.given, request.words)


async def draw_lab(request: Request[PictureQuery]) -> str:
    """A position as a picture, on request after a lay."""
    from tilerummy.answers.lab import picture

    return await request.host.do(LAB, picture, request.given.p, request.given.lay, request.given.theme)


async def read_photo(request: Request[PhotoQuestion]) -> bytes:
    """The tiles and the rows that the peaks of a photo mean by the rules of an edition. Nothing is stored."""
    from tilerummy.answers.photo_report import photo_answer

    return await request.host.do(LAB, as_json, photo_answer, request.given, request.words)


async def list_lessons(request: Request[Query]) -> LessonList:
    """The lessons in the order in which they are learned."""
    return lessons.course(request.words)


async def list_puzzles(request: Request[PuzzlesQuery]) -> PuzzleList:
    """All puzzles of an edition, and the puzzle of the day."""
    from tilerummy.answers import puzzles

    return puzzles.puzzle_list(request.given.edition, request.given.day)


async def start_rush(request: Request[RushQuery]) -> PuzzleRush:
    """Puzzles for a rush, in their order."""
    from tilerummy.answers import puzzles

    return puzzles.puzzle_rush(request.given.edition, request.given.seed)


async def compare_rules(request: Request[Query]) -> bytes:
    """Every rule in every edition, in words, with the line of the sheet."""
    return await request.host.prepared(as_json, rules_compared, request.words)


async def show_clause(request: Request[Query]) -> bytes:
    """One rule: what the editions say, and positions that one edition allows and another refuses."""
    if request.parts.field not in FIELDS:
        raise Refusal("not-found", status=404)
    return await request.host.prepared(as_json, clause_shown, request.parts.field, request.words)


async def compute_score(request: Request[ScoreQuestion]) -> bytes:
    """The score sheet that follows from the entries. An entry that cannot be right is refused, with its place."""
    return await request.host.do(REPLAY, as_json, score_sheet, request.given, request.words)


# Fixed paths come before those with a variable part.
ROUTES: tuple[Route[Any], ...] = (
    Route("GET", "/editions", list_editions, Query, rest.EditionList),
    Route("GET", "/rooms", list_public, Query, rest.RoomList),
    Route("POST", "/rooms", create_room, rest.NewRoom, RoomInfo, 201),
    Route("POST", "/rooms/check", check_room, rest.NewRoom, rest.CheckedRoom, is_question=True),
    Route("POST", "/rooms/import", import_record, rest.Import, RoomInfo, 201, limit="longest_import"),
    Route("GET", "/rooms/mine", list_mine, Query, rest.RoomList),
    Route("GET", "/rooms/{room}", show_room, Query, RoomInfo),
    Route("DELETE", "/rooms/{room}", delete_room, Query, status=204),
    Route("GET", "/rooms/{room}/rules", show_rules, Query, rest.TableRules),
    Route("POST", "/rooms/{room}/join", join_room, rest.Joining, RoomInfo),
    Route("POST", "/rooms/{room}/leave", leave_room, rest.Leaving, RoomInfo, may_be_empty=True),
    Route("POST", "/rooms/{room}/remove", remove_player, rest.Removing, RoomInfo),
    Route("POST", "/rooms/{room}/set-up", set_up_room, rest.NewRoom, RoomInfo),
    Route("POST", "/rooms/{room}/start", start_match, rest.Starting, RoomInfo),
    Route("GET", "/rooms/{room}/record.trn", record, Query, kind=TEXT),
    Route("GET", "/rooms/{room}/copy", copy_room, CopyQuery, rest.RoomCopy),
    Route("GET", "/push", push_key, Query, rest.PushInfo),
    Route("GET", "/rooms/{room}/rounds/{number}/review", review_of_round, Query, RoundReviewed),
    Route("POST", "/rooms/{room}/rounds/{number}/continue", continue_round, Continuing, RoomInfo, 201),
    Route("POST", "/review", review_of_record, ReviewQuestion, RoundReviewed),
    Route("POST", "/review/continue", continue_record, ContinuingRecord, RoomInfo, 201),
    Route("POST", "/lab", ask_lab, LabQuestion, LabAnswer, is_question=True),
    Route("GET", "/lab/picture.svg", draw_lab, PictureQuery, kind=SVG),
    Route("POST", "/photo", read_photo, PhotoQuestion, PhotoAnswer, is_question=True),
    Route("GET", "/lessons", list_lessons, Query, LessonList),
    Route("GET", "/puzzles", list_puzzles, PuzzlesQuery, PuzzleList),
    Route("GET", "/puzzles/rush", start_rush, RushQuery, PuzzleRush),
    Route("GET", "/rules", compare_rules, Query, RulesCompared),
    Route("GET", "/rules/{field}", show_clause, Query, ClauseShown),
    Route("POST", "/score", compute_score, ScoreQuestion, ScoreShown, is_question=True),
)
