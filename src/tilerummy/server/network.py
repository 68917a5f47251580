"""The address of this machine in its own network, so that people in the same room can join."""

import socket
from contextlib import suppress

from starlette.requests import Request

from tilerummy.hosting.work import is_local
from tilerummy.server.limits import address_of

EVERYWHERE = ("0.0.0.0", "::")
"""The hosts of a server that listens to its whole network."""
HERE = ("localhost", "127.0.0.1", "::1")
ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody. The system says from which of its own addresses it would send there; nothing is sent."""


def network_address(port: int) -> str:
    """The address of a server on this machine for others in its network; empty if there is no network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unused:
        unused.connect(ELSEWHERE)
        own = unused.getsockname()[0]
        return "" if own in HERE else f"http://{own}:{port}"
    return ""


def invitation_address(request: Request, port: int) -> str:
    """The same for a page that was opened on this machine by a name that no other machine understands."""
    is_here = is_local(address_of(request)) and request.url.hostname in HERE
    return network_address(port) if port and is_here else ""
