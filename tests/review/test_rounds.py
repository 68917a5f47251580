"""A whole round: its marks, the sentence about each turn, rack values, turning points, exercises."""

from dataclasses import replace
from functools import cache

import pytest

from tilerummy.bots.round_runner import play_round
from tilerummy.engine.errors import Impossible
from tilerummy.engine.record import Record
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.review import Mark, review_round
from tilerummy.review.rating import rate
from tilerummy.review.rounds import MOST_TURNING_POINTS, TurningPoint, is_repeated, leader, missed_tiles, turning_points
from tilerummy.review.sentences import describe_level, describe_turn, describe_turning_point

SHEET = "rummikub-vienna-en"
NAMES = ("Ann", "Bo")
EN = Translator("en")


@cache
def two_seats() -> Record:
    return play_round(["solid", "newcomer"], SHEET, seed=7)


@cache
def three_seats() -> Record:
    return play_round(["learner", "regular", "solid"], "rummy-classic", seed=11)


def record(start: str, moves: str) -> Record:
    return Record.parse(f'[Notation "1"]\n[Start "{SHEET}{start}"]\n{moves}\n')


def first(start: str, moves: str) -> tuple[tuple[str, ...], str]:
    """The marks of the first turn, and the sentence about it."""
    played = record(start, moves)
    turn = review_round(played).turns[0]
    return tuple(mark.value for mark in turn.marks), describe_turn(played, turn, NAMES, EN)


def test_going_out_and_a_missed_win() -> None:
    there = " kbr10 r5r6j/x9 01 0 2.0"
    assert first(there, ":r5-7j7") == (("won",), "Ann laid all 3 tiles and went out.")
    assert first(" kbr10 o10/x9 01 0 2.0", "kbr10:kbro10") == (("won",), "Ann laid the last tile and went out.")
    marks, sentence = first(there, "+k1")
    assert marks == ("missed-win", "missed-tiles")
    assert sentence == "Ann could have gone out: every tile of the rack could be laid."
    assert first(" kbr10 r5r6jk1/x9 01 0 2.0", ":r5-7j7")[0] == ("best",), "a tile is left"


def test_a_missed_first_lay() -> None:
    there = " - k10b10r10k1/x9 - 0 1.0"
    marks, sentence = first(there, "+k2")
    assert marks == ("missed-first-lay", "missed-tiles")
    assert sentence == "Ann could have made the first lay, with 30 points."
    assert first(there, ":kbr10") == (("best",), "Ann made the best first lay, with 3 tiles.")
    assert first(" - k9b9r9k1/x9 - 0 1.0", "+k2")[0] == ("nothing",), "27 points are not enough"
    assert "missed-first-lay" not in first(" kbr10 o10k1/x9 01 0 2.0", "+k2")[0], "Ann has made it before"


def test_missed_tiles_and_points() -> None:
    there = " r3-5,kbr10 r6o10k1b13/x9 01 0 2.0"
    assert first(there, "r3-5:r3-6") == (("missed-tiles",), "Ann laid 1 of 2 possible tiles.")
    assert first(there, "+k2") == (("missed-tiles",), "Ann laid nothing, although 2 tiles could be laid.")
    assert first(there, "r3-5,kbr10:r3-6,kbro10") == (("best",), "Ann laid 2 tiles: the best move.")
    one = " kbr10 o10k1/x9 01 0 2.0"
    assert first(one, "+k2")[1] == "Ann laid nothing, although 1 tile could be laid."


def test_points_count_where_tiles_are_equal() -> None:
    there = " kbr10 r5r6r7k5b5k1/x9 01 0 2.0"
    marks, sentence = first(there, ":kbr5")
    assert marks == ("missed-points",)
    assert sentence == "Ann laid as many tiles as possible, but others are worth 3 points more."
    assert first(there, ":r5-7")[0] == ("best",)


def test_nothing_to_lay() -> None:
    there = " r3-5 k1b13/x9 01 0 2.0"
    assert first(there, "+k2") == (("nothing",), "Ann had nothing to lay.")
    assert first(there, "resign") == (("nothing",), "Ann resigned.")
    assert first(there, "!+k2") == (("nothing",), "Ann had nothing to lay, and the time ran out.")


def test_a_joker_given_away() -> None:
    """Bo exchanges the joker that Ann laid, and uses it elsewhere; if he leaves it there, nothing was given away."""
    there = " r3-5 k10k11jb1/k12o8o9r13 01 0 2.0"
    laid = ":k10-12j12"
    marks, sentence = first(there, f"{laid} k10-12j12:k10-12,o7-9j7")
    assert marks == ("joker-given", "best")
    assert sentence == "Ann gave a joker away: Bo took it before the next turn."
    assert first(there, f"{laid} +b2")[0] == ("best",)
    assert first(there, f"{laid} +k13 3. +b2 k10-12j12:k10-12,o7-9j7")[0] == ("best",), "Ann had a turn in between"
    longer = " r3-5 k10k11jb1/k13o8o9r13 01 0 2.0"
    assert first(longer, f"{laid} k10-12j12:k10-13j12")[0] == ("best",), "the joker is still black 12"


