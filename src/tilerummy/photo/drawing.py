"""The photo with what was read: the outline of each tile and its name, unsure ones in another colour."""

from typing import TYPE_CHECKING

from tilerummy.photo.extra import needed
from tilerummy.photo.picture import Source, load
from tilerummy.photo.reading import Reading

if TYPE_CHECKING:
    from PIL.Image import Image

SIDE = 1600
"""The longer side of the drawn picture, in pixels."""
SURE, UNSURE, INK = (20, 150, 60), (215, 60, 20), (255, 255, 255)


def drawn(image: Source, reading: Reading) -> "Image":
    """A picture of Pillow, ready to be saved. A tile that is unsure has a question mark."""
    picture = load(image, SIDE)
    canvas: Image = needed("PIL.Image").fromarray(picture.pixels)
    pen = needed("PIL.ImageDraw").Draw(canvas)
    thick = max(2, round(max(canvas.size) / 500))
    for each in reading.tiles:
        corners = [(x / picture.scale, y / picture.scale) for x, y in each.outline]
        colour = SURE if each.is_sure else UNSURE
        pen.line([*corners, corners[0]], fill=colour, width=thick, joint="curve")
        xs, ys = zip(*corners, strict=True)
        font = needed("PIL.ImageFont").load_default(max(12.0, (max(xs) - min(xs)) * 0.32))
        place = (sum(xs) / 4, max(ys))
        words = f"{each.tile}{'' if each.is_sure else '?'}"
        left, top, right, bottom = pen.textbbox(place, words, font=font, anchor="mm")
        pen.rectangle((left - thick, top - thick, right + thick, bottom + thick), fill=colour)
        pen.text(place, words, font=font, fill=INK, anchor="mm")
    return canvas
