"""Photos from outside, bounded before they are decoded, as pixels the right way up.

The packages of the extra `photo` are imported when a photo is read: everything else works without them.
"""

import io
import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeGuard

from tilerummy.engine.errors import TilerummyError, wrong_type


class BadPicture(TilerummyError):
    """A photo cannot be read at all: the file is broken, too large, or of another format, or the extra is missing."""


def needed(name: str) -> Any:
    """The module with this name, or an error that says how to install it."""
    try:
        return import_module(name)
    except ImportError:
        raise BadPicture("photo-extra-missing", package=name.partition(".")[0].replace("PIL", "pillow")) from None


if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

Source = str | os.PathLike[str] | bytes | IO[bytes] | Any
"""A path, the bytes of a file, an open file, or a picture of Pillow."""

FORMATS = ("JPEG", "PNG", "WEBP")
MOST_BYTES = 40_000_000
MOST_PIXELS = 120_000_000
"""Cameras of phones reach 108 million; a file that unpacks to more is refused before it is unpacked."""
LONGEST = 30_000
"""The longest side: a strip of one pixel's height is no photo."""
STRIP = 4_000_000
"""Pixels of a large picture that are converted at a time: a copy of the whole would take half a gigabyte."""
LEAST_SIDE = 64
"""A smaller picture shows no tile that can be read."""
_MEGA = 1_000_000


@dataclass(frozen=True)
class Picture:
    """The pixels that are read (height × width × 3), and how many pixels of the photo one of them stands for."""

    pixels: "NDArray[np.uint8]"
    scale: float
    width: int
    height: int


def load(source: Source, side: int) -> Picture:
    """The picture, turned as it is meant to be seen; its longer side gets the length `side`."""
    ours = not is_picture(source)
    image = source if is_picture(source) else _opened(file_bytes(source))
    wide, high = image.size
    if max(wide, high) > LONGEST:
        raise BadPicture("photo-too-long", width=wide, height=high, most=LONGEST)
    if wide * high > MOST_PIXELS:
        raise BadPicture("photo-too-large", megapixels=round(wide * high / _MEGA), most=MOST_PIXELS // _MEGA)
    if min(wide, high) < LEAST_SIDE:
        raise BadPicture("photo-too-small", width=wide, height=high)
    try:
        upright = _upright(image, side, faster=ours)
        wide, high = (high, wide) if _orientation(image) >= 5 else (wide, high)
    except Exception:  # decoders meet damaged files with many kinds of errors
        raise BadPicture("photo-broken") from None
    scale = max(wide, high) / max(upright.size)
    return Picture(needed("numpy").array(upright), scale, wide, high)


def is_picture(source: Source) -> "TypeGuard[Image]":
    """Whether it is a picture of Pillow already."""
    return isinstance(source, needed("PIL.Image").Image)


def file_bytes(source: Source) -> bytes:
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as file:
            return file_bytes(file)
    data = source.read(MOST_BYTES + 1) if hasattr(source, "read") else source
    if not isinstance(data, bytes | bytearray | memoryview):
        raise wrong_type("image", "path, bytes, file or picture", source)
    if len(data) > MOST_BYTES:
        raise BadPicture("photo-file-too-large", most=MOST_BYTES // _MEGA)
    return bytes(data)


def _opened(data: bytes) -> "Image":
    """The picture with its size known and its pixels not decoded yet."""
    import warnings

    image_module = needed("PIL.Image")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about its size, which is checked here
            opened: Image = image_module.open(io.BytesIO(data), formats=FORMATS)
            return opened
    except image_module.UnidentifiedImageError:
        raise BadPicture("photo-format") from None
    except Exception:  # a header can be damaged in many ways
        raise BadPicture("photo-broken") from None


def _orientation(image: "Image") -> int:
    """How the camera was held, from 1 to 8; 1 is upright."""
    return int(image.getexif().get(0x0112, 1))


def _upright(image: "Image", side: int, faster: bool) -> "Image":
    """The picture in red, green and blue, scaled and turned; large JPEG files are decoded at a smaller size."""
    image_module = needed("PIL.Image")
    orientation = _orientation(image)
    if faster and image.format in ("JPEG", "MPO"):  # it changes the picture, so not one of somebody else
        image.draft("RGB", (side * 5 // 4, side * 5 // 4))
    factor = side / max(image.size)
    size = max(1, round(image.width * factor)), max(1, round(image.height * factor))
    plain, times = _reduced(image, side, image_module)
    if plain.size != size:
        box = (0, 0, image.width / times, image.height / times)
        plain = plain.resize(size, image_module.Resampling.BICUBIC, box)
    return plain.transpose(image_module.Transpose[_TURNS[orientation]]) if orientation in _TURNS else plain


_TURNS = {
    2: "FLIP_LEFT_RIGHT",
    3: "ROTATE_180",
    4: "FLIP_TOP_BOTTOM",
    5: "TRANSPOSE",
    6: "ROTATE_270",
    7: "TRANSVERSE",
    8: "ROTATE_90",
}
"""What brings a picture of each orientation upright."""


def _reduced(image: "Image", side: int, image_module: Any) -> tuple["Image", int]:
    """The picture in red, green and blue, a whole number of times smaller, and this number; at least twice `side`."""
    image.load()
    times = max(1, max(image.size) // (2 * side))
    # The value of white in grey of more than eight bits.
    brightest = max(1.0, float(needed("numpy").max(image.getextrema()))) if image.mode == "F" else 65535.0
    if times == 1:
        return _in_colour(image, image_module, brightest), 1
    wide, high = image.size
    plain: Image = image_module.new("RGB", (-(-wide // times), -(-high // times)))
    lines = max(1, STRIP // wide // times) * times
    for top in range(0, high, lines):
        strip = _in_colour(image.crop((0, top, wide, min(high, top + lines))), image_module, brightest)
        plain.paste(strip.reduce(times), (0, top // times))
    return plain, times


def _in_colour(image: "Image", image_module: Any, brightest: float) -> "Image":
    """The picture in red, green and blue; what is transparent becomes grey."""
    if image.mode == "F" or image.mode.startswith("I"):  # grey of more than eight bits
        numpy = needed("numpy")
        deep = numpy.asarray(image, dtype="float32")
        image = image_module.fromarray((deep.clip(0, brightest) * (255 / brightest)).astype("uint8"))
    if "A" in image.mode or "a" in image.mode or "transparency" in image.info:
        clear = image.convert("RGBA")
        grey: Image = image_module.new("RGBA", clear.size, (128, 128, 128, 255))
        grey.alpha_composite(clear)
        return grey.convert("RGB")
    return image.convert("RGB")