def test_hidden_racks_are_not_judged() -> None:
    played = two_seats()
    seen = played.redacted(1)
    review = review_round(seen)
    assert len(review.turns) == len(review_round(played).turns)
    assert review.ratings[0] is None
    assert review.ratings[1] == rate(played)[1]
    assert all(point.kind == "missed-win" for point in review.turning_points), "nobody knows who leads"
    hidden = next(turn for turn in review.turns if turn.seat == 0)
    assert describe_turn(seen, hidden, NAMES, EN) == "The rack of Ann is hidden, so this turn cannot be judged."
    assert review.worst[0] == ()


def test_the_numbers_of_a_whole_round() -> None:
    played = two_seats()
    review = review_round(played)
    assert tuple(rating for rating in review.ratings if rating) == rate(played)
    assert len(review.values) == len(review.turns) + 1
    assert review.turns[0].begin == 0
    assert review.turns[-1].end == len(played.entries)
    assert [turn.end for turn in review.turns[:-1]] == [turn.begin for turn in review.turns[1:]]
    winner = review.turns[-1].seat
    assert review.values[-1][winner] == 0
    for seat, worst in enumerate(review.worst):
        assert len(worst) <= 5
        assert all(review.turns[at].seat == seat and review.turns[at].is_exercise for at in worst)
        missed = [review.turns[at].review for at in worst]
        others = [turn for turn in review.turns if turn.seat == seat and turn.is_exercise and turn.review not in missed]
        found = [missed_tiles(turn) for turn in missed if turn]
        assert len(worst) == 5 or all(turn.review and is_repeated(missed_tiles(turn.review), found) for turn in others)
        plain = [turn for turn in missed if turn and turn.opened and not turn.could_go_out]
        assert [turn.missed_tiles for turn in plain] == sorted((turn.missed_tiles for turn in plain), reverse=True)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_has_a_sentence(language: str) -> None:
    tr = Translator(language)
    for played in (two_seats(), three_seats()):
        review = review_round(played)
        for turn in review.turns:
            said = describe_turn(played, turn, ("Ann", "Bo", "Cy"), tr)
            assert said.endswith(".")
            assert "review-" not in said
            assert "{" not in said
        for rating in review.ratings:
            assert rating is not None
            assert not describe_level(rating, tr).startswith("review-")
        for point in review.turning_points:
            assert describe_turning_point(point, ("Ann", "Bo", "Cy"), tr).endswith(".")


def test_levels_in_words() -> None:
    rating = rate(two_seats())[0]
    assert describe_level(replace(rating, level=4, low=3, high=5), EN) == "level 4 (3 to 5)"
    assert describe_level(replace(rating, level=4, low=1, high=7), EN) == "level 1 to 7"
    assert describe_level(replace(rating, level=8, low=8, high=8), EN) == "level 8"
    assert describe_level(replace(rating, level=None, low=None, high=None), EN) == ""


# Turning points


def plain(*seats: int) -> list[tuple[int, tuple[Mark, ...]]]:
    return [(seat, ()) for seat in seats]


def test_who_leads() -> None:
    assert leader((10, 20)) == 0
    assert leader((20, 10, 30)) == 1
    assert leader((10, 10)) is None
    assert leader((10, None)) is None


def test_a_lead_that_lasts_is_a_turning_point() -> None:
    values = [(50, 60), (40, 60), (40, 30), (35, 30), (35, 20), (35, 20)]
    assert turning_points(values, plain(0, 1, 0, 1, 0)) == (TurningPoint(1, 1, "lead"),)


def test_a_lead_that_is_lost_at_once_is_none() -> None:
    values = [(50, 60), (50, 40), (30, 40), (30, 40), (20, 40)]
    assert turning_points(values, plain(1, 0, 1, 0)) == ()


def test_the_first_leader_and_equal_racks_turn_nothing() -> None:
    assert turning_points([(50, 50), (40, 50), (40, 45), (30, 45)], plain(0, 1, 0)) == ()


def test_a_missed_win_is_a_turning_point() -> None:
    marks = [(0, (Mark.BEST,)), (1, (Mark.MISSED_WIN, Mark.MISSED_TILES))]
    assert turning_points([(50, 60), (40, 60), (40, 60)], marks) == (TurningPoint(1, 1, "missed-win"),)
    again = [*marks, *marks]
    assert turning_points([(50, 60)] * 5, again) == (TurningPoint(1, 1, "missed-win"),), "still the same win"


def test_there_are_only_a_few() -> None:
    values, seats, lead = [(50, 60)], [], 0
    for lap in range(12):
        lead = 1 - lead
        for seat in (0, 1, 0):
            values.append((40, 30 - lap) if lead else (30 - lap, 40))
            seats.append(seat)
    found = turning_points(values, plain(*seats))
    assert len(found) == MOST_TURNING_POINTS
    assert [point.turn for point in found] == sorted(point.turn for point in found)


def test_only_records_are_reviewed() -> None:
    with pytest.raises(Impossible):
        review_round("1. +x")  # type: ignore[arg-type]
