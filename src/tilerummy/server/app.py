"""The ASGI application: the REST API, sockets, the page, and operation. `process` loads and starts it."""

import asyncio
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tilerummy import __version__
from tilerummy.answers import lessons
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import is_local
from tilerummy.server import background, gc_policy
from tilerummy.server.api import Api, limits_of
from tilerummy.server.bus import Bus
from tilerummy.server.error_answers import add_errors
from tilerummy.server.fair_share import FairShare
from tilerummy.server.limits import address_of
from tilerummy.server.measuring import Measured
from tilerummy.server.network import marks_for_links
from tilerummy.server.node import Node
from tilerummy.server.offline_files import OfflineFiles, photo_file
from tilerummy.server.page import Guard, asset, index, page_files, with_guest_cookie
from tilerummy.server.proxies import ClientAddress
from tilerummy.server.public_path import PublicPath
from tilerummy.server.sessions import set_cookie, token_of
from tilerummy.server.sockets import serve_prepared, serve_socket
from tilerummy.store import Store

if TYPE_CHECKING:
    from tilerummy.hosting.lobby import Claim

COMPRESSION = 4
"""Higher levels of gzip take several times as long and save little."""


async def start(
    store: Store, settings: Settings, bus: Bus, node_id: str | None, folder: Path | None, fair_share: FairShare
) -> Starlette:
    """The server over a store and a bus that are open. Raises `CodedError` if it cannot start."""
    node = Node(store, settings, bus, node_id, folder, fair_share)
    app = make_app(node)
    await node.start()
    background.start(node)
    node.spawn(gc_policy.collect_when_due(node))
    node.spawn(asyncio.to_thread(load_the_rest))
    return app


def load_the_rest() -> None:
    """Load what only some requests need, in a thread: the first of them would stop the event loop for it."""
    for name in ("rooms.hints", "answers.puzzles", "answers.lab", "answers.review_report"):
        import_module(f"tilerummy.{name}")


def make_app(node: Node) -> Starlette:
    """The application of a node, which need not have been started yet."""
    settings = node.settings
    longest, questions = limits_of(settings)
    middleware = [  # the first one runs first
        Middleware(PublicPath, path=settings.public_path),
        Middleware(Measured, metrics=node.metrics),
        Middleware(ClientAddress, trusted=settings.trusted_proxies, shared=settings.trusted_networks),
        Middleware(
            Guard,
            settings=settings,
            fair_share=node.fair_share,
            bans=node.bans,
            longest=longest,
            questions=questions,
        ),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=COMPRESSION),
    ]
    routes = [*Api(node).routes, *_operation(node), *_sockets(node), *_page(node)]
    app = Starlette(routes=routes, middleware=middleware)
    app.state.node, app.state.claims = node, {}
    add_errors(app)
    return app


def _operation(node: Node) -> list[BaseRoute]:
    async def health(_: Request) -> Response:
        return JSONResponse({"status": "ok", "version": __version__})

    async def ready(_: Request) -> Response:
        is_ready = await node.health.is_ready()
        if is_ready:
            return JSONResponse({"status": "ready", "rooms": node.health.rooms, "bus": node.bus.connected})
        reason = node.health.reason.partition(":")[0]  # the rest may name the database, and is in the log
        return JSONResponse({"status": "not-ready", "reason": reason, "rooms": 0, "bus": node.bus.connected}, 503)

    async def metrics(_: Request) -> Response:
        await node.health.is_ready()
        background.measure(node)
        return PlainTextResponse(node.metrics.text(), media_type="text/plain; version=0.0.4")

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]


def _sockets(node: Node) -> list[BaseRoute]:
    async def room(socket: WebSocket) -> None:
        await serve_socket(node, socket, socket.path_params["room"])

    async def lesson(socket: WebSocket) -> None:
        await serve_prepared(node, socket, lessons.prepared(socket.path_params["key"]), socket.path_params["step"])

    async def puzzle(socket: WebSocket) -> None:
        from tilerummy.answers import puzzles  # loads the solver and the computers

        await serve_prepared(node, socket, puzzles.prepared(socket.path_params["key"]), socket.path_params["step"])

    return [
        WebSocketRoute("/ws/v1/rooms/{room}", room),
        WebSocketRoute("/ws/v1/lesson/{key}/{step:int}", lesson),
        WebSocketRoute("/ws/v1/puzzle/{key}/{step:int}", puzzle),
    ]


def _page(node: Node) -> list[BaseRoute]:
    names, offline = page_files(), OfflineFiles(node.settings.offline_folder)
    public_path = node.settings.public_path

    async def claim(request: Request) -> Response:
        """Hand a seat over from the command line to a browser on the same machine."""
        claims: dict[str, Claim] = request.app.state.claims
        code = request.path_params["code"]
        promised = claims.get(code) if is_local(address_of(request)) else None
        if promised is None:
            return RedirectResponse(f"{public_path}/", 303)
        if request.method != "GET":  # nobody has opened it
            raise HTTPException(405)
        if code == promised.code_for_one:
            del claims[code]
        token = await promised.opened_by(token_of(request))
        answer = RedirectResponse(f"{public_path}/t/{promised.room}", 303)
        set_cookie(answer, token, request)
        return answer

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("ws/"):
            if "sec-websocket-key" in request.headers:
                node.warn_once("socket without an upgrade", help="let the proxy pass on Upgrade and Connection")
            raise HTTPException(404)
        response = await asset(path, names, request)
        if response is None and "." in path.rpartition("/")[2]:
            response = await offline.answer(path, request) or await photo_file(path, request)
            if response is None and "text/html" not in request.headers.get("accept", ""):
                raise HTTPException(404)  # a file that is not there, and no address that somebody has typed
        if response is not None:
            return response
        marks = marks_for_links(request, node.settings.network_port)
        marks += " data-notice" if node.settings.notice else ""
        return with_guest_cookie(request, index(public_path, marks), node.issued)

    return [Route("/claim/{code}", claim), Route("/{path:path}", page)]
