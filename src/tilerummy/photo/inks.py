"""The colours of all tiles of a photo, decided together: light, print and camera are the same for all of them.

Blue may be printed as cyan or teal, and red as pink. What holds for one tile holds for all: tiles with the same ink
have the same colour, and different inks are different colours of the box. So each colour of the box gets a mean ink,
and a tile is compared with these means (expectation–maximisation, starting from what the model says about each tile).
"""

import math
from collections.abc import Iterable, Sequence

from tilerummy.photo.found import COLOUR_CLASSES, LEAST, Colour, Found

NEIGHBOURS = {"k": "b", "b": "kg", "r": "o", "o": "yr", "y": "o", "g": "b"}
"""What a colour that the box does not have is probably instead, best first."""
ROUNDS = 12
NARROW, BROAD = 0.06, 0.2
"""The limits of the spread of one ink in a photo."""
MOST_FROM_INK = 5.0
"""How much the ink of one tile can say, as a logarithm: glare can hide its colour."""
_FLOOR = 1e-3

Inks = list[dict[str, float]]
"""For each tile the logarithms of the probabilities of the colours, if it is no joker."""


def choose_palette(tiles: Sequence[Found], palettes: Iterable[str]) -> str:
    """The palette that explains the colours best; the first one of equals."""

    def explained(palette: str) -> float:
        return sum(math.log(sum(math.exp(each) for each in _kept(tile, palette).values())) for tile in tiles)

    return max(palettes, key=explained)


def settle_inks(tiles: Sequence[Found], palette: str) -> Inks:
    """The colours of the tiles in a box with this palette."""
    said = [_folded(tile, palette) for tile in tiles]
    inks = [tile.ink for tile in tiles]
    shares = [_normal(each) for each in said]
    if sum(ink is not None for ink in inks) >= 3:
        for _ in range(ROUNDS):
            shares = _compared(said, inks, shares, palette)
    return [
        {colour: math.log(share * (1 - _FLOOR) + _FLOOR / len(palette)) for colour, share in each.items()}
        for each in shares
    ]


def _kept(tile: Found, palette: str) -> dict[str, float]:
    return {colour: said for colour, said in zip(COLOUR_CLASSES, tile.colours, strict=True) if colour in palette}


def _folded(tile: Found, palette: str) -> dict[str, float]:
    """What the model says, with the colours that the box does not have counted as their neighbours."""
    shares = {colour: math.exp(said) for colour, said in _kept(tile, palette).items()}
    for colour, said in zip(COLOUR_CLASSES, tile.colours, strict=True):
        if colour not in palette and colour in NEIGHBOURS:
            instead = next((each for each in NEIGHBOURS[colour] if each in palette), None)
            if instead is not None:
                shares[instead] += math.exp(said)
    return {colour: max(LEAST, math.log(share)) for colour, share in shares.items()}


def _compared(
    said: Sequence[dict[str, float]],
    inks: Sequence[Colour | None],
    shares: Sequence[dict[str, float]],
    palette: str,
) -> list[dict[str, float]]:
    """One round: the mean ink of each colour, then each tile compared with the means."""
    means: dict[str, tuple[float, ...]] = {}
    spread = weights = 0.0
    for colour in palette:
        mine = [(share[colour], ink) for share, ink in zip(shares, inks, strict=True) if ink is not None]
        weight = sum(share for share, _ in mine)
        if weight < 1e-6:
            continue
        mean = tuple(sum(share * ink[at] for share, ink in mine) / weight for at in range(3))
        means[colour] = mean
        spread += sum(share * _squared(ink, mean) for share, ink in mine)
        weights += weight
    width = min(BROAD, max(NARROW, math.sqrt(spread / (3 * weights)))) if weights else BROAD
    usual = {colour: sum(share[colour] for share in shares) / len(shares) for colour in palette}

    def seen(tile: int, colour: str) -> float:
        ink = inks[tile]
        if ink is None or colour not in means:
            return 0.0
        return -_squared(ink, means[colour]) / (2 * width * width) + math.log(usual[colour] + 0.02)

    compared = []
    for tile, each in enumerate(said):
        evidence = {colour: seen(tile, colour) for colour in palette}
        top = max(evidence.values())
        compared.append(
            _normal({colour: each[colour] + max(-MOST_FROM_INK, evidence[colour] - top) for colour in palette})
        )
    return compared


def _squared(one: Sequence[float], other: Sequence[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _normal(logs: dict[str, float]) -> dict[str, float]:
    top = max(logs.values())
    shares = {colour: math.exp(each - top) for colour, each in logs.items()}
    total = sum(shares.values())
    return {colour: share / total for colour, share in shares.items()}
