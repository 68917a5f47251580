import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilerummy.engine.judging.loose_tiles import returned_to_melds
from tilerummy.engine.melds import Meld, Row, laid_text, parse_laid, tiles_of
from tilerummy.testing import drafts, positions


@pytest.mark.parametrize(
    ("table", "kept", "home"),
    [
        ("r4-7", "r4-6", "r4-7"),
        ("r4-7", "b1-3", "b1-3,r4-7"),
        ("bryg8", "r7-9", "r7-9,byg8"),
        ("r4-6", "bry6", "bry6"),
        ("r4-8", "bry6", "bry6"),
        ("r3-9", "bry6", "r3-5,r7-9,bry6"),
        ("r3-5j5,r7-9", "r7-9,bry3", "r7-9,bry3"),
        ("r2-5j5", "bry2", "r3-5j5,bry2"),
        ("brj5", "b4-6", "b4-6"),
        ("bryj5", "b4-6", "b4-6,ryj5"),
        ("bryg5", "b4-6", "b4-6,ryg5"),
        ("r3-6j4j5", "byj9", "byj9"),
        ("r3-6j4j5", "b1-3", "b1-3,r3-6j4j5"),
        ("r4-6,r4-6", "r4-6,bry4,bry5", "r4-6,bry4,bry5"),
        ("r4-6,r7-9", "r6-8", "r4-9"),
        ("r4-6,bry10", "r4-6,b9-11", "b9-11,r4-6"),
        ("r4-6,y4-6", "b1-3,r4-6", "b1-3,r4-6,y4-6"),
    ],
)
def test_where_loose_tiles_go(table: str, kept: str, home: str) -> None:
    assert laid_text(returned_to_melds(laid(table), laid(kept))) == home


@given(st.data())
def test_returned_tiles_were_on_the_table_before(data: st.DataObject) -> None:
    position = data.draw(positions())
    kept = [row for row in data.draw(drafts(position)) if not isinstance(row, Row)]
    home = returned_to_melds(position.table, kept)
    loose = tiles_of(position.table).minus(tiles_of(kept))
    assert tiles_of(kept) <= tiles_of(home)
    assert tiles_of(home).minus(tiles_of(kept)) <= loose
    assert laid_text(returned_to_melds(position.table, home)) == laid_text(home)


def laid(text: str) -> tuple[Meld, ...]:
    return parse_laid(text)  # type: ignore[return-value]
