"""A one-turn maximiser from the literature: an integer program over all melds, solved by HiGHS.

It has one column per possible meld (out of 1173: multisets of tiles, runs of at most five, up to two jokers) and one
column per kind of tile on the rack, for the number that is laid. The rows require that every tile of the table and
every laid tile is in a meld. It supports free rearranging only, jokers included.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf
from random import Random

import highspy
import numpy as np

from tilerummy.bots.candidates import without_lay
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.opening import opening_value
from tilerummy.engine.melds import Group, Meld, Run, tiles_of
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.rules import JokerFree, JokerReuse, OpenExtend, Rules
from tilerummy.engine.tiles import JOKER, NUMBERS, Tiles

MANY = 1000
"""A tile weighs more than all points of a rack: most tiles first, then most points."""
LONGEST = 5


def every_meld(rules: Rules) -> list[Meld]:
    """Every multiset of tiles that is a meld, with the reading that has the most points.

    >>> from tilerummy.engine.editions import get
    >>> len(every_meld(get("rummikub-vienna-en").rules))
    1173
    """
    found: dict[Tiles, Meld] = {}
    for meld in (*_groups(rules), *_runs(rules)):
        old = found.get(meld.tiles)
        if old is None or opening_value(old, rules) < opening_value(meld, rules):
            found[meld.tiles] = meld
    return list(found.values())


def _groups(rules: Rules) -> Iterator[Meld]:
    for number in NUMBERS:
        for jokers in range(rules.jokers + 1):
            for size in (3, 4):
                if size > jokers:
                    for colours in combinations(rules.colours, size - jokers):
                        yield Group(number, "".join(colours), (JOKER,) * jokers)


def _runs(rules: Rules) -> Iterator[Meld]:
    for colour in rules.colours:
        for first in NUMBERS:
            for last in range(first + 2, min(first + LONGEST, NUMBERS.stop)):
                for jokers in range(min(rules.jokers, last - first) + 1):
                    for places in combinations(range(first, last + 1), jokers):
                        yield Run(colour, first, last, tuple((place, JOKER) for place in places))


class IlpPlayer:
    """Plays like *steady*, with an integer program instead of the solver."""

    name = "ilp"
    budget = inf

    def __init__(self, rules: Rules) -> None:
        free = rules.joker_free is JokerFree.IF_REST_VALID and rules.joker_reuse is JokerReuse.ANYWHERE
        if not (free and rules.open_extend is OpenExtend.NEXT_TURN):
            raise Impossible("rule-unknown", field="joker_reuse")
        self.melds = [(meld, opening_value(meld, rules)) for meld in every_meld(rules)]
        self.solver = highspy.Highs()
        for option, value in (("output_flag", False), ("threads", 1), ("mip_rel_gap", 0.0), ("mip_abs_gap", 0.4)):
            self.solver.setOptionValue(option, value)

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return self.best(view) or without_lay(view, Random(0))

    def best(self, view: View) -> Lay | None:
        """The lay with the most tiles, and among those the most points."""
        opened = view.has_opened(view.turn)
        table = view.table if opened else ()
        after = self._melds(tiles_of(table), view.rack, 0 if opened else view.rules.open_min, view.rules.joker_penalty)
        lay = Lay(table, tuple(after))
        return lay if lay.played else None

    def _melds(self, table: Tiles, rack: Tiles, least: int, penalty: int) -> list[Meld]:
        there = table + rack
        usable = [(meld, value) for meld, value in self.melds if meld.tiles <= there]
        kinds = list(dict.fromkeys(there))
        row_of = {tile: row for row, tile in enumerate(kinds)}
        starts, indices, values, costs, upper = [0], [], [], [], []
        for meld, value in usable:
            for tile in dict.fromkeys(meld.tiles):
                indices.append(row_of[tile])
                values.append(float(meld.tiles.count(tile)))
            indices.append(len(kinds))
            values.append(float(value))
            starts.append(len(indices))
            costs.append(0.0)
            upper.append(2.0)
        for tile in dict.fromkeys(rack):
            indices.append(row_of[tile])
            values.append(-1.0)
            starts.append(len(indices))
            costs.append(float(MANY + (penalty if tile.is_joker else tile.number)))
            upper.append(float(rack.count(tile)))
        exact = [float(table.count(tile)) for tile in kinds]
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = len(costs), len(kinds) + 1
        program.col_cost_, program.col_lower_, program.col_upper_ = (
            np.array(costs),
            np.zeros(len(costs)),
            np.array(upper),
        )
        program.row_lower_, program.row_upper_ = np.array([*exact, float(least)]), np.array([*exact, highspy.kHighsInf])
        program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        program.a_matrix_.start_, program.a_matrix_.index_ = np.array(starts), np.array(indices)
        program.a_matrix_.value_ = np.array(values)
        program.sense_ = highspy.ObjSense.kMaximize
        program.integrality_ = [highspy.HighsVarType.kInteger] * len(costs)
        self.solver.passModel(program)
        self.solver.run()
        if self.solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return []
        counts = self.solver.getSolution().col_value
        return [meld for (meld, _), count in zip(usable, counts, strict=False) for _ in range(round(count))]
