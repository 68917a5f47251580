"""`tilerummy read`: photos on the command line, with a stand-in for the model."""

import io
import json
from pathlib import Path

import pytest
from commandline import Run
from photokit import found, laid_out, mistaken, turned
from PIL import Image

from tilerummy.language import LANGUAGES
from tilerummy.photo import detector

MELDS = [["r3", "r4", "r5"], ["k7", "b7", "o7"], ["b9", "b10", "b11", "b12"]]


@pytest.fixture
def photo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    tiles = turned(laid_out(MELDS), 0, shift=(200, 200))
    tiles.append(mistaken(found("r9", 200, 700), "r6", 0.3))
    monkeypatch.setattr(detector, "detect", lambda pixels: tiles)
    file = tmp_path / "table.png"
    Image.new("RGB", (1280, 960), (120, 90, 60)).save(file)
    return str(file)


def test_rows_trn_and_certainties(run: Run, photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(photo).parent)  # with a long path the first line would be two
    photo = Path(photo).name
    found = run("read", photo, "--edition", "rummikub-vienna-en")
    assert found.status == 0
    lines = found.out.splitlines()
    assert lines[0] == f"{photo} · a table with 11 tiles"
    assert [line.split("%")[1].strip() for line in lines[1:5]] == ["r3 r4 r5", "k7 b7 o7", "b9 b10 b11 b12", "r6?"]
    assert all(0 < int(line.split("%")[0]) <= 100 for line in lines[1:5])
    assert lines[5] == "  b9-12,r3-5,kbo7,[r6]"
    assert "1 row is not a meld" in found.out
    assert "1 tile was not read for sure" in found.out


def test_json(run: Run, photo: str) -> None:
    found = run("read", photo, photo, "--json", "--kind", "table")
    first, second = map(json.loads, found.out.splitlines())
    assert first == second
    assert first["photo"] == photo
    assert first["rows"] == [*MELDS, ["r6"]]
    assert first["tiles"] == [name for row in first["rows"] for name in row]
    assert len(first["certainty"]) == len(first["tiles"])
    assert first["trn"] == "b9-12,r3-5,kbo7,[r6]"
    assert first["legal"] is False
    assert [problem["code"] for problem in first["problems"]] == ["rows-no-melds", "unsure"]
    assert all(problem["message"].endswith(".") for problem in first["problems"])


def test_a_rack(run: Run, photo: str) -> None:
    found = run("read", photo, "--kind", "rack")
    assert found.out.splitlines()[0].endswith("· a rack with 11 tiles")
    assert "k7b7b9b10b11b12r3r4r5r6o7" in found.out


@pytest.mark.long(but=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_reads(run: Run, photo: str, lang: str) -> None:
    assert run("read", photo, lang=lang).status == 0
    assert run("read", photo, "--kind", "rack", lang=lang).status == 0


@pytest.mark.long
def test_no_tiles(run: Run, photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(detector, "detect", lambda pixels: [])
    found = run("read", photo, "--kind", "rack")
    assert found.status == 0
    assert found.out.splitlines()[0].endswith("· no tiles")
    data = json.loads(run("read", photo, "--json").out)
    assert (data["tiles"], data["rows"], data["certainty"], data["trn"]) == ([], [], [], "-")


@pytest.mark.long
def test_standard_input(run: Run, photo: str) -> None:
    data = Path(photo).read_bytes()
    assert json.loads(run("read", "-", "--json", stdin=data).out)["photo"] == "-"


@pytest.mark.long(but=1)
@pytest.mark.parametrize("name", ["read.jpg", "read"])
def test_a_picture_of_what_was_read(run: Run, photo: str, tmp_path: Path, name: str) -> None:
    found = run("read", photo, "--draw", str(tmp_path / name))
    assert found.status == 0
    assert found.err == f"The photo with the tiles is in {tmp_path / name}.\n"
    with Image.open(tmp_path / name) as drawn:
        colours = drawn.convert("RGB").resize((320, 240)).getcolors(100_000) or []
        assert max(drawn.size) == 1600
    assert len(colours) > 3, "outlines and names"


def test_only_one_photo_can_be_drawn(run: Run, photo: str) -> None:
    found = run("read", photo, photo, "--draw", "x.png")
    assert (found.status, found.err) == (2, "Only one photo can be drawn at a time.\n")


def test_a_drawing_that_cannot_be_written_is_refused_before_reading(run: Run, photo: str, tmp_path: Path) -> None:
    before = Path(photo).read_bytes()
    for name, sentence in (
        (str(tmp_path / "read.txt"), ".png, .jpg or .webp"),
        (str(tmp_path / "none" / "read.png"), "There is no folder"),
        (photo, "would replace the photo"),
        (str(tmp_path / ".." / tmp_path.name / "table.png"), "would replace the photo"),
    ):
        found = run("read", photo, "--draw", name)
        assert (found.status, found.out) == (2, "")
        assert sentence in found.err
        assert len(found.err.splitlines()) == 1
    assert Path(photo).read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["table.png"]


def test_the_usage_names_the_argument_as_the_help_does(run: Run) -> None:
    assert run("read").err.startswith("PHOTO… is missing.")
    assert "- reads standard input" in " ".join(run("read", "--help").out.split())


@pytest.mark.long
def test_a_bad_photo_does_not_stop_the_others(run: Run, photo: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.jpg"
    letter.write_text("Dear Ann", "utf-8")
    missing = str(tmp_path / "missing.jpg")
    found = run("read", str(letter), photo, missing)
    assert found.status == 2
    assert f"{photo} · a table" in found.out
    assert "JPEG, PNG or WebP" in found.err
    assert "There is no file" in found.err
    as_json = run("read", str(letter), photo, missing, "--json")
    first, second, third = map(json.loads, as_json.out.splitlines())
    assert (as_json.status, as_json.err) == (2, "")
    assert (first["error"], first["tiles"], first["rows"], first["certainty"]) == ("photo-format", [], [], [])
    assert "error" not in second
    assert third["error"] == "photo-file"
    assert run("read", str(letter)).status == run("read", str(letter), "--json").status == 2
    assert run("read", str(tmp_path)).status == 2


@pytest.mark.parametrize("words", [[], ["--edition", "rummy-clasic"], ["--kind", "hand"]])
def test_wrong_words(run: Run, photo: str, words: list[str]) -> None:
    found = run("read", *words, *([photo] if words else []))
    assert found.status == 2
    assert len(found.err.splitlines()) == 1


def test_an_empty_file_on_standard_input(run: Run) -> None:
    assert run("read", "-", stdin=io.BytesIO().getvalue()).status == 2
