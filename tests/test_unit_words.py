"""Where a round of the sheet has several games, people at the table read "game" for what is a round elsewhere."""

import re

import pytest
from catalogues import messages_in, parts_of

from tilerummy.engine.editions import get, keys
from tilerummy.engine.rules import RoundGames
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.language.table_rules import table_rules
from tilerummy.tui.pages import help_lines

GAMES = [key for key in keys() if get(key).rules.round_games is not RoundGames.ONE]
ROUND = {"en": r"(?<!-)\brounds?\b", "de": r"\brunden?\b", "nl": r"\brondes?\b", "es": r"\brondas?\b"}
"""The word for a round, in the languages in which a game has another word. In the others whole rounds have one."""
WHOLE = {
    *("word-round", "count-rounds", "word-round-of", "word-whole-round-of"),
    *("rule-round-games", "rule-round-games-help", "table-round-games-one", "table-round-games-players"),
    *("note-rounds-not-divided", "rule-match-help", "table-match-total"),
    *("web-rounds", "cli-score-ask-rounds", "cli-score-ask-rounds-games"),
}
"""Messages about the rounds of the sheet, or that such a table does not show."""
ELSEWHERE = re.compile(
    "web-lesson-|lesson-|error-|note-pool-used-up|server-refused-record-empty"
    "|cli-(help|option|argument|arena|bots|corpus)-"  # commands that know no table yet
)


def _said(name: str, language: str) -> str:
    """The message at a table where games are played; numbers for all variables."""
    table = Translator(language, unit="game")
    return table.text(name, **dict.fromkeys(parts_of(messages_in(language)[name]).variables, 3))


@pytest.mark.parametrize("language", ROUND)
def test_no_message_of_such_a_table_says_round(language: str) -> None:
    shown = [name for name in messages_in(language) if name not in WHOLE and not ELSEWHERE.match(name)]
    wrong = {name: said for name in shown if re.search(ROUND[language], said := _said(name, language).lower())}
    assert wrong == {}


def test_the_sheet_is_known_by_its_rules() -> None:
    assert GAMES
    for key in keys():
        assert Translator("de").at_table(get(key).rules).unit == ("game" if key in GAMES else "round")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_rules_and_help_use_the_word_of_the_sheet(key: str, language: str) -> None:
    """They get the translator of the reader and find the word themselves, or from the game that shows them."""
    edition, reader = get(key), Translator(language)
    at_table = reader.at_table(edition.rules)
    page = {line.field or line.text: line.text for part in table_rules(edition, reader) for line in part.lines}
    assert page["next_starter"] == at_table.text("table-next-starter-redraw")
    assert at_table.text("table-out") in page.values()
    assert at_table.text("table-part-end") in [part.title for part in table_rules(edition, reader)]
    shown = "\n".join(line.plain for line in help_lines(at_table, edition.rules))
    assert at_table.text("play-help-resign") in shown
    if language in ROUND:
        texts = [text for field, text in page.items() if field not in ("round_games", "match")]
        assert not re.search(ROUND[language], "\n".join([*texts, shown]).lower())


@pytest.mark.parametrize("language", ROUND)
def test_other_tables_say_round(language: str) -> None:
    for name in ("table-out", "web-resign", "companion-next-starter", "play-help-log", "END-trigger"):
        assert re.search(ROUND[language], Translator(language).text(name, name="Ann").lower()), name
        assert _said(name, language) != Translator(language).text(name, name=3)
