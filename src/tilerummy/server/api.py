"""The REST API as an application of its own, which the server loads late."""

from typing import TYPE_CHECKING

from starlette.datastructures import State
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send

from tilerummy.server.late import Late

if TYPE_CHECKING:
    from fastapi import FastAPI

PATH = "/api/"


class LateApi(Late[ASGIApp], BaseRoute):
    """The route of everything under `/api/`."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.FULL if scope["type"] == "http" and scope["path"].startswith(PATH) else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (await self.load())(scope, receive, send)


def make_api(version: str, public_path: str = "", state: State | None = None) -> "FastAPI":
    """The API. It shares the state of the server's application."""
    from fastapi import FastAPI, Request, Response
    from fastapi.exceptions import RequestValidationError
    from starlette.exceptions import HTTPException

    from tilerummy.hosting.problems import unreadable_body
    from tilerummy.server import (
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
    from tilerummy.server.error_answers import add_errors, problem

    api = FastAPI(
        title="tilerummy",
        version=version,
        openapi_url=f"{PATH}openapi.json",
        docs_url=None,
        redoc_url=None,
        servers=[{"url": public_path}] if public_path else None,
    )
    if state is not None:
        api.state = state
    add_errors(api)

    @api.exception_handler(RequestValidationError)
    async def unreadable(request: Request, fault: RequestValidationError) -> Response:
        place = ".".join(str(part) for part in fault.errors()[0]["loc"]) if fault.errors() else ""
        return problem(request, unreadable_body(place))

    # FastAPI's `include_router` would analyse each route a second time.
    for module in (
        lobby,
        push_routes,
        review_routes,
        lab_routes,
        photo_routes,
        lesson_routes,
        puzzle_routes,
        rules_routes,
        score_routes,
    ):
        api.router.routes.extend(module.router.routes)

    @api.get("/{path:path}", include_in_schema=False)
    async def unknown(path: str) -> None:
        raise HTTPException(404)

    return api
