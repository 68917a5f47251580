"""Bad text gets an error of ours that knows its place, never another exception."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st
from strategies import moves, positions, rounds

from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Group, Row, Run, laid_text, parse_laid, parse_meld
from tilerummy.engine.moves import (
    Discard,
    Draw,
    Lay,
    Pass,
    Resign,
    TakeDiscard,
    TakeOpenTile,
    Timeout,
    parse_move,
)
from tilerummy.engine.position import Position, View, parse_situation
from tilerummy.engine.record import Record, parse_records
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import IllegalMove

ALPHABET = 'kbroygjKBROYGx0123456789-,:/+!~<^[]._ ="{}%@'
nonsense = st.one_of(
    st.text(ALPHABET, max_size=30), st.text(max_size=20), st.sampled_from(["pass", "resign", "+x", "!"])
)
PARSERS: list[Callable[[str], object]] = [
    Tile.parse,
    Tiles.parse,
    Group.parse,
    Run.parse,
    Row.parse,
    parse_meld,
    parse_laid,
    parse_move,
    *(kind.parse for kind in (Lay, Draw, Pass, Timeout, Resign, Discard, TakeDiscard, TakeOpenTile)),
    Position.parse,
    View.parse,
    parse_situation,
    Edition.parse,
    Record.parse,
    parse_records,
]

few = settings(max_examples=max(10, settings().max_examples // 4))


def reads(parse: Callable[[str], object], text: str) -> object | None:
    """The parsed text; None if it fails in one of the three allowed ways, with the place of the fault."""
    try:
        return parse(text)
    except (Unreadable, Impossible, IllegalMove) as error:
        fault = error
    assert str(fault).startswith(fault.code.replace("-", " "))
    if isinstance(fault, Unreadable):
        assert fault.text == text
        assert 0 <= fault.at <= len(text)
    return None


@given(nonsense)
def test_nonsense_fails_in_one_of_three_ways(text: str) -> None:
    for parse in PARSERS:
        reads(parse, text)


@st.composite
def mutated(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with some characters left out, put in, doubled or exchanged."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 3)))
        text = (
            text[:at]
            + draw(st.one_of(st.just(""), st.text(ALPHABET, max_size=2), st.just(text[at:end] * 2)))
            + text[end:]
        )
    return text


@given(mutated(positions().map(str)))
def test_a_mutated_position_fails_in_one_of_three_ways(text: str) -> None:
    for parse in (Position.parse, View.parse, parse_situation):
        reads(parse, text)
        reads(parse, text.replace(" ", "_"))


@given(st.data())
def test_a_mutated_move_is_read_and_judged_or_fails(data: st.DataObject) -> None:
    position = data.draw(positions())
    text = data.draw(mutated(moves(position).map(str)))
    move = reads(parse_move, text)
    if move is not None:
        assert parse_move(str(move)) == move
        judge(position, move)


@few
@given(mutated(rounds(longest=6).map(lambda played: str(played.record))))
def test_a_mutated_record_fails_in_one_of_three_ways(text: str) -> None:
    reads(parse_records, text)


@given(st.data())
def test_the_place_of_a_fault_is_in_the_right_piece(data: st.DataObject) -> None:
    position = data.draw(positions())
    valid, parse = data.draw(
        st.sampled_from([(str(position), parse_situation), (laid_text(position.table), parse_laid)])
    )
    start = data.draw(st.integers(0, len(valid)))
    text = f"{valid[:start]}?{valid[start:]}"
    with pytest.raises(Unreadable) as unreadable:
        parse(text)
    at = unreadable.value.at
    assert 0 <= at <= start
    assert not set(text[at:start]) & set(" ,/"), f"{text} is said to be wrong at {at}, not at {start}"
