"""The table of routes that every host has. `docs/openapi.json` is written from it."""

from typing import Any

from tilerummy.answers.lab_model import LabAnswer, LabQuestion
from tilerummy.answers.lessons import LessonList
from tilerummy.answers.photo_model import PhotoAnswer, PhotoQuestion
from tilerummy.answers.puzzle_model import PuzzleList, PuzzleRush
from tilerummy.answers.review_model import Continuing, ContinuingRecord, ReviewQuestion, RoundReviewed
from tilerummy.answers.rules_report import ClauseShown, RulesCompared
from tilerummy.answers.score_report import ScoreQuestion, ScoreShown
from tilerummy.rooms import rest
from tilerummy.rooms.rest import RoomInfo
from tilerummy.routes import pages, rooms
from tilerummy.routes.request import SVG, TEXT, CopyQuery, PictureQuery, PuzzlesQuery, Query, Route, RushQuery

# Fixed paths come before those with a variable part.
ROUTES: tuple[Route[Any], ...] = (
    Route("GET", "/editions", rooms.list_editions, Query, rest.EditionList),
    Route("GET", "/rooms", rooms.list_public, Query, rest.RoomList),
    Route("POST", "/rooms", rooms.create_room, rest.NewRoom, RoomInfo, 201),
    Route("POST", "/rooms/check", rooms.check_room, rest.NewRoom, rest.CheckedRoom, is_question=True),
    Route("POST", "/rooms/import", rooms.import_record, rest.Import, RoomInfo, 201, limit="longest_import"),
    Route("GET", "/rooms/mine", rooms.list_mine, Query, rest.RoomList),
    Route("GET", "/rooms/{room}", rooms.show_room, Query, RoomInfo),
    Route("DELETE", "/rooms/{room}", rooms.delete_room, Query, status=204),
    Route("GET", "/rooms/{room}/rules", rooms.show_rules, Query, rest.TableRules),
    Route("POST", "/rooms/{room}/join", rooms.join_room, rest.Joining, RoomInfo),
    Route("POST", "/rooms/{room}/leave", rooms.leave_room, rest.Leaving, RoomInfo, may_be_empty=True),
    Route("POST", "/rooms/{room}/remove", rooms.remove_player, rest.Removing, RoomInfo),
    Route("POST", "/rooms/{room}/set-up", rooms.set_up_room, rest.NewRoom, RoomInfo),
    Route("POST", "/rooms/{room}/start", rooms.start_match, rest.Starting, RoomInfo),
    Route("GET", "/rooms/{room}/record.trn", rooms.record, Query, kind=TEXT),
    Route("GET", "/rooms/{room}/copy", rooms.copy_room, CopyQuery, rest.RoomCopy),
    Route("GET", "/push", rooms.push_key, Query, rest.PushInfo),
    Route("GET", "/rooms/{room}/rounds/{number}/review", pages.review_of_round, Query, RoundReviewed),
    Route("POST", "/rooms/{room}/rounds/{number}/continue", pages.continue_round, Continuing, RoomInfo, 201),
    Route("POST", "/review", pages.review_of_record, ReviewQuestion, RoundReviewed),
    Route("POST", "/review/continue", pages.continue_record, ContinuingRecord, RoomInfo, 201),
    Route("POST", "/lab", pages.ask_lab, LabQuestion, LabAnswer, is_question=True),
    Route("GET", "/lab/picture.svg", pages.draw_lab, PictureQuery, kind=SVG),
    Route("POST", "/photo", pages.read_photo, PhotoQuestion, PhotoAnswer, is_question=True),
    Route("GET", "/lessons", pages.list_lessons, Query, LessonList),
    Route("GET", "/puzzles", pages.list_puzzles, PuzzlesQuery, PuzzleList),
    Route("GET", "/puzzles/rush", pages.start_rush, RushQuery, PuzzleRush),
    Route("GET", "/rules", pages.compare_rules, Query, RulesCompared),
    Route("GET", "/rules/{field}", pages.show_clause, Query, ClauseShown),
    Route("POST", "/score", pages.compute_score, ScoreQuestion, ScoreShown, is_question=True),
)
