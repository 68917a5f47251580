"""Random moves of every kind, legal and illegal, and random drafts."""

from random import Random

from random_tables import melds_in, partition

from tilerummy.engine.melds import SHORTEST, Group, Meld, Row, Run, tiles_of, without
from tilerummy.engine.moves import (
    DRAW_REQUEST,
    PASS,
    RESIGN,
    Discard,
    Draw,
    Lay,
    Move,
    TakeDiscard,
    TakeOpenTile,
    Timeout,
)
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import JOKER, KINDS, Tile, Tiles
from tilerummy.engine.turns import previous_seat


def random_lay(situation: Situation, rng: Random, tiles: Tiles | None = None) -> Lay:
    """A lay with tiles from the rack, or from `tiles`: new melds, lay-offs, rearrangements, jokers, invalid rows."""
    rack = situation.rack.known if tiles is None else tiles
    table: list[Meld | Row] = [*situation.table]
    steps = rng.choice((1, 1, 1, 2, 2, 3, 5))
    for way in rng.choices(_WAYS, k=2 * steps):
        before = rack
        rack = way(table, rack, rng)
        steps -= rack != before
        if not steps:
            break
    return Lay(situation.table, tuple(table))


def _new_meld(table: list[Meld | Row], rack: Tiles, rng: Random) -> Tiles:
    found = melds_in(rack)
    if not found:
        return rack
    meld = max(rng.sample(found, min(3, len(found))), key=lambda meld: len(meld.row))
    table.append(meld)
    return rack - meld.tiles


def _lay_off(table: list[Meld | Row], rack: Tiles, rng: Random) -> Tiles:
    options = [
        (at, grown, tile)
        for at, meld in enumerate(table)
        for tile in dict.fromkeys(rack)
        for grown in (() if isinstance(meld, Row) else grown_by(meld, tile))
    ]
    if not options:
        return rack
    at, grown, tile = rng.choice(options)
    table[at] = grown
    return rack - Tiles([tile])


def grown_by(meld: Meld, tile: Tile) -> tuple[Meld, ...]:
    """The melds that result from adding the tile. A joker can go to either end of a run."""
    if isinstance(meld, Group):
        fits = len(meld.row) == SHORTEST and (tile.is_joker or tile.number == meld.number)
        return tuple(grown for grown in Row((*meld.row, tile)).readings if isinstance(grown, Group)) if fits else ()
    if tile.colour not in ("", meld.colour) or tile.number not in (0, meld.first - 1, meld.last + 1):
        return ()
    rows = (tile, *meld.row), (*meld.row, tile)
    return tuple(grown for row in rows for grown in Row(row).readings if isinstance(grown, Run) and grown.row == row)


def _rearrange(table: list[Meld | Row], rack: Tiles, rng: Random) -> Tiles:
    """Take a few melds and some tiles of the rack, and make new melds of all of them."""
    melds = [meld for meld in table if not isinstance(meld, Row)]
    taken = rng.sample(melds, min(len(melds), rng.choice((1, 1, 2, 3))))
    loose = tiles_of(taken)
    helpful = [tile for tile in rack if tile.is_joker or any(_near(tile, other) for other in loose.numbered)]
    for _ in range(2):
        added = Tiles(rng.sample(helpful, min(len(helpful), rng.choice((0, 1, 1, 2, 3)))))
        made = partition(loose + added, rng, patience=12)
        if made is not None:
            table[:] = [*without(table, taken), *made]
            return rack - added
    return rack


def _near(tile: Tile, other: Tile) -> bool:
    return tile.number == other.number or (tile.colour == other.colour and abs(tile.number - other.number) <= 3)


def _exchange_joker(table: list[Meld | Row], rack: Tiles, rng: Random) -> Tiles:
    """Exchange a joker for a tile, and lay the joker in a new meld or add it to an old one."""
    options = [
        (meld, at, tile)
        for meld in table
        if isinstance(meld, Group | Run) and meld.tiles.jokers
        for at, joker in enumerate(meld.row)
        if joker.is_joker
        for tile in dict.fromkeys(rack.numbered)
    ]
    rng.shuffle(options)
    for meld, at, tile in options[:12]:
        exchanged = Row((*meld.row[:at], tile, *meld.row[at + 1 :])).readings
        if len(exchanged) == 1 and type(exchanged[0]) is type(meld):
            table[:] = [*without(table, [meld]), exchanged[0]]
            joker = Tiles([meld.row[at]])
            left = rack - Tiles([tile])
            found = [made for made in melds_in(left + joker) if joker <= made.tiles]
            if found and rng.random() < 0.6:
                made = rng.choice(found)
                table.append(made)
                return left - (made.tiles - joker)
            return left + _lay_off(table, joker, rng)
    return rack


