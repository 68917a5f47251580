"""The program that measures the reader, with a stand-in for the model."""

import json
from pathlib import Path

import measure_photos
import pytest
from photokit import StandIn, laid_out, mistaken, turned
from PIL import Image

MELDS = [["r3", "r4", "r5"], ["k7", "b7", "o7"]]
EDITION = "rummikub-vienna-en"
NAMES = [name for row in MELDS for name in row]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    labels: list[dict[str, object]] = [
        {"file": "table.png", "kind": "table", "layout": "melds", "design": "A: a box", "tiles": NAMES, "rows": MELDS},
        {"file": "table.png", "kind": "table", "design": "B: another", "tiles": [*NAMES, "b13"], "edition": EDITION},
        {"file": "table.png", "kind": "table", "layout": "empty", "tiles": [], "rows": None},
    ]
    Image.new("RGB", (1280, 960), (120, 90, 60)).save(tmp_path / "table.png")
    (tmp_path / "labels.jsonl").write_text("\n".join(map(json.dumps, labels)), "utf-8")
    return tmp_path


def test_the_table(folder: Path, finds: StandIn, capsys: pytest.CaptureFixture[str]) -> None:
    tiles = turned(laid_out(MELDS), 0, shift=(300, 300))
    finds([*tiles[:-1], mistaken(tiles[-1], "r7", 9.0)])
    assert measure_photos.main([str(folder), "--faults"]) == 0
    said = capsys.readouterr().out
    assert "table.png: missing o7 b13, wrong r7" in said
    cells = {line.split(" | ")[0][2:]: line.split(" | ")[1:6] for line in said.splitlines() if line.startswith("| ")}
    assert cells["A melds"] == ["1", "6", "83.3 %", "83.3 %", "0 of 1"]
    assert cells["B table"] == ["1", "7", "71.4 %", "83.3 %", "0 of 1"]
    assert cells["empty"] == ["1", "0", "–", "0.0 %", "0 of 1"]
    assert cells["all"] == ["3", "13", "76.9 %", "55.6 %", "0 of 3"]


@pytest.mark.long
def test_it_writes_between_the_markers(
    folder: Path, finds: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "photo.md"
    page.write_text(f"before\n{measure_photos.BEGIN}\nold\n{measure_photos.END}\nafter\n", "utf-8")
    monkeypatch.setattr(measure_photos, "PAGE", page)
    finds(turned(laid_out(MELDS), 0, shift=(300, 300)))
    assert measure_photos.main([str(folder), "--write", "--no-edition"]) == 0
    text = page.read_text("utf-8")
    assert text.startswith(f"before\n{measure_photos.BEGIN}\n\n| photos |")
    assert text.endswith(f"|\n\n{measure_photos.END}\nafter\n")
    assert "old" not in text


def test_wrong_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert [measure_photos.main([]), measure_photos.main(["a", "b"]), measure_photos.main(["a", "--all"])] == [2, 2, 2]
    assert "python tools/measure_photos.py FOLDER" in capsys.readouterr().out


def test_the_page_has_the_markers() -> None:
    text = measure_photos.PAGE.read_text("utf-8")
    assert text.count(measure_photos.BEGIN) == text.count(measure_photos.END) == 1
