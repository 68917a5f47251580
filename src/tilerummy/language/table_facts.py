"""A table in a few short facts that are true for this table: its rules as they are played, and its clock.

>>> from tilerummy.engine.editions import get
>>> table_facts(get("rummikub-vienna-en"), Translator("en"), 60)
('first lay from 30 points', '1 minute per turn')
>>> table_facts(get("rummikub-vienna-en,hand_double=yes,open_min=50"), Translator("en"), None)
('first lay from 50 points', 'no clock', 'Going out in one turn: points are doubled (house rule)')
"""

from functools import lru_cache

from tilerummy.engine.editions import Edition
from tilerummy.engine.rules import TimerScope
from tilerummy.language.translator import Translator

DAY = 24 * 3600
TOLD = frozenset({"open_min", "timer_s", "timer_scope"})
"""Fields that always have a fact, whether or not a house rule set them."""


@lru_cache(maxsize=1024)
def table_facts(edition: Edition, tr: Translator, seconds: int | None) -> tuple[str, ...]:
    """The facts that people choose a table by. `seconds` is the clock of the table, None if it has none.

    Variants are not among them: they are in the title of the table.
    """
    tr = tr.at_table(edition.rules)
    house = (tr.text("table-fact-house", rule=tr.rule(*each)) for each in edition.house if each[0] not in TOLD)
    return (tr.text("table-fact-open-min", value=edition.rules.open_min), _clock(edition, tr, seconds), *house)


def clock_time(seconds: int, tr: Translator) -> str:
    """A time limit in the largest unit that divides it.

    >>> [clock_time(seconds, Translator("en")) for seconds in (90, 120, 259200)]
    ['90 seconds', '2 minutes', '3 days']
    """
    return tr.rule_value("timer_s", seconds) if seconds % DAY else tr.text("table-fact-days", value=seconds // DAY)


def _clock(edition: Edition, tr: Translator, seconds: int | None) -> str:
    if seconds is None:
        return tr.text("table-fact-no-clock")
    said, scope = tr.text("table-fact-clock", time=clock_time(seconds, tr)), edition.rules.timer_scope
    return said if scope is TimerScope.EVERY_TURN else f"{said} ({tr.rule_value('timer_scope', scope)})"
