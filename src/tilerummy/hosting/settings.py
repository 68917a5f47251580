"""The settings and limits of a server."""

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network


@dataclass(frozen=True)
class Settings:
    """Times are milliseconds unless the name says otherwise."""

    pause: int = 900
    """The shortest time for a computer's move, so that people can follow."""
    grace: int = 2000
    """How long after the end of the clock a lay is still accepted, to allow for network delay."""
    gone: int = 120_000
    """A player who has been away for this long, and for a whole turn, is absent if the room has a clock of at most one
    hour. A computer may take the seat of an absent player if the others agree."""
    gone_untimed: int = 900_000
    """The same without a clock."""
    turns_missed: int = 2
    """In a room with a longer clock a player is absent after this number of turns in a row that ran out of time."""
    idle: int = 60_000
    """A room without connections is unloaded after this time. It stays in the store."""
    keep_closed_days: int = 365
    """Closed rooms are removed after this number of days; 0 keeps them."""
    lease: int = 3000
    """How long a lease lasts without renewal. After that the rooms of a dead process are free."""
    renew: int = 750
    """How often leases are renewed and those of other processes checked. A room is taken over within `lease` + `renew`.
    Long leases are renewed less often, 20 times during the lease."""
    rooms_per_address: int = 60
    """New rooms per hour. Local requests are not counted."""
    rooms_in_all: int = 5000
    """New rooms per hour of all addresses together, so that a proxy that forwards any address cannot fill the disk."""
    sockets_per_guest: int = 6
    watchers: int = 200
    """Connections to one room from guests without a seat."""
    watchers_per_address: int = 40
    """The same per address. Local connections are not counted."""
    listed_per_address: int = 5
    """Rooms in the list of public rooms."""
    longest_message: int = 16_384
    """Bytes per message over the socket."""
    longest_import: int = 1_048_576
    """Bytes per request that imports a record. A long record has about 30,000."""
    longest_copy: int = 2_400_000
    """Bytes per request with a copy of a room. Signs in JSON within JSON take two bytes or more."""
    longest_body: int = 65_536
    """Bytes of any other request."""
    longest_header: int = 16_384
    """Bytes of the headers and the address of a request."""
    most_headers: int = 100
    slow_request: int = 10_000
    """A request must arrive completely within this time, and the first one must begin within it."""
    slow_reader: int = 30_000
    """A connection that reads nothing of its answer for this time is cut off."""
    connections_per_address: int = 200
    """Open HTTP connections. Those of this machine and of trusted proxies are not counted."""
    new_connections_per_second: float = 20.0
    """New HTTP connections per address. Those of this machine and of trusted proxies are not counted."""
    new_connections_burst: int = 300
    sockets_per_address: int = 200
    """Open WebSockets. Local ones are not counted."""
    sockets_in_all: int = 10_000
    """The same for all addresses together."""
    trusted_networks: tuple[IPv4Network | IPv6Network, ...] = ()
    """An address of these networks is shared by many people, and counts as a hundred addresses."""
    trusted_proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    """The proxies that may name the address of a client in X-Forwarded-For. If there are any, no request is local."""
    messages_per_second: float = 25.0
    burst: int = 60
    work_per_second: float = 0.25
    """Processor time per second of one room and of one address, for each of: judging, hints, computers, and replaying
    stored rooms and imports. Local addresses are not counted."""
    work_burst: float = 5.0
    longest_wait: int = 5000
    """A request that waits longer for its turn, because the server is busy, is refused."""
    requests_per_second: float = 1.0
    """Requests per address that change something. Local requests are not counted."""
    requests_burst: int = 90
    requests_in_all_per_second: float = 100.0
    """The same for all addresses together."""
    requests_in_all_burst: int = 2000
    reads_per_second: float = 20.0
    """Other requests per address, without the files of the page. Local requests are not counted."""
    reads_burst: int = 300
    public_path: str = ""
    """The path under which browsers see the server, without a slash at its end; empty for the root."""
    network_port: int | None = None
    """The port for others in the network: 0 if the server listens to its own machine, None if nothing is known."""
    offline_folder: str = ""
    """A folder with the engine for browsers, as `tilerummy site` writes it. Empty: pages need the server."""
    notice: tuple[tuple[str, str, str], ...] = ()
    """The notice of the operator: `imprint`, `privacy` or `contact`, each with an address or a text."""
    push_contact: str = ""
    """Where push services may reach the operator: mailto: or https:. Empty: no web push."""
    secure_cookie: bool = False
    """Set this if clients use https and the proxy does not send X-Forwarded-Proto."""
