"""Random pairs of tables for tests about jokers, and every choice of the policies that decide about them."""

from random import Random

from random_tables import partition, random_table

from tilerummy.engine.editions import get
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.rules import JokerFree, JokerReuse, JokerSource, JokerSplit, PartialTake, Rules
from tilerummy.engine.tiles import Tile, Tiles

PLAIN = get("rummikub-vienna-en,jokers=4").rules
COLOURED = get("lets-play-rummy,joker_colour=yes").rules
Pair = tuple[tuple[Meld, ...], tuple[Meld, ...]]
"""A table before and after."""

POLICIES = [
    {"partial_take": take, "joker_free": free, "joker_source": source, "joker_reuse": reuse, "joker_split": split}
    for take in PartialTake
    for free in JokerFree
    for source in JokerSource
    for reuse in JokerReuse
    for split in JokerSplit
]


def random_pair(rules: Rules, rng: Random) -> Pair | None:
    """A small table with many jokers, and a random rearrangement of it with a few tiles of the rack."""
    before = random_table(rules, rng, most=rng.choice((4, 6, 8, 10, 12)))
    if rng.random() < 0.8 and not tiles_of(before).jokers:
        return None
    loose = tiles_of(before)
    left = [*(rules.tiles - loose)]
    near = [
        tile
        for tile in left
        if tile.is_joker
        or any(tile.number == other.number or abs(tile.number - other.number) < 3 for other in loose.numbered)
    ]
    meant = [
        tile for tile in left for meld in before for place in meld.joker_places(rules.colours) if tile in place.means
    ]
    added = rng.sample(near, min(len(near), rng.choice((0, 1, 1, 2, 3))))
    if meant and rng.random() < 0.7:
        added.append(rng.choice(meant))
    tiles = loose + Tiles(added)
    if not tiles <= rules.tiles or not before:
        return None
    after = partition(tiles, rng, patience=60)
    return None if after is None else (before, after)


def twin_pair(rules: Rules, rng: Random) -> Pair | None:
    """A joker is exchanged or dropped and goes to second copies of tiles that lie on the table, or to an old meld."""
    before = random_table(rules, rng, most=rng.choice((3, 4, 6, 7, 10)))
    jokers = [(at, place) for at, meld in enumerate(before) for place, tile in enumerate(meld.row) if tile.is_joker]
    if not jokers:
        return None
    at, place = rng.choice(jokers)
    old, row = before[at], list(before[at].row)
    joker, number = row[place], sum(tile.is_joker for tile in row[:place])
    meant = sorted(old.joker_places(rules.colours)[number].means)
    row[place : place + 1] = rng.choice(([], [rng.choice(meant)]))
    like = [tile for tile in rng.choice([old, *before]).row if not tile.is_joker or rng.random() < 0.3]
    if len(like) > 2 and rng.random() < 0.4:
        like.remove(rng.choice(like))
    near = Tile(like[0].colour or rng.choice(rules.colours), rng.randint(1, 13))
    copies = [*like, joker, *([near] if rng.random() < 0.3 else [])]
    copies.sort(key=lambda tile: tile.number or rng.randint(0, 14))
    others = [*before[:at], *before[at + 1 :]]
    if others and rng.random() < 0.2:
        others.remove(rng.choice(others))  # its tiles are used up, or it is not a lay
    readings = [Row(tuple(tiles)).readings for tiles in (row, copies)]
    if not all(readings):
        return None
    after = (*others, *[rng.choice(some) for some in readings])
    if not tiles_of(before) <= tiles_of(after) or not tiles_of(after) <= rules.tiles:
        return None
    return before, after
