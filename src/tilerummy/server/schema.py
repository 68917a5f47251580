"""The JSON Schema of the socket's messages as text: `python -m tilerummy.server.schema > docs/wire.schema.json`."""

import json
import sys

from tilerummy.server.wire import FROM_PAGE, TO_PAGE, VERSION


def schema() -> dict[str, object]:
    """Both directions. The page's types are generated from it."""
    return {
        "version": VERSION,
        "fromPage": FROM_PAGE.json_schema(),
        "toPage": TO_PAGE.json_schema(mode="serialization"),
    }


def schema_text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
