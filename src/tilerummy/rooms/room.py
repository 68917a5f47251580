"""A room: a match with a link. Its state is computed from its event log, without clock, randomness or I/O.

The kinds of event and the fields of their JSON:

    created      edition, rounds, pace, hints, public, host, sitters      joined   seat, name, guest
                 continues (trn and seed of a round that goes on)
    left         seat, secret (a new one, while bytes are revealed)       back     seat
    mixing                                                                revealed   seat, entropy
    round        seed (the secret from which it is dealt), next           move     seat, move (TRN, a fact), seconds
    hint         seat, depth                        ready, taken (the device that several people share)     seat
    youngest     seat (named by the host; also a field of created, None or missing in older rooms)
    agreed       seat, gone, level (of the replacement computer)         substituted   seat, level
    imported     trn                                                      closed   reason, text (of the operator)
    erased       nothing: a name was removed from the events before (`erasing.py`)
    removed      seat, guest, block (by the host; older ones block)       delete-agreed   seat
    set-up       sitters, youngest, and what else of created the host changes; or games, if only seats change

A move can have `rows`, what the player said about its melds (`arrangement.py`), and `why`, a computer's reason.

`secret` of created and `next` of round are the seed of the next round. The players' browsers mix in bytes of their
own: each sends `entropy_hash` (a field of joined, ready and sitters). With `mixing` all hashes and that of the seed are
shown, and then the browsers reveal their bytes. Older rooms have none of these fields, or `entropy` at once.
The events contain every rack and seed: players must not have access to them.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from tilerummy.engine.dealer import commitment
from tilerummy.engine.editions import Edition
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.moves import Timeout, parse_move
from tilerummy.engine.position import Position
from tilerummy.engine.record import COMPUTER, Record, computer_of, iter_records
from tilerummy.engine.rules import Direction, FirstPlayer
from tilerummy.engine.turns import STEP
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement, Claims
from tilerummy.store import Event, RoomRow

LONGEST_LIVE = 3600
"""A clock of more seconds than this is a correspondence clock. It also runs while nobody is connected."""


@dataclass(frozen=True)
class Pace:
    """The clock: `off`, the `sheet`'s own, or a number of seconds per `turn`; and the pace of computers."""

    kind: str = "off"
    seconds: int | None = None
    computers: str = "quick"
    """`quick`, `natural` or `slow`: how long they seem to think (`computers.py`). Older rooms are quick."""

    @property
    def is_correspondence(self) -> bool:
        return (self.seconds or 0) > LONGEST_LIVE


@dataclass(frozen=True)
class Sitter:
    """The occupant of a seat: a computer, a person (identified by the hash of a token), or nobody yet.

    People who share a device have the same `guest`.
    """

    name: str = ""
    level: str | None = None
    guest: str | None = None
    left: bool = False
    """A computer plays for a person who left if `level` and `guest` are set. The person may come back."""
    entropy: str = ""
    """What this player's browser mixes into the seed of the next round, in hexadecimal digits, once it is revealed."""
    entropy_hash: str = ""
    """SHA-256 of these bytes, which the browser sent before. "" if it adds nothing."""

    @classmethod
    def named(cls, name: str, guest: str | None = None) -> "Sitter":
        """The computer or the person with this name in a record."""
        level = computer_of(name)
        return cls(name, guest=guest) if level is None else cls(level=level)

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def is_taken(self) -> bool:
        return self.level is not None or self.guest is not None or bool(self.name)

    @property
    def owes_bytes(self) -> bool:
        """Whether this player committed to bytes and can still reveal them."""
        return bool(self.entropy_hash) and not self.entropy and self.is_person and not self.left

    @property
    def record_name(self) -> str:
        return COMPUTER + self.level if self.level is not None else self.name


def mixed_in(sitters: Sequence[Sitter]) -> tuple[bytes, ...]:
    """What the seats add to the next seed. Computers add nothing."""
    return tuple(bytes.fromhex(sitter.entropy) for sitter in sitters)


def agreed_fields(data: dict[str, Any]) -> dict[str, Any]:
    """What `created` and `set-up` say about the match; a set-up of the seats alone says at most how many games."""
    if "edition" not in data:
        return {"agreed": data["games"]} if "games" in data else {}
    edition, pace = Edition.parse(data["edition"]), Pace(**data["pace"], computers=data.get("computer_pace", "quick"))
    return {"edition": edition, "pace": pace, "agreed": data["rounds"], **{k: data[k] for k in ("hints", "public")}}


