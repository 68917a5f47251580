"""Reads a QR code from its modules, as a camera's program does: written from the standard (ISO/IEC 18004), and not from
the page's way to draw one. Level L, versions 1 to 5: one block, which is all that a link needs.
"""

Matrix = list[list[bool]]
CHECKS = {1: 7, 2: 10, 3: 15, 4: 20, 5: 26}
"""Check bytes of the one block, by version."""
LEVEL_L = 0b01
FORMAT_MASK = 0b101010000010010
FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
MASKS = [
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
]


def read(code: Matrix) -> str:
    """The text in the code; an assertion says what is wrong with it."""
    size = len(code)
    version = (size - 17) // 4
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        seen = ["".join(str(int(code[top + row][left + column])) for column in range(7)) for row in range(7)]
        assert seen == FINDER, "a corner that no camera finds"
    level, mask = _format(code)
    assert level == LEVEL_L
    words = _words(code, version, mask)
    _check(words, CHECKS[version])
    bits = "".join(f"{word:08b}" for word in words)
    assert bits[:4] == "0100", "bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode("utf-8")


def _format(code: Matrix) -> tuple[int, int]:
    """Level and mask; both copies of them have to agree, and to be one of the words of the code."""
    size = len(code)
    one = [code[8][column] for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [code[row][8] for row in (7, 5, 4, 3, 2, 1, 0)]
    two = [code[size - 1 - at][8] for at in range(7)] + [code[8][size - 8 + at] for at in range(8)]
    assert one == two
    value = int("".join(str(int(bit)) for bit in one), 2) ^ FORMAT_MASK
    rest = value
    for at in range(14, 9, -1):
        if rest >> at & 1:
            rest ^= 0b10100110111 << at - 10
    assert rest == 0
    return value >> 13, value >> 10 & 0b111


def _reserved(row: int, column: int, size: int, version: int) -> bool:
    near, far = range(9), range(size - 8, size)
    if (row in near and (column in near or column in far)) or (row in far and column in near):
        return True
    if 6 in (row, column):
        return True
    middle = size - 7
    return version > 1 and abs(row - middle) <= 2 and abs(column - middle) <= 2


def _words(code: Matrix, version: int, mask: int) -> list[int]:
    """Up and down in columns of two, from the right; the column of the timing pattern is left out."""
    size = len(code)
    columns = [column for column in range(size - 1, 0, -1) if column != 6]
    pairs = [(columns[at], columns[at] - 1) for at in range(0, len(columns), 2)]
    bits = ""
    for number, pair in enumerate(pairs):
        rows = range(size) if number % 2 else range(size - 1, -1, -1)
        for row in rows:
            for column in pair:
                if not _reserved(row, column, size, version):
                    bits += str(int(code[row][column] ^ MASKS[mask](row, column)))
    return [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]


def _check(words: list[int], checks: int) -> None:
    """Nothing to correct: the polynomial of the block is zero at every root."""
    for power in range(checks):
        root = 1
        for _ in range(power):
            root = _times(root, 2)
        value = 0
        for word in words:
            value = _times(value, root) ^ word
        assert value == 0, "the check bytes are wrong"


def _times(one: int, two: int) -> int:
    product = 0
    while two:
        if two & 1:
            product ^= one
        one = one << 1 ^ (0x11D if one & 0x80 else 0)
        two >>= 1
    return product
