"""The ASGI application: routes, error responses and lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tilerummy import __version__
from tilerummy.engine.errors import TilerummyError
from tilerummy.hosting.problems import problem_of, unreadable_body
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Refusal
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.server import (
    background,
    bus,
    lab_routes,
    lesson_routes,
    lobby,
    photo_routes,
    push_routes,
    puzzle_routes,
    review_routes,
    rules_routes,
    score_routes,
)
from tilerummy.server.limits import RoomsPerAddress
from tilerummy.server.listing import PublicRooms
from tilerummy.server.node import Node
from tilerummy.server.offline_files import OfflineFiles
from tilerummy.server.page import Guard, asset, index, page_files, with_guest_cookie
from tilerummy.server.photo_files import photo_file
from tilerummy.server.proxies import ClientAddress
from tilerummy.server.public_path import PublicPath
from tilerummy.server.reviews import Reviews
from tilerummy.server.sessions import set_cookie
from tilerummy.server.sockets import serve_socket
from tilerummy.store import Unavailable, connect

ROUTES = (
    lobby,
    push_routes,
    review_routes,
    lab_routes,
    photo_routes,
    lesson_routes,
    puzzle_routes,
    rules_routes,
    score_routes,
)
"""The modules with REST routes. FastAPI's `include_router` would analyse each route a second time."""
COMPRESSION = 4
"""Higher levels of gzip take several times as long and save little."""


def make_app(
    database: str | Path, settings: Settings | None = None, *, redis_url: str | None = None, node_id: str | None = None
) -> FastAPI:
    """The server over a database: a file for one process, PostgreSQL (with Valkey) for several."""
    settings = settings or Settings()
    offline = OfflineFiles(settings.offline_folder)
    node = Node(connect(database), settings, bus.connect(redis_url), node_id)
    if isinstance(database, Path):
        node.health.folder = database.parent

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await node.start()
        background.start(node)
        try:
            yield
        finally:
            await node.stop()

    app = FastAPI(
        title="tilerummy",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        servers=[{"url": settings.public_path}] if settings.public_path else None,
    )
    app.state.node = node
    app.state.rooms_per_address = RoomsPerAddress(settings.rooms_per_address, settings.rooms_in_all)
    app.state.public_rooms = PublicRooms(node.store, settings.listed_per_address)
    app.state.claims = {}
    app.state.reviews = Reviews(node.budgets)
    _add_errors(app)
    for module in ROUTES:
        app.router.routes.extend(module.router.routes)
    _add_operation(app, node)
    _add_page(app, node, offline)

    def refuse(request: Request, code: str, status: int) -> Response:
        return _problem(request, Refusal(code, status=status))

    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=COMPRESSION)
    app.add_middleware(Guard, settings=settings, fair_share=node.fair_share, refuse=refuse)
    app.add_middleware(ClientAddress, trusted=settings.trusted_proxies)
    app.add_middleware(PublicPath, path=settings.public_path)  # the last one runs first
    return app


# Errors


def _problem(request: Request, fault: Exception) -> JSONResponse:
    status, problem = problem_of(fault, lobby.words_of(request), request.url.path)
    return JSONResponse(problem.model_dump(), status)


def _add_errors(app: FastAPI) -> None:
    for kind in (Refusal, TilerummyError, NoSuchRoom, Unavailable, Exception):

        @app.exception_handler(kind)
        async def failed(request: Request, fault: Exception) -> JSONResponse:
            return _problem(request, fault)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, fault: RequestValidationError) -> JSONResponse:
        place = ".".join(str(part) for part in fault.errors()[0]["loc"]) if fault.errors() else ""
        return _problem(request, unreadable_body(place))

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, fault: HTTPException) -> JSONResponse:
        code = {404: "not-found", 405: "method", 413: "body-too-long"}.get(fault.status_code, "request")
        answer = _problem(request, Refusal(code, status=fault.status_code))
        answer.headers.update(fault.headers or {})
        return answer


# Operation


def _add_operation(app: FastAPI, node: Node) -> None:
    @app.get("/health", include_in_schema=False)
    async def health() -> rest.Health:
        return rest.Health(status="ok", version=__version__)

    @app.get("/ready", include_in_schema=False)
    async def ready(response: Response) -> rest.Readiness:
        if await node.health.is_ready():
            return rest.Readiness(status="ready", rooms=node.health.rooms, bus=node.bus.connected)
        response.status_code = 503
        return rest.Readiness(status="not-ready", rooms=0, bus=node.bus.connected)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> PlainTextResponse:
        background.measure_queues(node)
        return PlainTextResponse(node.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.websocket("/ws/v1/rooms/{room}")
    async def socket(websocket: WebSocket, room: str) -> None:
        await serve_socket(node, websocket, room)

    @app.websocket("/ws/v1/lesson/{key}/{step}")
    async def learning(websocket: WebSocket, key: str, step: int) -> None:
        await lesson_routes.serve_lesson(node, websocket, key, step)

    @app.websocket("/ws/v1/puzzle/{key}/{step}")
    async def puzzle(websocket: WebSocket, key: str, step: int) -> None:
        await puzzle_routes.serve_puzzle(node, websocket, key, step)


# The page


def _add_page(app: FastAPI, node: Node, offline: OfflineFiles) -> None:
    names = page_files()
    public_path = node.settings.public_path

    @app.get("/claim/{code}", include_in_schema=False)
    async def claim(request: Request, code: str) -> Response:
        """Hand a seat over from the command line to the browser, once. After that the code only leads to the table."""
        claims: dict[str, tuple[str, str]] = request.app.state.claims
        if code not in claims:
            return RedirectResponse(f"{public_path}/", 303)
        token, room = claims[code]
        answer = RedirectResponse(f"{public_path}/t/{room}", 303)
        if token:
            set_cookie(answer, token, request)
            claims[code] = ("", room)
        return answer

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        found = asset(path, names, request) or photo_file(path, request) or offline.answer(path, request)
        if found is not None:
            return found
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        return with_guest_cookie(request, index(public_path), node.issued)
