"""The programs of research/ start. They are not type-checked, so a change elsewhere could break them unseen."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "research"
PROGRAMS = sorted(path.name for path in FOLDER.glob("*.py") if path.name != "__init__.py")


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_starts_and_says_how_it_is_used(name: str) -> None:
    done = subprocess.run([sys.executable, FOLDER / name, "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage:")


def test_the_readme_lists_every_program() -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    assert PROGRAMS
    assert [name for name in PROGRAMS if f"`{name}`" not in readme] == []
