"""What is remembered about the jokers of a table."""

import pytest

from tilerummy.engine.editions import get
from tilerummy.engine.judging.table_jokers import JokerRules, TableJokers, places_on, table_jokers
from tilerummy.engine.melds import Group, Meld, Row, Run
from tilerummy.engine.tiles import JOKER
from tilerummy.engine.violations import JokerMeldSplit, JokerReused

TABLE: tuple[Meld, ...] = (Run.parse("r3-5j4"), Group.parse("kbr9"))


def known(**rules: str) -> TableJokers:
    return table_jokers(TABLE, JokerRules.of(get("rummikub-vienna-en").with_rules(**rules).rules))


def broken(table: TableJokers, text: str) -> list[list[type] | None]:
    """The violations if the joker stays, and if it is reused."""
    after = Row.parse(text).readings[0] if text.startswith("[") else Run.parse(text)
    [[*_, split, reuse]] = table.options(table.jokers[0], places_on([after], "kbro")[JOKER])
    return [None if each is None else list(map(type, each)) for each in (split, reuse)]


def test_a_joker_stays_or_is_reused() -> None:
    table = known(joker_reuse="new_meld", joker_split="forbidden")
    assert broken(table, "r3-6j4") == [[], []]
    assert broken(table, "r4-6j4") == [[JokerMeldSplit], []]
    assert broken(table, "[k9b9r9j]") == [None, [JokerReused]], "a meld of the table is part of it"
    assert broken(table, "[k8b8j]") == [None, []]


def test_answers_are_remembered_but_not_without_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableJokers, "MOST_KNOWN", 2)
    table = TableJokers(TABLE, known().rules)
    for text in ("[k9b9r9j]", "[k9b9r9j]", "[k8b8j]", "r6-8j6"):
        assert broken(table, text) == broken(known(), text)
        assert len(table.not_new) <= 2
    assert len(table.not_new) == 1


def test_a_row_that_is_not_a_meld_does_not_restrict_a_joker() -> None:
    table = known()
    assert table.options(table.jokers[0], places_on([Row.parse("[r1j]")], "kbro")[JOKER]) == [(1, 0, 0, (), ())]


def test_equal_places_are_told_apart_from_others() -> None:
    places = places_on([Group.parse("krjj7"), Run.parse("r3-6j4j5"), Row.parse("[j]")], "kbro")[JOKER]
    assert [place[:3] for place in places] == [(1, 0, 0), (2, 1, 0), (4, 0, 1), (8, 0, 1), (16, 0, 2)]
    assert [place[0] for place in places_on([Group.parse("krj7"), Row.parse("[j]")], "kbro", closed={0})[JOKER]] == [1]
