"""Chooses the kernel: the compiled one if it was built from this exact source, otherwise the interpreted file.

`TILERUMMY_PURE=1` disables the compiled one. The checksum is compared because a compiled file may be older than its
source. It is a CRC-32, because `hashlib` loads a large library, which takes milliseconds at every start.
"""

import binascii
import os
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from tilerummy.engine.errors import Impossible
from tilerummy.solver.contract import Answer, Shape, Task

Solve = Callable[[Task], Answer | None]


KERNEL = "tilerummy.solver._kernel"
REFERENCE = "tilerummy.solver.reference"


def compiled_module(source: str) -> ModuleType | None:
    """The compiled form of a module, if it is there, up to date and wanted."""
    if os.environ.get("TILERUMMY_PURE") == "1":
        return None
    try:
        module = import_module(f"{source}_c")
    except ImportError:
        return None
    spec = find_spec(source)  # without importing it, which would fill its tables in vain
    assert spec is not None
    text = Path(str(spec.origin)).read_bytes()
    return module if getattr(module, "SOURCE_CRC32", None) == binascii.crc32(text) else None


compiled = compiled_module(KERNEL)


_shape = partial(tuple.__new__, Shape)
"""The kernel's tuples have the five fields of a shape, so they need no check."""


def _wrapped(kernel: Any) -> Solve:
    run = kernel.solve

    def solve(task: Task) -> Answer | None:
        found = run(task)
        if found is None:
            return None
        value, shapes, unplaced_jokers = found
        return Answer(value, list(map(_shape, shapes)), unplaced_jokers)

    return solve


_COMPILED = None if compiled is None else _wrapped(compiled)
BACKENDS = ("auto", "compiled", "interpreted", "kernel", "reference")


def solver(name: str = "auto") -> Solve:
    """The solve function of a backend: auto, kernel, compiled, interpreted or reference."""
    known = [each for each in BACKENDS if each != "compiled" or _COMPILED is not None]
    if name not in known:
        raise Impossible("backend-unknown", name=name, known=" ".join(known))
    if name == "reference":
        solve: Solve = import_module(REFERENCE).solve  # it needs the interpreted kernel, whose tables take long to fill
        return solve
    return _interpreted() if name == "interpreted" or _COMPILED is None else _COMPILED


@cache
def _interpreted() -> Solve:
    return _wrapped(import_module(KERNEL))


def backend(name: str = "auto") -> str:
    """The description of the backend with that name.

    >>> backend("reference")
    'reference'
    """
    if name == "reference":
        return "reference"
    return "compiled kernel" if solver(name) is _COMPILED else "interpreted kernel"


def kernel() -> Any:
    """The module of the kernel that `solver()` uses."""
    return compiled if compiled is not None else import_module(KERNEL)
