"""The room as a function of its events, and the facts that follow from commands. No server is needed."""

import ast
import json
import re
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError
from roomkit import with_facts

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, TilerummyError
from tilerummy.engine.violations import BelowThreshold
from tilerummy.language import Translator
from tilerummy.rooms import decisions, logs, wire
from tilerummy.rooms.clocks import TurnClock, closing_time, due
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.logs import without_secrets
from tilerummy.rooms.new_room import new_room as opened_room, timed
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.rest import ClockWish, NewRoom
from tilerummy.rooms.room import Pace, Room, created, fold, row_of
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.rooms.scenes import Public, RoomStatus, SceneCache, SharedParts, VisibleRound, scene
from tilerummy.server.limits import Bucket, LimitPerAddress, Window
from tilerummy.store import Event

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "tilerummy"
EDITION = "rummikub-vienna-en"
DAY = 86_400_000


def seed() -> bytes:
    return bytes(32)


def new_room(people: int = 2, levels: tuple[str, ...] = (), **changes: object) -> Room:
    """A room whose host is Ann. The other seats are free."""
    sitters = [{"name": "Ann", "level": None, "guest": "ann", "left": False}]
    sitters += [{"name": "", "level": None, "guest": None, "left": False}] * (people - 1)
    sitters += [{"name": "", "level": level, "guest": None, "left": False} for level in levels]
    data = {
        "edition": EDITION,
        "rounds": 2,
        "pace": {"kind": "off", "seconds": None},
        "hints": True,
        "public": False,
        "host": "ann",
        "sitters": sitters,
        **changes,
    }
    return created("r", Event(1, "created", json.dumps(data), 1000))


def joined(room: Room, *names: str) -> Room:
    for name in names:
        room = with_facts(room, decisions.join(room, name.lower(), name, None, seed))
    return room


def refusal(work: object, *given: object) -> str:
    with pytest.raises(Refusal) as refused:
        work(*given)  # type: ignore[operator]
    return refused.value.code


def test_a_round_begins_when_the_last_seat_is_taken() -> None:
    room = joined(new_room(3), "Bo")
    assert (room.stage, room.free_seats) == ("waiting", (2,))
    room = joined(room, "Cy")
    assert room.stage == "playing"
    assert room.running is not None
    assert room.running.tag("Seats") == "Ann/Bo/Cy"
    assert room.at == room.since == room.events == 4
    assert decisions.join(room, "bo", "Bo", None, seed) == []
    assert refusal(decisions.join, room, "eve", "Eve", None, seed) == "room-full"
    assert refusal(decisions.join, new_room(3), "eve", "Eve", 0, seed) == "seat-taken"


def test_moves_are_facts_and_replaying_them_gives_the_room() -> None:
    events = [Event(1, "created", "", 0)]
    room = joined(new_room(), "Bo")
    seat = room.to_move
    assert seat is not None
    facts = decisions.play(room, seat, wire.Draw(id="a", at=room.at), 9000)
    assert [fact.kind for fact in facts] == ["move"]
    assert re.fullmatch(r"\+(\w\d+|j)", facts[0].data["move"])
    assert facts[0].data["seconds"] == 7
    assert refusal(decisions.play, room, 1 - seat, wire.Draw(id="a", at=0), 0) == "not-your-turn"
    assert refusal(decisions.play, room, seat, wire.Pass(id="a", at=0), 0) == "TURN.options"
    assert fold("r", []) is None
    assert events[0].number == 1


def test_a_computer_takes_a_seat_only_if_everybody_agrees() -> None:
    room = joined(new_room(3), "Bo", "Cy")
    vote = wire.Substitute(id="a", at=room.at, seat=2, level="learner")
    assert refusal(decisions.substitute, room, 0, vote, (), seed) == "nobody-gone"
    room = with_facts(room, decisions.substitute(room, 0, vote, (2,), seed))
    assert room.sitters[2].is_person
    room = with_facts(room, decisions.substitute(room, 1, vote, (2,), seed))
    assert room.sitters[2].level == "learner"
    assert room.votes == frozenset()
    assert room.match is not None
    assert room.match.names == ("Ann", "Bo", "computer:learner")


