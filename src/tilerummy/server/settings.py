"""What whoever runs the server can choose, and the limits it keeps."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Times are milliseconds unless the name says otherwise."""

    pause: int = 900
    """A computer's move appears no sooner than this after the last one, so that people can follow."""
    grace: int = 2000
    """How long after the clock's end a lay is still taken, for the network's sake."""
    gone: int = 120_000
    """Somebody away for so long may be replaced by a computer, if the others agree."""
    idle: int = 60_000
    """A room that nobody looks at is forgotten after so long; the store has it."""
    lease: int = 3000
    """How long a process owns a room without renewing: a dead owner's rooms are free after that."""
    renew: int = 750
    """How often leases are renewed, and those of others looked at: a room is taken over within both times together.
    Long leases are renewed less often, twenty times before they end."""
    rooms_per_address: int = 60
    """New rooms an hour; those on this machine itself are not counted."""
    sockets_per_guest: int = 6
    watchers: int = 200
    """Connections to one room of those who have no seat there."""
    watchers_per_address: int = 40
    """The same from one address; those on this machine itself are not counted."""
    longest_message: int = 16_384
    """Bytes of one message over the socket."""
    longest_body: int = 1_048_576
    """Bytes of one request; a long record is some 30,000."""
    messages_per_second: float = 25.0
    burst: int = 60
    orders_per_second: float = 1.0
    """Requests of one address that change something; those on this machine itself are not counted."""
    orders_burst: int = 90
    secure_cookie: bool = False
    """Set where people come over https and the proxy in front does not say so."""
