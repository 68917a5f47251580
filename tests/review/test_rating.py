"""Levels that are known are recognised, from any number of records, and without turns nothing is said."""

import json
from importlib.resources import files

import pytest

from tilerummy.bots import LEVELS
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.record import Record
from tilerummy.review import rate
from tilerummy.review.rating import chances, level_probabilities

SHEET = "rummikub-vienna-en"


@pytest.mark.long(but=1)
@pytest.mark.parametrize("pair", [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_known_levels_are_recognised(pair: tuple[int, int]) -> None:
    """Seeds that the calibration did not use. It reports how often this succeeds, in docs/computers.md."""
    names = [LEVELS[level - 1] for level in pair]
    for known, found in zip(pair, rate([play_round(names, SHEET, seed=seed) for seed in (101, 102)]), strict=True):
        assert found.name == f"computer:{LEVELS[known - 1]}"
        assert found.level is not None
        assert found.low is not None
        assert found.high is not None
        assert abs(found.level - known) <= 1
        assert found.low <= found.level <= found.high
        assert found.accuracy is not None
        assert 0 < found.accuracy <= 100
        assert sum(found.probabilities) == pytest.approx(1)


def test_players_are_put_together_by_name() -> None:
    one = play_round(["newcomer", "strong"], SHEET, seed=1)
    two = play_round(["strong", "newcomer"], SHEET, seed=2)
    alone = [{each.name: each.turns for each in rate(record)} for record in (one, two)]
    both = {each.name: each.turns for each in rate([one, two])}
    assert both == {name: alone[0][name] + alone[1][name] for name in alone[0]}


@pytest.mark.long
def test_players_of_the_same_name_are_told_apart_by_seat() -> None:
    record = play_round(["regular", "regular"], SHEET, seed=3)
    assert [each.seat for each in rate(record)] == [0, 1]
    assert [each.seat for each in rate([record, record])] == [0, 1]
    nameless = Record(record.start, record.entries)
    assert [(each.seat, each.name) for each in rate(nameless)] == [(0, ""), (1, "")]


@pytest.mark.long
def test_a_seat_rates_itself_only() -> None:
    record = play_round(["regular", "skilled"], SHEET, seed=4)
    assert rate(record.redacted(1)) == rate(record)[1:]
    assert rate(record.redacted(None)) == ()
    assert rate([]) == ()
    with pytest.raises(TilerummyError):
        rate("a record")  # type: ignore[arg-type]


def test_nothing_is_said_without_a_chance_to_lay() -> None:
    (found,) = rate(Record.parse(f'[Notation "1"]\n[Start "{SHEET} kbr10 k1k2/x9 01 0 2.0"]\n+b9\n'))
    assert (found.turns, found.chances, found.accuracy, found.level, found.low, found.high) == (1, 0, *[None] * 4)
    assert found.first_lay is None


def test_unknown_choices_say_nothing() -> None:
    assert level_probabilities([("lay on Mondays", "yes")], chances()) == (1 / 8,) * 8


def test_one_choice_never_decides() -> None:
    for choice in chances():
        assert max(level_probabilities([choice], chances())) < 0.75


def test_the_counts_belong_to_the_levels() -> None:
    data = json.loads((files("tilerummy") / "data" / "rating.json").read_text("utf-8"))
    assert tuple(data["levels"]) == LEVELS
    assert all(len(numbers) == len(LEVELS) for choices in data["counts"].values() for numbers in choices.values())
