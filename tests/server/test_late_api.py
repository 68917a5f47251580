"""Rooms and the REST API are loaded when the server already listens."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from tilerummy.server.api import LateApi


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers nothing."""


async def test_it_is_made_once_also_if_the_first_request_is_cancelled() -> None:
    made: list[ASGIApp] = []

    def make() -> ASGIApp:
        made.append(nothing)
        return nothing

    api = LateApi(make)
    first, second = asyncio.ensure_future(api.load()), asyncio.ensure_future(api.load())
    await asyncio.sleep(0)
    first.cancel()
    assert await second is nothing
    assert await api.load() is nothing
    assert len(made) == 1


async def test_a_failure_is_not_kept() -> None:
    faults = [MemoryError("no room")]

    def make() -> ASGIApp:
        if faults:
            raise faults.pop()
        return nothing

    api = LateApi(make)
    with pytest.raises(MemoryError):
        await api.load()
    assert await api.load() is nothing


def test_the_start_of_a_server_loads_no_models(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from tilerummy.server import app, process;"
        "app.make_app(Path(sys.argv[1])); print(*{'fastapi', 'pydantic'} & {*sys.modules})"
    )
    line = [sys.executable, "-c", program, str(tmp_path / "matches.db")]
    assert subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip() == ""


def test_a_server_that_cannot_load_the_rest_says_so_and_ends(tmp_path: Path) -> None:
    (tmp_path / "fastapi.py").write_text("raise ImportError('fastapi is damaged')", "utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    line = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]
    done = subprocess.run(line, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "The server could not start: fastapi is damaged.\n"
