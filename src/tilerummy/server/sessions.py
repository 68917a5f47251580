"""Guests: a browser is known by a random token in a cookie. The server keeps only its hash."""

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "tilerummy_guest"
TOKEN_BYTES = 32
LASTS = 400 * 24 * 3600
"""As long as browsers let a cookie live."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that the browser sends, if it can be one of ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) == 43 and token.isascii() else None


def guest_of(connection: HTTPConnection) -> str | None:
    token = token_of(connection)
    return None if token is None else hashed(token)


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path="/")
