"""Where players put their melds: equal rows, drafts that the clock ends, and pages that come later."""

import json

from roomkit import with_facts
from server.test_timeouts import CREATED, at, melds

from tilerummy.engine.melds import Meld, parse_meld
from tilerummy.rooms import decisions, drafts, wire
from tilerummy.rooms.arrangement import MOST_NEW_SLOTS, NOTHING_LAID, Arrangement
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.drafts import SentDraft
from tilerummy.rooms.room import Room, created
from tilerummy.store import Event

HOUSE = ",open_min=0,timer_scope=every_turn"
KEEPING, RESTORING = "rummikub-original-de" + HOUSE, "rummikub-vienna-de" + HOUSE
PLACE = (1200, 8000)


def run(text: str = "r3-5") -> Meld:
    meld = parse_meld(text)
    assert isinstance(meld, Meld)
    return meld


def row(meld: Meld, place: tuple[int, int] | None = None, slot: int = 1) -> wire.LaidRow:
    return wire.LaidRow(tiles=tuple(map(str, meld.row)), reading=str(meld), slot=slot, place=place)


def with_a_meld(edition: str) -> tuple[Room, Meld]:
    """A room in which the seat to move has a meld on its rack."""
    for number in range(400):
        room = created("r", Event(1, "created", json.dumps({"edition": edition, **CREATED}), 1000))
        room = with_facts(room, [Fact("round", {"seed": number.to_bytes(32, "big").hex()})])
        if made := melds(at(room).rack):
            return room, made[0]
    raise AssertionError("no such deal")


def drafted(room: Room, *rows: wire.LaidRow) -> SentDraft:
    return decisions.drafted(at(room), at(room).turn, rows, None)


def laid(before: Arrangement, *rows: wire.LaidRow) -> Arrangement:
    """After a lay with these rows, as it comes back from the store."""
    claims = json.loads(json.dumps(before.claims(rows)))
    return before.after(tuple(run(row.reading or "") for row in rows), claims)


def test_two_equal_rows_have_a_place_each() -> None:
    after = laid(NOTHING_LAID, row(run(), (1, 2)), row(run(), (3, 4), slot=2))
    assert [(put.slot, put.place) for put in after.steps[-1].put] == [(1, (1, 2)), (2, (3, 4))]


def test_of_two_equal_rows_the_untouched_one_stays() -> None:
    before = laid(NOTHING_LAID, row(run()))
    untouched = row(run()).model_copy(update={"ids": (1, 2, 3)})
    assert laid(before, untouched, row(run(), (3, 4), slot=2)).steps[-1].put == (
        wire.PutMeld(slot=2, length=3, place=(3, 4)),
    )


def test_only_rows_that_changed_are_stored() -> None:
    before = laid(NOTHING_LAID, row(run()), row(run("k1-3"), slot=2))
    untouched = row(run()).model_copy(update={"ids": (3, 2, 1)})
    longer = row(run("k1-4"), slot=2).model_copy(update={"ids": (4, 5, 6, None)})
    assert before.claims([untouched, longer]) == [
        {"tiles": ["k1", "k2", "k3", "k4"], "slot": 2, "ids": [4, 5, 6, None]}
    ]


def test_a_time_out_that_keeps_the_lay_keeps_its_place() -> None:
    room, meld = with_a_meld(KEEPING)
    after = with_facts(room, decisions.timed_out(room, drafted(room, row(meld, PLACE)), 3000))
    assert at(after).table == (meld,)
    assert after.arrangement.steps[-1].put == (wire.PutMeld(slot=1, length=3, place=PLACE),)


def test_a_time_out_that_takes_the_tiles_back_moves_nothing() -> None:
    room, meld = with_a_meld(KEEPING)
    laid = with_facts(room, decisions.moved(room, at(room).turn, drafted(room, row(meld)).move, 2000))
    spare = next(tile for tile in at(laid).rack if not tile.is_joker)
    rows = (row(meld, PLACE), wire.LaidRow(tiles=(str(spare),), slot=2, place=(5, 5)))
    after = with_facts(laid, decisions.timed_out(laid, drafted(laid, *rows), 3000))
    assert at(after).table == (meld,)
    assert after.arrangement == laid.arrangement


def test_a_stored_draft_keeps_its_places() -> None:
    room, meld = with_a_meld(RESTORING)
    draft = drafted(room, row(meld, PLACE))
    kept = decisions.kept_draft(room, decisions.draft_text(room, draft))
    assert kept == draft
    assert kept is not None
    assert [sent.place for sent in kept.sent] == [PLACE]


def test_a_page_that_comes_later_sees_where_the_rows_of_a_draft_lie() -> None:
    room, meld = with_a_meld(RESTORING)
    assert drafts.drafting(drafted(room, row(meld, PLACE)), room.arrangement, room.at).rows[0].place == PLACE


def test_others_are_shown_no_number_that_cannot_be_true() -> None:
    """Their pages key rows and tiles by them, and count on from the slots."""
    before = laid(NOTHING_LAID, row(run()), row(run("k1-3"), slot=2))
    sent = [
        wire.LaidRow(tiles=("r3", "r4", "r5"), slot=1, ids=(1, 2, 3)),
        wire.LaidRow(tiles=("k1", "k2", "k3", "r3"), slot=1, ids=(4, 5, 1, 99)),
        wire.LaidRow(tiles=("b7",), slot=10_000_000, ids=(6,)),
        wire.LaidRow(tiles=("b8",), slot=2 + MOST_NEW_SLOTS, ids=(None,)),
        wire.LaidRow(tiles=("b9",), slot=2 + MOST_NEW_SLOTS, ids=(None,)),
    ]
    shown = [(each.slot, each.ids) for each in before.checked(sent)]
    assert shown[0] == (1, (1, 2, 3))
    assert shown[1] == (None, (4, 5, None, None)), "a slot and a tile are named once"
    assert shown[2:] == [(None, (None,)), (2 + MOST_NEW_SLOTS, (None,)), (None, (None,))]
