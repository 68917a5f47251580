"""Errors of a request as answers, for the pages and for the REST API."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tilerummy.engine.errors import TilerummyError
from tilerummy.language import Translator
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.rooms.words import translator_for
from tilerummy.routes.answering import WrongMethod, problem_of
from tilerummy.store import Unavailable


def words_of(request: Request) -> Translator:
    """The language of `?lang=`, or else of the Accept-Language header."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return translator_for(wanted.partition(",")[0].partition(";")[0].strip())


def problem(request: Request, fault: Exception) -> JSONResponse:
    status, said = problem_of(fault, words_of(request), request.url.path)
    request.app.state.node.metrics.refused.labels(reason=said.code).inc()
    return JSONResponse(said.model_dump(), status)


async def failed(request: Request, fault: Exception) -> Response:
    answer = problem(request, fault)
    if isinstance(fault, WrongMethod):
        answer.headers["Allow"] = ", ".join(fault.allowed)
    return answer


async def not_there(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    code = {404: "not-found", 405: "method", 413: "body-too-long"}.get(fault.status_code, "request")
    answer = problem(request, Refusal(code, status=fault.status_code))
    answer.headers.update(fault.headers or {})
    return answer


def add_errors(app: Starlette) -> None:
    for kind in (Refusal, TilerummyError, NoSuchRoom, Unavailable, Exception):
        app.add_exception_handler(kind, failed)
    app.add_exception_handler(HTTPException, not_there)
