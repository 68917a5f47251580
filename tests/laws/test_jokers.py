"""The referee's search for an explanation, against a slow oracle that numbers every copy of every tile.

The oracle is written directly from the policies and shares only the value types with the engine: it tries every way in
which the tiles of the table can have reached their places, and every way to free or to keep each joker.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random

import pytest
from joker_pairs import COLOURED, PLAIN, POLICIES, random_pair, twin_pair

from tilerummy.engine.judging.jokers import rearrangement
from tilerummy.engine.melds import Meld, Run, laid_text, tiles_of
from tilerummy.engine.rules import JokerFree, JokerReuse, JokerSource, JokerSplit, PartialTake, Rules
from tilerummy.engine.tiles import Tile
from tilerummy.engine.turns import TableChange

Slot = tuple[int, int]
"""A place on a table: the number of the meld, and the place in its row."""


# The oracle


def oracle_accepts(before: Sequence[Meld], after: Sequence[Meld], rules: Rules) -> bool:
    return any(explains(before, after, moved, rules) for moved in journeys(before, after))


def slots(table: Sequence[Meld]) -> dict[Slot, Tile]:
    return {(at, place): tile for at, meld in enumerate(table) for place, tile in enumerate(meld.row)}


def journeys(before: Sequence[Meld], after: Sequence[Meld]) -> Iterator[dict[Slot, Slot]]:
    """Where each tile of the table can have gone: every one-to-one mapping between equal tiles."""
    here, there = slots(before), slots(after)
    ways = []
    for kind in dict.fromkeys(here.values()):
        pieces = [slot for slot, tile in here.items() if tile == kind]
        places = [slot for slot, tile in there.items() if tile == kind]
        ways.append([list(zip(pieces, chosen, strict=True)) for chosen in permutations(places, len(pieces))])
    for combined in product(*ways):
        yield dict(change for way in combined for change in way)


def explains(before: Sequence[Meld], after: Sequence[Meld], moved: dict[Slot, Slot], rules: Rules) -> bool:
    if rules.partial_take is PartialTake.KEEP_THREE and not all(
        kept_three(at, meld, moved) for at, meld in enumerate(before)
    ):
        return False
    here, there = slots(before), slots(after)
    rack = [tile for slot, tile in there.items() if slot not in moved.values()]
    jokers = [slot for slot, tile in here.items() if tile.is_joker]
    for freed in product((False, True), repeat=len(jokers)):
        choices = list(zip(jokers, freed, strict=True))
        leaving = [slot for slot, free in choices if free]
        if not all(may_stay(before, after, slot, moved[slot], leaving, rules) for slot, free in choices if not free):
            continue
        if not all(may_be_reused(before, after, slot, moved[slot], rules) for slot in leaving):
            continue
        if rules.joker_free is JokerFree.IF_REST_VALID:
            return True
        supply = [tile for tile in rack if not tile.is_joker]
        if rules.joker_source is JokerSource.RACK_OR_TABLE:
            supply += [tile for tile in here.values() if not tile.is_joker]
        if exchanges([meanings(before[slot[0]], slot[1], rules) for slot in leaving], supply):
            return True
    return False


def kept_three(at: int, meld: Meld, moved: dict[Slot, Slot]) -> bool:
    reached = [moved[(at, place)][0] for place in range(len(meld.row))]
    together = max(reached.count(other) for other in reached)
    return together == len(meld.row) or together >= 3 or together == 1


def meanings(meld: Meld, place: int, rules: Rules) -> set[Tile]:
    joker = meld.row[place]
    if isinstance(meld, Run):
        return {Tile(meld.colour, meld.first + place)}
    if joker.colour:
        return {Tile(joker.colour, meld.number)}
    shown = {tile.colour for tile in meld.row}
    return {Tile(colour, meld.number) for colour in rules.colours if colour not in shown}


def may_stay(
    before: Sequence[Meld], after: Sequence[Meld], old: Slot, new: Slot, freed: Sequence[Slot], rules: Rules
) -> bool:
    was, now = before[old[0]], after[new[0]]
    if type(was) is not type(now):
        return False
    if isinstance(was, Run) and isinstance(now, Run):
        same = (was.colour, was.first + old[1]) == (now.colour, now.first + new[1])
    else:
        assert not isinstance(was, Run)
        assert not isinstance(now, Run)
        same = bool(meanings(was, old[1], rules) & meanings(now, new[1], rules))
    mates = [meanings(was, slot[1], rules) for slot in freed if slot[0] == old[0]]
    return same and (rules.joker_split is JokerSplit.ALLOWED or is_whole(now, was, mates))


def is_whole(now: Meld, was: Meld, mates: Sequence[set[Tile]]) -> bool:
    """Whether `now` holds all tiles of `was`; tiles that freed jokers of it meant may lie there instead of those."""
    missing = [tile for tile in set(was.row) for _ in range(was.row.count(tile) - now.row.count(tile))]
    if not all(tile.is_joker for tile in missing):
        return False
    new = [tile for tile in now.row if tile not in was.row]
    return any(exchanges(list(some), new) for some in combinations(mates, len(missing)))


def may_be_reused(before: Sequence[Meld], after: Sequence[Meld], old: Slot, new: Slot, rules: Rules) -> bool:
    was = before[old[0]]
    if rules.joker_reuse is JokerReuse.OTHER_MELD:
        return is_new(before, after, new[0], [tile for tile in was.row if not tile.is_joker])
    if rules.joker_reuse is JokerReuse.NEW_MELD:
        return all(is_new(before, after, new[0], meld.row) for meld in before)
    return True


def is_new(before: Sequence[Meld], after: Sequence[Meld], at: int, tiles: Sequence[Tile]) -> bool:
    """Whether this meld after does not hold these tiles, or as many other melds hold them as melds did before."""
    others = [meld for number, meld in enumerate(after) if number != at and holds(meld, tiles)]
    return not holds(after[at], tiles) or len(others) >= len([meld for meld in before if holds(meld, tiles)])


def holds(meld: Meld, tiles: Sequence[Tile]) -> bool:
    return all(meld.row.count(tile) >= tiles.count(tile) for tile in tiles)


def exchanges(wanted: list[set[Tile]], supply: list[Tile]) -> bool:
    if not wanted:
        return True
    first, *others = wanted
    return any(
        tile in first and exchanges(others, supply[:index] + supply[index + 1 :]) for index, tile in enumerate(supply)
    )


# The comparison


def compare(rules: Rules, before: tuple[Meld, ...], after: tuple[Meld, ...]) -> bool:
    played = tiles_of(after) - tiles_of(before)
    accepted = not rearrangement(TableChange.between(before, after, played), rules)
    assert accepted == oracle_accepts(before, after, rules), (
        f"{laid_text(before)} -> {laid_text(after)} playing {played}: engine says {accepted}; "
        f"{rules.partial_take.value} {rules.joker_free.value} {rules.joker_source.value} "
        f"{rules.joker_reuse.value} {rules.joker_split.value}"
    )
    return accepted


def compare_many(rules: Rules, seed: int, pairs: int) -> set[bool]:
    rng = Random(seed)
    verdicts = set()
    done = 0
    while done < pairs:
        change = rng.choice((random_pair, twin_pair))(rules, rng)
        if change is None:
            continue
        done += 1
        for policies in rng.sample(POLICIES, 12):
            verdicts.add(compare(replace(rules, **policies), *change))  # type: ignore[arg-type]
    return verdicts


def test_the_search_agrees_with_the_oracle() -> None:
    assert compare_many(PLAIN, 1, 250) == {True, False}


def test_the_search_agrees_with_the_oracle_on_coloured_jokers() -> None:
    assert compare_many(COLOURED, 2, 100) == {True, False}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 30))
def test_the_search_agrees_with_the_oracle_at_length(seed: int) -> None:
    assert compare_many(COLOURED if seed % 4 == 0 else PLAIN, seed, 2_000) == {True, False}
