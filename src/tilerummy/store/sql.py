"""The store in SQL, for SQLite and PostgreSQL.

On PostgreSQL locks are always taken in the same order, the lease before the room, to avoid deadlocks. An append locks
its lease's row while it writes. A process that acquires the lease waits for it; a process that lost the lease finds
another fence in the row.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import groupby, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    FromClause,
    Row,
    Select,
    Table,
    Text,
    bindparam,
    case,
    delete,
    exc,
    func,
    insert,
    or_,
    select,
    update,
)

from tilerummy.store.backends import database
from tilerummy.store.backup import read_backup, write_backup
from tilerummy.store.contract import Broken, Conflict, Event, Fenced, Lease, RoomRow, StateListener
from tilerummy.store.database import check_tables, write_probe
from tilerummy.store.prepared import Prepared
from tilerummy.store.schema import drafts, events, guests, leases, rooms
from tilerummy.store.watched import Watched

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

Order = Callable[[FromClause], tuple[ColumnElement[Any], ...]]

MOST_AT_ONCE = 500
"""Rooms per statement. SQLite limits the number of parameters."""

_ROOM: Any = bindparam("of_room")
_OWNER: Any = bindparam("by_owner")
_NOW: Any = bindparam("now")
_ROOMS: Any = bindparam("of_rooms", expanding=True)
_STAGES: Any = bindparam("in_stages", expanding=True)

HELD = (
    select(guests.c.guest)
    .select_from(leases.outerjoin(guests, guests.c.room == leases.c.room))
    .where(leases.c.room == _ROOM, leases.c.owner == _OWNER, leases.c.fence == bindparam("with_fence"))
    .order_by(guests.c.place)
    .with_for_update(read=True, of=leases)
)
TOUCH = update(rooms).where(rooms.c.id == _ROOM)
MOVE = TOUCH.where(or_(rooms.c.last == bindparam("expected"), rooms.c.last.is_(None)))
HOLD = Prepared(HELD)
NEXT = Prepared(MOVE, [column.name for column in rooms.c if column.name != "id"])
ADD = Prepared(insert(events), [column.name for column in events.c])
LOG = select(events).where(events.c.room == _ROOM).order_by(events.c.number)
PART = LOG.where(events.c.number.between(bindparam("first"), bindparam("final")))
ACQUIRE = (
    update(leases)
    .where(leases.c.room == _ROOM, or_(leases.c.owner == _OWNER, leases.c.until <= _NOW))
    .values(
        fence=case((leases.c.owner == _OWNER, leases.c.fence), else_=leases.c.fence + 1),
        owner=_OWNER,
        until=bindparam("new_until"),
    )
    .returning(leases.c.fence)
)
OWNED = select(leases.c.owner).where(leases.c.room == _ROOM, leases.c.until > _NOW)
OWNERS = select(leases.c.room, leases.c.owner).where(leases.c.until > _NOW, leases.c.room.in_(_ROOMS))
OWN = update(leases).where(leases.c.owner == _OWNER, leases.c.room.in_(_ROOMS)).returning(leases.c.room)
RENEW = OWN.values(until=bindparam("new_until"))
RELEASE = OWN.values(owner=None, until=0)


def _latest(table: FromClause) -> tuple[ColumnElement[Any], ...]:
    return table.c.touched.desc(), table.c.id


def _longest_overdue(table: FromClause) -> tuple[ColumnElement[Any], ...]:
    return table.c.due, table.c.id


def _with_guests(chosen: Select[Any], order: Order) -> Select[Any]:
    """Select rooms with their guests in one statement, so that the result is consistent."""
    part = chosen.order_by(*order(rooms)).limit(bindparam("at_most")).subquery()
    wanted = select(part, guests.c.guest).outerjoin_from(part, guests, guests.c.room == part.c.id)
    return wanted.order_by(*order(part), guests.c.place)


ROOM = _with_guests(select(rooms).where(rooms.c.id == _ROOM), _latest)
PUBLIC = _with_guests(select(rooms).where(rooms.c.public, rooms.c.stage.in_(_STAGES)), _latest)
ROOMS_OF_GUEST = _with_guests(
    select(rooms).join(guests, guests.c.room == rooms.c.id).where(guests.c.guest == bindparam("of_guest")), _latest
)
DUE = _with_guests(select(rooms).where(rooms.c.due <= _NOW), _longest_overdue)


class SqlStore:
    """Implements `Store`. Use `connect` to create one."""

    def __init__(self, where: str | Path) -> None:
        self._database = Watched(database(where))
        self._clock_offset = 0

    async def open(self) -> None:
        try:
            await self._database.open()
            await self._database.read(check_tables)
        except exc.DBAPIError as error:
            raise Broken(str(error.orig)) from error
        self._clock_offset = await self._database.clock_offset()

    async def close(self) -> None:
        await self._database.close()

    # Writing

    async def create(self, row: RoomRow, events: Sequence[Event], lease_for: str, until: int) -> Lease:
        last = _last(events)

        def work(connection: Connection) -> Lease:
            new = {"id": row.id, **_columns(row), "last": last}
            if connection.scalar(_new_room(connection.dialect.name), new) is None:
                return self._created_before(connection, row.id, events, lease_for, until)
            _write_events(connection, row.id, events)
            _write_guests(connection, row)
            lease = {"room": row.id, "owner": lease_for, "fence": 1, "until": until + self._clock_offset}
            connection.execute(insert(leases), lease)
            return Lease(row.id, lease_for, 1, until)

        return await self._database.write(work)

    def _created_before(
        self, connection: Connection, room: str, events: Sequence[Event], lease_for: str, until: int
    ) -> Lease:
        """The lease, if an earlier try of the same call created the room but its answer was lost."""
        held = connection.execute(select(leases.c.owner, leases.c.fence).where(leases.c.room == room)).one_or_none()
        if held is None or held.owner != lease_for or _log(connection, room) != list(events):
            raise Conflict(room)
        return Lease(room, lease_for, held.fence, until)

    async def append(self, lease: Lease, events: Sequence[Event], row: RoomRow) -> None:
        if row.id != lease.room:
            raise ValueError(f"the lease is for room {lease.room}, not for {row.id}")
        last = _last(events)

        def work(connection: Connection) -> None:
            key = {"of_room": lease.room, "by_owner": lease.owner, "with_fence": lease.fence}
            held = [guest for (guest,) in HOLD.run(connection, key).fetchall()]
            if not held:
                raise Fenced(lease.room)
            if events:
                expected = {"of_room": lease.room, "expected": events[0].number - 1}
                if NEXT.run(connection, {**expected, **_columns(row), "last": last}).rowcount == 0:
                    _refuse_unless_written(connection, lease.room, events)
                    return
                _write_events(connection, lease.room, events)
            else:
                connection.execute(TOUCH, {"of_room": lease.room, **_columns(row)})
            if tuple(guest for guest in held if guest is not None) != row.guests:
                connection.execute(delete(guests).where(guests.c.room == lease.room))
                _write_guests(connection, row)

        await self._database.write(work)

    async def delete(self, room: str) -> bool:
        found = False

        def work(connection: Connection) -> None:
            nonlocal found  # a first try whose commit was not confirmed counts too
            connection.execute(select(leases.c.room).where(leases.c.room == room).with_for_update())
            found |= connection.execute(delete(rooms).where(rooms.c.id == room)).rowcount > 0

        await self._database.write(work)
        return found

    async def keep_draft(self, room: str, draft: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(_kept_draft(connection.dialect.name), {"of_room": room, "of_draft": draft})

        await self._database.write(work)

    # Reading

    async def room(self, room: str) -> RoomRow | None:
        found = await self._rooms(ROOM, 1, of_room=room)
        return found[0] if found else None

    async def events(self, room: str) -> list[Event]:
        return await self._database.read(lambda connection: _log(connection, room))

    async def version(self, room: str) -> int | None:
        wanted = select(rooms.c.last).where(rooms.c.id == room)
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def public_rooms(self, stages: Sequence[str], limit: int) -> list[RoomRow]:
        return await self._rooms(PUBLIC, limit, in_stages=list(stages))

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        return await self._rooms(ROOMS_OF_GUEST, limit, of_guest=guest)

    async def due(self, now: int, limit: int) -> list[RoomRow]:
        return await self._rooms(DUE, limit, now=now)

    async def draft(self, room: str) -> str | None:
        wanted = select(drafts.c.draft).where(drafts.c.room == room)
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def count(self) -> int:
        return await self._database.read(
            lambda connection: connection.scalar(select(func.count()).select_from(rooms)) or 0
        )

    async def _rooms(self, wanted: Select[Any], limit: int, **values: object) -> list[RoomRow]:
        values["at_most"] = limit
        return await self._database.read(lambda connection: _grouped(connection.execute(wanted, values)))

    # For operators

    def on_state(self, listener: StateListener) -> None:
        self._database.listeners.append(listener)

    @property
    def pending(self) -> int:
        return self._database.pending

    async def probe(self) -> None:
        await self._database.write(write_probe)

    async def ids(self, *, closed_before: int | None = None, limit: int | None = None) -> list[str]:
        wanted = select(rooms.c.id).order_by(rooms.c.touched, rooms.c.id).limit(limit)
        if closed_before is not None:
            wanted = wanted.where(rooms.c.stage == "closed", rooms.c.touched < closed_before)
        return await self._database.read(lambda connection: list(connection.scalars(wanted)))

    async def backup(self, path: Path) -> int:
        return await self._database.read(partial(write_backup, path=path))

    async def restore(self, path: Path) -> int:
        return await self._database.write(partial(read_backup, path=path))

    # Leases

    async def acquire(self, room: str, owner: str, now: int, until: int) -> Lease | None:
        values = {
            "of_room": room,
            "by_owner": owner,
            "now": now + self._clock_offset,
            "new_until": until + self._clock_offset,
        }
        fence = await self._database.write(lambda connection: connection.scalar(ACQUIRE, values))
        return None if fence is None else Lease(room, owner, fence, until)

    async def renew(self, owner: str, rooms: Sequence[str], now: int, until: int) -> frozenset[str]:
        self._clock_offset = await self._database.clock_offset()
        return frozenset(await self._change(RENEW, owner, rooms, new_until=until + self._clock_offset))

    async def release(self, owner: str, rooms: Sequence[str]) -> None:
        await self._change(RELEASE, owner, rooms)

    async def _change(self, change: Executable, owner: str, rooms: Sequence[str], **values: object) -> list[str]:
        """Change this owner's leases of these rooms. Returns the rooms whose lease it held."""
        changed: list[str] = []
        for start in range(0, len(rooms), MOST_AT_ONCE):
            some = {"by_owner": owner, "of_rooms": list(rooms[start : start + MOST_AT_ONCE]), **values}
            changed += await self._database.write(partial(_scalars, change, some))
        return changed

    async def owner(self, room: str, now: int) -> str | None:
        values = {"of_room": room, "now": now + self._clock_offset}
        return await self._database.read(lambda connection: connection.scalar(OWNED, values))

    async def owners(self, rooms: Sequence[str], now: int) -> dict[str, str]:
        held: dict[str, str] = {}
        for start in range(0, len(rooms), MOST_AT_ONCE):
            some = {"now": now + self._clock_offset, "of_rooms": list(rooms[start : start + MOST_AT_ONCE])}
            held.update(await self._database.read(partial(_pairs, OWNERS, some)))
        return held


