"""Players of the packed game, each after the rules of one of our computers or of none.

A player is a function of the game, what the seat could do, and random numbers; it returns the tiles that it lays. A
seat that can go out does so, and is not asked; only careless players may overlook it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from research.value.game import Game
from tilerummy.bots.endgame import Duel, Endgame, Setting, best_of
from tilerummy.bots.options import Options, opening, small_openings
from tilerummy.bots.packed_tiles import UNITS, kinds_of, most, numbered, size
from tilerummy.bots.world_sampling import look_ahead

Player = Callable[[Game, Options, Random], int]
SHORT_POOL = 8


def steady(game: Game, options: Options, rng: Random) -> int:
    """Lays as much as it can, with jokers."""
    return most(game.table, options.rack) if options.opened else opening(options.rack, game.terms.open_min)


def miser(game: Game, options: Options, rng: Random) -> int:
    """The same, but keeps its jokers."""
    return options.big or (0 if options.opened else opening(options.rack, game.terms.open_min))


def shrewd(game: Game, options: Options, rng: Random) -> int:
    """Opens without a joker while there is time."""
    if options.big or options.opened or len(game.pool) > SHORT_POOL:
        return options.big
    return opening(options.rack, game.terms.open_min)


def _small(game: Game, options: Options, short: int) -> int:
    """The smallest opening without a joker; with few tiles to draw any opening."""
    least = game.terms.open_min
    if options.open_points < least:
        return 0
    found = small_openings(numbered(options.rack), least, 1)
    if found:
        return found[0]
    return opening(options.rack, least) if len(game.pool) <= short else 0


def expert(game: Game, options: Options, rng: Random) -> int:
    """As *expert*: waits, then lays the higher half."""
    if not options.opened:
        return _small(game, options, SHORT_POOL)
    if not options.big or len(game.pool) <= SHORT_POOL:
        return _search(game, options) if not game.pool and game.seats == 2 else options.big
    if game.since[game.turn] >= 2:
        tiles = sorted(kinds_of(options.big), key=lambda kind: kind % 13)
        return most(game.table, sum(UNITS[kind] for kind in tiles[len(tiles) // 2 :])) or options.big
    rival = min(size(rack) for seat, rack in enumerate(game.racks) if seat != game.turn)
    return options.big if rival <= 6 and look_ahead(game.worlds(rng, 5)).lost > 0.8 else 0


def _search(game: Game, options: Options) -> int:
    """The end with an empty pool and two seats, as *expert* searches it, with fewer positions."""
    theirs = game.racks[1 - game.turn]
    search = Endgame(game.terms.joker_points, game.terms.lowest_wins, depth=2, nodes=12)
    return search.best(game.table, options.rack, theirs, game.passes > 0)


@dataclass(frozen=True)
class Hoarder:
    """As *master*: lays only in danger; with an empty pool it compares `lays` in `worlds`, played on for `laps`."""

    worlds: int
    lays: int
    laps: int
    questions: int

    def __call__(self, game: Game, options: Options, rng: Random) -> int:
        if not options.opened:
            return _small(game, options, 5 * game.seats)
        if not options.big:
            return 0
        if not game.pool:
            return the_end(game, options, rng, self)
        worlds = game.worlds(rng, 5)
        draw = look_ahead(worlds)
        if draw.lost <= 0.4:
            return 0
        return options.big if draw.lost > 0.75 or look_ahead(worlds, options.big).ready > draw.ready else 0


def the_end(game: Game, options: Options, rng: Random, how: Hoarder) -> int:
    """A lay with an empty pool: at two seats both racks are known, at more the hidden ones are sampled."""
    if not game.terms.lowest_wins:
        return 0
    if game.seats == 2:
        duel = Duel(game.terms.joker_points, width=6, replies=3, questions=how.questions)
        return duel.best(game.table, options.rack, game.racks[1 - game.turn], game.passes > 0)
    hoards = frozenset(at for at, seat in enumerate(game.order(game.turn)) if not at or game.lays[seat] < 2)
    setting = Setting(game.terms.joker_points, game.terms.open_min, hoards, how.laps)
    return best_of(options.lays[: how.lays], game.worlds(rng, how.worlds), setting, game.passes)


hoarder = Hoarder(4, 5, 8, 400)
master = Hoarder(10, 9, 40, 1500)


@dataclass(frozen=True)
class Careless:
    """Lays as much as it sees, and overlooks each tile of its rack with this chance; it may keep its jokers."""

    overlooks: float
    jokers: bool

    def __call__(self, game: Game, options: Options, rng: Random) -> int:
        tiles = options.rack if self.jokers else numbered(options.rack)
        noticed = sum(UNITS[kind] for kind in kinds_of(tiles) if rng.random() >= self.overlooks)
        return most(game.table, noticed) if options.opened else opening(noticed, game.terms.open_min)


@dataclass(frozen=True)
class Moody:
    """Lays one of the options on a share of its turns."""

    share: float

    def __call__(self, game: Game, options: Options, rng: Random) -> int:
        return rng.choice(options.lays[1:]) if len(options.lays) > 1 and rng.random() < self.share else 0


PLAYERS: dict[str, Player] = {
    "steady": steady,
    "miser": miser,
    "shrewd": shrewd,
    "expert": expert,
    "hoarder": hoarder,
    "master": master,
    "careless": Careless(0.15, jokers=False),
    "blind": Careless(0.5, jokers=True),
    "moody": Moody(0.3),
    "talker": Moody(0.7),
}
