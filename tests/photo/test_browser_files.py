"""What a browser needs to read photos by itself: the files are those of the pinned package, and a server sends them."""

import gzip
import hashlib
import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tilerummy.photo import browser_files as files

ROOT = Path(__file__).resolve().parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("photo_runtime", ROOT / "tools" / "photo_runtime.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_runtime_is_the_pinned_one() -> None:
    runtime = tool()
    for name, (_, sha256) in runtime.FILES.items():
        assert hashlib.sha256(runtime.contents(runtime.FOLDER / name)).hexdigest() == sha256, name
    assert runtime.VERSION in (runtime.FOLDER / "LICENSE.txt").read_text("utf-8")


def test_the_runtime_is_small() -> None:
    assert sum(path.stat().st_size for path in tool().FOLDER.iterdir()) < 3_000_000


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another model than the one that ships."""
    path = tmp_path / "tiles.onnx"
    monkeypatch.setitem(files._PARTS, "model", path)
    files.browser_files.cache_clear()
    yield path
    files.browser_files.cache_clear()


def test_every_file_has_its_hash_in_its_name(model: Path) -> None:
    model.write_bytes(b"first")
    before = files.browser_files()
    files.browser_files.cache_clear()
    model.write_bytes(b"second")
    after = files.browser_files()
    assert len(before) == len(after) == 4
    assert len(set(before) & set(after)) == 3
    listed = json.loads(files.list_of_files())
    assert {each["path"] for each in listed.values()} == set(after)
    assert listed["model"]["size"] == 6


def test_without_a_model_there_is_nothing(model: Path) -> None:
    assert files.browser_files() == {}


def test_the_compressed_part_is_compressed() -> None:
    assert gzip.decompress((tool().FOLDER / "ort.wasm.gz").read_bytes()).startswith(b"\0asm")
