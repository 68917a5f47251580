"""Duplicate deals, shares, ratings and intervals."""

import math

import pytest
from kernels import NEEDS_COMPILED_KERNEL

from tilerummy import arena
from tilerummy.arena import LineUp, Played, Result, Row
from tilerummy.arena.result import bootstrap, elo, inside, ladder, standard_error, win_rate
from tilerummy.arena.rounds import play_deal
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.record import result_text

EDITION = "rummikub-vienna-en"


@pytest.mark.long(but=1)
@pytest.mark.parametrize("bot", ["random", "casual", pytest.param("steady", marks=NEEDS_COMPILED_KERNEL)])
def test_a_player_against_itself_is_even_to_the_last_digit(bot: str) -> None:
    result = arena.play([bot, bot], EDITION, 3)
    for each in result.standings:
        assert (each.win.mean, each.win.error, each.score.mean) == (0.5, 0, 0)
        assert tuple(each.elo) == (0, 0, 0)
    assert all(row.rounds[0] == row.rounds[1] for row in result.rows)


def test_four_of_a_kind_have_a_quarter_each() -> None:
    result = arena.play(["beginner"] * 4, EDITION, 1)
    assert [each.win.mean for each in result.standings] == [0.25] * 4


def test_every_player_has_every_seat_once() -> None:
    for seats in (2, 3, 4):
        line_up = LineUp.of(["steady"] * seats, EDITION)
        for place in range(seats):
            assert sorted(line_up.seating(rotation).index(place) for rotation in range(seats)) == list(range(seats))


def test_neighbours_stay_neighbours() -> None:
    """The order of play is the same in every rotation: only the tiles change."""
    line_up = LineUp.of(["steady"] * 4, EDITION)
    orders = {
        tuple(seating[(seating.index(0) + step) % 4] for step in range(4)) for seating in map(line_up.seating, range(4))
    }
    assert orders == {(0, 1, 2, 3)}


def test_a_deal_is_the_same_for_every_line_up() -> None:
    one, other = LineUp.of(["steady", "casual"], EDITION), LineUp.of(["random", "miser"], EDITION)
    assert one.deal(7).order == other.deal(7).order
    assert one.deal(7).order != one.deal(8).order
    assert one.chance(7, 0) == other.chance(7, 0) != one.chance(7, 1)


@pytest.mark.parametrize(
    ("bots", "seats", "seed"),
    [([], None, bytes(32)), (["casual"] * 5, None, bytes(32)), (["casual"] * 3, 2, bytes(32)), (["casual"], 2, b"")],
)
def test_invalid_line_ups_are_refused(bots: list[str], seats: int | None, seed: bytes) -> None:
    with pytest.raises(Impossible):
        LineUp.of(bots, EDITION, seats, seed)


@pytest.mark.long
def test_the_last_bot_fills_the_table() -> None:
    result = arena.play(["casual", "random"], EDITION, 2, seats=4)
    one, others = result.standings
    assert (one.seats, others.seats) == (1, 3)
    assert one.win.mean + 3 * others.win.mean == pytest.approx(1)
    assert one.score.mean + 3 * others.score.mean == pytest.approx(0)


def test_a_round_can_be_replayed() -> None:
    line_up = LineUp.of(["casual", "beginner"], EDITION)
    record = arena.record_of(line_up, 3, 1)
    assert record.tag("Seats") == "computer:beginner/computer:casual"
    assert verify(record) == ()
    assert record.tag("Result") == result_text(play_deal(line_up, 3).rounds[1].points)


def _played(winner: int | None, starter: int = 0) -> Played:
    points = (0, 0) if winner is None else (10, -10) if winner == 0 else (-10, 10)
    return Played(starter, winner, "drawn" if winner is None else "out", points, (5, 5), (9, 4), (1, 0), (0, 2), (5, 5),
                  (50, 50), (20, 20))  # fmt: skip


def _result(*deals: tuple[int | None, int | None]) -> Result:
    """Deals by the seat that won in the first and in the second rotation."""
    rows = (Row(number, tuple(map(_played, winners))) for number, winners in enumerate(deals))
    return Result(LineUp(("a", "b"), EDITION, openings=True), tuple(rows))


def test_a_seat_that_wins_both_times_is_worth_half_to_each() -> None:
    result = _result((0, 0), (1, 1))
    assert result.wins(0) == result.wins(1) == [0.5, 0.5]
    assert result.standings[0].win.error == 0
    assert result.first_seat.mean == 0


def test_shares_scores_and_habits() -> None:
    result = _result((0, 1), (0, 0), (None, 0))
    assert result.wins(0) == [1, 0.5, 0.25]
    assert result.wins(1) == [0, 0.5, 0.75]
    assert result.scores(0) == [10, 0, -5]
    one = result.standings[0]
    assert one.win.mean == pytest.approx(7 / 12)
    assert one.win.error == pytest.approx(standard_error([1, 0.5, 0.25]))
    assert one.tiles_per_turn == pytest.approx((9 + 4) / 10)
    assert one.opening == 1
    assert one.never_opened == 0.5
    assert one.missed_openings == 1
    assert result.length.mean == 10
    assert {name: round(each.mean, 3) for name, each in result.endings().items()} == {"drawn": 0.167, "out": 0.833}


def test_ratings_of_the_design_notes() -> None:
    assert round(elo(0.593)) == 65
    assert round(elo(0.647)) == 105
    assert elo(0.25, seats=4) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_rating_and_share_undo_each_other(share: float, seats: int) -> None:
    assert win_rate(elo(share, seats), seats) == pytest.approx(share)


def test_no_rating_is_infinite() -> None:
    result = _result((0, 1), (0, 1))
    assert all(math.isfinite(number) for each in result.standings for number in each.elo)
    assert inside(1, 4) == 0.875


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    shares = [1.0] * 647 + [0.0] * 353
    interval = bootstrap(shares, elo, "seed")
    assert interval.low < 105 < interval.high
    exact = 1.96 * standard_error(shares)
    assert interval.low == pytest.approx(elo(0.647 - exact), abs=3)
    assert interval.high == pytest.approx(elo(0.647 + exact), abs=3)


def test_a_ladder_finds_the_ratings_that_made_the_matrix() -> None:
    true = [-120.0, 0.0, 30.0, 90.0]
    won = [[win_rate(a - b) * (a is not b) for b in true] for a in true]
    assert ladder(won, [[float(a is not b) for b in true] for a in true]) == pytest.approx(true, abs=0.01)


def test_a_matrix_has_every_pair_and_its_mirror() -> None:
    found = arena.matrix(["random", "beginner", "casual"], EDITION, 2)
    assert len(found.results) == 3
    for a in range(3):
        for b in range(3):
            if a != b:
                assert found.win(a, b).mean + found.win(b, a).mean == pytest.approx(1)
    assert sum(each.value for each in found.ratings) == pytest.approx(0, abs=1e-6)
    assert [each["bots"] for each in found.as_json()["pairs"]] == [list(each.line_up.bots) for each in found.results]
