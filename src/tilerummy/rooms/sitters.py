"""Who sits in the seats of a room, and what they agreed on: the edition, the clock, the pace of the computers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.engine.record import COMPUTER
from tilerummy.engine.rules import Direction
from tilerummy.engine.turns import STEP

LONGEST_LIVE = 3600
"""A clock of more seconds than this is a correspondence clock. It also runs while nobody is connected."""


@dataclass(frozen=True)
class Pace:
    """The clock: `off`, the `sheet`'s own, or a number of seconds per `turn`; and the pace of computers."""

    kind: str = "off"
    seconds: int | None = None
    computers: str = "quick"
    """`quick`, `natural` or `slow`: how long they seem to think (`computers.py`). Older rooms are quick."""

    @property
    def is_correspondence(self) -> bool:
        return (self.seconds or 0) > LONGEST_LIVE


@dataclass(frozen=True)
class Sitter:
    """The occupant of a seat: a computer, a person (identified by the hash of a token), or nobody yet.

    People who share a device have the same `guest`.
    """

    name: str = ""
    level: str | None = None
    guest: str | None = None
    left: bool = False
    """A computer plays for a person who left if `level` and `guest` are set. The person may come back."""
    entropy: str = ""
    """What this player's browser mixes into the seed of the next round, in hexadecimal digits, once it is revealed."""
    entropy_hash: str = ""
    """SHA-256 of these bytes, which the browser sent before. "" if it adds nothing."""

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def is_taken(self) -> bool:
        return self.level is not None or self.guest is not None or bool(self.name)

    @property
    def owes_bytes(self) -> bool:
        """Whether this player committed to bytes and can still reveal them."""
        return bool(self.entropy_hash) and not self.entropy and self.is_person and not self.left

    @property
    def record_name(self) -> str:
        return COMPUTER + self.level if self.level is not None else self.name


def mixed_in(sitters: Sequence[Sitter]) -> tuple[bytes, ...]:
    """What the seats add to the next seed. Computers add nothing."""
    return tuple(bytes.fromhex(sitter.entropy) for sitter in sitters)


def agreed_fields(data: dict[str, Any]) -> dict[str, Any]:
    """What `created` and `set-up` say about the match; a set-up of the seats alone says at most how many games."""
    if "edition" not in data:
        return {"agreed": data["games"]} if "games" in data else {}
    edition, pace = Edition.parse(data["edition"]), Pace(**data["pace"], computers=data.get("computer_pace", "quick"))
    return {"edition": edition, "pace": pace, "agreed": data["rounds"], **{k: data[k] for k in ("hints", "public")}}


def person_from(seat: int, sitters: Sequence[Sitter], direction: Direction) -> int | None:
    """The first person who has not left, from this seat on in the order of turns."""
    order = ((seat + STEP[direction] * number) % len(sitters) for number in range(len(sitters)))
    return next((at for at in order if sitters[at].guest is not None and not sitters[at].left), None)


def missed_after(missed: tuple[int, ...], seats: int, seat: int, *, timed_out: bool) -> tuple[int, ...]:
    """A turn that ends with a time-out is missed. Any other end of a turn sets the count to zero."""
    missed = missed or (0,) * seats
    return (*missed[:seat], missed[seat] + 1 if timed_out else 0, *missed[seat + 1 :])
