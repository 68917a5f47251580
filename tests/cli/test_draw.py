"""`tilerummy draw`: a picture on the output or in a file."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.language import catalogue

POSITION = "rummikub-vienna-en kbr10 b4o4o10j/x7 0 0 2.0"


def test_to_the_output(run: Run) -> None:
    found = run("draw", POSITION)
    assert (found.status, found.err) == (0, "")
    ET.fromstring(found.out)
    assert run("draw", POSITION, "-o", "-").out == found.out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_to_a_file(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "table.svg"
    found = run("draw", POSITION, "--output", str(path), lang=lang)
    assert (found.status, found.out) == (0, "")
    assert str(path) in found.err
    assert path.read_text("utf-8").strip() == run("draw", POSITION).out.strip()


def test_how_it_looks(run: Run) -> None:
    plain = run("draw", POSITION).out
    for words in (
        ["--theme", "dark"],
        ["--width", "500"],
        ["--names", "Ann,Bo"],
        ["--letters"],
        ["--lay", "kbr10:kbro10"],
    ):
        picture = run("draw", POSITION, *words).out
        ET.fromstring(picture)
        assert picture != plain


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--names", "Ann,Bo,Cy"], "3 names but only 2 seats"),
        (["--lay", "+x"], "does not lay any tiles"),
        (["--lay", "zzz"], "Expected a move"),
        (["--theme", "pink"], "light, dark"),
    ],
)
def test_what_cannot_be_drawn(run: Run, words: list[str], said: str) -> None:
    found = run("draw", POSITION, *words)
    assert (found.status, found.out) == (2, "")
    assert said in found.err


def test_a_lay_that_is_none_can_be_looked_at(run: Run) -> None:
    assert run("draw", POSITION, "--lay", ":[b4o4]").status == 0
    assert run("draw", POSITION, "--lay", "r1-3:r1-4").status == 1


def test_a_missing_folder_is_named(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "nope"
    found = run("draw", "rummikub-vienna-en kbr10 b4o4j/x7 0 0 2.0", "-o", str(folder / "a.svg"))
    assert (found.status, found.err) == (2, f"There is no folder {folder}.\n")
