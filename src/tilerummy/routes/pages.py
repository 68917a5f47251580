"""The routes of the pages beside the table: review, lab, photos, lessons, puzzles, rules, score.

The solver and the computers are loaded when an answer first needs them.
"""

from functools import partial
from typing import Any

from tilerummy.answers import lab_model, lessons, photo_model, puzzle_model, review_model
from tilerummy.answers.lessons import LessonList
from tilerummy.answers.record_rounds import continued
from tilerummy.answers.review_work import reviewed
from tilerummy.answers.rules_report import clause_json, rules_json
from tilerummy.answers.score_report import ScoreQuestion, score_json
from tilerummy.engine.rules import FIELDS
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import continue_room
from tilerummy.hosting.work import LAB, LONG, REPLAY, REVIEW
from tilerummy.rooms import rest
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.room_records import continued_room, finished_round, finished_rounds
from tilerummy.routes.request import PictureQuery, PuzzlesQuery, Query, Request, RushQuery


async def review_of_round(request: Request[Query]) -> bytes:
    """Every turn of a finished round beside the best lay, the players' accuracy and level, and the turning points."""
    room, number, language = await request.room(), request.parts.number, request.words.language
    record, rounds = finished_round(room, number), len(finished_rounds(room))
    given = (reviewed, str(record), 1, language, (number, rounds))
    make = partial(request.host.do, REVIEW, *given, apart=True)
    return await request.host.kept((room.id, number, rounds, language, record.tag("Seats")), make)


async def review_of_record(request: Request[review_model.ReviewQuestion]) -> bytes:
    """The same for a record in TRN. Nothing is stored."""
    given = (request.given.trn, request.given.round, request.words.language)
    return await request.host.do(REVIEW, reviewed, *given, apart=True)


async def continue_round(request: Request[review_model.Continuing]) -> rest.RoomInfo:
    """Play on from a moment of a finished round, in a new room."""
    given, record = request.given, finished_round(await request.room(), request.parts.number)
    token, origin = await request.host.opening()
    work = (continued_room, record, given.moves, given.seat, checked_name(given.name), hashed(token))
    return await _new_room(request, token, origin, await request.host.do(REPLAY, *work))


async def continue_record(request: Request[review_model.ContinuingRecord]) -> rest.RoomInfo:
    """Play on from a moment of a round of a record in TRN, in a new room."""
    given, is_long = request.given, len(request.given.trn) > LONG
    token, origin = await request.host.opening()
    work = (continued, given.trn, given.round, given.moves, given.seat, checked_name(given.name), hashed(token))
    data = await request.host.do(REVIEW if is_long else REPLAY, *work, apart=is_long)
    return await _new_room(request, token, origin, data)


async def _new_room(request: Request[Any], token: str, origin: str, data: dict[str, Any]) -> rest.RoomInfo:
    """A new room from its first event."""
    room = await continue_room(request.node, data, origin)
    return room_info(room, hashed(token), request.words)


async def ask_lab(request: Request[lab_model.LabQuestion]) -> bytes:
    """Which lay is best, is this lay legal, is this table made of melds, and how is it repaired. Nothing is stored."""
    from tilerummy.answers.lab import answer_json

    return await request.host.do(LAB, answer_json, request.given, request.words)


async def draw_lab(request: Request[PictureQuery]) -> str:
    """A position as a picture, on request after a lay."""
    from tilerummy.answers.lab import picture

    return await request.host.do(LAB, picture, request.given.p, request.given.lay, request.given.theme)


async def read_photo(request: Request[photo_model.PhotoQuestion]) -> bytes:
    """The tiles and the rows that the peaks of a photo mean by the rules of an edition. Nothing is stored."""
    from tilerummy.answers.photo_report import photo_json

    return await request.host.do(LAB, photo_json, request.given, request.words)


async def list_lessons(request: Request[Query]) -> LessonList:
    """The lessons in the order in which they are learned."""
    return lessons.course(request.words)


async def list_puzzles(request: Request[PuzzlesQuery]) -> puzzle_model.PuzzleList:
    """All puzzles of an edition, and the puzzle of the day."""
    from tilerummy.answers import puzzles

    return puzzles.puzzle_list(request.given.edition, request.given.day)


async def start_rush(request: Request[RushQuery]) -> puzzle_model.PuzzleRush:
    """Puzzles for a rush, in their order."""
    from tilerummy.answers import puzzles

    return puzzles.puzzle_rush(request.given.edition, request.given.seed)


async def compare_rules(request: Request[Query]) -> bytes:
    """Every rule in every edition, in words, with the line of the sheet."""
    return await request.host.prepared(rules_json, request.words)


async def show_clause(request: Request[Query]) -> bytes:
    """One rule: what the editions say, and positions that one edition allows and another refuses."""
    if request.parts.field not in FIELDS:
        raise Refusal("not-found", status=404)
    return await request.host.prepared(clause_json, request.words, request.parts.field)


async def compute_score(request: Request[ScoreQuestion]) -> bytes:
    """The score sheet that follows from the entries. An entry that cannot be right is refused, with its place."""
    return await request.host.do(REPLAY, score_json, request.given, request.words)
