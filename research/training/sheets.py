"""A tile that is being drawn, its letters and its simple shapes. Drawn with Pillow, without colours."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFont

WIDTH, HEIGHT = 128, 176


@lru_cache(maxsize=512)
def load_font(path: str, size: int) -> ImageFont.FreeTypeFont:
    """The font of a file, or the one that Pillow brings along when the path is empty."""
    if path:
        return ImageFont.truetype(path, size)
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


@lru_cache(maxsize=4096)
def glyphs(path: str, text: str) -> Image.Image:
    """The text in black and white, 160 pixels high before it is cropped to its ink."""
    font = load_font(path, 160)
    left, top, right, bottom = font.getbbox(text)
    image = Image.new("L", (max(1, int(right - left)) + 8, max(1, int(bottom - top)) + 8))
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, font=font, fill=255)
    box = image.getbbox()
    return image.crop(box) if box else image


class Sheet:
    """One tile that is being drawn, in pixels of its true proportions."""

    def __init__(self, aspect: float) -> None:
        self.width, self.height = WIDTH, round(WIDTH * aspect)
        self.inks = [Image.new("L", (self.width, self.height)) for _ in range(3)]
        self.shade = Image.new("L", (self.width, self.height), 128)

    def put(self, stamp: Image.Image, x: float, y: float, ink: int = 0) -> None:
        """Puts a stamp with its centre at x, y into an ink, and takes it out of the inks below."""
        whole = Image.new("L", (self.width, self.height))
        whole.paste(stamp, (round(x - stamp.width / 2), round(y - stamp.height / 2)))
        self.cover(whole, ink)

    def cover(self, whole: Image.Image, ink: int) -> None:
        """Covers every pixel of the mask with the ink."""
        for other in range(3):
            if other != ink:
                self.inks[other] = ImageChops.subtract(self.inks[other], whole)
        self.inks[ink] = ImageChops.lighter(self.inks[ink], whole)

    def draw(self, ink: int) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.inks[ink])

    def texture(self) -> np.ndarray:
        """The four channels, scaled to the size that all textures share."""
        image = Image.merge("RGBA", [*self.inks, self.shade])
        return np.asarray(image.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC))


def fitted(stamp: Image.Image, tall: float, stretch: float, widest: float) -> Image.Image:
    """The stamp with the height, squeezed where it would be too wide."""
    wide = min(stamp.width * tall / stamp.height * stretch, widest)
    return stamp.resize((max(2, round(wide)), max(2, round(tall))), Image.Resampling.BICUBIC)


def shape(pen: ImageDraw.ImageDraw, kind: str, x: float, y: float, radius: float, fill: int = 255) -> None:
    """One of the simple marks, filled with the value."""
    if kind == "circle":
        box = (x - radius, y - radius, x + radius, y + radius)
        pen.ellipse(box, outline=fill, width=max(2, round(radius * 0.18)))
    elif kind == "disc":
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
    elif kind == "diamond":
        pen.polygon([(x, y - radius), (x + radius * 0.75, y), (x, y + radius), (x - radius * 0.75, y)], fill=fill)
    elif kind == "star":
        pen.polygon(rays(x, y, radius, 5, 0.42), fill=fill)
    elif kind == "heart":
        half = radius * 0.52
        for side in (-1, 1):
            centre = x + side * half * 0.95
            pen.ellipse((centre - half, y - radius * 0.8, centre + half, y - radius * 0.8 + 2 * half), fill=fill)
        pen.polygon(
            [(x - radius * 0.95, y - half * 0.25), (x + radius * 0.95, y - half * 0.25), (x, y + radius)], fill=fill
        )


def rays(x: float, y: float, radius: float, count: int, inner: float) -> list[tuple[float, float]]:
    """The corners of a star."""
    return [
        (
            x + radius * (1 if step % 2 == 0 else inner) * math.sin(step * math.pi / count),
            y - radius * (1 if step % 2 == 0 else inner) * math.cos(step * math.pi / count),
        )
        for step in range(2 * count)
    ]


def disc(sheet: Sheet, x: float, y: float, radius: float) -> Image.Image:
    """A mask with one filled circle."""
    mask = Image.new("L", (sheet.width, sheet.height))
    ImageDraw.Draw(mask).ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask
