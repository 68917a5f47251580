"""Chooses the kernel: the compiled one if it was built from this exact source, otherwise the interpreted file.

`TILERUMMY_PURE=1` disables the compiled one. The hash check is needed because a compiled file may be older than its
source.
"""

import hashlib
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from tilerummy.engine.errors import Impossible
from tilerummy.solver import _kernel as interpreted
from tilerummy.solver import reference
from tilerummy.solver.contract import Answer, Shape, Task
from tilerummy.solver.keep_three import _bonded, bonds

Backend = Literal["auto", "kernel", "compiled", "interpreted", "reference"]
Solve = Callable[[Task], Answer | None]


def _compiled(source: ModuleType) -> ModuleType | None:
    if os.environ.get("TILERUMMY_PURE") == "1":
        return None
    try:
        module = import_module(f"{source.__name__}_c")
    except ImportError:
        return None
    text = Path(str(source.__file__)).read_bytes()
    return module if module.SOURCE_SHA256 == hashlib.sha256(text).hexdigest() else None


compiled = _compiled(interpreted)
compiled_bonded = _compiled(_bonded)


def _wrapped(kernel: Any, bonded: Any) -> Solve:
    run = kernel.solve

    def solve(task: Task) -> Answer | None:
        if task.bonds:
            try:
                return bonds.solve_with(bonded, task)
            except bonds.NoRoomError:
                pass  # without bonds the answer is a bound, and `search` judges it like any other
        found = run(task)
        if found is None:
            return None
        value, shapes, unplaced_jokers = found
        return Answer(value, list(map(Shape._make, shapes)), unplaced_jokers)

    return solve


_SOLVES: dict[str, Solve] = {"reference": reference.solve, "interpreted": _wrapped(interpreted, _bonded)}
if compiled is not None and compiled_bonded is not None:
    _SOLVES["compiled"] = _wrapped(compiled, compiled_bonded)
_SOLVES["kernel"] = _SOLVES["auto"] = _SOLVES.get("compiled", _SOLVES["interpreted"])


def solver(name: str = "auto") -> Solve:
    """The solve function of a backend: auto, kernel, compiled, interpreted or reference."""
    if name not in _SOLVES:
        raise Impossible("backend-unknown", name=name, known=" ".join(sorted(_SOLVES)))
    return _SOLVES[name]


def backend(name: str = "auto") -> str:
    """The description of the backend with that name.

    >>> backend("reference")
    'reference'
    """
    if solver(name) is reference.solve:
        return "reference"
    return "interpreted kernel" if solver(name) is _SOLVES["interpreted"] else "compiled kernel"
