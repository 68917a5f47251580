"""The list of public rooms. Each address has a limited share of it, so that nobody can push the others out."""

import secrets
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b

from tilerummy.server.limits import is_local
from tilerummy.server.room_listing import source_of
from tilerummy.store import RoomRow

MOST_LISTED = 50
MOST_CONSIDERED = 2000
LISTED_STAGES = ("waiting", "playing", "round-over")
_KEY = secrets.token_bytes(32)


def source(address: str) -> str:
    """A code for an address. It is different after every start, so that nobody can find the address from it."""
    return "" if is_local(address) or not address else blake2b(address.encode(), key=_KEY, digest_size=8).hexdigest()


def shared_out(rows: Sequence[RoomRow], share: int) -> list[RoomRow]:
    """The first rows, with at most `share` of each source. Rooms of this machine have no source and are not counted."""
    seen: Counter[str] = Counter()
    listed = []
    for row in rows:
        origin = source_of(row)
        seen[origin] += 1
        if not origin or seen[origin] <= share:
            listed.append(row)
    return listed[:MOST_LISTED]
