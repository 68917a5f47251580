"""Turns commands into facts to append to the event log, or a refusal. Pure, except for the seeds that are passed in.

play, ready, youngest, substitute  -> the facts that follow from a command, in order
join, leave, close …               -> the same for requests over HTTP and for what time causes
"""

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from tilerummy.bots import as_level
from tilerummy.engine.dealer import SEED_BYTES, commitment
from tilerummy.engine.draft import Draft, DraftError, moves_at_time_out, reason_at_time_out
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import DRAW_REQUEST, PASS, RESIGN, Discard, Move, lay_in
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import IllegalMove, NotOnRack
from tilerummy.rooms import wire
from tilerummy.rooms.arrangement import Claims
from tilerummy.rooms.clocks import REVEAL_MS, closing_time
from tilerummy.rooms.drafts import SentDraft, as_if_on_turn, not_owned, sent_rows, taken, trial
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Played, Room, after, at_device_of, shares_device, shown_seat
from tilerummy.store import Event


@dataclass(frozen=True)
class Fact:
    """An event without its number and time."""

    kind: str
    data: dict[str, Any]
    played: Played | None = field(default=None, repr=False, compare=False)
    """The result of a move, so that it is not judged again."""


Seeds = Callable[[], bytes]


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


# Over the socket


def play(room: Room, seat: int, command: wire.Command, now: int) -> list[Fact]:
    """The fact of a move that a page asks for."""
    claims = room.arrangement.claims(command.rows) if isinstance(command, wire.Lay) else ()
    return moved(room, seat, asked_move(room, seat, command), now, claims)


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
    position = room.position
    if room.running is None or position is None:
        raise Refusal("no-round")
    if position.turn != seat:
        raise Refusal("not-your-turn")
    return position


def drafted(position: Position, seat: int, rows: Sequence[wire.LaidRow], taking: str | None) -> SentDraft:
    """The draft of these rows; off turn, as if it were this seat's turn."""
    try:
        return trial(as_if_on_turn(view(position, seat)), rows, taking)
    except DraftError as error:
        raise Refusal(error.code) from None


def planned(room: Room, seat: int, rows: Sequence[wire.LaidRow], taking: str | None = None) -> SentDraft:
    """A draft on turn or off it."""
    if room.running is None or room.position is None:
        raise Refusal("no-round")
    return drafted(room.position, seat, rows, taking)


def refuse_foreign(draft: Draft) -> None:
    """Refuse a draft with tiles that are neither on the table nor on the rack."""
    foreign = not_owned(draft)
    if foreign:
        violation = NotOnRack(foreign)
        raise Refusal(violation.clause, violations=(violation,))


def draft_text(room: Room, draft: Draft | None, left: int | None = None) -> str:
    """A draft and the time that is left, as text for the store, for a time-out after a restart."""
    rows = [] if draft is None else [row.model_dump() for row in sent_rows(draft)]
    taking = None if draft is None else taken(draft)
    return json.dumps({"since": room.since, "rows": rows, "taking": taking, "left": left})


def kept_time(room: Room, text: str | None) -> int | None:
    """The stored time that is left for this turn, in milliseconds."""
    kept = json.loads(text) if text is not None else {}
    left = kept.get("left") if kept.get("since") == room.since else None
    return left if isinstance(left, int) else None


def kept_draft(room: Room, text: str | None) -> SentDraft | None:
    """The stored draft, if nothing was played since."""
    position = room.position
    if text is None or room.running is None or position is None:
        return None
    kept = json.loads(text)
    if kept["since"] != room.since or not (kept["rows"] or kept.get("taking")):
        return None
    with suppress(ValidationError, TilerummyError, DraftError):  # an unreadable draft must not make the room unusable
        rows = [wire.LaidRow.model_validate(row) for row in kept["rows"]]
        return trial(view(position, position.turn), rows, kept.get("taking"))
    return None


