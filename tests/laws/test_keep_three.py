"""Three tiles of a meld stay together, or no two: compared with an oracle that tries every assignment of copies."""

from collections.abc import Sequence
from itertools import permutations, product
from random import Random

import pytest
from random_tables import partition, random_table

from tilerummy.engine.editions import get
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.melds import Meld, laid_text, tiles_of
from tilerummy.engine.tiles import Tiles

RULES = get("rummy-classic,jokers=0").rules


def oracle_accepts(before: Sequence[Meld], after: Sequence[Meld]) -> bool:
    """Whether some assignment of the copies lets every meld keep three tiles together, or scatters it."""
    pieces = [(tile, at) for at, meld in enumerate(before) for tile in meld.row]
    places = [(tile, at) for at, meld in enumerate(after) for tile in meld.row]
    ways = []
    for kind in dict.fromkeys(tile for tile, _ in pieces):
        homes = [at for tile, at in pieces if tile == kind]
        reached = [at for tile, at in places if tile == kind]
        ways.append({tuple(zip(homes, chosen, strict=True)) for chosen in permutations(reached, len(homes))})
    for combined in product(*ways):
        gone: list[list[int]] = [[] for _ in before]
        for way in combined:
            for home, place in way:
                gone[home].append(place)
        if all(most_alike(places) >= 3 or most_alike(places) == 1 for places in gone):
            return True
    return False


def most_alike(places: list[int]) -> int:
    return max(places.count(place) for place in places)


def random_pair(rng: Random) -> tuple[tuple[Meld, ...], tuple[Meld, ...]] | None:
    """Tables on which many tiles lie twice: few colours and numbers, and the same meld again."""
    low = rng.randint(1, 9)
    near = Tiles(tile for tile in RULES.tiles if low <= tile.number < low + 5 and tile.colour != rng.choice("brygg"))
    before = random_table(RULES, rng, most=rng.choice((9, 12, 15, 18)), left=near)
    spare = [*(near - tiles_of(before))]
    added = Tiles(rng.sample(spare, min(len(spare), rng.choice((0, 1, 2, 3)))))
    after = partition(tiles_of(before) + added, rng, patience=60)
    return None if after is None or not before else (before, after)


def compare_many(seed: int, pairs: int) -> set[bool]:
    rng = Random(seed)
    verdicts: set[bool] = set()
    while pairs:
        change = random_pair(rng)
        if change is not None:
            pairs -= 1
            before, after = change
            accepted = not KeepThree(before, after).broken_up(())
            verdicts.add(accepted)
            told = f"{laid_text(before)} -> {laid_text(after)}: engine says {accepted}"
            assert accepted == oracle_accepts(before, after), told
    return verdicts


def test_the_search_agrees_with_the_oracle() -> None:
    assert compare_many(1, 300) == {True, False}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_the_search_agrees_with_the_oracle_at_length(seed: int) -> None:
    assert compare_many(seed, 5_000) == {True, False}
