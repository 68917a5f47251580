"""What the seat to move knows about a round, as a row of small numbers for the net.

A row describes the round as it is after a lay, or after the seat has drawn a tile that it has not seen yet. Seats are
in the order of play, and the first one is the seat itself.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tilerummy.bots.options import Options, Terms
from tilerummy.bots.packed_tiles import counts, jokers, pack, pack_table, points, shapes, size
from tilerummy.bots.world_sampling import seats_in_turn
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.rules import PoolEmpty, Rules
from tilerummy.engine.scoring import BLOCKED
from tilerummy.solver.contract import KINDS

TILES = KINDS + 1
MOST_SEATS = 4
MOST = 255
OWN = {
    "seats": 4,
    "pool": 50,
    "drew": 1,
    "passes": 4,
    "known": 1,
    "price": 10,
    "for points": 1,
    "opened": 1,
    "tiles": 15,
    "points": 100,
    "jokers": 1,
    "lays": 5,
    "laid": 15,
    "since": 5,
    "turns": 10,
    "left": 5,
    "left points": 50,
    "outs": 30,
    "outs known": 1,
    "open points": 30,
    "on table": 40,
    "unseen": 60,
    "fit": 20,
    "fit share": 100,
    "open min": 30,
    "joker points": 30,
    "plays on": 1,
    "lowest wins": 1,
    "box jokers": 2,
    "wait": 1,
}
"""What a row says about the seat itself and the round, with the number that becomes 1 for the net."""
OTHER = {"here": 1, "tiles": 15, "opened": 1, "lays": 5, "laid": 15, "since": 5, "turns": 10}
"""The same for each of the others."""
WIDTH = 2 * TILES + len(OWN) + (MOST_SEATS - 1) * len(OTHER)
SCALES = (
    *(0.5 for _ in range(2 * TILES)),
    *(1 / unit for unit in OWN.values()),
    *(1 / unit for _ in range(MOST_SEATS - 1) for unit in OTHER.values()),
)
"""What each number of a row is multiplied with."""
PLAY_ON = (PoolEmpty.PLAY_ON, PoolEmpty.PASS_THEN_DRAW)
"""The round goes on with an empty pool until all seats pass."""


@dataclass(frozen=True)
class Style:
    """How the seat will go on: unknown; or as the net advises, for points or for wins, with a price for each turn on
    which it lays nothing, in per cent of a won round.
    """

    known: bool = True
    price: int = 0
    for_points: bool = False


ANYBODY = Style(known=False)


TILES_OF_A_LAY = 3
"""A guess where nobody knows better."""


@dataclass
class Seen:
    """What the seat to move knows, besides its own tiles and the table. All lists are in the order of play."""

    terms: Terms
    pool: int
    held: list[int]
    opened: list[bool]
    passes: int = 0
    lays: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    laid: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    since: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    turns: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)

    @property
    def seats(self) -> int:
        return len(self.held)

    def copy(self) -> "Seen":
        """The same with lists of its own."""
        lists = (self.lays, self.laid, self.since, self.turns)
        return Seen(self.terms, self.pool, [*self.held], [*self.opened], self.passes, *map(list, lists))

    @classmethod
    def by(cls, view: View, log: Sequence[Entry]) -> "Seen":
        """What the seat to move knows from its view and the moves of the round; without moves these are guessed."""
        order = seats_in_turn(view)
        place = {seat: at for at, seat in enumerate(order)}
        seen = cls(
            terms_of(view.rules),
            view.pool_size,
            [len(view.racks[seat]) for seat in order],
            [view.has_opened(seat) for seat in order],
            view.turn_count.passes,
        )
        if not log:
            seen._guess(max(0, view.turn_count.lap - 1), view.rules.deal)
        for entry in log:
            at, played = place[entry.seat], len(lay_in(entry.move).played)
            seen.turns[at] += 1
            seen.since[at] = 0 if played else seen.since[at] + 1
            seen.lays[at] += played > 0
            seen.laid[at] += played
        return seen

    def _guess(self, turns: int, dealt: int) -> None:
        """What the seats did in these turns, if those that have opened laid a few tiles on some of them."""
        for at, opened in enumerate(self.opened):
            self.turns[at] = self.since[at] = turns
            if opened:
                self.lays[at] = min(turns, max(1, round((dealt + turns - self.held[at]) / (1 + TILES_OF_A_LAY))))
                self.laid[at] = max(0, dealt + turns - self.lays[at] - self.held[at])
                self.since[at] = 0


def terms_of(rules: Rules) -> Terms:
    ending = rules.pool_empty
    return Terms(rules.open_min, rules.joker_penalty, ending in PLAY_ON, BLOCKED[ending], rules.jokers)


def options_of(view: View) -> Options:
    colours = view.rules.colours
    return Options.of(
        pack_table(view.table, colours),
        pack(view.rack, colours),
        terms_of(view.rules),
        opened=view.has_opened(view.turn),
        pool=view.pool_size,
    )


@dataclass(frozen=True)
class _Moment:
    """After these tiles are laid: how many seats have passed, and for how many turns this one has laid nothing."""

    lay: int
    drew: bool
    passes: int
    since: int
    turns: int
    wait: int = 0


def rows(seen: Seen, options: Options, lays: Sequence[int], style: Style) -> Iterator[bytes]:
    """What the seat knows after each of these lays; 0 is a draw, or a pass if nothing can be drawn."""
    moments = []
    for lay in lays:
        drew = not lay and seen.pool > 0
        passes = 0 if lay or drew else seen.passes + 1
        moments.append(_Moment(lay, drew, passes, 0 if lay else seen.since[0] + 1, seen.turns[0] + 1))
    return _rows(seen, options, moments, style)


def row_before(seen: Seen, options: Options, wait: int) -> bytes:
    """What the seat knows before a move. Here `wait` other seats move before it, and its style is unknown."""
    return next(_rows(seen, options, [_Moment(0, False, seen.passes, seen.since[0], seen.turns[0], wait)], ANYBODY))


def _rows(seen: Seen, options: Options, moments: Iterable[_Moment], style: Style) -> Iterator[bytes]:
    terms, outs = seen.terms, options.outs()
    known = counts(options.table + options.rack)
    unseen = max(0, 2 * KINDS + terms.box_jokers - sum(known))
    others = [number for at in range(1, MOST_SEATS) for number in _about(seen, at)]
    left = (size(options.left), points(options.left, terms.joker_points))
    for now in moments:
        table, rack, laid = options.table + now.lay, options.rack - now.lay, now.lay > 0
        on_table, held = size(table), size(rack)
        fit = sum(max(0, 2 - known[kind]) for kind in fitting(table)) if on_table else 0
        own = (
            *(seen.seats, seen.pool - now.drew, now.drew, now.passes),
            *(style.known, style.price, style.for_points, seen.opened[0] or laid),
            *(held, points(rack, terms.joker_points), jokers(rack), seen.lays[0] + laid),
            *(seen.laid[0] + size(now.lay), now.since, now.turns),
            *(*left, outs or 0, outs is not None, options.open_points, on_table, unseen, fit),
            *(200 * fit // max(1, unseen), *terms, now.wait),
        )
        yield counts(table) + counts(rack) + bytes([min(MOST, number) for number in (*own, *others)])


def _about(seen: Seen, at: int) -> tuple[int, ...]:
    if at >= seen.seats:
        return (0,) * len(OTHER)
    return (1, seen.held[at], seen.opened[at], seen.lays[at], seen.laid[at], seen.since[at], seen.turns[at])


def fitting(table: int) -> tuple[int, ...]:
    """Kinds of which one more tile surely fits: at the ends of runs, in the middle of long ones, in groups of three.

    >>> from tilerummy.engine.tiles import Tiles
    >>> [kind % 13 + 1 for kind in fitting(pack(Tiles.parse("k5k6k7"), "kbro"))]
    [4, 8, 1]
    """
    found: set[int] = set()
    for shape in shapes(table, 0, floor=-1) or ():
        if shape.is_run:
            first = 13 * shape.kind - 1
            found.update(first + number for number in (shape.low - 1, shape.high + 1) if 1 <= number <= 13)
            found.update(range(first + shape.low + 2, first + shape.high - 1))
        elif shape.size == 3:
            found.update(13 * colour + shape.low - 1 for colour in range(4) if not shape.high >> colour & 1)
    return (*sorted(found), KINDS)
