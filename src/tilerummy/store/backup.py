"""Backups: the whole database as a compressed text file, one JSON array per line. They fit SQLite and PostgreSQL.

The first line names the format and the schema. Every other line is a table's name and the values of one row. The last
line counts the rows, so that a file that was cut off is noticed.
"""

import gzip
import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, exc, func, insert, select, text

from tilerummy.store.contract import NotABackup, NotEmpty
from tilerummy.store.schema import HEAD, drafts, events, guests, leases, rooms

FORMAT = "tilerummy-backup"
VERSION = 1
TABLES = (rooms, events, guests, leases, drafts)
BATCH = 500


def write_backup(connection: Connection, path: Path) -> int:
    """Write all tables as they are at one moment. Returns the number of rooms. The file contains every secret."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    counts: dict[str, int] = {}
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
        with gzip.open(file, "wt", encoding="utf-8") as out:
            out.write(json.dumps([FORMAT, VERSION, HEAD]) + "\n")
            for table in TABLES:
                rows = connection.execution_options(yield_per=BATCH).execute(select(table))
                for row in rows:
                    out.write(json.dumps([table.name, *row]) + "\n")
                    counts[table.name] = counts.get(table.name, 0) + 1
            out.write(json.dumps(["end", counts]) + "\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return counts.get("rooms", 0)


def read_backup(connection: Connection, path: Path) -> int:
    """Fill an empty database from a backup. Returns the number of rooms. Raises `NotEmpty` or `NotABackup`."""
    if connection.scalar(select(func.count()).select_from(rooms)):
        raise NotEmpty
    tables = {table.name: table for table in TABLES}
    counts: dict[str, int] = {}
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            first = json.loads(next(lines, "null"))
            if not isinstance(first, list) or first[:2] != [FORMAT, VERSION] or first[2:] != [HEAD]:
                raise NotABackup(path)
            for name, batch in _batches(lines):
                if name == "end":
                    if batch != [[counts]]:
                        raise NotABackup(path)
                    return counts.get("rooms", 0)
                columns = [column.name for column in tables[name].columns]
                values = [dict(zip(columns, row, strict=True)) for row in batch]
                if name == leases.name:  # no process of the old server may write any more
                    values = [{**row, "owner": None, "until": 0, "fence": row["fence"] + 1} for row in values]
                connection.execute(insert(tables[name]), values)
                counts[name] = counts.get(name, 0) + len(batch)
    except (exc.IntegrityError, exc.DataError, EOFError, gzip.BadGzipFile, ValueError, KeyError, TypeError):
        raise NotABackup(path) from None
    raise NotABackup(path)


def _batches(lines: Iterator[str]) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of the same table together."""
    while some := [json.loads(line) for line in islice(lines, BATCH)]:
        start = 0
        for at in range(1, len(some) + 1):
            if at == len(some) or some[at][0] != some[start][0]:
                yield some[start][0], [row[1:] for row in some[start:at]]
                start = at
