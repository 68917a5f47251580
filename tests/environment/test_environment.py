"""The environments do what PettingZoo and Gymnasium ask of them, play by the rules, and show nothing hidden."""

import subprocess
import sys
import warnings
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, strategies as st
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tilerummy.engine import editions
from tilerummy.engine.dealer import Deal, resample
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome
from tilerummy.engine.moves import Discard, Draw, Lay, TakeDiscard
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.scoring import score
from tilerummy.environment import (
    FEATURES,
    ParallelTableEnv,
    SeatEnv,
    State,
    TableEnv,
    env,
    gym_env,
    make_vec,
    observation_names,
    parallel_env,
)
from tilerummy.environment.arrays import observed
from tilerummy.environment.decisions import LAY, NO_LAY, TAKE, UNDO, Round, SchemeName, TileTurn
from tilerummy.environment.state import CHANCE, TERMINAL
from tilerummy.solver import best, best_move
from tilerummy.solver.playable import playable

KEYS = sorted(editions.keys(), reverse=True)
EVERY = [(key, 2 + (at + shift) % 3) for shift in range(3) for at, key in enumerate(KEYS)]
"""Every edition with 2 to 4 seats; the first ones, which are always tested, have different seats."""
ROOT = Path(__file__).resolve().parents[2]
PILE = "rummy-classic,discard_pile=yes,open_last_tile=yes,open_min=0"
COLOURED = "rummy-classic,jokers=4,joker_colour=yes,open_min=0"
FREE = "rummikub-vienna-en,joker_reuse=anywhere"
SCHEMES: tuple[SchemeName, ...] = ("choices", "tiles")


def quiet_seed(edition: str, seats: int, laps: int) -> int:
    """A deal in which nobody can lay anything in the first laps if all only draw."""
    for seed in range(1_000):
        round_ = Round(Deal.of(edition, seats, seed))
        for _ in range(seats * laps):
            if round_.turn.lays:
                break
            round_.act(0)
        else:
            return seed
    raise AssertionError("no deal is quiet")


# What the libraries ask


@pytest.mark.long(but=3)
@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_seats_one_after_the_other(edition: str, seats: int) -> None:
    for actions in SCHEMES:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # that observations are dicts
            api_test(env(edition, seats, actions), num_cycles=40)
        seed_test(partial(env, edition, seats, actions), num_cycles=20)


@pytest.mark.long(but=3)
@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_seats_together(edition: str, seats: int) -> None:
    for actions in SCHEMES:
        parallel_api_test(parallel_env(edition, seats, actions), num_cycles=40)
        parallel_seed_test(partial(parallel_env, edition, seats, actions), num_cycles=20)


