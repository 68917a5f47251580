"""Trains a small policy from nothing, in self-play, and measures it against a computer: about ten minutes on a laptop.

python examples/train_policy.py [--minutes 10] [--rival learner] [--out FOLDER]

It needs `pip install tilerummy[environment]`. The policy gives each possible move a number, from what is known of
the move and the round, and chooses by chance: a higher number is chosen more often. After a round the moves of the
winner become more likely and those of the others less (the policy gradient). `policy.npz` keeps the weights.
"""

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilerummy.draw.chart import Mark, intervals
from tilerummy.environment import gym_env, make_vec, observation_names

EDITION, SEATS, LAYS, ROUNDS = "rummikub-vienna-en,joker_reuse=anywhere", 2, 7, 128
HIDDEN, RATE, BATCH = 32, 0.01, 6_000
Array = NDArray[np.float64]
NAMES = observation_names(make_vec(EDITION, 1, SEATS).simulator.edition, SEATS)
KNOWN = [NAMES.index(name) for name in ("seats 0", "seats 1", "seats 2", "seats 3", "pool")]
INPUTS = 1 + 7 + len(KNOWN)
"""Whether it is a lay, its features, and how many tiles there are on both racks and in the pool."""


def inputs(seen: dict[str, NDArray[Any]]) -> Array:
    """What is known about each action: the first one is a move without a lay."""
    known = seen["observation"][..., KNOWN].astype(float) / 20
    features = seen["features"].astype(float) / np.array([10, 100, 10, 100, 1, 1, 1])
    found = np.zeros((*features.shape[:-2], LAYS + 1, INPUTS))
    found[..., 1:, 0] = 1
    found[..., 1:, 1:8] = features
    found[..., 8:] = known[..., np.newaxis, :]
    return found


class Policy:
    """Two layers of weights, and Adam to improve them."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [rng.normal(0, 0.3, (INPUTS, HIDDEN)), np.zeros((HIDDEN, 1))]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def chances(self, known: Array, mask: NDArray[Any]) -> tuple[Array, Array]:
        """How likely each action is, and what the first layer says."""
        hidden = np.tanh(known @ self.weights[0])
        scores = np.where(mask, (hidden @ self.weights[1])[..., 0], -np.inf)
        likely = np.exp(scores - scores.max(-1, keepdims=True))
        return likely / likely.sum(-1, keepdims=True), hidden

    def learn(self, known: Array, mask: NDArray[Any], actions: NDArray[np.intp], worth: Array) -> None:
        """Make the actions more likely whose worth is above the mean."""
        likely, hidden = self.chances(known, mask)
        wanted = -likely
        wanted[np.arange(len(actions)), actions] += 1
        wanted += 0.01 * -likely * np.log(np.maximum(likely, 1e-9))  # stay curious
        wanted *= (worth - worth.mean())[:, np.newaxis] / (len(actions) * worth.std() + 1e-9)
        back = wanted[..., np.newaxis] * self.weights[1][:, 0] * (1 - hidden**2)
        slopes = [np.einsum("nai,nah->ih", known, back), np.einsum("nah,na->h", hidden, wanted)[:, np.newaxis]]
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight += RATE * mean / (1 - 0.9**self.steps) / unbiased


def played(policy: Policy, rng: np.random.Generator, seen: dict[str, NDArray[Any]]) -> tuple[Array, Array]:
    """The inputs of a moment, and the action that the policy chooses by chance."""
    known = inputs(seen)
    likely, _ = policy.chances(known, seen["action_mask"])
    return known, (likely.cumsum(-1) > rng.random(likely.shape[:-1])[..., np.newaxis]).argmax(-1)


def share_won(policy: Policy, rival: str, games: int, seed: int) -> float:
    """The share of rounds against one computer that the policy wins, on deals of its own."""
    won, rng = 0, np.random.default_rng(seed)
    for game in range(games):
        table = gym_env(EDITION, [rival], seat=game % 2, lays=LAYS, reward="win")
        seen, _ = table.reset(seed=1_000_000 + game)
        over = late = False
        while not (over or late):
            _, action = played(policy, rng, seen)
            seen, reward, over, late, _ = table.step(int(action))
            won += 1 if reward > 0 else 0
    return won / games


def train(minutes: float, rival: str, games: int, seed: int = 1) -> tuple[Policy, list[Mark]]:
    """Self-play for that many minutes of processor time; six times on the way the policy is measured."""
    policy, rng, marks = Policy(seed), np.random.default_rng(seed), []
    rounds = make_vec(EDITION, ROUNDS, SEATS, lays=LAYS)
    seen, turns = rounds.reset(seed=seed), rounds.turns
    open_moves: list[list[list[tuple[Array, Array, int]]]] = [[[] for _ in range(SEATS)] for _ in range(ROUNDS)]
    batch: list[tuple[Array, Array, int, float]] = []
    spent, finished, next_look = 0.0, 0, 0.0
    while True:
        if spent >= next_look:
            share = 100 * share_won(policy, rival, games, seed)
            error = (share * (100 - share) / games) ** 0.5
            marks.append(Mark(f"{spent / 60:.1f} min, {finished} rounds", share, share - error, share + error))
            print(f"{marks[-1].label}: {share:.1f} ± {error:.1f} % won against {rival}", flush=True)
            next_look += minutes * 10
            if spent >= minutes * 60:
                return policy, marks
        start = process_time()
        known, actions = played(policy, rng, seen)
        for i in range(ROUNDS):
            open_moves[i][turns[i]].append((known[i], seen["action_mask"][i], int(actions[i])))
        seen, rewards, done, _ = rounds.step(actions)
        turns = rounds.turns
        for i in done.nonzero()[0].tolist():
            finished += 1
            for seat in range(SEATS):
                batch += [(*move, float(rewards[i, seat])) for move in open_moves[i][seat]]
                open_moves[i][seat] = []
        if len(batch) >= BATCH:
            policy.learn(*(np.array(column) for column in zip(*batch, strict=True)))
            batch = []
        spent += process_time() - start


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rival", default="learner")
    parser.add_argument("--games", type=int, default=400, choices=range(1, 100_001), metavar="N")
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    policy, marks = train(given.minutes, given.rival, given.games)
    given.out.mkdir(parents=True, exist_ok=True)
    np.savez(given.out / "policy.npz", *policy.weights)
    curve = intervals(f"Rounds won against {given.rival} (%)", marks, fair=50, fair_name="as strong")
    (given.out / "policy.svg").write_text(curve, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
