"""The value net with numpy, for many rows at once."""

import numpy as np

from tilerummy.bots.knowledge import MOST_SEATS, OTHER, OWN, SCALES, TILES, WIDTH
from tilerummy.bots.value import ValueNet

SCALE = np.array(SCALES, np.float32)
AT = {name: 2 * TILES + at for at, name in enumerate(OWN)}
"""The column of each of the numbers about the seat itself."""
HERE = [2 * TILES + len(OWN) + at * len(OTHER) for at in range(MOST_SEATS - 1)]
"""The columns that say whether the others are there."""


def inputs(rows: np.ndarray) -> np.ndarray:
    return np.concatenate([rows * SCALE, rows[:, : 2 * TILES] == 2], 1, dtype=np.float32)


class Net:
    width = WIDTH

    def __init__(self, net: ValueNet) -> None:
        self.layers = [
            (np.array(weights, np.float32).reshape(-1, len(bias)), np.array(bias, np.float32))
            for weights, bias in net.layers
        ]

    def worth(self, data: bytes) -> np.ndarray:
        """The chances of four seats and their points, for each row."""
        rows = np.frombuffer(data, np.uint8).reshape(-1, WIDTH)
        x = inputs(rows)
        for weights, bias in self.layers[:-1]:
            x = np.maximum(x @ weights + bias, 0)
        weights, bias = self.layers[-1]
        x = x @ weights + bias
        chances = x[:, :MOST_SEATS]
        chances[:, 1:][rows[:, HERE] == 0] = -1e9
        np.exp(chances - chances.max(1, keepdims=True), out=chances)
        chances /= chances.sum(1, keepdims=True)
        x[:, MOST_SEATS + 1 :][rows[:, HERE] == 0] = 0
        return x
