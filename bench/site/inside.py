"""Runs inside a worker of a browser. `measured()` returns times in milliseconds as JSON: computers and drafts."""

import json
from collections.abc import Sequence
from time import perf_counter

from tilerummy.bots import LEVELS, make
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.turns import table_change
from tilerummy.rooms import drafts, wire
from tilerummy.rooms.words import translator_for

EDITION = "rummikub-vienna-en"
ROUNDS, SEATS = 2, 4


class Timed:
    """A computer whose moves are timed. It remembers its lays."""

    def __init__(self, level: str, seed: int) -> None:
        self.name, self.bot = level, make(level, seed)
        self.times: list[float] = []
        self.lays: list[tuple[View, Lay]] = []

    def choose(self, view: View, history: Sequence[Entry]) -> Move:
        began = perf_counter()
        move = self.bot.choose(view, history)
        self.times.append((perf_counter() - began) * 1000)
        if isinstance(move, Lay):
            self.lays.append((view, move))
        return move


def measured() -> str:
    """Two rounds of four computers of each level, and the lays of all of them as drafts."""
    times: dict[str, list[float]] = {"drafts": []}
    lays: list[tuple[View, Lay]] = []
    for level in LEVELS:
        for seed in range(ROUNDS):
            bots = [Timed(level, seat) for seat in range(SEATS)]
            play_round(bots, EDITION, seed)
            times.setdefault(level, []).extend(time for bot in bots for time in bot.times)
            lays += [lay for bot in bots for lay in bot.lays]
    times["drafts"] = [draft(view, lay) for view, lay in lays]
    return json.dumps(times)


def draft(view: View, lay: Lay) -> float:
    """The time from the rows of a lay to the verdict that the page is sent."""
    rows = [wire.LaidRow(tiles=tuple(map(str, meld.row)), reading=str(meld)) for meld in table_change(view, lay).after]
    began = perf_counter()
    drafts.review(drafts.trial(view, rows, None), translator_for("en"), "a", 1).model_dump_json()
    return (perf_counter() - began) * 1000