def moved(room: Room, seat: int, move: Move, now: int, claims: Claims = (), why: str = "") -> list[Fact]:
    """The fact of a move. A refusal lists every clause that the move breaks.

    `claims` is what the player said about its melds, `why` the reason of a computer, or what a time-out did.
    """
    on_turn(room, seat)
    assert room.game is not None
    seconds = max(0, now - room.turn_began) // 1000
    # A record can express at most 100 hours per move. A longer correspondence turn is written without its time.
    spent = seconds if seconds < 360_000 else None
    try:
        game = room.game.play(move, spent, room.remark, why)
    except IllegalMove as illegal:
        raise Refusal(illegal.violations[0].clause, violations=illegal.violations) from None
    data = {"seat": seat, "move": str(game.last_move), "seconds": spent}
    data |= {name: value for name, value in (("rows", claims), ("why", why)) if value}
    return [Fact("move", data, Played(room.game, game, claims))]


def timed_out(room: Room, draft: Draft | None, now: int, table_changed: bool = False) -> list[Fact]:
    """The clock has run out: the facts that follow from the last draft by the rules of the edition.

    `table_changed`: a draft of this turn has changed a meld of the table, even if it was put back.
    """
    seat, position = room.to_move, room.position
    if seat is None or position is None:
        return []
    if draft is None or draft.seen.table != position.table:
        draft = Draft.of(view(position, seat))
    for tried in (draft, Draft.of(view(position, seat))):
        with suppress(TilerummyError, Refusal):
            moves = moves_at_time_out(position, tried, table_changed=table_changed)
            return _all_moved(room, seat, tried, moves, now)
    return []


def _all_moved(room: Room, seat: int, draft: Draft, moves: Sequence[Move], now: int) -> list[Fact]:
    """The facts of the moves that end a turn with this draft. If no meld stays on the table, no meld moves."""
    claims, why = room.arrangement.claims(sent_rows(draft)), reason_at_time_out(draft, moves)
    facts: list[Fact] = []
    for move in moves:
        fact = moved(room, seat, move, now, claims if lay_in(move).put else (), why)[0]
        room = _after(room, [fact], now)
        facts.append(fact)
    return facts


def _after(room: Room, facts: Sequence[Fact], now: int) -> Room:
    for fact in facts:
        room = after(room, Event(room.events + 1, fact.kind, json.dumps(fact.data), now), fact.played)
    return room


def ready(room: Room, seat: int, command: wire.NextRound, seeds: Seeds) -> list[Fact]:
    """This seat is ready, and all who share its device. They mix in its random bytes once."""
    if room.closed:
        raise Refusal("room-closed")
    if room.stage not in ("round-over", "match-over"):
        raise Refusal("round-running")
    new = [each for each in at_device_of(room, seat) if each not in room.ready]
    hashes = [command.entropy_hash, *[""] * len(new)]
    facts = [Fact("ready", {"seat": each, "entropy_hash": hashes[at]}) for at, each in enumerate(new)]
    return begun(room, facts, seeds) if new and room.ready.union(new).issuperset(room.people) else facts


def youngest(room: Room, seat: int, command: wire.Youngest) -> list[Fact]:
    """The host says who is the youngest and starts the first round."""
    if room.closed:
        raise Refusal("room-closed")
    if room.sitters[seat].guest != room.host:
        raise Refusal("not-host", status=403)
    if room.stage != "waiting":
        raise Refusal("round-running")
    if command.seat >= len(room.sitters):
        raise Refusal("message-unknown")
    return [] if room.youngest == command.seat else [Fact("youngest", {"seat": command.seat})]


# The deal


def begun(room: Room, facts: Sequence[Fact], seeds: Seeds) -> list[Fact]:
    """These facts, after which the next round can begin, and the deal.

    If browsers committed to bytes of their own, they are asked to reveal them first.
    """
    room = _after(room, facts, room.touched)
    if room.mixing is not None:
        return [*facts]
    return [*facts, Fact("mixing", {}) if room.secret and room.awaited else deal(room, seeds)]


