"""Counts the calls, Python's and C's, that judging drafts on tables of 80 tiles takes: the same in every run.

python bench/count_judging.py [,HOUSE_RULE=VALUE...]

There are 54 drafts, those of `test_judge.py`: in every sixth edition six tables, each with a tile laid off, all jokers
moved, and everything rearranged. To compare another version, put its `src` first on PYTHONPATH.
"""

import random
import sys
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parent))


def main(house_rules: str = "") -> None:
    from test_judge import crowded, drafts

    from tilerummy.engine.editions import keys
    from tilerummy.engine.judging.referee import judge
    from tilerummy.engine.position import Position

    cases = []
    for key in keys()[::6]:
        rng = random.Random(key)
        for _ in range(6):
            position = crowded(key, rng)
            position = Position.parse(str(position).replace(key, key + house_rules, 1))
            cases += [(position, lay) for lay in drafts(position, rng)]
    judge(*cases[0])  # loads what is loaded once
    calls = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    for position, lay in cases:
        sys.setprofile(note)
        judge(position, lay)
        sys.setprofile(None)
    print(f"{calls} calls for {len(cases)} drafts")


if __name__ == "__main__":
    main(*sys.argv[1:])
