"""Converts the rows of the page into engine drafts, and the referee's answers into messages.

trial(view, rows)            the draft that these rows make
review(draft)                the state of each row, and why the turn cannot end
targets(lifted)              where lifted tiles may be dropped, or the clause that forbids it
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tilerummy.engine import draft as engine
from tilerummy.engine.draft import Draft, Laid, Lifted, read_trials
from tilerummy.engine.melds import Meld, Row, parse_meld, read_row, tiles_of
from tilerummy.engine.moves import TakeOpenTile
from tilerummy.engine.position import Stage, View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import GoesRound, NotAGroup, NotARun, OnlyJokers, TooShort, Violation
from tilerummy.language import Translator
from tilerummy.rooms import wire
from tilerummy.rooms.arrangement import Arrangement
from tilerummy.rooms.jokers import joker_choices
from tilerummy.rooms.refusals import reason
from tilerummy.rooms.scenes import MARKS, groups

TAKING: dict[str, str] = dict(MARKS.items())
VISIBLE = (TooShort, OnlyJokers, NotAGroup, NotARun, GoesRound)
"""Clauses that are obvious from the tiles."""


def as_if_on_turn(view: View) -> View:
    """The view of a seat that plans ahead, as if it were its turn."""
    if view.seat is None or view.turn == view.seat:
        return view
    return replace(view, turn=view.seat, stage=Stage.START)


@dataclass(frozen=True)
class SentDraft(Draft):
    """A draft with the rows that a page sent."""

    sent: tuple[wire.LaidRow, ...] = ()


def trial(view: View, rows: Sequence[wire.LaidRow], taking: str | None = None) -> SentDraft:
    """The draft that these rows make. An unchanged ambiguous row keeps its reading."""
    read = read_trials((read_laid(row.tiles, row.reading) for row in rows), view.table)
    draft = SentDraft(view, read, sent=tuple(rows))
    return replace(draft, taking=draft.take_beside(TAKING[taking]).taking) if taking else draft


def sent_rows(draft: Draft) -> tuple[wire.LaidRow, ...]:
    """The rows of a draft as a page sends them."""
    if isinstance(draft, SentDraft):
        return draft.sent
    return tuple(wire.LaidRow(tiles=tuple(map(str, row.row)), reading=_reading(row)) for row in draft.laid)


def _reading(row: Laid) -> str | None:
    return None if isinstance(row, Row) else str(row)


def taken(draft: Draft) -> str | None:
    """The tile from beside the table that this draft takes, as the argument `taking` of `trial`."""
    match draft.taking:
        case None:
            return None
        case TakeOpenTile():
            return "open"
        case _:
            return "discard"


@lru_cache(maxsize=8192)
def read_laid(written: tuple[str, ...], meant: str | None) -> Laid:
    """Read one row. Cached, because most rows are unchanged from message to message."""
    tiles = tuple(map(Tile.parse, written))
    if meant is not None:
        reading = parse_meld(meant)
        if not isinstance(reading, Row) and reading.tiles == Tiles(tiles):
            return reading
    return read_row(tiles)


def review(draft: Draft, words: Translator, command: str, at: int, *, plan: bool = False) -> wire.Review:
    """The state of each row and the clauses that ending the turn would break, in words."""
    view, result = draft.view, engine.review(draft)
    opened, new = view.has_opened(view.turn), frozenset(draft.lay.put)
    return wire.Review(
        id=command,
        at=at,
        plan=plan,
        rows=tuple(_row(verdict, view.rules.colours, words, new) for verdict in result.rows),
        reasons=tuple(dict.fromkeys(reason(violation, words) for violation in result.violations)),
        may_end=result.may_end,
        text=_line(draft, result, words) if result.changed else "",
        points=0 if opened else draft.opening_points,
        needed=None if opened else view.rules.open_min,
        enough=result.enough_points,
        rack=tuple(map(str, draft.rack)),
        rack_groups=groups(draft.rack),
        loose=tuple(map(str, draft.loose)),
    )


def _row(verdict: engine.RowVerdict, colours: str, words: Translator, new: Collection[Laid]) -> wire.RowVerdict:
    row, mine, wrong = verdict.row, verdict.mine, verdict.wrong
    if verdict.why is None and not isinstance(row, Row):
        return _meld(row, mine, wrong, words.meld(row) if row in new else "")
    tiles = tuple(map(str, row.row))
    if verdict.why is not None:
        splits = tuple(tuple(map(str, part)) for part in verdict.splits)
        why = words.violation(verdict.why)
        return wire.RowVerdict(tiles=tiles, state="unfinished", text=why, mine=mine, splits=splits, wrong=wrong)
    assert isinstance(row, Row)
    readings, choices = tuple(map(str, row.readings)), joker_choices(row, colours, words)
    return wire.RowVerdict(tiles=tiles, state="open", readings=readings, choices=choices, mine=mine, wrong=wrong)


def _meld(meld: Meld, mine: tuple[int, ...], wrong: tuple[int, ...], name: str) -> wire.RowVerdict:
    return wire.RowVerdict(tiles=tuple(map(str, meld.row)), state="meld", mine=mine, wrong=wrong, name=name)


def _line(draft: Draft, result: engine.Review, words: Translator) -> str:
    """One line: why the turn cannot end, or what ending it would do."""
    if result.may_end:
        return words.text("server-may-end", count=len(draft.played))
    main = result.main_reason
    return words.text("server-rows-unfinished", count=result.unfinished) if main is None else words.violation(main)


def lifted(draft: Draft, tiles: Sequence[str], row: int | None, places: Sequence[int]) -> Lifted:
    return engine.lift(draft, tuple(map(Tile.parse, tiles)), row, places)


def targets(hand: Lifted, words: Translator, command: str, at: int) -> wire.Targets:
    """Where the tiles may be dropped, with the reason for each forbidden target."""
    result = engine.targets(hand)
    *rows, new = result.complete
    return wire.Targets(
        id=command,
        at=at,
        rows=tuple(
            _target(refusal, words, complete=complete, exchange=exchange)
            for refusal, complete, exchange in zip(result.rows, rows, result.exchanges, strict=True)
        ),
        new=_target(result.new, words, complete=new),
        rack=_target(result.rack, words),
        left=tuple(tuple(map(str, part)) for part in hand.left),
    )


def _target(
    refusal: Violation | None, words: Translator, *, complete: bool = False, exchange: int | None = None
) -> wire.Target:
    if refusal is None:
        return wire.Target(accepts=True, complete=complete, exchange=exchange)
    return wire.Target(
        accepts=False,
        text=words.violation(refusal),
        clause=refusal.clause,
        field=refusal.field or "",
        explain=not isinstance(refusal, VISIBLE),
        exchange=exchange,
    )


# What others may see of a draft


def drafting(draft: Draft, arrangement: Arrangement, at: int) -> wire.OthersDraft:
    """The draft as the others see it, without verdicts and readings."""
    rows = tuple(
        _shown_row(row, sent) for row, sent in zip(draft.laid, arrangement.checked(sent_rows(draft)), strict=True)
    )
    return wire.OthersDraft.model_construct(at=at, seat=draft.seen.turn, rows=rows)


def _shown_row(row: Laid, sent: wire.LaidRow) -> wire.LaidRow:
    """The row with its tiles in order."""
    tiles = tuple(map(str, row.row))
    waiting = list(zip(sent.tiles, sent.ids, strict=False))
    ids = []
    for text in tiles if waiting else ():
        pair = next((pair for pair in waiting if pair[0] == text), None)
        if pair is not None:
            waiting.remove(pair)
        ids.append(pair[1] if pair is not None else None)
    return wire.LaidRow(tiles=tiles, slot=sent.slot, ids=tuple(ids), place=sent.place)


def not_owned(draft: Draft) -> Tiles:
    """The tiles in the rows that are neither on the table nor on the rack."""
    return tiles_of(draft.laid).minus(tiles_of(draft.seen.table) + draft.view.rack)
