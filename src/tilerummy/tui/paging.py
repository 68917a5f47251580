"""Long texts in pages that fit the terminal."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text


def pages(lines: Sequence[Text], width: int, height: int) -> Iterator[list[Text]]:
    r"""The lines in pages of at most `height` rows; a single line that is higher is a page of its own.

    >>> [[text.plain for text in page] for page in pages([Text("a"), Text("b\nc"), Text("d" * 9)], 5, 3)]
    [['a', 'b\nc'], ['ddddddddd']]
    """
    page: list[Text] = []
    used = 0
    for line in lines:
        rows = _rows(line, width)
        if page and used + rows > height:
            yield page
            page, used = [], 0
        if page or line.plain:  # no page begins with an empty line
            page.append(line)
            used += rows
    if page:
        yield page


def _rows(line: Text, width: int) -> int:
    return sum(max(1, -(-cell_len(part) // width)) for part in line.plain.split("\n"))
