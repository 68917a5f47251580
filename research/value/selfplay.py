"""Plays many packed games at once in one process; the net is asked about all of them together.

Every game yields rows and is sent what the net says about them. So one large question replaces many small ones.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import numpy as np

from research.value.game import Game
from research.value.net import Net
from research.value.players import PLAYERS, Careless, Player, master, the_end
from tilerummy.bots.knowledge import ANYBODY, MOST_SEATS, Style, rows
from tilerummy.bots.options import Options, Terms
from tilerummy.bots.value import OUTPUTS, POINTS

LAMBDA = 0.8
"""How much of a target is what happened later; the rest is what the net thought on the next turn."""
NOISE = (0.0, 0.01, 0.03)
PRICES = (1, 2, 3, 5, 8, 12, 20, 30)
DRAWN = 255
LIVE = 48
"""Games that one process plays at the same time."""

VIENNA = Terms(30, 30)
TERMS = (
    Terms(30, 30, box_jokers=4),
    Terms(50, 30),
    Terms(30, 20),
    Terms(30, 25, lowest_wins=False),
    Terms(40, 25, plays_on=False, lowest_wins=False, box_jokers=4),
    Terms(30, 25, plays_on=False, lowest_wins=False, box_jokers=4),
    Terms(0, 30),
    Terms(20, 30, box_jokers=0),
    Terms(30, 25, lowest_wins=False, box_jokers=4),
)


@dataclass(frozen=True)
class Seat:
    """Who sits there: a player by its rules, or the net with a style; a rule plays the first `until` turns."""

    name: str
    rule: Player | None = None
    until: int = 1 << 20
    style: Style = field(default_factory=Style)
    noise: float = 0.0
    random: float = 0.0


class Played(NamedTuple):
    """What a process has to show: rows, what they should be worth, who won as each row's seat counts, its points."""

    rows: np.ndarray
    targets: np.ndarray
    won: np.ndarray
    seen: Counter[str]


def learner(rng: Random) -> Seat:
    """A seat of the net. Most play to win; some pay for each turn without a lay, or play for points."""
    style, noise = Style(), rng.choice(NOISE)
    luck = rng.random()
    if luck < 0.3:
        style = Style(price=rng.choice(PRICES))
    elif luck < 0.42:
        style = Style(for_points=True, price=rng.choice((0, 0, *PRICES)))
    if rng.random() < 0.3:
        return Seat("net", PLAYERS[rng.choice(list(PLAYERS))], rng.randrange(1, 13), style, noise)
    return Seat("net", None, 0, style, noise, rng.choice((0, 0, 0.03)))


def population(rng: Random, share: float) -> tuple[list[Seat], Terms]:
    """Who plays a training game, with at least one net unless the share is 0. Players of a kind often sit together."""
    seats = rng.choices((2, 3, 4), (12, 22, 66))[0]
    share = share and rng.choice((0.15, 0.4, 0.6, 1.0))
    common = [*PLAYERS, "expert", "master", "master"]
    usual = rng.choice(common)
    names = [
        "net" if rng.random() < share else usual if rng.random() < 0.7 else rng.choice(common) for _ in range(seats)
    ]
    if share:
        names[rng.randrange(seats)] = "net"
    terms = VIENNA if rng.random() < 0.7 else rng.choice(TERMS)
    return [learner(rng) if name == "net" else Seat(name, PLAYERS[name]) for name in names], terms


Asked = Generator[bytes, np.ndarray, tuple[int, Game]]


def play(
    rng: Random,
    seats: Sequence[Seat],
    game: Game,
    data: list | None,
    watch: Callable | None = None,
    before: Callable[[Game], None] | None = None,
) -> Asked:
    """One game. It adds to the data: a row, its seat, what it should be worth, who won.

    `watch` is called where the net chooses, `before` in front of every turn.
    """
    kept: list[tuple[bytes, int, np.ndarray | None]] = []
    while (won := game.winner()) is None:
        seat = game.turn
        player, rack = seats[seat], game.racks[seat]
        if before:
            before(game)
        options = Options.of(game.table, rack, game.terms, opened=game.opened[seat], pool=len(game.pool))
        if options.goes_out and not isinstance(player.rule, Careless):
            game.move(rack)
            continue
        if player.rule is None or game.turns[seat] >= player.until:
            lay = yield from _by_net(rng, player, game, options, kept if data is not None else None, watch)
        else:
            lay = player.rule(game, options, rng)
            if data is not None and rng.random() < 0.5:
                kept.append((*rows(game.seen(), options, [lay], ANYBODY), seat, None))
        game.move(lay)
    if data is not None:
        _learn(data, kept, won, game)
    return won, game


