"""Waiting is no mistake if it led to something, and a miss that is repeated counts once."""

import pytest

from tilerummy.bots.round_runner import play_round
from tilerummy.engine.record import Record
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.review import Mark, rate, review_round
from tilerummy.review.sentences import describe_turn

SHEET = "rummikub-vienna-en"
NAMES = ("Ann", "Bo")


def record(start: str, moves: str) -> Record:
    return Record.parse(f'[Notation "1"]\n[Start "{SHEET}{start}"]\n{moves}\n')


def marks(played: Record, seat: int = 0) -> list[list[str]]:
    return [[mark.value for mark in turn.marks] for turn in review_round(played).turns if turn.seat == seat]


def sentence(played: Record, number: int, language: str = "en") -> str:
    turn = review_round(played).turns[number]
    return describe_turn(played, turn, NAMES, Translator(language))


# Ann could lay the red 6 in her first turn. In her second one the black 10 fits too.
START = " r3-5,bro10 r6k1k3b13/k4k5k8b1b3 01 0 2.0"
LARGER = "+k10 +b8 3. r3-5,bro10:r3-6,kbro10 +b9"
ALONE = "+k10 +b8 3. r3-5:r3-6 +b9"
NEVER = "+k12 +b8 3. +k13 +b9 4. +b12 +o1"


def test_tiles_that_were_laid_in_a_larger_lay_were_kept_on_purpose() -> None:
    played = record(START, LARGER)
    assert marks(played) == [["waited"], ["best"]]
    assert sentence(played, 0) == "Ann waited: 1 tile could be laid."
    assert review_round(played).worst[0] == ()
    assert review_round(played).turns[0].is_exercise is False


def test_the_same_tiles_alone_a_turn_later_were_missed_before() -> None:
    assert marks(record(START, ALONE))[0] == ["missed-tiles"]


def test_who_never_lays_them_and_does_not_win_missed_them() -> None:
    assert marks(record(START, NEVER)) == [["missed-tiles"]] * 3


def test_a_win_excuses_nothing() -> None:
    """Ann draws twice, lays the red 6 alone and goes out at last: she did not keep it for anything."""
    start = " r3-5,bro10 r6k2/k4k5k8b1b3 01 0 2.0"
    moves = "+k1 +b8 3. +k3 +b9 4. r3-5:r3-6 +o1 5. :k1-3"
    played = record(start, moves)
    assert marks(played) == [["missed-tiles"], ["missed-tiles"], ["missed-win", "missed-tiles"], ["won"]]


def test_a_missed_win_is_not_waiting() -> None:
    played = record(" kbr10 o10/k4k5k8b1b3 01 0 2.0", "+k1 +b8 3. kbr10:kbro10 +b9 4. +k2 +o1 5. +k3 +o2 6. :k1-3")
    assert marks(played)[0] == ["missed-win", "missed-tiles"]


def test_a_first_lay_can_wait_too() -> None:
    start = " - k10b10r10k1/k4k5k8b1b3 - 0 1.0"
    assert marks(record(start, "+o10 +b8 2. :kbro10 +b9"))[0] == ["waited"]
    assert sentence(record(start, "+o10 +b8 2. :kbro10 +b9"), 0) == "Ann waited: 3 tiles could be laid."
    assert marks(record(start, "+k2 +b8 2. :kbr10 +b9"))[0] == ["missed-first-lay", "missed-tiles"]


def test_time_that_ran_out_is_not_waiting() -> None:
    assert marks(record(START, LARGER.replace("+k10", "!+k10")))[0] == ["missed-tiles"]


def test_a_repeated_miss_is_one_exercise() -> None:
    review = review_round(record(START, NEVER))
    assert review.worst[0] == (0,)
    assert (review.missed[0].tiles, review.missed[0].points) == (1, 6)
    # Another miss in a later turn is another exercise, and the larger one comes first.
    review = review_round(record(START, "+k12 +b8 3. +k2 +b9 4. r3-5:r3-6 +o1"))
    assert review.worst[0] == (4, 0)
    assert (review.missed[0].tiles, review.missed[0].points) == (4, 12)
    first, second = (review.turns[at].review for at in review.worst[0])
    assert first is not None
    assert second is not None
    assert (first.missed_tiles, second.missed_tiles) == (3, 1)


def test_a_miss_that_grows_a_little_is_the_same() -> None:
    """Red 6 and 7 fit, and then also the 8; the much larger miss at the end is another one."""
    start = " r3-5,bro10 r6r7k1k3b13/k4k5k8b1b3 01 0 2.0"
    review = review_round(record(start, "+r8 +b8 3. +k2 +b9 4. +b12 +o1"))
    assert [turn.review.missed_tiles for turn in review.turns[::2] if turn.review] == [2, 3, 6]
    assert review.worst[0] == (4, 0)
    review = review_round(record(start, "+r8 +b8 3. +k12 +b9 4. +b12 +o1"))
    assert review.worst[0] == (2,), "the larger one, and only once"
    assert (review.missed[0].tiles, review.missed[0].points) == (3, 21)


def test_the_rating_is_the_same_as_before() -> None:
    played = record(START, LARGER)
    ratings = review_round(played).ratings
    assert ratings == rate(played)
    assert ratings[0] is not None
    assert (ratings[0].waits, ratings[0].missed_tiles, ratings[0].accuracy) == (1, 1, 50)


def test_a_hoarder_is_not_blamed_every_turn() -> None:
    played = play_round(["hoarder", "regular"], SHEET, seed=5)
    review = review_round(played)
    own = [turn for turn in review.turns if turn.seat == 0]
    assert own[-1].marks == (Mark.WON,)
    assert sum(Mark.WAITED in turn.marks for turn in own) > 3
    assert not any(Mark.MISSED_FIRST_LAY in turn.marks and not turn.is_exercise for turn in own)
    for turn in own:
        assert Mark.WAITED not in turn.marks or (turn.marks == (Mark.WAITED,) and not turn.is_exercise)


@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_in_words(language: str) -> None:
    one = sentence(record(START, LARGER), 0, language)
    start = " - k10b10r10k1/k4k5k8b1b3 - 0 1.0"
    three = sentence(record(start, "+o10 +b8 2. :kbro10 +b9"), 0, language)
    assert "Ann" in one
    assert "1" in one
    assert "3" in three
    assert one.endswith(".")
