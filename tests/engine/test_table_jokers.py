"""What is remembered about the jokers of a table."""

import pytest

from tilerummy.engine.editions import get
from tilerummy.engine.judging.table_jokers import JokerRules, TableJokers, table_jokers
from tilerummy.engine.melds import Group, Meld, Row, Run
from tilerummy.engine.violations import JokerMeldSplit, JokerReused

TABLE: tuple[Meld, ...] = (Run.parse("r3-5j4"), Group.parse("kbr9"))


def known(**rules: str) -> TableJokers:
    return table_jokers(TABLE, JokerRules.of(get("rummikub-vienna-en").with_rules(**rules).rules))


def broken(table: TableJokers, text: str) -> list[list[type] | None]:
    """The violations if the joker stays, and if it is reused."""
    after = Row.parse(text).readings[0] if text.startswith("[") else Run.parse(text)
    place = after.joker_places("kbro")[0]
    found = table.broken_by(table.jokers[0], after, place.means)
    return [None if each is None else list(map(type, each)) for each in found]


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
    assert table.broken_by(table.jokers[0], Row.parse("[r1j]"), frozenset()) == ((), ())
