"""The first lay: its value, and what else it may change, compared with an oracle that tries every choice."""

from dataclasses import replace
from random import Random

import pytest
from opening_oracle import opens, worth
from random_tables import partition, random_table

from tilerummy.engine.editions import get
from tilerummy.engine.judging.opening import opening, own_points
from tilerummy.engine.melds import Meld, laid_text, parse_laid, tiles_of
from tilerummy.engine.rules import JokerFree, JokerReuse, JokerSource, OpenExtend, OpenJoker, PartialTake
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import TableChange

RULES = get("lets-play-rummy,open_min=12").rules


def random_pair(rng: Random) -> tuple[tuple[Meld, ...], tuple[Meld, ...]] | None:
    before = random_table(RULES, rng, most=rng.choice((0, 4, 6, 8)))
    own = random_table(RULES, rng, most=rng.choice((3, 6, 9)), left=RULES.tiles - tiles_of(before))
    spare = [*(RULES.tiles - tiles_of(before) - tiles_of(own))]
    meant = [
        tile for tile in spare for meld in before for place in meld.joker_places(RULES.colours) if tile in place.means
    ]
    added = [rng.choice(meant)] if meant and rng.random() < 0.6 else []
    loose = tiles_of(before) + Tiles(added)
    if rng.random() < 0.5:
        after = partition(loose + tiles_of(own), rng, patience=60)
    else:
        rest = partition(loose, rng, patience=60)
        after = None if rest is None else (*rest, *own)
    return None if after is None else (before, after)


POLICIES = [
    {"open_extend": extend, "open_joker": joker, "joker_reuse": reuse, "joker_free": free, "joker_source": source}
    for extend in OpenExtend
    for joker in OpenJoker
    for reuse in JokerReuse
    for free in JokerFree
    for source in JokerSource
]


def compare_many(seed: int, pairs: int) -> set[tuple[OpenExtend, bool]]:
    rng = Random(seed)
    verdicts = set()
    while pairs:
        pair = random_pair(rng)
        if pair is None:
            continue
        pairs -= 1
        before, after = pair
        for policies in rng.sample(POLICIES, 6):
            take, least = rng.choice([*PartialTake]), rng.choice((6, 12, 30, 40))
            rules = replace(RULES, partial_take=take, open_min=least, **policies)  # type: ignore[arg-type]
            change = TableChange.between(before, after, tiles_of(after) - tiles_of(before))
            broken = opening(change, rules, hand=False)
            told = f"{laid_text(before)} -> {laid_text(after)} with {policies} {take} {least}: engine says {broken}"
            assert (not broken) == opens(change, rules), told
            verdicts.add((rules.open_extend, not broken))
    return verdicts


def test_the_opening_agrees_with_the_oracle() -> None:
    assert len(compare_many(1, 400)) == 4


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_the_opening_agrees_with_the_oracle_at_length(seed: int) -> None:
    assert len(compare_many(seed, 3_000)) == 4


@pytest.mark.parametrize(
    ("before", "after", "played", "points"),
    [
        ("-", "bry10", "b10r10y10", 30),
        ("bry10", "bry10,bryg1", "b1r1y1g1", 4),
        ("bry10", "bryg10,bry1", "g10b1r1y1", 3),
        ("r4-6", "r4-6,r4-6,bry1", "r4r5r6b1r1y1", 18),
        ("r4-6", "r3-6,r4-6j5", "r3r4r6j", 15),
        ("r4-6,y4-6", "bry4,bry5,bry6", "b4b5b6", 0),
        ("r4-6", "r4-6,r4-6", "r4r5r6", 15),
    ],
)
def test_what_the_screen_counts(before: str, after: str, played: str, points: int) -> None:
    change = TableChange.between(laid(before), laid(after), Tiles.parse(played))
    assert own_points(change, RULES) == points


def test_equal_copies_count_once() -> None:
    """The played tiles could make either of two runs on the table, but not both."""
    change = TableChange.between(laid("r4-6,b1-3"), laid("r4-6,r4-7,b1-3"), Tiles.parse("r4r5r6r7"))
    assert own_points(change, RULES) == 22
    assert (
        own_points(TableChange.between(laid("r4-6"), laid("r4-6,r4-6,b1-3"), Tiles.parse("r4r5r6b1b2b3")), RULES) == 21
    )


def test_a_long_rack_is_judged_at_once() -> None:
    """Thirty melds from the rack: no choice has to be tried."""
    many = [f"{colour}{first}-{first + 2}" for colour in "bryg" for first in (1, 4, 7, 10)] * 2
    after = laid(",".join(many[:30]))
    assert own_points(TableChange.between((), after, tiles_of(after)), RULES) == sum(
        worth(meld, RULES) for meld in after
    )
    assert opening(TableChange.between((), after, tiles_of(after)), RULES, hand=False) == ()


def laid(text: str) -> tuple[Meld, ...]:
    return parse_laid(text)  # type: ignore[return-value]
