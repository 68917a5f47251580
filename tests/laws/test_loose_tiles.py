from hypothesis import given, strategies as st
from strategies import drafts, positions

from tilerummy.engine.judging.timeouts import returned_to_melds
from tilerummy.engine.melds import Row, laid_text, tiles_of


@given(st.data())
def test_returned_tiles_were_on_the_table_before(data: st.DataObject) -> None:
    position = data.draw(positions())
    kept = [row for row in data.draw(drafts(position)) if not isinstance(row, Row)]
    home = returned_to_melds(position.table, kept)
    loose = tiles_of(position.table).minus(tiles_of(kept))
    assert tiles_of(kept) <= tiles_of(home)
    assert tiles_of(home).minus(tiles_of(kept)) <= loose
    assert laid_text(returned_to_melds(position.table, home)) == laid_text(home)