def deal(room: Room, seeds: Seeds) -> Fact:
    """A round begins with the seed that was committed to. The next one is drawn now, so that its hash can be shown."""
    return Fact("round", {"seed": room.secret or seeds().hex(), "next": seeds().hex()})


def reveal(room: Room, seat: int, command: wire.Reveal, seeds: Seeds) -> list[Fact]:
    """The bytes that the browser of this seat committed to. The last ones begin the round."""
    own = next((each for each in at_device_of(room, seat) if room.sitters[each].entropy_hash), None)
    if room.mixing is None or own is None:
        raise Refusal("stale")
    if commitment(bytes.fromhex(command.entropy)) != room.sitters[own].entropy_hash:
        raise Refusal("message-unknown")
    if own not in room.awaited:
        return []
    fact = Fact("revealed", {"seat": own, "entropy": command.entropy})
    return [fact, deal(room, seeds)] if room.awaited == (own,) else [fact]


def deal_if_due(room: Room, now: int, seeds: Seeds = new_seed) -> list[Fact]:
    """The round begins without the bytes of those who left, or did not reveal them in time."""
    if room.mixing is None or (room.awaited and now < room.mixing + REVEAL_MS):
        return []
    return [deal(room, seeds)]


def substitute(room: Room, seat: int, command: wire.Substitute, gone: Sequence[int], seeds: Seeds) -> list[Fact]:
    """A computer takes a seat when all remaining players agree. The last vote decides its level.

    People who share a device vote together.
    """
    if room.closed:
        raise Refusal("room-closed")
    level = as_level(command.level)
    if level is None:
        raise Refusal("level-unknown", level=command.level)
    if command.seat not in gone or command.seat == seat:
        raise Refusal("nobody-gone")
    seats = [each for each in at_device_of(room, seat) if each != command.seat]
    agreed = {voter for voter, target, _ in room.votes if target == command.seat} | {*seats}
    facts = [
        Fact("agreed", {"seat": each, "gone": command.seat, "level": level})
        for each in seats
        if (each, command.seat, level) not in room.votes
    ]
    asked = [other for other in room.people if other not in gone]
    if all(other in agreed for other in asked):
        facts.append(Fact("substituted", {"seat": command.seat, "level": level}))
        still = [other for other in room.people if other != command.seat]
        if room.stage in ("round-over", "match-over") and all(other in room.ready for other in still):
            return begun(room, facts, seeds)
    return facts


def hinted(room: Room, seat: int, depth: int) -> list[Fact]:
    on_turn(room, seat)
    if not room.hints:
        raise Refusal("hints-off")
    known = room.hinted is not None and room.hinted >= depth
    return [] if known else [Fact("hint", {"seat": seat, "depth": depth})]


# A device that several people share

TOGETHER = (wire.NextRound, wire.Reveal, wire.Substitute, wire.Youngest)
"""What the people at a device do together, no matter who has it. These commands show nothing."""


def take(room: Room, guest: str | None, seat: int) -> list[Fact]:
    """The person of this seat has the device. A person who left is in the match again."""
    if room.closed:
        raise Refusal("room-closed")
    seats = room.seats_of(guest)
    if len(seats) < 2 or seat not in seats:
        raise Refusal("not-at-device", status=403)
    if room.sitters[seat].left:
        return [Fact("back", {"seat": seat})]
    if room.running is None:
        raise Refusal("no-round")
    if seat != room.next_person:
        raise Refusal("device-of-another", name=room.sitters[room.next_person or 0].name)
    return [Fact("taken", {"seat": seat})] if room.taken != seat else []


def acting_seat(room: Room, guest: str | None, holds: int | None, command: wire.Command) -> int:
    """The seat that gives a command on a connection. Raises `Refusal` if the device has to be taken first."""
    seat = shown_seat(room, guest, holds)
    if seat is not None:
        return seat
    here = [each for each in room.seats_of(guest) if each in room.people]
    if not here:
        raise Refusal("not-seated", status=403)
    if room.stage == "playing" and not isinstance(command, TOGETHER):
        raise Refusal("device-covered")
    return here[0]