@pytest.mark.long(but=3)
@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_cycles_and_pictures(edition: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    seed = quiet_seed(edition, seats, 4)

    def made(kind: type[TableEnv] | type[ParallelTableEnv], max_cycles: int) -> TableEnv | ParallelTableEnv:
        """Where a seat may open with the tile that it has drawn, it acts twice in a turn, which the test forbids."""
        game = kind(edition, seats, max_cycles=max_cycles)
        game.reset(seed=seed)
        game.reset = partial(game.reset, seed=seed)  # type: ignore[method-assign]
        return game

    max_cycles_test(SimpleNamespace(env=partial(made, TableEnv), parallel_env=partial(made, ParallelTableEnv)))
    render_test(partial(env, edition, seats), {"svg": lambda text: text.startswith("<svg")})
    assert "pool: " in capsys.readouterr().out


@pytest.mark.long(but=3)
@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_one_seat_against_computers(edition: str, seats: int) -> None:
    for actions in SCHEMES:
        check_env(gym_env(edition, ["newcomer"] * (seats - 1), actions, seat=seats - 1), skip_render_check=True)


# What an action means


def texts() -> list[str]:
    """Rules with a tile beside the table, jokers with colours, bound and free jokers, an opening after a draw."""
    return [
        PILE,
        COLOURED,
        FREE,
        "rummikub-vienna-en",
        "lets-play-rummy-it",
        "rummikub-original-de,partial_take=keep_three",
    ]


def random_round(text: str, actions: SchemeName, rng: Random, most: int) -> Round:
    """A round some random allowed actions after its deal."""
    edition = Edition.parse(f"{text},deal=7")
    round_ = Round(Deal.of(edition, rng.randint(2, 4), rng.randrange(1 << 30)), actions, lays=rng.randint(1, 6))
    for _ in range(rng.randrange(most)):
        if round_.is_over:
            break
        assert round_.act(rng.choice([action for action, allowed in enumerate(round_.mask) if allowed]))
    return round_


@given(st.sampled_from(texts()), st.sampled_from(SCHEMES), st.integers(0, 10**9))
def test_every_allowed_action_is_legal_and_hidden_tiles_do_not_matter(
    text: str, actions: SchemeName, seed: int
) -> None:
    """`play` refuses an illegal move. What a seat is shown stays the same whichever tiles the others have."""
    rng = Random(seed)
    round_ = random_round(text, actions, rng, 40)
    position = round_.position
    for seat in range(position.seats):
        shown = observed(round_, seat)
        other = round_.clone()
        other._go_to(resample(view(position, seat), rng))
        if seat != position.turn or not getattr(round_.turn, "picked", ()):
            for name, numbers in observed(other, seat).items():
                assert (numbers == shown[name]).all(), name
    assert round_.is_over or any(round_.mask)
    assert sum(round_.rewards("points")) == 0
    assert sum(round_.rewards()) == pytest.approx(0)


@given(st.sampled_from(texts()), st.integers(0, 10**9))
def test_tile_by_tile_leads_to_the_sets_that_can_be_laid(text: str, seed: int) -> None:
    round_ = random_round(text, "choices", Random(seed), 30)
    if round_.is_over or len(round_.position.rack) > 9:
        return
    tiles = Round(Deal.of(round_.position.edition, round_.position.seats, 1), "tiles")
    tiles._go_to(round_.position)
    colours, reached, seen = round_.position.rules.colours, set(), {bytes(53)}
    todo = [tiles.turn]
    while todo:
        turn = todo.pop()
        assert isinstance(turn, TileTurn)
        if turn.mask[LAY]:
            reached.add(turn.chosen)
        for kind in range(53):
            if turn.mask[TAKE + 1 + kind]:
                after = turn.after(TAKE + 1 + kind)
                assert isinstance(after, TileTurn)
                if after.chosen not in seen:
                    seen.add(after.chosen)
                    todo.append(after)
    assert reached == {bytes(each.to_array(colours)) for each in playable(round_.position)}


def test_an_action_that_the_mask_excludes_is_a_move_without_a_lay() -> None:
    table = env("rummy-classic", 2)
    table.reset(seed=3)
    agent, round_ = table.agent_selection, table.table.round
    excluded = int((1 - table.observe(agent)["action_mask"]).argmax())
    table.step(excluded)
    assert table.infos[agent] == {"refused": True}
    assert len(round_.position.racks[int(agent[-1])]) == 15
    seen, info = (single := gym_env("rummy-classic", ["learner"])).reset(seed=3)
    assert info == {}
    assert single.step(int((1 - seen["action_mask"]).argmax()))[4] == {"refused": True}


def test_tiles_are_put_together_taken_back_and_laid() -> None:
    round_ = Round(Deal.of("rummy-classic,open_min=0", 2, 8), "tiles")
    seat, names = round_.position.turn, round_.names
    for name in ("b7", "y7", "g7"):
        assert not round_.mask[LAY]
        assert round_.act(names.index(name))
        assert round_.position.turn == seat
    assert round_.mask[LAY]
    assert not round_.mask[NO_LAY]
    assert round_.act(UNDO)
    assert not round_.mask[LAY]
    assert round_.act(names.index("g7"))
    assert round_.act(LAY)
    assert str(round_.position.table[0]) == "byg7"


@pytest.mark.parametrize("actions", SCHEMES)
def test_tiles_beside_the_table(actions: SchemeName) -> None:
    """Every kind of move is made: draws, lays, discards of choice, and takes."""
    made: set[str] = set()
    wanted = {"Draw", "Lay", "Discard", "TakeDiscard"}
    for seed in range(12):
        if made >= wanted:
            return
        round_, rng = Round(Deal.of(f"{PILE},deal=5", 2, seed), actions), Random(seed)
        for _ in range(300):
            if round_.is_over:
                break
            allowed = [action for action, may in enumerate(round_.mask) if may]
            take = TAKE if actions == "tiles" else 1
            before = round_.position
            assert round_.act(take if take in allowed else rng.choice(allowed))
            if round_.position is not before:
                made.add(type(round_.logs[0][-1].move).__name__)
    raise AssertionError(wanted - made)


def test_the_lays_of_an_observation_have_features() -> None:
    table = env("rummikub-vienna-en", 2)
    table.reset(seed=1)
    while True:
        seen = table.observe(table.agent_selection)
        position = table.table.round.position
        lays = table.table.round.turn.lays
        if lays and position.opened:
            break
        table.step(1 if lays else 0)
    found = best(position)
    assert found is not None
    assert isinstance(lays[0], Lay)
    assert seen["lays"][0].tolist() == list(lays[0].played.to_array(position.rules.colours))
    first = dict(zip(FEATURES, seen["features"][0].tolist(), strict=True))
    assert (first["tiles"], first["points"]) == (found.tiles, found.points)
    assert first["tiles left"] == len(position.rack) - found.tiles
    assert first["opens"] == (position.turn not in position.opened)
    assert not seen["features"][len(lays) :].any()
    names = observation_names(position.edition, 2)
    named = dict(zip(names, seen["observation"].tolist(), strict=True))
    assert named["pool"] == position.pool_size
    assert [named[f"rack {tile}"] for tile in position.rack if tile.number] == [
        position.rack.count(tile) for tile in position.rack if tile.number
    ]


# The other forms


def test_a_round_against_computers_is_played_to_its_end() -> None:
    game = gymnasium.make("tilerummy/rummikub-vienna-en-v0", rivals=["learner", "newcomer"], reward="points", seat=1)
    seen, _ = game.reset(seed=5)
    total, over = 0.0, False
    while not over:
        seen, reward, over, late, _ = game.step(
            int(seen["action_mask"].nonzero()[0][min(1, seen["action_mask"].sum() - 1)])
        )
        total += float(reward)
        assert not late
    position = game.unwrapped.table.round.position  # type: ignore[attr-defined]
    assert total == (score(position) or ())[1]
    game.close()


def play_twice(game: SeatEnv) -> None:
    """One seat of the two starts, so that the rival moves in the first or in the second of these moves."""
    game.reset(seed=1)
    game.step(0)


def test_rivals_get_only_their_view() -> None:
    class Spy:
        name = "spy"

        def choose(self, seen: View, log: object) -> Discard:
            assert [rack.unknown for rack in seen.racks] == [14 if seat != seen.seat else 0 for seat in range(2)]
            raise ZeroDivisionError

    game = gym_env("rummy-classic", [Spy()])
    with pytest.raises(ZeroDivisionError):
        play_twice(game)


@given(st.sampled_from([FREE, "rummikub-vienna-en", "lets-play-rummy-it", PILE]), st.integers(0, 10**6))
def test_a_state_is_the_round_with_chance_apart(text: str, seed: int) -> None:
    """With the tiles that the deck has, it is the same round."""
    rng, edition = Random(seed), Edition.parse(f"{text},deal=4")
    state, round_ = State(edition, 2, seed, lays=2, reward="points"), Round(Deal.of(edition, 2, seed), lays=2)
    for _ in range(14):
        if state.is_terminal():
            break
        assert state.current_player() == round_.position.turn
        assert state.legal_actions() == [action for action, allowed in enumerate(round_.mask) if allowed]
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        round_.act(action)
        if state.is_chance_node():
            assert state.current_player() == CHANCE
            chances = dict(state.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1)
            drawn = next(
                entry.move for entry in reversed(round_.logs[state.round.position.turn]) if str(entry.move)[0] == "+"
            )
            [tile] = [each for each in chances if state.action_to_string(CHANCE, each) == f"draw {str(drawn)[1:]}"]
            state = state.child(tile)
        assert str(state) == str(round_.position)
        assert state.observation_tensor(0) == observed(round_, 0)["observation"].tolist()
    if state.is_terminal():
        assert state.current_player() == TERMINAL
        assert state.returns() == list(score(round_.position) or ())


def test_a_state_names_its_actions_and_refuses_others() -> None:
    state = State("rummy-classic,open_min=0", 2, 8)
    assert state.action_to_string(state.current_player(), 1) == "lay 1: :byg7,bgj13"
    assert state.action_to_string(state.current_player(), 0) == "no lay"
    assert [at for at, legal in enumerate(state.legal_actions_mask()) if legal] == state.legal_actions()
    clone = state.clone()
    clone.apply_action(1)
    assert (state.history(), clone.history()) == ([], [1])
    assert clone.information_state_string(0).splitlines()[1:] == [f"{state.current_player()} :byg7,bgj13"]
    assert "x14" in state.observation_string(state.current_player())
    assert state.legal_actions(1 - state.current_player()) == []
    with pytest.raises(Impossible):
        state.apply_action(99)


@pytest.mark.parametrize("text", [f"{FREE},deal=4,open_min=0", "rummy-classic,deal=4,open_min=0"])
def test_rounds_together_are_the_rounds_of_the_engine(text: str) -> None:
    """The same seeds and actions; the first lay is as good as that of the solver, and each one can be laid."""
    many = make_vec(text, 3, 3, lays=4, reward="points")
    seen, rng = many.reset(seed=2), Random(2)
    ended = 0
    for _ in range(100):
        positions = [many.simulator.position(i) for i in range(3)]
        for i, position in enumerate(positions):
            one = Round(Deal.of(text, 3, 0), lays=4)
            one._go_to(position)
            shown = observed(one, position.turn)
            assert (shown["observation"] == seen["observation"][i]).all()
            found = best_move(position, fewest_broken=False)
            best_of_both = seen["features"][i][0][:2].tolist()
            assert best_of_both == ([found.tiles, found.points] if found else [0, 0])
            assert (shown["features"][0] == seen["features"][i][0]).all()
        allowed = [mask.nonzero()[0].tolist() for mask in seen["action_mask"]]
        actions = [rng.choice(each if rng.random() < 0.3 else each[:2][-1:]) for each in allowed]
        seen, rewards, done, info = many.step(actions)
        assert not info["refused"].any()
        assert rewards.sum() == 0
        for i in range(3):
            if not done[i]:
                assert not rewards[i].any()
                assert many.simulator.position(i).table_tiles == positions[i].table_tiles + (
                    many.simulator.tiles(many.simulator.laid[53 * i : 53 * (i + 1)])
                )
        ended += int(done.sum())
    assert ended


def test_two_threads_play_the_same_rounds() -> None:
    both = [make_vec(FREE, 8, 4, lays=1, threads=threads) for threads in (1, 2)]
    seen = [rounds.reset(seed=9) for rounds in both]
    for step in range(60):
        actions = np.random.default_rng(step).integers(2, size=8)
        answers = [rounds.step(actions) for rounds in both]
        assert (answers[0][0]["observation"] == answers[1][0]["observation"]).all()
        assert (answers[0][1] == answers[1][1]).all()
    assert seen[0]["action_mask"].all()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: env("nowhere"),
        lambda: env("rummy-classic", 9),
        lambda: env("rummy-classic", actions="words"),  # type: ignore[arg-type]
        lambda: env("rummy-classic", lays=0),
        lambda: env("rummy-classic", lays=65),
        lambda: env("rummy-classic", reward="fame"),
        lambda: env("rummy-classic", max_cycles=0),
        lambda: env("rummy-classic", render_mode="film"),
        lambda: gym_env("rummy-classic", "learner"),
        lambda: gym_env("rummy-classic", ["nobody"]),
        lambda: gym_env("rummy-classic", ["learner"], seat=2),
        lambda: make_vec(PILE, 2),
        lambda: make_vec(FREE, 0),
        lambda: make_vec(FREE, 2, lays=65),
        lambda: make_vec(FREE, 2, reward="fame"),
        lambda: make_vec(FREE, 2).step([0, 0]),
        lambda: Round(Deal.of("rummy-classic")).act(99),
    ],
    ids=range(17),
)
def test_bad_input_is_refused(wrong: object) -> None:
    with pytest.raises(Impossible):
        wrong()  # type: ignore[operator]


