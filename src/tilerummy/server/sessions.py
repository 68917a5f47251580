"""Guests: a browser is identified by a random token in a cookie. The server stores only its hash."""

import hashlib
import secrets

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

COOKIE = "tilerummy_guest"
TOKEN_BYTES = 32
MOST_ISSUED = 100_000
LASTS = 400 * 24 * 3600
"""Browsers limit the lifetime of a cookie to this."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


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

    def __contains__(self, guest: str) -> bool:
        return guest in self.guests


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie, or None if it does not have the right form."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) == 43 and token.isascii() else None


def guest_of(connection: HTTPConnection) -> str | None:
    token = token_of(connection)
    return None if token is None else hashed(token)


def set_cookie(response: Response, token: str, request: Request) -> None:
    """Only for https if the request came over it, and only for the public path of this server."""
    settings = request.app.state.node.settings
    secure = request.url.scheme == "https" or settings.secure_cookie
    path = settings.public_path or "/"
    response.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path=path)
