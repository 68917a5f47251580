"""The engine for browsers, as a server serves it from a folder."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tilerummy.hosting.settings import Settings
from tilerummy.server.app import make_app
from tilerummy.server.bus import connect as connect_bus
from tilerummy.server.node import Node
from tilerummy.server.offline_files import BadFolder, OfflineFiles
from tilerummy.server.page import page_files
from tilerummy.store import connect

WASM = b"\0asm" + bytes(5000)
FILES = {
    "engine/python-1/python.wasm": WASM,
    "engine/python-1/python.mjs": b"export {}" * 200,
    "engine/own-1.image": b"PK",
}
ANSWERS = {"assets/answers-en-1a.json": b'{"/editions":"[]"}'}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like one of `tilerummy site`."""
    for name, data in (FILES | ANSWERS).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    (tmp_path / "secret.txt").write_text("not for everybody")
    write_list(tmp_path)
    return tmp_path


def write_list(folder: Path, **changes: object) -> None:
    engine = [{"path": name, "size": len(data), "hash": "-"} for name, data in FILES.items()]
    page = [{"path": name, "size": 1, "hash": "-"} for name in page_files()]
    page += [{"path": name, "size": len(data), "hash": "-"} for name, data in ANSWERS.items()]
    listed = {"version": "1", "python": "engine/python-1", "lock": {}, "engine": engine, "page": page}
    (folder / "site.json").write_text(json.dumps(listed | changes))


def client_of(folder: Path, settings: Settings) -> TestClient:
    node = Node(connect(folder / "matches.db"), settings, connect_bus(None))
    return TestClient(make_app(node), base_url="http://localhost")


@pytest.fixture
def client(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path, Settings(offline_folder=str(folder))) as found:
        yield found


def test_the_engine_and_its_list_are_served(client: TestClient) -> None:
    listed = client.get("/site.json")
    assert (listed.status_code, listed.headers["cache-control"]) == (200, "no-cache")
    assert {each["path"] for each in listed.json()["engine"]} == set(FILES)
    assert {each["path"] for each in listed.json()["page"]} == set(ANSWERS)
    for name, data in (FILES | ANSWERS).items():
        for encoding in ("gzip", "identity"):
            answer = client.get(f"/{name}", headers={"Accept-Encoding": encoding})
            assert (answer.status_code, answer.content) == (200, data)
            assert "immutable" in answer.headers["cache-control"]
    assert client.get("/engine/python-1/python.wasm").headers["content-type"] == "application/wasm"
    assert client.get("/engine/python-1/python.mjs").headers["content-type"].startswith("text/javascript")
    assert len(gzip.compress(WASM)) >= int(client.get("/engine/python-1/python.wasm").headers["content-length"])


@pytest.mark.parametrize("name", ["secret.txt", "engine/secret.txt", "engine/../secret.txt", "LICENCES.txt"])
def test_nothing_else_of_the_folder_is_served(client: TestClient, name: str) -> None:
    assert client.get(f"/{name}").status_code == 404


def test_without_a_folder_there_is_no_engine(tmp_path: Path) -> None:
    with client_of(tmp_path, Settings()) as client:
        assert client.get("/site.json").status_code == 404
        assert client.get("/engine/own-1.image").status_code == 404


def test_a_folder_that_is_wrong_is_refused(folder: Path, tmp_path: Path) -> None:
    OfflineFiles(str(folder))

    def refused() -> str:
        with pytest.raises(BadFolder) as fault:
            OfflineFiles(str(folder))
        return fault.value.code

    write_list(folder, page=[])
    assert refused() == "serve-offline-old"
    wrong: list[object] = [
        [{"path": "engine/../secret.txt", "size": 17}],
        [{"path": "secret.txt", "size": 17}],
        "x",
        [{}],
    ]
    for engine in wrong:
        write_list(folder, engine=engine)
        assert refused() == "serve-offline-bad"
    write_list(folder)
    (folder / "engine" / "own-1.image").write_bytes(b"half")
    assert refused() == "serve-offline-bad"
    (folder / "engine" / "own-1.image").write_bytes(FILES["engine/own-1.image"])
    OfflineFiles(str(folder))
    (folder / next(iter(ANSWERS))).unlink()
    assert refused() == "serve-offline-bad"
    with pytest.raises(BadFolder):
        OfflineFiles(str(tmp_path / "nothing"))