def person_from(seat: int, sitters: Sequence[Sitter], direction: Direction) -> int | None:
    """The first person who has not left, from this seat on in the order of turns."""
    order = ((seat + STEP[direction] * number) % len(sitters) for number in range(len(sitters)))
    return next((at for at in order if sitters[at].guest is not None and not sitters[at].left), None)


def missed_after(missed: tuple[int, ...], seats: int, seat: int, *, timed_out: bool) -> tuple[int, ...]:
    """A turn that ends with a time-out is missed. Any other end of a turn sets the count to zero."""
    missed = missed or (0,) * seats
    return (*missed[:seat], missed[seat] + 1 if timed_out else 0, *missed[seat + 1 :])


MOST_SEAT_CHANGES = 40
"""The changes of seats that the log of a round tells. Every one is work for every scene."""


class SeatChange(NamedTuple):
    """Who sits on a seat changes during a round."""

    moves: int
    """The moves before it."""
    seat: int
    what: Literal["left", "replaced", "back"]
    """The player left, a computer plays for the player, or the player is back."""
    before: str
    """The name in the record until then."""


SILENT = frozenset({"hint", "revealed"})
"""Events that do not change any scene."""
CHANGES_MOVES = frozenset({"round", "move", "substituted", "closed"})
"""Events after which other moves are possible."""
IMPORTED = "imported"
"""The reason why a room is closed if it contains an imported record."""
OPERATOR = "operator"
"""The reason why a room is closed if the operator of the server did it."""
MOST_TIMED = 86400
"""The longest limit that an edition allows. Only the room knows a longer clock."""


class NoSuchRoom(Exception):
    """There is no room with this id."""


def no_pause() -> None:
    """For work that need not make room for other work."""


