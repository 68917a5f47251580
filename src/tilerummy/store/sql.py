"""The store in SQL, for SQLite and PostgreSQL.

On PostgreSQL locks are always taken in the same order, the lease before the room, to avoid deadlocks. An append locks
its lease's row while it writes. A process that acquires the lease waits for it; a process that lost the lease finds
another fence in the row.
"""

import json
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from tilerummy.store.contract import NEVER, Conflict, Event, Fenced, Lease, RoomRow, StateListener, Unavailable
from tilerummy.store.database import Connection, Database, Row, Statement, T, Work
from tilerummy.store.schema import check_tables, write_probe

MOST_AT_ONCE = 500
"""Leases that are changed in one transaction. It limits how long an append waits for it."""
MOST_PUSH_ADDRESSES_PER_GUEST = 4
MOST_PUSH_ADDRESSES = 20_000
PUSH_ADDRESS_KEPT_MS = 90 * 24 * 3600 * 1000
"""A push address that was not sent again in this time is forgotten."""

HOLD = Statement("""
    SELECT guest FROM leases LEFT JOIN guests ON guests.room = leases.room AND place >= 0
    WHERE leases.room = :room AND owner = :owner AND fence = :fence ORDER BY place /* FOR SHARE OF leases */
""")
HOLD_ANY = Statement("SELECT owner, fence FROM leases WHERE room = :room /* FOR UPDATE OF leases */")
_SET = "UPDATE rooms SET stage = :stage, public = :public, touched = :touched, due = :due, summary = :summary"
TOUCH = Statement(f"{_SET} WHERE id = :id")
MOVE = Statement(f"{_SET}, last = :last WHERE id = :id AND (last = :expected OR last IS NULL)")
NEW_ROOM = Statement("""
    INSERT INTO rooms (id, stage, public, created, touched, due, summary, last)
    VALUES (:id, :stage, :public, :created, :touched, :due, :summary, :last) ON CONFLICT DO NOTHING
""")
NEW_EVENT = Statement("""
    INSERT INTO events (room, number, kind, data, at, client_id)
    VALUES (:room, :number, :kind, :data, :at, :client_id)
""")
NEW_GUEST = Statement("""
    INSERT INTO guests (room, guest, place) VALUES (:room, :guest, :place)
    ON CONFLICT (guest, room) DO UPDATE SET place = excluded.place
""")
NEW_LEASE = Statement("INSERT INTO leases (room, owner, fence, until) VALUES (:room, :owner, 1, :until)")
DELETE_ROOM = Statement("DELETE FROM rooms WHERE id = :room")
FORMER_GUESTS = Statement("UPDATE guests SET place = -1 WHERE room = :room AND place >= 0")
FORGET_GUEST = Statement("DELETE FROM guests WHERE room = :room AND guest = :guest")
ERASE = Statement("UPDATE events SET data = :data WHERE room = :room AND number = :number")
DELETE_ORPHANS = Statement("""
    DELETE FROM push_addresses WHERE guest IN (SELECT guest FROM guests WHERE room = :room)
    AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.guest = push_addresses.guest AND room <> :room AND place >= 0)
""")
EVENTS = Statement("SELECT number, kind, data, at, client_id FROM events WHERE room = :room ORDER BY number")
SOME_EVENTS = Statement("""
    SELECT number, kind, data, at, client_id FROM events
    WHERE room = :room AND number BETWEEN :first AND :final ORDER BY number
""")
VERSION = Statement("SELECT last FROM rooms WHERE id = :room")
COUNT = Statement("SELECT count(*) FROM rooms")
IDS = Statement("SELECT id FROM rooms ORDER BY touched, id LIMIT :most")
CLOSED_IDS = Statement("""
    SELECT id FROM rooms WHERE stage = 'closed' AND touched < :before ORDER BY touched, id LIMIT :most
""")
KEEP_DRAFT = Statement("""
    INSERT INTO drafts (room, draft) SELECT id, CAST(:draft AS TEXT) FROM rooms WHERE id = :room
    ON CONFLICT (room) DO UPDATE SET draft = excluded.draft
""")
DRAFT = Statement("SELECT draft FROM drafts WHERE room = :room")
ACQUIRE = Statement("""
    UPDATE leases SET fence = CASE WHEN owner = :owner THEN fence ELSE fence + 1 END, owner = :owner, until = :until
    WHERE room = :room AND (owner = :owner OR until <= :now) RETURNING fence
""")
_OWN = "WHERE owner = :owner AND room IN (SELECT value FROM json_each(:rooms)) RETURNING room"
RENEW = Statement(f"UPDATE leases SET until = :until {_OWN}")
RELEASE = Statement(f"UPDATE leases SET owner = NULL, until = 0 {_OWN}")
OWNERS = Statement("""
    SELECT room, owner FROM leases WHERE until > :now AND room IN (SELECT value FROM json_each(:rooms))
""")
ADD_ADDRESS = Statement("""
    INSERT INTO push_addresses (endpoint, guest, language, confirmed) VALUES (:endpoint, :guest, :language, :now)
    ON CONFLICT (endpoint) DO UPDATE
    SET guest = excluded.guest, language = excluded.language, confirmed = excluded.confirmed
""")
_SURPLUS = "ORDER BY confirmed DESC, endpoint DESC LIMIT 100 OFFSET :most"
LIMIT_ADDRESSES = (
    Statement("DELETE FROM push_addresses WHERE confirmed < :expired"),
    Statement(f"""
        DELETE FROM push_addresses
        WHERE endpoint IN (SELECT endpoint FROM push_addresses WHERE guest = :guest {_SURPLUS.replace("most", "each")})
    """),
    Statement(f"DELETE FROM push_addresses WHERE endpoint IN (SELECT endpoint FROM push_addresses {_SURPLUS})"),
)
REMOVE_ADDRESS = Statement("""
    DELETE FROM push_addresses WHERE endpoint = :endpoint AND guest = coalesce(CAST(:guest AS TEXT), guest)
""")
REMOVE_ADDRESSES = Statement("DELETE FROM push_addresses WHERE guest = :guest")
ADDRESSES = Statement("""
    SELECT endpoint, language FROM push_addresses WHERE guest = :guest AND confirmed >= :expired
    ORDER BY confirmed DESC, endpoint DESC
""")
PUSH_KEY = Statement("UPDATE meta SET push_key = coalesce(push_key, :new) RETURNING push_key")
ADMIN_KEY = Statement("UPDATE meta SET admin_key = coalesce(admin_key, :new) RETURNING admin_key")
BAN = Statement("""
    INSERT INTO bans (network, until) VALUES (:network, :until)
    ON CONFLICT (network) DO UPDATE SET until = excluded.until
""")
UNBAN = Statement("DELETE FROM bans WHERE network = :network RETURNING network")
BANS = Statement("SELECT network, until FROM bans ORDER BY until, network")


