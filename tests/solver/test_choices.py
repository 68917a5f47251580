"""Each choice is legal, no two lays play the same tiles, and the first ones are the best."""

from random import Random

import pytest
from hypothesis import given, strategies as st
from random_rounds import random_edition

from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome, play
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Lay
from tilerummy.engine.position import Position, View
from tilerummy.solver import best, best_move
from tilerummy.solver.choices import choices


def positions(edition: Edition, seed: int, moves: int) -> list[Position]:
    """Positions of a round in which every seat makes one of its choices, or none."""
    rng, deal = Random(seed), Deal.of(edition, edition.rules.seats[0], seed)
    found, deck = [deal.position(deal.starter())], deal.deck
    while len(found) < moves and outcome(found[-1]) is None:
        position = found[-1]
        options = [*choices(position, 3), DRAW_REQUEST, PASS, *map(Discard, position.rack)]
        legal = [move for move in options if not judge(position, move)]
        found.append(play(position, deck.fill(position, legal[0] if rng.random() < 0.6 else rng.choice(legal))))
    return found


@given(st.integers(0, 10**9))
def test_choices_are_legal_and_differ(seed: int) -> None:
    rng = Random(seed)
    for position in positions(random_edition(rng, 6, deal="6"), seed, 12):
        moves = choices(position, 6)
        assert not any(judge(position, move) for move in moves), str(position)
        lays = [move for move in moves if isinstance(move, Lay)]
        assert len({lay.played for lay in lays}) == len(lays) >= len(moves) - 1
        assert choices(position, 2) == moves[:2]
        if lays and lays == moves:
            found = best(position, fewest_broken=False)
            assert found is not None
            assert not found.optimal or len(lays[0].played) == found.tiles
        if not moves and outcome(position) is None:
            assert best_move(position, fewest_broken=False) is None


def test_the_rest_of_a_rack_is_not_a_hand() -> None:
    """Going out at once needs no 30 points here; laying all but one tile does."""
    view = View.parse("rummikub-vienna-en,hand_open=yes - r1r2r3r4/x14 - 0 1.0")
    assert [str(move) for move in choices(view, 8)] == [":r1-4"]


def test_nothing_is_chosen_once_a_round_is_over_or_without_a_place() -> None:
    over = Position.parse("rummikub-vienna-en kbr10 -/r5 01 1 4.0")
    assert choices(over, 8) == []
    assert choices(View.parse("rummikub-vienna-en kbr10 o10/x9 01 0 4.2"), 0) == []
    with pytest.raises(Impossible):
        choices(over, -1)
