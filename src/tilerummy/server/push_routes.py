"""The routes of push messages: browsers leave their addresses, and ask what to show when a message arrives.

A browser names the address of its push service, so anybody can name any address. The list of services keeps the server
from being used to reach other machines.
"""

import re
from typing import Any
from urllib.parse import urlsplit

from tilerummy.engine.record import COMPUTER
from tilerummy.hosting.lobby import MOST_LISTED
from tilerummy.rooms import rest
from tilerummy.rooms.names import seat_names
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room_listing import info_of_row
from tilerummy.rooms.words import translator_for
from tilerummy.routes.request import Query, Request, Route
from tilerummy.server.node import Node
from tilerummy.server.operator_routes import node_of
from tilerummy.store import RoomRow

SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""The hosts of the push services of browsers. With a dot in front: every host below this name."""
LONGEST_ENDPOINT = 1000
_HOST = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+")


def checked_endpoint(text: str) -> str:
    """The address at a known push service, in its usual form. Raises `ValueError`."""
    if len(text) <= LONGEST_ENDPOINT and text.isascii() and text.isprintable() and " " not in text:
        parts = urlsplit(text)
        host = parts.hostname or ""
        known = any(host == each or (each[0] == "." and host.endswith(each)) for each in SERVICES)
        usual = parts.scheme == "https" and parts.netloc.lower() in (host, f"{host}:443") and len(parts.path) > 1
        if known and usual and _HOST.fullmatch(host):
            return parts._replace(netloc=host, fragment="").geturl()
    raise ValueError("not the address of a push service")


def news(rows: list[RoomRow], guest: str, language: str) -> rest.PushNews:
    """What the browser shows: the rooms in which this guest is to move. `rows` are the rooms of the guest."""
    tr = translator_for(language)
    turns = [info for info in (info_of_row(row, guest, tr) for row in rows) if _is_my_turn(info)]
    if not turns:
        return rest.PushNews(title="tilerummy", text=tr.text("server-push-nothing"), room=None)
    first = turns[0]
    names = seat_names([seat.name if seat.level is None else COMPUTER + seat.level for seat in first.seats], tr)
    others = tr.list_of(name for at, name in enumerate(names) if at != first.you)
    text = tr.text("server-push-table", names=others)
    return rest.PushNews(title=tr.text("server-push-turn", count=len(turns)), text=text, room=first.id)


def _is_my_turn(info: rest.RoomInfo) -> bool:
    return info.stage == "playing" and info.you is not None and info.turn == info.you and not info.here


async def add_browser(request: Request[rest.PushBrowser]) -> None:
    """Tell this browser when its guest is to move. The guest must have a seat somewhere."""
    guest, node, endpoint = request.guest, _pushing(request), _endpoint(request.given)
    if guest is None or not await node.store.rooms_of(guest, 1):
        raise Refusal("not-seated", status=403)
    await node.store.add_push_address(guest, endpoint, request.words.language, node.now())


async def forget_browser(request: Request[rest.PushBrowser]) -> None:
    """Tell this browser nothing any more."""
    guest, node, endpoint = request.guest, _pushing(request), _endpoint(request.given)
    if guest is not None:
        await node.store.remove_push_address(endpoint, guest)


async def push_news(request: Request[Query]) -> rest.PushNews:
    """What to show to this guest, in the language of the page that asked for messages."""
    node, guest = node_of(request), request.guest
    rows = await node.store.rooms_of(guest, MOST_LISTED) if guest is not None else []
    language = await node.push.language(guest or "") or request.words.language
    return news(rows, guest or "-", language)


PUSH_ROUTES: tuple[Route[Any], ...] = (
    Route("POST", "/push/browsers", add_browser, rest.PushBrowser, status=204),
    Route("POST", "/push/forget", forget_browser, rest.PushBrowser, status=204),
    Route("GET", "/push/news", push_news, Query, rest.PushNews),
)


def _pushing(request: Request[Any]) -> Node:
    node = node_of(request)
    if node.push.key is None:
        raise Refusal("push-off", status=404)
    return node


def _endpoint(given: rest.PushBrowser) -> str:
    try:
        return checked_endpoint(given.endpoint)
    except ValueError:
        raise Refusal("push-address", status=422) from None
