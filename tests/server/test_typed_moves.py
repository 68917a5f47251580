"""What a room answers to a typed move: rows, an act, or a refusal with a code."""

from itertools import chain

import pytest
from hypothesis import given, strategies as st
from server.test_room import joined, new_room
from test_typed import lines

from tilerummy.answers.lab import answer
from tilerummy.answers.lab_model import LabQuestion
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.position import View, view
from tilerummy.language.commands import Command, changed
from tilerummy.rooms import wire
from tilerummy.rooms.drafts import trial
from tilerummy.rooms.refusals import Refusal, refused
from tilerummy.rooms.room import Room
from tilerummy.rooms.typed import laid_rows, understood
from tilerummy.rooms.words import translator_for

EN, NL = translator_for("en"), translator_for("nl")


def on_turn() -> tuple[Room, int, tuple[str, ...]]:
    """A room in its first turn, the seat to move and its rack."""
    room = joined(new_room(), "Bo")
    seat = room.to_move
    assert seat is not None
    assert room.position is not None
    return room, seat, tuple(map(str, view(room.position, seat).rack))


def typed(room: Room, text: str, *rows: tuple[str, ...], taking: wire.Taken | None = None) -> wire.Typed:
    laid = tuple(wire.LaidRow(tiles=row) for row in rows)
    return wire.Typed(id="a", at=room.at, rows=laid, text=text, taking=taking)


def test_a_typed_tile_is_laid_and_a_typed_command_is_an_act() -> None:
    room, seat, rack = on_turn()
    said = understood(room, seat, typed(room, rack[0]), EN)
    assert (said.act, [row.tiles for row in said.rows]) == ("draft", [(rack[0],)])
    assert understood(room, seat, typed(room, "Draw."), EN).act == "draw"
    assert understood(room, seat, typed(room, "end", (rack[0],)), EN).act == "end"
    said = understood(room, seat, typed(room, f"discard {rack[0]}"), EN)
    assert (said.act, said.tile) == ("discard", rack[0])


@pytest.mark.parametrize(
    ("text", "laid", "code"),
    [
        ("flurb", False, "slip-word-unknown"),
        ("resign", False, "slip-word-unknown"),
        ("quit", False, "slip-word-unknown"),
        ("sort", False, "slip-word-unknown"),
        ("draw red 8", False, "slip-word-unknown"),
        ("pass the red 7 to row 3", False, "slip-word-unknown"),
        ("draw", True, "slip-draft-open"),
        ("pass", True, "slip-draft-open"),
        ("end", False, "slip-nothing-laid"),
        ("discard", False, "slip-usage-discard"),
        ("discard the rack", False, "slip-usage-discard"),
        ("split row 1 before run", True, "slip-usage-split"),
        ("split 1", True, "slip-usage-split"),
        ("put", False, "slip-usage-put"),
        ("take row 9", True, "slip-row"),
        ("<", False, "slip-no-discard"),
        ("^", False, "slip-no-open-tile"),
        ("red 5 " * 33, False, "slip-not-free"),
    ],
)
def test_a_typed_move_is_refused_with_words(text: str, laid: bool, code: str) -> None:
    room, seat, rack = on_turn()
    with pytest.raises(Refusal) as caught:
        understood(room, seat, typed(room, text, *([rack[:1]] if laid else ())), EN)
    assert caught.value.code == code
    assert "{" not in refused(EN, caught.value).text


def test_words_that_are_also_commands_play_nothing() -> None:
    room, seat, _ = on_turn()
    with pytest.raises(Refusal) as caught:
        understood(room, seat, typed(room, "pak de rode 7"), NL)
    assert caught.value.code == "slip-no-such-row"
    assert understood(room, seat, typed(room, "pak"), NL).act == "draw"


def test_notation_that_cannot_be_read_is_refused_as_notation() -> None:
    room, seat, _ = on_turn()
    with pytest.raises(Unreadable):
        understood(room, seat, typed(room, "r5z"), EN)


def test_tiles_of_others_and_tiles_from_beside_the_table_are_refused() -> None:
    room, seat, rack = on_turn()
    other = next(tile for tile in ("k1", "b1", "r1", "o1") if tile not in rack)
    with pytest.raises(Refusal) as caught:
        understood(room, seat, typed(room, "draw", (other,)), EN)
    assert caught.value.code == "TURN.rack_tiles"
    with pytest.raises(Refusal) as caught:
        understood(room, seat, typed(room, "end", taking="discard"), EN)
    assert caught.value.code == "slip-no-discard"


def test_a_room_without_a_round_understands_nothing() -> None:
    room = new_room()
    with pytest.raises(Refusal) as caught:
        understood(room, 0, typed(room, "draw"), EN)
    assert caught.value.code == "no-round"


LONG = View.parse("rummikub-vienna-en k1-13,b1-13,r1-13,o1-13 k1/x7 0 0 2.0")
*FIRST_RUNS, LAST_RUN = [tuple(map(str, meld.row)) for meld in LONG.table]
ROWS = (wire.LaidRow(tiles=tuple(chain(*FIRST_RUNS))), wire.LaidRow(tiles=LAST_RUN))
"""39 tiles and 13."""


def test_a_row_that_no_message_can_hold_is_refused() -> None:
    draft = trial(LONG, ROWS)
    with pytest.raises(Impossible) as caught:
        laid_rows(draft, changed(draft, Command("move", 2, LONG.table[3].row, 1)))
    assert caught.value.code == "too-many-tiles"


ROOM, SEAT, RACK = on_turn()


@given(lines(), st.lists(st.sampled_from(RACK), max_size=4, unique=True))
def test_any_text_is_answered_or_refused_with_a_code(line: tuple[str, str], laid: list[str]) -> None:
    language, text = line
    tr = translator_for(language)
    try:
        said: str = understood(ROOM, SEAT, typed(ROOM, text[:200] or " ", *((tile,) for tile in laid)), tr).act
    except Refusal as refusal:
        said = refused(tr, refusal).text
    except TilerummyError as error:
        said = tr.error(error)
    assert said


@pytest.mark.parametrize("place", ["table", "after"])
def test_the_lab_refuses_a_row_that_no_message_can_hold(place: str) -> None:
    question = {"trn": str(LONG), "rows": ROWS, "after": ROWS, "typed": "row 2 to row 1", "typed_to": place}
    with pytest.raises(TilerummyError) as caught:
        answer(LabQuestion.model_validate(question), EN)
    assert caught.value.code == "too-many-tiles"
