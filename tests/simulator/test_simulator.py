"""The engine is the oracle: the same deals and moves give the same positions, outcomes and scores."""

from array import array
from dataclasses import replace
from importlib import import_module
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, strategies as st
from random_rounds import random_edition

import tilerummy.simulator as simulation
from tilerummy.engine import editions
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome, play
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Lay, Move
from tilerummy.engine.position import Position
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import Tiles
from tilerummy.simulator import LAID, MOST_POINTS, MOST_TILES, NO_LAY, REFUSED, SET, WIDTH, WITHOUT_LAY, Simulator
from tilerummy.simulator.observation import observation
from tilerummy.solver import best, native
from tilerummy.solver.playable import playable
from tilerummy.solver.problem import tiles_of_counts

FREE = {
    "partial_take": "result_only",
    "joker_free": "if_rest_valid",
    "joker_reuse": "anywhere",
    "joker_colour": "no",
    "discard_pile": "no",
    "open_last_tile": "no",
}
"""House rules with which the table is only its tiles."""
GOALS = {MOST_TILES: "tiles-points", MOST_POINTS: "points-tiles"}


def lay_of(position: Position, tiles: Tiles) -> Lay | None:
    """A lay of these tiles, as a hand where that counts twice."""
    if position.rules.hand_double and tiles == position.rack and position.turn not in position.opened:
        own = playable(replace(position, table=())).lay_of(tiles)
        if own is not None:
            return own
    return playable(position).lay_of(tiles)


def assert_same(simulator: Simulator, i: int, position: Position) -> None:
    played = simulator.position(i)
    for name in ("table_tiles", "racks", "opened", "turn", "stage", "turn_count", "pool_size"):
        assert getattr(played, name) == getattr(position, name), (name, str(position))
    if simulator.by_referee:
        assert played == position
    assert simulator.done[i] == (outcome(position) is not None)
    assert simulator.scores(i) == score(position)
    assert simulator.turns[i] == position.turn
    size = len(simulator.observe()) // simulator.rounds
    assert simulator.observe()[i * size : (i + 1) * size] == observation(position, position.turn)
    worth = simulator.all_scores()[i * position.seats : (i + 1) * position.seats]
    assert tuple(worth) == (score(position) or (0,) * position.seats)


def worth(position: Position, tiles: Tiles, goal: str) -> tuple[int, int]:
    both = len(tiles), tiles.points(position.rules.joker_penalty)
    return both if goal == "tiles-points" else both[::-1]


def without_lay(position: Position) -> Move:
    """What a seat does that has no lay: it discards only where it can neither draw nor pass."""
    for move in (DRAW_REQUEST, PASS):
        if not judge(position, move):
            return move
    return Discard(max(position.rack, key=lambda tile: tile.number))


def can_lay(position: Position, counts: "array[int]") -> bool:
    """Whether the seat can lay tiles of these counts; jokers of the rack may have colours."""
    numbered = tiles_of_counts(counts[: WIDTH - 1], position.rules.colours)
    sets = playable(position)
    return any(numbered + Tiles(jokers) in sets for jokers in combinations(position.rack.jokers, counts[WIDTH - 1]))


def laid_by(simulator: Simulator, position: Position) -> Lay | None:
    """The lay that the simulator has made in its first round."""
    if simulator.by_referee:
        return Lay(position.table, simulator.position(0).table)
    return lay_of(position, simulator.tiles(simulator.laid[:WIDTH]))