@cache
def _insert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """An insert with ON CONFLICT, which SQLAlchemy supports separately for each dialect."""
    if dialect == "sqlite":
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # imported here, because SQLite does not need it

    return postgresql.insert(table)


@cache
def _new_room(dialect: str) -> Executable:
    return _insert(dialect, rooms).on_conflict_do_nothing().returning(rooms.c.id)


@cache
def _kept_draft(dialect: str) -> Executable:
    known = select(rooms.c.id, bindparam("of_draft", type_=Text)).where(rooms.c.id == _ROOM)
    new = _insert(dialect, drafts).from_select(["room", "draft"], known)
    return new.on_conflict_do_update(index_elements=["room"], set_={"draft": new.excluded.draft})


def _last(events: Sequence[Event]) -> int | None:
    """The number of the last event. Raises `ValueError` if there are gaps."""
    if any(after.number != before.number + 1 for before, after in pairwise(events)):
        raise ValueError("the events of one append must be numbered without gaps")
    return events[-1].number if events else None


def _columns(row: RoomRow) -> dict[str, object]:
    """The columns of the row without its id and guests."""
    return {name: value for name, value in vars(row).items() if name not in ("id", "guests")}


def _write_events(connection: Connection, room: str, new: Sequence[Event]) -> None:
    for event in new:
        ADD.run(connection, {"room": room, **vars(event)})