def test_a_room_closes_with_its_last_person_and_the_host_changes() -> None:
    room = joined(new_room(3), "Bo")
    room = with_facts(room, decisions.leave(room, "ann"))
    assert (room.host, room.free_seats, room.stage) == ("bo", (0, 2), "waiting")
    room = with_facts(room, decisions.leave(room, "bo"))
    assert room.stage == "closed"
    assert refusal(decisions.join, room, "cy", "Cy", None, seed) == "room-closed"
    assert refusal(decisions.leave, room, "eve") == "not-seated"


def test_rooms_are_closed_when_nothing_happens() -> None:
    waiting, playing = new_room(), joined(new_room(), "Bo")
    assert decisions.close(waiting, waiting.touched + DAY - 1) == []
    assert decisions.close(waiting, waiting.touched + DAY) == [Fact("closed", {"reason": "silence"})]
    assert decisions.close(playing, playing.touched + 29 * DAY) == []
    assert decisions.close(playing, playing.touched + 30 * DAY) != []
    assert decisions.close(with_facts(playing, decisions.close(playing, playing.touched + 30 * DAY)), 99 * DAY) == []


def test_the_clock_is_a_house_rule() -> None:
    vienna = get(EDITION)
    assert timed(vienna, ClockWish(kind="off")) == (vienna, Pace("off")), "a setting of the room, not a house rule"
    assert timed(vienna, ClockWish(kind="sheet")) == (vienna, Pace("sheet", vienna.rules.timer_s))
    edition, pace = timed(get("rummy-classic,open_min=50"), ClockWish(kind="turn", seconds=14 * 86_400))
    assert (edition.rules.timer_s, pace.seconds, edition.rules.open_min) == (86_400, 14 * 86_400, 50)
    assert pace.is_correspondence
    with pytest.raises(Refusal):
        timed(vienna, ClockWish(kind="turn"))


@pytest.mark.parametrize(
    ("edition", "others", "kind", "seconds"),
    [
        (EDITION, ["person"], "sheet", 60),
        (EDITION, ["person", "computer"], "sheet", 60),
        ("rummy-classic", ["person"], "sheet", 120),
        (EDITION, ["computer"], "off", None),
        (EDITION, ["computer", "computer"], "off", None),
        ("lets-play-rummy", ["person"], "sheet", None),
        (f"{EDITION},timer_s=30", ["computer"], "sheet", 30),
        (f"{EDITION},timer_s=none", ["person"], "sheet", None),
    ],
)
def test_several_people_start_with_the_printed_clock(
    edition: str, others: list[str], kind: str, seconds: int | None
) -> None:
    seats = [{"kind": "me"}, *({"kind": other} for other in others)]
    wish = NewRoom.model_validate({"edition": edition, "name": "Ann", "seats": seats})
    data = opened_room(wish, "Ann", "ann")
    assert data["pace"] == {"kind": kind, "seconds": seconds}
    assert get(data["edition"]) == get(edition), "the clock of the sheet is no house rule, nor is playing without it"
    off = wish.model_copy(update={"clock": ClockWish(kind="off")})
    assert opened_room(off, "Ann", "ann")["pace"] == {"kind": "off", "seconds": None}, "one choice away"


# Who starts, and how long a match is

YOUNGEST = "rummikub-original-fr"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_says_who_is_the_youngest(seat: int) -> None:
    waiting = joined(new_room(3, edition=YOUNGEST), "Bo")
    assert (waiting.waits_for_youngest, waiting.youngest_seat) == (True, 0)
    command = wire.Youngest(id="1", at=waiting.at, seat=seat)
    named = with_facts(waiting, decisions.youngest(waiting, 0, command))
    assert named.youngest_seat == seat
    assert decisions.youngest(named, 0, command) == [], "named already"
    playing = joined(named, "Cy")
    assert playing.to_move == seat
    assert refusal(decisions.youngest, waiting, 1, command) == "not-host"
    assert refusal(decisions.youngest, playing, 0, command) == "round-running"
    away = command.model_copy(update={"seat": 3})
    assert refusal(decisions.youngest, waiting, 0, away) == "message-unknown"


def test_the_youngest_can_be_named_with_the_room() -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "computer"}]
    wish = {"edition": YOUNGEST, "name": "Ann", "seats": seats, "youngest": 1}
    data = opened_room(NewRoom.model_validate(wish), "Ann", "ann")
    room = created("r", Event(1, "created", json.dumps(data), 1000))
    assert joined(room, "Bo").to_move == 1
    del data["youngest"]
    older = created("r", Event(1, "created", json.dumps(data), 1000))
    assert joined(older, "Bo").to_move == 0, "rooms stored by older versions: the first person"
    with pytest.raises(Impossible):
        opened_room(NewRoom.model_validate({**wish, "youngest": 3}), "Ann", "ann")


