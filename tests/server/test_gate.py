"""The server listens before rooms, routes and the page are loaded."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Message

from tilerummy.server.gate import Gate


async def asked(gate: Gate, path: str) -> bytes:
    """The body of the answer."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await gate({"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}, receive, send)
    return b"".join(message.get("body", b"") for message in sent)


async def page(_: Request) -> PlainTextResponse:
    return PlainTextResponse("the page")


async def test_before_the_application_is_loaded_only_health_is_answered() -> None:
    gate = Gate()
    first, second = asyncio.ensure_future(asked(gate, "/")), asyncio.ensure_future(asked(gate, "/"))
    assert b'"status":"ok"' in await asked(gate, "/health")
    assert not first.done()
    first.cancel()
    gate.open(Starlette(routes=[Route("/", page)]))
    assert await second == b"the page"
    assert await asked(gate, "/health") == b"Not Found", "now the application answers it"


async def test_nobody_waits_for_an_application_that_cannot_be_loaded() -> None:
    gate = Gate()
    waiting = asyncio.ensure_future(asked(gate, "/"))
    await asyncio.sleep(0)
    gate.open(None)
    with pytest.raises(AssertionError, match="ends"):
        await waiting


def test_the_server_listens_without_the_models() -> None:
    program = "import sys, tilerummy.server.process; print(*{'pydantic', 'starlette.applications'} & {*sys.modules})"
    line = [sys.executable, "-c", program]
    assert subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip() == ""


def test_a_server_that_cannot_load_the_rest_says_so_and_ends(tmp_path: Path) -> None:
    (tmp_path / "pydantic.py").write_text("raise ImportError('pydantic is damaged')", "utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    line = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]
    done = subprocess.run(line, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "The server could not start: pydantic is damaged.\n"
