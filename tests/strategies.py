"""Hypothesis strategies for the values of the engine."""

from random import Random

from hypothesis import strategies as st
from random_moves import random_draft, random_lay, random_move
from random_rounds import RandomRound, random_edition, random_round
from random_tables import random_table

from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.melds import Group, Meld, Row, Run, read_row, tiles_of
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import Position, Situation, Stage, TurnCount, View, view
from tilerummy.engine.rules import Rules
from tilerummy.engine.tiles import COLOURS, JOKER, KINDS, NUMBERS, Tile, Tiles

_randoms = st.randoms(use_true_random=False)


def tiles(rules: Rules | None = None) -> st.SearchStrategy[Tile]:
    """One tile: any tile of TRN, or any tile of an edition."""
    return st.sampled_from(KINDS if rules is None else [*dict.fromkeys(rules.tiles)])


def tilesets(most: int = 20, unknown: bool = True) -> st.SearchStrategy[Tiles]:
    """Any multiset of tiles, not limited to one box, optionally with unknown tiles."""
    hidden = st.integers(0, 20) if unknown else st.just(0)
    return st.builds(Tiles, st.lists(tiles(), max_size=most), hidden)


def racks(rules: Rules, most: int = 20) -> st.SearchStrategy[Tiles]:
    """A rack with tiles of an edition."""
    box = [*rules.tiles]
    places = st.lists(st.integers(0, len(box) - 1), max_size=most, unique=True)
    return places.map(lambda chosen: Tiles(box[place] for place in chosen))


@st.composite
def groups(draw: st.DrawFn, rules: Rules | None = None) -> Group:
    """A group, with the colours and jokers of an edition if given."""
    palette = COLOURS if rules is None else rules.colours
    size = draw(st.integers(3, 4))
    colours = draw(st.lists(st.sampled_from(palette), min_size=1, max_size=min(size, len(palette)), unique=True))
    there = "".join(sorted(colours, key=COLOURS.index))
    helpers = [colour for colour in palette if colour not in there]
    wanted = size - len(there)
    if rules is None:
        coloured = draw(st.lists(st.sampled_from(helpers), max_size=wanted, unique=True)) if wanted else []
    else:
        coloured = draw(st.permutations(helpers))[:wanted] if rules.joker_colour else []
    jokers = [JOKER] * (wanted - len(coloured)) + [Tile(colour, 0) for colour in sorted(coloured, key=COLOURS.index)]
    group = Group(draw(st.sampled_from(NUMBERS)), there, tuple(jokers))
    return group if rules is None or group.tiles <= rules.tiles else draw(groups(rules))


@st.composite
def runs(draw: st.DrawFn, rules: Rules | None = None) -> Run:
    """A run, with the colours and jokers of an edition if given."""
    palette = COLOURS if rules is None else rules.colours
    first = draw(st.integers(1, 11))
    last = draw(st.integers(first + 2, 13))
    colour = draw(st.sampled_from(palette))
    most = last - first if rules is None else min(2, len(rules.tiles.jokers), 1 if rules.joker_colour else 4)
    places = sorted(draw(st.lists(st.integers(first, last), max_size=most, unique=True)))
    coloured = draw(st.booleans()) if rules is None else rules.joker_colour
    joker = Tile(colour, 0) if coloured else JOKER
    return Run(colour, first, last, tuple((place, joker) for place in places))


def melds(rules: Rules | None = None) -> st.SearchStrategy[Meld]:
    """A group or a run."""
    return st.one_of(runs(rules), groups(rules))


def rows(rules: Rules | None = None) -> st.SearchStrategy[Row]:
    """Rows of tiles: some are melds, most are not, a few have two readings."""
    anyhow = st.lists(tiles(rules), min_size=1, max_size=6).map(tuple)
    nearly = melds(rules).flatmap(lambda meld: st.permutations(meld.row)).map(tuple)
    return st.one_of(anyhow, nearly).map(Row)


