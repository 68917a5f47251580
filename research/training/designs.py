"""Printed designs: how the numbers and jokers of a made-up box look. Drawn with Pillow, without colours.

A texture has four channels of 8 bits: the coverage of three inks, and a shade. A shade of 128 means none; less is
darker, more is lighter, for embossed marks. A scene chooses the inks and the colour of the tiles, so one design serves
any palette. Textures of a design, in order: the numbers 1 to 13, `JOKERS` jokers, and the back of a tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from research.training.jokers import JOKER_KINDS, joker_sheet
from research.training.sheets import Sheet, fitted, glyphs, shape

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.random import Generator

NUMBERS = 13
JOKERS = 3
BACK = NUMBERS + JOKERS
TEXTURES = NUMBERS + JOKERS + 1

MARKS = ("none", "none", "dip", "dip", "circle", "disc", "heart", "diamond", "star", "logo", "again", "line")


@dataclass(frozen=True)
class Design:
    """The choices of one box. Lengths are fractions of the tile's width or height."""

    seed: int
    font: str
    aspect: float  # height over width
    digits: float  # height of a number
    top: float  # free space above a number
    widest: float  # width of the widest number
    stretch: float
    mark: str
    six_and_nine: str  # what tells 6 from 9: none, dot, line
    frame: str
    layout: str  # plain, corners, badge
    joker: str
    relief: int  # engraved numbers have a lighter edge


def random_design(random: Generator, fonts: Sequence[Path]) -> Design:
    """A design made of likely choices. Without fonts it uses the one of Pillow."""
    aspect = random.uniform(1.18, 1.62)
    layout = random.choice(["plain", "corners", "badge"], p=[0.91, 0.05, 0.04])
    digits = random.uniform(0.3, 0.62) if random.random() < 0.75 else random.uniform(0.6, 0.88)
    free = 1 - digits
    top = random.uniform(0.05, 0.2) if random.random() < 0.65 else free * random.uniform(0.3, 0.62)
    return Design(
        seed=int(random.integers(2**31)),
        font=str(fonts[int(random.integers(len(fonts)))]) if fonts else "",
        aspect=aspect,
        digits=digits,
        top=min(top, free * 0.8 + 0.01),
        widest=random.uniform(0.62, 0.92),
        stretch=random.uniform(0.8, 1.2),
        mark=str(random.choice(MARKS)),
        six_and_nine=str(random.choice(["none", "dot", "line"], p=[0.62, 0.23, 0.15])),
        frame=str(random.choice(["none", "ink", "shade"], p=[0.88, 0.04, 0.08])),
        layout=str(layout),
        joker=str(random.choice(JOKER_KINDS)),
        relief=int(random.choice([0, 0, 1, 2])),
    )


def draw_design(design: Design) -> np.ndarray:
    """All textures of a design: an array of TEXTURES x HEIGHT x WIDTH x 4."""
    random = np.random.default_rng(design.seed)
    sheets = [number_sheet(design, number) for number in range(1, NUMBERS + 1)]
    for index in range(JOKERS):
        kind = design.joker if index < 2 else str(random.choice(JOKER_KINDS))
        sheets.append(finished(joker_sheet(design, kind, random, two_inks=index == 1), design))
    sheets.append(back_sheet(design, random))
    return np.stack([sheet.texture() for sheet in sheets])


def number_sheet(design: Design, number: int) -> Sheet:
    sheet = Sheet(design.aspect)
    width, height = sheet.width, sheet.height
    text = str(number)
    if design.layout == "corners":
        corners(sheet, design, text)
        return finished(sheet, design)
    tall = design.digits * height
    stamp = fitted(glyphs(design.font, text), tall, design.stretch, design.widest * width)
    y = design.top * height + tall / 2
    if design.layout == "badge":
        radius = min(width * 0.45, stamp.height * 0.75)
        sheet.draw(0).ellipse((width / 2 - radius, y - radius, width / 2 + radius, y + radius), fill=255)
        stamp = fitted(glyphs(design.font, text), radius * 1.1, 1, radius * 1.5)
        sheet.put(stamp, width / 2, y, 2)
        sheet.inks[2] = Image.new("L", (width, height))
        tall = radius * 2
    else:
        sheet.put(stamp, width / 2, y)
    bottom = y + tall / 2
    if text in "69" and design.six_and_nine != "none" and height - bottom > 12:
        pen = sheet.draw(0)
        if design.six_and_nine == "dot":
            radius = width * 0.045
            pen.ellipse((width / 2 - radius, bottom + 5, width / 2 + radius, bottom + 5 + 2 * radius), fill=255)
        else:
            pen.rectangle((width * 0.34, bottom + 6, width * 0.66, bottom + 6 + width * 0.05), fill=255)
    else:
        draw_mark(sheet, design, text, bottom)
    return finished(sheet, design)


