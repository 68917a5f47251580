"""Serves the page and its files, with security headers on every response."""

import asyncio
import gzip
import json
import re
from collections.abc import Container, Mapping
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilerummy.engine.packaged import PACKAGE
from tilerummy.hosting.guests import IssuedTokens
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import is_local
from tilerummy.rooms.refusals import Refusal
from tilerummy.server.bans import Bans
from tilerummy.server.error_answers import problem
from tilerummy.server.fair_share import REQUEST, FairShare
from tilerummy.server.http_protocol import is_header_too_large
from tilerummy.server.limits import Bucket, LimitPerAddress, address_of
from tilerummy.server.sessions import set_cookie, token_of

if TYPE_CHECKING:
    from tilerummy.server.node import Node

STATIC = PACKAGE / "static"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Svelte's transitions need inline styles. Scripts are loaded from this server only, and may start WebAssembly."""
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
COUNTED = ("/api/", "/claim/", "/ready", "/metrics")
"""Reading these is limited. The files of the page are small and are not."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = (".image", ".zip")
"""Files that are sent as they are."""
PLACEHOLDER = """<!doctype html><meta charset="utf-8"><title>tilerummy</title>
<p>The server is running. This checkout has no built page; <a href="./api/openapi.json">the API</a> is there."""


def has_page() -> bool:
    return (STATIC / "index.html").is_file()


def index(public_path: str, marks: str = "") -> Response:
    """The single page of the application. It decides by its URL what to show. `marks` are attributes of the page."""
    page = _with_base(f"{public_path}/").replace(" data-base=", f"{marks} data-base=", 1)
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


@cache
def _with_base(base: str) -> str:
    """The page with its addresses. It is built with relative ones, which would depend on the address of the table."""
    page = (STATIC / "index.html").read_text("utf-8") if has_page() else PLACEHOLDER
    return page.replace('="./', f'="{base}')


def with_guest_cookie(request: Request, response: Response, issued: IssuedTokens) -> Response:
    """Set the guest cookie if there is none, so that a watcher who joins later stays the same guest."""
    if token_of(request) is None:
        set_cookie(response, issued.new(), request)
    return response


def page_files() -> frozenset[str]:
    """The names of the page's files, as in URLs."""
    return frozenset(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())


async def asset(name: str, names: frozenset[str], request: Request) -> Response | None:
    """The response for a file of the page."""
    if name not in names:
        return None
    if name.startswith("assets/"):
        return await lasting_file(STATIC / name, request)
    return FileResponse(STATIC / name, headers={"Cache-Control": "no-cache"})


async def lasting_file(path: Path, request: Request) -> Response:
    """The response for a file with a hash in its name, which never changes."""
    headers = {"Cache-Control": CACHE_FOREVER, "Vary": "Accept-Encoding"}
    media_type = guess_type(path.name.removesuffix(".gz"))[0] or "application/octet-stream"
    if path.suffix in COMPRESSED:
        # GZipMiddleware leaves answers alone that name an encoding.
        return FileResponse(path, headers={**headers, "Content-Encoding": "identity"}, media_type=media_type)
    if not accepts_gzip(request):
        return FileResponse(path, headers=headers, media_type=media_type)
    data = await asyncio.to_thread(_compressed, path)  # a second for the Python of a browser, once
    return Response(data, headers={**headers, "Content-Encoding": "gzip"}, media_type=media_type)


def accepts_gzip(request: Request) -> bool:
    """Whether the client accepts gzip (q > 0)."""
    asked = (each.lower().replace(" ", "") for each in request.headers.get("accept-encoding", "").split(","))
    return any(each.partition(";")[0] == "gzip" and not re.search(r"q=0(\.0*)?$", each) for each in asked)


@cache
def _compressed(path: Path) -> bytes:
    data = path.read_bytes()
    return data if path.suffix == ".gz" else gzip.compress(data)


