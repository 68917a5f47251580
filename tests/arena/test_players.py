"""The frozen reference players: what each of them does, and that its moves are always legal."""

from dataclasses import replace

import pytest

from tilerummy import arena
from tilerummy.arena import LineUp
from tilerummy.arena.rounds import play_rotation
from tilerummy.bots import PLAYERS, make
from tilerummy.bots.bounded_search import ends_round, without_jokers
from tilerummy.bots.references import PATIENCE, own_turn
from tilerummy.engine.editions import keys
from tilerummy.engine.moves import DRAW_REQUEST, NO_LAY, PASS, Lay, Move
from tilerummy.engine.position import View, view
from tilerummy.engine.record import Entry

REFERENCE = ("random", "first-found", "steady", "max-value", "miser", "patient-miser")
EDITION = "rummikub-vienna-en"
VARIANTS = ("discard_pile=yes", "open_last_tile=yes", "open_after_draw=yes", "jokers=0", "open_scope=any_player")


def _lay(bot: str, text: str, log: tuple[Entry, ...] = ()) -> str:
    return str(make(bot).choose(View.parse(f"{EDITION} {text}"), log))


def test_all_of_them_are_there() -> None:
    assert set(REFERENCE) <= set(PLAYERS)
    assert [make(name).name for name in REFERENCE] == list(REFERENCE)


@pytest.mark.long(but=3)
@pytest.mark.parametrize("edition", [*keys(), *(f"{EDITION},{variant}" for variant in VARIANTS)])
def test_the_referee_refuses_none_of_their_moves(edition: str) -> None:
    """One round of four seats; an illegal move would raise."""
    for number, bots in enumerate((REFERENCE[:4], REFERENCE[2:])):
        played = play_rotation(LineUp.of(bots, edition), number, 0)
        assert sum(played.points) == 0


@pytest.mark.long
@pytest.mark.parametrize("edition", keys())
@pytest.mark.parametrize("bot", PLAYERS)
def test_many_rounds_without_a_refused_move(bot: str, edition: str) -> None:
    result = arena.play([bot, "steady"], edition, 5)
    assert sum(len(row.rounds) for row in result.rows) == 10


def test_first_found_lays_one_thing() -> None:
    assert _lay("first-found", "kbr10 k1k2k3o10/x14 0 0 2.0") == ":k1-3"
    assert _lay("first-found", "kbr10 k1k5o10/x14 0 0 2.0") == "kbr10:kbro10"
    assert _lay("first-found", "kbr10 k1k5/x14 0 0 2.0") == "+x"


def test_max_value_never_lays_fewer_points_than_steady() -> None:
    for number in range(20):
        position = LineUp.of(["steady"], EDITION, 2).deal(number).position(0)
        seen = replace(view(position, 0), opened=frozenset((0, 1)))
        points = [_points(make(bot).choose(seen, ()), seen) for bot in ("max-value", "steady")]
        assert points[0] >= points[1]


def _points(move: Move, seen: View) -> int:
    return move.played.points(seen.rules.joker_penalty) if isinstance(move, Lay) else 0


def test_a_miser_keeps_its_joker() -> None:
    assert _lay("miser", "kbr10 r5r6k1k3o9j/x14 0 0 2.0") == "+x"
    assert _lay("steady", "kbr10 r5r6k1k3o9j/x14 0 0 2.0") != "+x"


def test_a_miser_opens_with_a_joker_only_if_necessary() -> None:
    assert "j" in _lay("miser", "- r10r11k1k3o9j/x14 - 0 1.0")
    assert _lay("miser", "- k10b10r10o1r5j/x14 - 0 1.0") == ":kbr10"


def test_a_miser_goes_out_with_its_joker() -> None:
    assert _lay("miser", "kbr10 r5r6j/x14 0 0 2.0") in (":r5-7j7", ":r4-6j4")


def test_a_patient_miser_waits() -> None:
    text = "- r10r11k1k3o9j/x14 - 0 {}.0"
    assert _lay("patient-miser", text.format(1)) == "+x"
    log = tuple(Entry(seat, DRAW_REQUEST) for _ in range(PATIENCE) for seat in (0, 1))
    assert _lay("patient-miser", text.format(PATIENCE), log[:-2]) == "+x"
    assert "j" in _lay("patient-miser", text.format(PATIENCE + 1), log)
    assert _lay("patient-miser", "- k10b10r10o1r5j/x14 - 0 1.0") == ":kbr10"


def test_own_turns_are_counted_by_seat() -> None:
    begun = View.parse(f"{EDITION},open_after_draw=yes - x14/r1r2r3 - 1 2.0")
    assert own_turn(begun, ()) == 1
    assert own_turn(begun, (Entry(1, DRAW_REQUEST), Entry(1, PASS), Entry(0, DRAW_REQUEST), Entry(0, PASS))) == 2
    drawn = View.parse(f"{EDITION},open_after_draw=yes - x14/r1r2r3 - 1+ 2.0")
    assert own_turn(drawn, (Entry(1, DRAW_REQUEST),)) == 1


def test_helpers() -> None:
    seen = View.parse(f"{EDITION} kbr10 r5r6j/x14 0 0 2.0")
    assert str(without_jokers(seen).rack) == "r5r6"
    assert ends_round(seen, Lay.parse(":r5-7j7"))
    assert not ends_round(seen, NO_LAY)
    assert not ends_round(seen, None)
