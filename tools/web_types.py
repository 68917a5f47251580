"""Write the schemas of the server and the page's types: `python3 tools/web_types.py` after a change of a message.

The schemas in docs/ come from the server's models, the types in web/src/lib/ from the schemas (`npm run types`, which
needs Node). All are committed. Tests compare the schemas with the models, and the types with the schemas.
"""

import sys
from pathlib import Path

from build_web import install, missing_node, npm

from tilerummy.server.schema import openapi_text, schema_text

DOCS = Path(__file__).resolve().parent.parent / "docs"


def main() -> int:
    (DOCS / "wire.schema.json").write_text(schema_text(), "utf-8")
    (DOCS / "openapi.json").write_text(openapi_text(), "utf-8")
    missing = missing_node()
    if missing:
        print(f"{missing}: the schemas are written, the page's types are not.", file=sys.stderr)
        return 1
    return 0 if install() and npm("run", "types") else 1


if __name__ == "__main__":
    raise SystemExit(main())
