"""Seeds that this process has committed to and not used yet: for rooms whose first round begins with their creation.

The host's browser asks for the hash of a seed, then creates the room with random bytes of its own. The server could not
know these bytes when it chose the seed, and the host does not know the seed.
"""

import secrets

from tilerummy.engine.dealer import SEED_BYTES, commitment

MOST_WAITING = 10_000


class Commitments:
    """The newest seeds by their hash. Each can be taken once, so that nobody can deal from a seed that is known."""

    def __init__(self) -> None:
        self.waiting: dict[str, str] = {}

    def new(self) -> str:
        """Commit to a new secret seed, and return its hash."""
        seed = secrets.token_bytes(SEED_BYTES)
        promised = commitment(seed)
        self.waiting[promised] = seed.hex()
        if len(self.waiting) > MOST_WAITING:
            del self.waiting[next(iter(self.waiting))]
        return promised

    def take(self, promised: str | None) -> str:
        """The seed with this hash; "" if this process did not commit to it, or it was used."""
        return self.waiting.pop(promised, "") if promised is not None else ""
