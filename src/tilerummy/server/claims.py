"""Tables that the command line promises: the browser that opens the link gets the seat."""

import asyncio

from tilerummy.hosting.guests import hashed
from tilerummy.rooms.rest import NewRoom
from tilerummy.server.node import Node


class Claim:
    """A table that is made when its link is opened for the first time."""

    def __init__(self, node: Node, wish: NewRoom) -> None:
        self.node, self.wish = node, wish
        self.room, self.token = "", ""
        self._making = asyncio.Lock()

    async def opened_by(self, own: str | None) -> str:
        """The token for the browser that opens the link; `own` is the one that it has.

        The first browser keeps its token, so that its tables of other days stay its own. Other browsers get the same
        seat, unless they have tables of their own: these they keep, and watch.
        """
        from tilerummy.hosting.lobby import open_room  # not needed to start

        async with self._making:
            if not self.room:
                room, self.token = await open_room(self.node, self.wish, own)
                self.room = room.id
        if own is None or not await self.node.store.rooms_of(hashed(own), 1):
            return self.token
        return own
