"""The referee's searches on crowded tables: their verdicts, and the most work that a hill climb finds."""

from random import Random

import opening_oracle
import pytest
from crowded import MOST_CALLS, QUESTIONS, WORST, Case, calls_in, change_of, mutated, openings_agree, some_case
from hypothesis import given, settings, strategies as st

from tilerummy.engine.judging import opening

randoms = st.integers(0, 2**32 - 1).map(Random)


@given(randoms)
def test_the_points_of_an_opening_agree(rng: Random) -> None:
    case = some_case(rng, most=14)
    change, rules = change_of(case), case.edition.rules
    assert opening.own_points(change, rules) == opening_oracle.points(change, rules), str(case)


@settings(max_examples=30)
@given(randoms)
def test_openings_agree_with_few_own_melds(rng: Random) -> None:
    openings_agree(rng, 16)


@pytest.mark.parametrize(("climbs", "changes"), [(2, 15), pytest.param(4, 50, marks=pytest.mark.long)])
@pytest.mark.parametrize("question", QUESTIONS)
def test_no_judgement_takes_long(question: str, climbs: int, changes: int) -> None:
    rng, worst = Random(question), (0, "")
    known = [Case.parse(text) for text in WORST if text.startswith(question)]
    for climb in range(climbs):
        # Every second climb starts from a case that is known to be slow.
        case = rng.choice(known) if climb % 2 else max((some_case(rng, question) for _ in range(2)), key=calls_in)
        calls = calls_in(case)
        for _ in range(changes):
            other = mutated(case, rng)
            if (found := calls_in(other)) >= calls:
                case, calls = other, found
        worst = max(worst, (calls, str(case)))
    assert worst[0] <= MOST_CALLS[question], worst
    print(question, worst)
