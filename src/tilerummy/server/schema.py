"""The schemas of both interfaces as text: the messages of the socket as JSON Schema, the REST API as OpenAPI.

    python -m tilerummy.server.schema > docs/wire.schema.json
    python -m tilerummy.server.schema openapi > docs/openapi.json

`python3 tools/web_types.py` writes both, and the page's types from them.
"""

import json
import sys

from tilerummy.rooms.wire import FROM_PAGE, TO_PAGE, VERSION
from tilerummy.routes.openapi import openapi as routes_in_openapi
from tilerummy.server.api import ROUTES


def schema() -> dict[str, object]:
    """The messages of the socket, both directions."""
    return {
        "version": VERSION,
        "fromPage": FROM_PAGE.json_schema(),
        "toPage": TO_PAGE.json_schema(mode="serialization"),
    }


def schema_text() -> str:
    return _text(schema())


def openapi() -> dict[str, object]:
    """The REST API as a server describes it at `/api/openapi.json`, with the version of the API instead of its own."""
    return routes_in_openapi(ROUTES, str(VERSION))


def openapi_text() -> str:
    return _text(openapi())


def _text(schema: dict[str, object]) -> str:
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(openapi_text() if sys.argv[1:] == ["openapi"] else schema_text())
