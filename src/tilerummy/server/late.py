"""What a server loads when it already listens, in a thread: a request that comes sooner waits for it.

Pydantic with the models of all messages takes a fifth of the start, and FastAPI with its analysis of all routes would
take as long as the rest. `/health`, the page and its files do without them.
"""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Late(Generic[T]):
    """Something that is made once, when it is first needed."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._loading: asyncio.Future[T] | None = None

    async def load(self) -> T:
        if self._loading is None or (self._loading.done() and self._loading.exception()):  # a failure is not kept
            self._loading = asyncio.ensure_future(asyncio.to_thread(self._make))
        return await asyncio.shield(self._loading)  # a request that is cancelled must not end it for the others


def load_rooms() -> None:
    """Import what rooms and their sockets need."""
    import tilerummy.server.prepared_socket  # noqa: F401
