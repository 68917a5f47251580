"""Moves and the end of a round in words, and the names of the seats of a record."""

from collections.abc import Sequence
from typing import NamedTuple

from tilerummy.engine.dealer import Draws, parse_draws
from tilerummy.engine.draft import TILES_BACK
from tilerummy.engine.judging.opening import own_melds, own_points
from tilerummy.engine.melds import tiles_of, without
from tilerummy.engine.moves import (
    NO_LAY,
    Discard,
    Draw,
    Lay,
    Move,
    Pass,
    Resign,
    Take,
    TakeDiscard,
    TakeOpenTile,
    Timeout,
    lay_in,
)
from tilerummy.engine.position import Position, Situation, View
from tilerummy.engine.record import Record
from tilerummy.engine.rules import PoolEmpty
from tilerummy.engine.scoring import Ending, outcome, rack_points
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import table_change, with_tile
from tilerummy.language.catalogue import knows
from tilerummy.language.translator import Translator


def record_names(record: Record, tr: Translator) -> list[str]:
    """The names in the record, and a number for each seat without a name."""
    return [name.strip() or f"{tr.text('word-seat')} {seat}" for seat, name in enumerate(record.names)]


def describe_reason(why: str, tr: Translator) -> str:
    """Why a computer made a move, in one sentence; empty if there is no reason, or none that is known here."""
    return tr.text(f"why-{why}") if why and knows(f"why-{why}") else ""


def describe_move(before: Situation, move: Move, name: str | None, tr: Translator, why: str = "") -> str:
    """What the move does, in one sentence; `name` made it in the situation `before`. None is the reader.

    `why` is the reason in its entry: a time-out with `TILES_BACK` says that tiles went back.
    """
    said = _Told(name, tr)
    match move:
        case Lay():
            return _describe_lay(before, move, said, tr)
        case Draw():
            return said.text("drew-hidden") if move.tile is None else said.text("drew", tile=tr.tile(move.tile))
        case Pass():
            return said.text("passed")
        case Resign():
            return said.text("resigned")
        case Timeout():
            what = "timeout-kept" if move.lay.put else "timeout-back" if why == TILES_BACK else "timeout"
            return said.text(what, count=len(move.drawn), melds=tr.melds(move.lay.put))
        case Discard():
            return said.text("discarded", tile=tr.tile(move.tile))
        case TakeDiscard():
            return said.text("took-discard", tile=tr.tile(move.tile), melds=tr.melds(move.lay.put))
        case TakeOpenTile():
            return said.text("took-open-tile", tile=tr.tile(move.tile))


def describe_seat_change(what: str, name: str | None, computer: str, tr: Translator) -> str:
    """That somebody left, is replaced by a computer or is back; `name` did it. None is the reader."""
    return _Told(name, tr).text(what, **{"computer": computer} if what == "replaced" else {})


class _Told(NamedTuple):
    """The player in the sentence: somebody by name, or the reader."""

    name: str | None
    tr: Translator

    def text(self, what: str, **params: object) -> str:
        if self.name is None:
            return self.tr.text(f"cli-own-{what}", **params)
        return self.tr.text(f"cli-move-{what}", name=self.name, **params)


def _describe_lay(before: Situation, lay: Lay, said: _Told, tr: Translator) -> str:
    change = table_change(before, lay)
    if not before.has_opened(before.turn):
        own = own_melds(change, before.rules)
        points = own_points(change, before.rules)
        opened = said.text("opened", points=points, melds=tr.melds(own))
        rest = change.played - tiles_of(own)
        if not lay.taken or not rest:
            return opened
        extends = _only_extends(Lay(lay.taken, without(lay.put, own)))
        what = "extended" if extends else "rearranged"
        return f"{opened} {said.text(what, count=len(rest), tiles=tr.tiles(rest))}"
    if not lay.taken:
        return said.text("laid", count=len(change.played), melds=tr.melds(lay.put))
    what = "extended" if _only_extends(lay) else "rearranged"
    return said.text(what, count=len(change.played), tiles=tr.tiles(change.played))


def _only_extends(lay: Lay) -> bool:
    """Whether each changed meld is still there with tiles added, and no meld was made or removed."""
    return all(any(old.tiles <= new.tiles for new in lay.put) for old in lay.taken) and len(lay.put) == len(lay.taken)


def describe_ending(final: Situation, names: Sequence[str], tr: Translator, reader: int | None = None) -> str:
    """How the round ended, in one or two sentences. `reader` is the seat that reads it."""
    if not isinstance(final, Position):
        return tr.text("cli-replay-end")
    tr = tr.at_table(final.rules)
    ended = outcome(final)
    if ended is None:
        return tr.text("cli-round-running")
    if ended.winner is None:
        return f"{tr.text(DRAWN[final.rules.pool_empty])} {tr.text('cli-round-drawn')}"
    winner, own = names[ended.winner], ended.winner == reader
    match ended.ending:
        case Ending.BLOCKED:
            points = rack_points(final.racks[ended.winner], final.rules)
            return tr.text("cli-own-blocked" if own else "cli-round-blocked", name=winner, points=points)
        case Ending.RESIGNED:
            message_id = "cli-own-won-resigned" if own else "cli-round-resigned"
            return tr.text(message_id, name=names[final.turn], winner=winner)
        case _:
            called = "-called" if final.rules.call_out else ""
            message_id = f"cli-{'own' if own else 'round'}-{'hand' if ended.hand else 'out'}{called}"
            return tr.text(message_id, name=winner)


DRAWN: dict[PoolEmpty, str] = {
    PoolEmpty.DRAW_WHEN_EXHAUSTED: "cli-round-exhausted",
    PoolEmpty.DRAW_ON_FAILED_DRAW: "cli-round-cannot-draw",
    PoolEmpty.PLAY_ON: "cli-round-lowest-shared",
    PoolEmpty.PASS_THEN_DRAW: "cli-round-all-passed",
}
"""What happened before a round was drawn."""


def starter_draws(record: Record) -> tuple[Draws, ...]:
    """Who drew which tile for who starts, if the record has it."""
    return parse_draws(record.tag("StarterDraw") or "", record.start.seats)


def describe_start(draws: Sequence[Draws], starter: int, names: Sequence[str], tr: Translator) -> list[str]:
    """Who starts; before it, who drew which tile for that."""
    lines = []
    for number, drawn in enumerate(draws):
        told = " · ".join(tr.text("label-value", name=names[seat], value=tr.tile(tile)) for seat, tile in drawn)
        lines.append(tr.text("cli-start-drawn-again" if number else "cli-start-drawn", draws=told))
    return [*lines, tr.text("play-starts", name=names[starter])]


def tiles_played(before: Position | View, move: Move) -> Tiles:
    """The tiles that a move brings from the rack to the table."""
    lay = lay_in(move)
    if lay == NO_LAY:
        return Tiles()
    return table_change(with_tile(before, move) if isinstance(move, Take) else before, lay).played
