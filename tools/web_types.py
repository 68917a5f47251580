"""Write the schemas of the server and the page's types: `python3 tools/web_types.py` after a change of a message.

The schemas in docs/ come from the server's models, the types in web/src/lib/ from the schemas (`npm run types`, which
needs Node). All are committed. Tests compare the schemas with the models, and the types with the schemas.
"""

import json
import sys
from pathlib import Path

from build_web import install, missing_node, npm

from tilerummy.rooms.wire import FROM_PAGE, TO_PAGE, VERSION
from tilerummy.routes.openapi import openapi as routes_in_openapi
from tilerummy.server.api import ROUTES

DOCS = Path(__file__).resolve().parent.parent / "docs"


def schema() -> dict[str, object]:
    """The messages of the socket, both directions, as JSON Schema."""
    return {
        "version": VERSION,
        "fromPage": FROM_PAGE.json_schema(),
        "toPage": TO_PAGE.json_schema(mode="serialization"),
    }


def openapi() -> dict[str, object]:
    """The REST API as a server describes it at `/api/openapi.json`, with the version of the API instead of its own."""
    return routes_in_openapi(ROUTES, str(VERSION))


def text_of(schema: dict[str, object]) -> str:
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def main() -> int:
    (DOCS / "wire.schema.json").write_text(text_of(schema()), "utf-8")
    (DOCS / "openapi.json").write_text(text_of(openapi()), "utf-8")
    missing = missing_node()
    if missing:
        print(f"{missing}: the schemas are written, the page's types are not.", file=sys.stderr)
        return 1
    return 0 if install() and npm("run", "types") else 1


if __name__ == "__main__":
    raise SystemExit(main())
