"""The settings and limits of a server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Times are milliseconds unless the name says otherwise."""

    pause: int = 900
    """The shortest time for a computer's move, so that people can follow."""
    grace: int = 2000
    """How long after the end of the clock a lay is still accepted, to allow for network delay."""
    gone: int = 120_000
    """A player who has been away for this long may be replaced by a computer, if the others agree."""
    idle: int = 60_000
    """A room without connections is unloaded after this time. It stays in the store."""
    lease: int = 3000
    """How long a lease lasts without renewal. After that the rooms of a dead process are free."""
    renew: int = 750
    """How often leases are renewed and those of other processes checked. A room is taken over within `lease` + `renew`.
    Long leases are renewed less often, 20 times during the lease."""
    rooms_per_address: int = 60
    """New rooms per hour. Local requests are not counted."""
    sockets_per_guest: int = 6
    watchers: int = 200
    """Connections to one room from guests without a seat."""
    watchers_per_address: int = 40
    """The same per address. Local connections are not counted."""
    longest_message: int = 16_384
    """Bytes per message over the socket."""
    longest_body: int = 1_048_576
    """Bytes per request. A long record has about 30,000."""
    messages_per_second: float = 25.0
    burst: int = 60
    judging_per_second: float = 0.25
    """Processor time per second for judging, of one room and of one address. Local addresses are not counted."""
    judging_burst: float = 5.0
    requests_per_second: float = 1.0
    """Requests per address that change something. Local requests are not counted."""
    requests_burst: int = 90
    secure_cookie: bool = False
    """Set this if clients use https and the proxy does not send X-Forwarded-Proto."""
