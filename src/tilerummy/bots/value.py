"""What a round is worth to each seat: the chance to win it, and the points, as a net that learned from games says.

The net sees what the seat to move knows, and nothing else. Its weights are in `data/value.net`: a line of JSON that
says how they were made, then numbers of 16 bits. `research/value/train.py` makes that file.
"""

import json
import struct
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple

from tilerummy.bots.knowledge import MOST_SEATS, SCALES, TILES, WIDTH, Seen, Style, options_of, rows
from tilerummy.bots.options import Options
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.rules import JokerFree, PartialTake, Rules
from tilerummy.engine.tiles import NUMBERS
from tilerummy.solver import native

OUTPUTS = 2 * MOST_SEATS
"""Of each seat a number that makes its chance, then of each seat its points."""
POINTS = 100
"""How many points are 1 for the net."""
FILE = "value.net"


class Worth(NamedTuple):
    """Of every seat in the order of play: its chance to win the round, and the points it can expect."""

    chances: tuple[float, ...]
    points: tuple[float, ...]

    def for_mover(self, style: Style) -> float:
        """What the seat itself wants to be large."""
        return self.points[0] / POINTS if style.for_points else self.chances[0]


SURE = Worth((1.0,), (0.0,))


def _net_module() -> Any:
    name = "tilerummy.bots._net"
    module = native.compiled_module(name) if native.compiled is not None else None
    return module if module is not None else import_module(name)


class ValueNet:
    """A net and how it was made."""

    def __init__(self, made: dict[str, Any], layers: Sequence[tuple["array[float]", "array[float]"]]) -> None:
        self.made, self.layers = made, layers
        self._net = _net_module().Net(SCALES, 2 * TILES, list(layers))

    def worth(self, rows: Iterable[bytes], seats: int) -> list[Worth]:
        """What each of these rows is worth to the seats."""
        data = b"".join(rows)
        found = self._net.outputs(data, len(data) // WIDTH)
        return [_worth(found[at : at + OUTPUTS], seats) for at in range(0, len(found), OUTPUTS)]

    @classmethod
    def read(cls, data: bytes) -> "ValueNet":
        """The net of a file."""
        head, _, body = data.partition(b"\n")
        made = json.loads(head)
        layers, at = [], 0
        for ins, outs in zip(made["sizes"], made["sizes"][1:], strict=False):
            parts = []
            for many in (ins * outs, outs):
                parts.append(array("d", struct.unpack_from(f"<{many}e", body, at)))
                at += 2 * many
            layers.append((parts[0], parts[1]))
        return cls(made, layers)

    @classmethod
    def of_file(cls, name: str) -> "ValueNet":
        """A net of ours."""
        return cls.read(files("tilerummy.data").joinpath(name).read_bytes())

    def write(self) -> bytes:
        """The file of the net."""
        body = b"".join(struct.pack(f"<{len(part)}e", *part) for layer in self.layers for part in layer)
        return json.dumps(self.made, sort_keys=True).encode() + b"\n" + body


def _worth(outputs: "array[float]", seats: int) -> Worth:
    most = max(outputs[:seats])
    powers = [exp(number - most) for number in outputs[:seats]]
    return Worth(
        tuple(power / sum(powers) for power in powers),
        tuple(POINTS * number for number in outputs[MOST_SEATS : MOST_SEATS + seats]),
    )


@cache
def usual_net() -> ValueNet:
    return ValueNet.of_file(FILE)


def has_value(rules: Rules, seats: int) -> bool:
    """Whether the net learned rules like these. Where a turn is more than one lay or one draw, it did not.

    It knows a table only by its tiles. Where a joker of the table can only be exchanged, too many of the lays that seem
    possible are not.

    >>> from tilerummy.engine.editions import Edition
    >>> rules = Edition.parse("rummikub-vienna-en").rules
    >>> has_value(rules, 4), has_value(Edition.parse("rummikub-vienna-en,joker_free=exchange").rules, 4)
    (True, False)
    """
    return (
        2 <= seats <= MOST_SEATS
        and rules.partial_take is PartialTake.RESULT_ONLY
        and not rules.discard_pile
        and not rules.open_last_tile
        and not rules.open_after_draw
        and (rules.joker_free is JokerFree.IF_REST_VALID or not rules.jokers)
        and len(rules.colours) * len(NUMBERS) == TILES - 1
    )


def plays_by_net(view: View) -> bool:
    """Whether the net is asked about this view. The page without a server does not have it: it would be too slow."""
    return has_value(view.rules, view.seats) and files("tilerummy.data").joinpath(FILE).is_file()


@dataclass(frozen=True)
class Choice:
    """What the seat to move could do: each lay, 0 for none, and what the round would be worth after it."""

    options: Options
    lays: tuple[tuple[int, Worth], ...]

    def by_value(self, style: Style) -> list[tuple[int, Worth]]:
        """The lays, the best one first: a turn without a lay costs the price."""
        return sorted(
            self.lays, key=lambda each: (style.price / 100 if each[0] else 0) + each[1].for_mover(style), reverse=True
        )


def choice(view: View, log: Sequence[Entry], style: Style) -> Choice:
    """The choice of the seat to move, if its rules have a value."""
    options = options_of(view)
    if options.goes_out:
        return Choice(options, ((options.rack, SURE),))
    worth = usual_net().worth(rows(Seen.by(view, log), options, options.lays, style), view.seats)
    return Choice(options, tuple(zip(options.lays, worth, strict=True)))
