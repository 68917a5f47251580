"""The address of this machine in its own network, so that people in the same room can join."""

import socket
from contextlib import suppress

from starlette.requests import Request

from tilerummy.hosting.work import is_local
from tilerummy.server.limits import address_of

EVERYWHERE, HERE = ("0.0.0.0", "::"), ("127.0.0.1", "::1", "localhost")
"""The hosts of a server that listens to its whole network, and of one that listens to its own machine."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address for documentation. The system says from which of its addresses it would send there; it sends nothing."""


def network_port(host: str, port: int) -> int | None:
    """The port for others in the network: 0 if the server listens to its own machine, None if nothing is known."""
    return port if host in EVERYWHERE else 0 if host in HERE else None


def network_address(port: int) -> str:
    """The address of a server on this machine for others in its network; empty if the machine's is not known."""
    own = _own_address()
    return f"http://{own}:{port}" if own else ""


def is_in_network(port: int) -> bool:
    """Whether a server on this machine listens to its network at this port."""
    with suppress(OSError), socket.create_connection((_own_address(), port), timeout=1):
        return True
    return False


def _own_address() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unused:
        unused.connect(ELSEWHERE)
        own: str = unused.getsockname()[0]
        return "" if own.startswith("127.") else own
    return ""


def marks_for_links(request: Request, port: int | None) -> str:
    """What a page that was opened on this machine, as localhost, has to know for links to others, as attributes."""
    if port is None or not is_local(address_of(request)):
        return ""
    if port == 0:
        return " data-only-here"
    address = network_address(port)
    return f' data-network="{address}"' if address else ""
