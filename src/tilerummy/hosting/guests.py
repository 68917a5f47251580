"""Guests: a browser is identified by a random token. Only its hash is stored."""

import hashlib
import secrets

TOKEN_BYTES = 32
MOST_ISSUED = 100_000


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class IssuedTokens:
    """The most recent guests who got a token from this process."""

    def __init__(self) -> None:
        self.guests: dict[str, None] = {}

    def new(self) -> str:
        token = new_token()
        self.guests[hashed(token)] = None
        if len(self.guests) > MOST_ISSUED:
            del self.guests[next(iter(self.guests))]
        return token

    def forget(self, guest: str) -> None:
        self.guests.pop(guest, None)

    def __contains__(self, guest: str) -> bool:
        return guest in self.guests
