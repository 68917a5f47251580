"""The browsers that want messages about turns: a small database beside the matches.

It is not part of backups. A browser sends its address again whenever its page is opened, so nothing of value is lost.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock

MOST_PER_GUEST = 4
"""Browsers of one guest; the oldest is forgotten first."""
MOST_IN_ALL = 20_000
KEPT_MS = 90 * 24 * 3600 * 1000
"""An address that was not sent again in this time is forgotten."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS addresses (
    number INTEGER PRIMARY KEY, endpoint TEXT NOT NULL UNIQUE, guest TEXT NOT NULL, language TEXT NOT NULL,
    confirmed INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS addresses_guest ON addresses (guest);
"""


class PushBook:
    """May be used from any thread. Its calls wait for the disk, so do not call it from the event loop."""

    def __init__(self, path: Path, now: Callable[[], int], most: int = MOST_IN_ALL) -> None:
        self.path, self.now, self.most, self.lock = path, now, most, Lock()
        path.touch(mode=0o600)
        with self._connection() as connection:
            connection.executescript(_SCHEMA)

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        with self.lock, closing(sqlite3.connect(self.path, timeout=5)) as connection, connection:
            yield connection

    def add(self, guest: str, endpoint: str, language: str) -> None:
        """Remember a browser, as the newest one. An address belongs to the guest who sent it last."""
        now = self.now()
        with self._connection() as connection:
            connection.execute("DELETE FROM addresses WHERE confirmed < ?", (now - KEPT_MS,))
            connection.execute(
                "INSERT OR REPLACE INTO addresses (endpoint, guest, language, confirmed) VALUES (?, ?, ?, ?)",
                (endpoint, guest, language, now),
            )
            newest = "SELECT number FROM addresses {} ORDER BY number DESC LIMIT -1 OFFSET ?"
            for rest, values in (("WHERE guest = ?", (guest, MOST_PER_GUEST)), ("", (self.most,))):
                connection.execute(f"DELETE FROM addresses WHERE number IN ({newest.format(rest)})", values)

    def remove(self, endpoint: str, guest: str | None = None) -> None:
        """Forget a browser; with a guest only if it belongs to this guest."""
        with self._connection() as connection:
            connection.execute(
                "DELETE FROM addresses WHERE endpoint = ? AND guest = coalesce(?, guest)", (endpoint, guest)
            )

    def of(self, guest: str) -> list[tuple[str, str]]:
        """The addresses of a guest with the languages of their pages, newest first."""
        with self._connection() as connection:
            rows = connection.execute(
                "SELECT endpoint, language FROM addresses WHERE guest = ? AND confirmed >= ? ORDER BY number DESC",
                (guest, self.now() - KEPT_MS),
            )
            return rows.fetchall()
