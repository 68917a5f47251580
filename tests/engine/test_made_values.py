"""Values of the engine check what they are made of, and every refusal can be printed."""

import pickle
from copy import deepcopy

import pytest

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, written
from tilerummy.engine.position import Position, TurnCount, view
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import BelowThreshold, IllegalMove, NothingPlayed, NotOnRack, RoundIsOver, TooShort

HUGE = 10**5000


class Silent:
    def __repr__(self) -> str:
        raise RuntimeError("no text")


def test_a_value_that_cannot_be_written_has_its_type() -> None:
    assert (written(5), written("r5"), written("r5", str)) == ("5", "'r5'", "r5")
    assert (written(HUGE), written(Silent())) == ("<int>", "<Silent>")


@pytest.mark.parametrize("number", [HUGE, -HUGE, Silent()], ids=["high", "low", "silent"])
def test_a_tile_without_a_name_is_refused_in_words(number: int) -> None:
    with pytest.raises(Impossible, match="no such tile: colour 'r', number <"):
        Tile("r", number)


def test_an_error_about_a_huge_number_prints() -> None:
    position = Position.parse("rummikub-vienna-en - r1/r2 - 0 1.0")
    with pytest.raises(Impossible) as refused:
        view(position, HUGE)
    assert str(refused.value) == "no such seat: seat <int>, seats 2"
    assert repr(refused.value) == "Impossible('no-such-seat', seat=<int>, seats=2)"


@pytest.mark.parametrize("counts", [("x", -4), (1, -1), (-1, 0), (1.0, 0), (True, 0), (1_000_000, 0), (1, None)])
def test_a_turn_count_has_two_numbers(counts: tuple[int, int]) -> None:
    with pytest.raises(Impossible, match="field turn_count"):
        TurnCount(*counts)


def test_a_turn_count_is_a_pair() -> None:
    count = TurnCount(3, 1)
    assert count == (3, 1)
    assert TurnCount() == (1, 0)
    assert repr(count) == "TurnCount(lap=3, passes=1)"
    assert pickle.loads(pickle.dumps(count)) == deepcopy(count) == count
    assert count._replace(passes=0) == TurnCount(3)
    with pytest.raises(Impossible):
        count._replace(lap=-1)


def test_points_need_a_number_for_jokers() -> None:
    for text in ("r5", "r5j"):
        with pytest.raises(Impossible, match="field joker, wanted int, value 'x'"):
            Tiles.parse(text).points(joker="x")  # type: ignore[arg-type]
    assert Tiles.parse("r5jx3").points(30) == 35
    assert Tiles.parse("x3").points(30) == 0


def test_a_violation_has_the_types_of_its_fields() -> None:
    with pytest.raises(Impossible, match="field points, wanted int, value 'a'"):
        BelowThreshold("a", "b")  # type: ignore[arg-type]
    with pytest.raises(Impossible, match="field tiles, wanted Tiles"):
        NotOnRack("r5")  # type: ignore[arg-type]
    with pytest.raises(Impossible, match="field row, wanted Row"):
        TooShort("r5")  # type: ignore[arg-type]


@pytest.mark.parametrize("violation", [BelowThreshold(1, 2), NothingPlayed()])
def test_only_an_edition_has_a_source(violation: BelowThreshold) -> None:
    with pytest.raises(Impossible, match="field edition, wanted Edition, value 'x'"):
        violation.source("x")  # type: ignore[arg-type]
    assert (violation.source(get("rummy-classic")) is None) == (violation.field is None)


def test_an_illegal_move_has_violations() -> None:
    with pytest.raises(Impossible, match="field violations"):
        IllegalMove("x")  # type: ignore[arg-type]
    assert IllegalMove([RoundIsOver()]).violations == (RoundIsOver(),)  # type: ignore[arg-type]
