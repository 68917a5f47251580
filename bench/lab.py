"""The processor time of the position lab, by kind of question, on positions of rounds between computers.

python bench/lab.py [--rounds N] [--slowest N]

The positions are the same in every run: of each round every sixth turn, and every second one with 70 and more tiles on
the table. Editions with different rules for jokers, and one in which a meld keeps three tiles. Each position is asked
about with two of the goals in turn.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple, get_args

from tilerummy.answers.lab import answer
from tilerummy.answers.lab_model import GoalName, LabAnswer, LabQuestion
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.melds import tiles_of
from tilerummy.engine.position import Situation
from tilerummy.language import Translator
from tilerummy.rooms.wire import LaidRow

EDITIONS = (
    "rummikub-vienna-en",
    "rummikub-original-de",
    "lets-play-rummy",
    "rummy-bookmark",
    "rummikub-vienna-en,partial_take=keep_three",
)
PLAYERS = (("casual",) * 4, ("regular",) * 3, ("steady",) * 2)
CROWDED = 70
EVERY_TURN = 6
EN = Translator("en")


class Timed(NamedTuple):
    seconds: float
    sure: bool
    trn: str
    goal: str


def positions(rounds: int) -> Iterator[Situation]:
    for edition in EDITIONS:
        for seed in range(1, rounds + 1):
            turns = play_round(PLAYERS[seed % len(PLAYERS)], edition, seed=seed).situations[1:-1]
            for number, there in enumerate(turns):
                crowded = len(tiles_of(there.table)) >= CROWDED
                if there.rack and (number % EVERY_TURN == 0 or (crowded and number % 2 == 0)):
                    yield there


def questions(there: Situation, number: int) -> Iterator[tuple[str, LabQuestion]]:
    trn, goals = str(there), get_args(GoalName)
    for goal in (goals[number % len(goals)], goals[(number + 3) % len(goals)]):
        yield f"best lay: {goal}", LabQuestion(trn=trn, goal=goal)
        yield f"all best lays: {goal}", LabQuestion(trn=trn, goal=goal, every=True)
    rows = [LaidRow(tiles=tuple(map(str, meld.row)), reading=str(meld)) for meld in there.table]
    yield "is it legal", LabQuestion(trn=trn, after=(*rows[1:], LaidRow(tiles=tuple(map(str, there.rack))[:20])))
    if rows:
        broken = [LaidRow(tiles=row.tiles[: 1 + len(row.tiles) // 2]) for row in rows[:3]]
        yield "repair", LabQuestion(trn=trn, rows=(*broken, *rows[3:]))


def is_sure(found: LabAnswer) -> bool:
    facts = (found.first_lay, found.go_out, found.left)
    unsure = any(fact is not None and fact.yes is None for fact in facts)
    cut = (found.best, found.every)
    return not unsure and not any(each is not None and not each.sure for each in cut)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6, help="rounds of each edition")
    parser.add_argument("--slowest", type=int, default=0, help="also print this number of the slowest questions")
    asked = parser.parse_args()
    found: dict[str, list[Timed]] = defaultdict(list)
    count = crowded = 0
    try:
        for there in positions(asked.rounds):
            count += 1
            big = len(tiles_of(there.table)) >= CROWDED
            crowded += big
            for kind, question in questions(there, count):
                began = time.thread_time()
                told = answer(question, EN)
                timed = Timed(time.thread_time() - began, is_sure(told), question.trn, question.goal)
                found[kind].append(timed)
                if ":" in kind:
                    found[f"{kind.partition(':')[0]}, all goals"].append(timed)
                found["all questions"].append(timed)
                if big:
                    found[f"all questions, {CROWDED} tiles and more"].append(timed)
    except KeyboardInterrupt:
        print("stopped")
    print(f"{count} positions, {crowded} of them with {CROWDED} tiles and more on the table; milliseconds")
    print(f"{'question':<36}{'number':>7}{'median':>8}{'p95':>7}{'p99':>7}{'max':>7}{'proved':>9}")
    for kind, times in sorted(found.items()):
        times.sort(key=lambda each: each.seconds)
        at = [times[min(len(times) - 1, int(len(times) * part))].seconds * 1000 for part in (0.5, 0.95, 0.99, 1)]
        proved = sum(each.sure for each in times) / len(times)
        print(f"{kind:<36}{len(times):>7}{at[0]:>8.0f}{at[1]:>7.0f}{at[2]:>7.0f}{at[3]:>7.0f}{proved:>9.1%}")
    slow = sorted(found["all questions"], key=lambda each: -each.seconds)
    for each in slow[: asked.slowest]:
        print(f"{each.seconds * 1000:.0f} ms  {each.goal}  {each.trn}", file=sys.stderr)


if __name__ == "__main__":
    main()
