"""Tables that the command line promises: the browser that opens the link gets the seat."""

import asyncio

from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import known_token, open_room
from tilerummy.rooms.rest import NewRoom
from tilerummy.server.node import Node


class Claim:
    """A table that is made when its link is opened for the first time."""

    def __init__(self, node: Node, wish: NewRoom, code_for_one: str = "") -> None:
        """`code_for_one` works once: other users of the machine can see it in the list of processes."""
        self.node, self.wish, self.code_for_one = node, wish, code_for_one
        self.room, self.token = "", ""
        self._making = asyncio.Lock()

    async def opened_by(self, own: str | None) -> str:
        """The token for the browser that opens the link; `own` is the one that it has.

        The first browser keeps its token, so that its tables of other days stay its own. Other browsers get the same
        seat, unless they have tables of their own: then they keep their token, and can only watch.
        """
        async with self._making:
            if not self.room:
                room, self.token = await open_room(self.node, self.wish, await known_token(self.node, own))
                self.room = room.id
        if own is None or not await self.node.store.rooms_of(hashed(own), 1):
            return self.token
        return own