# Joining and leaving


def join(room: Room, guest: str, name: str, wanted: int | None, seeds: Seeds, entropy_hash: str = "") -> list[Fact]:
    """Take a seat. The first round begins when the last seat is taken, unless the host starts it."""
    if room.seat_of(guest) is not None:
        return back(room, guest)
    if room.closed:
        raise Refusal("room-closed")
    if shares_device(room):
        raise Refusal("one-device")
    if guest in room.blocked:
        raise Refusal("blocked", status=403)
    if not room.free_seats:
        raise Refusal("room-full")
    if wanted is not None and wanted not in room.free_seats:
        raise Refusal("seat-taken")
    seat = room.free_seats[0] if wanted is None else wanted
    facts = [Fact("joined", {"seat": seat, "name": name, "guest": guest, "entropy_hash": entropy_hash})]
    return begun(room, facts, seeds) if room.free_seats == (seat,) and not room.by_host else facts


def back(room: Room, guest: str | None) -> list[Fact]:
    """A player who left and connects again is in the match again, unless it is over: then the computer played it.

    Who shares a device has to say so (`take`).
    """
    seats = room.seats_of(guest)
    if len(seats) != 1 or room.stage in ("closed", "match-over") or not room.sitters[seats[0]].left:
        return []
    return [Fact("back", {"seat": seats[0]})]


def leave(room: Room, guest: str, seeds: Seeds = new_seed, seat: int | None = None) -> list[Fact]:
    """Give up the seat. The room is closed when its last person leaves; the others do not wait for the one who left.

    Of the people who share a device all leave, or the one of `seat`.
    """
    seats = room.seats_of(guest)
    if not seats or (seat is not None and seat not in seats):
        raise Refusal("not-seated", status=403)
    leaving = [each for each in (seats if seat is None else (seat,)) if not room.sitters[each].left]
    if room.closed or not leaving:
        return []
    facts = [Fact("left", {"seat": each}) for each in leaving]
    if room.match is None and room.mixing is not None:  # the next player must not know what the deal would have been
        facts[0].data["secret"] = seeds().hex()
    staying = {*room.people} - {*leaving}
    if not staying:
        facts.append(Fact("closed", {"reason": "everybody-left"}))
    elif room.stage in ("round-over", "match-over") and room.ready >= staying:
        return begun(room, facts, seeds)
    return facts


def remove(room: Room, guest: str, seat: int, *, block: bool = True) -> list[Fact]:
    """The host removes a player before the first round. Later a seat belongs to its player."""
    if guest != room.host:
        raise Refusal("not-host", status=403)
    if room.match is not None or room.closed or room.mixing is not None:
        raise Refusal("match-begun")
    other = room.sitters[seat].guest if seat < len(room.sitters) else None
    if other is None or other == guest:
        raise Refusal("nobody-there")
    return [Fact("removed", {"seat": seat, "guest": other, "block": block})]


def delete(room: Room, guest: str | None) -> tuple[list[Fact], bool]:
    """The facts that follow from the wish to delete the room, and whether it is to be deleted now.

    The host deletes a room. During a match all its players must agree, and each of them may propose it.
    """
    seats = {*room.seats_of(guest)} & {*room.people}
    if guest is None or (guest != room.host and not (seats and room.is_match_running)):
        raise Refusal("not-host", status=403)
    if not room.is_match_running:
        return [], True
    if room.delete_votes | seats >= {*room.people}:
        return [], True
    return [Fact("delete-agreed", {"seat": seat}) for seat in sorted(seats - room.delete_votes)], False


def close(room: Room, now: int) -> list[Fact]:
    due = closing_time(room)
    return [Fact("closed", {"reason": "silence"})] if due is not None and now >= due else []
