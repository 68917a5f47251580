"""The page in the package is the one that the sources make, small enough, and speaks the server's language."""

import gzip
import hashlib
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
STATIC = ROOT / "src" / "tilerummy" / "static"
MOST = 80_000
"""Bytes of script and style that a first visit loads, compressed."""
MOST_WITH_FONT = 100_000
"""The same with the typeface, which is compressed already."""


def _tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_built_page_is_that_of_the_sources() -> None:
    tool = _tool("build_web")
    assert tool.STAMP.read_text("ascii").strip() == tool.fingerprint(), "run tools/build_web.py"


@pytest.mark.long
def test_page_and_types_are_made_again() -> None:
    """Both are committed; the tests beside this one only compare hashes of what they are made from."""
    tool = _tool("build_web")
    if missing := tool.missing_node():
        pytest.skip(f"{missing}: apt-get install nodejs npm")
    line = [sys.executable, str(ROOT / "tools" / "check_web.py"), "types", "build"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("types", "schema"), [("wire.ts", "wire.schema.json"), ("rest.ts", "openapi.json")])
def test_the_types_of_the_page_are_made_from_the_schemas(types: str, schema: str) -> None:
    """The types name the hash of their schema; a long test makes them again and compares."""
    first = (ROOT / "web" / "src" / "lib" / types).read_text("utf-8").partition("\n")[0]
    text = (ROOT / "docs" / schema).read_text("utf-8")
    assert hashlib.sha256(text.encode()).hexdigest() in first, "run tools/web_types.py"


def test_every_file_that_the_page_names_is_there() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    named = set(re.findall(r'(?:src|href)="\./([^"]+)"', page))
    manifest = json.loads((STATIC / "assets.json").read_text("utf-8"))
    named |= {each["file"] for each in manifest.values()} | {
        css for each in manifest.values() for css in each.get("css", [])
    }
    app = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    named |= {icon["src"].removeprefix("./") for icon in app["icons"]} | {"sw.js"}
    assert [name for name in sorted(named) if not (STATIC / name).is_file()] == []
    assert list(STATIC.rglob("*.map")) == []
    assert "<script>" not in page
    assert "style=" not in page


ABSOLUTE = re.compile(
    r"""(?:href|src|action)=["']/|["'`]/(?:["'`]|t/|lesson|api|ws|assets|sw\.js|claim)|\$\{location\.(?:origin|host)\}/"""
)
NO_ADDRESS = re.compile(r"""request<\w+>\('[A-Z]+', .*|^\s*/\*\*.*|\.(?:includes|indexOf|split)\('/'\)""")
"""Paths that `request` gives to the API, comments, and a slash that is searched for in a name."""
WEB = ROOT / "web"


def test_no_address_of_the_page_begins_at_the_root_of_the_host() -> None:
    """The site may be under any path: `lib/base.ts` makes the addresses from the base that the server writes."""
    sources = [WEB / "index.html", *WEB.glob("public/*.*"), *WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]
    texts = [path for path in sources if path.suffix not in (".png", ".svg")]
    absolute = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in texts
        if path.name not in ("base.ts", "index.html")  # Vite turns the addresses of index.html into relative ones
        and path != WEB / "src" / "host" / "page.ts"  # its paths go to the engine in the worker
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        # Paths of the API are given to `apiAddress`, which puts the base before them.
        if ABSOLUTE.search(NO_ADDRESS.sub("", line))
    ]
    assert len(texts) > 50
    assert absolute == []
    built = (STATIC / "index.html").read_text("utf-8")
    assert 'data-base="./"' in built
    assert re.findall(r'="/[^"]*"', built) == []
    assert re.findall(r'"/[^"]*"', (STATIC / "manifest.webmanifest").read_text("utf-8")) == []


def test_a_first_visit_loads_little() -> None:
    """What both pages share, one of them, and one language; what a dialog needs is loaded when it opens."""
    manifest = json.loads((STATIC / "assets.json").read_text("utf-8"))
    entry = next(each for each in manifest.values() if each.get("isEntry"))
    for page, topics in {"Start": "web|welcome|words", "Table": "web|words"}.items():
        language = [each["file"] for name, each in manifest.items() if re.search(rf"/de/({topics})\.ftl", name)]
        assert len(language) == topics.count("|") + 1
        files = {*language, *_loaded(manifest, entry), *_loaded(manifest, manifest[f"src/pages/{page}.svelte"])}
        weight = sum(len(gzip.compress((STATIC / name).read_bytes(), 6)) for name in files)
        fonts = sum(path.stat().st_size for path in (STATIC / "assets").glob("*.woff2"))
        assert weight <= MOST
        assert 0 < fonts <= MOST_WITH_FONT - weight


def _loaded(manifest: dict[str, dict[str, Any]], chunk: dict[str, Any]) -> set[str]:
    """The files of a chunk and of the chunks that it imports."""
    files = {chunk["file"], *chunk.get("css", [])}
    return files.union(
        *(_loaded(manifest, manifest[name]) for name in chunk.get("imports", []) if not manifest[name].get("isEntry"))
    )
