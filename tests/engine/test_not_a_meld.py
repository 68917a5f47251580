import pytest
from hypothesis import given
from strategies import rows

from tilerummy.engine.judging.referee import why_not_a_meld
from tilerummy.engine.melds import Row


@pytest.mark.parametrize(
    ("row", "clause"),
    [
        ("[r5]", "SET.min_size"),
        ("[jj]", "SET.min_size"),
        ("[jjj]", "SET.two_jokers"),
        ("[RGB]", "SET.two_jokers"),
        ("[r5r5b5]", "SET.group"),
        ("[r5b5k5o5j]", "SET.group"),
        ("[r5r5jj]", "SET.group"),
        ("[r12r13r1]", "SET.one_low"),
        ("[r13jr2]", "SET.one_low"),
        ("[r12b13r1]", "SET.run"),
        ("[r4r5r7]", "SET.run"),
        ("[r4b5r6]", "SET.run"),
        ("[r4r4r5]", "SET.run"),
        ("[r1r13r12]", "SET.run"),
        ("[r5r6B]", "VARIANT.joker_colour"),
        ("[r5b5R]", "VARIANT.joker_colour"),
        ("[r5BB]", "VARIANT.joker_colour"),
    ],
)
def test_the_fault_a_person_would_name(row: str, clause: str) -> None:
    assert Row.parse(row).readings == ()
    found = why_not_a_meld(Row.parse(row))
    assert found.clause == clause
    assert found.params() == {"row": row}


@given(rows())
def test_every_row_that_is_not_a_meld_has_a_fault(row: Row) -> None:
    if not row.readings:
        assert why_not_a_meld(row).row == row
