"""The files with which a browser finds the tiles of a photo by itself: the model, and the runtime that runs it.

`tools/photo_runtime.py` has put the runtime into the package. Every file has a hash in its name, and `LIST` names them.
"""

import hashlib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path

FOLDER = "photo"
LIST = f"{FOLDER}/reader.json"
_PACKAGE = Path(str(files("tilerummy") / "photo"))
_PARTS = {
    "runtime": _PACKAGE / "browser" / "ort.mjs",
    "glue": _PACKAGE / "browser" / "ort-glue.mjs",
    "wasm": _PACKAGE / "browser" / "ort.wasm.gz",
    "model": _PACKAGE / "tiles.onnx",
}


@cache
def browser_files() -> dict[str, Path]:
    """The files by their addresses; nothing if one of them is missing."""
    if not all(path.is_file() for path in _PARTS.values()):
        return {}
    return {_address(path): path for path in _PARTS.values()}


def list_of_files() -> bytes:
    """The contents of `LIST`: for each part its address and its size."""
    parts = {name: {"path": _address(path), "size": path.stat().st_size} for name, path in _PARTS.items()}
    return json.dumps(parts, indent=1).encode()


def _address(path: Path) -> str:
    name, _, ending = path.name.partition(".")
    return f"{FOLDER}/{name}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}.{ending}"
