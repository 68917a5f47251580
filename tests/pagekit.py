"""A host inside a page, with a browser's storage that can be full."""

import asyncio
import json
from typing import Any

from tilerummy.hosting.settings import Settings
from tilerummy.page_host import PageHost

SHEET = "rummikub-vienna-en"
ONE_ROUND = {"edition": SHEET, "clock": {"kind": "off"}, "games": 1}
ME, STEADY = {"kind": "me"}, {"kind": "computer", "level": "steady"}
TABLE = {**ONE_ROUND, "name": "Ann", "seats": [ME, STEADY]}


class Kept(dict[str, str]):
    """What a browser keeps. It can be full."""

    is_full = False

    async def save(self, changes: dict[str, str | None]) -> None:
        if self.is_full:
            raise OSError("quota")
        for key, text in changes.items():
            if text is None:
                self.pop(key, None)
            else:
                self[key] = text


def page_host(kept: Kept) -> PageHost:
    return PageHost(kept, kept.save, Settings(pause=0))


class Line:
    """A connection of the page."""

    def __init__(self, host: PageHost, number: int, path: str) -> None:
        self.host, self.number = host, number
        self.texts: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code: int | None = None
        host.open(number, path, lambda text: self.texts.put_nowait(json.loads(text)), self._closed)

    def _closed(self, code: int) -> None:
        self.code = code

    async def say(self, **message: object) -> None:
        self.host.receive(self.number, json.dumps(message))

    async def hear(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(60):
            while (message := await self.texts.get())["type"] != kind:
                pass
        return message

    async def hello(self) -> dict[str, Any]:
        await self.say(type="hello", version=2, language="de")
        return await self.hear("scene")
