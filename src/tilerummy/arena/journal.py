"""Finished deals as JSON lines: a stopped run continues where it was, and no deal is played twice."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tilerummy.arena.line_up import LineUp
from tilerummy.arena.rounds import Row
from tilerummy.engine.errors import Impossible

Key = tuple[LineUp, int]


class Journal:
    """A file to which every deal is appended as soon as it is finished."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[Key, Row]:
        """Every deal in the file; an incomplete last line is ignored."""
        if not self.path.exists():
            return {}
        found: dict[Key, Row] = {}
        lines = self.path.read_text("utf-8").split("\n")
        for number, line in enumerate(lines[:-1], 1):
            try:
                line_up, row = _from_line(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise Impossible("journal-line", line=number) from None
            found[line_up, row.deal] = row
        if lines[-1]:
            self.path.write_text("\n".join(lines[:-1]) + "\n" * bool(lines[:-1]), "utf-8")
        return found

    def add(self, line_up: LineUp, row: Row) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_as_line(line_up, row), separators=(",", ":")) + "\n")


def _as_line(line_up: LineUp, row: Row) -> dict[str, Any]:
    setting = {
        "places": line_up.places,
        "edition": line_up.edition,
        "seed": line_up.seed.hex(),
        "given": line_up.given,
        "openings": line_up.openings,
    }
    return {**setting, **row.as_json()}


def _from_line(data: dict[str, Any]) -> tuple[LineUp, Row]:
    seed = bytes.fromhex(data["seed"])
    return LineUp(tuple(data["places"]), data["edition"], seed, data["given"], data["openings"]), Row.from_json(data)


def missing(wanted: Iterable[Key], found: dict[Key, Row]) -> list[Key]:
    return [key for key in wanted if key not in found]
