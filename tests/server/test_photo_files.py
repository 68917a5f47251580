"""A server sends the files with which a browser reads photos, or says that it has none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

from tilerummy.photo import browser_files as files
from tilerummy.server.offline_files import photo_file
from tilerummy.server.page import POLICY


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / "tiles.onnx"
    path.write_bytes(b"model" * 100)
    monkeypatch.setitem(files._PARTS, "model", path)
    files.browser_files.cache_clear()
    yield path
    files.browser_files.cache_clear()


def asking(encoding: str) -> Request:
    return Request({"type": "http", "headers": [(b"accept-encoding", encoding.encode())]})


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_every_listed_file_is_sent(model: Path, encoding: str) -> None:
    for name in files.browser_files():
        sent = await photo_file(name, asking(encoding))
        assert sent is not None
        assert sent.headers.get("content-encoding") == ("gzip" if encoding == "gzip" else None)
        assert "immutable" in sent.headers["cache-control"]
        assert sent.media_type == {"mjs": "text/javascript", "gz": "application/wasm"}.get(
            name.rpartition(".")[2], "application/octet-stream"
        )
    listed = await photo_file(files.LIST, asking(encoding))
    assert listed is not None
    assert listed.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["photo/", "photo/ort.mjs", "photo/../reader.py", "photo/tiles.onnx", "reader.json"])
async def test_other_names_are_not_there(model: Path, name: str) -> None:
    assert await photo_file(name, asking("gzip")) is None


async def test_a_server_without_a_model_has_no_list(model: Path) -> None:
    model.unlink()
    files.browser_files.cache_clear()
    assert await photo_file(files.LIST, asking("gzip")) is None


def test_the_page_may_start_webassembly_and_no_other_code() -> None:
    assert "script-src 'self' 'wasm-unsafe-eval';" in POLICY
    assert "'unsafe-eval'" not in POLICY
