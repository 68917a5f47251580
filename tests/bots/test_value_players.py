"""Master and natural ask the net: what it says decides, and where it knows nothing others do."""

from collections import Counter

import pytest
from kernels import NEEDS_COMPILED_KERNEL

from tilerummy.bots import make, reasons
from tilerummy.bots.knowledge import Style
from tilerummy.bots.master import Master
from tilerummy.bots.master_1 import FirstMaster
from tilerummy.bots.natural import PRICES, Natural
from tilerummy.bots.packed_tiles import pack
from tilerummy.bots.round_runner import play_round
from tilerummy.bots.value import choice, has_value
from tilerummy.engine.editions import get
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.tiles import Tiles

SHEET = "rummikub-vienna-en"
NO_LIMIT = 1e9


def lays_and_chances(price: int) -> tuple[int, int]:
    """How often natural lays with this price, of the turns on which it can, in a few rounds."""
    counted: Counter[str] = Counter()
    for seed in range(3):
        record = play_round(
            [Natural(seed, budget=NO_LIMIT, price=price), make("strong", 5, NO_LIMIT)], SHEET, seed=seed
        )
        for there, entry in zip(record.situations, record.entries, strict=False):
            if entry.seat == 0 and isinstance(there, Position):
                can = len(choice(view(there, 0), (), Style()).lays) > 1
                counted["chances"] += can
                counted["lays"] += can and bool(lay_in(entry.move).played)
    return counted["lays"], counted["chances"]


@NEEDS_COMPILED_KERNEL
def test_the_higher_the_price_of_waiting_the_more_natural_lays() -> None:
    shares = [lays / chances for lays, chances in map(lays_and_chances, (0, 15, 100))]
    assert shares == sorted(shares)
    assert shares[0] < 0.5 < shares[1]
    assert shares[2] > 0.9


def test_the_whole_rack_goes_out() -> None:
    seen = View.parse(f"{SHEET} kbr10,r6-8 r9o10/x4/x3 012 0 9.0")
    for name in ("master", "expert", "natural"):
        decision = make(name, 1, NO_LIMIT).decide(seen, ())  # type: ignore[attr-defined]
        assert lay_in(decision.move).played == Tiles.parse("r9o10")
        assert decision.why == reasons.OUT


def test_what_the_net_says_decides() -> None:
    seen = View.parse(f"{SHEET} kbr10,r6-8 r9o10k1k2k3b13b13b12/x14/x13 012 0 9.0")
    for bot, price in ((Master(1, budget=NO_LIMIT), 0), (Natural(1, budget=NO_LIMIT), PRICES["natural"])):
        style = Style(price=price)
        [wanted, *_] = choice(seen, (), style).by_value(style)
        decision = bot.decide(seen, ())
        assert pack(lay_in(decision.move).played, seen.rules.colours) == wanted[0]
        assert decision.why == (reasons.BEST_CHANCE if wanted[0] else reasons.WAITS)


def test_at_a_high_price_every_turn_has_a_lay() -> None:
    seen = View.parse(f"{SHEET} kbr10,r6-8 r9o10k1k2k3b13b13b12/x14/x13 012 0 9.0")
    bot = Natural(1, budget=NO_LIMIT, price=100)
    assert lay_in(bot.choose(seen, ())).played


@pytest.mark.parametrize("edition", ["rummy-classic,discard_pile=yes", f"{SHEET},partial_take=keep_three"])
def test_what_the_net_did_not_learn_master_1_plays(edition: str) -> None:
    assert not has_value(get(edition).rules, 2)
    record = play_round(["casual", "casual"], edition, seed=4)
    for at in range(0, len(record.entries), 9):
        there = record.situations[at]
        assert isinstance(there, Position)
        seen, log = view(there, there.turn), record.entries[:at]
        assert Master(3, budget=NO_LIMIT).choose(seen, log) == FirstMaster(3, "master", NO_LIMIT).choose(seen, log)