def test_rounds_together_refuse_other_actions() -> None:
    rounds = make_vec(FREE, 2)
    rounds.reset(seed=1)
    for actions in ([0], [0, 9], [0, -1], [0.5, 1], "ab"):
        with pytest.raises(Impossible):
            rounds.step(actions)
    _, _, _, info = rounds.step([8, 0])
    assert info["refused"].tolist() == [True, False]


def test_a_round_that_is_over_has_no_actions() -> None:
    round_ = Round(Deal.of("rummy-classic,deal=3,open_min=0", 2, 1))
    while not round_.is_over:
        round_.act(max(action for action, allowed in enumerate(round_.mask) if allowed))
    assert not any(round_.mask)
    assert outcome(round_.position) is not None
    with pytest.raises(Impossible):
        round_.act(0)
    assert judge(round_.position, round_.logs[0][-1].move)
    assert isinstance(SeatEnv("rummy-classic").observation_space, gymnasium.spaces.Dict)


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
def test_a_missing_package_is_named(package: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; import tilerummy.environment"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        f"ImportError: {package} is not installed: pip install 'tilerummy[environment]'"
    )


@pytest.mark.long
def test_the_example_trains_a_policy(tmp_path: Path) -> None:
    words = ["--minutes", "0.03", "--games", "2", "--rival", "newcomer", "--out", str(tmp_path)]
    line = [sys.executable, str(ROOT / "examples" / "train_policy.py"), *words]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("% won against newcomer") >= 2
    assert (tmp_path / "policy.svg").read_text("utf-8").startswith("<svg")
    with np.load(tmp_path / "policy.npz") as weights:
        assert [each.shape for each in weights.values()] == [(13, 32), (32, 1)]