def follow(edition: Edition, seats: int, seed: int, moves: int, *, lay_rate: float = 0.6) -> int:
    """A round of random moves in the simulator and by the referee; how many moves were made."""
    rng, deal = Random(seed), Deal.of(edition, seats, seed)
    simulator, no_tiles = Simulator(edition, seats), array("B", bytes(WIDTH))
    simulator.deal([seed, seed + 1])
    position, deck = deal.position(deal.starter()), deal.deck
    assert_same(simulator, 0, position)
    for made in range(moves):
        if outcome(position) is not None:
            return made
        action = rng.choice((MOST_TILES, MOST_POINTS, SET, SET)) if rng.random() < lay_rate else WITHOUT_LAY
        chosen = no_tiles
        if action == SET:
            rack = [*position.rack]
            chosen = simulator.counts(Tiles(rng.sample(rack, rng.randint(0, len(rack)))))
            if rng.random() < 0.8:
                offered, sizes = simulator.candidates(6)
                pick = rng.randrange(sizes[0])
                chosen = offered[pick * WIDTH : (pick + 1) * WIDTH]
                assert pick == 0 or can_lay(position, chosen)
        simulator.step([action, WITHOUT_LAY], chosen + no_tiles)
        result = simulator.result[0]
        move: Move | None
        if result == REFUSED:
            assert action == SET
            assert not can_lay(position, chosen)
            continue
        if result == LAID:
            assert simulator.laid[:WIDTH] == chosen or action != SET
            move = laid_by(simulator, position)
            assert move is not None, f"{position} cannot lay {simulator.laid[:WIDTH]}"
        else:
            assert result == NO_LAY
            move = without_lay(position)
        if action in GOALS:
            found = best(position, GOALS[action], fewest_broken=False)
            lay = found.lay if found is not None else None
            if lay is not None and judge(position, lay):
                lay = None
            assert (lay is not None) == isinstance(move, Lay), f"{position} {lay} {move}"
            if lay is not None and isinstance(move, Lay):
                goal = GOALS[action]
                assert worth(position, lay.played, goal) == worth(position, move.played, goal), str(position)
        position = play(position, deck.fill(position, move))
        assert_same(simulator, 0, position)
    return moves


def every_edition() -> list[str]:
    keys = editions.keys()
    return [text for key in keys for text in (key, *(f"{key},{name}" for name in editions.printed(key).variants))]


def has_no_pile(text: str) -> bool:
    return "discard_pile" not in text


WITH_PILE_FIRST: list[str] = sorted(every_edition(), key=has_no_pile)


def follow_random(seed: int, moves: int) -> int:
    rng = Random(seed)
    wanted = dict(FREE)
    if rng.random() < 0.3:
        wanted["deal"] = rng.choice(("3", "5", "7"))
    edition = random_edition(rng, 6, **wanted)
    assert not Simulator(edition, edition.rules.seats[0]).by_referee
    return follow(edition, rng.randint(*edition.rules.seats), seed, moves, lay_rate=rng.choice((0.5, 0.9)))


@given(st.integers(0, 10**9))
def test_moves_are_those_of_the_engine(seed: int) -> None:
    follow_random(seed, 12)


@pytest.mark.parametrize("text", ["lets-play-rummy,free_joker", "rummikub-vienna-en,joker_reuse=anywhere"])
def test_a_whole_round(text: str) -> None:
    assert follow(Edition.parse(text), 3, 5, 1_000) > 10


@pytest.mark.long(but=3)
@pytest.mark.parametrize("text", WITH_PILE_FIRST)
def test_moves_of_every_edition(text: str) -> None:
    edition = Edition.parse(text)
    follow(edition, edition.rules.seats[0], Random(text).randrange(1_000), 24)


@pytest.mark.parametrize("seed", range(4))
def test_moves_under_house_rules(seed: int) -> None:
    rng = Random(seed)
    edition = random_edition(rng, 6, partial_take="result_only", deal="7")
    follow(edition, rng.randint(*edition.rules.seats), seed, 12)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_moves_under_many_house_rules(seed: int) -> None:
    rng = Random(1_000 + seed)
    for number in range(5):
        edition = random_edition(rng, 6, deal="7")
        follow(edition, rng.randint(*edition.rules.seats), 100 * seed + number, 30)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_whole_rounds(seed: int) -> None:
    for number in range(5):
        follow_random(1_000 * seed + number, 400)


def test_the_editions_that_are_played_by_counts_follow_from_their_rules() -> None:
    exact = [text for text in every_edition() if not Simulator(text).by_referee]
    assert exact == ["lets-play-rummy,free_joker"]
    house = ["joker_reuse=anywhere", "jokers=0"]
    assert [Simulator(f"rummikub-vienna-en,{rule}").by_referee for rule in house] == [False, False]


