"""The first names of the computers: from the list in the data, different at one table, and the same after a reload."""

from itertools import product

import pytest
from serving import NewGuest

from tilerummy.bots import LEVELS, OLD_LEVELS
from tilerummy.engine.record import COMPUTER
from tilerummy.rooms.names import appearance, first_names, seat_names
from tilerummy.rooms.words import translator_for

MOST_SEATS = 6
EN = translator_for("en")


def named(*seats: str) -> tuple[str, ...]:
    return seat_names([COMPUTER + seat if seat in {*LEVELS, *OLD_LEVELS} else seat for seat in seats], EN)


def test_every_level_has_names_enough_and_no_name_is_twice() -> None:
    assert set(first_names()) == set(LEVELS)
    names = [name for level in first_names().values() for name in level]
    assert len({appearance(name) for name in names}) == len(names)
    assert all(len(level) >= MOST_SEATS for level in first_names().values())


@pytest.mark.parametrize("level", LEVELS)
def test_computers_of_one_level_have_different_names(level: str) -> None:
    names = named(*[level] * MOST_SEATS)
    assert len(set(names)) == MOST_SEATS
    assert set(names) == set(first_names()[level])


@pytest.mark.parametrize(("level", "seat"), list(product(LEVELS, range(MOST_SEATS))))
def test_a_person_keeps_the_name_and_the_computer_takes_another(level: str, seat: int) -> None:
    person = first_names()[level][seat].upper()
    names = named(person, *[level] * (MOST_SEATS - 1))
    assert names[0] == person
    assert len({appearance(name) for name in names}) == MOST_SEATS


def test_a_computer_keeps_its_name_when_another_one_takes_a_seat() -> None:
    assert named("Ann", "Bo", "regular")[2] == named("Ann", "regular", "regular")[2]


def test_a_name_of_the_first_version_and_a_computer_without_names() -> None:
    assert named("Ann", "steady") == named("Ann", OLD_LEVELS["steady"])
    assert seat_names(["Ann", COMPUTER + "cmd"], EN) == ("Ann", "Computer")


def test_scenes_and_their_log_have_the_first_names(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = ann.create("newcomer", "newcomer", "master")
    with ann.open(room) as table:
        names = [seat["name"] for seat in table.scene["seats"]]
        assert names == ["Ann", *first_names()["newcomer"][:2], first_names()["master"][2]]
        table.wait_for_turn()
        table.play()
        table.wait_for_turn()
        assert any(line["text"].startswith(names[1]) for line in table.scene["log"])
        assert [seat["computer"] for seat in table.scene["seats"]] == [None, "newcomer", "newcomer", "master"]
