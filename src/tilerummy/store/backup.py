"""Backups: all matches as a compressed text file, one JSON array per line. They fit SQLite and PostgreSQL.

The first line names the format and the schema. Every other line is a table's name and the values of one row. The last
line counts the rows, so that a file that was cut off is noticed.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tilerummy.store.contract import ROOM_ID, DamagedBackup, NotABackup, NotEmpty, OtherBackup
from tilerummy.store.database import Connection, Statement

FORMAT = "tilerummy-backup"
VERSION = 1
SCHEMA = "0001"
"""The version of the columns below."""
COLUMNS = {
    "rooms": ("id", "stage", "public", "created", "touched", "due", "summary", "last"),
    "events": ("room", "number", "kind", "data", "at", "client_id"),
    "guests": ("guest", "room", "place"),
    "leases": ("room", "owner", "fence", "until"),
    "drafts": ("room", "draft"),
}
BATCH = 500
LONGEST_FIRST_LINE = 1000
_ROOMS = Statement("SELECT count(*) FROM rooms")
_SELECT = {name: Statement(f"SELECT {', '.join(columns)} FROM {name}") for name, columns in COLUMNS.items()}
_INSERT = {
    name: Statement(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join(f':{each}' for each in columns)})")
    for name, columns in COLUMNS.items()
}


async def write_backup(connection: Connection, path: Path) -> int:
    """Write all tables as they are at one moment. Returns the number of rooms. The file contains every secret."""
    await connection.freeze()
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    counts: dict[str, int] = {}
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
        with gzip.open(file, "wt", encoding="utf-8") as out:
            out.write(json.dumps([FORMAT, VERSION, SCHEMA]) + "\n")
            for name, select in _SELECT.items():
                async for rows in connection.batches(select, BATCH):
                    for row in rows:
                        values = dict(zip(COLUMNS[name], row, strict=True))
                        if name == "rooms":
                            values["public"] = bool(values["public"])  # SQLite has only numbers
                        out.write(json.dumps([name, *values.values()]) + "\n")
                    counts[name] = counts.get(name, 0) + len(rows)
            out.write(json.dumps(["end", counts]) + "\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return counts.get("rooms", 0)


async def read_backup(connection: Connection, path: Path) -> int:
    """Fill an empty database from a backup. Returns the number of rooms. Raises `NotEmpty` or `NotABackup`."""
    _check_first_line(path)
    if await connection.rows(_ROOMS) != [(0,)]:
        raise NotEmpty
    rooms = 0
    for name, values in _read(path):
        if name == "leases":  # no process of the old server may write any more
            for row in values:
                row.update(owner=None, until=0, fence=row["fence"] + 1)
        try:
            await connection.change_many(_INSERT[name], values)
        except connection.bad_values:
            raise DamagedBackup(path) from None
        rooms += len(values) if name == "rooms" else 0
    return rooms


def check_backup(path: Path) -> None:
    """Read the whole file, before a database is made for it. Raises `NotABackup`."""
    _check_first_line(path)
    for _ in _read(path):
        pass


def _read(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Table by table, some rows at a time. Raises `DamagedBackup`, if only at the end of the file."""
    counts: dict[str, int] = {}
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            next(lines)
            for name, batch in _batches(lines):
                if name == "end":
                    if batch != [[counts]]:
                        break
                    return
                values = [dict(zip(COLUMNS[name], row, strict=True)) for row in batch]
                if not all(ROOM_ID.fullmatch(row["id" if name == "rooms" else "room"]) for row in values):
                    break
                if not all(isinstance(row.get("fence", 0), int) for row in values):
                    break
                yield name, values
                counts[name] = counts.get(name, 0) + len(batch)
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, KeyError, TypeError):
        raise DamagedBackup(path) from None
    raise DamagedBackup(path)


def _check_first_line(path: Path) -> None:
    """Raises `NotABackup`, `DamagedBackup` or `OtherBackup`."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            name, *version = json.loads(lines.readline(LONGEST_FIRST_LINE))
    except (EOFError, zlib.error):
        raise DamagedBackup(path) from None
    except (gzip.BadGzipFile, ValueError, TypeError):
        raise NotABackup(path) from None
    if name != FORMAT:
        raise NotABackup(path)
    if version != [VERSION, SCHEMA]:
        raise OtherBackup(path)


def _batches(lines: Iterator[str]) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of the same table together."""
    while some := [json.loads(line) for line in islice(lines, BATCH)]:
        start = 0
        for at in range(1, len(some) + 1):
            if at == len(some) or some[at][0] != some[start][0]:
                yield some[start][0], [row[1:] for row in some[start:at]]
                start = at
