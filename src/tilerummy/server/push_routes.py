"""The routes of web push, which only a server has: the addresses of browsers, and what there is to say."""

from typing import Any

from tilerummy.hosting.lobby import MOST_LISTED
from tilerummy.rooms import rest
from tilerummy.rooms.refusal import Refusal
from tilerummy.routes.request import Query, Request, Route
from tilerummy.server.node import Node
from tilerummy.server.push_address import checked_endpoint
from tilerummy.server.push_news import news


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
    node, guest = _node(request), request.guest
    rows = await node.store.rooms_of(guest, MOST_LISTED) if guest is not None else []
    language = await node.push.language(guest or "") or request.words.language
    return news(rows, guest or "-", language)


PUSH_ROUTES: tuple[Route[Any], ...] = (
    Route("POST", "/push/browsers", add_browser, rest.PushBrowser, status=204),
    Route("POST", "/push/forget", forget_browser, rest.PushBrowser, status=204),
    Route("GET", "/push/news", push_news, Query, rest.PushNews),
)


def _node(request: Request[Any]) -> Node:
    assert isinstance(request.node, Node)
    return request.node


def _pushing(request: Request[Any]) -> Node:
    node = _node(request)
    if node.push.key is None:
        raise Refusal("push-off", status=404)
    return node


def _endpoint(given: rest.PushBrowser) -> str:
    try:
        return checked_endpoint(given.endpoint)
    except ValueError:
        raise Refusal("push-address", status=422) from None
