"""A room that waits for its players: what its host may change until the match begins.

The functions are pure: they turn the wishes of the host into facts.
"""

from typing import Any

from tilerummy.bots import as_level
from tilerummy.engine.match import games_in_round
from tilerummy.rooms.decisions import Fact, Seeds, begun
from tilerummy.rooms.names import told_apart
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room


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
