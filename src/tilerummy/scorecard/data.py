"""A score card as JSON. It has what the players entered; points, totals and leaders are computed from it."""

from typing import Any

from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.tiles import Tiles
from tilerummy.scorecard.card import BadEntry, Played, Rack, Scorecard, check_seats, place

FORMAT = 1


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
    """The card. Raises `TilerummyError` for what cannot be played, and built-in errors if this is not a card at all."""
    if data["score"] != FORMAT:
        raise ValueError(data["score"])
    edition = get(_text(data["edition"]))
    names = tuple(map(_text, data["players"]))
    check_seats(len(names), edition.rules)  # first: with the wrong number of players every seat is wrong
    rounds = tuple(_played(each, at, len(names)) for at, each in enumerate(data["rounds"]))
    agreed = data["agreed"]
    if agreed is not None and (type(agreed) is not int or agreed < 1):
        raise ValueError(agreed)
    return Scorecard(edition, names, rounds, agreed, _seat(data["starter"], len(names), "starter"))


def _played(data: Any, at: int, seats: int) -> Played:
    racks = tuple(_rack(rack, place(at, seat)) for seat, rack in enumerate(data["racks"]))
    return Played(racks, _seat(data["out"], seats, f"{place(at)}.out"), data["hand"] is True)


def _rack_data(rack: Rack) -> int | str:
    return rack if isinstance(rack, int) else str(rack)


def _rack(data: Any, field: str) -> Rack:
    if type(data) is int and data >= 0:
        return data
    try:
        tiles = Tiles.parse(_text(data))
    except TilerummyError:
        raise BadEntry("score-rack-expected", field) from None
    if tiles.unknown:
        raise BadEntry("score-rack-expected", field)
    return tiles


def _text(data: Any) -> str:
    if not isinstance(data, str):
        raise TypeError(data)
    return data


def _seat(data: Any, seats: int, field: str) -> int | None:
    if data is None:
        return None
    if type(data) is not int:
        raise TypeError(data)
    if not 0 <= data < seats:
        raise BadEntry("no-such-seat", field, seat=data, seats=seats)
    return data
