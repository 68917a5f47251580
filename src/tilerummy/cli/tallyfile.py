"""A score sheet on disk. It holds what the players said; points, totals and leaders follow from it."""

import json
from pathlib import Path
from typing import Any

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.tally import Played, Rack, Tally
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.tiles import Tiles
from tilerummy.tui import saving

FORMAT = 1


def save(tally: Tally, path: Path) -> None:
    """Write the sheet beside its place and move it there: whoever pulls the plug has the old one or the new one."""
    saving.save(json.dumps(as_data(tally), ensure_ascii=False, indent=1) + "\n", path)


def load(path: Path) -> Tally:
    try:
        return from_data(json.loads(path.read_bytes().decode("utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError, TilerummyError, Refused, RecursionError):
        raise Refused("score-file-bad", path=path) from None


def as_data(tally: Tally) -> dict[str, Any]:
    return {
        "score": FORMAT,
        "edition": tally.edition.pinned,
        "players": list(tally.names),
        "agreed": tally.agreed,
        "starter": tally.starter,
        "rounds": [
            {"out": played.out, "hand": played.hand, "racks": [_rack_data(rack) for rack in played.racks]}
            for played in tally.rounds
        ],
    }


def from_data(data: Any) -> Tally:
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
    return Tally(get(_text(data["edition"])), names, rounds, agreed, _seat(data["starter"], len(names)))


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
