"""Folders are layers: the direction of imports, and what the inner layers may not touch, read from the syntax trees."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import resolve_name
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tilerummy"

BELOW: dict[str, tuple[str, ...]] = {
    "engine": (),
    "solver": ("engine",),
    "simulator": ("solver", "engine"),
    "bots": ("solver", "engine"),
    "arena": ("bots", "solver", "engine"),
    "environment": ("draw", "bots", "simulator", "solver", "engine"),
    "evaluation": ("bots", "solver", "engine"),
    "review": ("language", "evaluation", "bots", "solver", "engine"),
    "puzzles": ("review", "evaluation", "bots", "solver", "engine"),
    "tasks": ("puzzles", "language", "bots", "solver", "engine"),
    "__init__": (
        "tasks",
        "photo",
        "draw",
        "arena",
        "review",
        "evaluation",
        "language",
        "bots",
        "simulator",
        "solver",
        "engine",
    ),
    "language": ("solver", "engine"),
    "draw": ("language", "engine"),
    "store": ("language", "engine"),
    "scorecard": ("language", "engine"),
    "photo": ("engine",),
    "tui": (
        "draw",
        "store",
        "language",
        "__init__",
        "arena",
        "puzzles",
        "review",
        "evaluation",
        "bots",
        "solver",
        "engine",
    ),
    "rooms": ("store", "language", "evaluation", "bots", "solver", "engine"),
    "answers": (
        *("rooms", "scorecard", "draw", "store", "photo", "language", "__init__", "puzzles", "review", "evaluation"),
        *("bots", "solver", "engine"),
    ),
    "hosting": ("rooms", "store", "language", "bots", "solver", "engine"),
    "routes": (
        *(
            "hosting",
            "answers",
            "rooms",
            "scorecard",
            "draw",
            "store",
            "language",
            "__init__",
            "puzzles",
            "review",
            "evaluation",
        ),
        *("bots", "solver", "engine"),
    ),
    "page_host": (
        *(
            "routes",
            "hosting",
            "answers",
            "rooms",
            "scorecard",
            "draw",
            "store",
            "language",
            "__init__",
            "puzzles",
            "review",
            "evaluation",
        ),
        *("bots", "solver", "engine"),
    ),
    "server": (
        *(
            "routes",
            "hosting",
            "answers",
            "rooms",
            "scorecard",
            "draw",
            "photo",
            "store",
            "language",
            "__init__",
            "arena",
            "puzzles",
            "review",
            "evaluation",
        ),
        *("bots", "solver", "engine"),
    ),
    "site": ("rooms", "photo", "language", "engine"),
    "cli": (
        *("site", "server", "hosting", "answers", "rooms", "tui", "scorecard", "draw", "store", "language"),
        *("tasks", "photo", "__init__", "arena", "puzzles", "review", "evaluation", "bots", "solver", "engine"),
    ),
    "__main__": ("cli",),
}
"""What each folder may import besides itself. docs/architecture.md has the same table with the reasons."""

CHANCE_TIME_AND_FILES = {"asyncio", "open", "random", "secrets", "time"}
"""Not for the engine: chance and time come in as finished facts, or as a generator that the dealer is handed."""
FOR_HOSTS = {
    *("asyncio", "concurrent", "multiprocessing", "socket", "threading"),
    *("prometheus_client", "psycopg", "sqlite3", "starlette", "uvicorn", "websockets"),
}
"""Not for rooms and answers: a host adds connections, storage and threads."""
NOT_IN_A_PAGE = FOR_HOSTS - {"asyncio"}
"""Not for what every host shares, nor for the host inside the page: it has one thread, and no sockets."""
STANDARD_LIBRARY_ONLY = ("engine", "solver", "simulator")
BUILD_ONLY = {"solver._kernel": {"cython"}, "simulator._rounds": {"cython"}}
"""The kernels' types for the compiler; they run without where Cython is not installed."""

EDITIONS = sorted(path.stem for path in (PACKAGE / "data" / "editions").glob("*.toml"))
SOURCES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}


def faults(module: str, source: str, editions: list[str] = EDITIONS) -> Iterator[str]:
    """Everything that is forbidden in `source`, the text of `module` (`engine.tiles`, `solver.problem`)."""
    layer = module.split(".")[0]
    if layer not in BELOW:
        yield f"{module} is in no layer: move it into a folder, or add {layer} to BELOW and to docs/architecture.md"
        return
    nodes = nodes_of(source)
    for line, name in imported(nodes, module):
        inside = re.match(r"tilerummy\b\.?(\w*)", name)
        if inside:
            other = inside[1] if inside[1] in BELOW else "__init__"
            if other != layer and other not in BELOW[layer]:
                yield f"{module}:{line} ({layer}) may not import {other}"
            continue
        library = name.split(".")[0]
        if layer == "engine" and library in CHANCE_TIME_AND_FILES:
            yield f"{module}:{line} ({layer}) may not import {library}"
        if layer in ("rooms", "answers") and library in FOR_HOSTS:
            yield f"{module}:{line} ({layer}) may not import {library}, which belongs to a host"
        if layer in ("hosting", "routes", "page_host") and library in NOT_IN_A_PAGE:
            yield f"{module}:{line} ({layer}) may not import {library}, which a page does not have"
        allowed = library in sys.stdlib_module_names or library in BUILD_ONLY.get(module, ())
        if layer in STANDARD_LIBRARY_ONLY and not allowed:
            yield f"{module}:{line} ({layer}) may not import {library}, which is not in the standard library"
    if layer == "engine":
        for node in nodes:
            if isinstance(node, ast.Name) and node.id in CHANCE_TIME_AND_FILES and isinstance(node.ctx, ast.Load):
                yield f"{module}:{node.lineno} ({layer}) may not use {node.id}"
    for line, text in literals(nodes):
        for key in editions:
            if key in text and re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", text):
                yield f"{module}:{line} names the edition {key}, which belongs in its data file only"


