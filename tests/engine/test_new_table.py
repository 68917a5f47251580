"""What a new table may deal; older records and games are not limited."""

import pytest

from tilerummy.engine.dealer import Deal, check_new_table, most_seats, most_to_deal
from tilerummy.engine.editions import editions, get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.position import Position
from tilerummy.language import LANGUAGES, Translator


def test_every_edition_and_variant_can_be_played_by_all_its_seats() -> None:
    for edition in editions():
        for each in (edition, *map(edition.variant, edition.printed.variants)):
            for seats in range(each.rules.seats[0], each.rules.seats[1] + 1):
                check_new_table(each, seats)


@pytest.mark.parametrize(
    ("edition", "seats", "most"),
    [
        ("rummy-classic,deal=29,seats=2", 2, 28),
        ("rummy-classic,deal=22,seats=4", 4, 21),
        ("rummy-classic,deal=17,seats=2-5", 5, 16),
        ("rummy-classic,deal=13,seats=2-8", 8, 10),
    ],
)
def test_a_deal_that_is_too_large_is_refused_and_the_limit_is_named(edition: str, seats: int, most: int) -> None:
    wanted = get(edition)
    with pytest.raises(Impossible) as refused:
        check_new_table(wanted, seats)
    found = refused.value
    assert (found.code, found.params) == (
        "deal-too-large",
        {"deal": wanted.rules.deal, "seats": seats, "most": most},
    )
    check_new_table(wanted.with_rules(deal=most), seats)
    for language in LANGUAGES:
        assert str(most) in Translator(language).error(found)


def test_the_limit_counts_the_seats_of_the_table_and_not_those_of_the_edition() -> None:
    edition = get("rummy-classic,deal=17,seats=2-6")
    check_new_table(edition, 4)
    with pytest.raises(Impossible):
        check_new_table(edition, 6)


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_that_the_edition_does_not_have(seats: int) -> None:
    with pytest.raises(Impossible) as refused:
        check_new_table(get("rummy-classic"), seats)
    assert refused.value.code == "seats-out-of-range"


def test_more_jokers_allow_no_larger_racks_than_the_sheet_does() -> None:
    assert most_to_deal(get("rummy-classic,jokers=4"), 2) == 28


def test_older_games_with_larger_deals_can_still_be_read() -> None:
    start = Deal.of("rummy-classic,deal=52,seats=2", 2, 1).position(0)
    assert Position.parse(str(start)) == start


def test_a_house_rule_seats_more_people_where_there_are_tiles_enough() -> None:
    for edition in editions():
        most = most_seats(edition, 6)
        assert most == 6
        check_new_table(edition.with_rules(seats=(2, most)), most)
    assert most_seats(get("rummy-classic,deal=18"), 6) == 4  # five racks of 18 would leave too small a pool
    assert most_seats(get("rummy-classic,seats=2-7"), 6) == 7  # what was agreed is not taken back