@pytest.mark.long(but=3)
@pytest.mark.parametrize("text", every_edition())
def test_every_edition_has_moves(text: str) -> None:
    """Where the referee plays, too: draws, passes, lays, sets and discards."""
    simulator = Simulator(text, 2)
    simulator.deal([3, 4])
    rng = Random(text)
    laid = 0
    for _ in range(30):
        out, sizes = simulator.candidates(3)
        sets: list[int] = []
        for i in range(2):
            place = 3 * i + rng.randrange(max(1, sizes[i]))
            sets += out[place * WIDTH : (place + 1) * WIDTH]
        simulator.step([SET if any(sets[i * WIDTH : (i + 1) * WIDTH]) else WITHOUT_LAY for i in range(2)], sets)
        assert REFUSED not in simulator.result
        laid += [*simulator.result].count(LAID)
        for i in range(2):
            played = simulator.position(i)
            assert sum(simulator.observe()[:106]) == len(played.table_tiles) + len(played.rack) or i
    simulator.step([MOST_TILES, MOST_POINTS])
    assert laid or simulator.rules.open_min >= 40


def test_compiled_and_interpreted_rounds_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    def positions() -> list[str]:
        simulator = Simulator("rummikub-vienna-en,joker_reuse=anywhere", 4)
        simulator.deal([1, 2])
        rng = Random(1)
        for _ in range(14):
            simulator.step(rng.choices((WITHOUT_LAY, MOST_TILES, MOST_POINTS), k=2))
        return [*map(str, map(simulator.position, range(2))), simulator.observe().tobytes().hex()]

    first = positions()
    monkeypatch.setattr(simulation, "_by_counts", import_module("tilerummy.simulator._rounds"))
    assert positions() == first


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_the_compiled_rounds_are_used() -> None:
    assert simulation._by_counts.__name__.endswith("_c")


def test_a_round_is_dealt_again_in_its_place() -> None:
    for text in ("rummikub-vienna-en,joker_reuse=anywhere", "rummy-classic"):
        simulator, fresh = Simulator(text, 2), Simulator(text, 2)
        simulator.deal([1, 2])
        simulator.step([MOST_TILES] * 2)
        copy, kept = simulator.clone(), simulator.position(0)
        simulator.deal_again(1, 3)
        fresh.deal([3])
        assert (simulator.position(0), simulator.position(1)) == (kept, fresh.position(0))
        assert copy.position(1) != fresh.position(0)
        simulator.play()
        fresh.play()
        assert simulator.scores(1) == fresh.scores(0)
        with pytest.raises(Impossible):
            simulator.deal_again(2, 1)


def test_a_clone_goes_on_by_itself() -> None:
    for text in ("rummikub-vienna-en,joker_reuse=anywhere", "rummy-classic"):
        simulator = Simulator(text, 2)
        simulator.deal([7])
        before = simulator.position(0)
        copy = simulator.clone()
        copy.step([WITHOUT_LAY])
        assert simulator.position(0) == before != copy.position(0)
        simulator.step([WITHOUT_LAY])
        assert simulator.position(0) == copy.position(0)


def test_threads_play_the_same_rounds() -> None:
    alone, both = (Simulator("rummikub-vienna-en,joker_reuse=anywhere", 2, threads=threads) for threads in (1, 2))
    alone.deal(range(6))
    both.deal(range(6))
    assert alone.play() == both.play()
    assert [alone.scores(i) for i in range(6)] == [both.scores(i) for i in range(6)]


def test_an_observation_hides_the_other_racks() -> None:
    simulator = Simulator("rummikub-vienna-en,joker_reuse=anywhere", 3)
    simulator.deal([7])
    position, seen = simulator.position(0), simulator.observe()
    assert seen[:WIDTH] == simulator.counts(Tiles())
    assert seen[WIDTH : 2 * WIDTH] == simulator.counts(position.rack)
    assert [*seen[2 * WIDTH :]] == [14, 0, 14, 0, 14, 0, position.pool_size, 0, 0, 0]