def _by_net(
    rng: Random, player: Seat, game: Game, options: Options, kept: list | None, watch: Callable | None
) -> Generator[bytes, np.ndarray, int]:
    seat, style, lays = game.turn, player.style, options.lays
    if game.seats == 2 and not game.pool and options.opened:  # the product searches here, so the net need not know it
        return the_end(game, options, rng, master)
    if len(lays) == 1 and kept is None:
        return lays[0]
    asked = list(rows(game.seen(), options, lays, style))
    said = yield b"".join(asked)
    wanted = said[:, MOST_SEATS] if style.for_points else said[:, 0]
    wanted = wanted + np.array([style.price / 100 * (lay > 0) for lay in lays])
    best = int(wanted.argmax())
    if watch:
        watch(player, game, options)
    pick = best
    if player.noise:
        pick = int((wanted + np.array([rng.gauss(0, player.noise) for _ in lays])).argmax())
    if rng.random() < player.random:
        pick = rng.randrange(len(lays))
    if kept is not None:
        kept.append((asked[pick], seat, said[best]))
        if rng.random() < 0.25:  # how it would look to somebody who does not know that the net plays here
            kept.append((*rows(game.seen(), options, [lays[pick]], ANYBODY), seat, None))
    return lays[pick]


def _learn(data: list, kept: list, won: int, game: Game) -> None:
    """What each row should have been worth: what happened, mixed with what the net thought later."""
    scores, seats = game.scores(won), game.seats
    later: dict[int, np.ndarray] = {}
    for row, seat, thought in reversed(kept):
        result = np.zeros(OUTPUTS, np.float32)
        for at, other in enumerate(game.order(seat)):
            result[at] = 1 / seats if won < 0 else other == won
            result[MOST_SEATS + at] = scores[other] / POINTS
        target = result if thought is None else later.get(seat, result)
        if thought is not None:
            later[seat] = LAMBDA * target + (1 - LAMBDA) * thought
        data.append((row, target.astype(np.float16), (won - seat) % seats if won >= 0 else DRAWN))


def play_all(games: Iterable[tuple[object, Asked]], net: Net | None) -> Iterator[tuple[object, tuple[int, Game]]]:
    """Play all of them; yields what each returns with its key."""
    waiting, asked = iter(games), []
    while True:
        while len(asked) < LIVE:
            item = next(waiting, None)
            if item is None:
                break
            try:
                asked.append((*item, next(item[1])))
            except StopIteration as done:
                yield item[0], done.value
        if not asked:
            return
        said = net.worth(b"".join(rows for _, _, rows in asked))
        at, going = 0, []
        for key, each, rows_ in asked:
            many = len(rows_) // net.width
            try:
                going.append((key, each, each.send(said[at : at + many])))
            except StopIteration as done:
                yield key, done.value
            at += many
        asked = going


def collect(seed: str, net: Net | None, until: Callable[[], bool], share: float) -> Played:
    """Training games until the time is over."""
    rng, data, seen = Random(seed), [], Counter()

    def games() -> Iterator[tuple[object, Asked]]:
        while not until():
            seats, terms = population(rng, share)
            game_rng = Random(rng.random())
            yield seats, play(game_rng, seats, Game(game_rng, len(seats), terms), data)

    for seats, (won, end) in play_all(games(), net):
        seen["games"] += 1
        seen["blocked"] += all(end.racks)
        for at, seat in enumerate(seats):
            seen[f"{len(seats)} {seat.name} n"] += 1
            seen[f"{len(seats)} {seat.name} won"] += won == at
    found, targets, wins = zip(*data, strict=True)
    width = len(found[0])
    return Played(
        np.frombuffer(b"".join(found), np.uint8).reshape(-1, width), np.stack(targets), np.array(wins, np.uint8), seen
    )


def match(names: list[str], deals: Iterable[int], net: Net | None, style: Style, terms: Terms = VIENNA):
    """Win shares of the first one on all rotations of each deal, and how it played."""
    seats, shares, how = len(names), defaultdict(float), Counter()

    def watch(player: Seat, game: Game, options: Options) -> None:
        how["chances"] += len(options.lays) > 1

    def games() -> Iterator[tuple[object, Asked]]:
        for deal in deals:
            for rotation in range(seats):
                sitting = [names[(at - rotation) % seats] for at in range(seats)]
                line = [Seat(name, None, 0, style) if name == "net" else Seat(name, PLAYERS[name]) for name in sitting]
                rng = Random(f"match {deal}")
                yield (deal, rotation), play(rng, line, Game(rng, seats, terms), None, watch)

    for (deal, rotation), (won, end) in play_all(games(), net):
        shares[deal] += (1 / seats if won < 0 else won == rotation) / seats
        how["games"] += 1
        how["blocked"] += all(end.racks)
        how["turns"] += end.turns[rotation]
        how["lays"] += end.lays[rotation]
        how["points"] += end.scores(won)[rotation]
    return [shares[deal] for deal in deals], how
