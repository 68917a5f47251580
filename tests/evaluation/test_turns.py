"""A turn beside the best that the seat could have done."""

from random import Random

import pytest

from tilerummy.bots.deadline import Deadline
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.dealer import resample
from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import Draw, lay_in
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.record import Entry
from tilerummy.engine.tiles import Tiles
from tilerummy.evaluation import TurnWorth, weigh_turn

SHEET = "rummikub-vienna-en"
RECORD = play_round(["steady", "master-1", "newcomer"], SHEET, seed=14)


def weighed(at: int, *, worlds: int = 8, other: int | None = None) -> TurnWorth:
    there = RECORD.situations[at]
    assert isinstance(there, Position)
    seen = view(there, there.turn)
    if other is not None:
        seen = view(resample(seen, Random(other)), there.turn)
    return weigh_turn(seen, RECORD.entries[:at], lay_in(RECORD.entries[at].move).played, worlds=worlds)


@pytest.mark.parametrize("at", range(0, len(RECORD.entries), 7))
def test_what_was_done_is_never_better_than_the_best(at: int) -> None:
    found = weighed(at)
    assert 0 <= found.chance <= found.best_chance <= 1
    assert 0 <= found.lost <= 1
    assert not found.is_mistake or found.worlds == 8


@pytest.mark.parametrize("at", range(0, len(RECORD.entries), 11))
def test_hidden_tiles_change_nothing_and_it_can_be_repeated(at: int) -> None:
    assert weighed(at) == weighed(at) == weighed(at, other=5)


def test_a_missed_win_is_a_mistake() -> None:
    seen = View.parse(f"{SHEET} kbr10,r6-8 r9o10/x1/x1 012 0 9.0")
    found = weigh_turn(seen, (), Tiles.parse("r9"))
    assert found.best is not None
    assert found.best.played == Tiles.parse("r9o10")
    assert found.is_mistake
    assert found.best_chance == 1
    assert found.lost > 0.05
    assert weigh_turn(seen, (), Tiles.parse("r9o10")).lost == 0


def test_with_nothing_to_choose_nothing_is_lost() -> None:
    seen = View.parse(f"{SHEET} kbr10 k1/x4/x3 012 0 9.0")
    found = weigh_turn(seen, (), Tiles())
    assert (found.best, found.lost, found.is_mistake) == (None, 0, False)


def test_something_else_is_refused() -> None:
    with pytest.raises(Impossible):
        weigh_turn(View.parse(f"{SHEET} kbr10 k1/x4 01 0 9.0"), (), "k1")  # type: ignore[arg-type]


def test_without_time_only_the_net_is_asked() -> None:
    seen = View.parse(f"{SHEET} kbr10,r6-8 r9o10/x1/x1 012 0 9.0")
    late = Deadline(0.0)
    found = weigh_turn(seen, (), Tiles.parse("r9"), deadline=late)
    assert (found.worlds, found.lost, found.is_mistake) == (0, 0, False)


@pytest.mark.parametrize(
    ("view", "tiles", "code"),
    [
        ("kbr10,r6-8 r9o10k1/x9/x12 012 0 9.0", "b3", "cannot-be-laid"),  # not on the rack
        ("kbr10,r6-8 r9o10k1/x9/x12 012 0 9.0", "k1", "cannot-be-laid"),
        ("kbr10,r6-8 r9o10k1/x9/x12 12 0 9.0", "r9", "cannot-be-laid"),  # not in a first lay
        ("kbr10,r6-8 r9o10k1/x9/x12 012 1 9.0", "r9", "rack-unknown"),
        ("kbr10,r6-8 -/x9/x12 012 0 9.0", "-", "round-over"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(view: str, tiles: str, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        weigh_turn(View.parse(f"{SHEET} {view}"), (), Tiles.parse(tiles))
    assert refused.value.code == code


def test_the_log_of_a_larger_table_is_refused() -> None:
    with pytest.raises(Impossible) as refused:
        weigh_turn(View.parse(f"{SHEET} kbr10 k1/x9 01 0 9.0"), [Entry(2, Draw())], Tiles())
    assert refused.value.code == "no-such-seat"


@pytest.mark.parametrize("worlds", [0, 1, 9])
def test_a_few_worlds_confirm_nothing(worlds: int) -> None:
    seen = View.parse(f"{SHEET} - k10k11k12b7b8b9r4o4b4k1r8o13r13b2/x14 - 0 1.0")
    tiles = Tiles.parse("k10k11k12b7b8b9r4o4b4")
    few, enough = (weigh_turn(seen, (), tiles, worlds=each) for each in (worlds, 20))
    assert (few.is_mistake, few.is_open) == (False, True)
    assert (enough.is_mistake, enough.is_open) == (True, False)
