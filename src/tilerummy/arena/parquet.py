"""Writes a table of numbers and texts as a Parquet file, with the standard library alone.

A library would write other bytes in its next version. These depend on the rows only, so that the checksum of a corpus
can be repeated on every machine. Numbers are written as differences (DELTA_BINARY_PACKED), texts as what differs from
the text before (DELTA_BYTE_ARRAY). No column has missing values, and nothing else is compressed.

>>> import io
>>> file = io.BytesIO()
>>> writer = Writer(file, {"turn": int, "move": str})
>>> writer.add([(1, "+r5"), (2, "+r6")])
>>> writer.close()
>>> file.getvalue()[:4], file.getvalue()[-4:], len(file.getvalue())
(b'PAR1', b'PAR1', 197)
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, takewhile
from operator import eq
from typing import BinaryIO

MAGIC = b"PAR1"
BLOCK, PART = 128, 32
"""Numbers are packed in blocks, each in four parts with a width in bits of their own."""
NUMBER, TEXT = 1, 6
"""The types INT32 and BYTE_ARRAY."""
DELTA_BINARY_PACKED, DELTA_BYTE_ARRAY, RLE = 5, 7, 3
VERSION, UNCOMPRESSED, REQUIRED, UTF8, DATA_PAGE = 2, 0, 0, 0, 0
CREATED_BY = b"tilerummy"


class Writer:
    """Every call of `add` makes one group of rows, which is all that is in memory. Without `close` it is no file."""

    def __init__(self, file: BinaryIO, columns: Mapping[str, type[int] | type[str]]) -> None:
        self.file, self.columns = file, dict(columns)
        self.at, self.rows = 0, 0
        self.groups: list[Struct] = []
        self._write(MAGIC)

    def _write(self, data: bytes) -> None:
        self.file.write(data)
        self.at += len(data)

    def add(self, rows: Sequence[tuple[int | str, ...]]) -> None:
        chunks, begun = [], self.at
        for (name, kind), values in zip(self.columns.items(), zip(*rows, strict=True), strict=True):
            data = packed(values) if kind is int else front_coded(value.encode() for value in values)
            encoding = DELTA_BINARY_PACKED if kind is int else DELTA_BYTE_ARRAY
            about_values = struct((1, len(values)), (2, encoding), (3, RLE), (4, RLE))
            header = struct((1, DATA_PAGE), (2, len(data)), (3, len(data)), (5, about_values))
            page = self.at
            self._write(header + data)
            size = Long(self.at - page)
            about = struct(
                *((1, NUMBER if kind is int else TEXT), (2, [encoding]), (3, [name.encode()]), (4, UNCOMPRESSED)),
                *((5, Long(len(values))), (6, size), (7, size), (9, Long(page))),
            )
            chunks.append(struct((2, Long(page)), (3, about)))
        self.rows += len(rows)
        self.groups.append(struct((1, chunks), (2, Long(self.at - begun)), (3, Long(len(rows)))))

    def close(self) -> None:
        schema = [struct((4, b"schema"), (5, len(self.columns)))]
        for name, kind in self.columns.items():
            ours = ((1, NUMBER if kind is int else TEXT), (3, REQUIRED), (4, name.encode()))
            schema.append(struct(*ours, *(() if kind is int else ((6, UTF8),))))
        footer = struct((1, VERSION), (2, schema), (3, Long(self.rows)), (4, self.groups), (6, CREATED_BY))
        self._write(footer + len(footer).to_bytes(4, "little") + MAGIC)


# The values of a column


def packed(values: Iterable[int]) -> bytes:
    """Numbers of 32 bits as differences."""
    listed = list(values)
    deltas = [after - before for before, after in pairwise(listed)]
    head = (varint(BLOCK), varint(BLOCK // PART), varint(len(listed)), zigzag(listed[0] if listed else 0))
    return b"".join((*head, *(_block(deltas[at : at + BLOCK]) for at in range(0, len(deltas), BLOCK))))


def _block(deltas: Sequence[int]) -> bytes:
    least = min(deltas)
    parts = [[delta - least for delta in deltas[at : at + PART]] for at in range(0, BLOCK, PART)]
    widths = [max(part, default=0).bit_length() for part in parts]
    bits = (
        sum(number << place * width for place, number in enumerate(part)).to_bytes(PART * width // 8, "little")
        for part, width in zip(parts, widths, strict=True)
    )
    return b"".join((zigzag(least), bytes(widths), *bits))


def front_coded(texts: Iterable[bytes]) -> bytes:
    """Texts without what each has in common with the one before it."""
    listed = list(texts)
    shared = [0, *map(_in_common, listed, listed[1:])][: len(listed)]
    rest = [text[length:] for text, length in zip(listed, shared, strict=True)]
    return b"".join((packed(shared), packed(map(len, rest)), *rest))


def _in_common(one: bytes, other: bytes) -> int:
    return sum(takewhile(bool, map(eq, one, other)))


# The compact protocol of Thrift, in which Parquet describes itself


class Long(int):
    """A number of 64 bits."""


class Struct(bytes):
    """A structure that is written already."""


Field = int | bytes | Sequence[int] | Sequence[bytes]


def struct(*fields: tuple[int, Field]) -> Struct:
    """A structure: fields with their numbers, which rise by 15 at most."""
    before, parts = 0, []
    for number, value in fields:
        kind, data = _written(value)
        parts += [bytes([(number - before) << 4 | kind]), data]
        before = number
    return Struct(b"".join((*parts, b"\0")))


def _written(value: Field) -> tuple[int, bytes]:
    """The type of a value, and the value."""
    match value:
        case Struct():
            return 12, value
        case bytes():
            return 8, varint(len(value)) + value
        case Long():
            return 6, zigzag(value)
        case int():
            return 5, zigzag(value)
        case _:
            members = [_written(each) for each in value]
            kind = members[0][0] if members else 12
            count = len(members)
            head = bytes([count << 4 | kind]) if count < 15 else bytes([0xF0 | kind]) + varint(count)
            return 9, head + b"".join(data for _, data in members)


def varint(number: int) -> bytes:
    """A number that is not below 0, in groups of seven bits."""
    groups = bytearray()
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*groups, number])


def zigzag(number: int) -> bytes:
    return varint(2 * number if number >= 0 else -2 * number - 1)
