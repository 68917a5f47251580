"""`tilerummy play` in the browser: start a local server, make a room, and open its address."""

import secrets
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from socket import socket

import click
from starlette.applications import Starlette

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import typed_command
from tilerummy.cli.inputs import ClockChoice
from tilerummy.cli.serve import show_network, show_network_of
from tilerummy.engine.match import RunningMatch
from tilerummy.engine.record import COMPUTER
from tilerummy.hosting.lobby import Claim
from tilerummy.hosting.settings import Settings
from tilerummy.language import Translator
from tilerummy.rooms.logs import set_up
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.refusals import Refusal, refusal_text
from tilerummy.rooms.rest import ClockWish, NewRoom, SeatWish
from tilerummy.server.network import network_port
from tilerummy.server.process import (
    MATCHES,
    FolderTaken,
    NotStarted,
    PortTaken,
    Setup,
    address_of,
    default_folder,
    listening,
    locked,
    run,
)

DEFAULT_PORT = 8000
LOCAL, ANYWHERE = "127.0.0.1", "0.0.0.0"


def new_room(saved: RunningMatch, clock: ClockChoice, youngest: int | None, *, hints: bool) -> NewRoom:
    """The same match as in the terminal; the person sits first."""
    name, *computers = saved.match.names
    levels = (computer.removeprefix(COMPUTER) for computer in computers)
    return NewRoom(
        edition=str(saved.match.edition),
        games=saved.match.length,
        youngest=youngest,
        clock=ClockWish(kind=clock.kind, seconds=clock.seconds),
        hints=hints,
        name=name,
        seats=(SeatWish(kind="me"), *(SeatWish(kind="computer", level=level) for level in levels)),
    )


def open_table(wish: NewRoom, tr: Translator, *, browser: bool, network: bool = False, data: str | None = None) -> int:
    """Serve until Ctrl-C. If another server already uses the folder, show its address instead.

    With `network` others in the same network reach the server, too.
    """
    try:
        checked_name(wish.name)
    except Refusal as refusal:
        raise _NameRefused(refusal) from None
    set_up(quiet=True)
    with ExitStack() as held:
        folder = Path(data) if data else default_folder()
        try:
            mark = held.enter_context(locked(folder))
        except FolderTaken as taken:
            if not taken.address:
                raise
            _show("cli-serve-running", taken.address, tr, taken.address if browser else None)
            if network:
                show_network_of(taken.address, tr)
            return 0
        host = ANYWHERE if network else LOCAL
        sock = held.enter_context(_any_socket(host))
        address, others = address_of(sock, host), network_port(host, sock.getsockname()[1])
        mark.truncate(0)
        mark.write(address)
        mark.flush()

        def accepts(app: Starlette) -> None:
            typed, opened = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
            app.state.claims[typed] = app.state.claims[opened] = Claim(app.state.node, wish, code_for_one=opened)
            _show("cli-serve-table", f"{address}/claim/{typed}", tr, f"{address}/claim/{opened}" if browser else None)
            if others:
                show_network(others, tr)
            click.echo(tr.text("cli-serve-stop"))

        try:
            setup = Setup(folder / MATCHES, Settings(network_port=others), node_id="local")
            return run(setup, sock, accepts)
        except NotStarted as fault:
            raise Refused(fault.code, **fault.params, command=typed_command()) from None


class _NameRefused(Refused):
    """A name that no room admits."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)
        self.refusal = refusal

    def text(self, tr: Translator) -> str:
        return refusal_text(tr, self.refusal)


def _any_socket(host: str) -> socket:
    try:
        return listening(host, DEFAULT_PORT)
    except PortTaken:
        return listening(host, 0)


def _show(message_id: str, address: str, tr: Translator, opened: str | None) -> None:
    """Print a message with an address, and open this one in the browser."""
    click.echo(tr.text(message_id, address=address))
    if opened is not None:
        webbrowser.open(opened)
