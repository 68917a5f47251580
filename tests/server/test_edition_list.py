"""The editions as the page lists them."""

import pytest

from tilerummy.engine.editions import get
from tilerummy.language import LANGUAGES, Translator
from tilerummy.rooms.edition_list import editions

CLOCK = ("timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_mentions_time_outs_only_if_turns_are_timed(language: str) -> None:
    words = Translator(language)
    told = {}
    for each in editions(words).editions:
        named = tuple(words.text("label-value", name=words.rule_name(field), value="").rstrip() for field in CLOCK)
        told[each.key] = any(line.startswith(named) for line in each.summary)
        if get(each.key).rules.timer_s is None:
            assert not told[each.key], each.summary
    assert any(told.values()), "editions with a clock still say how theirs differs"
