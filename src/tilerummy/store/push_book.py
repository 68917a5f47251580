"""The browsers that want to be told about turns: a small database beside the matches.

It is not part of backups. A browser sends its address again whenever its page is opened, so nothing of value is lost.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock

MOST_PER_GUEST = 4
"""Browsers of one guest; the oldest is forgotten first."""
MOST_IN_ALL = 20_000
_SCHEMA = """
CREATE TABLE IF NOT EXISTS browsers (
    number INTEGER PRIMARY KEY, endpoint TEXT NOT NULL UNIQUE, guest TEXT NOT NULL, language TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS browsers_guest ON browsers (guest);
"""


class PushBook:
    """May be used from any thread. Its calls wait for the disk, so do not call it from the event loop."""

    def __init__(self, path: Path, most: int = MOST_IN_ALL) -> None:
        self.path, self.most, self.lock = path, most, Lock()
        with self._connection() as connection:
            connection.executescript(_SCHEMA)

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        with self.lock, closing(sqlite3.connect(self.path, timeout=5)) as connection, connection:
            yield connection

    def add(self, guest: str, endpoint: str, language: str) -> None:
        """Remember a browser, as the newest one. An address belongs to the guest who sent it last."""
        with self._connection() as connection:
            connection.execute("DELETE FROM browsers WHERE endpoint = ?", (endpoint,))
            connection.execute(
                "INSERT INTO browsers (number, endpoint, guest, language)"
                " SELECT coalesce(max(number), 0) + 1, ?, ?, ? FROM browsers",
                (endpoint, guest, language),
            )
            newest = "SELECT number FROM browsers {} ORDER BY number DESC LIMIT -1 OFFSET ?"
            for rest, values in (("WHERE guest = ?", (guest, MOST_PER_GUEST)), ("", (self.most,))):
                connection.execute(f"DELETE FROM browsers WHERE number IN ({newest.format(rest)})", values)

    def remove(self, endpoint: str, guest: str | None = None) -> None:
        """Forget a browser; with a guest only if it belongs to this guest."""
        with self._connection() as connection:
            connection.execute(
                "DELETE FROM browsers WHERE endpoint = ? AND guest = coalesce(?, guest)", (endpoint, guest)
            )

    def of(self, guest: str) -> list[tuple[str, str]]:
        """The addresses of a guest with the languages of their pages, newest first."""
        with self._connection() as connection:
            rows = connection.execute(
                "SELECT endpoint, language FROM browsers WHERE guest = ? ORDER BY number DESC", (guest,)
            )
            return rows.fetchall()