class Guard:
    """Middleware: adds security headers, blocks cross-site requests, and limits size and rate."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        fair_share: FairShare,
        bans: Bans,
        longest: Mapping[str, int],
        questions: Container[str],
    ) -> None:
        """`longest` has the largest bodies of paths, and `questions` are paths that count as reads."""
        self.app, self.settings, self.fair_share, self.bans = app, settings, fair_share, bans
        self.longest, self.questions = longest, questions
        in_all = Bucket(settings.requests_in_all_per_second, settings.requests_in_all_burst)
        self.changes = LimitPerAddress(lambda: Bucket(settings.requests_per_second, settings.requests_burst), in_all)
        self.reads = LimitPerAddress(lambda: Bucket(settings.reads_per_second, settings.reads_burst))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken, longest = 0, self._longest_body(scope)

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > longest:
                raise BodyTooLong
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self._refusal(Request(scope)) or await self._wait(Request(scope))
        if refusal is not None:
            await self._read_on(receive)
        await (refusal or self.app)(scope, limited, with_headers)

    async def _read_on(self, receive: Receive) -> None:
        """Read the rest of the body, up to a limit: clients may not read a response while they are sending."""
        taken = 0
        while taken <= 2 * self.settings.longest_import:
            message = await receive()
            taken += len(message.get("body", b""))
            if message["type"] != "http.request" or not message.get("more_body"):
                return

    def _longest_body(self, scope: Scope) -> int:
        return self.longest.get(scope["path"], self.settings.longest_body)

    def _refusal(self, request: Request) -> Response | None:
        address = len(request.scope.get("raw_path", b"")) + len(request.scope["query_string"])
        if is_header_too_large(request.scope["headers"], self.settings, address):
            return problem(request, Refusal("headers-too-large", status=431))
        if request.method not in SAFE and not same_origin(request):
            warn_of_origin(request.app.state.node, request)
            return problem(request, Refusal("origin", status=403))
        if not self._is_in_time(request):
            return self._later(request, "too-fast", 429)
        if (banned := self.bans.refusal(request.scope)) is not None:
            return for_reader(request, problem(request, banned))
        length = request.headers.get("content-length", "0")
        if length.isdecimal() and (len(length) > 12 or int(length) > self._longest_body(request.scope)):
            return problem(request, Refusal("body-too-long", status=413))
        return None

    async def _wait(self, request: Request) -> Response | None:
        """Wait for the turn of the address, and refuse the request if that takes too long."""
        try:
            async with asyncio.timeout(self.settings.longest_wait / 1000):
                await self.fair_share.admit(address_of(request), REQUEST)
        except TimeoutError:
            return self._later(request, "busy", 503)
        return None

    def _later(self, request: Request, code: str, status: int) -> Response:
        answer = problem(request, Refusal(code, status=status))
        answer.headers["Retry-After"] = "1"
        return answer

    def _is_in_time(self, request: Request) -> bool:
        """Whether the rate limits of the address allow this request."""
        address = address_of(request)
        if is_local(address):
            return True
        if request.method not in SAFE and request.scope["path"] not in self.questions:
            return self.changes.take(address)
        return not request.url.path.startswith(COUNTED) or self.reads.take(address)


def for_reader(request: Request, answer: Response) -> Response:
    """A person who opens a page gets the words alone."""
    if request.scope["path"].startswith("/api/"):
        return answer
    return PlainTextResponse(json.loads(bytes(answer.body))["text"], answer.status_code)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from a page of this server.

    Clients other than browsers send no Origin header, and have no cookies that another site could abuse.
    """
    origin, scheme = connection.headers.get("origin"), connection.scope["scheme"].replace("ws", "http")
    return origin is None or origin == f"{scheme}://{connection.headers.get('host', '')}"


def warn_of_origin(node: "Node", connection: HTTPConnection) -> None:
    """If host or scheme differ for every page, the proxy does not pass them on."""
    origin, host = connection.headers["origin"], connection.headers.get("host", "")
    proxied = "name the proxy with --trusted-proxies, and let it send X-Forwarded-Proto"
    help_ = proxied if origin.partition("://")[2] == host else "let the proxy set Host"
    node.warn_once("origin refused", origin=origin, host=host, help=help_)


class BodyTooLong(HTTPException):
    """The request body is over the limit."""

    def __init__(self) -> None:
        super().__init__(413)
