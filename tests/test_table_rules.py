"""The whole rules of a table: every field is described in every language with its line; house rules are merged in."""

import re

import pytest
from catalogues import BY_LANGUAGE, messages_of

from tilerummy.engine.editions import get, keys
from tilerummy.engine.rules import FIELDS, choices
from tilerummy.language import LANGUAGES, Translator
from tilerummy.language.table_rules import OPTIONS, PARTS, RuleLine, printed_clock, sheet_words, table_rules

COMMON = {"goal", "group", "run", "turn", "turn-discard", "use", "rows", "out", "score"}


def lines(key: str, language: str = "en") -> dict[str, RuleLine]:
    sections = table_rules(get(key), Translator(language))
    return {line.field or line.text: line for section in sections for line in section.lines}


def test_every_field_has_its_place() -> None:
    placed = [name for names in PARTS.values() for name in names]
    assert sorted(set(placed) - COMMON) == sorted(FIELDS)
    assert len(placed) == len(set(placed))


def test_every_value_has_a_sentence() -> None:
    wanted = {f"table-part-{part}" for part in PARTS} | {f"table-{name}" for name in COMMON}
    for field in FIELDS:
        name = field.replace("_", "-")
        if field in OPTIONS:
            wanted.add(f"table-{name}-yes")
        else:
            wanted |= {
                f"table-{name}{f'-{value}' if value else ''}".replace("_", "-") for value in choices(field) or ("",)
            }
    special = {
        "table-clock-off",
        "table-timer-s-none",
        "table-timer-s-minutes",
        "table-timer-s-days",
        "table-seats-exact",
        "table-words",
        "table-words-in",
    }
    sentences = {name for name in messages_of("en", "rules") if re.match(r"table-(?!fact-)", name)}
    assert sentences == wanted | special


@pytest.mark.parametrize("key", keys())
def test_the_rules_of_every_edition_are_complete_sentences(key: str) -> None:
    for language in LANGUAGES:
        are_complete_sentences(key, language)


def are_complete_sentences(key: str, language: str) -> None:
    edition = get(key)
    told = lines(key, language)
    idle = {field for field in OPTIONS if not getattr(edition.rules, field)}
    idle |= edition.rules.without_effect
    assert {name for name in told if name in FIELDS} == set(FIELDS) - idle
    for line in told.values():
        assert line.text[0].isupper()
        assert line.text.endswith(".")
        assert not re.search(r"[{}$]|table-", line.text)
        before_the_deal = line.text in {Translator(language).note(each.note) for each in edition.printed.setup}
        assert bool(line.source) == bool(line.field or before_the_deal)
    for section in table_rules(edition, Translator(language)):
        assert section.lines


@BY_LANGUAGE
def test_the_words_of_the_sheet_are_told_where_they_differ_from_ours(language: str) -> None:
    tr = Translator(language)
    for key in keys():
        sheet = get(key).printed
        told = " ".join(sheet_words(sheet, tr))
        for spoken, words in sheet.words.items():
            for term, word in words.items():
                ours = tr.text(f"word-{term}")
                wanted = word != ours if spoken == language else language not in sheet.words
                beside = f" {word} ({ours})" if spoken == language else f" {word} = {ours}"
                assert (beside in told) == wanted, (key, spoken, term)


def test_each_line_names_the_line_of_the_sheet() -> None:
    told = lines("rummikub-vienna-de")
    edition = get("rummikub-vienna-de")
    stated = [field for field in told if field in FIELDS and edition.provenance(field).basis == "stated"]
    assert len(stated) > 10
    assert all(told[field].source == edition.provenance(field).source for field in stated)


def test_house_rules_replace_what_is_printed() -> None:
    told = lines("rummikub-vienna-en,open_min=50")["open_min"]
    assert "at least 50 points" in told.text
    assert told.house
    assert told.source == "house rule, printed: at least 30 points"
    assert not lines("rummikub-vienna-en")["open_min"].house


def test_variants_and_the_clock_of_a_room_are_merged() -> None:
    plain, other = lines("rummikub-original-de"), lines("rummikub-original-de,discard_pile=yes,hand_double=yes")
    turn = Translator("en").text("table-turn"), Translator("en").text("table-turn-discard")
    assert turn[0] in plain
    assert turn[1] not in plain
    assert turn[1] in other
    assert turn[0] not in other
    assert {"discard_pile", "hand_double"} <= other.keys() - plain.keys()
    assert lines("rummikub-vienna-en,timer_s=90")["timer_s"].text == "The time limit is 90 seconds."
    untimed = lines("rummikub-vienna-en,timer_s=none")
    assert untimed["timer_s"].text == "A turn may last as long as you like."
    assert "timeout_draw" not in untimed


def test_a_table_without_the_clock_has_no_house_rule() -> None:
    for key in ("rummikub-vienna-en", "rummikub-original-de"):
        sections = {part.title: part.lines for part in table_rules(get(key), Translator("en"), clock=False)}
        (line,) = sections["Clock"]
        assert line.text.startswith("This table plays without the clock. Printed: ")
        assert (line.house, "house rule" in line.source) == (False, False)
        assert get(key).provenance("timer_s").source in line.source
    unlimited = get("lets-play-rummy")
    assert table_rules(unlimited, Translator("en"), clock=False) == table_rules(unlimited, Translator("en"))


def test_a_clock_for_some_turns_says_for_which() -> None:
    said = [printed_clock(get(key).rules, Translator("de")) for key in ("rummikub-original-de", "lets-play-rummy")]
    assert said == ["2 Minuten (erst, wenn du eine Kombination auf dem Tisch veränderst)", ""]


def test_without_jokers_nothing_is_said_about_them() -> None:
    told = lines("rummikub-vienna-en,jokers=0")
    assert told["jokers"].text == "There are no jokers."
    assert not {"open_joker", "joker_free", "joker_penalty"} & told.keys()


@BY_LANGUAGE
def test_no_two_sentences_of_a_field_are_alike(language: str) -> None:
    for field in FIELDS:
        values = [value for value in choices(field) or () if field not in OPTIONS]
        texts = {Translator(language).text(f"table-{field}-{value}".replace("_", "-")) for value in values}
        assert len(texts) == len(values)
