"""The application from the first moment on: it answers `/health`, and other requests wait for the real one."""

import asyncio
from collections import Counter

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn import Config

from tilerummy import __version__

HEALTH = "/health"
HEALTHY = {"status": "ok", "version": __version__}


class Gate:
    """`process` opens it with the application, or with None if that cannot be loaded."""

    def __init__(self) -> None:
        self.app: ASGIApp | None = None
        self.opened = asyncio.Event()
        self.cut_off: Counter[str] = Counter()
        """How often the protocols refused something before the application saw it, by reason."""

    def open(self, app: ASGIApp | None) -> None:
        self.app = app
        self.opened.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.app is None and scope["type"] == "http" and scope["path"] == HEALTH:
            await JSONResponse(HEALTHY)(scope, receive, send)
            return
        await self.opened.wait()
        assert self.app is not None, "the server ends"
        await self.app(scope, receive, send)


def note_cut_off(config: Config, reason: str) -> None:
    """Count what a protocol refuses."""
    if isinstance(config.app, Gate):
        config.app.cut_off[reason] += 1
