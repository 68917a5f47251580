"""Every turn beside the best lay: what was laid, what was missed, and only from what the player could see."""

import pytest

from tilerummy.bots.round_runner import play_round
from tilerummy.engine.position import Position, Stage
from tilerummy.engine.record import Record
from tilerummy.review import review_turns

SHEET = "rummikub-vienna-en"


def record(start: str, moves: str) -> Record:
    return Record.parse(f'[Notation "1"]\n[Start "{SHEET}{start}"]\n{moves}\n')


def test_a_missed_lay_counts_in_tiles_and_points() -> None:
    (turn,) = review_turns(record(" r3-5,kbr10 r6o10k1b13/x9 01 0 2.0", "r3-5:r3-6"))
    assert (turn.tiles, turn.points, turn.best_tiles, turn.best_points) == (1, 6, 2, 16)
    assert (turn.missed_tiles, turn.missed_points, turn.share) == (1, 10, 0.5)
    assert (turn.opened, turn.number, turn.jokers_laid, turn.rebuilt, turn.went_out) == (True, 1, 0, 0, False)


def test_simple_ways_find_less() -> None:
    """Adding finds nothing; taking the 5 from a full group finds two tiles; rebuilding both runs finds three."""
    (turn,) = review_turns(record(" kbro5,k6-9 b6b7k13/x9 01 0 2.0", "+r1"))
    assert (turn.added, turn.one_meld, turn.best_tiles) == (0, 2, 2)
    (turn,) = review_turns(record(" k5-8,b5-8 r5k13/x9 01 0 2.0", "k5-8,b5-8:k6-8,b6-8,kbr5"))
    assert (turn.added, turn.one_meld, turn.best_tiles, turn.tiles, turn.rebuilt) == (0, 0, 1, 1, 2)


def test_waiting_is_counted_over_the_own_turns() -> None:
    played = record(" r3-5 r6k1b2/x9 01 0 2.0", "+b9 +x\n3. +o9 +x\n4. r3-5:r3-6 +x\n5. +k2")
    assert [(turn.tiles, turn.best_tiles, turn.waited) for turn in review_turns(played)] == [
        (0, 1, 0),
        (0, 1, 1),
        (1, 1, 2),
        (0, 0, 0),
    ]


def test_going_out_and_a_joker_kept_or_laid() -> None:
    (turn,) = review_turns(record(" kbr10 r5r6j/x9 01 0 2.0", ":r5-7j7"))
    assert turn.went_out
    assert turn.could_go_out
    assert turn.jokers_laid == 1
    (turn,) = review_turns(record(" kbr10 r5r6j/x9 01 0 2.0", "+k1"))
    assert turn.could_go_out
    assert not turn.went_out


@pytest.mark.long(but=1)
@pytest.mark.parametrize("edition", [SHEET, f"{SHEET},discard_pile=yes", "rummy-classic"])
def test_a_whole_round(edition: str) -> None:
    played = play_round(["solid", "expert"], edition, seed=5)
    turns = review_turns(played)
    starts = [at for at, each in enumerate(played.situations[:-1]) if each.stage is Stage.START]
    assert [turn.number - 1 for turn in turns] == starts, "a turn begins where the seat has done nothing yet"
    assert [move for turn in turns for move in turn.moves] == [entry.move for entry in played.entries]
    assert all(turn.best_tiles >= max(turn.tiles, turn.added, turn.one_meld) for turn in turns)
    assert any(turn.tiles for turn in turns)
    final = played.final
    assert isinstance(final, Position)
    if not final.rules.discard_pile:
        assert sum(turn.tiles for turn in turns) == len(final.table_tiles)


@pytest.mark.long
def test_only_what_the_player_could_see_counts() -> None:
    played = play_round(["skilled", "strong"], SHEET, seed=8)
    for seat in (0, 1):
        own = tuple(turn for turn in review_turns(played) if turn.seat == seat)
        assert review_turns(played.redacted(seat)) == own
    assert review_turns(played.redacted(None)) == ()
