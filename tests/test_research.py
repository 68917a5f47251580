"""The programs of research/ start. They are not type-checked, so a change elsewhere could break them unseen."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "research"
HELP = """
import runpy, sys
sys.path.insert(0, "")
for name in sys.argv[1:]:
    sys.argv = [name, "--help"]
    try:
        runpy.run_path(name, run_name="__main__")
    except SystemExit as end:
        assert not end.code, name
"""
"""In one process, because they import the same: a process each takes three times as long."""
PROGRAMS = sorted(path.name for path in FOLDER.glob("*.py") if path.name != "__init__.py")


def test_they_start_and_say_how_they_are_used() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HELP, *PROGRAMS], cwd=FOLDER, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[1] for line in done.stdout.splitlines() if line.startswith("usage:")] == PROGRAMS


MODULES = ("train", "evaluation_net", "calibration", "mistakes")


@pytest.mark.parametrize("name", MODULES)
def test_the_programs_of_the_nets_start(name: str) -> None:
    line = [sys.executable, "-m", f"research.value.{name}", "--help"]
    done = subprocess.run(line, cwd=FOLDER.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: {name}.py")


def test_the_readme_lists_every_program() -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    assert PROGRAMS
    assert [name for name in PROGRAMS if f"`{name}`" not in readme] == []
