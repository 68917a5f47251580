"""Runs the cells of a notebook and writes down what they show, as Jupyter would: `python tools/notebook.py [FILE]`.

It needs no Jupyter. A cell shows what it prints, and the value of its last line: as a picture if it has one.
"""

import ast
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

TOUR = Path(__file__).resolve().parent.parent / "docs" / "tour.ipynb"
KINDS = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with the outputs that its code cells have now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    number, cells = 0, []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cell = {**cell, "execution_count": number, "outputs": _outputs("".join(cell["source"]), names, number)}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """What a cell prints, and what its last line is if that is an expression."""
    tree, value, printed = ast.parse(source), None, StringIO()
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if text := printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)})
    if value is not None:
        shown = {kind: getattr(value, name)() for name, kind in KINDS.items() if hasattr(value, name)}
        data = {kind: text.splitlines(keepends=True) for kind, text in {**shown, "text/plain": repr(value)}.items()}
        outputs.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return outputs


def written(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def main(words: list[str]) -> int:
    path = Path(words[0]) if words else TOUR
    path.write_text(written(run(json.loads(path.read_text("utf-8")))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
