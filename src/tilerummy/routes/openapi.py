"""The description of the routes in OpenAPI."""

import inspect
import re
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from tilerummy.rooms.rest import Problem
from tilerummy.routes.answering import API
from tilerummy.routes.request import JSON, Parts, Query, Route

PROBLEMS = {
    400: "Unreadable",
    403: "Not allowed",
    404: "Not found",
    409: "Refused",
    413: "Too large",
    422: "A value is missing or wrong",
    429: "Too many requests",
    503: "Out of service",
}
Schema = dict[str, Any]


def openapi(routes: Sequence[Route[Any]], version: str, public_path: str = "") -> Schema:
    """The routes with the schemas of their models."""
    models: list[tuple[type[BaseModel], JsonSchemaMode]] = [(Problem, "serialization")]
    for route in routes:
        models += [(route.given, "validation")] if route.has_body else []
        models += [(route.answer, "serialization")] if route.answer is not None else []
    _, defined = models_json_schema(models, ref_template="#/components/schemas/{model}")
    paths: Schema = {}
    for route in routes:
        paths.setdefault(API + route.path, {})[route.method.lower()] = _operation(route)
    described = {
        "openapi": "3.1.0",
        "info": {"title": "tilerummy", "version": version},
        "paths": paths,
        "components": {"schemas": defined["$defs"]},
    }
    return described | ({"servers": [{"url": public_path}]} if public_path else {})


def _operation(route: Route[Any]) -> Schema:
    name, text = route.work.__name__, inspect.getdoc(route.work)
    answer = _content(_ref(route.answer) if route.answer else {"type": "string"}, route.kind.partition(";")[0])
    done: Schema = {"description": "Done", **(answer if route.status != 204 else {})}
    refused = {str(code): {"description": words, **_content(_ref(Problem))} for code, words in PROBLEMS.items()}
    described: Schema = {
        "operationId": re.sub(r"\W", "_", f"{name}{API}{route.path}_{route.method.lower()}"),
        "summary": name.replace("_", " ").title(),
        "parameters": _parameters(route),
        "responses": {str(route.status): done, **refused},
    }
    if route.has_body:
        wanted = {"anyOf": [_ref(route.given), {"type": "null"}]} if route.may_be_empty else _ref(route.given)
        described["requestBody"] = {**_content(wanted), "required": not route.may_be_empty}
    return described | ({"description": text} if text else {})


def _parameters(route: Route[Any]) -> list[Schema]:
    parts = Parts.model_json_schema()["properties"]
    query = (Query if route.has_body else route.given).model_json_schema()
    return [
        {"name": name, "in": "path", "required": True, "schema": _without_default(schema)}
        for name, schema in parts.items()
        if f"{{{name}}}" in route.path
    ] + [
        {"name": name, "in": "query", "required": name in query.get("required", ()), "schema": schema}
        for name, schema in query["properties"].items()
    ]


def _without_default(schema: Schema) -> Schema:
    """A part is never missing in a path that has it."""
    return {key: value for key, value in schema.items() if key != "default"}


def _content(schema: Schema, kind: str = JSON) -> Schema:
    return {"content": {kind: {"schema": schema}}}


def _ref(model: type[BaseModel]) -> Schema:
    return {"$ref": f"#/components/schemas/{model.__name__}"}
