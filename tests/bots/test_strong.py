"""Shrewd, master and natural: their moves are legal, reproducible, independent of hidden tiles, in time, and strong."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from time import process_time

import pytest
from kernels import NEEDS_COMPILED_KERNEL

from tilerummy.bots import LEVELS, Bot, make
from tilerummy.bots.bounded_search import least_opening, winning_lay, without_jokers
from tilerummy.bots.deadline import Deadline
from tilerummy.bots.endgame import Endgame, MultiplayerEndgame
from tilerummy.bots.hoarder import lay_in_danger
from tilerummy.bots.master_1 import FirstMaster
from tilerummy.bots.packed_tiles import fits, goes_out, most, pack, pack_table, points, size, unpack
from tilerummy.bots.round_runner import finish_round
from tilerummy.bots.shrewd import Habits, Shrewd, shrewd_lay
from tilerummy.bots.world_sampling import Forecast, Past, World, look_ahead, pasts_of, sample_worlds
from tilerummy.engine.dealer import Deal, resample
from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.judging.referee import judge, outcome
from tilerummy.engine.melds import parse_laid
from tilerummy.engine.moves import DRAW_REQUEST, NO_LAY, PASS, Lay, Timeout
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import with_rack

STRONG = ("shrewd", "natural", "master-1", "master")
SHEET = "rummikub-vienna-en"


_CHOSEN = (
    *(each for key in keys() for each in (get(key), *(get(key).variant(name) for name in get(key).printed.variants))),
    *(get(f"{SHEET},{rules}") for rules in ("jokers=0", "jokers=4,joker_colour=yes", "partial_take=keep_three")),
    get(f"{SHEET},discard_pile=yes,open_last_tile=yes,open_after_draw=yes"),
)
BY_EDITION = pytest.mark.parametrize("edition", tuple(dict.fromkeys(_CHOSEN)), ids=str)
"""Every edition and every option of its sheet, and a few house rules."""


def dealt(edition: Edition, seats: int, number: int) -> tuple[Record, Deal]:
    deal = Deal(edition, seats, sha256(f"strong {edition} {seats} {number}".encode()).digest())
    return Record(deal.position(deal.starter())), deal


def played(edition: Edition, bots: Sequence[Bot], number: int) -> Record:
    record, deal = dealt(edition, len(bots), number)
    return finish_round(record, deal.deck, bots)


def at_the_table(names: Sequence[str], edition: Edition, number: int) -> list[Bot]:
    """Computers on two, three, … seats in turn, so that every computer plays on every seat."""
    low, high = edition.rules.seats
    seats = low + number % (high - low + 1)
    return [make(names[(seat + number) % len(names)], seat) for seat in range(seats)]


def unhurried(name: str, seed: int) -> Bot:
    """A computer that is limited by counts only, whatever the clock says."""
    return make(name, seed, 1e9)


def tiles(text: str) -> int:
    return pack(Tiles.parse(text), "kbro")


# General behaviour


@pytest.mark.long
@pytest.mark.parametrize("name", STRONG)
@BY_EDITION
def test_many_rounds_come_to_an_end(edition: Edition, name: str) -> None:
    for number in range(10):
        played(edition, at_the_table((name, "casual", name), edition, number), number)


@pytest.mark.long
@NEEDS_COMPILED_KERNEL
@pytest.mark.parametrize("names", [("master", "master"), ("natural", "master-1")], ids="-".join)
def test_the_same_seeds_give_the_same_record(names: tuple[str, ...]) -> None:
    bots = [unhurried(name, seed) for seed, name in enumerate(names)]
    once, again = (str(played(get(SHEET), bots, 5)) for _ in range(2))
    assert once == again


@pytest.mark.long(but=2)
@NEEDS_COMPILED_KERNEL
@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str, seats: int) -> None:
    record = played(get(SHEET), [make(other, 3) for other in ("master", "shrewd", "casual")[:seats]], 3)
    bot = unhurried(name, 7)
    rng = Random(5)
    for at, position in list(enumerate(record.situations[:-1]))[::5]:
        assert isinstance(position, Position)
        seen = view(position, position.turn)
        other = view(resample(seen, rng), position.turn)
        log = Record(record.start, record.entries[:at]).redacted(position.turn).entries
        assert bot.choose(seen, log) == bot.choose(other, log)


# Two racks of fifty tiles and no pool: the hardest position of a round between two masters.
FULL = Position(
    get(SHEET),
    parse_laid("kbr10,r1-3"),  # type: ignore[arg-type]
    (
        Tiles(tuple(get(SHEET).rules.tiles - Tiles.parse("k10b10r10r1r2r3"))[::2]),
        Tiles(tuple(get(SHEET).rules.tiles - Tiles.parse("k10b10r10r1r2r3"))[1::2]),
    ),
    frozenset({0, 1}),
)


@pytest.mark.long(slice="time")
@pytest.mark.parametrize("budget", [0.3, 1.0])
def test_master_keeps_its_time(budget: float) -> None:
    assert FULL.pool_size == 0
    bot = FirstMaster(1, budget=budget)
    bot.choose(view(FULL, 0), ())  # the first call of a process also fills tables
    tries: list[float] = []
    while not tries or (tries[-1] >= 1.1 * budget and len(tries) < 5):  # again: a busy machine has cold caches
        start = process_time()
        bot.choose(view(FULL, 0), ())
        tries.append(process_time() - start)
    assert tries[-1] < 1.1 * budget, tries


# Strength: a few deals here, thousands in docs/computers.md


@pytest.mark.long
@NEEDS_COMPILED_KERNEL
def test_master_beats_steady_nearly_always() -> None:
    won = 0
    for number in range(2):
        for seat in range(2):
            bots = [make("steady", 1), make("steady", 2)]
            bots[seat] = unhurried("master", 3)
            final = played(get(SHEET), bots, number).final
            assert isinstance(final, Position)
            ended = outcome(final)
            won += ended is not None and ended.winner == seat
    assert won >= 3


# Shrewd


def test_shrewd_keeps_a_joker_for_the_last_lay() -> None:
    keeps = View.parse(f"{SHEET} kbr10 k1k2r5r6o9j/x14 0 0 2.0")
    assert Shrewd(1).choose(keeps, ()) == DRAW_REQUEST
    assert str(Shrewd(1).choose(View.parse(f"{SHEET} kbr10 r5r6j/x14 0 0 2.0"), ())) == ":r5-7j7"


def test_shrewd_opens_with_a_joker_only_when_the_pool_is_short() -> None:
    rack = "k10b10k1b3r5o7j"
    assert shrewd_lay(View.parse(f"{SHEET} - {rack}/x14 - 0 1.0"), Habits()) is None
    assert shrewd_lay(View.parse(f"{SHEET} - {rack}/x95 1 0 1.0"), Habits()) is not None


def test_shrewd_counts_points_when_the_pool_is_empty() -> None:
    seen = View.parse(f"{SHEET} kbr10,r3-5 o10r6r2o3j/x95 01 0 9.0")
    assert seen.pool_size == 0
    lay = shrewd_lay(seen, Habits())
    assert lay is not None
    assert Tiles.parse("o10j") <= lay.played


# Master


def test_master_opens_small_and_then_waits_for_everything() -> None:
    bot = FirstMaster(1)
    opening = bot.choose(View.parse(f"{SHEET} - k10b10r10k1k2k3o7r12j/x14 - 0 1.0"), ())
    assert str(opening) == ":kbr10"
    waiting = View.parse(f"{SHEET} kbr10,r3-5 o10r6k1k2j/x14 0 0 2.0")
    out = bot.choose(waiting, ())
    assert isinstance(out, Lay)
    assert len(out.played) == 5
    assert bot.choose(View.parse(f"{SHEET} kbr10,r3-5 o10r6k1k8o2/x14 0 0 2.0"), ()) == DRAW_REQUEST


def test_master_does_not_feed_a_rival_at_the_end() -> None:
    """Its run would let the other seat lay everything; it has fewer points and passes."""
    position = Position.parse(f"{SHEET},deal=5 k1-3 b1b2b3r9/b4k13o13j 01 0 9.0")
    mine, theirs = (pack(rack, "kbro") for rack in position.racks)
    table = pack_table(position.table, "kbro")
    assert goes_out(table + tiles("b1b2b3"), tiles("b4"))
    assert not goes_out(table, tiles("b4"))
    assert Endgame(30, True).best(table, mine, theirs, passed=True) == 0


def test_a_view_of_two_seats_and_no_pool_is_one_world() -> None:
    (world,) = sample_worlds(view(FULL, 0), Random(1), 12)
    assert world.racks == tuple(pack(rack, "kbro") for rack in FULL.racks)


def test_more_seats_are_many_worlds_and_master_passes_where_a_lay_helps_the_others() -> None:
    seen = View.parse(f"{SHEET} k1-3 b1b2b3r9/x49/x50 012 0 9.0")
    assert seen.pool_size == 0
    possible = sample_worlds(seen, Random(1), 6)
    assert len(possible) == 6
    assert {size(world.racks[1]) for world in possible} == {49}
    lay = MultiplayerEndgame(30, True).best(possible, passes=0)
    assert lay in (0, *Endgame(30, True).lays(possible[0].table, possible[0].racks[0]))
    move = FirstMaster(1).choose(seen, ())
    assert not judge(seen, move)
    assert MultiplayerEndgame(30, True, late=lambda: True).best(possible, passes=0) == 0


def test_the_last_pass_of_a_circle_wins_with_the_fewest_points() -> None:
    seen = View.parse(f"{SHEET} k1-3 b1b2b3r9/x49/x50 012 0 9.2")
    assert FirstMaster(1, budget=1e9).choose(seen, ()) == PASS


# Inference from the log, and looking one lap ahead

LAYER = (
    Entry(1, Lay.parse(":kbr10")),
    Entry(0, DRAW_REQUEST),
    Entry(1, Lay.parse(":r3-5")),
    Entry(0, Lay.parse(":kbr1")),
)
"""The other seat has laid twice: it lays whenever it can."""


def rival_racks(log: tuple[Entry, ...]) -> list[Tiles]:
    seen = View.parse(f"{SHEET} kbr10,r3-5,kbr1 k2k7b7r9/x1 01 0 3.0")
    return [unpack(world.racks[1], "kbro") for world in sample_worlds(seen, Random(3), 200, log)]


def test_a_seat_that_lays_whenever_it_can_kept_nothing_that_fitted() -> None:
    fitting = {Tiles.parse(text) for text in ("o10", "r2", "r6")}
    assert fitting & set(rival_racks(()))
    assert not fitting & set(rival_racks(LAYER))
    assert Tiles.parse("o1") in rival_racks(LAYER), "the group of ones came later"


def test_only_a_win_is_excluded_for_a_seat_that_may_hold_back() -> None:
    hoarder = (
        Entry(1, Lay.parse(":kbr10")),
        Entry(0, Lay.parse(":r3-5")),
        Entry(1, DRAW_REQUEST),
        Entry(0, DRAW_REQUEST),
    )
    seen = View.parse(f"{SHEET} kbr10,r3-5 k2k7b7r9/x2 01 0 3.0")
    racks = [unpack(world.racks[1], "kbro") for world in sample_worlds(seen, Random(3), 300, hoarder)]
    assert any(Tiles.parse("o10") <= rack for rack in racks), "as the tile that it drew"
    assert pasts_of(seen, hoarder)[1] == Past(pack_table(seen.table, "kbro"), drew=True, lays=False)


def test_nothing_is_inferred_from_before_a_time_out() -> None:
    seen = View.parse(f"{SHEET} kbr10,r3-5 k2k7b7r9/x2 01 0 3.0")
    late = Entry(0, Timeout(NO_LAY, Tiles(unknown=3)))
    assert pasts_of(seen, (Entry(1, Lay.parse(":kbr10")), late)) == {}


def test_a_forecast_counts_who_goes_out_first() -> None:
    threat = World(tiles("k10b10r10"), (tiles("k1k2b7"), tiles("o10")), frozenset({0, 1}), tiles("k3"))
    calm = World(tiles("k10b10r10"), (tiles("k1k2"), tiles("r9")), frozenset({0, 1}), tiles("k3"))
    assert look_ahead([threat]) == Forecast(1, 0)
    assert look_ahead([calm]) == Forecast(0, 1)
    assert look_ahead([calm], tiles("k1")) == Forecast(0, 0)
    assert look_ahead([threat, calm]) == Forecast(0.5, 0.5)
    not_opened = World(threat.table, threat.racks, frozenset({0}), threat.drawn)
    assert look_ahead([not_opened]).lost == 0
    assert look_ahead([threat], deadline=Deadline(0)) == Forecast(0, 0)


def test_a_world_is_sampled_even_without_time() -> None:
    seen = View.parse(f"{SHEET} kbr10,r3-5 k2k7b7r9/x2 01 0 3.0")
    assert len(sample_worlds(seen, Random(3), 12, (), Deadline(0))) == 1


def test_master_lays_when_the_round_is_almost_lost() -> None:
    patience = FirstMaster(1).patience
    seen = View.parse(f"{SHEET} kbr10 k1k2k3o7o8/x1 01 0 3.0")
    lost = World(tiles("k10b10r10"), (tiles("k1k2k3o7o8"), tiles("o10")), frozenset({0, 1}), tiles("k4"))
    calm = World(lost.table, (lost.racks[0], tiles("r9")), lost.opened, lost.drawn)
    assert str(lay_in_danger(seen, [lost] * 4, patience.alarm, patience.lost, Deadline())) == ":k1-3"
    assert lay_in_danger(seen, [lost, calm, calm, calm], patience.alarm, patience.lost, Deadline()) is None
    assert lay_in_danger(seen, [lost, lost, calm, calm], patience.alarm, patience.lost, Deadline()) is None, (
        "laying does not help it to win"
    )
    about_to_win = World(lost.table, (lost.racks[0], tiles("o9o10o11k13")), lost.opened, tiles("b1"))
    assert (
        str(lay_in_danger(seen, [lost, lost, about_to_win, about_to_win], patience.alarm, patience.lost, Deadline()))
        == ":k1-3"
    )


# Tiles as numbers


def test_packed_tiles_read_back() -> None:
    rack = Tiles.parse("k1k1b13o7jj")
    assert unpack(pack(rack, "kbro"), "kbro") == rack
    assert points(pack(rack, "kbro"), 30) == 82
    assert pack(Tiles.parse("R"), "kbro") == tiles("j")


def test_packed_lays() -> None:
    table = tiles("k1k2k3")
    assert fits(table)
    assert not fits(tiles("k1k2"))
    assert unpack(most(table, tiles("k4r9")), "kbro") == Tiles.parse("k4")
    assert most(table, tiles("r9")) == 0
    assert not goes_out(table, tiles("k4r9"))
    assert goes_out(table, tiles("k4r9r10j"))


def test_holding_back() -> None:
    seen = View.parse(f"{SHEET} - k10b10r10k1k2k3k4j/x14 - 0 1.0")
    assert without_jokers(seen).rack == seen.rack.numbered
    assert with_rack(seen, seen.rack) is seen
    least = least_opening(seen)
    assert least is not None
    assert len(least.played) == 3
    assert winning_lay(View.parse(f"{SHEET} kbr10 r1/x14 0 0 2.0")) is None
    with_pile = View.parse(f"{SHEET},discard_pile=yes kbr10 o10r1/x14 0 0+ 2.0 -/-")
    lay = winning_lay(with_pile)
    assert lay is not None
    assert len(lay.played) == 1


def test_every_level_is_there() -> None:
    assert LEVELS[-1] == STRONG[-1]
    assert tuple(make(name).name for name in (*STRONG, *LEVELS)) == (*STRONG, *LEVELS)
