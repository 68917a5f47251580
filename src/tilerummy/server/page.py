"""The page and its files, and the headers that keep other sites away from it."""

from importlib.resources import files
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(str(files("tilerummy") / "static"))
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Svelte's transitions write style rules; scripts come from this server's files and nowhere else."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), screen-wake-lock=(self)",
}
FOR_EVER = "public, max-age=31536000, immutable"
PLACEHOLDER = """<!doctype html><meta charset="utf-8"><title>tilerummy</title>
<p>The server is running. This checkout has no built page; <a href="/api/docs">the API</a> is there."""


def has_page() -> bool:
    return (STATIC / "index.html").is_file()


def index(request: Request) -> Response:
    """The one page of the application: it reads from the address what to show."""
    if not has_page():
        return HTMLResponse(PLACEHOLDER)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


def asset(name: str) -> Response | None:
    """A file of the page; those under assets/ have their hash in the name and never change."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return None
    caching = FOR_EVER if name.startswith("assets/") else "no-cache"
    return FileResponse(path, headers={"Cache-Control": caching})


class Guard:
    """Headers on every answer, and a limit on what may be sent."""

    def __init__(self, app: ASGIApp, longest_body: int) -> None:
        self.app, self.longest_body = app, longest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.longest_body:
                raise TooLong
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, limited, with_headers)


class TooLong(Exception):
    """A request with more than is taken."""