# What a reviewer found


def test_a_seat_sees_at_its_next_turn_that_its_action_was_refused() -> None:
    table = env("rummy-classic", 3)
    table.reset(seed=3)
    refused = table.agent_selection
    table.step(int((1 - table.observe(refused)["action_mask"]).argmax()))
    for _ in range(2):
        assert table.last()[4] == {}
        table.step(0)
    assert table.agent_selection == refused
    assert table.last()[4] == {"refused": True}


def test_a_seed_of_gymnasium_is_that_of_the_deal_and_may_come_from_numpy() -> None:
    game = gym_env("rummikub-vienna-en", ["learner"])
    for seed in (7, np.int64(7)):
        game.reset(seed=seed)  # type: ignore[arg-type]
        assert game.table.round.deck == Deal.of("rummikub-vienna-en", 2, 7).deck
    table = env("rummy-classic", 2)
    table.reset(seed=np.int64(3))  # type: ignore[arg-type]
    assert table.table.round.deck == Deal.of("rummy-classic", 2, 3).deck


def test_a_rival_that_somebody_made_is_not_closed() -> None:
    class Rival:
        name = "own"
        closed = False

        def choose(self, seen: View, log: object) -> Draw:
            return Draw()

        def close(self) -> None:
            self.closed = True

    rival = Rival()
    game = gym_env("rummy-classic", [rival])
    for seed in (1, 2):
        game.reset(seed=seed)
    game.close()
    assert not rival.closed


