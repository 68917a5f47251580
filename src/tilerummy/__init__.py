"""Tile rummy, played exactly: every printed sheet as data, one referee, one notation.

>>> import tilerummy
>>> position = tilerummy.Position.parse("rummikub-vienna-en kbr10 o10b4o4j/k4k5k6 0 0 2.0")
>>> tilerummy.judge(position, tilerummy.parse_move("kbr10:kbro10"))
()
>>> str(tilerummy.play(position, tilerummy.parse_move("kbr10:kbro10")))
'rummikub-vienna-en kbro10 b4o4j/k4k5k6 0 1 2.0'

The names below are the public ones, and docs/python.md shows how they are used. They are loaded when they are first
used, so that a script which only reads notation does not pay for the rest.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tilerummy import arena as arena
    from tilerummy import draw as draw
    from tilerummy import photo as photo
    from tilerummy.bots import BOTS as BOTS
    from tilerummy.bots import Bot as Bot
    from tilerummy.bots import make_bot as make_bot
    from tilerummy.bots.round_runner import BotRefused as BotRefused
    from tilerummy.bots.round_runner import play_round as play_round
    from tilerummy.engine import violations as violations
    from tilerummy.engine.dealer import Deal as Deal
    from tilerummy.engine.dealer import Deck as Deck
    from tilerummy.engine.dealer import resample as resample
    from tilerummy.engine.editions import Edition as Edition
    from tilerummy.engine.editions import edition as edition
    from tilerummy.engine.editions import editions as editions
    from tilerummy.engine.editions import load_edition as load_edition
    from tilerummy.engine.editions import load_editions as load_editions
    from tilerummy.engine.errors import Impossible as Impossible
    from tilerummy.engine.errors import TilerummyError as TilerummyError
    from tilerummy.engine.errors import Unreadable as Unreadable
    from tilerummy.engine.fairness import Fault as Fault
    from tilerummy.engine.fairness import verify as verify
    from tilerummy.engine.judging.referee import judge as judge
    from tilerummy.engine.judging.referee import play as play
    from tilerummy.engine.judging.referee import time_out as time_out
    from tilerummy.engine.match import Match as Match
    from tilerummy.engine.match import ScoreSheet as ScoreSheet
    from tilerummy.engine.match import SheetRow as SheetRow
    from tilerummy.engine.melds import Group as Group
    from tilerummy.engine.melds import Meld as Meld
    from tilerummy.engine.melds import Row as Row
    from tilerummy.engine.melds import Run as Run
    from tilerummy.engine.melds import parse_meld as parse_meld
    from tilerummy.engine.moves import Discard as Discard
    from tilerummy.engine.moves import Draw as Draw
    from tilerummy.engine.moves import Lay as Lay
    from tilerummy.engine.moves import Move as Move
    from tilerummy.engine.moves import Pass as Pass
    from tilerummy.engine.moves import Resign as Resign
    from tilerummy.engine.moves import TakeDiscard as TakeDiscard
    from tilerummy.engine.moves import TakeOpenTile as TakeOpenTile
    from tilerummy.engine.moves import Timeout as Timeout
    from tilerummy.engine.moves import parse_move as parse_move
    from tilerummy.engine.position import Position as Position
    from tilerummy.engine.position import Situation as Situation
    from tilerummy.engine.position import Stage as Stage
    from tilerummy.engine.position import TurnCount as TurnCount
    from tilerummy.engine.position import View as View
    from tilerummy.engine.position import parse_situation as parse_situation
    from tilerummy.engine.position import view as view
    from tilerummy.engine.record import Entry as Entry
    from tilerummy.engine.record import Record as Record
    from tilerummy.engine.record import parse_records as parse_records
    from tilerummy.engine.rules import MatchWinner as MatchWinner
    from tilerummy.engine.rules import Rules as Rules
    from tilerummy.engine.scoring import Ending as Ending
    from tilerummy.engine.scoring import Outcome as Outcome
    from tilerummy.engine.scoring import outcome as outcome
    from tilerummy.engine.scoring import score as score
    from tilerummy.engine.tiles import Tile as Tile
    from tilerummy.engine.tiles import Tiles as Tiles
    from tilerummy.engine.violations import IllegalMove as IllegalMove
    from tilerummy.engine.violations import Violation as Violation
    from tilerummy.language import Translator as Translator
    from tilerummy.review import Rating as Rating
    from tilerummy.review import TurnReview as TurnReview
    from tilerummy.review import rate as rate
    from tilerummy.review import review_turns as review_turns
    from tilerummy.solver import GOALS as GOALS
    from tilerummy.solver import Goal as Goal
    from tilerummy.solver import Solution as Solution
    from tilerummy.solver import best as best
    from tilerummy.solver import best_many as best_many
    from tilerummy.solver import best_move as best_move
    from tilerummy.solver import lays as lays
    from tilerummy.solver import restore as restore

_PUBLIC: dict[str, str] = {
    "arena": "arena",
    "draw": "draw",
    "photo": "photo",
    "violations": "engine.violations",
    **{
        name: f"{module}:{name}"
        for module, names in (
            ("bots", "BOTS Bot make_bot"),
            ("bots.round_runner", "BotRefused play_round"),
            ("engine.dealer", "Deal Deck resample"),
            ("engine.editions", "Edition edition editions load_edition load_editions"),
            ("engine.errors", "Impossible TilerummyError Unreadable"),
            ("engine.fairness", "Fault verify"),
            ("engine.judging.referee", "judge play time_out"),
            ("engine.match", "Match ScoreSheet SheetRow"),
            ("engine.melds", "Group Meld Row Run parse_meld"),
            ("engine.moves", "Discard Draw Lay Move Pass Resign TakeDiscard TakeOpenTile Timeout parse_move"),
            ("engine.position", "Position Situation Stage TurnCount View parse_situation view"),
            ("engine.record", "Entry Record parse_records"),
            ("engine.rules", "MatchWinner Rules"),
            ("engine.scoring", "Ending Outcome outcome score"),
            ("engine.tiles", "Tile Tiles"),
            ("engine.violations", "IllegalMove Violation"),
            ("language", "Translator"),
            ("review", "Rating TurnReview rate review_turns"),
            ("solver", "GOALS Goal Solution best best_many best_move lays restore"),
        )
        for name in names.split()
    },
}
"""Every public name and its home, `module` or `module:attribute`; a test compares it with the imports above."""

__all__ = sorted(_PUBLIC)


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name not in _PUBLIC:
        raise AttributeError(f"module 'tilerummy' has no attribute {name!r}")
    module, _, attribute = _PUBLIC[name].partition(":")
    home = import_module(f"tilerummy.{module}")
    return getattr(home, attribute) if attribute else home


def __dir__() -> list[str]:
    return sorted([*_PUBLIC, *(name for name in globals() if name.startswith("__"))])