@pytest.mark.parametrize(
    ("edition", "seats", "wishes", "games"),
    [
        (EDITION, 2, {"rounds": 1}, 2),
        (EDITION, 3, {"rounds": 2}, 6),
        (EDITION, 4, {}, None),
        (EDITION, 4, {"games": 1}, 1),
        (f"{EDITION},round_games=one", 4, {"rounds": 2}, 2),
        ("rummikub-vienna-de", 4, {"rounds": 2}, 2),
    ],
)
def test_a_round_is_what_the_sheet_calls_one(
    edition: str, seats: int, wishes: dict[str, int], games: int | None
) -> None:
    wish = {
        "edition": edition,
        "name": "Ann",
        "seats": [{"kind": "me"}, *[{"kind": "computer"}] * (seats - 1)],
        **wishes,
    }
    data = opened_room(NewRoom.model_validate(wish), "Ann", "ann")
    assert data["rounds"] == games
    room = created("r", Event(1, "created", json.dumps(data), 1000))
    for told in (room_info(room, None, Translator("en")), info_of_row(row_of(room, None), None, Translator("en"))):
        assert told.games == (games or seats)
        assert told.rounds == (wishes.get("rounds", 1) if wishes != {"games": 1} else None)


@pytest.mark.parametrize(
    ("wishes", "edition", "title"),
    [
        ({"edition": EDITION, "variants": ["souvenir"]}, f"{EDITION},jokers=4", "Souvenir tiles as extra jokers"),
        (
            {"edition": "rummikub-original-de", "variants": ["hand"], "house_rules": {"open_min": "50"}},
            "rummikub-original-de,open_min=50,hand_double=yes",
            "Hand rummy",
        ),
        ({"edition": "rummy-classic,hand"}, "rummy-classic,hand_double=yes,hand_open=yes", "Hand rummy"),
        ({"edition": EDITION, "house_rules": {"open_min": "50"}}, f"{EDITION},open_min=50", ""),
    ],
)
def test_variants_are_asked_for_and_told_by_name(wishes: dict[str, object], edition: str, title: str) -> None:
    wish = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "computer"}], **wishes}
    data = opened_room(NewRoom.model_validate(wish), "Ann", "ann")
    assert get(data["edition"]) == get(edition)
    room = created("r", Event(1, "created", json.dumps(data), 1000))
    for told in (room_info(room, None, Translator("en")), info_of_row(row_of(room, None), None, Translator("en"))):
        assert told.title.partition(" · ")[2] == title


@pytest.mark.parametrize("variants", [["nonsense"], ["souvenir", "souvenir"], ["souvenir", "souvenir_instead"]])
def test_variants_that_do_not_fit_are_refused(variants: list[str]) -> None:
    wish = {"edition": EDITION, "variants": variants, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "computer"}]}
    with pytest.raises(TilerummyError):
        opened_room(NewRoom.model_validate(wish), "Ann", "ann")


@pytest.mark.parametrize("variants", [["Souvenir"], ["a,b"], ["jokers=4"], ["x" * 41], ["souvenir"] * 33, "souvenir"])
def test_names_of_variants_are_bounded(variants: object) -> None:
    wish = {"edition": EDITION, "variants": variants, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "computer"}]}
    with pytest.raises(ValidationError):
        NewRoom.model_validate(wish)


def test_the_scene_tells_games_and_the_draw_for_the_start() -> None:
    room = joined(new_room(3, edition=EDITION, rounds=6), "Bo", "Cy")
    assert room.match is not None
    public = Public.of(room)
    seen, status, words = VisibleRound.of(room, None), RoomStatus(0), Translator("en")
    shared = SharedParts.of(public, seen, status, words, SceneCache(), at=room.at)
    shown = scene(public, seen, words, you=0, host=True, shared=shared, cache=SceneCache())
    assert (shown.round_text, shown.round_name, shown.won_name) == ("round 1 of 2 · game 1 of 3", "Game", "Games won")
    assert (shown.game, shown.games, shown.round, shown.rounds, shown.unit) == (1, 6, 1, 2, "game")
    assert [seat.won for seat in shown.seats] == [0, 0, 0]
    drawn = [draw for draw in shown.starter_draws if draw.draw == 1 and draw.tile != "j"]
    assert [draw.seat for draw in drawn] == [0, 1, 2]
    assert shown.start[0].startswith("Draw for who starts: Ann: ")
    assert shown.start[-1] == f"{('Ann', 'Bo', 'Cy')[shown.turn]} starts."
    plain = joined(new_room(edition="rummy-classic", rounds=2), "Bo")
    assert plain.match is not None
    public = Public.of(plain)
    shared = SharedParts.of(public, VisibleRound.of(plain, None), status, words, SceneCache(), at=room.at)
    assert (public.draws, [seat.won for seat in shared.seats]) == ((), [None, None])