@dataclass(frozen=True)
class Room:
    """The state of a room after its events."""

    id: str
    edition: Edition
    agreed: int | None
    host: str
    sitters: tuple[Sitter, ...]
    created: int
    touched: int
    pace: Pace = Pace()
    hints: bool = False
    public: bool = False
    events: int = 0
    at: int = 0
    """Number of the last event that changed the scene."""
    since: int = 0
    """Number of the last event that changed the possible moves. Commands for an earlier scene are stale."""
    game: RunningMatch | None = None
    """The match, from the first round on."""
    ready: frozenset[int] = frozenset()
    votes: frozenset[tuple[int, int, str]] = frozenset()
    missed: tuple[int, ...] = ()
    """The number of turns in a row that ran out of time, for each seat."""
    delete_votes: frozenset[int] = frozenset()
    """The seats that agreed to delete the room during a match."""
    source: str = ""
    """A code for the address that created the room; empty if unknown."""
    verified: bool | None = None
    """Whether the deals of an imported record follow from its seeds. None for a match that was played here."""
    blocked: frozenset[str] = frozenset()
    """The guests whom the host does not admit."""
    hinted: int | None = None
    """The deepest hint that the seat to move has asked for in this turn."""
    turn_began: int = 0
    taken: int | None = None
    """Who took the device that several people share, until another person is next."""
    closed: str = ""
    closed_text: str = ""
    """What the operator who closed the room said."""
    youngest: int | None = None
    """The seat that starts if the youngest does, as the host named it."""
    arrangement: Arrangement = NOTHING_LAID
    seat_changes: tuple[SeatChange, ...] = ()
    """Who left during the round or came back, oldest first, at most `MOST_SEAT_CHANGES`."""
    by_host: bool = False
    """The host starts the match. Otherwise it starts when the last seat is taken."""
    secret: str = field(default="", repr=False)
    """The seed of the next round, in hexadecimal digits. Only its hash is shown."""
    mixing: int | None = None
    """Since when the browsers are asked to reveal their bytes for the next round, in milliseconds."""

    @property
    def stage(self) -> str:
        if self.closed:
            return "closed"
        if self.running is not None:
            return "playing"
        if self.match is None:
            return "waiting"
        return "match-over" if self.match.is_over else "round-over"

    @property
    def match(self) -> Match | None:
        return self.game.match if self.game is not None else None

    @property
    def running(self) -> Record | None:
        """The round under way."""
        return self.game.record if self.game is not None else None

    @property
    def record(self) -> Record | None:
        """The round under way, or the last one."""
        return self.game.last_record if self.game is not None else None

    @property
    def position(self) -> Position | None:
        """The position of the round under way, or the end of the last one."""
        return self.game.position if self.game is not None else None

    @property
    def seed(self) -> bytes:
        """The seed of the round under way, or of the last one."""
        return self.game.seed if self.game is not None else b""

    @property
    def next_commitment(self) -> str | None:
        return commitment(bytes.fromhex(self.secret)) if self.secret else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have not revealed the bytes that they committed to."""
        return tuple(at for at, sitter in enumerate(self.sitters) if sitter.owes_bytes)

    @property
    def remark(self) -> str:
        """The comment on the next move in the record, such as `hint 2`."""
        return "" if self.hinted is None else f"hint {self.hinted}"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who have not left the match."""
        return tuple(at for at, sitter in enumerate(self.sitters) if sitter.guest is not None and not sitter.left)

    @property
    def computers(self) -> tuple[int, ...]:
        return tuple(at for at, sitter in enumerate(self.sitters) if not sitter.is_person)

    @property
    def guests(self) -> tuple[str, ...]:
        """The guests who find this room in their list: those with a seat, or who imported it."""
        if self.closed == IMPORTED:
            return (self.host,)
        return tuple(dict.fromkeys(sitter.guest for sitter in self.sitters if sitter.guest is not None))

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest: several if people share a device."""
        return () if guest is None else tuple([at for at, each in enumerate(self.sitters) if each.guest == guest])

    def seat_of(self, guest: str | None) -> int | None:
        return next(iter(self.seats_of(guest)), None)

    @property
    def next_person(self) -> int | None:
        """The person whose turn it is, or whose turn comes after those of computers."""
        return None if self.to_move is None else person_from(self.to_move, self.sitters, self.edition.rules.direction)

    def missed_turns(self, seat: int) -> int:
        return self.missed[seat] if self.missed else 0

    @property
    def is_match_running(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.stage in ("playing", "round-over")

    @property
    def free_seats(self) -> tuple[int, ...]:
        return tuple(at for at, sitter in enumerate(self.sitters) if not sitter.is_taken)

    @property
    def to_move(self) -> int | None:
        return self.game.to_move if self.game is not None else None

    @property
    def youngest_seat(self) -> int:
        """The seat that the host named, otherwise the first person."""
        if self.youngest is not None:
            return self.youngest
        return next((at for at, sitter in enumerate(self.sitters) if sitter.is_person), 0)

    @property
    def waits_for_youngest(self) -> bool:
        """Whether the host may still say who is the youngest, because that player starts."""
        return self.stage == "waiting" and self.edition.rules.first_player is FirstPlayer.YOUNGEST


def data_of(event: Event) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(event.data)
    return loaded


def fold(room_id: str, events: Iterable[Event], pause: Callable[[], None] = no_pause) -> Room | None:
    """The room after these events, or None if there are none. `pause` is called after each step."""
    room: Room | None = None
    for event in events:
        room = created(room_id, event, pause) if room is None else after(room, event)
        pause()
    return room


def ids_of(events: Iterable[Event]) -> dict[str, int]:
    """The ids of the commands that caused these events, with the number of the event."""
    return {event.client_id: event.number for event in events if event.client_id is not None}


def created(room_id: str, event: Event, pause: Callable[[], None] = no_pause) -> Room:
    data = data_of(event)
    if event.kind == "imported":
        base = Room(id=room_id, closed=IMPORTED, created=event.at, touched=event.at, **imported_fields(data, pause))
        return replace(base, events=1, at=event.number, since=event.number)
    room = Room(
        id=room_id,
        **agreed_fields(data),
        host=data["host"],
        sitters=tuple(Sitter(**sitter) for sitter in data["sitters"]),
        created=event.at,
        touched=event.at,
        youngest=data.get("youngest"),
        secret=data.get("secret", ""),
        source=data.get("source", ""),
        by_host=data.get("by_host", False),
    )
    if "continues" in data:
        room = replace(room, turn_began=event.at, **continued_fields(data["continues"], room.sitters))
    return replace(room, events=1, at=event.number, since=event.number)


def after(room: Room, event: Event, played: "Played | None" = None) -> Room:
    """The room after one more event. `played` is the result of its move, if known; otherwise the move is replayed."""
    if played is not None and played.before is room.game:
        changed = _with_move(room, played.after, event, played.claims)
    else:
        changed = AFTER[event.kind](room, data_of(event), event)
    return replace(
        changed,
        taken=changed.taken if changed.taken is not None and changed.taken == changed.next_person else None,
        events=room.events + 1,
        touched=event.at,
        at=room.at if event.kind in SILENT else event.number,
        since=event.number if event.kind in CHANGES_MOVES or changed.computers != room.computers else room.since,
    )


class Played(NamedTuple):
    """The match before and after a move that was already judged."""

    before: RunningMatch
    after: RunningMatch
    claims: Claims = ()
    """What the player said about the melds."""


def _with_sitter(room: Room, seat: int, sitter: Sitter) -> Room:
    sitters = tuple(sitter if at == seat else other for at, other in enumerate(room.sitters))
    game, names = room.game, tuple(sitter.record_name for sitter in sitters)
    if game is not None and game.match.names != names:
        game = replace(game, match=replace(game.match, names=names))
    return replace(room, sitters=sitters, game=game)


def _changed(room: Room, seat: int, what: Literal["left", "replaced", "back"]) -> tuple[SeatChange, ...]:
    """The changes of seats in this round with one more. Between rounds there is nobody to play for."""
    if room.running is None or len(room.seat_changes) >= MOST_SEAT_CHANGES:
        return room.seat_changes
    change = SeatChange(len(room.running.entries), seat, what, room.sitters[seat].record_name)
    return (*room.seat_changes, change)


def _joined(room: Room, data: dict[str, Any], event: Event) -> Room:
    sitter = Sitter(name=data["name"], guest=data["guest"], **_bytes(data))
    return _with_sitter(room, data["seat"], sitter)


def _bytes(data: dict[str, Any]) -> dict[str, Any]:
    return {name: data.get(name, "") for name in ("entropy", "entropy_hash")}


def _without_bytes(room: Room) -> Room:
    """Bytes serve once: the round was dealt with them, or they were revealed in vain."""
    sitters = tuple(replace(sitter, entropy="", entropy_hash="") for sitter in room.sitters)
    return replace(room, sitters=sitters, mixing=None)


def _left(room: Room, data: dict[str, Any], event: Event) -> Room:
    """Before the first round the seat becomes free. Later it is kept for its player or a computer."""
    seat = data["seat"]
    if room.match is None and room.mixing is not None:  # another player may come, who could know the bytes
        room = replace(_without_bytes(room), secret=data.get("secret", room.secret))
    left = _with_sitter(room, seat, Sitter() if room.match is None else replace(room.sitters[seat], left=True))
    others = [sitter.guest for sitter in left.sitters if sitter.guest is not None and not sitter.left]
    host = others[0] if others and room.host == room.sitters[seat].guest and room.match is None else room.host
    return replace(left, host=host or room.host, ready=room.ready - {seat}, seat_changes=_changed(room, seat, "left"))


def _back(room: Room, data: dict[str, Any], event: Event) -> Room:
    seat = data["seat"]
    votes = frozenset(vote for vote in room.votes if vote[1] != seat)
    here = _with_sitter(room, seat, replace(room.sitters[seat], left=False, level=None))
    return replace(here, votes=votes, seat_changes=_changed(room, seat, "back"))


def _round(room: Room, data: dict[str, Any], event: Event) -> Room:
    game = room.game
    if game is None or game.is_over:
        names = tuple(sitter.record_name for sitter in room.sitters)
        game = RunningMatch(Match(room.edition, names, (), room.agreed, any_length=True))
    added = mixed_in(room.sitters) if room.secret else ()
    hashes = [sitter.entropy_hash for sitter in room.sitters]
    begun = game.begin(bytes.fromhex(data["seed"]), room.youngest_seat, added, hashes)
    room = replace(_without_bytes(room), secret=data.get("next", ""), arrangement=NOTHING_LAID, seat_changes=())
    return replace(room, game=begun, ready=frozenset(), hinted=None, turn_began=event.at)


def _move(room: Room, data: dict[str, Any], event: Event) -> Room:
    assert room.game is not None
    game = room.game.play(parse_move(data["move"]), data["seconds"], room.remark, data.get("why", ""))
    return _with_move(room, game, event, data.get("rows", ()))


def _with_move(room: Room, game: RunningMatch, event: Event, claims: Claims) -> Room:
    same_turn = game.record is not None and game.to_move == room.to_move
    arrangement = room.arrangement.after(game.position.table if game.position else (), claims, room.to_move)
    timed_out, missed = isinstance(game.last_move, Timeout), room.missed
    if room.to_move is not None and (timed_out or not same_turn):
        missed = missed_after(missed, len(room.sitters), room.to_move, timed_out=timed_out)
    hinted, began = (room.hinted, room.turn_began) if same_turn else (None, event.at)
    return replace(
        room, game=game, ready=frozenset(), missed=missed, hinted=hinted, turn_began=began, arrangement=arrangement
    )


def _hint(room: Room, data: dict[str, Any], event: Event) -> Room:
    return replace(room, hinted=max(data["depth"], room.hinted or 0)) if data["seat"] == room.to_move else room


def _taken(room: Room, data: dict[str, Any], event: Event) -> Room:
    """The time of a turn counts from here."""
    return replace(room, taken=data["seat"], turn_began=event.at if data["seat"] == room.to_move else room.turn_began)


def _ready(room: Room, data: dict[str, Any], event: Event) -> Room:
    sitter = replace(room.sitters[data["seat"]], **_bytes(data))
    return replace(_with_sitter(room, data["seat"], sitter), ready=room.ready | {data["seat"]})


def _substituted(room: Room, data: dict[str, Any], event: Event) -> Room:
    """A computer plays for the person, who keeps the right to the seat."""
    seat = data["seat"]
    votes = frozenset(vote for vote in room.votes if vote[1] != seat)
    gone = replace(room.sitters[seat], level=data["level"], left=True, entropy="", entropy_hash="")
    room = replace(_with_sitter(room, seat, gone), seat_changes=_changed(room, seat, "replaced"))
    return replace(room, votes=votes, ready=room.ready - {seat}, delete_votes=room.delete_votes - {seat})


def _removed(room: Room, data: dict[str, Any], event: Event) -> Room:
    """The host removed a player before the first round."""
    blocked = {data["guest"]} if data.get("block", True) else set()
    return replace(_with_sitter(room, data["seat"], Sitter()), blocked=room.blocked | blocked)


def _set_up(room: Room, data: dict[str, Any], event: Event) -> Room:
    sitters = tuple(Sitter(**sitter) for sitter in data["sitters"])
    youngest = data.get("youngest", room.youngest)
    there = youngest is not None and youngest < len(sitters)
    return replace(room, sitters=sitters, youngest=youngest if there else None, **agreed_fields(data))


def _closed(room: Room, data: dict[str, Any], event: Event) -> Room:
    return replace(room, closed=data["reason"], closed_text=data.get("text", ""), mixing=None)


AFTER: dict[str, Callable[[Room, dict[str, Any], Event], Room]] = {
    "joined": _joined,
    "left": _left,
    "back": _back,
    "mixing": lambda room, data, event: replace(room, mixing=event.at),
    "revealed": lambda room, data, event: _with_sitter(
        room, data["seat"], replace(room.sitters[data["seat"]], entropy=data["entropy"])
    ),
    "round": _round,
    "move": _move,
    "hint": _hint,
    "taken": _taken,
    "youngest": lambda room, data, event: replace(room, youngest=data["seat"]),
    "ready": _ready,
    "agreed": lambda room, data, event: replace(room, votes=room.votes | {(data["seat"], data["gone"], data["level"])}),
    "substituted": _substituted,
    "closed": _closed,
    "erased": lambda room, data, event: room,
    "delete-agreed": lambda room, data, event: replace(room, delete_votes=room.delete_votes | {data["seat"]}),
    "removed": _removed,
    "set-up": _set_up,
}


# Matches from records


def imported_fields(data: dict[str, Any], pause: Callable[[], None]) -> dict[str, Any]:
    """The fields of the room that holds an imported match, from the data of its event."""
    rounds = []
    for record in iter_records(data["trn"]):
        rounds.append(record)
        pause()
    match, sitters = imported_match(rounds)
    return {
        "edition": match.edition,
        "agreed": match.length,
        "host": data["host"],
        "sitters": sitters,
        "game": RunningMatch(match.compact(but=1), None, bytes.fromhex(rounds[-1].tag("Seed") or "")),
        "verified": data.get("verified", False),
    }


def imported_match(rounds: Sequence[Record]) -> tuple[Match, tuple[Sitter, ...]]:
    """A finished match from its records, and its seats. Raises `Impossible` if a round is not over."""
    start = rounds[0].start
    names = tuple(name or str(seat) for seat, name in enumerate(rounds[0].names, 1))
    match = Match(start.edition, names, (), len(rounds), any_length=True)
    for record in rounds:
        match = match.with_round(record)
    return match, tuple(map(Sitter.named, names))


def continued_fields(given: dict[str, str], sitters: Sequence[Sitter]) -> dict[str, Any]:
    """The fields of the room that holds the round so far."""
    names = tuple(sitter.record_name for sitter in sitters)
    record = Record.parse(given["trn"]).with_tag("Seats", "/".join(names)).with_tag("Rounds", "1")
    arrangement = NOTHING_LAID.after(record.start.table)
    for entry, situation in zip(record.entries, record.situations[1:], strict=True):
        arrangement = arrangement.after(situation.table, seat=entry.seat)
    match = Match(record.start.edition, names, (), 1, any_length=True)
    return {"game": RunningMatch(match, record, bytes.fromhex(given["seed"])), "arrangement": arrangement}


# The row in the store

PREFIX = 16
"""How many characters of a guest's hash are stored in the summary, to find the guest's own seat."""


def row_of(room: Room, due: int | None) -> RoomRow:
    """The row of the room in the store. Its summary contains what lists show, and no tiles."""
    summary = {
        "edition": str(room.edition),
        "names": [sitter.record_name for sitter in room.sitters],
        "guests": [(sitter.guest or "")[:PREFIX] for sitter in room.sitters],
        "host": room.host[:PREFIX],
        "rounds": room.agreed,
        "clock": {"kind": room.pace.kind, "seconds": room.pace.seconds},
        "hints": room.hints,
        "turn": room.to_move,
        "source": room.source,
        "verified": room.verified,
    }
    return RoomRow(
        id=room.id,
        stage=room.stage,
        public=room.public,
        created=room.created,
        touched=room.touched,
        due=due,
        guests=room.guests,
        summary=json.dumps(summary),
    )


def source_of(row: RoomRow) -> str:
    """A code for the address that created the room; empty if unknown."""
    return str(json.loads(row.summary).get("source", ""))


# People who share one device: their seats belong to one guest, and they hand the device on from turn to turn.
# A connection of the device is shown what a watcher may know, until the next person says that they have taken it
# (`take`). Then it is shown the scene of that person, until another person is next. A new connection has to say it
# again. That holds for the last one, too, if the others have left: anybody could have said that they leave.


def at_device_of(room: Room, seat: int) -> tuple[int, ...]:
    """The people at the device of this seat who have not left, the seat itself included."""
    guest = room.sitters[seat].guest
    return tuple(each for each in room.seats_of(guest) if each in room.people) or (seat,)


def shares_device(room: Room) -> bool:
    """Whether several people who have not left share a device."""
    return len({room.sitters[seat].guest for seat in room.people}) < len(room.people)


def shown_seat(room: Room, guest: str | None, holds: int | None) -> int | None:
    """The seat whose scene a connection is shown. `holds` is the person who took the device on this connection."""
    seats = room.seats_of(guest)
    if len(seats) < 2:
        # A match that a computer played to its end for somebody is not that person's.
        gone = [seat for seat in seats if room.stage == "match-over" and room.sitters[seat].left]
        return seats[0] if seats and not gone else None
    if room.match is None:
        return next((seat for seat in seats if seat in room.people), None)
    return holds if room.stage == "playing" and holds is not None and holds == room.taken else None


def is_covered(room: Room, guest: str | None, holds: int | None) -> bool:
    """Whether somebody has to take the device before more is shown."""
    return len(room.seats_of(guest)) > 1 and room.stage == "playing" and shown_seat(room, guest, holds) is None


def scene_parts(room: Room, guest: str | None, holds: int | None) -> dict[str, Any]:
    """The fields of a scene about a shared device. Between rounds all who share it are ready at once."""
    here = room.seats_of(guest)
    if len(here) < 2:
        return {}
    covered = is_covered(room, guest, holds)
    parts: dict[str, Any] = {"here": here, "give_to": room.next_person if covered else None}
    if shown_seat(room, guest, holds) is None and room.stage in ("round-over", "match-over"):
        parts["may"] = ("next",)
    return parts
