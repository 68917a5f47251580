"""A score card on disk. It has what the players entered; points, totals and leaders are computed from it."""

import json
from pathlib import Path
from typing import Any

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.scorecard import Played, Rack, Scorecard
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.tiles import Tiles
from tilerummy.tui import saving

FORMAT = 1


def save(card: Scorecard, path: Path) -> None:
    """Replace the file in one step: after a power failure it is either the old one or the new one."""
    saving.save(json.dumps(as_data(card), ensure_ascii=False, indent=1) + "\n", path)


def load(path: Path) -> Scorecard:
    try:
        return from_data(json.loads(path.read_bytes().decode("utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError, TilerummyError, Refused, RecursionError):
        raise Refused("score-file-bad", path=path) from None


def as_data(card: Scorecard) -> dict[str, Any]:
    return {
        "score": FORMAT,
        "edition": card.edition.pinned,
        "players": list(card.names),
        "agreed": card.agreed,
        "starter": card.starter,
        "rounds": [
            {"out": played.out, "hand": played.hand, "racks": [_rack_data(rack) for rack in played.racks]}
            for played in card.rounds
        ],
    }


def from_data(data: Any) -> Scorecard:
    if data["score"] != FORMAT:
        raise ValueError(data["score"])
    names = tuple(map(_text, data["players"]))
    rounds = tuple(
        Played(tuple(map(_rack, each["racks"])), _seat(each["out"], len(names)), each["hand"] is True)
        for each in data["rounds"]
    )
    agreed = data["agreed"]
    if agreed is not None and (type(agreed) is not int or agreed < 1):
        raise ValueError(agreed)
    return Scorecard(get(_text(data["edition"])), names, rounds, agreed, _seat(data["starter"], len(names)))


def _rack_data(rack: Rack) -> int | str:
    return rack if isinstance(rack, int) else str(rack)


def _rack(data: Any) -> Rack:
    if type(data) is int and data >= 0:
        return data
    tiles = Tiles.parse(_text(data))
    if tiles.unknown:
        raise ValueError(data)
    return tiles


def _text(data: Any) -> str:
    if not isinstance(data, str):
        raise TypeError(data)
    return data


def _seat(data: Any, seats: int) -> int | None:
    if data is None or (type(data) is int and 0 <= data < seats):
        return data
    raise ValueError(data)
