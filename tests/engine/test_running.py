"""A running match equals its replayed records, for any host."""

from random import Random

import pytest

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.moves import DRAW_REQUEST, PASS, RESIGN, Discard, Lay, Move, Timeout, parse_move
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record, parse_records
from tilerummy.engine.violations import IllegalMove, NotOnRack

SHEET = "rummikub-vienna-en"
SEED = bytes(range(32))


def started(edition: str = SHEET, rounds: int = 2) -> RunningMatch:
    return RunningMatch(Match(get(edition), ("Ann", "computer:steady"), (), rounds))


def simplest(game: RunningMatch) -> Move:
    assert game.position is not None
    seen = view(game.position, game.to_move)
    wanted: list[Move] = [DRAW_REQUEST, PASS, *map(Discard, seen.rack)]
    return next(move for move in wanted if not judge(seen, move))


def test_between_rounds_nobody_is_to_move() -> None:
    game = started()
    assert (game.record, game.last_record, game.position, game.to_move, game.last_move) == (None,) * 5
    assert not game.is_over
    assert not game.has_clock()
    with pytest.raises(Impossible, match="no round"):
        game.play(DRAW_REQUEST)
    with pytest.raises(Impossible, match="no round"):
        game.time_out(())


def test_earlier_rounds_need_little_memory() -> None:
    game = started(rounds=4).begin(SEED).play(RESIGN)
    assert "situations" in vars(game.match.rounds[0])  # a host shows the moves of the last round
    game = game.begin(SEED).play(RESIGN).begin(SEED)
    assert not any("situations" in vars(record) for record in game.match.rounds)
    assert game.match.sheet.totals is not None
    assert str(game.match.rounds[0])
    assert not any("situations" in vars(record) for record in game.match.rounds)


@pytest.mark.parametrize("edition", [SHEET, "rummikub-original-de,discard_pile", "lets-play-rummy"])
def test_a_match_is_its_records(edition: str) -> None:
    rng, game = Random(edition), started(edition)
    while not game.is_over:
        if game.record is None:
            game = game.begin(rng.randbytes(32))
        game = game.play(simplest(game) if rng.random() < 0.99 else RESIGN, seconds=rng.randrange(90))
    assert len(game.match.rounds) == 2
    assert game.position == game.match.rounds[-1].final
    assert game.last_move == game.match.rounds[-1].entries[-1].move
    assert parse_records("\n".join(map(str, game.match.rounds))) == game.match.rounds
    assert [verify(record) for record in game.match.rounds] == [(), ()]
    with pytest.raises(Impossible, match="match over"):
        game.begin(SEED)


def test_a_refused_move_changes_nothing() -> None:
    game = started().begin(SEED)
    with pytest.raises(IllegalMove) as refused:
        game.play(Lay.parse(":r1-13"))
    assert any(isinstance(violation, NotOnRack) for violation in refused.value.violations)
    assert game == started().begin(SEED)


def test_a_time_out_is_filled_from_the_deck() -> None:
    game = started().begin(SEED)
    assert game.has_clock()
    assert not started(f"{SHEET},timer_s=none").begin(SEED).has_clock()
    after = game.play(game.time_out(()))
    assert isinstance(after.last_move, Timeout)
    assert not after.last_move.drawn.unknown
    assert len(after.last_move.drawn) == 1
    assert after.to_move != game.to_move


@pytest.mark.parametrize(
    ("position", "move", "timed"),
    [
        ("kbr10 y10k1k2/k5k6 01 0+ 2.0 -/-", "kbr10:kbry10", True),
        ("kbr10 r1r2r3k1/k5k6 01 0+ 2.0 -/-", ":r1-3", False),
        ("r1-4,kbr10 b4y4k1k2/k5k6 01 0 2.0 -/k4", "<k4r1-4:r1-3,kbry4", True),
        ("kbr10 k2k3k1/k5k6 01 0 2.0 -/k4", "<k4:k2-4", False),
    ],
)
def test_a_clock_for_rearranging_runs_until_the_discard(position: str, move: str, timed: bool) -> None:
    start = Position.parse(f"rummikub-original-de,discard_pile {position}")
    game = RunningMatch(Match(start.edition, ("Ann", "Bo"), (), 1), Record(start), SEED)
    assert not game.has_clock()
    assert game.has_clock(table_changed=True)
    game = game.play(parse_move(move))
    assert game.has_clock() is timed


def test_the_seed_of_a_computer_is_its_own_and_does_not_reveal_the_deal() -> None:
    game = started().begin(SEED)
    assert game.bot_seed(0) != game.bot_seed(1)
    assert game.bot_seed(1) == started().begin(SEED).bot_seed(1)
    assert game.bot_seed(1) != started().begin(bytes(32)).bot_seed(1)
    assert SEED.hex() not in repr(game)
