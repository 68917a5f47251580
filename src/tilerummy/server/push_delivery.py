"""Requests to push services, bounded in time. They follow no redirection, and read only the head of an answer.

The package `httpx2` sends them. It is loaded only where push is used.
"""

import asyncio
import socket
from contextlib import suppress
from threading import Thread

import httpx2

DEADLINE_S = 10.0
"""For a whole request: looking up the name, connecting and the status of the answer."""
TTL_S = 24 * 3600
"""How long a push service keeps a message for a browser that is not running."""
HEADERS = {"TTL": str(TTL_S), "Urgency": "normal", "Topic": "turn", "User-Agent": "tilerummy"}


class Delivery:
    def __init__(self, transport: httpx2.AsyncBaseTransport | None = None) -> None:
        # No settings of the environment: a proxy could read the tokens.
        self._client = httpx2.AsyncClient(
            transport=transport or _Transport(), trust_env=False, headers=HEADERS, timeout=DEADLINE_S
        )

    async def send(self, endpoint: str, authorization: str) -> int | None:
        """Send a message without content. Returns the status of the answer; None if there was none in time."""
        request = self._client.stream("POST", endpoint, content=b"", headers={"Authorization": authorization})
        try:
            async with asyncio.timeout(DEADLINE_S), request as answer:
                return answer.status_code
        except (httpx2.HTTPError, OSError):
            return None


class _Transport(httpx2.AsyncHTTPTransport):
    """A connection for each request, so that none is left to close."""

    def __init__(self) -> None:
        super().__init__(limits=httpx2.Limits(max_keepalive_connections=0))

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        await _look_up(request.url.host)
        return await super().handle_async_request(request)


async def _look_up(host: str) -> None:
    """Wait until the name service knows this host. Raises `OSError`.

    A lookup has no time limit of its own. This one has a thread that nobody waits for. Opening the connection looks up
    the name again, in a thread that others wait for, too. But then the name service has just answered.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[OSError | None] = loop.create_future()

    def work() -> None:
        fault = None
        try:
            socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
        except OSError as error:
            fault = error
        with suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(answer, fault)

    def answer(fault: OSError | None) -> None:
        if not found.done():  # nobody waited so long
            found.set_result(fault)

    Thread(target=work, name="push lookup", daemon=True).start()
    if (fault := await found) is not None:
        raise fault
