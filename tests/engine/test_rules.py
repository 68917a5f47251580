from dataclasses import replace

import pytest

from tilerummy.engine import editions
from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.rules import FIELDS, Rules, TimerScope, choices, parse_value, value_text
from tilerummy.engine.tiles import Tile

ROWS: dict[str, Rules] = {key: editions.get(key).rules for key in editions.keys()}  # noqa: SIM118
PLAIN = next(iter(ROWS.values()))
CHOICES = [(name, text) for name in FIELDS for text in choices(name) or ()]
NUMBERS = [
    ("colours", "kbro"),
    ("jokers", "0"),
    ("jokers", "4"),
    ("deal", "1"),
    ("seats", "2-4"),
    ("seats", "3-3"),
    ("open_min", "0"),
    ("open_min", "999"),
    ("timer_s", "none"),
    ("timer_s", "1"),
    ("timer_s", "86400"),
    ("timeout_draw", "99"),
    ("timeout_idle_draw", "0"),
    ("joker_penalty", "999"),
]


@pytest.mark.parametrize(("name", "text"), [*CHOICES, *NUMBERS])
def test_a_value_is_read_as_it_is_written(name: str, text: str) -> None:
    assert value_text(parse_value(name, text)) == text


def test_every_field_is_covered_by_the_cases() -> None:
    assert {name for name, _ in [*CHOICES, *NUMBERS]} == set(FIELDS)


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_every_value_of_every_edition_is_read_as_it_is_written(row: Rules) -> None:
    for name in FIELDS:
        value = getattr(row, name)
        assert parse_value(name, value_text(value)) == value


def test_colours_are_put_in_order_and_one_number_of_seats_is_a_span() -> None:
    assert parse_value("colours", "orbk") == "kbro"
    assert parse_value("seats", "3") == (3, 3)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("jokers", "5"),
        ("seats", "1-4"),
        ("seats", "4-3"),
        ("seats", "2-9"),
        ("deal", "0"),
        ("deal", "27"),
        ("open_min", "1000"),
        ("timer_s", "0"),
        ("timer_s", "86401"),
        ("timeout_draw", "100"),
        ("timeout_idle_draw", "100"),
        ("joker_penalty", "1000"),
    ],
)
def test_a_value_out_of_range_is_impossible(name: str, text: str) -> None:
    with pytest.raises(Impossible) as refused:
        replace(PLAIN, **{name: parse_value(name, text)})
    assert refused.value.code == "rule-out-of-range"
    assert refused.value.params["field"] == name


@pytest.mark.parametrize(("name", "text"), [("colours", text) for text in ("kbr", "kbrr", "zzzz", "kbrz")])
def test_colours_that_make_no_box_are_impossible(name: str, text: str) -> None:
    with pytest.raises(Impossible) as refused:
        replace(PLAIN, **{name: parse_value(name, text)})
    assert (refused.value.code, refused.value.params) == ("rule-value-impossible", {"field": name, "value": text})


def test_the_whole_box_cannot_be_dealt() -> None:
    tiles = len(PLAIN.tiles)
    full = replace(PLAIN, seats=(2, 2), deal=tiles // 2 - 1)
    assert len(full.tiles) - 2 * full.deal == 2
    with pytest.raises(Impossible):
        replace(full, deal=tiles // 2)


def test_unknown_fields_and_values_are_impossible() -> None:
    with pytest.raises(Impossible) as refused:
        parse_value("opening", "30")
    assert (refused.value.code, refused.value.params) == ("rule-unknown", {"field": "opening", "close": "open_min"})
    with pytest.raises(Impossible) as refused:
        parse_value("open_extend", "never")
    assert refused.value.code == "rule-value-unknown"
    assert refused.value.params["choices"] == "same_turn next_turn"
    with pytest.raises(Impossible):
        parse_value("hand_double", "true")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("open_min", "many"),
        ("open_min", ""),
        ("open_min", "-1"),
        ("open_min", "1234567"),
        ("open_min", "\u0663"),
        ("seats", "2-"),
        ("seats", "-4"),
        ("deal", "none"),
    ],
)
def test_a_value_that_is_not_a_number_is_unreadable(name: str, text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_value(name, text)
    assert (refused.value.code, refused.value.params["field"]) == ("rule-number-expected", name)


@pytest.mark.parametrize(("jokers", "tiles"), [(0, 104), (2, 106), (4, 108)])
def test_the_box_holds_every_tile_twice_and_the_jokers(jokers: int, tiles: int) -> None:
    row = replace(PLAIN, jokers=jokers)
    assert len(row.tiles) == tiles
    assert len(row.tiles.jokers) == jokers
    assert all(row.tiles.count(Tile(colour, number)) == 2 for colour in row.colours for number in range(1, 14))


def test_coloured_jokers_are_one_of_each_colour() -> None:
    row = replace(PLAIN, jokers=4, joker_colour=True)
    assert list(row.tiles.jokers) == [Tile(colour, 0) for colour in row.colours]
    with pytest.raises(Impossible) as refused:
        replace(row, jokers=2)
    assert refused.value.code == "joker-colours"
    assert refused.value.params == {"field": "joker_colour", "jokers": 2, "needed": 4}


def test_only_numbers_have_no_list_of_choices() -> None:
    free = {name for name in FIELDS if choices(name) is None}
    assert free == {name for name, _ in NUMBERS}
    assert choices("hand_open") == ("no", "yes")


def test_without_a_clock_its_fields_have_no_effect() -> None:
    assert "timeout_loose" in replace(PLAIN, timer_s=None).without_effect
    assert not replace(PLAIN, timer_s=60).without_effect
    rebuilding = replace(PLAIN, timer_s=60, timer_scope=TimerScope.MANIPULATION, timeout_draw=3)
    assert rebuilding.without_effect == {"timeout_idle_draw"}
    assert not replace(rebuilding, timeout_draw=0).without_effect
