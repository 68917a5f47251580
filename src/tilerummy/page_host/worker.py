"""The host as a web worker uses it: with values that JavaScript can make and read."""

import json
from collections.abc import Awaitable, Callable

from tilerummy.engine.editions import load_editions
from tilerummy.engine.packaged import OWN_EDITIONS
from tilerummy.page_host.host import PageHost
from tilerummy.routes.answering import Answer

if OWN_EDITIONS.is_dir():
    load_editions(OWN_EDITIONS)


class Worker:
    """`saved` is the text of a JSON object, and so is what `save` gets."""

    def __init__(self, saved: str, save: Callable[[str], Awaitable[None]]) -> None:
        async def save_changes(changes: dict[str, str | None]) -> None:
            await save(json.dumps(changes))

        self.host = PageHost(json.loads(saved), save_changes)

    async def request(self, method: str, path: str, body: str) -> Answer:
        return await self.host.request(method, path, body.encode())

    async def open(self, socket: int, path: str, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.host.open(socket, path, send, closed)

    async def receive(self, socket: int, text: str) -> None:
        self.host.receive(socket, text)

    async def close(self, socket: int) -> None:
        self.host.close(socket)