def corners(sheet: Sheet, design: Design, text: str) -> None:
    """A print like a playing card: the number in two corners and a mark between them."""
    width, height = sheet.width, sheet.height
    stamp = fitted(glyphs(design.font, text), height * 0.26, 1, width * 0.42)
    x, y = width * 0.08 + stamp.width / 2, height * 0.06 + stamp.height / 2
    sheet.put(stamp, x, y)
    sheet.put(stamp.rotate(180), width - x, height - y)
    shape(sheet.draw(0), ("heart", "diamond", "star", "disc")[design.seed % 4], width / 2, height / 2, width * 0.2)


def draw_mark(sheet: Sheet, design: Design, text: str, bottom: float) -> None:
    """What is printed or pressed into the tile under the number."""
    width, height = sheet.width, sheet.height
    room = height - bottom
    radius = min(room * 0.36, width * 0.3)
    if radius < 5 or design.mark == "none":
        return
    y = bottom + room * 0.52
    if design.mark == "dip":
        pen = ImageDraw.Draw(sheet.shade)
        pen.ellipse((width / 2 - radius, y - radius, width / 2 + radius, y + radius), fill=118, outline=88, width=2)
        pen.arc((width / 2 - radius, y - radius, width / 2 + radius, y + radius), 20, 160, fill=165, width=2)
        if design.seed % 2:
            stamp = fitted(glyphs(design.font, "RJ"), radius * 0.8, 1, radius * 1.3)
            sheet.shade.paste(96, (round(width / 2 - stamp.width / 2), round(y - stamp.height / 2)), stamp)
    elif design.mark == "logo":
        stamp = fitted(glyphs(design.font, "TILES"), radius * 0.6, 1, width * 0.6)
        sheet.shade.paste(100, (round(width / 2 - stamp.width / 2), round(y - stamp.height / 2)), stamp)
    elif design.mark == "again":
        sheet.put(fitted(glyphs(design.font, text), radius * 0.9, 1, radius * 1.4), width * 0.8, height - radius, 0)
    elif design.mark == "line":
        sheet.draw(0).rectangle((width * 0.25, y - 2, width * 0.75, y + 2), fill=255)
    else:
        shape(sheet.draw(0), design.mark, width / 2, y, radius)


def finished(sheet: Sheet, design: Design) -> Sheet:
    """Adds the frame and the relief that every tile of a box has."""
    width, height = sheet.width, sheet.height
    box = (width * 0.05, width * 0.05, width * 0.95, height - width * 0.05)
    if design.frame == "ink":
        sheet.draw(0).rounded_rectangle(box, width * 0.08, outline=255, width=3)
    elif design.frame == "shade":
        ImageDraw.Draw(sheet.shade).rounded_rectangle(box, width * 0.08, outline=104, width=3)
    if design.relief:
        ink = sheet.inks[0]
        edge = ImageChops.subtract(ImageChops.offset(ink, design.relief, design.relief), ink)
        sheet.shade.paste(175, (0, 0), edge.filter(ImageFilter.GaussianBlur(0.6)))
    return sheet


def back_sheet(design: Design, random: Generator) -> Sheet:
    """The back of a tile: blank, or with a pressed or printed pattern."""
    sheet = Sheet(design.aspect)
    width, height = sheet.width, sheet.height
    kind = random.random()
    if kind < 0.2:
        ImageDraw.Draw(sheet.shade).ellipse((width * 0.3, height * 0.35, width * 0.7, height * 0.65), fill=112)
    elif kind < 0.35:
        stamp = fitted(glyphs(design.font, "RUMMY"), height * 0.14, 1, width * 0.8)
        sheet.put(stamp, width / 2, height / 2)
    return sheet
