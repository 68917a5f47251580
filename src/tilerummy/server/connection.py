"""What a node needs from a connection."""

from typing import Protocol

from tilerummy.hosting.messages import Attach
from tilerummy.rooms import wire
from tilerummy.rooms.scene_text import Text


class Connection(Protocol):
    """A connection of this process to a page."""

    def put(self, text: Text) -> None: ...

    def close(self) -> None: ...

    def give_up(self) -> None: ...

    def attach_message(self) -> Attach: ...

    def unanswered(self) -> list[wire.FromPage]: ...

    def waiting_messages(self) -> int: ...

    room: str
