"""Tile rummy, played exactly: every printed sheet as data, one referee, one notation.

>>> import tilerummy
>>> position = tilerummy.Position.parse("rummikub-vienna-en kbr10 o10b4o4j/k4k5k6 0 0 2.0")
>>> tilerummy.judge(position, tilerummy.parse_move("kbr10:kbro10"))
()
>>> str(tilerummy.play(position, tilerummy.parse_move("kbr10:kbro10")))
'rummikub-vienna-en kbro10 b4o4j/k4k5k6 0 1 2.0'

The names below are the public ones. They are loaded when they are first used, so that a script which only reads
notation does not pay for the rest.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tilerummy.engine.dealer import Deal, Deck, resample
    from tilerummy.engine.editions import Edition
    from tilerummy.engine.editions import get as edition
    from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
    from tilerummy.engine.fairness import verify
    from tilerummy.engine.judging.referee import judge, outcome, play, time_out
    from tilerummy.engine.match import Match, ScoreSheet
    from tilerummy.engine.melds import Group, Meld, Row, Run, parse_meld
    from tilerummy.engine.moves import Draw, Lay, Move, Pass, Resign, Timeout, parse_move
    from tilerummy.engine.position import Position, View, parse_situation, view
    from tilerummy.engine.record import Entry, Record, parse_records
    from tilerummy.engine.rules import Rules
    from tilerummy.engine.scoring import Outcome, score
    from tilerummy.engine.tiles import Tile, Tiles
    from tilerummy.engine.violations import IllegalMove, Violation
    from tilerummy.solver import best, best_many, best_move, lays, restore

_PUBLIC = {
    "engine.dealer": ("Deal", "Deck", "resample"),
    "engine.editions": ("Edition",),
    "engine.errors": ("Impossible", "TilerummyError", "Unreadable"),
    "engine.fairness": ("verify",),
    "engine.match": ("Match", "ScoreSheet"),
    "engine.melds": ("Group", "Meld", "Row", "Run", "parse_meld"),
    "engine.moves": ("Draw", "Lay", "Move", "Pass", "Resign", "Timeout", "parse_move"),
    "engine.position": ("Position", "View", "parse_situation", "view"),
    "engine.record": ("Entry", "Record", "parse_records"),
    "engine.judging.referee": ("judge", "outcome", "play", "time_out"),
    "engine.rules": ("Rules",),
    "engine.scoring": ("Outcome", "score"),
    "solver": ("best", "best_many", "best_move", "lays", "restore"),
    "engine.tiles": ("Tile", "Tiles"),
    "engine.violations": ("IllegalMove", "Violation"),
}
_HOME = {name: module for module, names in _PUBLIC.items() for name in names}

__all__ = [
    "Deal",
    "Deck",
    "Draw",
    "Edition",
    "Entry",
    "Group",
    "IllegalMove",
    "Impossible",
    "Lay",
    "Match",
    "Meld",
    "Move",
    "Outcome",
    "Pass",
    "Position",
    "Record",
    "Resign",
    "Row",
    "Rules",
    "Run",
    "ScoreSheet",
    "Tile",
    "TilerummyError",
    "Tiles",
    "Timeout",
    "Unreadable",
    "View",
    "Violation",
    "best",
    "best_many",
    "best_move",
    "edition",
    "judge",
    "lays",
    "outcome",
    "parse_meld",
    "parse_move",
    "parse_records",
    "parse_situation",
    "play",
    "resample",
    "restore",
    "score",
    "time_out",
    "verify",
    "view",
]


def __getattr__(name: str) -> object:
    if name == "edition":
        return import_module("tilerummy.engine.editions").get
    if name not in _HOME:
        raise AttributeError(f"module 'tilerummy' has no attribute {name!r}")
    return getattr(import_module(f"tilerummy.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
