"""Trains the net of the evaluation: what a round is worth to each seat before a move, with players of all kinds.

    python -m research.value.evaluation_net OUT [--minutes M] [--jobs J] [--games FILE …]

Games of the value net among players of all kinds, each seat asked at some moments; then training on how the games
ended, from the weights of the value net on. OUT gets `evaluation.net`, and `moments.npz` with the rows, which a later
run can train on again (`--games`).
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from research.value.game import Game
from research.value.net import Net
from research.value.players import PLAYERS
from research.value.selfplay import TERMS, VIENNA, Asked, Seat, play, play_all
from research.value.train import COMMIT, train
from tilerummy.bots.knowledge import MOST_SEATS, Style, row_before
from tilerummy.bots.options import Options, Terms
from tilerummy.bots.value import OUTPUTS, POINTS, ValueNet, usual_net

ASKED = 0.12
"""The share of the turns on which all seats are asked."""
SEATS, SEATS_SHARE = (2, 3, 4), (30, 30, 40)
NETS = 0.15
"""The share of the seats that the net takes."""
OFTEN = {"careless": 3, "blind": 2, "steady": 3, "miser": 3, "shrewd": 3, "expert": 3, "talker": 1, "moody": 1}
"""How often a player sits there; the others once in a while."""
HELD_OUT = 0.08
EPOCHS, RATE = 3, 3e-4


class Moments(NamedTuple):
    """The rows of all seats at some moments; what each was worth; the game and the moment that each belongs to."""

    rows: np.ndarray
    targets: np.ndarray
    games: np.ndarray
    moments: np.ndarray


def sitting(rng: Random) -> tuple[list[Seat], Terms]:
    """Who plays, and by which rules. Players of one kind often sit together."""
    names = list(PLAYERS)
    often = [OFTEN.get(name, 0.5) for name in names]
    seats = rng.choices(SEATS, SEATS_SHARE)[0]
    alike, usual = rng.random() < 0.3, rng.choices(names, often)[0]
    found = []
    for _ in range(seats):
        name = usual if alike else rng.choices(names, often)[0]
        if rng.random() < NETS:
            found.append(Seat("net", None, 0, Style(price=rng.choice((0, 0, 8, 15, 30)))))
        else:
            found.append(Seat(name, PLAYERS[name]))
    return found, VIENNA if rng.random() < 0.7 else rng.choice(TERMS)


def rows_of_all(game: Game) -> list[bytes]:
    """What each seat knows now, from the seat to move on."""
    found = []
    for wait, seat in enumerate(game.order(game.turn)):
        options = Options.of(game.table, game.racks[seat], game.terms, opened=game.opened[seat], pool=len(game.pool))
        found.append(row_before(game.seen(seat), options, wait))
    return found


def collect(seed: str, net: Net, seconds: float, first: int) -> tuple[Moments, Counter[str]]:
    """Games until the time is over; `first` is the number of the first one."""
    rng, end = Random(seed), time.time() + seconds
    rows: list[bytes] = []
    targets, games, moments = [], [], []
    counted: Counter[str] = Counter()

    def one(rng: Random) -> tuple[list, Asked]:
        seats, terms = sitting(rng)
        kept: list[tuple[int, list[bytes]]] = []

        def look(game: Game) -> None:
            if rng.random() < ASKED:
                kept.append((game.turn, rows_of_all(game)))

        return kept, play(rng, seats, Game(rng, len(seats), terms), None, None, look)

    def many():
        while time.time() < end:
            yield one(Random(rng.random()))

    number = first
    for kept, (won, game) in play_all(many(), net):
        number += 1
        counted["games"] += 1
        scores = game.scores(won)
        for turn, found in kept:
            counted["moments"] += 1
            for wait, row in enumerate(found):
                seat = (turn + wait) % game.seats
                target = np.zeros(OUTPUTS, np.float16)
                for at, other in enumerate(game.order(seat)):
                    target[at] = 1 / game.seats if won < 0 else other == won
                    target[MOST_SEATS + at] = scores[other] / POINTS
                rows.append(row)
                targets.append(target)
                games.append(number)
                moments.append(first + counted["moments"])
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    return Moments(table, np.stack(targets), np.array(games), np.array(moments)), counted


def _collect(seed: str, seconds: float, first: int) -> tuple[Moments, Counter[str]]:
    return collect(seed, Net(usual_net()), seconds, first)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=10, help="of games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=Path, nargs="*", default=[], help="moments of earlier runs")
    parser.add_argument("--epochs", type=float, default=EPOCHS)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", default="a")
    parser.add_argument("--commit", default=COMMIT, help="where this code comes from, for the file of the net")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    parts = [Moments(**np.load(path)) for path in given.games]
    if given.minutes:
        with ProcessPoolExecutor(given.jobs, mp_context=get_context("fork")) as pool:
            asked = [
                pool.submit(_collect, f"{given.seed} {job}", 60 * given.minutes, (len(parts) * 100 + job + 1) * 10**8)
                for job in range(given.jobs)
            ]
            got = [each.result() for each in asked]
        print(sum((counted for _, counted in got), Counter()), flush=True)
        new = Moments(*(np.concatenate(each) for each in zip(*(moments for moments, _ in got), strict=True)))
        np.savez(given.out / "moments.npz", **new._asdict())
        parts.append(new)
    learn(given, Moments(*(np.concatenate(each) for each in zip(*parts, strict=True))))


def learn(given: argparse.Namespace, moments: Moments) -> None:
    """Train on most of the games, and say how good the net is on the others."""
    start = usual_net()
    held = moments.games % 97 < 97 * HELD_OUT
    weights = np.ones(len(moments.rows))
    sizes = start.made["sizes"]
    layers, line = train(
        *(each[~held] for each in (moments.rows, moments.targets, weights)),
        start,
        sizes=sizes,
        epochs=given.epochs,
        rate=given.rate,
    )
    made: dict[str, Any] = {
        "sizes": sizes,
        "games": len(np.unique(moments.games)),
        "commit": given.commit,
        "command": " ".join(sys.argv[1:]),
        "from": {key: start.made[key] for key in ("games", "commit")},
        "figures": {},
    }
    rows, targets = moments.rows[held], moments.targets[held].astype(float)
    for name, each in (("of the value net", start), ("of this net", ValueNet(made, layers))):
        chances = Net(each).worth(rows.tobytes())[:, 0]
        made["figures"][f"Brier {name}"] = round(float(np.mean((chances - targets[:, 0]) ** 2)), 4)
    (given.out / "evaluation.net").write_bytes(ValueNet(made, layers).write())
    print(json.dumps(line | made), flush=True)


if __name__ == "__main__":
    main()
