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
    from tilerummy.dealer import Deal, Deck, resample
    from tilerummy.editions import Edition
    from tilerummy.editions import get as edition
    from tilerummy.errors import Impossible, TilerummyError, Unreadable
    from tilerummy.fairness import verify
    from tilerummy.match import Match, ScoreSheet
    from tilerummy.melds import Group, Meld, Row, Run, parse_meld
    from tilerummy.moves import Draw, Lay, Move, Pass, Resign, Timeout, parse_move
    from tilerummy.position import Position, View, parse_situation, view
    from tilerummy.record import Entry, Record, parse_records
    from tilerummy.referee import judge, outcome, play, settle
    from tilerummy.rules import Rules
    from tilerummy.scoring import Outcome, score
    from tilerummy.solver import best, best_many, best_move, lays, restore
    from tilerummy.tiles import Tile, Tiles
    from tilerummy.violations import IllegalMove, Violation

_PUBLIC = {
    "dealer": ("Deal", "Deck", "resample"),
    "editions": ("Edition",),
    "errors": ("Impossible", "TilerummyError", "Unreadable"),
    "fairness": ("verify",),
    "match": ("Match", "ScoreSheet"),
    "melds": ("Group", "Meld", "Row", "Run", "parse_meld"),
    "moves": ("Draw", "Lay", "Move", "Pass", "Resign", "Timeout", "parse_move"),
    "position": ("Position", "View", "parse_situation", "view"),
    "record": ("Entry", "Record", "parse_records"),
    "referee": ("judge", "outcome", "play", "settle"),
    "rules": ("Rules",),
    "scoring": ("Outcome", "score"),
    "solver": ("best", "best_many", "best_move", "lays", "restore"),
    "tiles": ("Tile", "Tiles"),
    "violations": ("IllegalMove", "Violation"),
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
    "settle",
    "verify",
    "view",
]


def __getattr__(name: str) -> object:
    if name == "edition":
        return import_module("tilerummy.editions").get
    if name not in _HOME:
        raise AttributeError(f"module 'tilerummy' has no attribute {name!r}")
    return getattr(import_module(f"tilerummy.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
