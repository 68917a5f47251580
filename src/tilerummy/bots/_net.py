# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# mypy: ignore-errors
"""A net of fully connected layers: what it says about rows of small numbers.

One source, run in two ways like the solver's kernel: plain Python where nothing was compiled, C where it was. Every sum
is added up in the same order in both, so that both give the same numbers and a computer plays the same everywhere.

>>> net = Net([1.0, 0.5], 1, [(array("d", [1, -1] * 3), array("d", [0, 1])), (array("d", [2, 3]), array("d", [0.5]))])
>>> list(net.outputs(bytes([1, 4, 1, 4]), 2))
[6.5, 6.5]
"""

from array import array

try:
    import cython
except ImportError:  # the interpreter needs nothing but the standard library
    from tilerummy.solver import _shim as cython

PAIR = cython.declare(cython.int, 2)
"""A count of 2 is an input of its own, because two tiles of a kind are worth less than twice one."""


@cython.cclass
class Net:
    """`scales` has what each number of a row is multiplied with. The first `tiles` numbers of a row are counts of
    tiles.

    A layer has its weights, for each input in turn those to all outputs, and then what is added to each output.
    """

    scales: cython.double[::1]
    width: cython.int
    tiles: cython.int
    weights: list
    biases: list
    sizes: list
    widest: cython.int

    def __init__(self, scales, tiles, layers):
        self.scales = array("d", scales)
        self.width = len(scales)
        self.tiles = tiles
        self.weights = [weights for weights, _ in layers]
        self.biases = [bias for _, bias in layers]
        self.sizes = [len(bias) for bias in self.biases]
        self.widest = max(self.width + self.tiles, max(self.sizes))

    def outputs(self, rows: bytes, count: cython.int):
        """The outputs for this many rows, one after the other."""
        many: cython.int = self.sizes[len(self.sizes) - 1]
        found = array("d", [0.0]) * (many * count)
        answer: cython.double[::1] = found
        source: cython.double[::1] = array("d", [0.0]) * self.widest
        target: cython.double[::1] = array("d", [0.0]) * self.widest
        numbers: cython.const[cython.uchar][::1] = rows
        last: cython.int = len(self.weights) - 1
        at: cython.int
        i: cython.int
        layer: cython.int
        for at in range(count):
            for i in range(self.width):
                source[i] = numbers[at * self.width + i] * self.scales[i]
            for i in range(self.tiles):
                source[self.width + i] = numbers[at * self.width + i] == PAIR
            for layer in range(last + 1):
                ins: cython.int = self.sizes[layer - 1] if layer else self.width + self.tiles
                _add_up(source, ins, self.weights[layer], self.biases[layer], target, self.sizes[layer])
                if layer < last:
                    for i in range(self.sizes[layer]):
                        source[i] = max(0, target[i])
            for i in range(many):
                answer[at * many + i] = target[i]
        return found


@cython.cfunc
def _add_up(
    source: cython.double[::1],
    ins: cython.int,
    weights: cython.double[::1],
    bias: cython.double[::1],
    target: cython.double[::1],
    outs: cython.int,
) -> cython.void:
    """Each output: what is added to it, and each input that is not 0 times its weight."""
    i: cython.int
    j: cython.int
    if cython.compiled:
        value: cython.double
        for j in range(outs):
            target[j] = bias[j]
        for i in range(ins):
            value = source[i]
            if value != 0:
                for j in range(outs):
                    target[j] += value * weights[i * outs + j]
    else:
        sums = bias
        for i in range(ins):
            if source[i]:
                value = source[i]
                row = weights[i * outs : (i + 1) * outs]
                sums = [old + value * weight for old, weight in zip(sums, row, strict=True)]
        target[:outs] = array("d", sums)
