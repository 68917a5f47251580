"""Files from outside: every kind of picture, bounded before it is decoded, and every kind of rubbish."""

import io
import struct
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from PIL import Image

from tilerummy.engine.errors import Impossible
from tilerummy.language import LANGUAGES, Translator
from tilerummy.photo import BadPicture, picture
from tilerummy.photo.picture import load


def corners(wide: int = 200, high: int = 100) -> Image.Image:
    """Red at the upper left, green at the upper right, blue at the lower left, white at the lower right."""
    pixels = np.zeros((high, wide, 3), np.uint8)
    pixels[: high // 2, : wide // 2, 0] = 255
    pixels[: high // 2, wide // 2 :, 1] = 255
    pixels[high // 2 :, : wide // 2, 2] = 255
    pixels[high // 2 :, wide // 2 :] = 255
    return Image.fromarray(pixels)


def saved(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def quarters(pixels: np.ndarray[Any, Any]) -> list[str]:
    """What colour the four corners have."""
    high, wide = pixels.shape[:2]
    names: dict[tuple[int, ...], str] = {(1, 0, 0): "red", (0, 1, 0): "green", (0, 0, 1): "blue", (1, 1, 1): "white"}
    places = [(high * down // 4, wide * right // 4) for down in (1, 3) for right in (1, 3)]
    return [names[tuple(int(value > 128) for value in pixels[place])] for place in places]


UPRIGHT = ["red", "green", "blue", "white"]


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_formats(kind: str, tmp_path: Path) -> None:
    data = saved(corners(), kind)
    file = tmp_path / "photo"
    file.write_bytes(data)
    for source in (data, file, str(file), io.BytesIO(data), Image.open(io.BytesIO(data))):
        found = load(source, 400)
        assert quarters(found.pixels) == UPRIGHT
        assert found.pixels.shape == (200, 400, 3)
        assert (found.width, found.height, found.scale) == (200, 100, 0.5)


@pytest.mark.parametrize("mode", ["RGBA", "LA", "CMYK", "P", "L", "1", "I;16", "I", "F", "YCbCr", "HSV", "LAB", "PA"])
def test_modes(mode: str) -> None:
    plain = corners().convert("L") if mode in ("I;16", "I", "F", "LA", "PA") else corners()
    if mode == "I;16":
        image = Image.fromarray((np.asarray(plain, np.uint16) * 257).astype(np.uint16))
    elif mode == "PA":
        image = plain.convert("P").convert("PA")
    elif mode == "LAB":
        image = Image.new("LAB", (200, 100))
    else:
        image = plain.convert(mode)
    found = load(image, 200)
    assert found.pixels.shape == (100, 200, 3)
    assert found.pixels.dtype == np.uint8
    if mode in ("RGBA", "CMYK", "P", "YCbCr", "HSV"):
        assert quarters(found.pixels) == UPRIGHT
    if mode in ("I;16", "L", "LA"):
        assert found.pixels[75, 150].tolist() == [255, 255, 255]
        assert found.pixels[75, 50].tolist() == [29, 29, 29]


def test_what_is_transparent_is_grey() -> None:
    clear = Image.new("RGBA", (100, 100), (255, 0, 0, 0))
    assert load(saved(clear), 100).pixels[50, 50].tolist() == [128, 128, 128]


@pytest.mark.parametrize(
    ("orientation", "turn"),
    [
        (1, None),
        (2, Image.Transpose.FLIP_LEFT_RIGHT),
        (3, Image.Transpose.ROTATE_180),
        (4, Image.Transpose.FLIP_TOP_BOTTOM),
        (5, Image.Transpose.TRANSPOSE),
        (6, Image.Transpose.ROTATE_90),
        (7, Image.Transpose.TRANSVERSE),
        (8, Image.Transpose.ROTATE_270),
    ],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_camera_that_was_held_differently(orientation: int, turn: Image.Transpose | None, kind: str) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    stored = corners() if turn is None else corners().transpose(turn)
    found = load(saved(stored, kind, exif=exif), 120)
    assert quarters(found.pixels) == UPRIGHT
    assert found.pixels.shape == (60, 120, 3)
    assert (found.width, found.height) == (200, 100)
    assert found.scale == pytest.approx(200 / 120)


def test_a_large_photo_is_scaled_down() -> None:
    found = load(saved(corners(2000, 1500), "JPEG"), 640)
    assert found.pixels.shape == (480, 640, 3)
    assert found.scale == pytest.approx(3.125)
    assert quarters(found.pixels) == UPRIGHT


def test_a_picture_of_somebody_else_is_not_changed() -> None:
    image = Image.open(io.BytesIO(saved(corners(2000, 1500), "JPEG")))
    first, second = load(image, 200), load(image, 200)
    assert image.size == (2000, 1500)
    assert first.scale == second.scale == 10.0


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "P", "LA", "I;16", "F"])
def test_a_picture_in_strips_is_the_same(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Image.fromarray(np.random.default_rng(1).integers(0, 255, (40, 60, 3), np.uint8)).resize((1203, 799))
    image = plain.convert("L").convert(mode) if mode in ("I;16", "F", "LA") else plain.convert(mode)
    whole = load(image, 200).pixels.astype(int)
    monkeypatch.setattr(picture, "STRIP", 9000)
    assert np.array_equal(load(image, 200).pixels, whole)
    assert whole.shape == (133, 200, 3)
    if mode in ("RGB", "RGBA"):
        scaled = np.asarray(plain.resize((200, 133), Image.Resampling.BICUBIC, reducing_gap=2.0), int)
        assert np.abs(whole - scaled).mean() < 2


MEMORY = """
import re, struct, zlib
from pathlib import Path
from tilerummy.photo.picture import load

def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

wide, high = 6_000, 5_000
packer = zlib.compressobj(1)
lines = b"".join(packer.compress(bytes(4 * wide + 1)) for _ in range(high)) + packer.flush()
head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0))
load(b"\\x89PNG\\r\\n\\x1a\\n" + head + chunk(b"IDAT", lines) + chunk(b"IEND", b""), 1280)
print(int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024)
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="the highest use of memory is read from /proc")
def test_a_huge_picture_takes_little_more_memory_than_its_pixels() -> None:
    line = [sys.executable, "-c", MEMORY]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    pixels = 6_000 * 5_000 * 4 // 2**20
    assert int(done.stdout) < pixels + 150, "megabytes: no second copy of the whole picture"


# What is refused


def png_header(wide: int, high: int) -> bytes:
    """A PNG file that promises a huge picture and has no pixels."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "photo-format"),
        (b"Dear Ann", "photo-format"),
        (b"\xff\xd8\xff\xe0" + b"\0" * 50, "photo-format"),
        (b"%PDF-1.7", "photo-format"),
        (saved(corners(), "GIF"), "photo-format"),
        (saved(corners(), "BMP"), "photo-format"),
        (saved(corners(), "TIFF"), "photo-format"),
        (saved(corners(), "JPEG")[:-400], "photo-broken"),
        (saved(corners(), "PNG")[:120], "photo-broken"),
        (saved(corners(), "WEBP")[:40], "photo-format"),
        (png_header(50_000, 50_000), "photo-too-large"),
        (png_header(100_000, 64), "photo-too-long"),
        (png_header(31_000, 100), "photo-too-long"),
        (png_header(1000, 1000), "photo-broken"),
        (saved(corners(63, 200)), "photo-too-small"),
    ],
)
def test_what_is_no_photo(data: bytes, code: str) -> None:
    with pytest.raises(BadPicture) as refused:
        load(data, 1280)
    assert refused.value.code in (code, "photo-broken")
    for language in LANGUAGES:
        said = Translator(language).error(refused.value)
        assert "error-" not in said
        assert said.endswith(".")


def test_a_file_that_is_too_large_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(picture, "MOST_BYTES", 1000)
    file = tmp_path / "photo.png"
    file.write_bytes(b"\0" * 5000)
    opened = io.BytesIO(b"\0" * 5000)
    for source in (b"\0" * 1001, file, opened):
        with pytest.raises(BadPicture, match="photo file too large"):
            load(source, 1280)
    assert opened.tell() <= 1001


@pytest.mark.parametrize("source", [None, 5, ["photo.jpg"], io.StringIO("text"), object()])
def test_what_is_no_file(source: object) -> None:
    with pytest.raises(Impossible):
        load(source, 1280)


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.jpg", 1280)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["JPEG", "PNG", "WEBP"]), st.binary(min_size=1, max_size=8))
def test_a_damaged_file_is_read_or_refused(place: int, kind: str, noise: bytes) -> None:
    data = bytearray(saved(corners(), kind))
    at = place % len(data)
    data[at : at + len(noise)] = noise
    try:
        found = load(bytes(data), 200)
    except BadPicture:
        return
    assert found.pixels.ndim == 3


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIL.Image", "PIL"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(BadPicture) as refused:
        load(b"", 1280)
    assert refused.value.params == {"package": "pillow"}
    assert "tilerummy[photo]" in Translator("en").error(refused.value)
