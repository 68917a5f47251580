"""The colours of all tiles of a photo, decided together: light, print and camera are the same for all of them.

Blue may be printed as cyan or teal, and red as pink. What holds for one tile holds for all: tiles with the same ink
have the same colour, and different inks are different colours of the box. So each colour of the box gets a mean ink,
and a tile is compared with these means (expectation–maximisation, starting from what the model says about each tile).

A box can also have another colour than its edition: green or purple in the place of orange. So several prints are
tried, each with an ink for every colour of the edition, and the one that explains the photo best is taken.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from tilerummy.engine.tiles import COLOURS
from tilerummy.photo.found import COLOUR_CLASSES, LEAST, Colour, Found

ROUNDS, FIRST_ROUNDS = 12, 4
"""How often means and tiles are compared: in the end, and to choose between prints."""
NARROW, BROAD, USUAL = 0.06, 0.2, 0.1
"""The limits of the spread of one ink in a photo, and the spread with which prints are compared."""
MOST_FROM_INK = 5.0
"""How much the ink of one tile can say, as a logarithm: glare can hide its colour."""
UNKNOWN_BOX = 4.0
"""The price of four colours that no edition has, as a logarithm."""
GREEN = 0.1
"""Green absorbs at least this much more of blue light than of green light. Teal does not."""
APART, SPREADS = 0.12, 6.0
"""Two inks that the model takes for one colour are at least so far from each other, also in spreads of each of them."""
FEW = 2
"""The number of tiles of an ink that are needed to distinguish it from one that the model takes for the same colour."""
FEWEST = 3
"""The number of inks that are needed for a comparison."""
_FLOOR = 1e-3

Inks = list[dict[str, float]]
"""For each tile the logarithms of the probabilities of the colours, if it is no joker."""
Logs = Mapping[str, float]
Means = Mapping[str, Colour]


@dataclass(frozen=True)
class _Fit:
    """How the tiles share the colours, the mean inks, and how well that explains the photo."""

    shares: Sequence[dict[str, float]]
    means: Means
    value: float


class _Photo:
    """The tiles of a photo, and how much of each is no joker."""

    def __init__(self, tiles: Sequence[Found]) -> None:
        self.tiles = tiles
        self.inks = [tile.ink for tile in tiles]
        self.weights = [sum(math.exp(said) for said in tile.colours[:-1]) for tile in tiles]
        self.has_inks = sum(ink is not None for ink in self.inks) >= FEWEST

    def fit(self, said: Sequence[Logs], start: Sequence[dict[str, float]] | None = None, rounds: int = ROUNDS) -> _Fit:
        shares = list(start) if start is not None else [_normal(each) for each in said]
        means: Means = {}
        if self.has_inks:
            for _ in range(rounds):
                shares, means = self._compared(said, shares)
        usual = _usual(shares)
        value = sum(
            weight * _explained(each, ink, means, usual)
            for each, ink, weight in zip(said, self.inks, self.weights, strict=True)
        )
        return _Fit(shares, means, value)

    def _compared(self, said: Sequence[Logs], shares: Sequence[Logs]) -> tuple[list[dict[str, float]], Means]:
        """One round: the mean ink of each colour, then each tile compared with the means."""
        palette = list(said[0])
        means: dict[str, Colour] = {}
        spread = weights = 0.0
        for colour in palette:
            mine = [
                (weight * share[colour], ink)
                for share, ink, weight in zip(shares, self.inks, self.weights, strict=True)
                if ink is not None
            ]
            weight = sum(share for share, _ in mine)
            if weight < 1e-6:
                continue
            mean = _mean(mine, weight)
            means[colour] = mean
            spread += sum(share * _squared(ink, mean) for share, ink in mine)
            weights += weight
        width = min(BROAD, max(NARROW, math.sqrt(spread / (3 * weights)))) if weights else BROAD
        usual = _usual(shares)

        def seen(tile: int, colour: str) -> float:
            ink = self.inks[tile]
            if ink is None or colour not in means:
                return 0.0
            return -_squared(ink, means[colour]) / (2 * width * width) + math.log(usual[colour] + 0.02)

        compared = []
        for tile, logs in enumerate(said):
            evidence = {colour: seen(tile, colour) for colour in palette}
            top = max(evidence.values())
            compared.append(
                _normal({colour: logs[colour] + max(-MOST_FROM_INK, evidence[colour] - top) for colour in palette})
            )
        return compared, means


def choose_palette(tiles: Sequence[Found], known: Iterable[str]) -> str:
    """The four colours that explain the photo best. Those of an edition come first, and the first one of equals."""
    photo = _Photo(tiles)
    names = list(known)

    def price(palette: str) -> float:
        return 0.0 if palette in names else UNKNOWN_BOX

    def at_first_sight(palette: str) -> float:
        return sum(math.log(sum(math.exp(each) for each in _kept(tile, palette).values())) for tile in tiles)

    best = sorted(all_palettes(names), key=lambda each: price(each) - at_first_sight(each))[:3]
    if not photo.has_inks:
        return max(names, key=at_first_sight)
    candidates = [*names, *(each for each in best if each not in names)]
    fits = {each: photo.fit([folded(tile, each) for tile in tiles], rounds=FIRST_ROUNDS) for each in candidates}
    possible = [each for each in candidates if each in names or _is_possible(each, fits[each])]
    return max(possible, key=lambda each: fits[each].value - price(each))


def _is_possible(palette: str, fit: _Fit) -> bool:
    """Green without blue is green indeed, and not the teal of a blue print."""
    if "g" not in palette or "b" in palette or "g" not in fit.means:
        return True
    _, green, blue = fit.means["g"]
    return blue - green > GREEN


def settle_inks(tiles: Sequence[Found], palette: str) -> Inks:
    """The colours of the tiles in a box with this palette."""
    if not tiles:
        return []
    photo = _Photo(tiles)
    said, start = _best_print(photo, palette) if photo.has_inks else (Print.of(palette).said(tiles), None)
    return [
        {colour: math.log(share * (1 - _FLOOR) + _FLOOR / len(palette)) for colour, share in each.items()}
        for each in photo.fit(said, start).shares
    ]


def _best_print(photo: _Photo, palette: str) -> tuple[list[dict[str, float]], Sequence[dict[str, float]] | None]:
    """What the model says about each tile in the colours of the box, by the print that explains the photo best."""
    best: tuple[float, list[dict[str, float]], _Fit] | None = None
    for each in likely_prints(photo.tiles, palette):
        said = each.said(photo.tiles)
        fit = photo.fit(said, rounds=FIRST_ROUNDS)
        if best is None or fit.value - each.price > best[0]:
            best = fit.value - each.price, said, fit
    assert best is not None
    _, said, fit = best
    return _split(photo, said, fit) or (said, None)


def _split(
    photo: _Photo, said: Sequence[dict[str, float]], fit: _Fit
) -> tuple[list[dict[str, float]], Sequence[dict[str, float]] | None] | None:
    """One colour as two inks, where another colour of the box is not there: what the model says, and a start.

    The model knows no purple, for example, and takes it for blue, red or black.
    """
    usual = _usual(fit.shares)
    count = sum(photo.weights)
    unused = next((colour for colour, share in usual.items() if share * count < 0.5), None)
    found = []
    for used in usual:
        mine = [at for at, share in enumerate(fit.shares) if share[used] > 0.5 and photo.weights[at] > 0.5]
        one, other = _halves([(at, ink) for at in mine if (ink := photo.inks[at]) is not None])
        apart = _apart([photo.inks[at] for at in one], [photo.inks[at] for at in other])
        found.append((apart, used, one, other))
    apart, used, one, other = max(found, key=lambda each: each[0])
    if unused is None or not apart:
        return None
    # The half that the model is surer of stays what it says.
    _, moved = sorted((one, other), key=lambda half: -sum(said[at][used] for at in half) / len(half))
    start = [dict(share) for share in fit.shares]
    for at in moved:
        start[at] = {colour: float(colour == unused) for colour in usual}
    return [{**each, unused: each[used]} for each in said], start


def _apart(one: Sequence[Colour | None], other: Sequence[Colour | None]) -> float:
    """How far two groups of inks are from each other, in spreads of their own; 0 if they may be one."""
    first, second = ([ink for ink in inks if ink is not None] for inks in (one, other))
    if min(len(first), len(second)) < FEW:
        return 0.0
    middles = [_mean([(1.0, ink) for ink in inks], len(inks)) for inks in (first, second)]
    distance = math.sqrt(_squared(*middles))
    within = sum(_squared(ink, middle) for inks, middle in zip((first, second), middles, strict=True) for ink in inks)
    spread = math.sqrt(within / (len(first) + len(second))) + 0.005
    return distance / spread if distance > max(APART, SPREADS * spread) else 0.0


def _halves(inks: Sequence[tuple[int, Colour]]) -> tuple[list[int], list[int]]:
    """The places of the inks in two groups, around two that are far from each other."""
    if not inks:
        return [], []
    one = max((ink for _, ink in inks), key=lambda ink: _squared(ink, inks[0][1]))
    other = max((ink for _, ink in inks), key=lambda ink: _squared(ink, one))
    near: list[tuple[int, Colour]] = []
    far: list[tuple[int, Colour]] = []
    for _ in range(FIRST_ROUNDS):
        near = [(at, ink) for at, ink in inks if _squared(ink, one) <= _squared(ink, other)]
        far = [(at, ink) for at, ink in inks if _squared(ink, one) > _squared(ink, other)]
        if not near or not far:
            break
        one, other = (_mean([(1.0, ink) for _, ink in half], len(half)) for half in (near, far))
    return [at for at, _ in near], [at for at, _ in far]


def _explained(said: Logs, ink: Colour | None, means: Means, usual: Logs) -> float:
    """How probable what is said and seen about a tile is, as a logarithm."""
    total = 0.0
    for colour, logarithm in said.items():
        seen = 1.0
        if ink is not None and colour in means:
            seen = math.exp(-min(MOST_FROM_INK, _squared(ink, means[colour]) / (2 * USUAL * USUAL)))
        total += (usual[colour] + 0.02) * math.exp(logarithm) * seen
    return math.log(total)


def _usual(shares: Sequence[Logs]) -> dict[str, float]:
    return {colour: sum(share[colour] for share in shares) / len(shares) for colour in shares[0]}


def _mean(inks: Sequence[tuple[float, Colour]], weight: float) -> Colour:
    red, green, blue = (sum(share * ink[at] for share, ink in inks) / weight for at in range(3))
    return red, green, blue


def _kept(tile: Found, palette: str) -> dict[str, float]:
    return {colour: said for colour, said in zip(COLOUR_CLASSES, tile.colours, strict=True) if colour in palette}


def _squared(one: Sequence[float], other: Sequence[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _normal(logs: Logs) -> dict[str, float]:
    top = max(logs.values())
    shares = {colour: math.exp(each - top) for colour, each in logs.items()}
    total = sum(shares.values())
    return {colour: share / total for colour, share in shares.items()}


NEIGHBOURS = {"k": "b", "b": "gk", "r": "o", "o": "yr", "y": "o", "g": "b"}
"""What an ink that the box does not have is probably instead, best first."""
ALIKE, TAKEN, STRANGE = 3.0, 6.0, 12.0
"""The price of an ink in the place of another: of its neighbour, green for what is left, anything else."""
CONFUSED = 0.15
"""How probable it is that the model takes an ink for its neighbour."""
MOST_PRINTS = 4


@dataclass(frozen=True)
class Print:
    """The inks of a box, and which colour of the edition each one is. `price` is how unlikely that is (a logarithm)."""

    inks: str
    colours: str
    price: float = 0.0

    @classmethod
    def of(cls, palette: str) -> "Print":
        """Every colour as it is called."""
        return cls(palette, palette)

    def said(self, tiles: Sequence[Found]) -> list[dict[str, float]]:
        """What the model says about each tile, in the colours of the edition."""
        renamed = dict(zip(self.inks, self.colours, strict=True))
        order = sorted(self.colours, key=COLOURS.index)
        named = ({renamed[ink]: each for ink, each in folded(tile, self.inks).items()} for tile in tiles)
        return [{colour: said[colour] for colour in order} for said in named]


def folded(tile: Found, inks: str) -> dict[str, float]:
    """What the model says about the inks, with those that the box does not have counted as their neighbours."""
    shares = {ink: math.exp(said) for ink, said in zip(COLOUR_CLASSES, tile.colours, strict=True) if ink in inks}
    for ink, said in zip(COLOUR_CLASSES, tile.colours, strict=True):
        if ink not in inks and ink in NEIGHBOURS:
            instead = next((each for each in NEIGHBOURS[ink] if each in inks), None)
            if instead is not None:
                shares[instead] += CONFUSED * math.exp(said)
    return {ink: max(LEAST, math.log(share)) for ink, share in shares.items()}


def all_palettes(first: Iterable[str]) -> list[str]:
    """The given palettes, then all others of four colours. Orange and yellow are never together in one of them."""
    known = list(dict.fromkeys(first))
    others = ("".join(each) for each in combinations(COLOURS, 4) if not {"o", "y"} <= set(each))
    return [*known, *(each for each in others if each not in known)]


def likely_prints(tiles: Sequence[Found], palette: str) -> list[Print]:
    """The prints of an edition's colours that what the model says makes likely; the usual one comes first."""
    usual = Print.of(palette)
    if len(palette) != 4:
        return [usual]
    prints = [_print(inks, palette) for inks in all_palettes([palette])[1:]]
    shares = [[math.exp(said) for said in tile.colours] for tile in tiles]

    def likely(guess: Print) -> float:
        places = [COLOUR_CLASSES.index(ink) for ink in guess.inks]
        return sum(math.log(sum(share[place] for place in places)) for share in shares) - guess.price

    return [usual, *sorted(prints, key=likely, reverse=True)[: MOST_PRINTS - 1]]


def _print(inks: str, palette: str) -> Print:
    """The inks in the colours of an edition: those that have a name keep it, the others take what is left."""
    strange = [ink for ink in inks if ink not in palette]
    left = [colour for colour in palette if colour not in inks]
    price, order = min((sum(map(_price, strange, order)), order) for order in permutations(left))
    names = {**{ink: ink for ink in inks}, **dict(zip(strange, order, strict=True))}
    return Print(inks, "".join(names[ink] for ink in inks), price)


def _price(ink: str, colour: str) -> float:
    if colour in NEIGHBOURS[ink]:
        return ALIKE
    return TAKEN if ink == "g" and colour in "oy" else STRANGE
