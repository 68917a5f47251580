"""A round by chances: what each turn cost, only what is confirmed, and only by what its player could know."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, strategies as st

from tilerummy.bots.round_runner import play_round
from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import Draw
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import outcome
from tilerummy.evaluation import TurnWorth
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.review import Mark, RoundByChances, review_round, weigh_round
from tilerummy.review.by_chances import MISTAKES, accuracy, better_lay, marks_of, turning_points
from tilerummy.review.rounds import MOST_EXERCISES, MOST_TURNING_POINTS, TurningPoint
from tilerummy.review.sentences import describe_by_chances, describe_turning_point
from tilerummy.review.weighing import MOST_WEIGHED, why_only_tiles

SHEET = "rummikub-vienna-en"
NAMES = ("Ann", "Bo", "Cy", "Di")
EN = Translator("en")
PLAYERS = {2: ("strong", "newcomer"), 4: ("regular", "solid", "casual", "strong")}


@cache
def weighed(seats: int) -> RoundByChances:
    return weigh_round(review_round(play_round(PLAYERS[seats], SHEET, seed=8)))


def record(start: str, moves: str) -> Record:
    return Record.parse(f'[Notation "1"]\n[Start "{SHEET}{start}"]\n{moves}\n')


def first(start: str, moves: str, language: str = "en") -> tuple[tuple[str, ...], str]:
    """The marks of the first turn, and the sentence about it."""
    by = weigh_round(review_round(record(start, moves)))
    return tuple(mark.value for mark in by.marks[0]), describe_by_chances(by, 0, NAMES, Translator(language))


# Laws


@pytest.mark.parametrize("seats", PLAYERS)
def test_chances_add_up_to_1_at_every_moment_and_the_last_is_the_outcome(seats: int) -> None:
    by = weighed(seats)
    assert by.chances is not None
    assert len(by.chances) == len(by.review.turns) + 1
    for chances in by.chances:
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    end = outcome(by.review.record.position)
    assert end is not None
    assert by.chances[-1] == tuple(float(seat == end.winner) for seat in range(seats))


@pytest.mark.parametrize("seats", PLAYERS)
def test_only_a_confirmed_loss_or_a_missed_win_is_a_mistake(seats: int) -> None:
    by = weighed(seats)
    assert any(by.is_mistake(at) for at in range(len(by.marks)))
    for at, (turn, worth, marks) in enumerate(zip(by.review.turns, by.worths, by.marks, strict=True)):
        if Mark.LOST_CHANCE in marks:
            assert worth is not None
            assert worth.is_mistake
            assert by.losses[at] == worth.lost > 0
        elif not by.is_mistake(at):
            assert worth is None or not worth.is_mistake
            assert by.losses[at] == 0
        said = describe_by_chances(by, at, NAMES, EN)
        assert ("cost" in said) == by.is_mistake(at)
        assert turn.review is not None
        assert (Mark.NOTHING in marks) == (turn.review.best_tiles == 0)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seats", PLAYERS)
def test_what_others_hold_changes_no_worth_of_own_turns(seats: int) -> None:
    """The record of one seat shows no rack and no draw of the others, and says the same about its turns."""
    by = weighed(seats)
    for seat in range(seats):
        alone = weigh_round(review_round(by.review.record.redacted(seat)))
        assert alone.chances is None
        assert alone.accuracies[seat] == by.accuracies[seat]
        assert alone.worst[seat] == by.worst[seat]
        for turn, worth, mine in zip(by.review.turns, by.worths, alone.worths, strict=True):
            assert mine == (worth if turn.seat == seat else None)


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_review_by_tiles_knows_nothing_of_it(seats: int) -> None:
    review = weighed(seats).review
    assert review == review_round(review.record)
    assert not {Mark.LOST_CHANCE, Mark.GOOD} & {mark for turn in review.turns for mark in turn.marks}


@pytest.mark.parametrize("seats", PLAYERS)
def test_exercises_are_different_mistakes_of_a_seat(seats: int) -> None:
    by = weighed(seats)
    for seat, worst in enumerate(by.worst):
        assert len(worst) == min(MOST_EXERCISES, by.mistakes[seat])
        assert all(by.review.turns[at].seat == seat and by.is_mistake(at) for at in worst)
        lost = [by.losses[at] for at in worst]
        assert lost == sorted(lost, reverse=True)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=20), st.integers(0, 19), st.floats(0, 1))
def test_accuracy_falls_with_what_turns_cost(losses: list[float], at: int, more: float) -> None:
    worse = [*losses]
    worse[at % len(losses)] += more
    assert 0 < accuracy(worse) <= accuracy(losses) <= 1
    assert accuracy([0.0] * len(losses)) == 1


@given(st.lists(st.sampled_from([*MISTAKES, Mark.BEST, Mark.WAITED]), max_size=30), st.randoms(use_true_random=False))
def test_turning_points_are_few_and_in_order(marks: list[Mark], rng: object) -> None:
    seats = [at % 3 for at in range(len(marks))]
    shares = [[rng.random() + 0.01 for _ in range(3)] for _ in range(len(marks) + 1)]  # type: ignore[attr-defined]
    chances = [tuple(share / sum(each) for share in each) for each in shares]
    losses = [0.2 if mark in MISTAKES else 0.0 for mark in marks]
    found = turning_points(chances, seats, [(mark,) for mark in marks], losses)
    assert len(found) <= MOST_TURNING_POINTS
    assert [point.turn for point in found] == sorted({point.turn for point in found})
    for point in found:
        assert point.change >= 0.1
        if point.kind in ("rises", "falls"):
            then, now = chances[point.turn][point.seat], chances[point.turn + 1][point.seat]
            assert (now > then) == (point.kind == "rises")


# Turns


def test_who_lays_everything_too_early_loses_chance() -> None:
    """The first lay of nine tiles shows them all, and leaves nothing to go on with: three of them are enough."""
    start, lay = " - k10k11k12b7b8b9r4o4b4k1r8o13r13b2/x14/x14/x14 - 0 1.0", ":k10-12,b7-9,bro4"
    assert review_round(record(start, lay)).turns[0].marks == (Mark.BEST,), "by tiles it is the best lay"
    marks, sentence = first(start, lay)
    assert marks == ("lost-chance",)
    assert sentence.startswith("Ann made the first lay with 9 tiles, which cost about ")
    assert sentence.endswith(": a smaller first lay was better, with 3 tiles.")


def test_going_out_and_a_missed_win() -> None:
    there = " kbr10 r5r6j/x9 01 0 2.0"
    assert first(there, ":r5-7j7") == (("won",), "Ann laid all 3 tiles and went out.")
    marks, sentence = first(there, "+k1")
    assert marks == ("missed-win",)
    assert sentence.startswith("Ann could have gone out, and not doing so cost about ")
    assert sentence.endswith(" percentage points of the chance to win.")


def test_only_the_first_of_several_missed_wins_is_played_out() -> None:
    """The others are the same mistake, and would take the worlds of all other turns."""
    played = record(" kbr10,r3-5 o10/k4k5k8b1b3 01 0 2.0", "+r6 +b8 3. +r7 +b9 4. +r8 +o1")
    by = weigh_round(review_round(played))
    assert by.marks[::2] == ((Mark.MISSED_WIN,),) * 3
    worths = [worth for worth in by.worths[::2] if worth is not None]
    assert worths[0].worlds > 0
    assert [worth.worlds for worth in worths[1:]] == [0, 0]


def test_turns_that_nobody_chose_are_not_judged() -> None:
    there = " r3-5,kbr10 r6o10k1b13/x9 01 0 2.0"
    assert first(there, "!+k2") == ((), "The time of Ann ran out, so this turn is not judged by chances.")
    assert first(there, "resign") == ((), "Ann resigned.")
    assert first(" r3-5 k1b13/x9 01 0 2.0", "!+k2")[1] == "Ann had nothing to lay, and the time ran out."
    assert first(" kbr10 r5r6j/x9 01 0 2.0", "!+k1") == (
        ("missed-win",),
        "Ann could have gone out: every tile of the rack could be laid.",
    )


def test_a_doubtful_turn_is_called_good() -> None:
    """What the net sees as lost, and what the worlds do not confirm, is no mistake."""
    turn = review_round(record(" r3-5,kbr10 r6o10k1b13/x9 01 0 2.0", "r3-5:r3-6")).turns[0]
    doubtful = TurnWorth(0.3, 0.5, None, lost=0.05, error=0.04, worlds=60)
    assert marks_of(turn, doubtful) == (Mark.GOOD,)
    assert marks_of(turn, replace(doubtful, error=0.01)) == (Mark.LOST_CHANCE,)
    assert marks_of(turn, TurnWorth(0.3, 0.31, None)) == (Mark.BEST,)
    drawn = review_round(record(" r3-5,kbr10 r6o10k1b13/x9 01 0 2.0", "+k2")).turns[0]
    assert marks_of(drawn, doubtful) == (Mark.WAITED,)


def test_the_sentence_says_what_was_better() -> None:
    by = weighed(4)
    at = next(at for at, worth in enumerate(by.worths) if worth is not None and worth.is_mistake and worth.best is None)
    turn = by.review.turns[at]
    assert not isinstance(turn.moves[0], Draw)
    assert better_lay(turn, by.worths[at]) is None
    assert describe_by_chances(by, at, NAMES, EN).endswith(": waiting was better.")


@pytest.mark.long(but=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_has_a_sentence(language: str) -> None:
    tr = Translator(language)
    for seats in PLAYERS:
        by = weighed(seats)
        said = [describe_by_chances(by, at, NAMES, tr) for at in range(len(by.marks))]
        said += [describe_turning_point(point, NAMES, tr) for point in by.turning_points]
        for sentence in said:
            assert sentence.endswith((".", ")."))
            assert "review-" not in sentence
            assert "{" not in sentence


# Turning points


def test_a_repeated_missed_win_turns_nothing() -> None:
    marks = [(Mark.MISSED_WIN,), (Mark.BEST,)] * 3
    found = turning_points(None, [0, 1] * 3, marks, [0.5, 0.0] * 3)
    assert found == (TurningPoint(0, 0, "missed-win", 0.5),)


def test_a_small_change_turns_nothing() -> None:
    chances = [(0.5, 0.5), (0.55, 0.45), (0.8, 0.2)]
    found = turning_points(chances, [0, 1], [(Mark.BEST,), (Mark.NOTHING,)], [0.0, 0.0])
    assert [(point.turn, point.seat, point.kind) for point in found] == [(1, 0, "rises")]


# What has chances


def test_which_rounds_have_chances() -> None:
    assert why_only_tiles(weighed(4).review) == ""
    other = play_round(["newcomer", "newcomer"], f"{SHEET},discard_pile=yes", seed=1)
    assert why_only_tiles(review_round(other)) == "rules"
    with pytest.raises(Impossible, match="no evaluation"):
        weigh_round(review_round(other.redacted(0)))
    assert len(weighed(4).review.turns) < MOST_WEIGHED


def test_only_reviews_are_weighed() -> None:
    with pytest.raises(Impossible):
        weigh_round("1. +x")  # type: ignore[arg-type]
