"""Which kernel answers: the compiled one where it is of this very source, else the same file interpreted.

`TILERUMMY_PURE=1` leaves the compiled one aside. The hash check is there because a compiled file outlives the source
it was made from.
"""

import hashlib
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from tilerummy.errors import Impossible
from tilerummy.solver import _kernel as interpreted
from tilerummy.solver import reference
from tilerummy.solver.contract import Answer, Shape, Task

Backend = Literal["auto", "kernel", "compiled", "interpreted", "reference"]
Solve = Callable[[Task], Answer | None]


def _compiled() -> ModuleType | None:
    if os.environ.get("TILERUMMY_PURE") == "1":
        return None
    try:
        module = import_module("tilerummy.solver._kernel_c")
    except ImportError:
        return None
    source = Path(str(interpreted.__file__)).read_bytes()
    return module if module.SOURCE_SHA256 == hashlib.sha256(source).hexdigest() else None


compiled = _compiled()


def _wrapped(kernel: Any) -> Solve:
    run = kernel.solve

    def solve(task: Task) -> Answer | None:
        found = run(task)
        if found is None:
            return None
        value, shapes, misfit = found
        return Answer(value, [Shape(*shape) for shape in shapes], misfit)

    return solve


_SOLVES: dict[str, Solve] = {"reference": reference.solve, "interpreted": _wrapped(interpreted)}
if compiled is not None:
    _SOLVES["compiled"] = _wrapped(compiled)
_SOLVES["kernel"] = _SOLVES["auto"] = _SOLVES.get("compiled", _SOLVES["interpreted"])


def solver(name: str = "auto") -> Solve:
    """The solve function of a backend: auto, kernel, compiled, interpreted or reference."""
    if name not in _SOLVES:
        raise Impossible("backend-unknown", name=name, known=" ".join(sorted(_SOLVES)))
    return _SOLVES[name]


def backend(name: str = "auto") -> str:
    """In words, what answers under that name.

    >>> backend("reference")
    'reference'
    """
    if solver(name) is reference.solve:
        return "reference"
    return "interpreted kernel" if solver(name) is _SOLVES["interpreted"] else "compiled kernel"