def _write_guests(connection: Connection, row: RoomRow) -> None:
    if row.guests:
        values = [{"room": row.id, "guest": guest, "place": place} for place, guest in enumerate(row.guests)]
        connection.execute(insert(guests), values)


def _log(connection: Connection, room: str) -> list[Event]:
    return [_event(line) for line in connection.execute(LOG, {"of_room": room})]


def _refuse_unless_written(connection: Connection, room: str, new: Sequence[Event]) -> None:
    """Raise `Conflict`, unless the same events were already written by an earlier try."""
    part = {"of_room": room, "first": new[0].number, "final": new[-1].number}
    if [_event(line) for line in connection.execute(PART, part)] != list(new):
        raise Conflict(room)


def _scalars(change: Executable, values: dict[str, object], connection: Connection) -> Sequence[str]:
    return connection.scalars(change, values).all()


def _pairs(wanted: Executable, values: dict[str, object], connection: Connection) -> list[tuple[str, str]]:
    return [(room, owner) for room, owner in connection.execute(wanted, values)]


def _event(line: Row[Any]) -> Event:
    return Event(line.number, line.kind, line.data, line.at, line.client_id)


def _grouped(lines: Iterable[Row[Any]]) -> list[RoomRow]:
    """One row per room, from one line per guest. The lines of a room must be adjacent."""
    found = []
    for _, together in groupby(lines, key=lambda line: line.id):
        same = list(together)
        row = same[0]
        sitting = tuple(line.guest for line in same if line.guest is not None)
        found.append(RoomRow(row.id, row.stage, row.public, row.created, row.touched, row.due, sitting, row.summary))
    return found
