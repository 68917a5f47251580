"""A record in words: what a move does, and how a round ended."""

from typing import TYPE_CHECKING

from tilerummy.engine.judging.opening import own_points
from tilerummy.engine.moves import Discard, Draw, Lay, Move, Pass, Resign, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import Position, Situation, View
from tilerummy.engine.scoring import Ending, outcome, rack_points
from tilerummy.engine.table_change import table_change
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import with_tile
from tilerummy.language import catalogue
from tilerummy.language.words import language, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tilerummy.engine.melds import Meld, Row
    from tilerummy.engine.record import Record


def names_of(record: "Record") -> list[str]:
    """The names that the record gives, and a number for every seat without one."""
    given = (record.tag("Seats") or "").split("/")
    seats = record.start.seats
    known = [name.strip() for name in given] if len(given) == seats else [""] * seats
    return [name or f"{catalogue.text('word-seat', {}, language())} {seat}" for seat, name in enumerate(known)]


def told(before: Situation, move: Move, name: str) -> str:
    """What the move does, as somebody would tell it who saw the table before it."""
    match move:
        case Lay():
            return _lay_told(before, move, name)
        case Draw():
            drawn = move.tile
            return say("move-drew", name=name, tile=_tile(drawn)) if drawn else say("move-drew-hidden", name=name)
        case Pass():
            return say("move-passed", name=name)
        case Resign():
            return say("move-resigned", name=name)
        case Timeout():
            kept = "-kept" if move.lay.put else ""
            return say(f"move-timeout{kept}", name=name, count=len(move.drawn), melds=_melds(move.lay.put))
        case Discard():
            return say("move-discarded", name=name, tile=_tile(move.tile))
        case TakeDiscard():
            return say("move-took-discard", name=name, tile=_tile(move.tile), melds=_melds(move.lay.put))
        case TakeOpenTile():
            return say("move-took-open-tile", name=name, tile=_tile(move.tile))


def _lay_told(before: Situation, lay: Lay, name: str) -> str:
    change = table_change(before, lay)
    if before.turn not in before.opened:
        return say("move-opened", name=name, points=own_points(change, before.rules), melds=_melds(lay.put))
    if not lay.taken:
        return say("move-laid", name=name, count=len(change.played), melds=_melds(lay.put))
    how = "extended" if _only_grown(lay) else "rearranged"
    return say(f"move-{how}", name=name, count=len(change.played), tiles=_tiles(change.played))


def _only_grown(lay: Lay) -> bool:
    """Whether every meld that changed is still there, with tiles added, and all that was added came from the rack."""
    return all(any(old.tiles <= new.tiles for new in lay.put) for old in lay.taken) and len(lay.put) == len(lay.taken)


def laid_by(move: Move) -> "tuple[Meld | Row, ...]":
    """The melds that a move has put on the table."""
    match move:
        case Lay():
            return move.put
        case Timeout() | TakeDiscard() | TakeOpenTile():
            return move.lay.put
        case _:
            return ()


def played_by(before: Position | View, move: Move) -> Tiles:
    """The tiles that a move has brought from the rack to the table."""
    match move:
        case Lay():
            return table_change(before, move).played
        case Timeout():
            return table_change(before, move.lay).played
        case TakeDiscard() | TakeOpenTile():
            return table_change(with_tile(before, move), move.lay).played
        case _:
            return Tiles()


def ending_told(final: Situation, names: "Sequence[str]") -> str:
    if not isinstance(final, Position):
        return say("replay-end")
    ended = outcome(final)
    if ended is None:
        return say("round-running")
    if ended.winner is None:
        return say("round-drawn")
    winner = names[ended.winner]
    match ended.ending:
        case Ending.BLOCKED:
            return say("round-blocked", name=winner, points=rack_points(final.racks[ended.winner], final.rules))
        case Ending.RESIGNED:
            return say("round-resigned", name=names[final.turn], winner=winner)
        case _:
            return say("round-hand" if ended.hand else "round-out", name=winner)


def _tile(tile: Tile) -> str:
    return catalogue.tile_text(tile, language())


def _tiles(tiles: Tiles) -> str:
    return catalogue.tiles_text(tiles, language())


def _melds(melds: "Sequence[Meld | Row]") -> str:
    return catalogue.melds_text(melds, language())
