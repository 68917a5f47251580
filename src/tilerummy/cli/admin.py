"""`tilerummy admin`: what the operator of a running server does. The key is in the store, so nothing is typed."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from http.client import HTTPException
from itertools import islice
from pathlib import Path
from ssl import SSLCertVerificationError
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.output import print_json, show, table, text
from tilerummy.cli.place import opened, place, with_place
from tilerummy.engine.record import COMPUTER
from tilerummy.hosting.guests import new_token
from tilerummy.language import Translator
from tilerummy.rooms.names import seat_names
from tilerummy.server.bans import time_text
from tilerummy.server.process import MATCHES, FolderTaken, locked

API, PATIENCE_S = "/api/v1/admin", 30
UNITS = {"m": 60, "h": 3600, "d": 86400}
Answer = dict[str, Any]
ANSWERS = {"room": {"id", "seats", "present"}, "ban": {"bans"}, "bans": {"bans"}, "unban": {"bans"}}
"""What the answers have, if they come from a server."""


@translated
@click.argument(
    "operation",
    type=click.Choice(["rooms", "room", "close", "delete", "rename", "ban", "bans", "unban"]),
    metavar="OPERATION",
)
@click.argument("what", nargs=-1, metavar="[WHAT]…")
@click.option("--open", "stage", flag_value="open")
@click.option("--finished", "stage", flag_value="finished")
@click.option("--idle", default="0m", metavar="TIME")
@click.option("--name", default="", metavar="TEXT")
@click.option("--host", default="", metavar="TEXT")
@click.option("--most", default=50, type=click.IntRange(1, 10_000), metavar="N")
@click.option("--reason", default="", metavar="TEXT")
@click.option("--for", "lasts", default="1d", metavar="TIME")
@click.option("--yes", is_flag=True)
@click.option("--url", envvar="TILERUMMY_URL", metavar="URL")
@with_place
@json_option
def command(
    tr: Translator,
    operation: str,
    what: tuple[str, ...],
    stage: str | None,
    idle: str,
    name: str,
    host: str,
    most: int,
    reason: str,
    lasts: str,
    yes: bool,
    url: str | None,
    data: str | None,
    database_url: str | None,
    as_json: bool,
) -> int:
    fewest, largest = {"rooms": (0, 0), "bans": (0, 0), "rename": (2, 3)}.get(operation, (1, 1))
    if not fewest <= len(what) <= largest:
        raise Refused("admin-what", operation=operation)
    room = f"/rooms/{quote(what[0], safe='')}" if what else ""
    filters = {"stage": stage or "any", "idle": _seconds(idle), "name": name, "host": host}
    requests: dict[str, Callable[[], tuple[str, str, Answer | None]]] = {
        "room": lambda: ("GET", room, None),
        "close": lambda: ("POST", f"{room}/close", {"text": reason}),
        "delete": lambda: ("DELETE", room, None),
        "rename": lambda: ("POST", f"{room}/rename", {"seat": _seat(what[1]), "name": what[2] if what[2:] else None}),
        "ban": lambda: ("POST", "/bans", {"network": what[0], "seconds": _seconds(lasts)}),
        "bans": lambda: ("GET", "/bans", None),
        "unban": lambda: ("POST", "/unban", {"network": what[0]}),
    }
    request = requests[operation]() if operation in requests else None
    if operation == "delete" and not yes:
        click.confirm(tr.text("cli-admin-delete-sure", room=what[0]), abort=True)
    server = _Server(place(data, database_url), url, tr.language)
    if request is None:
        rooms = list(islice(server.rooms(filters), most))
        print_json({"rooms": rooms}) if as_json else _show_rooms(rooms, tr)
        return 0
    answer = server.ask(*request)
    if not answer.keys() >= ANSWERS.get(operation, set()):
        raise Refused("admin-no-server", address=server.address)
    if as_json:
        print_json(answer)
    elif operation == "room":
        _show_room(answer, tr)
    elif "bans" in answer:
        _show_bans(answer["bans"], tr)
    else:
        print(tr.text(f"cli-admin-done-{operation}", room=what[0]))
    return 0


def _seconds(given: str) -> int:
    """A time such as `30m`, `2h` or `7d`."""
    found = re.fullmatch(r"([0-9]{1,6})([mhd])", given.strip())
    if found is None:
        raise Refused("admin-time-bad", text=given)
    return int(found[1]) * UNITS[found[2]]


def _seat(given: str) -> int:
    if not re.fullmatch("[1-8]", given):
        raise Refused("admin-seat-bad", text=given)
    return int(given) - 1


class _NoRedirect(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        """The key goes to nobody else."""


class _Server:
    def __init__(self, where: str | Path, url: str | None, language: str) -> None:
        self.address, self.language = (url or _address(where)).rstrip("/"), language
        if not re.match("https?://[^/]", self.address, re.IGNORECASE):
            raise Refused("admin-url-bad", address=self.address)
        self.key = asyncio.run(_key(where))
        self.opener = build_opener(ProxyHandler({}), _NoRedirect)

    def rooms(self, filters: Answer) -> Iterator[Answer]:
        """Page by page, as many as are taken."""
        page: str | None = ""
        while page is not None:
            answer = self.ask("GET", "/rooms?" + urlencode({**filters, **({"page": page} if page else {})}))
            if not answer.keys() >= {"rooms", "next"}:
                raise Refused("admin-no-server", address=self.address)
            yield from answer["rooms"]
            page = answer["next"]

    def ask(self, method: str, path: str, body: Answer | None = None) -> Answer:
        separator = "&" if "?" in path else "?"
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        try:
            address = f"{self.address}{API}{path}{separator}lang={self.language}"
            sent = Request(address, None if body is None else json.dumps(body).encode(), headers, method=method)
            with self.opener.open(sent, timeout=PATIENCE_S) as answer:
                return dict(json.loads(answer.read() or b"{}"))
        except HTTPError as refusal:
            with refusal:
                reason = _reason(refusal)
            if reason is None:
                raise Refused("admin-not-a-server", address=self.address, status=str(refusal.code)) from None
            raise Refused("admin-refused", reason=reason) from None
        except (URLError, HTTPException, OSError, ValueError) as fault:
            if isinstance(getattr(fault, "reason", None), SSLCertVerificationError):
                raise Refused("admin-certificate", address=self.address) from None
            raise Refused("admin-no-server", address=self.address) from None


def _reason(refusal: HTTPError) -> str | None:
    """In the server's words. None if it is no answer of a server, but for example of a proxy."""
    try:
        return str(json.loads(refusal.read())["text"])
    except (ValueError, LookupError, TypeError):
        return None