def _invalid_change(table: list[Meld | Row], rack: Tiles, rng: Random) -> Tiles:
    """An invalid change: a row that is not a meld, a missing meld, a tile from nowhere, a shuffled or cut row."""
    choice = rng.randrange(5)
    if choice == 0 and len(rack):
        played = tuple(rng.sample([*rack], min(len(rack), rng.randint(1, 4))))
        table.append(Row(played))
        return rack - Tiles(played)
    if choice == 1 and table:
        table.pop(rng.randrange(len(table)))
    elif choice == 2:
        table.append(Row(tuple(rng.choice(KINDS) for _ in range(rng.randint(1, 4)))))
    elif choice == 3 and table:
        at = rng.randrange(len(table))
        row = list(table[at].row)
        rng.shuffle(row)
        table[at] = Row(tuple(row))
    elif choice == 4 and table:
        at = rng.randrange(len(table))
        cut = rng.randint(1, len(table[at].row))
        table[at : at + 1] = [Row(row) for row in (table[at].row[:cut], table[at].row[cut:]) if row]
    return rack


_WAYS = (*[_new_meld] * 3, *[_lay_off] * 4, *[_rearrange] * 2, *[_exchange_joker] * 2, _invalid_change)


def random_draft(situation: Situation, rng: Random) -> tuple[Meld | Row, ...]:
    """A draft, as when the clock runs out."""
    if rng.random() < 0.15:
        return situation.table
    lay = random_lay(situation, rng)
    rows: list[Meld | Row] = [*without(situation.table, lay.taken), *lay.put]
    for _ in range(rng.choice((0, 0, 1, 2))):
        left = situation.rack.known.minus(tiles_of(rows))
        if rows and rng.random() < 0.5:
            at = rng.randrange(len(rows))
            cut = rng.randint(1, len(rows[at].row))
            rows[at : at + 1] = [Row(row) for row in (rows[at].row[:cut], rows[at].row[cut:]) if row]
        elif left:
            rows.append(Row(tuple(rng.sample([*left], min(len(left), rng.randint(1, 3))))))
    return tuple(rows)


def random_move(situation: Situation, rng: Random) -> Move:
    """A move of any kind."""
    rack = [*situation.rack.known] or [JOKER]
    unseen = [*situation.unseen] or [JOKER]
    choice = rng.randrange(12)
    if choice < 5:
        return random_lay(situation, rng)
    if choice == 5:
        return DRAW_REQUEST
    if choice == 6:
        return Draw(rng.choice(rng.choice((unseen, KINDS))))
    if choice == 7:
        return PASS
    if choice == 8:
        drawn = Tiles(rng.sample(unseen, min(len(unseen), rng.choice((0, 0, 1, 3)))))
        return Timeout(random_lay(situation, rng) if rng.random() < 0.5 else Lay((), ()), drawn)
    if choice == 9:
        return Discard(rng.choice(rng.choice((rack, KINDS))))
    if choice == 10:
        return random_take(situation, rng)
    return RESIGN


def random_take(situation: Situation, rng: Random) -> Move:
    """Take the previous seat's discard, or the open tile, with a lay. Sometimes the tile is not there."""
    pile = situation.discards[previous_seat(situation)] if situation.discards else ()
    discard = pile[-1] if pile and rng.random() < 0.9 else rng.choice(KINDS)
    open_tile = situation.open_tile if situation.open_tile and rng.random() < 0.9 else rng.choice(KINDS)
    if rng.random() < 0.5:
        return TakeDiscard(discard, random_lay(situation, rng, situation.rack.known + Tiles([discard])))
    return TakeOpenTile(open_tile, random_lay(situation, rng, situation.rack.known + Tiles([open_tile])))