def test_the_tile_that_a_move_takes_counts_as_one_of_the_rack() -> None:
    position = Position.parse("rummikub-vienna-en,discard_pile=yes r3-5 k5b5r9/k1 01 0 4.2 -/r5")
    round_ = Round(Deal.of(position.edition, 2, 1), lays=2)
    round_._go_to(position)
    assert isinstance(round_.turn.lays[0], TakeDiscard)
    assert observed(round_, 0)["features"][0].tolist() == [3, 15, 1, 9, 0, 0, 0]


def test_tiles_that_were_put_together_are_part_of_what_a_seat_knows() -> None:
    state = State("rummy-classic,open_min=0", 2, 8, "tiles")
    mover, before = state.current_player(), state.information_state_string(state.current_player())
    state.apply_action(state.legal_actions()[1])
    assert state.information_state_string(mover).startswith(f"{before}\n")
    assert state.information_state_string(1 - mover).count("\n") == before.count("\n")
    with pytest.raises(Impossible):
        State("rummy-classic", reward="fame")  # type: ignore[arg-type]


def test_nobody_can_change_the_rounds_through_an_answer() -> None:
    rounds = make_vec(FREE, 4, 2)
    seen = rounds.reset(seed=1)
    seen["lays"][:] = 1
    assert not rounds.step(seen["action_mask"].sum(axis=1) - 1)[3]["refused"].any()
    with pytest.raises(Impossible):
        rounds.reset(seed=-3)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: env(None),  # type: ignore[arg-type]
        lambda: env("rummy-classic", reward=[]),
        lambda: env("rummy-classic", actions=[]),  # type: ignore[arg-type]
        lambda: env("rummy-classic").step(0),
        lambda: parallel_env("rummy-classic").step({}),
        lambda: gym_env("rummy-classic").step(0),
        lambda: env("rummy-classic").reset(options={"youngest": 9}),
        lambda: State("rummy-classic").observation_tensor(CHANCE),
    ],
    ids=range(8),
)
def test_what_cannot_be_meant_is_refused(wrong: object) -> None:
    with pytest.raises(Impossible):
        wrong()  # type: ignore[operator]
