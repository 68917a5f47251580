"""The help for the page, which has no rules of its own."""

import pytest
from serving import NewGuest

from tilerummy.engine.editions import get
from tilerummy.engine.melds import Row
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.language import LANGUAGES
from tilerummy.rooms import edition_list
from tilerummy.rooms.jokers import joker_choices
from tilerummy.rooms.scenes import house_rules, neighbours, takeable, variants
from tilerummy.rooms.words import translator_for

EN = translator_for("en")
BESIDE = "rummikub-vienna-en,discard_pile=yes,open_last_tile=yes"


def taken(position: str) -> list[tuple[str, int | None, str]]:
    return [(each.taking, each.seat, each.tile) for each in takeable(View.parse(position))]


@pytest.mark.parametrize(
    ("turn", "piles", "expected"),
    [
        ("0", "-/k1/r2b3", [("discard", 2, "b3"), ("open", None, "o4")]),
        ("1", "r5/k1/b3", [("discard", 0, "r5"), ("open", None, "o4")]),
        ("2", "r5/-/b3", [("open", None, "o4")]),
        ("0+", "-/k1/b3", []),
    ],
)
def test_the_discard_before_and_the_open_tile_may_be_taken_before_a_draw(
    turn: str, piles: str, expected: list[tuple[str, int | None, str]]
) -> None:
    assert taken(f"{BESIDE} - k5k6k7/x2/x2 - {turn} 2.0 {piles} ^o4") == expected


def test_nothing_can_be_taken_without_tiles_beside_the_table() -> None:
    assert taken("rummikub-vienna-en - k5k6k7/x2 - 0 2.0") == []


def test_neighbours_are_named_both_ways_and_only_where_there_are_any() -> None:
    assert neighbours(Tiles.parse("r5r6b5o9")) == {"b5": ("r5",), "r5": ("b5", "r6"), "r6": ("r5",)}
    assert neighbours(Tiles.parse("k1k1jj")) == {"k1": ("j",), "j": ("k1", "j")}


def choices(row: str, colours: str = "kbro") -> list[tuple[str, tuple[str, ...], tuple[int, ...]]]:
    return [(each.reading, each.stands_for, each.numbers) for each in joker_choices(Row.parse(row), colours, EN)]


def test_a_joker_with_two_readings_is_shown_as_the_tiles_it_can_be() -> None:
    assert choices("[r5jj]") == [("rjj5", ("j", "j"), (5, 5)), ("r5-7j6j7", ("r6", "r7"), (6, 7))]


def test_a_coloured_joker_is_shown_as_the_tile_it_stands_for() -> None:
    assert choices("[r6r5R]") == [("r4-6R4", ("r4",), (4,)), ("r5-7R7", ("r7",), (7,))]
    assert choices("[r5r7RR]") == [("r4-7R4R6", ("r4", "r6"), (4, 6)), ("r5-8R6R8", ("r6", "r8"), (6, 8))]


def test_house_rules_are_in_the_language_of_the_reader() -> None:
    (rule,) = house_rules(get("rummy-classic,open_min=50"), EN)
    assert (rule.field, "50" in rule.text) == ("open_min", True)
    assert house_rules(get("rummy-classic,open_min=50"), translator_for("de"))[0].name != rule.name
    assert house_rules(get("rummy-classic"), EN) == ()


def test_variants_of_the_sheet_are_no_house_rules() -> None:
    edition = get("rummy-classic,hand,open_min=50")
    (hand,) = variants(edition, EN)
    assert (hand.name, hand.title) == ("hand", "Hand rummy")
    assert hand.origin.startswith("offered by the sheet, 004 de L177-187")
    assert variants(edition, translator_for("it"))[0].title == "Chiudere di mano"
    assert [rule.field for rule in house_rules(edition, EN)] == ["open_min"]
    assert variants(get("rummy-classic"), EN) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_every_variant_by_name(language: str) -> None:
    tr = translator_for(language)
    for info in edition_list.editions(tr).editions:
        printed = get(info.key).printed
        assert [each.name for each in info.variants] == list(printed.variants)
        for each in info.variants:
            assert each.title == tr.variant_name(each.name)
            assert each.origin == f"{tr.text(f'basis-{each.basis}')}, {printed.variants[each.name].source}"
            assert each.text


def test_a_room_says_which_variants_it_plays(guest: NewGuest) -> None:
    ann = guest("Ann")
    wish = {"edition": "rummikub-original-de", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "computer"}]}
    chosen = {"discard_pile": "yes", "open_last_tile": "yes", "joker_penalty": "25"}
    made = ann.ask("POST", "/api/v1/rooms", {**wish, "house_rules": chosen, "clock": {"kind": "sheet"}}).body
    with ann.open(made["id"]) as table:
        assert [each["title"] for each in table.scene["variants"]] == ["Discard pile", "Open last tile"]
        assert [each["field"] for each in table.scene["house_rules"]] == ["joker_penalty"]


def test_a_room_is_made_with_house_rules_by_field(guest: NewGuest) -> None:
    ann = guest("Ann")
    wish = {"edition": "rummy-classic", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "computer"}]}
    made = ann.ask("POST", "/api/v1/rooms", {**wish, "house_rules": {"open_min": "50", "jokers": "4"}}).body
    assert made["edition"].startswith("rummy-classic,jokers=4,open_min=50")
    with ann.open(made["id"]) as table:
        assert table.scene["edition_key"] == "rummy-classic"
        assert {"jokers", "open_min"} <= {rule["field"] for rule in table.scene["house_rules"]}
    for bad in ({"magic": "1"}, {"open_min": "many"}, {"open_min": "5,jokers=4"}, {"Open": "1"}):
        refused = ann.ask("POST", "/api/v1/rooms", {**wish, "house_rules": bad})
        assert 400 <= refused.status < 500, bad
