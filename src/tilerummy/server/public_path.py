"""The path under which browsers see the server, for example `/rummy` in `https://example.org/rummy/`.

A proxy may pass the path on as it is or remove the prefix first: both are understood. The rest of the server sees paths
without the prefix. The page, redirects and the cookie get it back.
"""

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
LONGEST = 200


def parse_public_path(text: str) -> str:
    """A path without a slash at its end; empty for the root. Raises `ValueError`.

    >>> parse_public_path("/games/rummy/"), parse_public_path("/")
    ('/games/rummy', '')
    """
    path = text.strip().removesuffix("/")
    if path and (len(path) > LONGEST or not _PATH.fullmatch(path)):
        raise ValueError(text)
    return path


class PublicPath:
    """Middleware: removes the public path from the addresses of requests."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app, self.path = app, path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.path and scope["type"] in ("http", "websocket"):
            if scope["type"] == "http" and scope["path"] == self.path:
                query = scope["query_string"].decode("latin-1")
                await RedirectResponse(f"{self.path}/" + (f"?{query}" if query else ""), 308)(scope, receive, send)
                return
            if scope["path"].startswith(f"{self.path}/"):
                raw = scope.get("raw_path") or b""
                changed = {
                    "path": scope["path"].removeprefix(self.path),
                    "raw_path": raw.removeprefix(self.path.encode()),
                }
                scope = {**scope, **changed}
        await self.app(scope, receive, send)
