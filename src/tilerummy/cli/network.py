"""What `play` and `serve` say about the network of this machine."""

from urllib.parse import urlsplit

import click

from tilerummy.language import Translator
from tilerummy.server.network import is_in_network, network_address


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