def _rooms(chosen: str, order: str = "touched DESC, id") -> Statement:
    """Select rooms with their guests in one statement, so that the result is consistent."""
    return Statement(f"""
        SELECT id, stage, public, created, touched, due, summary, guest
        FROM (SELECT rooms.* FROM rooms {chosen} ORDER BY {order} LIMIT :most) AS chosen
        LEFT JOIN guests ON room = id AND place >= 0 ORDER BY {order}, place
    """)


ROOM = _rooms("WHERE id = :room")
PUBLIC_ROOMS = _rooms("WHERE public AND stage IN (SELECT value FROM json_each(:stages))")
ROOMS_OF = _rooms("JOIN guests ON room = id WHERE guest = :guest AND place >= 0")
_NEXT = "(touched < :before OR (touched = :before AND id > :after))"
ROOMS_ABOUT = _rooms(f"JOIN guests ON room = id WHERE guest = :guest AND {_NEXT}")
ROOMS = _rooms(f"WHERE stage IN (SELECT value FROM json_each(:stages)) AND {_NEXT}")
DUE = _rooms("WHERE due <= :now", "due, id")


class Store:
    """Stores rooms. All methods may raise `Unavailable`; the same call can then be repeated.

    Times are in milliseconds since 1970, by the clock of the caller. Because several machines compare leases, the
    PostgreSQL store corrects the times of leases by the offset between the clocks of this machine and the database.
    """

    def __init__(self, where: str | Path) -> None:
        self._database = _database(where)
        self._clock_offset = 0
        self.pending = 0
        """The number of calls that wait for the database."""
        self._answers = True
        self._listeners: list[StateListener] = []

    @property
    def place(self) -> str:
        """The file, or the host and the name of the database. It contains no password."""
        return self._database.place

    async def open(self, *, create: bool = True) -> None:
        """Connect, and migrate the schema to the latest version. Raises `NewerSchema` or `Broken`.

        Without `create` it makes no tables where there are none, and raises `NoTables`.
        """
        await self._database.open(create=create)
        await self._read_in(check_tables)
        self._clock_offset = await self._database.clock_offset()

    async def close(self) -> None:
        self._listeners.clear()
        await self._database.close()

    async def _read_in(self, work: Work[T]) -> T:
        return await self._watch(self._database.read(work))

    async def _write_in(self, work: Work[T]) -> T:
        return await self._watch(self._database.write(work))

    async def _watch(self, running: Coroutine[Any, Any, T]) -> T:
        self.pending += 1
        try:
            done = await running
        except (Conflict, Fenced):
            self._note(True, "")
            raise
        except Exception as fault:
            self._note(False, str(fault) if isinstance(fault, Unavailable) else type(fault).__name__)
            raise
        finally:
            self.pending -= 1
        self._note(True, "")
        return done

    def _note(self, answers: bool, reason: str) -> None:
        if answers != self._answers:
            self._answers = answers
            for listener in self._listeners:
                listener(answers, reason)

    async def _read(self, statement: Statement, **values: object) -> list[Row]:
        return await self._read_in(lambda connection: connection.rows(statement, **values))

    async def _write(self, statement: Statement, **values: object) -> list[Row]:
        """Run a statement that returns rows."""
        return await self._write_in(lambda connection: connection.rows(statement, **values))

    async def _change(self, statement: Statement, **values: object) -> None:
        await self._write_in(lambda connection: connection.change(statement, **values))

    # Writing

    async def create(self, row: RoomRow, events: Sequence[Event], lease_for: str, until: int) -> Lease:
        """Create a room with its first events, owned by `lease_for`. Raises `Conflict` if the id is taken.

        The caller chooses the number of the first event. Repeating the same call returns the same lease.
        """
        last = _last(events)

        async def work(connection: Connection) -> Lease:
            if not await connection.change(NEW_ROOM, **vars(row), last=last):
                return await _created_before(connection, row.id, events, lease_for, until)
            await _write_events(connection, row.id, events)
            await _write_guests(connection, row)
            await connection.change(NEW_LEASE, room=row.id, owner=lease_for, until=until + self._clock_offset)
            return Lease(row.id, lease_for, 1, until)

        return await self._write_in(work)

    async def append(
        self, lease: Lease, events: Sequence[Event], row: RoomRow, erased: Sequence[Event] = (), forget: str = ""
    ) -> None:
        """Commit events and the row in one transaction. Raises `Conflict` or `Fenced`, and then writes nothing.

        The first event has the number after the last stored one. Repeating the same events (after `Unavailable`) is
        not a conflict, and they are not written twice. Without events only the row is written.

        `erased` are stored events with other data: something in them is to be nowhere any more, nor the guest `forget`.
        """
        if row.id != lease.room:
            raise ValueError(f"the lease is for room {lease.room}, not for {row.id}")
        last = _last(events)

        async def work(connection: Connection) -> None:
            held = await connection.rows(HOLD, room=lease.room, owner=lease.owner, fence=lease.fence)
            if not held:
                raise Fenced(lease.room)
            if not events:
                await connection.change(TOUCH, **vars(row))
            elif await connection.change(MOVE, **vars(row), last=last, expected=events[0].number - 1):
                await _write_events(connection, lease.room, events)
            else:
                await _refuse_unless_written(connection, lease.room, events)
                return
            for event in erased:
                await connection.change(ERASE, room=lease.room, number=event.number, data=event.data)
            if tuple(guest for (guest,) in held if guest is not None) != row.guests:
                await connection.change(FORMER_GUESTS, room=lease.room)
                await _write_guests(connection, row)
            if forget:
                await connection.change(FORGET_GUEST, room=lease.room, guest=forget)

        await self._write_in(work)

    async def delete(self, room: str) -> bool:
        """Delete a room with all its data, and the push addresses of guests who have no other. Whether it existed."""
        existed = False

        async def work(connection: Connection) -> None:
            nonlocal existed  # a first try whose commit was not confirmed counts too
            await connection.rows(HOLD_ANY, room=room)
            await connection.change(DELETE_ORPHANS, room=room)
            existed |= await connection.change(DELETE_ROOM, room=room) > 0

        await self._write_in(work)
        return existed

    async def keep_draft(self, room: str, draft: str) -> None:
        """Store the draft of the seat to move, for a time-out after a restart. It replaces the previous one.

        Does nothing if there is no such room.
        """
        await self._change(KEEP_DRAFT, room=room, draft=draft)

    # Reading

    async def room(self, room: str) -> RoomRow | None:
        rooms = _grouped(await self._read(ROOM, room=room, most=1))
        return rooms[0] if rooms else None

    async def events(self, room: str) -> list[Event]:
        """The whole event log in order. It is empty if there is no such room."""
        return [Event(*line) for line in await self._read(EVENTS, room=room)]

    async def version(self, room: str) -> int | None:
        """The number of the last event, or None if there is no such room. Cheaper than reading the events."""
        return next((last for (last,) in await self._read(VERSION, room=room)), None)

    async def public_rooms(self, stages: Sequence[str], limit: int) -> list[RoomRow]:
        """Public rooms, most recently changed first."""
        return _grouped(await self._read(PUBLIC_ROOMS, stages=json.dumps(stages), most=limit))

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        """The rooms in which a guest has a seat, most recently changed first."""
        return _grouped(await self._read(ROOMS_OF, guest=guest, most=limit))

    async def rooms_about(self, guest: str, limit: int, before: int = NEVER, after: str = "") -> list[RoomRow]:
        """The same, and the rooms in which the guest once had a seat, or which the guest opened.

        Only those that were last changed before a time, or at that time and have an id after this one.
        """
        return _grouped(await self._read(ROOMS_ABOUT, guest=guest, most=limit, before=before, after=after))

    async def rooms(self, stages: Sequence[str], limit: int, before: int = NEVER, after: str = "") -> list[RoomRow]:
        """All rooms in these stages, in the same order."""
        lines = await self._read(ROOMS, stages=json.dumps(stages), most=limit, before=before, after=after)
        return _grouped(lines)

    async def due(self, now: int, limit: int) -> list[RoomRow]:
        """The rooms in which something is due, longest overdue first."""
        return _grouped(await self._read(DUE, now=now, most=limit))

    async def draft(self, room: str) -> str | None:
        return next((draft for (draft,) in await self._read(DRAFT, room=room)), None)

    async def count(self) -> int:
        """The number of rooms."""
        [[number]] = await self._read(COUNT)
        return int(number)

    # Leases

    async def acquire(self, room: str, owner: str, now: int, until: int) -> Lease | None:
        """Get the lease, unless another owner has a valid one. The same owner gets its lease with the same fence."""
        times = {"now": now + self._clock_offset, "until": until + self._clock_offset}
        rows = await self._write(ACQUIRE, room=room, owner=owner, **times)
        return next((Lease(room, owner, fence, until) for (fence,) in rows), None)

    async def renew(self, owner: str, rooms: Sequence[str], now: int, until: int) -> frozenset[str]:
        """Extend this owner's leases, also expired ones that nobody took. Returns the rooms that it still owns."""
        self._clock_offset = await self._database.clock_offset()
        return frozenset(await self._change_leases(RENEW, owner, rooms, until=until + self._clock_offset))

    async def release(self, owner: str, rooms: Sequence[str]) -> None:
        """Release this owner's leases. The next owner gets a higher fence, even if it is the same one."""
        await self._change_leases(RELEASE, owner, rooms)

    async def _change_leases(self, change: Statement, owner: str, rooms: Sequence[str], **values: int) -> list[str]:
        """Change this owner's leases of these rooms. Returns the rooms whose lease it held."""
        changed: list[str] = []
        for start in range(0, len(rooms), MOST_AT_ONCE):
            some = json.dumps(rooms[start : start + MOST_AT_ONCE])
            changed += [room for (room,) in await self._write(change, owner=owner, rooms=some, **values)]
        return changed

    async def owner(self, room: str, now: int) -> str | None:
        """The owner with a valid lease, or None."""
        return (await self.owners([room], now)).get(room)

    async def owners(self, rooms: Sequence[str], now: int) -> dict[str, str]:
        """The same for many rooms. Rooms without an owner are left out."""
        held = await self._read(OWNERS, rooms=json.dumps(rooms), now=now + self._clock_offset)
        return {room: owner for room, owner in held}  # noqa: C416 - a row is not a pair for mypy

    # Push messages

    async def add_push_address(self, guest: str, endpoint: str, language: str, now: int) -> None:
        """Remember a browser, as the newest one. An address belongs to the guest who sent it last.

        Addresses that were not sent again for a long time are forgotten, and the oldest ones if there are too many.
        """
        limits = {
            "expired": now - PUSH_ADDRESS_KEPT_MS,
            "each": MOST_PUSH_ADDRESSES_PER_GUEST,
            "most": MOST_PUSH_ADDRESSES,
        }

        async def work(connection: Connection) -> None:
            await connection.change(ADD_ADDRESS, guest=guest, endpoint=endpoint, language=language, now=now)
            for statement in LIMIT_ADDRESSES:
                await connection.change(statement, guest=guest, **limits)

        await self._write_in(work)

    async def remove_push_address(self, endpoint: str, guest: str | None = None) -> None:
        """Forget a browser; with a guest only if it belongs to this guest."""
        await self._change(REMOVE_ADDRESS, endpoint=endpoint, guest=guest)

    async def remove_push_addresses(self, guest: str) -> None:
        """Forget all browsers of a guest."""
        await self._change(REMOVE_ADDRESSES, guest=guest)

    async def push_addresses(self, guest: str, now: int) -> list[tuple[str, str]]:
        """The addresses of a guest with the languages of their pages, newest first."""
        rows = await self._read(ADDRESSES, guest=guest, expired=now - PUSH_ADDRESS_KEPT_MS)
        return [(endpoint, language) for endpoint, language in rows]

    async def push_key(self, new: str) -> str:
        """The private key of all processes that share the database. The first call stores the new one."""
        [[key]] = await self._write(PUSH_KEY, new=new)
        return str(key)

    # For operators

    async def admin_key(self, new: str) -> str:
        """What an operator proves to a server to be one. The first call stores the new one. Not part of backups."""
        [[key]] = await self._write(ADMIN_KEY, new=new)
        return str(key)

    async def ban(self, network: str, until: int) -> None:
        """Exclude a network until a time. It replaces what was said about the same network. Not part of backups."""
        await self._change(BAN, network=network, until=until)

    async def unban(self, network: str) -> bool:
        """Returns whether it was excluded."""
        return bool(await self._write(UNBAN, network=network))

    async def bans(self) -> dict[str, int]:
        """The networks, each with the time until which it is excluded; also those whose time is over."""
        return {network: until for network, until in await self._read(BANS)}  # noqa: C416 - as above

    def on_state(self, listener: StateListener) -> None:
        """Call `listener` when the database stops answering, and when it answers again."""
        self._listeners.append(listener)

    async def hold(self, *, alone: bool) -> bool:
        """Whether this process may use the database: `alone`, or with others none of which has to be alone.

        It holds the right until it ends. A later call checks it, and takes it again if the connection was lost.
        """
        return await self._database.hold(alone=alone)

    async def probe(self) -> None:
        """Write something without meaning, to find out whether events can be stored. Raises any exception."""
        await self._write_in(write_probe)

    async def ids(self, *, closed_before: int | None = None, limit: int | None = None) -> list[str]:
        """The ids of all rooms, or of those that were closed and not changed since a time; longest unchanged first."""
        most = NEVER if limit is None else limit
        if closed_before is None:
            rows = await self._read(IDS, most=most)
        else:
            rows = await self._read(CLOSED_IDS, before=closed_before, most=most)
        return [room for (room,) in rows]

    async def backup(self, path: Path) -> int:
        """Write a backup of the whole database to a file. Returns the number of rooms."""
        from tilerummy.store.backup import write_backup  # not for pages, which would load what compresses files

        return await self._read_in(partial(write_backup, path=path))

    async def restore(self, path: Path) -> int:
        """Fill an empty database from a backup. Returns the number of rooms. Raises `NotEmpty` or `NotABackup`."""
        from tilerummy.store.backup import read_backup

        return await self._write_in(partial(read_backup, path=path))


