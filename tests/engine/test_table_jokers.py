"""What a joker of the table breaks at its places."""

from tilerummy.engine.editions import get
from tilerummy.engine.judging.jokers import IN_A_ROW, TableJokers, places_on
from tilerummy.engine.melds import Group, Meld, Row, Run
from tilerummy.engine.tiles import JOKER, Tiles
from tilerummy.engine.turns import TableChange
from tilerummy.engine.violations import JokerMeldSplit, JokerReused

TABLE: tuple[Meld, ...] = (Run.parse("r3-5j4"), Group.parse("kbr9"))


def known(**rules: str) -> TableJokers:
    return TableJokers(TABLE, get("rummikub-vienna-en").with_rules(**rules).rules)


def broken(table: TableJokers, text: str, *others: Meld) -> list[list[type] | int | None]:
    """The violations if the joker stays, how many others must be freed then, and the violations if it is reused."""
    after = Row.parse(text).readings[0] if text.startswith("[") else Run.parse(text)
    change = TableChange.between(table.table, (*others, after), Tiles())
    [(_, _, _, split, replaced, _)] = table.options(table.jokers[0], places_on([after], "kbro")[JOKER], change)
    reused = table.reused(TABLE[0], after, change)
    return [None if split is None else list(map(type, split)), replaced, list(map(type, reused))]


def test_a_joker_stays_or_is_reused() -> None:
    table = known(joker_reuse="new_meld", joker_split="forbidden")
    assert broken(table, "r3-6j4") == [[], 0, [JokerReused]]
    assert broken(table, "r4-6j4") == [[JokerMeldSplit], 0, []]
    assert broken(table, "[k8b8j]") == [None, 0, []]


def test_a_meld_that_holds_an_old_one_is_new_if_the_old_one_is_still_there() -> None:
    table = known(joker_reuse="new_meld")
    assert broken(table, "[k9b9r9j]", Group.parse("kbr9")) == [None, 0, []]
    assert broken(table, "[k9b9r9j]", Run.parse("r3-5")) == [None, 0, [JokerReused]]


def test_a_row_that_is_not_a_meld_does_not_restrict_a_joker() -> None:
    table, row = known(), Row.parse("[r1j]")
    change = TableChange.between(table.table, (row,), Tiles())
    assert table.options(table.jokers[0], places_on([row], "kbro")[JOKER], change) == [(1, 0, 0, (), IN_A_ROW, ())]


def test_equal_places_are_told_apart_from_others() -> None:
    places = places_on([Group.parse("krjj7"), Run.parse("r3-6j4j5"), Row.parse("[j]")], "kbro")[JOKER]
    assert [place[:3] for place in places] == [(1, 0, 0), (2, 1, 0), (4, 0, 1), (8, 0, 1), (16, 0, 2)]
    assert [place[0] for place in places_on([Group.parse("krj7"), Row.parse("[j]")], "kbro", closed={0})[JOKER]] == [1]
