"""Every program of three pages, run as it stands there. TILERUMMY_WRITE_DOCS=1 writes down what they print now."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tilerummy

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "python.md"
PAGES = (PAGE, DOCS / "environment.md", DOCS / "tasks.md")
SECTIONS = [part for page in PAGES for part in re.split(r"^## ", page.read_text("utf-8"), flags=re.MULTILINE)[1:]]
PROGRAM = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
PROGRAMS = {text.partition("\n")[0]: found.groups() for text in SECTIONS if (found := PROGRAM.search(text))}


@pytest.mark.long(but=5)
@pytest.mark.parametrize("title", PROGRAMS)
def test_a_program_prints_what_the_page_says(title: str, tmp_path: Path) -> None:
    program, printed = PROGRAMS[title]
    (tmp_path / "program.py").write_text(program, "utf-8")
    for name in ("table.jpg", "rack.jpg"):
        shutil.copy(PAGE.parent / "examples" / name, tmp_path)
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    env.pop("TILERUMMY_EDITIONS", None)
    done = subprocess.run(
        [sys.executable, "program.py"], cwd=tmp_path, env=env, capture_output=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr.decode("utf-8")
    found = done.stdout.decode("utf-8")
    if os.environ.get("TILERUMMY_WRITE_DOCS") == "1":
        before = f"{program}```\n\n```text\n"
        for page in PAGES:
            text = page.read_text("utf-8")
            page.write_text(text.replace(f"{before}{printed}```", f"{before}{found}```"), "utf-8")
    else:
        assert found == printed


@pytest.mark.long
def test_the_programs_have_no_type_errors(tmp_path: Path) -> None:
    """Only annotations may be missing: a reader who adds them is not stopped by ours."""
    folder = tmp_path / "programs_of_the_page"  # as pyproject.toml calls them
    folder.mkdir()
    for number, (program, _) in enumerate(PROGRAMS.values(), 1):
        (folder / f"program{number}.py").write_text(program, "utf-8")
    root = PAGE.parents[1]
    line = [
        sys.executable,
        "-m",
        "mypy",
        f"--config-file={root / 'pyproject.toml'}",
        f"--cache-dir={root / '.mypy_cache'}",
    ]
    done = subprocess.run([*line, folder.name], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_has_all_programs() -> None:
    texts = [page.read_text("utf-8") for page in PAGES]
    assert [text.count("```python") for text in texts] == [text.count("```text") for text in texts] == [15, 3, 1]
    assert len(PROGRAMS) == 19
    assert [title.split(".")[0] for title in PROGRAMS][:11] == [str(number) for number in range(1, 12)]


def test_the_table_names_every_public_name_once() -> None:
    table = PAGE.read_text("utf-8").partition("## All public names")[2]
    named = [name for line in table.splitlines() for name in re.findall(r"`(\w+)`", "".join(line.split("|")[1:2]))]
    assert sorted(named) == sorted(tilerummy.__all__)
