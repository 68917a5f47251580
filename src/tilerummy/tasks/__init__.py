"""Questions about the game for language models, each with an answer that a program checks.

They are made offline, and the seed decides everything. An item is a dictionary with `question`, `answer` and
`metadata`, as the common collections of such tasks have it. `score_answer` asks the referee and gives from 0 to 1.

>>> tasks = Tasks(["score", "puzzle"], count=4, seed=1, editions=["rummikub-vienna-en"])
>>> len(tasks), [item["metadata"]["kind"] for item in tasks]
(4, ['score', 'puzzle', 'score', 'puzzle'])
>>> tasks.score_answer(tasks[1]["answer"], tasks[1]), tasks.score_answer("I do not know.", tasks[1])
(1.0, 0.0)
"""

from collections.abc import Sequence
from typing import overload

from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.errors import Impossible, require, require_each, require_whole
from tilerummy.tasks.making import KINDS, Item, make_item
from tilerummy.tasks.scoring import score_answer

__all__ = ["KINDS", "Item", "Tasks", "score_answer"]


class Tasks(Sequence[Item]):
    """`count` tasks: kinds and editions take turns, by default all. An item follows from these, the seed and its index.

    >>> Tasks(["lay"], seed=3)[7] == Tasks(["lay"], count=8, seed=3)[-1]
    True
    """

    def __init__(
        self,
        kinds: Sequence[str] = (),
        count: int = 100,
        seed: int = 0,
        editions: Sequence[Edition | str] = (),
    ) -> None:
        self.kinds = require_each(kinds, str, "kinds") or tuple(KINDS)
        for kind in self.kinds:
            if kind not in KINDS:
                raise Impossible("task-kind", name=kind, known=" ".join(KINDS))
        self.size, self.seed = require_whole(count, "count"), require_whole(seed, "seed")
        self.editions = tuple(get(str(each)) for each in editions or keys())

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self.size))]
        at = range(self.size)[require(index, int, "index")]
        kind = self.kinds[at % len(self.kinds)]
        edition = self.editions[at // len(self.kinds) % len(self.editions)]
        return make_item(kind, edition, self.seed, at)

    def score_answer(self, answer: object, item: Item) -> float:
        """From 0 to 1: see `tilerummy.tasks.score_answer`."""
        return score_answer(answer, item)
