"""Which tiles can be in a meld, compared with all melds of the same tiles."""

from random import Random

from tilerummy.solver.contract import KINDS
from tilerummy.solver.shapes import in_some_meld, mask_of, shapes_from


def test_tiles_that_can_be_in_a_meld() -> None:
    rng = Random(1)
    for _ in range(300):
        counts = [0] * KINDS
        for kind in rng.sample([*range(KINDS)] * 2, rng.choice((3, 8, 14, 20, 40))):
            counts[kind] += 1
        jokers = rng.randrange(5)
        mask = 0
        for shape in shapes_from(counts, jokers):
            mask |= mask_of(shape)
        expected = bytes(count if mask >> kind & 1 else 0 for kind, count in enumerate(counts))
        assert in_some_meld(bytes(counts), jokers) == expected
