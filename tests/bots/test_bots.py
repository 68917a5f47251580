"""The simple computers: their moves are legal, reproducible, and independent of hidden tiles."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import cycle
from random import Random

import pytest
from kernels import COMPILED

from tilerummy.bots import LEVELS, Bot, make
from tilerummy.bots.round_runner import BotRefused, finish_round, play_turn
from tilerummy.engine.dealer import Deal, resample
from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, outcome
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.moves import PASS, Draw, Lay, Move, TakeDiscard, parse_move
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import MustLayOrDraw

_CHOSEN = (
    *(
        variant
        for key in keys()
        for variant in (get(key), *(get(key).variant(name) for name in get(key).printed.variants))
    ),
    *(get(f"{key},discard_pile=yes,open_last_tile=yes,open_after_draw=yes") for key in (keys()[0], keys()[-1])),
    *(
        get(f"{keys()[8]},{rules}")
        for rules in (
            "jokers=0",
            "jokers=4,joker_colour=yes",
            "open_min=0,deal=5",
            "seats=2-6",
            "partial_take=keep_three",
        )
    ),
)
EDITIONS = tuple(dict.fromkeys(_CHOSEN))
"""Every edition and every option of its sheet, and a few house rules that no sheet combines."""
PLAYERS = ("random", "shrewd", *(LEVELS if COMPILED else LEVELS[:-1]))
"""Master takes too long on the interpreted kernel."""
QUICK = ("random", "beginner", "casual")
NO_LIMIT = 1e9
"""Enough time that only counts stop a computer: it plays the same moves on a busy machine and with any kernel."""
BY_EDITION = pytest.mark.parametrize("edition", EDITIONS, ids=str)


def dealt(edition: Edition, seats: int, number: int) -> tuple[Record, Deal]:
    deal = Deal(edition, seats, sha256(f"{edition} {seats} {number}".encode()).digest())
    return Record(deal.position(deal.starter())), deal


def played(edition: Edition, names: Sequence[str], number: int, budget: float | None = None) -> Record:
    record, deal = dealt(edition, len(names), number)
    return finish_round(record, deal.deck, [make(name, seed, budget) for seed, name in enumerate(names, number)])


def at_the_table(names: Sequence[str], edition: Edition, number: int) -> list[str]:
    """Names for two, three, … seats in turn, so that every computer plays on every seat."""
    low, high = edition.rules.seats
    seats = low + number % (high - low + 1)
    return [names[(seat + number) % len(names)] for seat in range(seats)]


@pytest.mark.long(but=4)
@BY_EDITION
def test_rounds_come_to_an_end_with_no_refused_move(edition: Edition) -> None:
    """All computers play every edition; the first three that have their turn play each of its options."""
    first = EDITIONS.index(edition)
    names = [PLAYERS[(first + at) % len(PLAYERS)] for at in range(len(PLAYERS) if str(edition) in keys() else 3)]
    low, high = edition.rules.seats
    sizes = cycle(range(low, high + 1))
    while names:
        seats = max(low, min(next(sizes), len(names)))
        table, names = (names * low)[:seats], names[seats:]
        record = played(edition, table, first)
        assert isinstance(record.final, Position)
        assert outcome(record.final) is not None
        assert record.tag("Result") is not None


@pytest.mark.long
@pytest.mark.parametrize("name", QUICK)
@BY_EDITION
def test_many_rounds_come_to_an_end(edition: Edition, name: str) -> None:
    for number in range(50):
        played(edition, at_the_table((name, "casual"), edition, number), number)


@pytest.mark.parametrize("names", [("casual", "random"), ("beginner", "steady", "casual")], ids="-".join)
def test_the_same_seeds_give_the_same_record(names: Sequence[str]) -> None:
    once, again = (str(played(EDITIONS[0], names, 4, NO_LIMIT)) for _ in range(2))
    assert once == again


def test_another_seed_gives_another_game() -> None:
    record, deal = dealt(EDITIONS[0], 2, 1)
    records = {str(finish_round(record, deal.deck, [make("random", seed), make("random", 9)])) for seed in range(4)}
    assert len(records) > 1


@pytest.mark.parametrize("name", [*QUICK, "steady"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    """Shuffling all hidden tiles changes neither the view nor the choice."""
    edition = get(f"{keys()[6]},discard_pile=yes,open_last_tile=yes")
    record = played(edition, ["casual", "random", "casual"], 3)
    rng = Random(5)
    for at, position in enumerate(record.situations[:-1]):
        assert isinstance(position, Position)
        seen = view(position, position.turn)
        other = view(resample(seen, rng), position.turn)
        assert other == seen
        log = Record(record.start, record.entries[:at]).redacted(position.turn).entries
        assert make(name, 7, NO_LIMIT).choose(seen, log) == make(name, 7, NO_LIMIT).choose(other, log)


class Cheat:
    """Always passes."""

    name = "cheat"
    budget = 1.0

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return PASS


def test_a_refused_move_names_everything_needed_to_repeat_it() -> None:
    record, deal = dealt(EDITIONS[0], 2, 1)
    bots: list[Bot] = [Cheat(), Cheat()]
    with pytest.raises(BotRefused) as refused:
        finish_round(record, deal.deck, bots)
    assert refused.value.violations == (MustLayOrDraw(),)
    assert refused.value.params["computer"] == "cheat"
    assert judge(View.parse(str(refused.value.params["view"])), parse_move(str(refused.value.params["move"])))
    with pytest.raises(BotRefused):
        play_turn(RunningMatch(Match(record.start.edition, ("Ann", "Bo")), record, deal.seed), Cheat())


def test_the_number_of_computers_must_match_the_seats() -> None:
    record, deal = dealt(EDITIONS[0], 3, 1)
    with pytest.raises(Impossible, match="seats out of range"):
        finish_round(record, deal.deck, [make("casual")])


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(Impossible, match="no such computer"):
        make("grandmaster")


def test_levels_can_be_made() -> None:
    assert [make(name).name for name in LEVELS] == list(LEVELS)


# What each of them sees


def choice(name: str, text: str, seed: int = 1) -> Move:
    return make(name, seed).choose(View.parse(text), ())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rummikub-vienna-en - k8b8r8k1/x14 - 0 1.0", "+x"),
        ("rummikub-vienna-en - k10b10r10k1/x14 - 0 1.0", ":kbr10"),
        ("rummikub-vienna-en - k10b10jk1/x14 - 0 1.0", ":kbj10"),
        ("rummikub-vienna-en - r1r2r3r4r5r6r7r8/x14 - 0 1.0", ":r1-8"),
        ("rummikub-vienna-en kbr10 o10k1/x14 0 0 2.0", "kbr10:kbro10"),
        ("rummikub-vienna-en r3-6 r7r8k1/x14 0 0 2.0", "r3-6:r3-8"),
        ("rummikub-vienna-en r3-8 r5k1/x14 0 0 2.0", "r3-8:r3-5,r5-8"),
        ("rummikub-vienna-en kbro7 k5k6b1/x14 0 0 2.0", "kbro7:k5-7,bro7"),
        ("rummikub-vienna-en k2-5 b5r5b1/x14 0 0 2.0", "k2-5:k2-4,kbr5"),
        ("rummikub-vienna-en kbj7 r7o11o12k1/x14 0 0 2.0", "kbj7:o10-12j10,kbr7"),
        ("rummikub-vienna-en kbr10 j/x14 0 0 2.0", "kbr10:kbrj10"),
        ("rummikub-vienna-en kbr10,b3-5 k1o4/x14 0 0 2.0", "+x"),
    ],
)
def test_casual_sees_what_can_be_done_with_one_meld(text: str, expected: str) -> None:
    assert str(choice("casual", text)) == expected


def test_casual_misses_a_rearrangement_that_steady_finds() -> None:
    text = "rummikub-vienna-en r4-7,k7-9,b7-9 o7k1/x14 0 0 2.0"
    assert str(choice("casual", text)) == "+x"
    text = "rummikub-vienna-en k1-3,b1-3,r1-3 o1o2o3/x14 0 0 2.0"
    assert isinstance(choice("steady", text), Lay)


def test_beginner_does_not_look_at_the_table_and_forgets() -> None:
    assert choice("beginner", "rummikub-vienna-en kbr10 o10k1/x14 0 0 2.0") == Draw(None)
    seen = {str(choice("beginner", "rummikub-vienna-en - k10b10r10k1/x14 - 0 1.0", seed)) for seed in range(20)}
    assert seen == {"+x", ":kbr10"}


def test_a_discard_is_taken_for_a_new_meld() -> None:
    start = "rummikub-original-de,discard_pile=yes kby9 k4b4b1/x14 0 0 2.0 -/r4"
    assert choice("casual", start) == TakeDiscard(Tile("r", 4), Lay.parse(":kbr4"))
