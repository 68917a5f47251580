"""`tilerummy play` in the browser: start a local server, make a room, and open its address."""

import secrets
from contextlib import ExitStack
from pathlib import Path
from socket import socket

import click

from tilerummy.cli.clock import NO_CLOCK, ClockChoice
from tilerummy.cli.error_guard import Refused
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.language import Translator

DEFAULT_PORT = 8000
LOCAL = "127.0.0.1"


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


def open_table(table: Table, tr: Translator, *, browser: bool, data: str | None = None) -> int:
    """Serve until Ctrl-C. If another server already uses the folder, show its address instead."""
    from tilerummy.rooms.logs import set_up
    from tilerummy.server.app import make_app
    from tilerummy.server.process import MATCHES, FolderTaken, NotStarted, address_of, default_folder, locked, run

    set_up(quiet=True)
    with ExitStack() as held:
        folder = Path(data) if data else default_folder()
        try:
            mark = held.enter_context(locked(folder))
        except FolderTaken as taken:
            if not taken.address:
                raise
            _show(taken.address, tr, browser=browser)
            return 0
        sock = held.enter_context(_any_socket())
        address = address_of(sock, LOCAL)
        mark.truncate(0)
        mark.write(address)
        mark.flush()
        app = make_app(folder / MATCHES, node_id="local")

        async def started() -> None:
            await app.state.node.rooms.load()
            from tilerummy.hosting.lobby import open_room
            from tilerummy.rooms.rest import ClockWish, NewRoom, SeatWish

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
            room, token = await open_room(app.state.node, wish)
            code = secrets.token_urlsafe(16)
            app.state.claims[code] = (token, room.id)
            _show(f"{address}/claim/{code}", tr, browser=browser)

        try:
            return run(app, sock, started)
        except NotStarted as fault:
            raise Refused(fault.code, **fault.params) from None


def _any_socket() -> socket:
    from tilerummy.server.process import PortTaken, listening

    try:
        return listening(LOCAL, DEFAULT_PORT)
    except PortTaken:
        return listening(LOCAL, 0)


def _show(address: str, tr: Translator, *, browser: bool) -> None:
    import webbrowser

    click.echo(tr.text("cli-serve-table", address=address))
    if browser:
        webbrowser.open(address)
