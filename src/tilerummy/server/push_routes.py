"""The REST routes of web push: the key, the addresses of browsers, and what there is to say."""

from fastapi import APIRouter, Request

from tilerummy.rooms import rest
from tilerummy.rooms.refusal import Refusal
from tilerummy.server.error_answers import words_of
from tilerummy.server.listing import MOST_LISTED
from tilerummy.server.lobby import Language, node_of, problems
from tilerummy.server.node import Node
from tilerummy.server.push_address import checked_endpoint
from tilerummy.server.push_news import news
from tilerummy.server.sessions import guest_of

router = APIRouter(prefix="/api/v1", responses=problems)


@router.get("/push")
async def push_key(request: Request) -> rest.PushInfo:
    """Whether this server tells browsers about turns, and its public key."""
    return rest.PushInfo(key=node_of(request).push.key)


@router.post("/push/browsers", status_code=204)
async def add_browser(request: Request, given: rest.PushBrowser, lang: Language = None) -> None:
    """Tell this browser when its guest is to move. The guest must have a seat somewhere."""
    guest, node, endpoint = guest_of(request), _pushing(request), _endpoint(given)
    if guest is None or not await node.store.rooms_of(guest, 1):
        raise Refusal("not-seated", status=403)
    await node.store.add_push_address(guest, endpoint, words_of(request).language, node.now())


@router.post("/push/forget", status_code=204)
async def forget_browser(request: Request, given: rest.PushBrowser, lang: Language = None) -> None:
    """Tell this browser nothing any more."""
    guest, node, endpoint = guest_of(request), _pushing(request), _endpoint(given)
    if guest is not None:
        await node.store.remove_push_address(endpoint, guest)


@router.get("/push/news")
async def push_news(request: Request, lang: Language = None) -> rest.PushNews:
    """What to show to this guest, in the language of the page that asked for messages."""
    node, guest = node_of(request), guest_of(request)
    rows = await node.store.rooms_of(guest, MOST_LISTED) if guest is not None else []
    language = await node.push.language(guest or "") or words_of(request).language
    return news(rows, guest or "-", language)


def _pushing(request: Request) -> Node:
    node = node_of(request)
    if node.push.key is None:
        raise Refusal("push-off", status=404)
    return node


def _endpoint(given: rest.PushBrowser) -> str:
    try:
        return checked_endpoint(given.endpoint)
    except ValueError:
        raise Refusal("push-address", status=422) from None
