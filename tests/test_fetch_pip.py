"""Fetching pip without pip: the index, the settings and the hash of tools/fetch_pip.py."""

import hashlib
import io
import json
import os
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import fetch_pip
import pytest

WHEEL = "pip-1-py3-none-any.whl"


class Index(BaseHTTPRequestHandler):
    """A package index that has one wheel, as a page in one of two formats, behind a name and a password."""

    data = b""
    page = ""
    log: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.log.append(f"{self.path} {self.headers.get('Authorization')}")
        body = self.data if self.path.endswith(WHEEL) else self.page.encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as wheel:
        wheel.writestr("pip/__init__.py", "")
    monkeypatch.setattr(Index, "data", packed.getvalue())
    monkeypatch.setattr(Index, "log", [])
    for name in list(os.environ):
        if name.upper().startswith("PIP_") or name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)
    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_port}/simple"
        server.shutdown()


@pytest.mark.parametrize(
    "page",
    [
        f'<a href="../../files/{WHEEL}#sha256=0">{WHEEL}</a>',
        json.dumps({"files": [{"filename": WHEEL, "url": f"../../files/{WHEEL}"}]}),
    ],
    ids=["html", "json"],
)
def test_pip_comes_from_the_configured_index(
    index: str, page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Index, "page", page)
    settings = tmp_path / "pip.conf"
    settings.write_text(f"[global]\nindex-url = http://ann:secret@{index}\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    fetch_pip.fetch(WHEEL, hashlib.sha256(Index.data).hexdigest(), tmp_path)
    assert (tmp_path / "pip" / "__init__.py").exists()
    login = "Basic YW5uOnNlY3JldA=="
    assert Index.log[0] == f"/simple/pip/ {login}"
    assert Index.log[1].startswith(f"/files/{WHEEL}")


@pytest.mark.parametrize(
    ("page", "why"),
    [("<p>nothing</p>", "it does not have"), (f'"files/{WHEEL}"', "is not the one that this version was made with")],
)
def test_a_wrong_wheel_is_not_used(
    index: str, page: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Index, "page", page)
    monkeypatch.setenv("PIP_INDEX_URL", f"http://{index}")
    with pytest.raises(fetch_pip.NotFetched, match=why):
        fetch_pip.fetch(WHEEL, "0" * 64, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_an_index_that_does_not_answer_is_named_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://ann:secret@127.0.0.1:1/simple")
    with pytest.raises(fetch_pip.NotFetched) as refused:
        fetch_pip.fetch(WHEEL, "0" * 64, tmp_path)
    assert refused.value.index == "http://127.0.0.1:1/simple/"


def test_pip_settings_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's file is stronger than the system's, a named one than both, and a variable than all."""
    for name in ("PIP_INDEX_URL", "PIP_CERT", "PIP_PROXY", "PIP_CONFIG_FILE"):
        monkeypatch.delenv(name, raising=False)
    files = {"system/pip/pip.conf": "system", "user/pip/pip.conf": "user", "named.conf": "named"}
    for name, index in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"[global]\nindex-url = {index}\ncert = {index}.pem\n")
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "system"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "user"))
    assert fetch_pip.pip_settings()["index-url"] == "user"
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "named.conf"))
    assert fetch_pip.pip_settings()["index-url"] == "named"
    monkeypatch.setenv("PIP_INDEX_URL", "variable")
    assert fetch_pip.pip_settings()["index-url"] == "variable"
    assert fetch_pip.pip_settings()["cert"] == "named.pem"
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    assert "cert" not in fetch_pip.pip_settings()
