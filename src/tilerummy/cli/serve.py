"""`tilerummy serve`: the server, for one laptop or for many machines."""

import gc
import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import translated, typed_command
from tilerummy.cli.place import lock, place, with_place
from tilerummy.hosting.settings import Settings
from tilerummy.language import Translator
from tilerummy.rooms.logs import set_up
from tilerummy.server.network import is_in_network, network_address, network_port
from tilerummy.server.process import (
    MATCHES,
    NotStarted,
    PortTaken,
    Setup,
    address_of,
    listening,
    run,
)
from tilerummy.server.proxies import parse_proxies
from tilerummy.server.public_path import parse_public_path
from tilerummy.server.push_token import parse_contact

LOCAL = "local"
"""Only one process may use a folder, so its node id is fixed: after a kill it owns its rooms again at once."""
LEASE_MS = 600_000
"""Long, because nobody else waits for these leases to end and frequent renewing would be wasted."""

T = TypeVar("T")
MANY = click.IntRange(1, 1_000_000)
PUSH_PACKAGES = ("cryptography", "httpx2")


@translated
@click.option("--host", default="127.0.0.1", envvar="TILERUMMY_HOST", metavar="ADDRESS")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), envvar="TILERUMMY_PORT", metavar="N")
@with_place
@click.option("--redis-url", envvar="TILERUMMY_REDIS_URL", metavar="URL")
@click.option("--trusted-proxies", default="", envvar="TILERUMMY_TRUSTED_PROXIES", metavar="ADDRESSES")
@click.option("--trusted-networks", default="", envvar="TILERUMMY_TRUSTED_NETWORKS", metavar="ADDRESSES")
@click.option("--sockets-per-address", default=200, type=MANY, envvar="TILERUMMY_SOCKETS_PER_ADDRESS", metavar="N")
@click.option("--rooms-per-address", default=60, type=MANY, envvar="TILERUMMY_ROOMS_PER_ADDRESS", metavar="N")
@click.option("--requests-per-address", default=60, type=MANY, envvar="TILERUMMY_REQUESTS_PER_ADDRESS", metavar="N")
@click.option(
    "--keep-closed", default=365, type=click.IntRange(0, 36_500), envvar="TILERUMMY_KEEP_CLOSED", metavar="DAYS"
)
@click.option("--public-path", default="", envvar="TILERUMMY_PUBLIC_PATH", metavar="PATH")
@click.option("--push-contact", default="", envvar="TILERUMMY_PUSH_CONTACT", metavar="ADDRESS")
@click.option("--imprint", default="", envvar="TILERUMMY_IMPRINT", metavar="LINK|FILE")
@click.option("--privacy", default="", envvar="TILERUMMY_PRIVACY", metavar="LINK|FILE")
@click.option("--contact", default="", envvar="TILERUMMY_CONTACT", metavar="LINK|FILE")
@click.option("--offline", default="", envvar="TILERUMMY_OFFLINE", metavar="FOLDER")
@click.option("--pause", default=900, type=click.IntRange(0, 60_000), envvar="TILERUMMY_PAUSE", metavar="MS")
def command(
    tr: Translator,
    host: str,
    port: int,
    data: str | None,
    database_url: str | None,
    redis_url: str | None,
    trusted_proxies: str,
    trusted_networks: str,
    sockets_per_address: int,
    rooms_per_address: int,
    requests_per_address: int,
    keep_closed: int,
    public_path: str,
    push_contact: str,
    imprint: str,
    privacy: str,
    contact: str,
    offline: str,
    pause: int,
) -> int:
    told = {"imprint": imprint, "privacy": privacy, "contact": contact}
    gc.disable()  # until the application is loaded
    set_up()
    with ExitStack() as held:
        held.callback(gc.enable)
        try:
            sock = held.enter_context(listening(host, port))
        except PortTaken:
            raise Refused("serve-port-taken", port=str(port), host=host) from None
        proxies = _read(parse_proxies, trusted_proxies, "serve-proxies-bad")
        networks = _read(parse_proxies, trusted_networks, "serve-proxies-bad")
        path = _read(parse_public_path, public_path, "serve-public-path-bad")
        to_push = _read(parse_contact, push_contact, "serve-push-contact-bad")
        notice = _read_notices(told)
        if to_push and not all(find_spec(package) for package in PUSH_PACKAGES):
            raise Refused("serve-push-needs-package")
        address = address_of(sock, host) + path
        others = network_port(host, sock.getsockname()[1])
        settings = Settings(
            **address_limits(sockets_per_address, rooms_per_address, requests_per_address),
            pause=pause,
            trusted_networks=networks,
            trusted_proxies=proxies,
            public_path=path,
            keep_closed_days=keep_closed,
            push_contact=to_push,
            notice=notice,
            offline_folder=offline,
            network_port=others,
        )
        where, node = place(data, database_url), None
        if isinstance(where, Path):
            mark = lock(where, held)
            mark.truncate(0)
            mark.write(address)
            mark.flush()
            where, node, settings = where / MATCHES, LOCAL, replace(settings, lease=LEASE_MS)

        def accepts(_: object) -> None:
            click.echo(tr.text("cli-serve-started", address=address))
            if others:
                show_network(others, tr, path)

        try:
            if offline:
                _check_engine(offline)
            return run(Setup(where, settings, redis_url, node), sock, accepts)
        except NotStarted as fault:
            raise Refused(fault.code, **fault.params, command=typed_command()) from None
        except ValueError as fault:
            raise Refused("serve-not-started", reason=str(fault).rstrip(".")) from None


