"""What a command makes of a room: the events that follow from it, or a refusal. Pure, but for the seeds it is handed.

decide(room, seat, command, now, seeds)  -> facts to append, in order
join, leave, next_round, close …         -> the same for what is not said over the socket
"""

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import ValidationError

from tilerummy.bots import LEVELS
from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.draft import Draft, DraftError, Taking, arranged, left_of
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.judging.timeouts import time_out
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.moves import DRAW_REQUEST, NO_LAY, PASS, RESIGN, Discard, Move, Timeout
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tile
from tilerummy.engine.turns import with_tile
from tilerummy.engine.violations import IllegalMove, NotOnRack, Violation
from tilerummy.server import wire
from tilerummy.server.drafts import as_if_on_turn, not_owned, taken, trial
from tilerummy.server.room import Played, Room, after
from tilerummy.store import Event

WAITING_MS = 24 * 3600 * 1000
"""A room in which nobody sat down for a day is closed."""
SILENT_MS = 30 * 24 * 3600 * 1000
"""A room in which nothing happened for thirty days is closed."""


class Refusal(Exception):
    """A command that changes nothing: `code` has its words in the catalogue."""

    def __init__(self, code: str, *, violations: Sequence[Violation] = (), status: int = 409, **params: object) -> None:
        super().__init__(code)
        self.code, self.violations, self.status, self.params = code, tuple(violations), status, params


@dataclass(frozen=True)
class Fact:
    """An event before it has its number and its time."""

    kind: str
    data: dict[str, Any]
    played: Played | None = field(default=None, repr=False, compare=False)
    """What a move led to, so that nobody has to judge it again."""


Seeds = Callable[[], bytes]


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


# Over the socket


def decide(room: Room, seat: int, command: wire.Command, now: int, gone: Sequence[int], seeds: Seeds) -> list[Fact]:
    """The facts that a command of the person on `seat` makes. `gone` are the seats whose people are away for good."""
    match command:
        case wire.NextRound():
            return ready(room, seat, seeds)
        case wire.Substitute():
            return substitute(room, seat, command, gone, seeds)
        case _:
            return moved(room, seat, asked_move(room, seat, command), now)


def asked_move(room: Room, seat: int, command: wire.Command) -> Move:
    position = on_turn(room, seat)
    match command:
        case wire.Lay():
            return drafted(position, seat, command.rows, command.taking).move
        case wire.Draw():
            return DRAW_REQUEST
        case wire.Pass():
            return PASS
        case wire.Discard():
            return Discard(Tile.parse(command.tile))
        case wire.Resign():
            return RESIGN
        case _:
            raise Refusal("message-unknown")


def on_turn(room: Room, seat: int) -> Position:
    if room.closed:
        raise Refusal("room-closed")
    if room.running is None or room.position is None:
        raise Refusal("no-round")
    if room.position.turn != seat:
        raise Refusal("not-your-turn")
    return room.position


def drafted(position: Position, seat: int, rows: Sequence[wire.LaidRow], taking: str | None) -> Draft:
    try:
        return trial(view(position, seat), rows, taking)
    except DraftError as error:
        raise Refusal(error.code) from None


def planned(room: Room, seat: int, rows: Sequence[wire.LaidRow], taking: str | None = None) -> Draft:
    """The same off turn, as if the seat's turn had come."""
    if room.running is None or room.position is None:
        raise Refusal("no-round")
    try:
        return trial(as_if_on_turn(view(room.position, seat)), rows, taking)
    except DraftError as error:
        raise Refusal(error.code) from None


def refuse_foreign(draft: Draft) -> None:
    """Nobody shows tiles that are neither on the table nor on their rack."""
    foreign = not_owned(draft)
    if foreign:
        violation = NotOnRack(foreign)
        raise Refusal(violation.clause, violations=(violation,))


def draft_text(room: Room, draft: Draft | None) -> str:
    """A draft for the store: what lies there if the clock runs out after a restart."""
    laid = () if draft is None else draft.laid
    rows = [{"tiles": list(map(str, row.row)), "reading": None if isinstance(row, Row) else str(row)} for row in laid]
    return json.dumps({"since": room.since, "rows": rows, "taking": None if draft is None else taken(draft)})


def kept_draft(room: Room, text: str | None) -> Draft | None:
    """The draft that was kept, where nothing was played since."""
    position = room.position
    if text is None or room.running is None or position is None:
        return None
    kept = json.loads(text)
    if kept["since"] != room.since or not (kept["rows"] or kept.get("taking")):
        return None
    with suppress(ValidationError, TilerummyError, DraftError):  # a draft that is lost is no reason to lose the room
        rows = [wire.LaidRow.model_validate(row) for row in kept["rows"]]
        return trial(view(position, position.turn), rows, kept.get("taking"))
    return None


def moved(room: Room, seat: int, move: Move, now: int) -> list[Fact]:
    """A move as a fact, read and filled; refused moves carry every clause they break."""
    on_turn(room, seat)
    assert room.game is not None
    seconds = max(0, now - room.turn_began) // 1000
    # A record's clock has room for a hundred hours; a correspondence turn that took longer is written without.
    spent = seconds if seconds < 360_000 else None
    try:
        game = room.game.play(move, spent, room.remark)
    except IllegalMove as illegal:
        raise Refusal(illegal.violations[0].clause, violations=illegal.violations) from None
    return [Fact("move", {"seat": seat, "move": str(game.last_move), "seconds": spent}, Played(room.game, game))]


