"""A room as it is asked for: checked, and written as the first event of the room."""

from collections.abc import Iterable, Sequence
from typing import Any

from tilerummy.bots import USUAL_LEVEL, as_level
from tilerummy.engine.dealer import check_new_table
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, TilerummyError
from tilerummy.engine.match import games_in_round
from tilerummy.engine.rules import FIELDS, TimerScope
from tilerummy.language import Translator
from tilerummy.language.provenance import table_title
from tilerummy.language.table_facts import table_facts
from tilerummy.rooms import rest
from tilerummy.rooms.names import checked_name, told_apart
from tilerummy.rooms.refusals import Refusal, refusal_text
from tilerummy.rooms.room import MOST_TIMED, Pace


def checked_room(wish: rest.NewRoom, tr: Translator) -> rest.CheckedRoom:
    """What the room would be, or why it would be refused. Nothing is created."""
    try:
        data = new_room(wish, checked_name(wish.name), "-")
    except Refusal as refusal:
        problem = rest.Problem(code=refusal.code, text=refusal_text(tr, refusal), field=field_of(refusal))
    except TilerummyError as fault:
        problem = rest.Problem(code=fault.code, text=tr.error(fault), field=rule_of(fault))
    else:
        edition = Edition.parse(data["edition"])
        return rest.CheckedRoom(title=table_title(edition, tr), facts=table_facts(edition, tr, data["pace"]["seconds"]))
    return rest.CheckedRoom(problem=problem)


def rule_of(fault: TilerummyError) -> str | None:
    """The rule field that an error is about."""
    named = fault.params.get("field", FIELD_OF.get(fault.code))
    return str(named) if named in FIELDS else None


def field_of(refusal: Refusal) -> str | None:
    """The entry of the request that a refusal is about. The name of a seat beside the own one is `name-SEAT`."""
    if refusal.code.startswith("name-"):
        return f"name-{refusal.params['seat']}" if "seat" in refusal.params else "name"
    return FIELD_OF.get(refusal.code)


FIELD_OF = {
    "deal-too-large": "deal",
    "seats-out-of-range": "seats",
    "level-unknown": "seats",
    "one-device-mixed": "seats",
    "clock-seconds": "clock",
    "one-device-clock": "clock",
}


def new_room(wish: rest.NewRoom, name: str, host: str) -> dict[str, Any]:
    """The first event of a room. Raises `Refusal` or `TilerummyError` if the request is not possible."""
    house = [f"{field}={value}" for field, value in wish.house_rules.items()]
    wanted = Edition.parse(",".join([wish.edition, *wish.variants, *house]))
    edition, pace = timed(wanted, wish.clock or usual_clock(wanted, wish.seats))
    check_new_table(edition, len(wish.seats))
    if wish.youngest is not None and wish.youngest >= len(wish.seats):
        raise Impossible("no-such-seat", seat=wish.youngest, seats=len(wish.seats))
    if sum(seat.kind == "me" for seat in wish.seats) != 1:
        raise Refusal("own-seat", status=422)
    if any(seat.kind == "here" for seat in wish.seats):
        check_one_device(wish, pace)
    sitters: list[dict[str, Any]] = []
    for seat in wish.seats:
        level = as_level(seat.level or USUAL_LEVEL) if seat.kind == "computer" else None
        if seat.kind == "computer" and level is None:
            raise Refusal("level-unknown", level=seat.level or "", status=422)
        mine = seat.kind in ("me", "here")
        called = name if seat.kind == "me" else ""
        if seat.kind == "here":
            called = name_here(seat.name or "", len(sitters), (name, *(sitter["name"] for sitter in sitters)))
        sitters.append({"name": called, "level": level, "guest": host if mine else None, "left": False})
    return {
        "edition": edition.pinned,
        "rounds": games(wish, edition),
        "youngest": wish.youngest,
        "pace": {"kind": pace.kind, "seconds": pace.seconds},
        "computer_pace": wish.computer_pace,
        "hints": wish.hints,
        "public": wish.public,
        "by_host": wish.by_host,
        "host": host,
        "sitters": sitters,
    }


def name_here(name: str, seat: int, others: Iterable[str]) -> str:
    """The name of somebody who plays at the device of the host, told apart from the others."""
    try:
        return told_apart(checked_name(name), others)
    except Refusal as refusal:
        raise Refusal(refusal.code, status=refusal.status, seat=seat) from None


def check_one_device(wish: rest.NewRoom, pace: Pace) -> None:
    """People who share a device wait for nobody elsewhere, so that their clock can stop while they hand it on."""
    if any(seat.kind == "person" for seat in wish.seats):
        raise Refusal("one-device-mixed", status=422)
    if pace.is_correspondence:
        raise Refusal("one-device-clock", status=422)


def games(wish: rest.NewRoom, edition: Edition) -> int | None:
    """How many games are agreed, each from deal to outcome. None means one for each player."""
    if wish.games is not None or wish.rounds is None:
        return wish.games
    return wish.rounds * games_in_round(edition.rules, len(wish.seats))


def usual_clock(edition: Edition, seats: Sequence[rest.SeatWish]) -> rest.ClockWish:
    """Several people play with the printed clock. One person alone has none, except by a house rule."""
    several = sum(seat.kind != "computer" for seat in seats) > 1
    return rest.ClockWish(kind="sheet" if several or "timer_s" in dict(edition.house) else "off")


def timed(edition: Edition, clock: rest.ClockWish) -> tuple[Edition, Pace]:
    """The edition and the clock. Seconds are a house rule, because the referee judges time-outs by the edition.

    Playing without the clock is a setting of the room: the edition keeps its time limit, which never runs.
    """
    match clock.kind:
        case "off":
            return edition, Pace("off")
        case "sheet":
            return edition, Pace("sheet", edition.rules.timer_s)
        case "turn":
            if clock.seconds is None:
                raise Refusal("clock-seconds", status=422)
            limit = min(clock.seconds, MOST_TIMED)
            every = TimerScope.EVERY_TURN.value
            return changed(edition, timer_s=str(limit), timer_scope=every), Pace("turn", clock.seconds)


def changed(edition: Edition, **rules: str) -> Edition:
    changes = {**dict(edition.changes), **rules}
    return Edition.parse(",".join([f"{edition.key}@{edition.revision}", *(f"{k}={v}" for k, v in changes.items())]))
