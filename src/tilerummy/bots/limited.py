"""Limited: plays like a person, who sees only so much of the table at a time.

What a person finds depends on how many melds of the table he can rebuild in his head, on how many selections of melds
he looks at before he gives up, and on the tiles that he overlooks. `Skill` has these limits as numbers; the levels of
the ladder are rows of such numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import best_lay, most_tiles, without_jokers
from tilerummy.bots.candidates import (
    Plan,
    Step,
    cut_run,
    exchange_joker,
    lay_off,
    own_melds,
    take_one,
    with_steps,
)
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.bots.packed_tiles import most, pack, pack_table
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.engine.melds import Meld, Row, without
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.tiles import COLOURS, JOKER, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import with_rack

SIMPLE_STEPS: tuple[tuple[Step, ...], ...] = ((lay_off, cut_run), (exchange_joker, lay_off, cut_run, take_one))
"""What a player does with one meld of the table: adds a tile, which may cut a run in two; or also takes from it."""
ALL_COUNTS = 0xFF
"""Times the packed form of one tile, it is the mask of that kind."""
ALL_TILES = (JOKER, *(Tile(colour, number) for colour in COLOURS for number in (0, *NUMBERS)))


@dataclass(frozen=True)
class Skill:
    """The limits of a player.

    `reach`: how many melds of the table it rebuilds together; 0 means that it only adds tiles to melds, None that it
    sees all of them at once. `looks`: how many selections of melds it considers in a turn. `overlooks`: the
    chance that it overlooks a tile of its rack in a turn. `keeps_jokers`: it lays a joker of its rack only to open or
    to go out.
    """

    reach: int | None
    looks: int = 0
    overlooks: float = 0.0
    keeps_jokers: bool = False


SKILLS: dict[str, Skill] = {
    "newcomer": Skill(reach=0),
    "learner": Skill(reach=1, overlooks=0.3),
    "regular": Skill(reach=2, looks=2, overlooks=0.15),
    "solid": Skill(reach=2, looks=10),
    "skilled": Skill(reach=3, looks=30),
    "strong": Skill(reach=None, overlooks=0.15, keeps_jokers=True),
}
"""Levels 1 to 6 of the ladder. Each wins about three rounds in four against the one before, at two seats."""


@dataclass(frozen=True)
class Limited(Reasoning):
    """A computer with the limits of a person."""

    seed: int
    name: str
    budget: float = SECONDS

    @property
    def skill(self) -> Skill:
        return SKILLS[self.name]

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        return limited_idea(view, self.skill, rng, deadline)


def limited_lay(view: View, skill: Skill, rng: Random, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay that a player with this skill finds.

    >>> seen = View.parse("rummikub-vienna-en r3-5,r8-10,k6-9 r6r7b6k1/x14 01 0 2.0")
    >>> print(limited_lay(seen, SKILLS["newcomer"], Random(1)))
    r3-5,r8-10:r3-6,r7-10
    >>> print(limited_lay(seen, SKILLS["solid"], Random(1)))
    k6-9,r8-10:k7-9,r7-10,kbr6
    """
    return limited_idea(view, skill, rng, deadline).lay


def limited_idea(view: View, skill: Skill, rng: Random, deadline: Deadline = NO_DEADLINE) -> Idea:
    """The same lay with its reason."""
    tiles = [tile for tile in view.rack if tile.is_joker or rng.random() >= skill.overlooks]
    noticed = with_rack(view, Tiles(tiles))
    lay = _found(noticed, skill, rng, deadline)
    opened = view.has_opened(view.turn)
    if lay is None:
        return Idea(None, reasons.NOTHING if opened else reasons.NO_FIRST_LAY)
    if len(lay.played) == len(view.rack):
        return Idea(lay, reasons.OUT)
    usual = reasons.MOST_TILES if opened else reasons.FIRST_LAY
    if not skill.keeps_jokers or not lay.played.jokers:
        return Idea(lay, usual)
    jokerless = _found(without_jokers(noticed), skill, rng, deadline)
    if jokerless is not None:
        return Idea(jokerless, reasons.KEEPS_JOKER if opened else reasons.FIRST_LAY)
    return Idea(None, reasons.KEEPS_JOKER) if opened else Idea(lay, reasons.FIRST_LAY)


def _found(view: View, skill: Skill, rng: Random, deadline: Deadline) -> Lay | None:
    if skill.reach is None:
        return most_tiles(view, deadline)
    plan = own_melds(view) or Plan.of(view)
    if plan.table != view.table or view.has_opened(view.turn):
        plan = with_steps(view, plan, SIMPLE_STEPS[min(skill.reach, 1)], deadline)
    if view.has_opened(view.turn) and skill.reach > 1:
        tried: set[tuple[Meld, ...]] = set()
        for _ in range(skill.looks):
            if deadline.late() or not plan.rack:
                break
            chosen = _selection(plan, skill.reach, rng)
            if chosen not in tried:
                longer = _rebuilt(view, plan, chosen, deadline)
                tried = {*tried, chosen} if longer is plan else set()
                plan = longer
    lay = plan.lay(view)
    return lay if lay.put else None


def _selection(plan: Plan, number: int, rng: Random) -> tuple[Meld, ...]:
    """Melds of the table around a tile of the rack, each near the tile or near one that was chosen before."""
    near = _beside(rng.choice(list(plan.rack)))
    left, chosen = list(plan.table), []
    for _ in range(number):
        close = [meld for meld in left if meld.tiles.packed & near]
        if not close:
            break
        meld = rng.choice(close)
        left.remove(meld)
        chosen.append(meld)
        for tile in meld.row:
            near |= _beside(tile)
    return tuple(chosen)


def _beside(tile: Tile) -> int:
    """The tiles that can be close to this one in a meld: up to two places away in a run, the same number in a group.

    All bits of these tiles are set, so that `Tiles.packed` shows at once whether one of them is there.
    """
    close = (
        other
        for other in ALL_TILES
        if tile.is_joker
        or other.is_joker
        or (abs(tile.number - other.number) <= 2 if tile.colour == other.colour else tile.number == other.number)
    )
    return sum(ALL_COUNTS * Tiles([other]).packed for other in close)


def _rebuilt(view: View, plan: Plan, chosen: tuple[Meld, ...], deadline: Deadline) -> Plan:
    """The plan after the best lay on these melds alone, if there is one and the referee accepts it."""
    colours = view.rules.colours
    if not chosen or not most(pack_table(chosen, colours), pack(plan.rack, colours)):  # quick, and nearly always so
        return plan
    lay = best_lay(replace(with_rack(view, plan.rack), table=chosen), "tiles-points", deadline)
    if lay is None:
        return plan
    melds = tuple(meld for meld in lay.put if not isinstance(meld, Row))
    longer = plan.changed(chosen, (*without(chosen, lay.taken), *melds), plan.rack.minus(lay.played))
    return longer if longer.is_legal(view) else plan