@cache
def nodes_of(source: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(source)))


def imported(nodes: Sequence[ast.AST], module: str) -> Iterator[tuple[int, str]]:
    """Line and full name of every import; `from tilerummy import engine` counts as `tilerummy.engine`."""
    path = SOURCES.get(module)
    package = "tilerummy." + module if path and path.name == "__init__.py" else f"tilerummy.{module}".rpartition(".")[0]
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package) if node.level else node.module or ""
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"


def literals(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """Line and text of every string in the code, also inside an f-string; docstrings are not code."""
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


def test_the_layers_hold() -> None:
    assert len(SOURCES) > 220
    assert [fault for module, path in SOURCES.items() for fault in faults(module, path.read_text("utf-8"))] == []


def test_only_two_files_stand_beside_the_folders() -> None:
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py"}


def test_no_layer_is_below_itself() -> None:
    for layer, below in BELOW.items():
        for other in below:
            assert layer not in BELOW[other], f"{layer} and {other} are below each other"


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports inside functions count too: a circle that is only hidden is a circle."""
    needs = {
        module: {known for _, name in imported(nodes_of(path.read_text("utf-8")), module) if (known := _module(name))}
        for module, path in SOURCES.items()
        if module != "__init__"  # its names are loaded when they are used
    }
    while leaves := [module for module, others in needs.items() if not (others - {module}) & needs.keys()]:
        for module in leaves:
            del needs[module]
    assert needs == {}, f"a circle among {sorted(needs)}"


def _module(name: str) -> str | None:
    """The module of this package that an import names: `tilerummy.engine.tiles.Tile` means `engine.tiles`."""
    parts = name.split(".")[1:] if name.startswith("tilerummy.") else []
    while parts and ".".join(parts) not in SOURCES:
        parts.pop()
    return ".".join(parts) or None


def test_engine_solver_and_simulator_load_the_standard_library_only() -> None:
    modules = [
        "tilerummy",
        *(f"tilerummy.{module}" for module in SOURCES if module.split(".")[0] in STANDARD_LIBRARY_ONLY),
    ]
    program = f"import sys; old = set(sys.modules); import {', '.join(modules)}; print(*(set(sys.modules) - old))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    # The compiled kernel brings two modules of its own; they are in no folder and import nothing.
    made_by_kernel = re.compile(r"cython_runtime|_cython_[0-9_]+")
    loaded = {name.split(".")[0] for name in done.stdout.split() if not made_by_kernel.fullmatch(name)}
    # Where Cython is installed, as here for the build, the interpreted kernel takes its types from there.
    assert loaded - sys.stdlib_module_names - {"tilerummy", "cython", "Cython"} == set()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.tiles", "import tilerummy.solver"),
        ("engine.tiles", "from tilerummy.solver import best"),
        ("engine.tiles", "from tilerummy import solver"),
        ("engine.tiles", "from .. import solver"),
        ("engine.tiles", "from ..solver import best"),
        ("engine.tiles", "from tilerummy import Rules"),
        ("engine.judging.referee", "def late():\n    from tilerummy.language import text"),
        ("solver.problem", "from tilerummy import cli"),
        ("bots.greedy", "from ..server import app"),
        ("bots.greedy", "from tilerummy.language import moves"),
        ("draw.pen", "from tilerummy.solver import best"),
        ("tui.game", "from tilerummy.server import app"),
        ("__init__", "from tilerummy.cli import main"),
        ("store.sqlite", "from tilerummy.server import app"),
        ("engine.dealer", "import random"),
        ("engine.dealer", "from random import Random"),
        ("engine.judging.referee", "import time as clock"),
        ("engine.judging.referee", "from asyncio.queues import Queue"),
        ("engine.editions", "text = open('x').read()"),
        ("engine.editions", "reader = open"),
        ("engine.position", "import numpy.linalg"),
        ("solver.native", "from highspy import Highs"),
        ("solver.native", "import cython"),
        ("simulator", "import numpy"),
        ("cli", "DEFAULT = 'spring-box'"),
        ("cli", "path = f'{folder}/spring-box.toml'"),
        ("cli", "def f(key='spring-box'): ..."),
        ("nowhere", ""),
        ("nowhere.deep", ""),
    ],
)
def test_a_fault_is_noticed(module: str, source: str) -> None:
    assert len(list(faults(module, source, ["spring-box"]))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.rules", "from tilerummy.engine.tiles import Tile"),
        ("engine.rules", "from . import tiles"),
        ("engine.judging.referee", "from tilerummy.engine import violations"),
        ("bots.greedy", "from tilerummy.solver import best\nimport numpy, random"),
        ("solver._kernel", "import cython, heapq"),
        ("__init__", "from tilerummy.engine.tiles import Tile"),
        ("cli", "import random\nfrom tilerummy import __version__, draw, language\nopen('x')"),
        ("store.sqlite", "from tilerummy.store import schema"),
        ("engine.dealer", "def deal(random): ..."),
        ("cli", '"""As in spring-box."""\nX = 1\n"""And spring-box."""'),
        ("cli", "X = 'spring-box-two', 'hotspring-box'"),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert list(faults(module, source, ["spring-box"])) == []
