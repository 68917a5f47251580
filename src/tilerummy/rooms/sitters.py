"""Who sits in the seats of a room, the clock of the room, and the pace of its computers."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.engine.record import COMPUTER

LONGEST_LIVE = 3600
"""A clock of more seconds than this is a correspondence clock. It also runs while nobody is connected."""


@dataclass(frozen=True)
class Pace:
    """The clock: `off`, the `sheet`'s own, or a number of seconds per `turn`; and the pace of computers."""

    kind: str = "off"
    seconds: int | None = None
    computers: str = "quick"
    """`quick`, `natural` or `slow`: how long they seem to think (`thinking.py`). Older rooms are quick."""

    @property
    def is_correspondence(self) -> bool:
        return (self.seconds or 0) > LONGEST_LIVE


@dataclass(frozen=True)
class Sitter:
    """The occupant of a seat: a computer, a person (identified by the hash of a token), or nobody yet."""

    name: str = ""
    level: str | None = None
    guest: str | None = None
    left: bool = False
    """A computer plays for a person who left if `level` and `guest` are set. The person may come back."""
    entropy: str = ""
    """What this player's browser mixes into the seed of the next round, in hexadecimal digits."""

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def is_taken(self) -> bool:
        return self.level is not None or self.guest is not None or bool(self.name)

    @property
    def record_name(self) -> str:
        return COMPUTER + self.level if self.level is not None else self.name


def mixed_in(sitters: Sequence[Sitter]) -> tuple[bytes, ...]:
    """What the seats add to the next seed. Without a commitment before, it would prove nothing."""
    return tuple(bytes.fromhex(sitter.entropy) for sitter in sitters)
