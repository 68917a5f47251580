"""What a seat knows about a round, as a row of small numbers in a fixed order; nothing that is hidden from it.

>>> edition = Edition.parse("rummikub-vienna-en")
>>> [f"{name}: {size}" for name, size in segments(edition, 2)]
['table: 53', 'rack: 53', 'seats: 4', 'pool: 1', 'passes: 1', 'stage: 1', 'wait: 1', 'meant: 52']
>>> from tilerummy.engine.position import View
>>> seen = observation(View.parse("rummikub-vienna-en r3-5 k13j/x9 01 0 4.2"), 0)
>>> seen[26 + 2], seen[53 + 12], seen[53 + 52], list(seen[106:114])
(1, 1, 1, [2, 1, 9, 1, 92, 2, 0, 0])
"""

from array import array

from tilerummy.engine.editions import Edition
from tilerummy.engine.position import Situation, Stage
from tilerummy.engine.rules import JokerFree, JokerReuse, Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import STEP, tiles_beside

STAGES = (Stage.START, Stage.DRAWN, Stage.LAID)
WIDTH = 53
"""Some tiles as counts: see `Tiles.to_array`."""
MOST = 255
"""The largest number of an observation."""


def jokers_are_free(rules: Rules) -> bool:
    """Whether it does not matter what the jokers of the table stand for."""
    free = rules.joker_free is JokerFree.IF_REST_VALID and rules.joker_reuse is JokerReuse.ANYWHERE
    return free or not rules.jokers


def segments(edition: Edition, seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation, and how many numbers each has. Parts that the rules do not need are not there.

    - `table`, `rack`: the tiles of the table, and those of the seat, as counts
    - `seats`: how many tiles each seat has and whether it has opened, itself first, then in the order of the seats
    - `pool`, `passes`: how many tiles can be drawn, and how many seats in a row have passed
    - `stage`: how far the seat to move is: 0 at the start, 1 it has drawn, 2 it has laid
    - `wait`: after how many moves of others it is the turn of the seat, if nobody moves twice
    - `meant`: for each numbered tile, how many jokers of the table may stand for it, where that binds them
    - `offered`: the tiles beside the table that the seat to move may take
    - `discards`: all tiles that were discarded
    - `joker colours`: the jokers of the rack and then those of the table, by colour
    """
    rules = edition.rules
    parts = {"table": WIDTH, "rack": WIDTH, "seats": 2 * seats, "pool": 1, "passes": 1, "stage": 1, "wait": 1}
    if not jokers_are_free(rules):
        parts["meant"] = WIDTH - 1
    if rules.discard_pile or rules.open_last_tile:
        parts["offered"] = WIDTH
    if rules.discard_pile:
        parts["discards"] = WIDTH
    if rules.joker_colour:
        parts["joker colours"] = 2 * len(rules.colours)
    return tuple(parts.items())


def observation(situation: Situation, seat: int) -> "array[int]":
    """What a seat knows, in the order of `segments`. Its own rack has to be known."""
    rules = situation.rules
    colours, rack = rules.colours, situation.racks[seat]
    out = situation.table_tiles.to_array(colours)
    out += rack.to_array(colours)
    for other in (*range(seat, situation.seats), *range(seat)):
        out += array("B", [len(situation.racks[other]), other in situation.opened])
    wait = (seat - situation.turn) * STEP[rules.direction] % situation.seats
    passes = min(MOST, situation.turn_count.passes)
    stage = STAGES.index(situation.stage) if situation.stage in STAGES else 0  # no seat moves after somebody resigned
    out += array("B", [situation.pool_size, passes, stage, wait])
    if not jokers_are_free(rules):
        meant = Tiles(tile for meld in situation.table for place in meld.joker_places(colours) for tile in place.means)
        out += meant.to_array(colours)[: WIDTH - 1]
    if rules.discard_pile or rules.open_last_tile:
        out += Tiles(take.tile for take in tiles_beside(situation)).to_array(colours)
    if rules.discard_pile:
        out += Tiles(tile for pile in situation.discards for tile in pile).to_array(colours)
    if rules.joker_colour:
        for tiles in (rack, situation.table_tiles):
            out += array("B", [tiles.count(Tile(colour, 0)) for colour in colours])
    return out
