"""The models of the list of puzzles and of a rush."""

from typing import Literal

from tilerummy.rooms.rest import Body

GoalName = Literal["out", "first-lay", "joker", "tiles"]


class PuzzleInfo(Body):
    """A puzzle of the collection, without its position: the table at `/ws/v1/puzzle/ID/1` has that."""

    id: str
    grade: int
    """From 1 to 6: how much of the table a player must rebuild together."""
    goal: GoalName


class PuzzleList(Body):
    """The puzzles of an edition, and the one of a day."""

    edition: str
    puzzles: tuple[PuzzleInfo, ...]
    day: str
    daily: PuzzleInfo
    """The same for everyone who plays the edition."""
    editions: tuple[str, ...]
    """The keys of all editions that have puzzles."""


class PuzzleRush(Body):
    """Puzzles one after another, against the clock. The grades rise."""

    puzzles: tuple[PuzzleInfo, ...]
    seconds: int
    mistakes: int
    """The number of mistakes that ends it."""
