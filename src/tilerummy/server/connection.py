"""What a node needs from a connection."""

from typing import Any, Protocol

from tilerummy.rooms.scene_text import Text


class Connection(Protocol):
    """A connection of this process to a page."""

    def put(self, text: Text) -> None: ...

    def close(self) -> None: ...

    def give_up(self) -> None: ...

    def attach_message(self) -> dict[str, Any]: ...

    def unanswered(self) -> list[str]: ...

    def waiting_messages(self) -> int: ...

    room: str
