"""Write the page's types from the messages of the socket: `python3 tools/wire_types.py` after a change of wire.py.

The file it writes is committed, so that whoever builds the page needs no Python; a test sees to it that it is current.
"""

from pathlib import Path
from typing import Any

from tilerummy.server.wire import FROM_PAGE, TO_PAGE, VERSION

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "/* Made by tools/wire_types.py from the messages of the server: do not edit. */\n"


def written() -> str:
    """The whole file."""
    parts = [HEAD, f"export const VERSION = {VERSION}\n"]
    seen: set[str] = set()
    for name, adapter in (("FromPage", FROM_PAGE), ("ToPage", TO_PAGE)):
        schema = adapter.json_schema(mode="serialization" if name == "ToPage" else "validation")
        for each, shape in schema["$defs"].items():
            if each not in seen:
                seen.add(each)
                parts.append(_interface(each, shape, all_there=name == "ToPage"))
        members = [_name(ref["$ref"]) for ref in schema["oneOf"]]
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + "\n")
    return "\n".join(parts)


def _interface(name: str, shape: dict[str, Any], *, all_there: bool) -> str:
    required = shape.get("required", [])
    lines = [f"export interface {name} {{"]
    for field, what in shape["properties"].items():
        optional = "" if all_there or field in required or "const" in what else "?"
        lines.append(f"  {field}{optional}: {_type(what)}")
    return "\n".join([*lines, "}", ""])


def _type(what: dict[str, Any]) -> str:
    if "const" in what:
        return _literal(what["const"])
    if "enum" in what:
        return " | ".join(_literal(value) for value in what["enum"])
    if "$ref" in what:
        return _name(what["$ref"])
    if "anyOf" in what:
        return " | ".join(_type(each) for each in what["anyOf"])
    match what.get("type"):
        case "array":
            inner = _type(what["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case _:
            return "string"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _name(ref: str) -> str:
    return ref.rpartition("/")[2]


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
