"""Counts requests and sockets. The labels are few: routes of the table, classes of status, known codes."""

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilerummy.server.metrics import Metrics

ROUTE = "tilerummy.route"
"""The key in the scope of a request under which the API stores its route."""
ALONE = ("/health", "/ready", "/metrics", "/api/openapi.json")
CODES = (1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013)


def route_of(scope: Scope) -> str:
    """The route of the API, or what kind of file it is. What the server refused before it looked is `other`."""
    path: str = scope["path"]
    if path.startswith("/api/") and path not in ALONE:
        return str(scope.get(ROUTE, "other"))
    return path if path in ALONE else "file" if "." in path.rpartition("/")[2] else "page"


class Measured:
    """Middleware."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = route_of(scope)
            self.metrics.requests.labels(route=route, status=f"{status // 100}xx").inc()
            self.metrics.request_seconds.labels(route=route).observe(perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The first close counts, of the page or of the server."""
        is_open = False

        def note(message: Message) -> None:
            nonlocal is_open
            if message["type"] == "websocket.accept":
                self.metrics.sockets_opened.inc()
                is_open = True
            elif is_open and message["type"] in ("websocket.close", "websocket.disconnect"):
                code = message.get("code", 1000)
                self.metrics.sockets_closed.labels(code=code if code in CODES else "other").inc()
                is_open = False

        async def received() -> Message:
            message = await receive()
            note(message)
            return message

        async def sent(message: Message) -> None:
            note(message)
            await send(message)

        await self.app(scope, received, sent)
