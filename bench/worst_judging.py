"""The processor time of the slowest judgements that the hill climbs in the tests have found.

python bench/worst_judging.py
"""

import gc
import sys
import time
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path.insert(0, str(TESTS))


def main() -> None:
    from crowded import QUESTIONS, Case, forget

    cases = [Case.parse(text) for text in (TESTS / "crowded_cases.txt").read_text("utf-8").splitlines()]
    gc.disable()
    for question in QUESTIONS:
        slowest = []
        for case in cases:
            if case.question == question:
                times = []
                for _ in range(5):
                    work = case.work()
                    forget()
                    started = time.process_time()
                    work()
                    times.append(time.process_time() - started)
                slowest.append(min(times) * 1000)
        print(f"{question}: worst {max(slowest):.1f} ms of {len(slowest)} cases", flush=True)


if __name__ == "__main__":
    main()
