"""Time-outs of drafts with a tile from beside the table."""

import json
from collections.abc import Iterator
from itertools import combinations

import pytest
from roomkit import with_facts

from tilerummy.engine.editions import Edition
from tilerummy.engine.melds import Meld, read_row
from tilerummy.engine.moves import DRAW_REQUEST, Discard
from tilerummy.engine.position import Position
from tilerummy.engine.rules import TimeoutTable
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.moves import describe_move
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.room import Room, created
from tilerummy.rooms.scenes import VisibleRound
from tilerummy.store import Event

HOUSE = ",discard_pile=yes,open_min=0,timer_scope=every_turn"
KEEPING, RESTORING = "rummikub-original-de" + HOUSE, "rummikub-vienna-de" + HOUSE
SITTERS = [{"name": name.title(), "level": None, "guest": name, "left": False} for name in ("ann", "bo")]
CREATED = {
    "rounds": 2,
    "pace": {"kind": "turn", "seconds": 60},
    "hints": True,
    "public": False,
    "host": "ann",
    "sitters": SITTERS,
}


def deals(edition: str) -> Iterator[Room]:
    """Rooms in which the first seat has drawn and discarded, so that it is the second seat's turn."""
    for number in range(400):
        room = created("r", Event(1, "created", json.dumps({"edition": edition, **CREATED}), 1000))
        room = with_facts(room, [Fact("round", {"seed": number.to_bytes(32, "big").hex()})])
        drawn = with_facts(room, decisions.moved(room, first := at(room).turn, DRAW_REQUEST, 2000))
        for tile in sorted(set(at(drawn).rack), key=str):
            yield with_facts(drawn, decisions.moved(drawn, first, Discard(tile), 2000))


def at(room: Room) -> Position:
    assert room.position is not None
    return room.position


def melds(tiles: Tiles, wanted: Tile | None = None) -> list[Meld]:
    """Melds of three from these tiles, with the wanted tile if given."""
    kinds = sorted({each for each in tiles if not each.is_joker}, key=str)
    rows = ((wanted, *pair) for pair in combinations(kinds, 2)) if wanted else combinations(kinds, 3)
    return [read for row in rows if isinstance(read := read_row(row), Meld)]


def discarded(room: Room) -> Tile:
    position = at(room)
    return position.discards[1 - position.turn][-1]


def row(meld: Meld) -> wire.LaidRow:
    return wire.LaidRow(tiles=tuple(map(str, meld.row)), reading=str(meld))


def timed_out(room: Room, *rows: wire.LaidRow) -> Room:
    draft = decisions.drafted(at(room), at(room).turn, rows, "discard")
    facts = decisions.timed_out(room, draft, 3000)
    assert facts
    return with_facts(room, facts)


def with_the_discard(edition: str) -> tuple[Room, Meld]:
    """A deal in which the discard and two tiles of the rack are a meld."""
    for room in deals(edition):
        if not discarded(room).is_joker and (made := melds(at(room).rack, discarded(room))):
            return room, made[0]
    raise AssertionError("no such deal")


def with_a_meld_and_a_spare_tile(edition: str) -> tuple[Room, Meld, Tile]:
    """A deal in which the rack has a meld and a numbered tile beside it, and the discard is not a joker."""
    for room in deals(edition):
        for meld in melds(at(room).rack)[:1]:
            spare = [tile for tile in at(room).rack.minus(meld.tiles) if not tile.is_joker]
            if spare and not discarded(room).is_joker:
                return room, meld, spare[0]
    raise AssertionError("no such deal")


@pytest.mark.parametrize(("edition", "table"), [(KEEPING, TimeoutTable.KEEP_VALID), (RESTORING, TimeoutTable.RESTORE)])
def test_the_editions_have_the_expected_time_out_rules(edition: str, table: TimeoutTable) -> None:
    assert Edition.parse(edition).rules.timeout_table is table


def test_a_legal_draft_with_the_discard_stays() -> None:
    room, meld = with_the_discard(KEEPING)
    before = at(room)
    then = at(timed_out(room, row(meld)))
    assert then.table == (meld,)
    assert then.discards[1 - before.turn] == ()
    assert then.turn != before.turn
    penalty = before.rules.timeout_draw
    assert len(then.racks[before.turn]) == len(before.rack) - 2 + penalty


def test_an_unfinished_row_and_the_discard_go_back() -> None:
    """Rows that are legal without the tile stay. The tile goes back."""
    room, meld, spare = with_a_meld_and_a_spare_tile(KEEPING)
    before = at(room)
    lost = (discarded(room), spare)
    then = at(timed_out(room, row(meld), wire.LaidRow(tiles=tuple(map(str, lost)))))
    assert then.table == (meld,)
    assert then.discards == before.discards
    assert then.turn != before.turn


def test_nothing_is_taken_if_the_edition_restores_the_table() -> None:
    room, meld = with_the_discard(RESTORING)
    before = at(room)
    then = at(timed_out(room, row(meld)))
    assert then.table == ()
    assert then.discards == before.discards
    assert then.turn != before.turn
    drawn = before.rules.timeout_draw or before.rules.timeout_idle_draw
    assert len(then.racks[before.turn]) == len(before.rack) + drawn


def test_the_log_says_that_the_tiles_went_back() -> None:
    """Everybody reads it, also if a turn without a draft costs the same."""
    room, meld = with_the_discard(RESTORING)
    then, words = timed_out(room, row(meld)), Translator("en")
    mover = at(room).turn
    for seat in (mover, 1 - mover, None):
        seen = VisibleRound.of(then, seat)
        assert seen is not None
        before, entry = seen.before(max(seen.told)), seen.entry(max(seen.told))
        assert "tiles back" in describe_move(before, entry.move, "Ann", words, entry.why)