def _address(where: str | Path) -> str:
    """A server writes its address into the folder that it locks. The key goes nowhere if no server holds the lock.

    Processes with PostgreSQL must be named: another program could listen at a guessed port and get the key.
    """
    if not isinstance(where, Path):
        raise Refused("admin-url-needed")
    try:
        if (where / MATCHES).exists():
            with locked(where):
                pass
    except FolderTaken as taken:
        if taken.address:
            return taken.address
        raise Refused("admin-no-server", address=where) from None  # a server that starts, or a backup that is read
    raise Refused("admin-no-server-folder", path=where)


async def _key(where: str | Path) -> str:
    async with opened(where / MATCHES if isinstance(where, Path) else where) as store:
        return await store.admin_key(new_token())


# Output


def _names(room: Answer, tr: Translator) -> tuple[str, ...]:
    return seat_names([COMPUTER + seat["level"] if seat["level"] else seat["name"] for seat in room["seats"]], tr)


def _show_rooms(rooms: list[Answer], tr: Translator) -> None:
    if not rooms:
        print(tr.text("cli-admin-no-rooms"))
        return
    lines = table(*(tr.text(f"cli-admin-{each}") for each in ("table", "stage", "changed", "people")))
    for room in rooms:
        names = ", ".join(name for name in _names(room, tr) if name)
        lines.add_row(room["id"], tr.text(f"web-stage-{room['stage']}"), time_text(room["touched"]), names)
    show(lines)


def _show_room(room: Answer, tr: Translator) -> None:
    stage = tr.text(f"web-stage-{room['stage']}")
    show(text(f"{room['id']}  {room['title']}  ({stage})"))
    times = {"created": time_text(room["created"]), "touched": time_text(room["touched"])}
    show(text(tr.text("cli-admin-times", **times)))
    lines = table(*(tr.text(f"cli-admin-{each}") for each in ("seat", "person", "addresses")))
    for seat, name in [*enumerate(_names(room, tr)), (None, tr.text("cli-admin-watching"))]:
        there = ", ".join(sorted({each["address"] for each in room["present"] if each["seat"] == seat}))
        if seat is not None or there:
            lines.add_row("" if seat is None else str(seat + 1), name, there)
    show(lines)


def _show_bans(bans: list[Answer], tr: Translator) -> None:
    if not bans:
        print(tr.text("cli-admin-no-bans"))
    for ban in bans:
        print(tr.text("cli-admin-ban", network=ban["network"], until=time_text(ban["until"])))
