"""The token of a guest in its cookie."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tilerummy.hosting.guests import hashed

COOKIE = "tilerummy_guest"
LASTS = 400 * 24 * 3600
"""Browsers limit the lifetime of a cookie to this."""


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
