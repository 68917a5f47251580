"""`tilerummy play` in the browser: start a local server, make a room, and open its address."""

import secrets
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING

import click

from tilerummy.cli.clock import NO_CLOCK, ClockChoice
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.typed_command import typed_command
from tilerummy.language import Translator

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from tilerummy.rooms.refusal import Refusal

DEFAULT_PORT = 8000
LOCAL, ANYWHERE = "127.0.0.1", "0.0.0.0"


@dataclass(frozen=True)
class Table:
    """The match to play."""

    edition: str
    name: str
    levels: tuple[str, ...]
    games: int
    hints: bool
    clock: ClockChoice = NO_CLOCK
    youngest: int | None = None


def open_table(table: Table, tr: Translator, *, browser: bool, network: bool = False, data: str | None = None) -> int:
    """Serve until Ctrl-C. If another server already uses the folder, show its address instead.

    With `network` others in the same network reach the server, too.
    """
    _check_name(table.name)
    from tilerummy.cli.network import show_network, show_network_of
    from tilerummy.hosting.settings import Settings
    from tilerummy.rooms.logs import set_up
    from tilerummy.server.network import network_port
    from tilerummy.server.process import (
        MATCHES,
        FolderTaken,
        NotStarted,
        Setup,
        address_of,
        default_folder,
        locked,
        run,
    )

    set_up(quiet=True)
    with ExitStack() as held:
        folder = Path(data) if data else default_folder()
        try:
            mark = held.enter_context(locked(folder))
        except FolderTaken as taken:
            if not taken.address:
                raise
            _show(taken.address, tr, taken.address if browser else None)
            if network:
                show_network_of(taken.address, tr)
            return 0
        host = ANYWHERE if network else LOCAL
        sock = held.enter_context(_any_socket(host))
        address, others = address_of(sock, host), network_port(host, sock.getsockname()[1])
        mark.truncate(0)
        mark.write(address)
        mark.flush()

        def loaded(app: "Starlette") -> None:
            from tilerummy.rooms.rest import ClockWish, NewRoom, SeatWish
            from tilerummy.server.claims import Claim

            computers = (SeatWish(kind="computer", level=level) for level in table.levels)
            wish = NewRoom(
                edition=table.edition,
                games=table.games,
                youngest=table.youngest,
                clock=ClockWish(kind=table.clock.kind, seconds=table.clock.seconds),
                hints=table.hints,
                name=table.name,
                seats=(SeatWish(kind="me"), *computers),
            )
            printed, opened = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
            app.state.claims[printed] = app.state.claims[opened] = Claim(app.state.node, wish, code_for_one=opened)
            _show(f"{address}/claim/{printed}", tr, f"{address}/claim/{opened}" if browser else None)
            if others:
                show_network(others, tr)

        try:
            setup = Setup(folder / MATCHES, Settings(network_port=others), node_id="local")
            return run(setup, sock, loaded=loaded)
        except NotStarted as fault:
            raise Refused(fault.code, **fault.params, command=typed_command()) from None


class _NameRefused(Refused):
    """A name that no room admits."""

    def __init__(self, refusal: "Refusal") -> None:
        super().__init__(refusal.code, **refusal.params)
        self.refusal = refusal

    def text(self, tr: Translator) -> str:
        from tilerummy.rooms.refusals import refusal_text

        return refusal_text(tr, self.refusal)


def _check_name(name: str) -> None:
    from tilerummy.rooms.names import checked_name
    from tilerummy.rooms.refusal import Refusal

    try:
        checked_name(name)
    except Refusal as refusal:
        raise _NameRefused(refusal) from None


def _any_socket(host: str) -> socket:
    from tilerummy.server.process import PortTaken, listening

    try:
        return listening(host, DEFAULT_PORT)
    except PortTaken:
        return listening(host, 0)


def _show(address: str, tr: Translator, opened: str | None) -> None:
    """Print an address, and open this one in the browser."""
    import webbrowser

    click.echo(tr.text("cli-serve-table", address=address))
    if opened is not None:
        webbrowser.open(opened)
