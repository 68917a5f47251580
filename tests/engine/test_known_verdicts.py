"""The same question gets the same answer for the same work."""

import pytest

from tilerummy.engine.cached import cached
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging import WORK
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import read_row
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Position
from tilerummy.engine.tiles import JOKER, Tile

POSITION = Position.parse("rummikub-vienna-en r3-5j4,kbr9,b1-3 r4b7k7o9/k1k2 01 0 4.0")
LAYS = ("r3-5j4:r3-5,bkj7", "r3-5j4:[r3r5],bkj7", "r3-5j4,kbr9:r3-5,kbrj9", "r3-5j4:[r3r5j],[b7]", "kbr9:kbro9")


def verdicts() -> list[str]:
    return [str(judge(POSITION, parse_move(lay))) for lay in LAYS]


def test_a_second_question_gets_the_same_answer_and_costs_as_many_steps() -> None:
    answers, steps = [], []
    for _ in range(2):
        begun = WORK.steps
        answers.append(verdicts())
        steps.append(WORK.steps - begun)
    assert answers[0] == answers[1]
    assert steps[0] == steps[1]


def test_jokers_of_unchanged_melds_stay_there() -> None:
    """The second red run has an equal twin that is not touched, and its joker is exchanged."""
    twins = Position.parse("rummikub-vienna-en r3-5j4,r3-5j4 r4k7b7/k1k2 01 0 4.0")
    assert judge(twins, parse_move("r3-5j4:r3-5,kbj7")) == ()
    assert [each.clause for each in judge(twins, parse_move("r3-5j4,r3-5j4:r3-5,kbjj7,[r3r5]"))] != []


def test_a_row_is_read_once_and_foreign_values_are_still_refused() -> None:
    row = [Tile("r", 4), JOKER, Tile("r", 6)]
    assert read_row(row) is read_row(tuple(row))
    with pytest.raises(Impossible, match="wrong type"):
        read_row([("r", 4), ("", 0), ("r", 6)])  # type: ignore[list-item]


def test_a_cached_property_is_computed_once() -> None:
    class Counted:
        asked = 0

        @cached
        def value(self) -> int:
            """The value."""
            self.asked += 1
            return self.asked

    counted = Counted()
    assert (counted.value, counted.value, counted.asked) == (1, 1, 1)
    assert isinstance(Counted.value, cached)
    assert Counted.value.__doc__ == "The value."
