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

from tilerummy.engine.pictures import drawn_by

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tilerummy import arena as arena, draw as draw, photo as photo, tasks as tasks
    from tilerummy.bots import BOTS as BOTS, Bot as Bot, make_bot as make_bot
    from tilerummy.bots.round_runner import BotRefused as BotRefused, play_round as play_round
    from tilerummy.engine import violations as violations
    from tilerummy.engine.dealer import Deal as Deal, Deck as Deck, resample as resample
    from tilerummy.engine.editions import (
        Edition as Edition,
        edition as edition,
        editions as editions,
        load_edition as load_edition,
        load_editions as load_editions,
    )
    from tilerummy.engine.errors import (
        Impossible as Impossible,
        TilerummyError as TilerummyError,
        Unreadable as Unreadable,
    )
    from tilerummy.engine.fairness import Fault as Fault, verify as verify
    from tilerummy.engine.judging.referee import judge as judge, play as play, time_out as time_out
    from tilerummy.engine.match import Match as Match, ScoreSheet as ScoreSheet, SheetRow as SheetRow
    from tilerummy.engine.melds import Group as Group, Meld as Meld, Row as Row, Run as Run, parse_meld as parse_meld
    from tilerummy.engine.moves import (
        Discard as Discard,
        Draw as Draw,
        Lay as Lay,
        Move as Move,
        Pass as Pass,
        Resign as Resign,
        TakeDiscard as TakeDiscard,
        TakeOpenTile as TakeOpenTile,
        Timeout as Timeout,
        parse_move as parse_move,
    )
    from tilerummy.engine.position import (
        Position as Position,
        Situation as Situation,
        Stage as Stage,
        TurnCount as TurnCount,
        View as View,
        parse_situation as parse_situation,
        view as view,
    )
    from tilerummy.engine.record import Entry as Entry, Record as Record, parse_records as parse_records
    from tilerummy.engine.rules import MatchWinner as MatchWinner, Rules as Rules
    from tilerummy.engine.scoring import Ending as Ending, Outcome as Outcome, outcome as outcome, score as score
    from tilerummy.engine.tiles import Tile as Tile, Tiles as Tiles
    from tilerummy.engine.violations import IllegalMove as IllegalMove, Violation as Violation
    from tilerummy.evaluation import (
        Evaluation as Evaluation,
        TurnWorth as TurnWorth,
        evaluate as evaluate,
        has_evaluation as has_evaluation,
        weigh_turn as weigh_turn,
    )
    from tilerummy.language import Translator as Translator
    from tilerummy.review import Rating as Rating, TurnReview as TurnReview, rate as rate, review_turns as review_turns
    from tilerummy.simulator import Simulator as Simulator
    from tilerummy.solver import (
        GOALS as GOALS,
        Goal as Goal,
        Solution as Solution,
        best as best,
        best_many as best_many,
        best_move as best_move,
        lays as lays,
        restore as restore,
    )
    from tilerummy.solver.playable import best_lays as best_lays, playable as playable

_PUBLIC: dict[str, str] = {
    "arena": "arena",
    "draw": "draw",
    "photo": "photo",
    "tasks": "tasks",
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
            ("evaluation", "Evaluation TurnWorth evaluate has_evaluation weigh_turn"),
            ("language", "Translator"),
            ("review", "Rating TurnReview rate review_turns"),
            ("simulator", "Simulator"),
            ("solver", "GOALS Goal Solution best best_many best_move lays restore"),
            ("solver.playable", "best_lays playable"),
        )
        for name in names.split()
    },
}
"""Every public name and its home, `module` or `module:attribute`; a test compares it with the imports above."""

__all__ = sorted(_PUBLIC)


def _picture(value: object) -> str:
    from tilerummy.draw.notebook import picture

    return picture(value)


drawn_by(_picture)


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name not in _PUBLIC:
        raise AttributeError(f"module 'tilerummy' has no attribute {name!r}")
    module, _, attribute = _PUBLIC[name].partition(":")
    home = import_module(f"tilerummy.{module}")
    return getattr(home, attribute) if attribute else home


def __dir__() -> list[str]:
    return sorted([*_PUBLIC, *(name for name in globals() if name.startswith("__"))])
