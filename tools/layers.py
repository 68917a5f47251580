"""The picture of the layers in docs/architecture.md, drawn from the imports in src/tilerummy by tools/pictures.py.

An arrow that follows from others is left out: where A imports B and B imports C, an arrow from A to C says nothing new.
"""

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tilerummy"
PLACES = {
    "cli": (2, 0),
    "server": (1, 1),
    "page_host": (0, 1),
    "tui": (3, 1),
    "routes": (1, 2),
    "hosting": (0, 3),
    "answers": (1, 3),
    "arena": (5, 6),
    "scorecard": (0, 4),
    "rooms": (1, 4),
    "puzzles": (2, 4),
    "tasks": (3, 3),
    "draw": (3, 4),
    "store": (0, 5),
    "review": (2, 5),
    "evaluation": (2, 6),
    "photo": (0, 8),
    "language": (1, 7),
    "bots": (2, 7),
    "simulator": (4, 7),
    "environment": (4, 3),
    "solver": (2, 8),
    "engine": (2.5, 9),
}
"""Column and row of each folder."""
CONTENTS = {
    "cli": "commands",
    "server": "HTTP, WebSocket",
    "page_host": "without a server",
    "routes": "the REST routes",
    "hosting": "owner, lobby",
    "tui": "terminal game",
    "answers": "lab, rules, lessons …",
    "rooms": "decisions, scenes",
    "scorecard": "score sheet",
    "puzzles": "found, proved, graded",
    "tasks": "for language models",
    "draw": "SVG pictures",
    "store": "SQLite, PostgreSQL",
    "photo": "tiles in photos",
    "arena": "duplicate deals, Elo",
    "review": "lost chances, levels",
    "evaluation": "who wins, and why",
    "language": "six languages",
    "bots": "computers",
    "simulator": "rounds as counts",
    "environment": "for learning programs",
    "solver": "best lay, odds",
    "engine": "tiles, melds, editions, moves, positions, records, matches",
}
INSIDE = {"engine": ("draft", "judging")}
COLUMN, STEP, HEIGHT = 196, 96, 54
ROWS = 1 + max(row for _, row in PLACES.values())
WIDTH = 6 * COLUMN + 16
INK, PAPER, LINE, SOFT = "#1d2733", "#ffffff", "#5b6b7b", "#eef2f6"


def imports() -> dict[str, set[str]]:
    """For each folder the folders that its modules import, read from the syntax trees."""
    found: dict[str, set[str]] = {folder: set() for folder in CONTENTS}
    for folder, needs in found.items():
        for path in (PACKAGE / folder).rglob("*.py"):
            for name in _imported(ast.parse(path.read_text("utf-8"))):
                parts = name.split(".")
                if parts[0] == "tilerummy" and len(parts) > 1 and parts[1] in found and parts[1] != folder:
                    needs.add(parts[1])
    return found


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reduced(needs: dict[str, set[str]]) -> dict[str, set[str]]:
    """The same graph without the arrows that follow from others."""

    def below(folder: str) -> set[str]:
        return {deep for each in needs[folder] for deep in ({each} | below(each))}

    return {
        folder: {each for each in others if not any(each in below(other) for other in others if other != each)}
        for folder, others in needs.items()
    }


def picture() -> str:
    """The layers as an SVG document."""
    boxes = dict(_boxes())
    size = f"0 0 {WIDTH} {ROWS * STEP + 44}"
    tip = 'viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="system-ui, sans-serif" role="img">',
        "<title>The folders of src/tilerummy and their imports</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<defs><marker id="tip" {tip}><path d="M0 0 8 4 0 8z" fill="{LINE}"/></marker></defs>',
    ]
    for folder, others in reduced(imports()).items():
        parts += [_arrow(boxes[folder], boxes[other]) for other in sorted(others)]
    parts += [_box(folder, *place) for folder, place in boxes.items()]
    return "\n".join([*parts, "</svg>", ""])


def _boxes() -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    for folder, (column, row) in PLACES.items():
        wide = WIDTH - 32 if folder in INSIDE else COLUMN - 16
        tall = HEIGHT + 34 if folder in INSIDE else HEIGHT
        centre = round(8 + COLUMN * (column + 0.5))
        yield folder, (centre - wide // 2, 16 + row * STEP, wide, tall)


def _arrow(upper: tuple[int, int, int, int], lower: tuple[int, int, int, int]) -> str:
    x1, y1 = upper[0] + upper[2] // 2, upper[1] + upper[3]
    x2, y2 = lower[0] + lower[2] // 2, lower[1]
    if lower[2] > 300:  # a wide box is entered below the one above it
        x2 = min(max(x1, lower[0] + 30), lower[0] + lower[2] - 30)
    down, up = ((y1 + y2) // 2,) * 2 if y2 - y1 < STEP else (y1 + 8, y1 + 24)  # a long arrow turns at once
    via = x1 if y2 - y1 < STEP else x2
    return (
        f'<path d="M{x1} {y1}C{via} {down} {x2} {up} {x2} {y2 - 2}" fill="none" stroke="{LINE}" '
        'stroke-width="1.5" marker-end="url(#tip)"/>'
    )


def _box(folder: str, x: int, y: int, wide: int, tall: int) -> str:
    middle = x + wide // 2
    parts = [
        _frame(x, y, wide, tall, SOFT),
        _text(middle, y + 23, f"{folder}/", 'font-size="16" font-weight="600"'),
        _text(middle, y + 42, CONTENTS[folder]),
    ]
    inside = INSIDE.get(folder, ())
    for at, name in enumerate(inside):
        left = x + 20 + at * (wide - 20) // len(inside)
        width = (wide - 20) // len(inside) - 20
        parts += [_frame(left, y + 52, width, 28, PAPER), _text(left + width // 2, y + 71, f"{name}/")]
    return "\n".join(parts)


def _frame(x: int, y: int, wide: int, tall: int, colour: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}" rx="8" fill="{colour}" stroke="{LINE}"/>'


def _text(x: int, y: int, words: str, style: str = 'font-size="13"') -> str:
    return f'<text x="{x}" y="{y}" text-anchor="middle" {style} fill="{INK}">{escape(words)}</text>'
