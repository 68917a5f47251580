"""The REST API is loaded when the server already listens."""

import asyncio

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
