"""Jokers of many kinds: faces, stars, letters, words, flowers, badges."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol

from PIL import Image, ImageDraw

from research.training.sheets import Sheet, disc, fitted, glyphs, rays, shape

if TYPE_CHECKING:
    from numpy.random import Generator

JOKER_KINDS = (
    "moon",
    "face",
    "jester",
    "star",
    "letter",
    "word",
    "crown",
    "sun",
    "halves",
    "flower",
    "strokes",
    "badge",
)


class Print(Protocol):
    """What a joker takes from the design of its box."""

    @property
    def font(self) -> str: ...
    @property
    def aspect(self) -> float: ...
    @property
    def digits(self) -> float: ...
    @property
    def stretch(self) -> float: ...


def joker_sheet(design: Print, kind: str, random: Generator, two_inks: bool) -> Sheet:
    """A joker of the kind. Its inks are chosen by the scene."""
    sheet = Sheet(design.aspect)
    width, height = sheet.width, sheet.height
    x, y = width / 2, height * random.uniform(0.36, 0.52)
    radius = width * random.uniform(0.26, 0.42)
    second = 1 if two_inks else 0
    pen = sheet.draw(0)
    other = sheet.draw(second)
    box = (x - radius, y - radius, x + radius, y + radius)
    stroke = max(3, round(radius * random.uniform(0.08, 0.2)))
    if kind in {"moon", "face", "jester", "sun", "crown"}:
        filled = random.random() < 0.5
        if kind == "sun":
            other.polygon(rays(x, y, radius * 1.25, int(random.integers(8, 14)), 0.72), fill=255)
            sheet.cover(disc(sheet, x, y, radius * 0.85), 0)
        elif filled:
            pen.ellipse(box, fill=255)
        else:
            pen.ellipse(box, outline=255, width=stroke)
        features(sheet, random, x, y, radius * (0.8 if kind == "sun" else 1), 2 if filled or kind == "sun" else second)
        if kind == "jester":
            for side in (-1, 0, 1):
                tip = (x + side * radius * 1.1, y - radius * (1.25 if side else 1.6))
                base = [(x + side * radius * 0.6 - radius * 0.45, y - radius * 0.6), tip]
                base.append((x + side * radius * 0.6 + radius * 0.45, y - radius * 0.6))
                sheet.draw(second if side else 0).polygon(base, fill=255)
                shape(sheet.draw(second), "disc", tip[0], tip[1], radius * 0.14)
        elif kind == "crown":
            points = [
                (x - radius, y - radius * 0.6),
                (x - radius * 0.9, y - radius * 1.5),
                (x - radius * 0.35, y - radius),
            ]
            points += [(x, y - radius * 1.6), (x + radius * 0.35, y - radius), (x + radius * 0.9, y - radius * 1.5)]
            sheet.draw(second).polygon([*points, (x + radius, y - radius * 0.6)], fill=255)
    elif kind == "star":
        pen.polygon(rays(x, y, radius * 1.1, int(random.choice([4, 5, 6, 8])), random.uniform(0.3, 0.55)), fill=255)
        if two_inks:
            sheet.cover(disc(sheet, x, y, radius * 0.35), 1)
    elif kind == "letter":
        sheet.put(fitted(glyphs(design.font, "J"), design.digits * height, design.stretch, width * 0.7), x, y)
        if two_inks:
            shape(sheet.draw(1), "star", x, height * 0.82, width * 0.12)
    elif kind == "word":
        word = str(random.choice(["JOKER", "Joker", "JOLLY", "JOLLY", "JOK"]))
        stamp = fitted(glyphs(design.font, word), height * random.uniform(0.12, 0.22), 1, width * 0.86)
        if random.random() < 0.35:
            stamp = fitted(glyphs(design.font, word), width * 0.3, 1, height * 0.8).rotate(90, expand=True)
        sheet.put(stamp, x, height * 0.5)
        if two_inks:
            shape(sheet.draw(1), "star", x, height * 0.82, width * 0.12)
    elif kind == "halves":
        pen.pieslice(box, 90, 270, fill=255)
        other.pieslice(box, 270, 90, fill=255)
        features(sheet, random, x, y, radius, 2)
    elif kind == "flower":
        petals = int(random.integers(4, 8))
        for step in range(petals):
            angle = 2 * math.pi * step / petals
            colour = step % 2 if two_inks else 0
            shape(
                sheet.draw(colour),
                "disc",
                x + radius * 0.65 * math.sin(angle),
                y + radius * 0.65 * math.cos(angle),
                radius * 0.42,
            )
        sheet.cover(disc(sheet, x, y, radius * 0.3), 2)
    elif kind == "strokes":
        for _ in range(int(random.integers(3, 7))):
            marks = random.uniform(-1, 1, (2, 2)) * radius
            for side in (-1, 1):
                ends = [(x + side * px, y + py) for px, py in marks]
                sheet.draw(int(random.integers(0, second + 1))).line(ends, fill=255, width=stroke)
    else:
        sheet.draw(0).rounded_rectangle((width * 0.12, height * 0.1, width * 0.88, height * 0.9), 14, fill=255)
        shape_mask = Image.new("L", (width, height))
        shape(ImageDraw.Draw(shape_mask), str(random.choice(["star", "heart", "diamond"])), x, height / 2, width * 0.26)
        sheet.cover(shape_mask, 1 if two_inks else 2)
    return sheet


def features(sheet: Sheet, random: Generator, x: float, y: float, radius: float, ink: int) -> None:
    """The eyes and the mouth of a face."""
    mask = Image.new("L", (sheet.width, sheet.height))
    pen = ImageDraw.Draw(mask)
    eye = radius * random.uniform(0.1, 0.22)
    for side in (-1, 1):
        centre = x + side * radius * 0.4
        box = (centre - eye, y - radius * 0.35 - eye, centre + eye, y - radius * 0.35 + eye)
        if random.random() < 0.8:
            pen.ellipse(box, fill=255)
        else:
            pen.arc(box, 180, 360, fill=255, width=3)
    pen.arc(
        (x - radius * 0.6, y - radius * 0.5, x + radius * 0.6, y + radius * 0.6),
        20,
        160,
        fill=255,
        width=max(3, round(radius * 0.12)),
    )
    if random.random() < 0.4:
        for side in (-1, 1):
            centre, brow = x + side * radius * 0.4, radius * 0.25
            pen.arc((centre - brow, y - radius * 0.65, centre + brow, y - radius * 0.3), 190, 350, fill=255, width=3)
        pen.line(
            [(x - 2, y - radius * 0.3), (x - radius * 0.1, y + radius * 0.12), (x + radius * 0.1, y + radius * 0.14)],
            fill=255,
            width=3,
        )
    elif random.random() < 0.4:
        pen.polygon(
            [(x, y - radius * 0.15), (x + radius * 0.12, y + radius * 0.15), (x - radius * 0.12, y + radius * 0.15)],
            fill=255,
        )
    sheet.cover(mask, ink)
