"""What a server loads when it already listens, in a thread: a request that comes sooner waits for it.

Pydantic with the models of all messages takes a fifth of the start, and FastAPI with its analysis of all routes would
take as long as the rest. `/health`, the page and its files do without them. Only one thread may import pydantic: its
modules import each other in circles, so that a second thread could get one of them half made.
"""

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from tilerummy.hosting.owner import Owner

T = TypeVar("T")


class Late(Generic[T]):
    """Something that is made once, when it is first needed, and `after` something else."""

    def __init__(self, make: Callable[[], T], after: "Late[Any] | None" = None) -> None:
        self._make, self._after = make, after
        self._loading: asyncio.Future[T] | None = None

    async def load(self) -> T:
        if self._loading is None or _has_failed(self._loading):  # a failure is not kept
            self._loading = asyncio.create_task(self._made(), context=Context())  # no client pays for it
        return await asyncio.shield(self._loading)  # a request that is cancelled must not end it for the others

    async def _made(self) -> T:
        if self._after is not None:
            await self._after.load()
        return await asyncio.to_thread(self._make)


def _has_failed(loading: "asyncio.Future[Any]") -> bool:
    return loading.done() and (loading.cancelled() or loading.exception() is not None)


def load_rooms() -> "type[Owner]":
    """The class of rooms' owners. The models of all messages are imported with it."""
    from tilerummy.hosting.owner import Owner

    return Owner
