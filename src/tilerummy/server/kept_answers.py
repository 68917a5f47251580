"""Answers about rooms that do not change any more, such as reviews. Each is made once and kept for a while."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from weakref import WeakValueDictionary

from tilerummy.server.reading import Cache

MOST_KEPT, LARGEST_KEPT = 64, 500_000
"""Answers that are kept, and bytes of one. The review of a round of fifty moves has about 130,000."""


class KeptAnswers:
    """The answers of one process of the server."""

    def __init__(self) -> None:
        self.kept: Cache[bytes] = Cache(MOST_KEPT)
        self.locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer. Who asks for it while it is made waits for the same one."""
        async with self.locks.setdefault(key, asyncio.Lock()):
            found = self.kept.get(key, 0)
            if found is None:
                found = await make()
                if len(found) <= LARGEST_KEPT:
                    self.kept.put(key, 0, found)
            return found
