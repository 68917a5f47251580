"""Scores as sums that people can follow. They need no language, only signs.

>>> from tilerummy.engine.editions import get
>>> rack_sum(Tiles.parse("r5k13j"), get("rummikub-vienna-en").rules)
'13 + 5 + 30 = 48'
"""

from collections.abc import Iterator, Sequence

from tilerummy.engine.rules import Rules
from tilerummy.engine.scoring import Ending, Outcome, rack_points
from tilerummy.engine.tiles import Tiles

LONGEST_SUM = 8


def signed(points: int) -> str:
    """Points with their sign, such as +12 or −5; zero has none."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def rack_sum(rack: Tiles, rules: Rules, longest: int = LONGEST_SUM) -> str:
    """The value of a rack as a sum of its tiles; only the total if there are more than `longest`."""
    numbers = [str(tile.number or rules.joker_penalty) for tile in rack]
    points = rack_points(rack, rules)
    return f"{' + '.join(numbers)} = {points}" if 1 < len(numbers) <= longest else str(points)


def score_sums(scores: Sequence[int], ended: Outcome, points: Sequence[int]) -> Iterator[str]:
    """Each score, with the calculation from the racks' `points` if it is more than the value of one rack."""
    for seat, gain in enumerate(scores):
        losses = [str(-loss) for other, loss in enumerate(scores) if other != seat and loss < 0]
        if seat == ended.winner and len(losses) > 1:
            yield f"{' + '.join(losses)} = {signed(gain)}"
        elif ended.hand and seat != ended.winner:
            yield f"2 × {points[seat]} = {signed(gain)}"
        elif ended.ending is Ending.BLOCKED and ended.winner is not None and gain < 0 and -gain != points[seat]:
            yield f"{points[seat]} − {points[ended.winner]} = {signed(gain)}"
        else:
            yield signed(gain)
