"""Makes tasks from moments of rounds between computers. The solver proves what is best; the referee has judged all."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tilerummy.bots import make_bot
from tilerummy.bots.round_runner import RoundRunner, begun
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, too_soon_to_lay
from tilerummy.engine.melds import Row
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View, view
from tilerummy.engine.record import result_text
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import NUMBERS, Tile
from tilerummy.puzzles import collection
from tilerummy.puzzles.finding import BUDGET, HARDEST, SECONDS, effort, reach
from tilerummy.solver import best
from tilerummy.tasks import wording

Item = dict[str, Any]
"""`question`, `answer` and `metadata`."""
PLAYERS = ("newcomer", "learner", "strong")
"""They play fast, and leave something to find."""
GIVE_UP = 200
"""Rounds after which no task is expected any more."""
HIGHEST = 6
LAX = {
    "open_min": 1,
    "open_extend": "same_turn",
    "partial_take": "result_only",
    "joker_free": "if_rest_valid",
    "joker_reuse": "anywhere",
    "joker_split": "allowed",
}
"""House rules that allow most. Lays by them are what people try, and are often against the rules of the edition."""


def make_item(kind: str, edition: Edition, seed: int, index: int) -> Item:
    """The task with this index."""
    rng = Random(f"{seed}/{index}/{kind}/{edition}")
    question, answer, about = KINDS[kind](rng, edition)
    source = {"source_dataset": "tilerummy", "source_index": index, "seed": seed, "kind": kind, "edition": str(edition)}
    return {"question": question, "answer": answer, "metadata": {**source, **about}}


Made = tuple[str, str, dict[str, Any]]
"""A question, its answer, and the rest of the metadata."""


def verdict(rng: Random, edition: Edition) -> Made:
    """Is this lay legal? If not, which clause does it break?"""
    legal = rng.random() < 0.5
    for seen in moments(rng, edition, 50):
        lay = best_lay(seen) if legal else wrong_lay(rng, seen)
        if lay is None:
            continue
        text = wording.spelled(lay)
        broken = [violation.clause for violation in judge(seen, Lay.parse(text))]
        if legal is not bool(broken) and wording.CLAUSES.keys() >= {*broken}:
            answer = f"illegal {broken[0]}" if broken else "legal"
            difficulty = min(max(len(lay.taken) + len(lay.put), 1), HIGHEST)
            about = {"difficulty": difficulty, "position": str(seen), "move": text}
            return wording.verdict(seen, text), answer, about
    raise AssertionError


def lay(rng: Random, edition: Edition) -> Made:
    """Lay as many tiles as possible."""
    return _largest(rng, edition, opened=True)


def opening(rng: Random, edition: Edition) -> Made:
    """Make the largest first lay."""
    return _largest(rng, edition, opened=False)


def _largest(rng: Random, edition: Edition, *, opened: bool) -> Made:
    for seen in moments(rng, edition, 60 if opened else 12):
        found = best_lay(seen) if seen.has_opened(seen.turn) == opened else None
        if found is not None and len(found.played) > 1:
            depth = reach(found) + 1 + (effort(found) >= HARDEST)
            about = {"difficulty": min(depth, HIGHEST), "position": str(seen), "tiles": len(found.played)}
            return wording.lay(seen, first=not opened), str(found), about
    raise AssertionError


def puzzle(rng: Random, edition: Edition) -> Made:
    """One of the puzzles of the collection, in which only one choice of tiles reaches the goal."""
    listed = collection.summaries(edition.key) if not edition.changes else ()
    if not listed:
        raise Impossible("no-puzzles", edition=str(edition))
    chosen = collection.puzzle(rng.choice(listed).id)
    about = {"difficulty": chosen.grade, "position": str(chosen.view), "tiles": chosen.tiles}
    about |= {"goal": chosen.goal.value, "puzzle": chosen.id}
    return wording.puzzle(chosen), str(chosen.solution), about


def score_of_round(rng: Random, edition: Edition) -> Made:
    """What a finished round brings each seat."""
    runner = next(_rounds(rng, edition))
    while not runner.is_over:
        runner.move()
    ended = runner.position
    points = score(ended)
    assert points is not None
    about = {"difficulty": min(ended.seats - 1, HIGHEST), "position": str(ended)}
    return wording.score(ended), result_text(points), about


KINDS: dict[str, Callable[[Random, Edition], Made]] = {
    "verdict": verdict,
    "lay": lay,
    "opening": opening,
    "puzzle": puzzle,
    "score": score_of_round,
}


# Positions and lays


def _rounds(rng: Random, edition: Edition) -> Iterator[RoundRunner]:
    for _ in range(GIVE_UP):
        seats = rng.randint(*edition.rules.seats)
        bots = [make_bot(name, rng.randrange(1 << 48), SECONDS) for name in rng.choices(PLAYERS, k=seats)]
        deal = Deal.of(edition, seats, rng.randrange(1 << 48))
        yield RoundRunner(begun(deal), deal.deck, bots)
    raise Impossible("puzzles-not-found", edition=str(edition), rounds=GIVE_UP)


def moments(rng: Random, edition: Edition, skip: int) -> Iterator[View]:
    """What seats to move see, each round from a random move on; `skip` is the most moves that are left out first."""
    for runner in _rounds(rng, edition):
        left = rng.randint(0, skip)
        while not runner.is_over:
            if left <= 0 and not too_soon_to_lay(runner.position):
                yield view(runner.position, runner.position.turn)
            runner.move()
            left -= 1


def best_lay(seen: View) -> Lay | None:
    """The lay with the most tiles that breaks the fewest melds; None if there is none, or if it is not proved."""
    found = best(seen, "tiles", budget=BUDGET)
    if found is None or found.lay is None or not found.optimal or judge(seen, found.lay):
        return None
    return found.lay


def wrong_lay(rng: Random, seen: View) -> Lay | None:
    """A lay that somebody might try: by laxer rules, or with a tile too many, too few or exchanged. It can be legal."""
    lax = replace(seen, edition=seen.edition.with_rules(**LAX), opened=frozenset(range(seen.seats)))
    found = best(lax, "tiles", fewest_broken=False, budget=BUDGET)
    if found is None or found.lay is None:
        return None
    tried, rows = found.lay, [list(meld.row) for meld in found.lay.put]
    if judge(seen, tried):
        if rng.random() < 0.7:
            return tried
    elif rng.random() < 0.5:  # then somebody else's moment, at which the lax lay is against the rules
        return None
    row, taken = rng.choice(rows), list(tried.taken)
    at = rng.randrange(len(row))
    kinds = [Tile(colour, number) for colour in seen.rules.colours for number in NUMBERS]
    match rng.randrange(5):
        case 0:
            row[at] = rng.choice(kinds)
        case 1:
            fitting = [tile for tile in kinds if Row((*row, tile)).readings]
            row.append(rng.choice(fitting or kinds))
        case 2:
            del rng.choice([each for each in rows if len(each) > 3] or rows)[-1]
        case 3 if taken:
            del taken[rng.randrange(len(taken))]
        case _:
            rows.remove(row)
    return Lay(tuple(taken), tuple(Row(tuple(each)) for each in rows))