@pytest.mark.parametrize("text", ["rummikub-vienna-en,joker_reuse=anywhere", "rummy-classic"])
def test_a_deal_is_that_of_the_engine(text: str) -> None:
    simulator = Simulator(f"{text},first_player=youngest", 3)
    seeds: tuple[bytes | int, ...] = (bytes(32), 7)
    for youngest in range(3):
        simulator.deal(seeds, youngest)
        for i, seed in enumerate(seeds):
            deal = Deal.of(simulator.edition, 3, seed)
            assert simulator.position(i) == deal.position(deal.starter(youngest))
        assert [*simulator.turns] == [youngest] * 2


def test_nothing_is_dealt_at_first() -> None:
    simulator = Simulator("rummy-classic")
    simulator.step([])
    assert (simulator.done, simulator.play(), simulator.rounds, len(simulator.observe())) == ([], 0, 0, 0)


@pytest.mark.long(but=2)
@pytest.mark.parametrize("text", WITH_PILE_FIRST)
def test_every_round_ends(text: str) -> None:
    """With a sum of scores of zero. Under `keep_three` a lay can cost seconds, so those seats only draw."""
    simulator = Simulator(f"{text},deal=5", 2)
    simulator.deal([11])
    simulator.play(WITHOUT_LAY if "keep_three" in text else MOST_TILES)
    scores = simulator.scores(0)
    assert scores is not None
    assert sum(scores) == 0


@pytest.mark.parametrize("text", ["rummikub-vienna-en,joker_reuse=anywhere", "rummy-classic", "rummikub-original-de"])
def test_a_set_that_the_rack_does_not_hold_is_refused(text: str) -> None:
    """However many tiles it has; the other rounds move."""
    simulator = Simulator(text, 2)
    simulator.deal([1, 2])
    before = simulator.position(1)
    for kind, count in product((0, 51, WIDTH - 1), (3, 127, 200)):
        sets = array("B", bytes(2 * WIDTH))
        sets[WIDTH + kind] = count
        simulator.step([WITHOUT_LAY, SET], sets)
        assert [*simulator.result] == [NO_LAY, REFUSED]
        assert simulator.position(1) == before
    simulator.step([WITHOUT_LAY, SET])
    assert [*simulator.result] == [NO_LAY, REFUSED], "no tiles"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda simulator: simulator.step([0]),
        lambda simulator: simulator.step([0, 4]),
        lambda simulator: simulator.step([0, "draw"]),
        lambda simulator: simulator.step([0, 300]),
        lambda simulator: simulator.step(2),
        lambda simulator: simulator.step([0, 0], 2 * WIDTH),
        lambda simulator: simulator.deal(2),
        lambda simulator: simulator.step([SET, SET], [1]),
        lambda simulator: simulator.play(SET),
        lambda simulator: simulator.position(2),
        lambda simulator: simulator.candidates(0),
        lambda simulator: simulator.candidates(256),
        lambda simulator: simulator.deal([0] * (simulation.MOST_ROUNDS + 1)),
        lambda simulator: Simulator("rummy-classic", 9),
        lambda simulator: Simulator("rummy-classic", 2, threads=0),
        lambda simulator: Simulator("rummy-classic", 2, threads=65),
        lambda simulator: simulator.tiles([0] * 52),
        lambda simulator: simulator.tiles([-1] * 53),
        lambda simulator: simulator.tiles([128] * 53),
        lambda simulator: simulator.tiles([0.5] * 53),
        lambda simulator: simulator.tiles(53),
        lambda simulator: simulator.counts("r1"),
    ],
    ids=range(22),
)
def test_bad_input_is_refused(wrong: object) -> None:
    simulator = Simulator("rummikub-vienna-en,joker_reuse=anywhere")
    simulator.deal([1, 2])
    with pytest.raises(Impossible):
        wrong(simulator)  # type: ignore[operator]
