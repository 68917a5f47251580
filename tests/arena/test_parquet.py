"""Our Parquet files, read by a small reader of our own, and pinned byte for byte.

pyarrow 26.0.1, duckdb 2.0.0 and polars 2.1.0 read the pinned file and those of `rows` rightly. If its bytes have to
change, let such a library read it again before you change the checksum here.
"""

import hashlib
import io
import struct
from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import Any

from hypothesis import given, strategies as st

from tilerummy.arena.parquet import BLOCK, MAGIC, PART, Writer

COLUMNS: dict[str, type[int] | type[str]] = {"place": int, "points": int, "level": str, "text": str}
Rows = list[tuple[int | str, ...]]
PINNED = "bc4d301bec1c356c"


class Reader:
    """Reads the compact protocol of Thrift, and packed numbers."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def take(self, size: int) -> bytes:
        self.at += size
        assert self.at <= len(self.data)
        return self.data[self.at - size : self.at]

    def varint(self) -> int:
        number = place = 0
        while True:
            (byte,) = self.take(1)
            number |= (byte & 0x7F) << place
            place += 7
            if byte < 0x80:
                return number

    def zigzag(self) -> int:
        number = self.varint()
        return number >> 1 ^ -(number & 1)

    def value(self, kind: int) -> Any:
        match kind:
            case 5 | 6:
                return self.zigzag()
            case 8:
                return self.take(self.varint())
            case 9:
                (head,) = self.take(1)
                size = head >> 4 if head >> 4 < 15 else self.varint()
                return [self.value(head & 15) for _ in range(size)]
        assert kind == 12
        return self.struct()

    def struct(self) -> dict[int, Any]:
        found: dict[int, Any] = {}
        number = 0
        while head := self.take(1)[0]:
            number += head >> 4
            found[number] = self.value(head & 15)
        return found

    def packed(self) -> list[int]:
        assert (self.varint(), self.varint()) == (BLOCK, BLOCK // PART)
        count, numbers = self.varint(), [self.zigzag()]
        while len(numbers) < count:
            least, widths = self.zigzag(), self.take(BLOCK // PART)
            for width in widths:
                bits = int.from_bytes(self.take(PART * width // 8), "little")
                for place in range(PART):
                    delta = least + (bits >> place * width & (1 << width) - 1)
                    numbers.append(numbers[-1] + delta)
        return numbers[:count]

    def texts(self) -> list[str]:
        shared, sizes = self.packed(), self.packed()
        rest = map(self.take, sizes)
        listed = [b""]
        for length, more in zip(shared, rest, strict=True):
            listed.append(listed[-1][:length] + more)
        return [text.decode() for text in listed[1:]]


def read(data: bytes) -> Iterator[tuple[int | str, ...]]:
    assert data[:4] == data[-4:] == MAGIC
    (size,) = struct.unpack("<I", data[-8:-4])
    about = Reader(data, len(data) - 8 - size).struct()
    assert [each[4].decode() for each in about[2]] == ["schema", *COLUMNS]
    rows: Rows = []
    for group in about[4]:
        columns = []
        for chunk, kind in zip(group[1], COLUMNS.values(), strict=True):
            reader = Reader(data, chunk[3][9])
            header = reader.struct()
            begun = reader.at
            columns.append(reader.packed() if kind is int else reader.texts())
            assert reader.at - begun == header[2] == header[3]
            assert reader.at == chunk[3][9] + chunk[3][7]
            assert len(columns[-1]) == header[5][1] == chunk[3][5] == group[3]
        rows += zip(*columns, strict=True)
    assert len(rows) == about[3]
    yield from rows


def written(*groups: Rows) -> bytes:
    file = io.BytesIO()
    writer = Writer(file, COLUMNS)
    for group in groups:
        writer.add(group)
    writer.close()
    return file.getvalue()


NUMBERS = st.integers(-(2**30), 2**30 - 1)
TEXTS = st.text("ab,ö€", max_size=20)
ROWS = st.lists(st.tuples(NUMBERS, st.integers(-3, 3), st.sampled_from(["regular", "solid"]), TEXTS), min_size=1)


@given(st.lists(ROWS, min_size=1, max_size=4))
def test_what_was_written_is_read(groups: list[Rows]) -> None:
    assert list(read(written(*groups))) == [row for group in groups for row in group]


def rows(count: int) -> Rows:
    """Rows with long and short texts, large and small steps."""
    rng = Random(count)
    steps = accumulate(rng.choice((0, 1, 1, -4, 70_000)) for _ in range(count))
    words = ("kbr10", "r3-7j5,o6-8", "", "rummy-classic é")
    return [(step, rng.randint(-9, 99), rng.choice(words), ",".join(rng.choices(words, k=3))) for step in steps]


def test_full_blocks_and_many_groups() -> None:
    for count in (1, PART, PART + 1, BLOCK, BLOCK + 1, BLOCK + 2, 1000):
        assert list(read(written(rows(count)))) == rows(count)
    many = [rows(3) for _ in range(20)]
    assert list(read(written(*many))) == rows(3) * 20


def test_the_bytes_do_not_change() -> None:
    data = written(rows(1000), rows(129), rows(1))
    assert hashlib.sha256(data).hexdigest().startswith(PINNED)
