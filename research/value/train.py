"""Trains the value net: games of a population, training on their outcome, and again. One command does all of it.

    python -m research.value.train OUT [--minutes M] [--seconds S] [--jobs J] [--start value.net] [--collect N]

With `--start` the iteration goes on from a net. With `--collect` the first turns only play games with it, and then a
new net learns from all of them at length; it may be larger. OUT gets `value.net`, a log with a line for each turn of
the iteration, and `held.npz`: rows of games that no net was trained on. The games need numpy, the training PyTorch; a
GPU is used if there is one.
"""

import argparse
import json
import os
import sys
import time
from array import array
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from research.value.net import AT, HERE, SCALE, Net
from research.value.selfplay import DRAWN, Played, collect, match
from tilerummy.bots.knowledge import MOST_SEATS, TILES, WIDTH, Style
from tilerummy.bots.value import OUTPUTS, ValueNet

LAYERS = 3
"""Hidden layers."""
COMMIT = "unknown"
BATCH = 8192
KEEP = 8
"""Turns of the iteration whose games are trained on."""
POINTS_SHARE = 0.15
"""How much an error of the points counts beside one of the chances."""
FORGET = 0.8
OF_OTHERS = 0.6
"""How much rows of unknown players count beside those of the net."""
LAST_S = 60
"""Seconds that are kept for the last training and the last matches."""
MATCHES = [
    ("4 expert", ["net"] + ["expert"] * 3, Style()),
    ("4 master", ["net"] + ["master"] * 3, Style()),
    ("3 master", ["net"] + ["master"] * 2, Style()),
    ("4 careless, price 5", ["net"] + ["careless"] * 3, Style(price=5)),
    ("4 careless, points", ["net"] + ["careless"] * 3, Style(for_points=True)),
    ("2 master", ["net", "master"], Style()),
]


def _games(seed: str, net: bytes | None, seconds: float, share: float) -> Played:
    end = time.time() + seconds
    return collect(seed, Net(ValueNet.read(net)) if net else None, lambda: time.time() > end, share)


def _match(names: list[str], deals: Iterable[int], net: bytes, style: Style):
    return match(names, deals, Net(ValueNet.read(net)), style)


def matches(pool: ProcessPoolExecutor, jobs: int, net: bytes, deals: int) -> dict[str, str]:
    """How the net does among some players, each with its standard error over deals."""
    asked = [
        (name, pool.submit(_match, names, list(range(job, deals, jobs)), net, style))
        for name, names, style in MATCHES
        for job in range(jobs)
    ]
    shares: dict[str, list[float]] = {}
    hows: dict[str, Counter[str]] = {}
    for name, future in asked:
        got, how = future.result()
        shares.setdefault(name, []).extend(got)
        hows.setdefault(name, Counter()).update(how)
    found = {}
    for name, values in shares.items():
        how, error = hows[name], float(np.std(values) / len(values) ** 0.5)
        games = how["games"]
        found[name] = (
            f"{100 * float(np.mean(values)):.1f} ± {100 * error:.1f}, points {how['points'] / games:.1f},"
            f" lays {how['lays'] / games:.2f} of {how['chances'] / games:.2f},"
            f" blocked {100 * how['blocked'] / games:.0f} %"
        )
    return found


def outcomes(played: Played) -> np.ndarray:
    """What happened, as targets of the chances."""
    seats = played.rows[:, [AT["seats"]]]
    shared = (np.arange(MOST_SEATS) < seats) / seats
    return np.where(played.won[:, None] == DRAWN, shared, np.eye(MOST_SEATS)[np.minimum(played.won, MOST_SEATS - 1)])


