"""A tiny renderer of tables and racks for the tests: flat tiles with printed numbers, seen from above."""

from collections.abc import Sequence
from random import Random

from photokit import INKS
from PIL import Image, ImageDraw, ImageFont

Rows = Sequence[Sequence[str]]
Inks = dict[str, tuple[int, int, int]]


def tile_picture(name: str, wide: int, inks: Inks, face: tuple[int, int, int]) -> Image.Image:
    """One tile, drawn large and scaled down."""
    big = 4
    high = round(wide * 1.4)
    image = Image.new("RGBA", (wide * big, high * big), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, wide * big - 1, high * big - 1), wide * big // 9, fill=face)
    middle = wide * big / 2, high * big * 0.4
    if name == "j":
        radius = wide * big * 0.32
        box = (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius)
        pen.ellipse(box, outline=inks["r"], width=wide * big // 18)
        for side in (-1, 1):
            x, y, eye = middle[0] + side * radius * 0.4, middle[1] - radius * 0.25, radius * 0.14
            pen.ellipse((x - eye, y - eye, x + eye, y + eye), fill=inks["r"])
        smile = [each + (radius * 0.4 if at < 2 else -radius * 0.4) for at, each in enumerate(box)]
        pen.arc(smile, 20, 160, fill=inks["r"], width=wide * big // 18)
    else:
        font = ImageFont.load_default(wide * big * 0.62)
        pen.text(middle, name[1:], font=font, fill=inks[name[0]], anchor="mm", stroke_width=wide * big // 90)
    return image.resize((wide, high), Image.Resampling.LANCZOS)


def rendered(
    rows: Rows,
    seed: int = 0,
    wide: int = 56,
    degrees: float = 0.0,
    inks: Inks | None = None,
    size: tuple[int, int] = (1280, 960),
) -> Image.Image:
    """A table of rows with gaps between them, in the middle of the picture, turned by `degrees`."""
    random = Random(seed)
    ground = tuple(random.randint(40, 110) for _ in range(3))
    canvas = Image.new("RGB", size, (ground[0], ground[1], ground[2]))
    high = round(wide * 1.4)
    left, right = size[0] // 5, size[0] * 4 // 5
    x, y = left, size[1] // 5
    for row in rows:
        if x + len(row) * wide > right:
            x, y = left, y + round(high * 1.5)
        for name in row:
            tile = tile_picture(name, wide, inks or INKS, (246, 240, 226))
            angle = random.uniform(-1.5, 1.5)
            tile = tile.rotate(angle, Image.Resampling.BICUBIC, expand=True)
            shadow = Image.new("RGBA", tile.size, (0, 0, 0, 0))
            shadow.putalpha(tile.getchannel("A").point(lambda value: value // 3))
            canvas.paste(shadow, (x + 2, y + 3), shadow)
            canvas.paste(tile, (x, y), tile)
            x += wide + 1
        x += wide
    return canvas.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=(ground[0], ground[1], ground[2]))
