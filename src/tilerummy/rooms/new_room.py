"""A room as it is asked for: checked, and written as its first event; and what its host changes while it waits."""

from collections.abc import Iterable, Sequence
from typing import Any

from tilerummy.bots import USUAL_LEVEL, as_level
from tilerummy.engine.dealer import check_new_table
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, TilerummyError
from tilerummy.engine.match import games_in_round
from tilerummy.engine.rules import TimerScope
from tilerummy.language import Translator
from tilerummy.language.provenance import table_title
from tilerummy.language.table_rules import table_facts
from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact, Seeds, begun
from tilerummy.rooms.names import checked_name, told_apart
from tilerummy.rooms.refusals import Refusal, problem
from tilerummy.rooms.room import MOST_TIMED, Pace, Room


def checked_room(wish: rest.NewRoom, tr: Translator) -> rest.CheckedRoom:
    """What the room would be, or why it would be refused. Nothing is created."""
    try:
        data = new_room(wish, checked_name(wish.name), "-")
    except (Refusal, TilerummyError) as fault:
        return rest.CheckedRoom(problem=problem(fault, tr))
    edition = Edition.parse(data["edition"])
    return rest.CheckedRoom(title=table_title(edition, tr), facts=table_facts(edition, tr, data["pace"]["seconds"]))


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
            limited = edition.with_rules(timer_s=limit, timer_scope=TimerScope.EVERY_TURN)
            return limited, Pace("turn", clock.seconds)


# While a room waits for its players, its host may change it. The functions turn the wishes of the host into facts.


def set_up(room: Room, guest: str, data: dict[str, Any]) -> list[Fact]:
    """The host changes rules, clock, levels or the number of seats. `data` is a new room as `new_room` describes it.

    Everybody who has a seat keeps one. The host gets the first one that is his own in the wish, with the name in it.
    """
    _require_host_of_waiting(room, guest)
    seated = [sitter for sitter in room.sitters if sitter.guest is not None and sitter.guest != guest]
    own = next(sitter for sitter in room.sitters if sitter.guest == guest)
    sitters: list[dict[str, Any]] = []
    for wish in data["sitters"]:
        if wish["guest"] == guest and any(sitter["guest"] == guest for sitter in sitters):
            sitters.append(wish)  # another person at the device of the host
            continue
        taken = own if wish["guest"] == guest else None
        if taken is None and wish["level"] is None and seated:
            taken = seated.pop(0)
        others = (each.name for each in room.sitters if each.guest != guest)
        name = told_apart(wish["name"], others) if taken is own else ""
        sitters.append(wish if taken is None else _written(name or taken.name, taken.guest, taken.entropy_hash))
    if seated:
        raise Refusal("seats-needed", count=len(seated))
    kept = ("edition", "rounds", "pace", "computer_pace", "hints", "public")
    youngest = data["youngest"] if data["youngest"] is not None else _seat_of_youngest(room, sitters)
    return [Fact("set-up", {name: data[name] for name in kept} | {"sitters": sitters, "youngest": youngest})]


def start(room: Room, guest: str, level: str | None, seeds: Seeds) -> list[Fact]:
    """The host starts the match. Computers of this level take the free seats; without a level these are taken away."""
    _require_host_of_waiting(room, guest)
    known = as_level(level) if level is not None else None
    if level is not None and known is None:
        raise Refusal("level-unknown", level=level, status=422)
    left = [
        _written(sitter.name, sitter.guest, sitter.entropy_hash, sitter.level)
        if sitter.is_taken
        else _written(level=known)
        for sitter in room.sitters
        if sitter.is_taken or known is not None
    ]
    low, _ = room.edition.rules.seats
    if len(left) < low:
        raise Refusal("too-few-players", low=low)
    facts = []
    if room.free_seats:
        changed = {"sitters": left, "youngest": _seat_of_youngest(room, left), "games": _games(room, len(left))}
        facts.append(Fact("set-up", changed))
    return begun(room, facts, seeds)


def _seat_of_youngest(room: Room, sitters: list[dict[str, Any]]) -> int | None:
    """Where the youngest player sits now; a seat that nobody has taken keeps its number."""
    if room.youngest is None:
        return None
    youngest = room.sitters[room.youngest]
    there = [seat for seat, each in enumerate(sitters) if youngest.guest and each["guest"] == youngest.guest]
    return next((seat for seat in there if sitters[seat]["name"] == youngest.name), next(iter(there), room.youngest))


def _games(room: Room, seats: int) -> int | None:
    """As many rounds as were agreed, although a round of fewer players may have fewer games."""
    before, now = (games_in_round(room.edition.rules, number) for number in (len(room.sitters), seats))
    return room.agreed if room.agreed is None or room.agreed % before else room.agreed // before * now


def _require_host_of_waiting(room: Room, guest: str) -> None:
    if guest != room.host or room.seat_of(guest) is None:
        raise Refusal("not-host", status=403)
    if room.closed:
        raise Refusal("room-closed")
    if room.match is not None or room.mixing is not None:
        raise Refusal("match-begun")


def _written(
    name: str = "", guest: str | None = None, entropy_hash: str = "", level: str | None = None
) -> dict[str, Any]:
    return {"name": name, "level": level, "guest": guest, "left": False, "entropy_hash": entropy_hash}
