"""Measures how computers of known levels play, so that `tilerummy rate` can recognise the level of a player.

python research/rating.py calibrate FILE.jsonl [--rounds N] [--jobs J]
python research/rating.py references FILE.jsonl [--rounds N] [--jobs J]

`calibrate` plays rounds between levels at two to four seats in all editions. The rounds are stored in FILE.jsonl, so
that the command can be stopped and continued. Then it counts the choices of the rounds with even numbers into
data/rating.json, rates samples of 40 turns from the rounds with odd numbers, and writes the result to
docs/computers.md. `references` rates the computers that are not levels, which the counts do not know.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tilerummy.arena import cores
from tilerummy.arena.running import local
from tilerummy.bots import BOTS, LEVELS
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.editions import get, keys
from tilerummy.review.rating import OUTSIDE, Choice, chances, chances_of, evidence, level_probabilities, quantile
from tilerummy.review.turns import review_turns

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "tilerummy" / "data" / "rating.json"
PAGE = ROOT / "docs" / "computers.md"
BEGIN, END = "<!-- rating: research/rating.py -->\n", "<!-- end of rating -->"
SAMPLE = 40
"""Turns of a sample."""
LENGTHS = (10, 20, 40, 80)
REFERENCES = tuple(name for name in BOTS if name not in LEVELS)

Turn = list[Choice]
Played = dict[str, Any]


def play(number: int, names: Sequence[str]) -> Played:
    """One round between computers of these names, chosen by its number: its seats, and the choices of every turn."""
    rng = Random(f"rating {number}")
    edition = rng.choice(list(keys()))
    low, high = get(edition).rules.seats
    seats = max(low, min(high, rng.choice([2, 2, 3, 4])))
    sitting = [rng.choice(names) for _ in range(seats)]
    record = play_round(sitting, edition, seed=rng.getrandbits(64))
    turns = [[turn.seat, list(evidence(turn))] for turn in review_turns(record)]
    return {"number": number, "names": sitting, "turns": turns}


def played(file: Path, rounds: int, jobs: int, names: Sequence[str]) -> list[Played]:
    """The rounds in the file, and those that are still missing."""
    text = file.read_text("utf-8") if file.exists() else ""
    found: dict[int, Played] = {}
    for line in text.splitlines():
        each = json.loads(line)
        found[each["number"]] = each
    missing = [number for number in range(rounds) if number not in found]
    with local(max(2, jobs)) as pool, file.open("a", encoding="utf-8") as out:
        assert pool is not None
        for each in pool.map(play, missing, [names] * len(missing)):
            found[each["number"]] = each
            out.write(json.dumps(each) + "\n")
            out.flush()
    return [found[number] for number in sorted(found) if number < rounds]


def turns_of(rounds: Sequence[Played], name: str) -> list[Turn]:
    """All turns of the computers of this name, in order."""
    return [
        [(context, choice) for context, choice in choices]
        for each in rounds
        for seat, seated in enumerate(each["names"])
        if seated == name
        for mover, choices in each["turns"]
        if mover == seat
    ]


def counted(rounds: Sequence[Played]) -> dict[str, dict[str, list[int]]]:
    counts: dict[str, dict[str, list[int]]] = {}
    for at, level in enumerate(LEVELS):
        for turn in turns_of(rounds, level):
            for context, choice in turn:
                counts.setdefault(context, {}).setdefault(choice, [0] * len(LEVELS))[at] += 1
    return {context: dict(sorted(choices.items())) for context, choices in sorted(counts.items())}


def samples(turns: Sequence[Turn], length: int) -> Iterator[list[Choice]]:
    for at in range(0, len(turns) - length + 1, length):
        yield [choice for turn in turns[at : at + length] for choice in turn]


def rated(choices: Sequence[Choice], known: Any) -> tuple[int, int, int]:
    found = level_probabilities(choices, known)
    low, level, high = (quantile(found, at) for at in (OUTSIDE, 0.5, 1 - OUTSIDE))
    return low, level, high


def per_cent(hits: Sequence[bool]) -> str:
    return f"{100 * sum(hits) / len(hits):.0f}" if hits else "–"


def matrix(held_out: Sequence[Played], known: Any) -> Iterator[str]:
    """How the samples of each level were rated."""
    yield f"| level | samples | {' | '.join(map(str, range(1, 9)))} | right, % | within one, % | in the interval, % |"
    yield "|---|--:" + "|--:" * 11 + "|"
    every = []
    for level, name in enumerate(LEVELS, 1):
        results = [rated(sample, known) for sample in samples(turns_of(held_out, name), SAMPLE)]
        every += [(level, *result) for result in results]
        numbers = " | ".join(str(sum(found == other for _, found, _ in results)) for other in range(1, 9))
        yield f"| {level} *{name}* | {len(results)} | {numbers} | {judged([(level, *each) for each in results])} |"
    yield f"| all | {len(every)} |" + " |" * 8 + f" {judged(every)} |"


def judged(results: Sequence[tuple[int, int, int, int]]) -> str:
    right = per_cent([found == level for level, _, found, _ in results])
    near = per_cent([abs(found - level) <= 1 for level, _, found, _ in results])
    inside = per_cent([low <= level <= high for level, low, _, high in results])
    return f"{right} | {near} | {inside}"


def lengths(held_out: Sequence[Played], known: Any) -> Iterator[str]:
    """The same for other numbers of turns."""
    yield "| turns | samples | right, % | within one, % | in the interval, % | levels in the interval |"
    yield "|--:|--:|--:|--:|--:|--:|"
    for length in LENGTHS:
        results = [
            (level, *rated(sample, known))
            for level, name in enumerate(LEVELS, 1)
            for sample in samples(turns_of(held_out, name), length)
        ]
        wide = sum(high - low + 1 for _, low, _, high in results) / max(1, len(results))
        yield f"| {length} | {len(results)} | {judged(results)} | {wide:.1f} |"


def calibrate(file: Path, rounds: int, jobs: int) -> None:
    every = played(file, rounds, jobs, LEVELS)
    learned, held_out = ([each for each in every if each["number"] % 2 == odd] for odd in (0, 1))
    counts = counted(learned)
    DATA.write_text(_json(len(learned), counts), "utf-8")
    known = chances_of(counts)
    lines = [
        f"Counted in {len(learned)} rounds, tried on {len(held_out)} others:",
        "",
        *matrix(held_out, known),
        "",
        *lengths(held_out, known),
        "",
    ]
    print(*lines, sep="\n")
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{PAGE} has no place for the result")
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + end + after, "utf-8")


def _json(rounds: int, counts: dict[str, dict[str, list[int]]]) -> str:
    """One line per choice, so that changes can be read."""
    contexts = [
        f"{json.dumps(context)}: {{\n"
        + ",\n".join(f"   {json.dumps(choice)}: {json.dumps(numbers)}" for choice, numbers in choices.items())
        + "}"
        for context, choices in counts.items()
    ]
    head = f'{{\n "made_by": "research/rating.py",\n "rounds": {rounds},\n "levels": {json.dumps(LEVELS)},\n'
    head += ' "counts": {\n  '
    return head + ",\n  ".join(contexts) + "\n }\n}\n"


def references(file: Path, rounds: int, jobs: int) -> None:
    every = played(file, rounds, jobs, REFERENCES)
    print(f"| computer | samples | {' | '.join(map(str, range(1, 9)))} |\n|---|--:" + "|--:" * 8 + "|")
    for name in REFERENCES:
        found = [rated(sample, chances())[1] for sample in samples(turns_of(every, name), SAMPLE)]
        print(f"| *{name}* | {len(found)} | {' | '.join(str(found.count(level)) for level in range(1, 9))} |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("calibrate", "references"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=1600)
    parser.add_argument("--jobs", type=int, default=cores())
    wishes = parser.parse_args()
    {"calibrate": calibrate, "references": references}[wishes.what](wishes.file, wishes.rounds, wishes.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
