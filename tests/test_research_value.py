"""The games that the nets learn from: no tile is lost, and what is learned is what happened."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from kernels import NEEDS_COMPILED_KERNEL
from research.value.evaluation_net import rows_of_all, sitting
from research.value.game import JOKER_KIND, Game
from research.value.net import Net
from research.value.players import PLAYERS
from research.value.selfplay import TERMS, VIENNA, Seat, collect, play, play_all

from tilerummy.bots.knowledge import WIDTH
from tilerummy.bots.options import Terms
from tilerummy.bots.packed_tiles import fits, kinds_of
from tilerummy.bots.value import usual_net

pytestmark = NEEDS_COMPILED_KERNEL


def box(game: Game) -> Counter[int]:
    return Counter([*game.pool, *kinds_of(game.table), *(kind for rack in game.racks for kind in kinds_of(rack))])


@pytest.mark.parametrize("terms", [VIENNA, *TERMS], ids=str)
def test_no_tile_is_lost_and_every_table_is_of_melds(terms: Terms) -> None:
    rng = Random(3)
    whole = Counter(dict.fromkeys(range(JOKER_KIND), 2) | {JOKER_KIND: terms.box_jokers})

    def look(game: Game) -> None:
        assert box(game) == +whole
        assert fits(game.table)

    names = rng.sample(list(PLAYERS), 3)
    game = Game(rng, 3, terms)
    [(_, (won, end))] = play_all(
        [("", play(rng, [Seat(name, PLAYERS[name]) for name in names], game, None, None, look))], None
    )
    assert sum(end.scores(won)) == 0
    if won >= 0:
        assert end.scores(won)[won] == max(end.scores(won))


def test_rows_say_what_happened() -> None:
    played = collect("test", Net(usual_net()), iter([False, False, True]).__next__, 0.6)
    assert played.rows.shape == (len(played.won), WIDTH)
    assert played.seen["games"] == 2
    chances = played.targets[:, :4].astype(float)
    assert np.allclose(chances.sum(1), 1, atol=0.01)
    assert np.allclose(played.targets[:, 4:].astype(float).sum(1), 0, atol=0.5)


def test_each_seat_is_asked_before_a_move() -> None:
    rng = Random(5)
    seats, terms = sitting(rng)
    game = Game(rng, len(seats), terms)
    rows = rows_of_all(game)
    assert len(rows) == len(seats)
    assert {len(row) for row in rows} == {WIDTH}
    assert len(set(rows)) == len(rows)