def train(
    rows: np.ndarray,
    targets: np.ndarray,
    weights: np.ndarray,
    start: ValueNet | None,
    *,
    sizes: list[int],
    epochs: float,
    rate: float,
) -> tuple[list[tuple[array, array]], dict[str, float]]:
    """The layers of a net that says the targets as well as it can. All colours are alike, so they are shuffled."""
    import torch
    from torch import nn

    began = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    scale = torch.tensor(SCALE, device=device)
    x_all, y_all, w_all = (torch.tensor(each, device=device) for each in (rows, targets, weights.astype(np.float32)))
    orders = torch.tensor(_colour_orders(), device=device)
    parts: list[nn.Module] = []
    for at, (ins, outs) in enumerate(pairwise(sizes)):
        linear = nn.Linear(ins, outs)
        if start is not None and start.made["sizes"] == sizes:
            with torch.no_grad():
                linear.weight.copy_(torch.tensor(np.array(start.layers[at][0], np.float32).reshape(ins, outs).T))
                linear.bias.copy_(torch.tensor(np.array(start.layers[at][1], np.float32)))
        parts += [linear, nn.ReLU(), nn.Dropout(0.1)]
    model = nn.Sequential(*parts[:-2]).to(device)
    steps = max(50, int(epochs * len(rows) / BATCH))
    optimiser = torch.optim.AdamW(model.parameters(), rate, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
    losses = []
    order, at = torch.randperm(len(rows), device=device), 0
    for _ in range(steps):
        if at + BATCH > len(rows):
            order, at = torch.randperm(len(rows), device=device), 0
        pick = order[at : at + BATCH]
        at += BATCH
        raw = x_all[pick][:, orders[int(torch.randint(len(orders), (1,)))]].float()
        said = model(torch.cat([raw * scale, (raw[:, : 2 * TILES] == 2).float()], 1))
        here = torch.cat([torch.ones_like(raw[:, :1]), raw[:, HERE]], 1) > 0
        want = y_all[pick].float()
        logs = torch.log_softmax(said[:, :MOST_SEATS].masked_fill(~here, -1e4), 1)
        wrong = -(logs * want[:, :MOST_SEATS]).sum(1)
        gap = nn.functional.smooth_l1_loss(said[:, MOST_SEATS:], want[:, MOST_SEATS:], reduction="none", beta=2.0)
        each = wrong + POINTS_SHARE * (gap * here).sum(1)
        loss = (each * w_all[pick]).mean() / w_all[pick].mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        losses.append(loss.detach())
    layers = [
        (
            array("d", module.weight.detach().cpu().numpy().T.astype(np.float16).ravel().tolist()),
            array("d", module.bias.detach().cpu().numpy().astype(np.float16).tolist()),
        )
        for module in model
        if isinstance(module, nn.Linear)
    ]
    return layers, {
        "rows": len(rows),
        "steps": steps,
        "loss": torch.stack(losses[-100:]).mean().item(),
        "train_s": time.time() - began,
    }


def _colour_orders() -> np.ndarray:
    """For each order of the four colours: where each column comes from."""
    found = []
    for order in permutations(range(4)):
        columns = np.arange(WIDTH)
        for first in (0, TILES):
            for colour, other in enumerate(order):
                columns[first + 13 * colour : first + 13 * (colour + 1)] = first + 13 * other + np.arange(13)
        found.append(columns)
    return np.array(found)


def held_out(net: ValueNet, played: Played) -> dict[str, float]:
    """How good the chances are on games that were not trained on: the loss, and what equal shares would lose."""
    chances = np.concatenate(
        [Net(net).worth(part.tobytes())[:, :MOST_SEATS] for part in np.array_split(played.rows, 20)]
    )
    right = outcomes(played)
    seats = played.rows[:, AT["seats"]]
    own = np.mean((chances[:, 0] - right[:, 0]) ** 2)
    return {
        "held": float(-(right * np.log(np.maximum(chances, 1e-6))).sum(1).mean()),
        "brier": float(own),
        "brier_equal": float(np.mean((1 / seats - right[:, 0]) ** 2)),
    }


class Iteration:
    """Turns of games and training. `net` is the file of the newest net, `made` what its first line says."""

    def __init__(self, given: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.given, self.pool, self.began = given, pool, time.time()
        self.net: bytes | None = given.start.read_bytes() if given.start else None
        self.made: dict[str, Any] = {"turns": 0, "games": 0, "minutes": 0.0, "command": []}
        if self.net:
            self.made = {key: ValueNet.read(self.net).made[key] for key in self.made}
        self.made |= {"commit": given.commit, "command": [*self.made["command"], " ".join(sys.argv[1:])], "figures": {}}
        self.earlier, self.turn = self.made["minutes"], 0
        self.buffer: list[tuple[np.ndarray, np.ndarray]] = []
        self.held: Played | None = None

    def play(self) -> dict[str, Any]:
        """Play games with the newest net, and keep their rows."""
        now, first, given = time.time(), self.net is None, self.given
        share = 0.0 if first else given.share
        jobs = [f"{given.seed} {self.turn} {job}" for job in range(given.jobs)]
        asked = [
            self.pool.submit(_games, seed, self.net, given.seconds * (0.7 if first else 1), share) for seed in jobs
        ]
        got = [future.result() for future in asked]
        seen = sum((each.seen for each in got), Counter())
        self.held = got.pop()  # the last process is never trained on
        rows, targets = (np.concatenate([each[at] for each in got]) for at in (0, 1))
        if first:  # there is no net yet, so its flag must mean nothing
            rows = rows.copy()
            rows[:, AT["known"]] = np.random.default_rng(1).integers(0, 2, len(rows))
        self.buffer.append((rows, targets))
        del self.buffer[:-KEEP]
        self.turn += 1
        self.made["turns"] += 1
        self.made["games"] += seen["games"]
        names = sorted(key.removesuffix(" won") for key in seen if key.endswith(" won"))
        shares = {name: round(100 * seen[f"{name} won"] / seen[f"{name} n"], 1) for name in names}
        blocked = seen["blocked"] / seen["games"]
        played_s = time.time() - now
        return {"turn": self.turn, "games": seen["games"], "played_s": played_s, "blocked": blocked, "shares": shares}

    def learn(self, *, fresh: bool, epochs: float) -> dict[str, Any]:
        """Train on the rows that are kept; a `fresh` net starts from nothing."""
        rows, targets = (np.concatenate([each[at] for each in self.buffer]) for at in (0, 1))
        ages = [np.full(len(each), len(self.buffer) - 1 - age) for age, (each, _) in enumerate(self.buffer)]
        weights = np.where(rows[:, AT["known"]] == 1, 1.0, OF_OTHERS)
        if not fresh:  # games of older nets count less
            weights *= FORGET ** np.concatenate(ages)
        start = None if fresh or self.net is None else ValueNet.read(self.net)
        sizes = [WIDTH + 2 * TILES, *[self.given.hidden] * LAYERS, OUTPUTS]
        layers, line = train(rows, targets, weights, start, sizes=sizes, epochs=epochs, rate=6e-4 if start else 1e-3)
        self.made |= {"sizes": sizes, "minutes": round(self.earlier + (time.time() - self.began) / 60, 1)}
        net = ValueNet(self.made, layers)
        self.net = net.write()
        (self.given.out / "value.net").write_bytes(self.net)
        assert self.held is not None
        return line | held_out(net, self.held)

    def note(self, line: dict[str, Any]) -> None:
        line = {"t": time.time() - self.began} | line
        text = json.dumps({key: round(each, 4) if isinstance(each, float) else each for key, each in line.items()})
        print(text, flush=True)
        with (self.given.out / "log.jsonl").open("a") as file:
            file.write(text + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=14)
    parser.add_argument("--seconds", type=float, default=42, help="of games in each turn of the iteration")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deals", type=int, default=64, help="of the matches that show how strong the net is")
    parser.add_argument("--hidden", type=int, default=384)
    parser.add_argument("--epochs", type=float, default=2, help="of training in each turn")
    parser.add_argument("--long", type=float, default=10, help="the same for a fresh net and for the last one")
    parser.add_argument("--share", type=float, default=0.6, help="of the seats that the net takes")
    parser.add_argument("--start", type=Path, help="a net to go on from")
    parser.add_argument("--collect", type=int, default=0, help="turns that only play, before a fresh net learns")
    parser.add_argument("--seed", default="a")
    parser.add_argument("--commit", default=COMMIT, help="where this code comes from, for the file of the net")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("fork")) as pool:
        list(pool.map(time.sleep, [0.1] * given.jobs))  # all processes exist before CUDA is used
        run = Iteration(given, pool)
        while time.time() - run.began + given.seconds + LAST_S < 60 * given.minutes:
            line = run.play()
            if run.turn >= given.collect:
                fresh = run.net is None or run.turn == given.collect
                line |= run.learn(fresh=fresh, epochs=given.long if run.turn == given.collect else given.epochs)
                if given.deals and run.turn % 2 == 0:
                    assert run.net is not None
                    line["matches"] = matches(pool, given.jobs, run.net, given.deals)
            run.note(line)
        run.note(run.learn(fresh=False, epochs=given.long))
        assert run.net is not None
        assert run.held is not None
        if given.deals:
            run.made["figures"] = matches(pool, given.jobs, run.net, 3 * given.deals)
            print(json.dumps(run.made["figures"], indent=1, ensure_ascii=False), flush=True)
            (given.out / "value.net").write_bytes(ValueNet(run.made, ValueNet.read(run.net).layers).write())
    np.savez_compressed(given.out / "held.npz", rows=run.held.rows[:60000], won=run.held.won[:60000])


if __name__ == "__main__":
    main()
