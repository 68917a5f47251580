"""Are they mistakes? The largest ones that `weigh_turn` names in some rounds, beside rounds that are played to the end.

    python -m research.value.mistakes [--rounds N] [--mistakes M] [--playouts P] [--jobs J] [--seed S]

From a sample of what the seat could not see, the round is played to its end twice: after what was done, and after what
`weigh_turn` calls best. The players are not those that it knows: nobody asks the net, each of the others plays by rules
drawn at random, and the seat itself goes on by the rules of the packed *expert* or *master*. What counts is who won.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from research.value.game import Game
from research.value.players import PLAYERS
from research.value.selfplay import Seat, play, play_all
from tilerummy.bots import make
from tilerummy.bots.knowledge import Seen
from tilerummy.bots.packed_tiles import UNITS, kinds_of, pack
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.bots.world_sampling import World, believed_worlds
from tilerummy.engine.dealer import Deal
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import View, view
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.tiles import Tiles
from tilerummy.evaluation import TurnWorth, weigh_turn

EDITION = "rummikub-vienna-en"
PLAYING = ("regular", "solid", "skilled", "strong", "expert", "natural", "master")
OTHERS = ("steady", "miser", "shrewd", "expert", "hoarder", "careless")
OWN = ("expert", "master")


class Mistake(NamedTuple):
    """A turn that is said to be a mistake, as its seat saw it."""

    name: str
    seen: View
    log: tuple[Entry, ...]
    laid: Tiles
    said: TurnWorth


class Played(NamedTuple):
    """A mistake, and by how much the best was really better, with its standard error."""

    mistake: Mistake
    gap: float
    error: float


def named(number: int, seed: str) -> list[Mistake]:
    """The mistakes of a round, as the review would name them."""
    rng = Random(f"{seed} {number}")
    seats = 2 + number % 3
    deal = Deal.of(EDITION, seats, rng.randbytes(32))
    names = [rng.choice(PLAYING) for _ in range(seats)]
    runner = RoundRunner(
        Record(deal.position(deal.starter())), deal.deck, [make(name, at, 60.0) for at, name in enumerate(names)]
    )
    found = []
    while not runner.is_over:
        seat = runner.position.turn
        seen, log = view(runner.position, seat), tuple(runner.logs[seat])
        laid = lay_in(runner.move().move).played
        said = weigh_turn(seen, log, laid)
        if said.is_mistake:
            found.append(Mistake(names[seat], seen, log, laid, said))
    return found


def beside(mistake: Mistake, playouts: int, seed: str) -> Played:
    """Play on after what was done and after what was best, with the same hidden tiles and the same players."""
    rng = Random(f"{seed} {mistake.seen}")
    colours = mistake.seen.rules.colours
    best = mistake.said.best.played if mistake.said.best is not None else Tiles()
    arms = (pack(best, colours), pack(mistake.laid, colours))
    seen = Seen.by(mistake.seen, mistake.log)
    games = []
    for number, world in enumerate(believed_worlds(mistake.seen, rng, playouts, mistake.log)):
        names = [rng.choice(OWN), *(rng.choice(OTHERS) for _ in range(seen.seats - 1))]
        line = [Seat(name, PLAYERS[name]) for name in names]
        order = rng.random()
        games += [
            ((number, arm), play(Random(order), line, _game(seen, world, lay, Random(order)), None))
            for arm, lay in enumerate(arms)
        ]
    shares: dict[tuple[int, int], float] = {}
    for key, (won, game) in play_all(games, None):
        assert isinstance(key, tuple)
        shares[key] = 1 / game.seats if won < 0 else float(won == 0)
    gaps = [shares[number, 0] - shares[number, 1] for number in range(len(shares) // 2)]
    return Played(mistake, fmean(gaps), stdev(gaps) / len(gaps) ** 0.5)


def _game(seen: Seen, world: World, lay: int, rng: Random) -> Game:
    """The round in this world, after the lay. Seat 0 is the one that laid."""
    game = Game(rng, seen.seats, seen.terms)
    left = list(kinds_of(_box(seen) - world.table - sum(world.racks) - world.drawn))
    rng.shuffle(left)
    game.table, game.racks, game.passes = world.table, list(world.racks), seen.passes
    game.pool = [*left, *kinds_of(world.drawn)]
    game.opened = list(seen.opened)
    game.lays, game.laid, game.since, game.turns = (
        values[: seen.seats] for values in (seen.lays, seen.laid, seen.since, seen.turns)
    )
    game.move(lay)
    return game


def _box(seen: Seen) -> int:
    return sum(2 * unit for unit in UNITS[:-1]) + seen.terms.box_jokers * UNITS[-1]


def report(rounds: int, found: Sequence[Played], many: int) -> None:
    print(f"{many} mistakes in {rounds} rounds; the {len(found)} largest, by what they are said to have cost:")
    for mistake, gap, error in found:
        best = mistake.said.best.played if mistake.said.best is not None else "-"
        print(
            f"  {mistake.name}, {mistake.seen.seats} seats, {mistake.seen.pool_size} in the pool: laid {mistake.laid},"
            f" best {best}: said {100 * mistake.said.lost:.0f} ± {100 * mistake.said.error:.0f},"
            f" happened {100 * gap:.1f} ± {100 * error:.1f}"
        )
    for name, right in (
        ("better", [gap > 0 for _, gap, _ in found]),
        ("better by more than two standard errors", [gap > 2 * error for _, gap, error in found]),
    ):
        print(f"the best was {name}: {sum(right)} of {len(right)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--mistakes", type=int, default=50)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="mistakes")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        rounds = pool.map(named, range(given.rounds), [given.seed] * given.rounds)
        all_of_them = sorted((each for some in rounds for each in some), key=lambda each: -each.said.lost)
        largest = all_of_them[: given.mistakes]
        many = len(largest)
        played = list(pool.map(beside, largest, [given.playouts] * many, [f"{given.seed} again"] * many))
    report(given.rounds, played, len(all_of_them))


if __name__ == "__main__":
    main()