def timed_out(room: Room, draft: Draft | None, now: int) -> list[Fact]:
    """The clock has run out: the edition says what becomes of the last draft."""
    seat, position = room.to_move, room.position
    if seat is None or position is None:
        return []
    if draft is None or draft.seen.table != position.table:
        draft = Draft.of(view(position, seat))
    if draft.taking is not None:
        with suppress(TilerummyError, Refusal):
            return _kept_with_tile(room, seat, position, draft, draft.taking, now)
    for laid in (_without_foreign(draft), position.table):
        with suppress(TilerummyError, Refusal):
            return moved(room, seat, time_out(position, laid), now)
    return []


def _kept_with_tile(room: Room, seat: int, position: Position, draft: Draft, taking: Taking, now: int) -> list[Fact]:
    """The tile from beside the table is taken with what of the draft may stay; then the turn is over, at its price."""
    timeout = time_out(with_tile(position, taking), draft.laid)
    facts = moved(room, seat, replace(taking, lay=timeout.lay), now)
    there = after(room, Event(room.events + 1, facts[0].kind, json.dumps(facts[0].data), now), facts[0].played)
    if there.to_move != seat or there.running is None:  # who goes out pays nothing
        return facts
    return facts + moved(there, seat, Timeout(NO_LAY, timeout.drawn), now)


def _without_foreign(draft: Draft) -> tuple[Meld | Row, ...]:
    """The rows without the tile from beside the table, which goes back there."""
    foreign = tiles_of(draft.laid).minus(tiles_of(draft.seen.table) + draft.seen.rack)
    rows: list[Meld | Row] = []
    for laid in draft.laid:
        gone = foreign.minus(foreign.minus(laid.tiles))
        foreign = foreign.minus(gone)
        left = arranged(left_of(laid.row, gone)) if gone else laid
        if left is not None:
            rows.append(left)
    return tuple(rows)


def ready(room: Room, seat: int, seeds: Seeds) -> list[Fact]:
    if room.closed:
        raise Refusal("room-closed")
    if room.stage not in ("round-over", "match-over"):
        raise Refusal("round-running")
    if seat in room.ready:
        return []
    facts = [Fact("ready", {"seat": seat})]
    if all(other in room.ready or other == seat for other in room.people):
        facts.append(begin(seeds))
    return facts


def begin(seeds: Seeds) -> Fact:
    return Fact("round", {"seed": seeds().hex()})


def substitute(room: Room, seat: int, command: wire.Substitute, gone: Sequence[int], seeds: Seeds) -> list[Fact]:
    """A computer takes a seat when everybody who is left in the room has agreed; the last one chooses its level."""
    if room.closed:
        raise Refusal("room-closed")
    if command.level not in LEVELS:
        raise Refusal("level-unknown", level=command.level)
    if command.seat not in gone or command.seat == seat:
        raise Refusal("nobody-gone")
    agreed = {voter for voter, target, _ in room.votes if target == command.seat} | {seat}
    facts = []
    if (seat, command.seat, command.level) not in room.votes:
        facts.append(Fact("agreed", {"seat": seat, "gone": command.seat, "level": command.level}))
    asked = [other for other in room.people if other not in gone]
    if all(other in agreed for other in asked):
        facts.append(Fact("substituted", {"seat": command.seat, "level": command.level}))
        still = [other for other in room.people if other != command.seat]
        if room.stage in ("round-over", "match-over") and all(other in room.ready for other in still):
            facts.append(begin(seeds))
    return facts


def hinted(room: Room, seat: int, depth: int) -> list[Fact]:
    on_turn(room, seat)
    if not room.hints:
        raise Refusal("hints-off")
    told = room.hinted is not None and room.hinted >= depth
    return [] if told else [Fact("hint", {"seat": seat, "depth": depth})]


# Coming and going


def join(room: Room, guest: str, name: str, wanted: int | None, seeds: Seeds) -> list[Fact]:
    """A seat for whoever opened the link; the first round begins when the last seat is taken."""
    if room.seat_of(guest) is not None:
        return back(room, guest)
    if room.closed:
        raise Refusal("room-closed")
    if not room.free_seats:
        raise Refusal("room-full")
    if wanted is not None and wanted not in room.free_seats:
        raise Refusal("seat-taken")
    seat = room.free_seats[0] if wanted is None else wanted
    facts = [Fact("joined", {"seat": seat, "name": name, "guest": guest})]
    if room.free_seats == (seat,):
        facts.append(begin(seeds))
    return facts


def back(room: Room, guest: str | None) -> list[Fact]:
    """Whoever left and is at the table again is in the match again."""
    seat = room.seat_of(guest)
    return [] if seat is None or room.closed or not room.sitters[seat].left else [Fact("back", {"seat": seat})]


def leave(room: Room, guest: str, seeds: Seeds = new_seed) -> list[Fact]:
    """Give the seat up. A room that its last person leaves is closed; the others do not wait for whoever left."""
    seat = room.seat_of(guest)
    if seat is None:
        raise Refusal("not-seated", status=403)
    if room.closed or room.sitters[seat].left:
        return []
    facts = [Fact("left", {"seat": seat})]
    if room.people == (seat,):
        facts.append(Fact("closed", {"reason": "everybody-left"}))
    elif room.stage in ("round-over", "match-over") and room.ready >= {*room.people} - {seat}:
        facts.append(begin(seeds))
    return facts


def closing_time(room: Room) -> int | None:
    """When the room is closed if nothing happens until then, in milliseconds."""
    if room.closed:
        return None
    return room.touched + (WAITING_MS if room.stage == "waiting" else SILENT_MS)


def close(room: Room, now: int) -> list[Fact]:
    due = closing_time(room)
    return [Fact("closed", {"reason": "silence"})] if due is not None and now >= due else []