def tables(rules: Rules, max_tiles: int = 30) -> st.SearchStrategy[tuple[Meld, ...]]:
    """Tables whose tiles all come from one box."""
    return _randoms.map(lambda rng: random_table(rules, rng, max_tiles))


def editions(house_rules: int = 4) -> st.SearchStrategy[Edition]:
    """Editions with at most `house_rules` random house rules."""
    return _randoms.map(lambda rng: random_edition(rng, house_rules))


@st.composite
def positions(
    draw: st.DrawFn, edition: Edition | str | None = None, max_tiles: int = 30, over: bool = True
) -> Position:
    """Any position: table, racks, opened seats, turn stage and variants."""
    chosen = draw(editions()) if edition is None else get(edition) if isinstance(edition, str) else edition
    rules = chosen.rules
    rng = Random(draw(st.integers(0, 2**32)))
    table = random_table(rules, rng, draw(st.integers(0, max_tiles)))
    seats = draw(st.integers(*rules.seats))
    left = [*(rules.tiles - tiles_of(table))]
    rng.shuffle(left)
    fewest = 0 if over and draw(st.integers(0, 9)) == 9 else 1
    sizes = [draw(st.integers(fewest, 12)) for _ in range(seats)]
    piles = [draw(st.integers(0, 4)) for _ in range(seats)] if rules.discard_pile else []
    dealt = [tuple(left.pop() for _ in range(size) if left) for size in (*sizes, *piles)]
    shown = rules.open_last_tile and bool(left) and draw(st.booleans())
    open_tile = left.pop() if shown else None
    if left and draw(st.integers(0, 9)) == 9:  # an empty pool
        dealt[0] = (*dealt[0], *left)
    stages = [Stage.START]
    stages += [Stage.DRAWN] * (rules.discard_pile or rules.open_after_draw) + [Stage.LAID] * rules.discard_pile
    return Position(
        chosen,
        table,
        tuple(map(Tiles, dealt[:seats])),
        frozenset(draw(st.sets(st.integers(0, seats - 1)))),
        draw(st.integers(0, seats - 1)),
        draw(st.sampled_from(stages)),
        TurnCount(draw(st.integers(1, 40)), draw(st.integers(0, 2 if over else 0))),
        tuple(dealt[seats:]),
        open_tile,
    )


@st.composite
def views(draw: st.DrawFn, edition: Edition | str | None = None) -> View:
    """The view of a seat or a watcher on any position."""
    position = draw(positions(edition))
    return view(position, draw(st.one_of(st.none(), st.integers(0, position.seats - 1))))


@st.composite
def rounds(draw: st.DrawFn, edition: Edition | None = None, longest: int = 60) -> RandomRound:
    """A random round. It shrinks to smaller seeds, not to shorter rounds."""
    rng = Random(draw(st.integers(0, 2**32)))
    chosen = edition or random_edition(rng)
    try:
        return random_round(chosen, rng.randint(*chosen.rules.seats), rng, longest=longest)
    except Impossible as fault:  # pragma: no cover - a bug in the engine
        raise AssertionError(f"a random round of {chosen} reached an impossible state") from fault


def lays(situation: Situation) -> st.SearchStrategy[Lay]:
    """Lays for the seat to move, legal or not."""
    return _randoms.map(lambda rng: random_lay(situation, rng))


def drafts(situation: Situation) -> st.SearchStrategy[tuple[Meld | Row, ...]]:
    """Drafts of the seat to move: the whole table with melds and loose tiles, from the rack or not."""
    return _randoms.map(lambda rng: random_draft(situation, rng))


def moves(situation: Situation) -> st.SearchStrategy[Move]:
    """Moves of every kind, legal or not. Some are illegal in any position."""
    return _randoms.map(lambda rng: random_move(situation, rng))


def laid(rules: Rules | None = None) -> st.SearchStrategy[Meld | Row]:
    """A meld, or a row that has no reading or several."""
    return st.one_of(melds(rules), rows(rules).map(lambda row: read_row(row.row)))
