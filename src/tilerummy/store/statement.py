"""Statements: SQL for SQLite with named parameters, and the same for PostgreSQL. This module has all differences.

Lists are passed as JSON. Locks of rows stand in comments, because SQLite locks the whole file.

    >>> Statement("SELECT room FROM leases WHERE room = :room /* FOR UPDATE OF leases */").postgres
    b'SELECT room FROM leases WHERE room = %(room)s FOR UPDATE OF leases'
"""

import re

_TRANSLATIONS = (
    (r"/\* (FOR \w+ OF \w+) \*/", r"\1"),
    (
        r"IN \(SELECT value FROM json_each\((:\w+)\)\)",
        r"= ANY (ARRAY (SELECT json_array_elements_text(CAST(\1 AS json))))",
    ),
    (r"\) WITHOUT ROWID", ")"),
    (r":(\w+)", r"%(\1)s"),
)


class Statement:
    """A statement for both databases."""

    def __init__(self, text: str) -> None:
        self.sqlite = text
        for pattern, replacement in _TRANSLATIONS:
            text = re.sub(pattern, replacement, text)
        self.postgres = text.encode()
