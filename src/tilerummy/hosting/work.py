"""The kinds of work that a host does for its rooms, and who pays for it."""

from dataclasses import dataclass

JUDGE, HINT, COMPUTER, REPLAY, IMPORT, REVIEW, LAB = "judge", "hint", "computer", "replay", "import", "review", "lab"
LONG = 5000
"""Characters of a record. Reading a longer one takes seconds."""
LOCAL = "local"
"""The address of requests from this machine that came through no proxy. They are not limited."""


def is_local(address: str) -> bool:
    """Whether the request comes from this machine. Local requests are not limited."""
    return address == LOCAL


@dataclass(frozen=True)
class Payer:
    """The room and the address at whose expense work is done. Local addresses have no limit, nor has an empty one."""

    room: str = ""
    address: str = ""

    @property
    def limited(self) -> tuple[tuple[str, str], ...]:
        room = (("room", self.room),) if self.room else ()
        return room if not self.address or is_local(self.address) else (*room, ("address", self.address))
