"""Inks and tile colours of made-up boxes, as red, green and blue from 0 to 1."""

from __future__ import annotations

import colorsys
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.random import Generator

COLOURS = "kbroyg"
PALETTES = ("kbro", "kbry", "bryg", "kryg", "kbrg")
CHANCES = (0.46, 0.17, 0.15, 0.08, 0.14)

# Hue in degrees, saturation and brightness of an ink: the least and the most.
RANGES: dict[str, tuple[float, float, float, float, float, float]] = {
    "b": (188, 252, 0.55, 1.0, 0.38, 0.95),
    "r": (-22, 11, 0.65, 1.0, 0.5, 0.95),
    "o": (19, 43, 0.7, 1.0, 0.72, 1.0),
    "y": (37, 57, 0.65, 1.0, 0.68, 1.0),
    "g": (88, 162, 0.5, 1.0, 0.32, 0.75),
}
TEAL = (166, 200, 0.6, 1.0, 0.35, 0.8)
IVORIES = ((245, 238, 215), (250, 248, 240), (235, 222, 190), (252, 252, 252), (240, 230, 205), (228, 214, 178))
JOKER_INKS = ((200, 30, 40), (30, 30, 30), (90, 40, 130), (230, 120, 20), (20, 80, 180), (30, 130, 60), (200, 40, 130))


def rgb(hue: float, saturation: float, brightness: float) -> np.ndarray:
    return np.array(colorsys.hsv_to_rgb(hue / 360 % 1, saturation, brightness))


def ink(random: Generator, colour: str, palette: str) -> np.ndarray:
    """A print of the colour. Blue may be teal in a box that has no green."""
    if colour == "k":
        grey = random.uniform(0.02, 0.24)
        tint = random.normal(0, 0.02, 3) + random.choice([0, 0, 0.08]) * np.array([0, 0.2, 1.0])
        dark: np.ndarray = np.clip(grey + tint, 0, 1)
        return dark
    least_hue, most_hue, least, most, dim, bright = RANGES[colour]
    if colour == "b" and "g" not in palette and random.random() < 0.3:
        least_hue, most_hue, least, most, dim, bright = TEAL
    return rgb(random.uniform(least_hue, most_hue), random.uniform(least, most), random.uniform(dim, bright))


def inks(random: Generator, palette: str) -> dict[str, np.ndarray]:
    """An ink for each colour of the palette; two inks of one box are never alike."""
    while True:
        chosen = {colour: ink(random, colour, palette) for colour in palette}
        colours = list(chosen.values())
        if all(np.abs(one - other).sum() > 0.42 for index, one in enumerate(colours) for other in colours[:index]):
            return chosen


def jittered(random: Generator, colour: tuple[int, int, int], spread: float) -> np.ndarray:
    return np.clip((np.array(colour) + random.normal(0, spread, 3)) / 255, 0, 1)


def tile_colour(random: Generator) -> np.ndarray:
    """Ivory or white as a rule, now and then wood."""
    if random.random() < 0.04:
        return jittered(random, (214, 172, 120), 14)
    return jittered(random, IVORIES[int(random.integers(len(IVORIES)))], 6)


def joker_inks(random: Generator, chosen: dict[str, np.ndarray]) -> np.ndarray:
    """Three inks for a joker: from the box or others, and white or black for eyes."""
    options = [*chosen.values(), *(jittered(random, ink, 15) for ink in JOKER_INKS)]
    first, second = (options[int(random.integers(len(options)))] for _ in range(2))
    third = np.full(3, 0.96) if random.random() < 0.6 else np.full(3, 0.08)
    return np.stack([first, second, third])
