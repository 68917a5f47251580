"""The processor time of one draft on a crowded table, in two rooms that were slow once. New rooms deal fewer tiles.

python bench/one_client.py
"""

import random
import sys
import time
from pathlib import Path

from tilerummy.engine.draft import Draft, review
from tilerummy.engine.editions import get
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import tiles_of
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tiles

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

ROOMS = (
    "rummy-classic,deal=52,seats=2,open_min=0,partial_take=keep_three,jokers=4",
    "rummikub-vienna-en,deal=52,seats=2",
)


def main() -> None:
    from crowded import some_melds

    for name in ROOMS:
        rng, rules = random.Random(1), get(name).rules
        drafts, lays = [], []
        for _ in range(30):
            table = some_melds(rules.tiles, rng, 14)
            rows = some_melds(rules.tiles, rng, 40)
            rack = tiles_of(rows).minus(tiles_of(table))
            position = Position(get(name), table, (rack, Tiles()), frozenset())
            draft = Draft(view(position, 0), rows)
            started = time.process_time()
            review(draft), draft.opening_points
            drafts.append(time.process_time() - started)
            started = time.process_time()
            judge(position, draft.lay)
            lays.append(time.process_time() - started)
        print(f"{name}: draft {max(drafts) * 1000:.1f} ms, lay {max(lays) * 1000:.1f} ms (worst of 30)", flush=True)


if __name__ == "__main__":
    main()
