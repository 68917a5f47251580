"""Rooms as they are asked for: what they are said to be, and which wish is wrong."""

from typing import Any

import pytest
from serving import Guest, NewGuest, ServerProcess

from tilerummy.engine.editions import get, keys
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.rooms import rest
from tilerummy.rooms.edition_list import editions, rules_of
from tilerummy.rooms.new_room import checked_room
from tilerummy.rooms.room import Pace

WISH: dict[str, Any] = {"edition": "rummikub-vienna-en", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}

FOUR = [{"kind": "me"}, *[{"kind": "person"}] * 3]


def checked(**wishes: Any) -> rest.CheckedRoom:
    return checked_room(rest.NewRoom.model_validate({**WISH, **wishes}), Translator("en"))


# The box


def test_every_language_has_one_usual_edition_with_a_sheet_in_that_language() -> None:
    """The lesson and the first game use it."""
    usual = [(language, key) for key in keys() for language in get(key).printed.usual_in]
    assert sorted(language for language, _ in usual) == sorted(LANGUAGES)
    for language, key in usual:
        assert language in get(key).printed.languages, (language, key)


def test_a_title_names_the_box_and_no_rule_that_a_table_may_change() -> None:
    """A house rule cannot make a title false: the points of the first lay and the clock are not in it."""
    for key in keys():
        rules, titles = get(key).rules, get(key).printed.titles
        for title in titles.values():
            assert str(rules.open_min) not in title
            assert "minut" not in title.lower()
    for language in LANGUAGES:
        assert len({get(key).printed.titles[language] for key in keys()}) == len(keys())


def test_the_form_knows_the_limits_of_every_number() -> None:
    for edition in editions(Translator("en")).editions:
        assert edition.most_seats == 6
        for rule in edition.rules:
            assert rule.part
            assert (rule.limits is not None) >= (rule.offered is None)
            if rule.limits is not None and rule.value.isdecimal():
                low, high = rule.limits
                assert low <= int(rule.value) <= high
                for value, good in ((low, True), (high, True), (high + 1, False)):
                    said = checked(edition=edition.key, house_rules={rule.field: str(value)}, seats=WISH["seats"])
                    assert (said.problem is None) == good, (edition.key, rule.field, value, said)


# What a table is


@pytest.mark.parametrize(
    ("wishes", "facts"),
    [
        ({}, ["first lay from 30 points", "1 minute per turn"]),
        ({"clock": {"kind": "off"}}, ["first lay from 30 points", "no clock"]),
        ({"clock": {"kind": "turn", "seconds": 90}}, ["first lay from 30 points", "90 seconds per turn"]),
        ({"clock": {"kind": "turn", "seconds": 259200}}, ["first lay from 30 points", "3 days per turn"]),
        (
            {"house_rules": {"open_min": "50", "jokers": "3"}},
            ["first lay from 50 points", "1 minute per turn", "Jokers: 3 jokers (house rule)"],
        ),
        (
            {"edition": "rummikub-original-de", "clock": {"kind": "sheet"}},
            ["first lay from 30 points", "2 minutes per turn (only once you change a meld on the table)"],
        ),
    ],
)
def test_a_table_is_described_as_it_is_played(wishes: dict[str, Any], facts: list[str]) -> None:
    assert list(checked(**wishes).facts) == facts


def test_the_same_description_is_everywhere(guest: NewGuest) -> None:
    ann = guest("Ann")
    wish = {**WISH, "public": True, "house_rules": {"open_min": "50"}, "clock": {"kind": "turn", "seconds": 90}}
    said = ann.ask("POST", "/api/v1/rooms/check?lang=de", wish).body
    made = ann.ask("POST", "/api/v1/rooms?lang=de", wish).body
    at = f"/api/v1/rooms/{made['id']}"
    mine = ann.ask("GET", "/api/v1/rooms/mine?lang=de").body["rooms"]
    listed = ann.ask("GET", "/api/v1/rooms?lang=de").body["rooms"]
    rules = ann.ask("GET", f"{at}/rules?lang=de").body
    told = [said, made, rules, *(each for each in (*mine, *listed) if each["id"] == made["id"])]
    assert len(told) == 5
    assert {each["title"] for each in told} == {said["title"]}
    assert {tuple(each["facts"]) for each in told} == {("erste Auslage ab 50 Punkten", "90 Sekunden je Zug")}


def test_the_rules_say_how_long_a_correspondence_turn_is() -> None:
    edition = get("rummikub-vienna-en,timer_s=86400,timer_scope=every_turn")
    told = rules_of(edition, Translator("en"), Pace("turn", 3 * 86400))
    lines = [line.text for part in told.parts for line in part.lines]
    assert "The time limit is 3 days." in lines
    assert not [line for line in lines if "1440" in line]
    odd = rules_of(edition, Translator("en"), Pace("turn", 90_000))
    assert "The time limit is 1,500 minutes." in [line.text for part in odd.parts for line in part.lines]


# What is refused


@pytest.mark.parametrize(
    ("wishes", "code", "field"),
    [
        ({"house_rules": {"open_min": "1000"}}, "rule-out-of-range", "open_min"),
        ({"house_rules": {"deal": "22"}, "seats": FOUR}, "deal-too-large", "deal"),
        ({"house_rules": {"joker_colour": "yes"}}, "joker-colours", "joker_colour"),
        ({"seats": [{"kind": "me"}] + [{"kind": "person"}] * 4}, "seats-out-of-range", "seats"),
        ({"name": "a/b"}, "name-bad", "name"),
        ({"clock": {"kind": "turn"}}, "clock-seconds", "clock"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "own-seat", None),
    ],
)
def test_a_refusal_names_what_is_wrong(guest: NewGuest, wishes: dict[str, Any], code: str, field: str | None) -> None:
    said = checked(**wishes)
    assert said.problem is not None
    assert (said.problem.code, said.problem.field, said.facts) == (code, field, ())
    refused = guest("Ann").ask("POST", "/api/v1/rooms", {**WISH, **wishes})
    assert (refused.status >= 400, refused.body["code"], refused.body["field"]) == (True, code, field)
    assert refused.body["text"] == said.problem.text


def test_checking_creates_nothing_and_is_not_counted_as_a_change(server: ServerProcess) -> None:
    ann = Guest(server, "Ann")
    for _ in range(120):
        assert ann.ask("POST", "/api/v1/rooms/check", WISH).status == 200
    assert ann.ask("GET", "/api/v1/rooms/mine").body["rooms"] == []


def test_six_play_where_there_are_tiles_enough() -> None:
    six = [{"kind": "me"}, *[{"kind": "person"}] * 5]
    assert checked(seats=six, house_rules={"seats": "2-6"}).problem is None
    crowded = checked(seats=six, house_rules={"seats": "2-6", "deal": "15"}).problem
    assert crowded is not None
    assert crowded.field == "deal"