def _database(where: str | Path) -> Database:
    """The backend for an address. Only this one is imported."""
    kind, is_address, rest = str(where).partition("://")
    if not is_address or (kind == "sqlite" and rest.startswith("/") and rest != "/"):
        from tilerummy.store.sqlite import Sqlite

        return Sqlite(Path(unquote(rest[1:]) if is_address else where))
    if kind not in ("postgresql", "postgres"):
        raise ValueError(f"unknown kind of database ({kind}): expected a file, or postgresql://...")
    try:
        from tilerummy.store.postgres import Postgres
    except ImportError:
        raise ValueError("PostgreSQL needs a driver: pip install 'tilerummy[server]'") from None
    return Postgres(str(where))


def _last(events: Sequence[Event]) -> int | None:
    """The number of the last event. Raises `ValueError` if there are gaps."""
    if any(after.number != before.number + 1 for before, after in pairwise(events)):
        raise ValueError("the events of one append must be numbered without gaps")
    return events[-1].number if events else None


async def _created_before(
    connection: Connection, room: str, events: Sequence[Event], lease_for: str, until: int
) -> Lease:
    """The lease, if an earlier try of the same call created the room but its answer was lost."""
    held = await connection.rows(HOLD_ANY, room=room)
    written = [Event(*line) for line in await connection.rows(EVENTS, room=room)]
    if not held or held[0][0] != lease_for or written != list(events):
        raise Conflict(room)
    return Lease(room, lease_for, held[0][1], until)


async def _write_events(connection: Connection, room: str, new: Sequence[Event]) -> None:
    for event in new:
        await connection.change(NEW_EVENT, room=room, **vars(event))


async def _write_guests(connection: Connection, row: RoomRow) -> None:
    for place, guest in enumerate(row.guests):
        await connection.change(NEW_GUEST, room=row.id, guest=guest, place=place)


async def _refuse_unless_written(connection: Connection, room: str, new: Sequence[Event]) -> None:
    """Raise `Conflict`, unless the same events were already written by an earlier try."""
    written = await connection.rows(SOME_EVENTS, room=room, first=new[0].number, final=new[-1].number)
    if [Event(*line) for line in written] != list(new):
        raise Conflict(room)


def _grouped(lines: Iterable[Row]) -> list[RoomRow]:
    """One row per room, from one line per guest. The lines of a room must be adjacent."""
    rooms = []
    for _, together in groupby(lines, key=lambda line: line[0]):
        same = list(together)
        room, stage, public, created, touched, due, summary, _ = same[0]
        guests = tuple(guest for *_, guest in same if guest is not None)
        rooms.append(RoomRow(room, stage, bool(public), created, touched, due, guests, summary))
    return rooms
