"""Errors say what would be right, and their `repr` makes them again; what a sheet holds can be copied."""

import pickle
from copy import copy, deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from tilerummy.engine import violations
from tilerummy.engine.editions import get, load_edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, play, time_out
from tilerummy.engine.melds import Row
from tilerummy.engine.moves import DRAW_REQUEST, Draw
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import BelowThreshold, IllegalMove, NotAGroup, NotOnRack

POSITION = Position.parse("rummikub-vienna-en - r1r2/b5 - 0 1.0")
CLASSIC = get("rummy-classic")


def test_a_draw_of_the_own_seat_needs_its_tile() -> None:
    for situation in (POSITION, view(POSITION, 0)):
        assert judge(situation, DRAW_REQUEST) == ()
        with pytest.raises(Impossible, match=r"draw without tile: move \+x"):
            play(situation, DRAW_REQUEST)
        assert play(situation, Draw(Tile("k", 3))).racks[0] == Tiles.parse("k3r1r2")


@pytest.mark.parametrize("seat", [1, None])
def test_a_draw_of_another_seat_stays_hidden(seat: int | None) -> None:
    after = play(view(POSITION, seat), DRAW_REQUEST)
    assert after.racks[0] == Tiles(unknown=3)
    assert isinstance(after, View)


def test_a_time_out_of_the_own_seat_needs_its_tiles() -> None:
    seen = view(
        Position.parse("rummikub-vienna-en,timer_s=60,timer_scope=every_turn,timeout_idle_draw=1 - r1/b5 01 0 2.0"), 0
    )
    request = time_out(seen, ())
    assert str(request) == "!+x1"
    with pytest.raises(Impossible, match="draw without tile"):
        play(seen, request)


@pytest.mark.parametrize(
    ("field", "value", "text", "low", "high"),
    [
        ("open_min", 5000, "5000", 0, 999),
        ("open_min", "many", "'many'", 0, 999),
        ("timer_s", 0, "0", 1, 86400),
        ("deal", 30, "30", 1, 26),
        ("deal", 0, "0", 1, 26),
        ("seats", (2, 9), "2-9", 2, 8),
        ("seats", (0, 0), "0-0", 2, 8),
        ("seats", (1,), "(1,)", 2, 8),
    ],
)
def test_a_number_out_of_range_has_its_range(field: str, value: object, text: str, low: int, high: int) -> None:
    with pytest.raises(Impossible) as refused:
        CLASSIC.with_rules(**{field: value})
    assert refused.value.code == "rule-out-of-range"
    assert refused.value.params == {"field": field, "value": text, "low": low, "high": high}


def test_the_largest_deal_named_is_possible() -> None:
    assert CLASSIC.with_rules(deal=26).rules.deal == 26
    assert CLASSIC.with_rules(deal=13, seats=(2, 8)).rules.deal == 13


def test_a_huge_number_is_out_of_range_too() -> None:
    for ask in (lambda: replace(CLASSIC.rules, open_min=10**5000), lambda: CLASSIC.with_rules(open_min=10**5000)):
        with pytest.raises(Impossible) as refused:
            ask()
        assert refused.value.params == {"field": "open_min", "value": "<int>", "low": 0, "high": 999}


def test_a_value_without_a_range_has_none() -> None:
    with pytest.raises(Impossible) as refused:
        replace(CLASSIC.rules, colours=5)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.params) == ("rule-value-impossible", {"field": "colours", "value": "5"})


@pytest.mark.parametrize(("name", "close"), [("open_mni", "open_min"), ("jokrs", "jokers"), ("zzz", "")])
def test_an_unknown_rule_has_a_suggestion(name: str, close: str) -> None:
    for ask in (lambda: CLASSIC.with_rules(**{name: 3}), lambda: CLASSIC.provenance(name)):
        with pytest.raises(Impossible) as refused:
            ask()
        assert refused.value.params == {"field": name, "close": close}


def test_an_empty_suggestion_is_not_printed() -> None:
    with pytest.raises(Impossible) as refused:
        get("nope")
    assert str(refused.value) == "edition unknown: key nope"


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove((BelowThreshold(24, 30),)),
        IllegalMove((NotOnRack(Tiles.parse("r5")), NotAGroup(Row.parse("[r5r5b5]"))), move=":kbr1", number=3),
    ],
)
def test_the_repr_of_an_illegal_move_makes_it_again(error: IllegalMove) -> None:
    names = {"IllegalMove": IllegalMove, "violations": violations, "Tiles": Tiles, "Row": Row}
    again = eval(repr(error), names)
    assert (again.violations, again.params, repr(again)) == (error.violations, error.params, repr(error))


def test_what_a_sheet_holds_is_pickled_and_copied(tmp_path: Path) -> None:
    path = tmp_path / "told.toml"
    path.write_text('key = "told-errors"\nextends = "rummy-classic"\nrules.open_min = 25', "utf-8")
    for printed in (CLASSIC.printed, load_edition(path).printed):
        assert pickle.loads(pickle.dumps(printed)) is printed
        assert copy(printed) is deepcopy(printed) is printed


def test_a_turn_count_has_two_numbers() -> None:
    position = Position.parse("rummikub-vienna-en - k1/k2 - 0 1.0")
    for wrong in ((1,), (1, 2, 3)):
        with pytest.raises(Impossible, match="turn_count"):
            replace(position, turn_count=wrong)  # type: ignore[arg-type]
