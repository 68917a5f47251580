"""What the terminal needs to be told in the player's language."""

from collections.abc import Sequence
from typing import Protocol

from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import Move
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import Violation


class Words(Protocol):
    """Everything that is said: messages by their id, and what the core says in codes."""

    def say(self, code: str, **params: object) -> str:
        """The message `play-<code>`."""

    def violation(self, violation: Violation) -> str: ...

    def error(self, error: TilerummyError) -> str: ...

    def tiles(self, tiles: Tiles) -> str: ...

    def count(self, tiles: int) -> str:
        """So many tiles."""

    def told(self, before: Situation, move: Move, name: str) -> str:
        """What a move does, as somebody would tell it who saw the table before it."""

    def ending(self, final: Situation, names: Sequence[str]) -> str:
        """How a round ended."""
