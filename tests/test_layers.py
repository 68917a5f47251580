"""The direction of imports, and what the inner rooms may not touch, read from the syntax trees.

The table of rooms is in pyproject.toml; a new module is placed there.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tilerummy"
ROOMS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["tilerummy"]["rooms"]
ROOM_OF = {module: room for room, modules in ROOMS.items() for module in modules}
ORDER = list(ROOMS)

CORE = ("things", "rules", "play")
CHANCE_TIME_AND_FILES = {"asyncio", "open", "random", "secrets", "time"}
"""Not for the core: chance and time come in as finished facts, or as an rng that the dealer is handed."""
BUILD_ONLY = {"solver._kernel": {"cython"}, "solver._bonded": {"cython"}}
"""The kernels' types for the compiler; it does without where Cython is not installed."""
HOSTS = {"server", "cli", "__main__"}
"""Those outside who bring the others together; the others do not know each other."""

EDITIONS = sorted(path.stem for path in (PACKAGE / "data" / "editions").glob("*.toml"))
SOURCES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}


def faults(module: str, source: str, editions: list[str] = EDITIONS) -> Iterator[str]:
    """Everything that the house rules forbid in `source`, the text of `module` (`tiles`, `solver.problem`)."""
    top = module.split(".")[0]
    room = ROOM_OF.get(top)
    if room is None:
        yield f"{module} has no room: place {top} in [tool.tilerummy.rooms] of pyproject.toml"
        return
    tree = ast.parse(source)
    for line, name in imported(tree, module):
        inside = re.match(r"tilerummy\b\.?(\w*)", name)
        if inside:
            other = inside[1] if inside[1] in ROOM_OF or inside[1] in SOURCES else "__init__"
            if other in ROOM_OF and not _may_import(top, other):
                yield f"{module}:{line} ({room}) may not import {other} ({ROOM_OF[other]})"
            continue
        library = name.split(".")[0]
        if room in CORE and library in CHANCE_TIME_AND_FILES:
            yield f"{module}:{line} ({room}) may not import {library}"
        allowed = library in sys.stdlib_module_names or library in BUILD_ONLY.get(module, ())
        if (room in CORE or top == "solver") and not allowed:
            yield f"{module}:{line} ({room}) may not import {library}, which is not of the standard library"
    if room in CORE:
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in CHANCE_TIME_AND_FILES and isinstance(node.ctx, ast.Load):
                yield f"{module}:{node.lineno} ({room}) may not use {node.id}"
    for line, text in literals(tree):
        for key in editions:
            if re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", text):
                yield f"{module}:{line} names the edition {key}, which belongs in its data file only"


def _may_import(importer: str, imported: str) -> bool:
    if ROOM_OF[importer] == ROOM_OF[imported] == "outside":
        return importer == imported or importer in HOSTS
    return ORDER.index(ROOM_OF[imported]) <= ORDER.index(ROOM_OF[importer])


def imported(tree: ast.AST, module: str) -> Iterator[tuple[int, str]]:
    """Line and full name of every import; `from tilerummy import tiles` counts as `tilerummy.tiles`."""
    path = SOURCES.get(module)
    package = "tilerummy." + module if path and path.name == "__init__.py" else f"tilerummy.{module}".rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package) if node.level else node.module or ""
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"


def literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every string in the code, also inside an f-string; docstrings are no code."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


@pytest.mark.parametrize("module", SOURCES)
def test_the_house_rules_hold(module: str) -> None:
    assert list(faults(module, SOURCES[module].read_text("utf-8"))) == []


def test_no_module_has_two_rooms() -> None:
    named = [module for modules in ROOMS.values() for module in modules]
    assert sorted(named) == sorted(set(named))


def test_the_core_and_the_solver_load_the_standard_library_only() -> None:
    modules = [
        "tilerummy" if module == "__init__" else f"tilerummy.{module}"
        for module in SOURCES
        if ROOM_OF.get(module.split(".")[0]) in (*CORE, "front") or module.split(".")[0] == "solver"
    ]
    program = f"import sys; old = set(sys.modules); import {', '.join(modules)}; print(*(set(sys.modules) - old))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    # The compiled kernel brings two modules of its own making; they are in no folder and import nothing.
    made_by_kernel = re.compile(r"cython_runtime|_cython_[0-9_]+")
    loaded = {name.split(".")[0] for name in done.stdout.split() if not made_by_kernel.fullmatch(name)}
    # Where Cython is installed, as here for the build, the interpreted kernel takes its types from there.
    assert loaded - sys.stdlib_module_names - {"tilerummy", "cython", "Cython"} == set()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tiles", "import tilerummy.rules"),
        ("tiles", "from tilerummy.rules import Rules"),
        ("tiles", "from tilerummy import rules"),
        ("tiles", "from . import rules"),
        ("tiles", "from .rules import Rules"),
        ("tiles", "from tilerummy import Rules"),
        ("tiles", "def late():\n    from tilerummy.solver.problem import lower"),
        ("solver.problem", "from tilerummy import cli"),
        ("bots.greedy", "from ..server import app"),
        ("__init__", "from tilerummy.cli import main"),
        ("store.sqlite", "from tilerummy.server import app"),
        ("dealer", "import random"),
        ("dealer", "from random import Random"),
        ("referee", "import time as clock"),
        ("referee", "from asyncio.queues import Queue"),
        ("editions", "text = open('x').read()"),
        ("editions", "reader = open"),
        ("position", "import numpy.linalg"),
        ("solver.native", "from highspy import Highs"),
        ("solver.native", "import cython"),
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
        ("rules", "from tilerummy.tiles import Tile"),
        ("rules", "from . import tiles"),
        ("referee", "from tilerummy import violations"),
        ("bots.greedy", "from tilerummy.solver import best\nimport numpy, random"),
        ("solver._kernel", "import cython, heapq"),
        ("__init__", "from tilerummy.tiles import Tile"),
        ("cli", "import random\nfrom tilerummy import __version__, draw, i18n\nopen('x')"),
        ("store.sqlite", "from tilerummy.store import schema"),
        ("dealer", "def deal(random): ..."),
        ("cli", '"""As in spring-box."""\nX = 1\n"""And spring-box."""'),
        ("cli", "X = 'spring-box-two', 'hotspring-box'"),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert list(faults(module, source, ["spring-box"])) == []
