"""The page and its files, and the headers that keep other sites away from it."""

import gzip
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilerummy.server.limits import OrdersPerAddress, address_of, is_local
from tilerummy.server.sessions import Issued, set_cookie, token_of

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
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FOR_EVER = "public, max-age=31536000, immutable"
PLACEHOLDER = """<!doctype html><meta charset="utf-8"><title>tilerummy</title>
<p>The server is running. This checkout has no built page; <a href="/api/openapi.json">the API</a> is there."""


def has_page() -> bool:
    return (STATIC / "index.html").is_file()


def index(request: Request) -> Response:
    """The one page of the application: it reads from the address what to show."""
    if not has_page():
        return HTMLResponse(PLACEHOLDER)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


def known(request: Request, response: Response, issued: Issued, *, secure: bool) -> Response:
    """Every browser has its token before it opens a socket: who watches first and sits down then is the same guest."""
    if token_of(request) is None:
        set_cookie(response, issued.new(), secure=secure)
    return response


def page_files() -> frozenset[str]:
    """The names of the page's files, as addresses have them."""
    return frozenset(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())


def asset(name: str, names: frozenset[str], request: Request) -> Response | None:
    """A file of the page, by a name that is known; those under assets/ have a hash in theirs and never change."""
    if name not in names:
        return None
    if not name.startswith("assets/"):
        return FileResponse(STATIC / name, headers={"Cache-Control": "no-cache"})
    if not _takes_gzip(request):
        return FileResponse(STATIC / name, headers={"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"})
    headers = {"Cache-Control": FOR_EVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(_packed(name), headers=headers, media_type=guess_type(name)[0])


def _takes_gzip(request: Request) -> bool:
    """Whether it is asked for, and not with a weight of nothing."""
    asked = (each.lower().replace(" ", "") for each in request.headers.get("accept-encoding", "").split(","))
    return any(each.partition(";")[0] == "gzip" and not re.search(r"q=0(\.0*)?$", each) for each in asked)


@cache
def _packed(name: str) -> bytes:
    """A file under assets/, compressed once: to do so for every visitor would keep all others waiting."""
    return gzip.compress((STATIC / name).read_bytes())


class Guard:
    """Headers on every answer; no orders from other sites; limits on how much is sent, and how often."""

    def __init__(
        self, app: ASGIApp, longest_body: int, orders: OrdersPerAddress, refuse: Callable[[Request, str, int], Response]
    ) -> None:
        self.app, self.longest_body, self.orders, self.refuse = app, longest_body, orders, refuse

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

        refusal = self._refusal(Request(scope))
        if refusal is not None:
            await self._read_on(receive)
        await (refusal or self.app)(scope, limited, with_headers)

    async def _read_on(self, receive: Receive) -> None:
        """Who is still sending cannot hear: take in what comes, up to a point, before the answer."""
        taken = 0
        while taken <= 8 * self.longest_body:
            message = await receive()
            taken += len(message.get("body", b""))
            if message["type"] != "http.request" or not message.get("more_body"):
                return

    def _refusal(self, request: Request) -> Response | None:
        if request.method not in SAFE and not same_origin(request):
            return self.refuse(request, "origin", 403)
        address = address_of(request)
        if request.method not in SAFE and not is_local(address) and not self.orders.take(address):
            return self.refuse(request, "too-fast", 429)
        length = request.headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self.longest_body:
            return self.refuse(request, "body-too-long", 413)
        return None


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this server asks. What is no browser sends no origin, and has no cookies to abuse."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # nothing that a browser sends
        return False


class TooLong(HTTPException):
    """A request with more than is taken."""

    def __init__(self) -> None:
        super().__init__(413)