def address_limits(sockets: int, rooms: int, requests: int) -> dict[str, Any]:
    """Requests are those per minute that change something. The other rates keep their proportion to them."""
    given, more = Settings(), requests / (60 * Settings().requests_per_second)
    rates = ("requests_per_second", "reads_per_second", "new_connections_per_second")
    bursts = ("requests_burst", "reads_burst", "new_connections_burst")
    return {
        "sockets_per_address": sockets,
        "connections_per_address": max(sockets, given.connections_per_address),
        "rooms_per_address": rooms,
        **{name: getattr(given, name) * more for name in rates},
        **{name: max(1, round(getattr(given, name) * more)) for name in bursts},
    }


def _read(parse: Callable[[str], T], text: str, refusal: str) -> T:
    try:
        return parse(text)
    except ValueError:
        raise Refused(refusal, text=text) from None


def _read_notices(given: dict[str, str]) -> tuple[tuple[str, str, str], ...]:
    """The notices that are not empty. What cannot be read is refused at once, each with its option."""
    read, bad = [], []
    for name, text in given.items():
        try:
            link, content = parse_notice(text)
        except ValueError:
            bad.append(f"--{name} {text}")
        else:
            read += [(name, link, content)] if link or content else []
    if bad:
        raise Refused("serve-notice-bad", text=", ".join(bad))
    return tuple(read)


def _check_engine(folder: str) -> None:
    from tilerummy.server.offline_files import BadFolder, OfflineFiles  # for few servers
    from tilerummy.site.folder import is_current

    if not is_current(Path(folder)):
        raise Refused("serve-offline-old", path=folder, command=typed_command())
    try:
        OfflineFiles(folder)
    except BadFolder as fault:
        raise Refused(fault.code, **fault.params, command=typed_command()) from None


def show_network(port: int, tr: Translator, path: str = "") -> None:
    """Print the address of this machine's server for others in its network."""
    address = network_address(port)
    click.echo(
        tr.text("cli-serve-network", address=address + path)
        if address
        else tr.text("cli-serve-network-unknown", port=str(port))
    )


def show_network_of(address: str, tr: Translator) -> None:
    """Print that of a server that was started before. If it is for its own machine only, print what to do."""
    port = urlsplit(address).port or 80
    if not network_address(port) or is_in_network(port):
        show_network(port, tr)
    else:
        click.echo(tr.text("cli-serve-network-off", address=address))


# What the operator tells everybody: imprint, privacy, contact. Each is an address, or a text from a short file.

LONGEST_LINK, LONGEST_TEXT = 500, 20_000
_LINK = re.compile(r"(https?://|mailto:)[^\s\"'<>]+")
_MAIL = re.compile(r"[^\s@/<>]+@[^\s@/<>]+")


def parse_notice(given: str) -> tuple[str, str]:
    """An address of the web or of mail, or the text in a file; both empty if nothing is given. Raises `ValueError`.

    >>> parse_notice("admin@example.org"), parse_notice("https://example.org/imprint")
    (('mailto:admin@example.org', ''), ('https://example.org/imprint', ''))
    """
    text = given.strip()
    link = f"mailto:{text}" if _MAIL.fullmatch(text) else text
    if len(link) <= LONGEST_LINK and _LINK.fullmatch(link):
        return link, ""
    if not text:
        return "", ""
    try:
        with Path(text).open("rb") as file:
            read = file.read(LONGEST_TEXT + 1)
    except OSError:
        raise ValueError(given) from None
    if len(read) > LONGEST_TEXT or not read.strip():
        raise ValueError(given)
    return "", read.decode("utf-8").strip()  # a UnicodeDecodeError is a ValueError