def test_a_short_clock_waits_for_people_and_a_long_one_does_not() -> None:
    room = joined(
        new_room(edition=f"{EDITION},timer_s=60,timer_scope=every_turn", pace={"kind": "turn", "seconds": 60}), "Bo"
    )
    clock = TurnClock()
    clock.start(room, 5000, people_here=False)
    assert (clock.ends, clock.remaining) == (None, 60_000)
    clock.resume(6000)
    assert clock.ends == 66_000
    clock.stop(room, 16_000)
    assert clock.remaining == 50_000
    clock.resume(20_000)
    clock.start(room, 30_000, people_here=True, same_turn=True)
    assert clock.ends == 70_000, "all stages of a turn share one clock"
    assert not clock.is_over(71_999, 2000)
    assert clock.is_over(72_000, 2000)
    slow = joined(
        new_room(edition=f"{EDITION},timer_s=86400,timer_scope=every_turn", pace={"kind": "turn", "seconds": 200_000}),
        "Bo",
    )
    clock.start(slow, 9_999_999, people_here=False)
    assert clock.ends == slow.turn_began + 200_000_000
    clock.stop(slow, 1)
    assert clock.ends is not None
    assert due(slow, 0, 2000) == clock.ends + 2000
    assert due(room, 0, 2000) == closing_time(room)


def test_hints_are_counted_until_the_turn_ends() -> None:
    room = joined(new_room(), "Bo")
    seat = room.to_move
    assert seat is not None
    at = room.at
    for depth in (1, 3, 2):
        room = with_facts(room, decisions.hinted(room, seat, depth))
    assert room.hinted == 3
    assert room.at == at, "the scene does not change"
    room = with_facts(room, decisions.play(room, seat, wire.Draw(id="a", at=at), 9000))
    assert room.running is not None
    assert room.running.entries[0].comment == "hint 3"
    assert room.hinted is None
    assert refusal(decisions.hinted, joined(new_room(hints=False), "Bo"), seat, 1) == "hints-off"


def test_limits() -> None:
    bucket = Bucket(per_second=0.001, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    rooms = LimitPerAddress(lambda: Window(2), Window(100))
    assert [rooms.take(address) for address in ("a", "a", "a", "b")] == [True, True, False, True]


def test_a_fault_is_reported_where_structlog_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "structlog", None)
    logs._logger.cache_clear()
    logs.failed("request failed", ValueError("r5"), token="secret")
    logs._logger.cache_clear()
    said = capsys.readouterr().err
    assert "request failed" in said
    assert "ValueError" in said
    assert "secret" not in said


def test_private_fields_are_removed_from_logs() -> None:
    assert without_secrets(None, "info", {"event": "x", "room": "r", "token": "t", "rack": "r5", "seed": "00"}) == {
        "event": "x",
        "room": "r",
    }


def codes(first: ast.expr) -> set[str]:
    """The codes of all refusals that are raised with a literal code."""
    match first:
        case ast.Constant(value=str() as code):
            return {code}
        case ast.IfExp():
            return codes(first.body) | codes(first.orelse)
        case _:
            return set()


def test_every_refusal_has_a_text_and_every_text_is_used() -> None:
    """Compares the codes with `server-refused-…` in the language files. Clauses and draft errors have other texts."""
    catalogue = (PACKAGE / "data" / "locales" / "en" / "server.ftl").read_text("utf-8")
    said = set(re.findall(r"(?m)^server-refused-([a-z-]+) =", catalogue))
    used = set()
    for path in (
        path
        for folder in ("rooms", "answers", "hosting", "page_host", "server")
        for path in (PACKAGE / folder).glob("*.py")
    ):
        source = path.read_text("utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                used |= codes(node.args[0])
        used |= {code for code in said if f'"{code}"' in source}
    assert used == said
    assert BelowThreshold.clause not in said
