"""Modules compiled for the Python of a site, so that a browser has nothing to compile at its first start.

Only that Python can compile them. It is Pyodide, which Node runs as browsers do. What was compiled is kept in the
user's cache folder.
"""

import hashlib
import json
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tilerummy.site import archives
from tilerummy.site.downloads import PYODIDE_SHA256, NotBuilt, keep, tool

DOCSTRINGS, NO_DOCSTRINGS = 0, 2
"""Levels of optimization."""
LONGEST_S = 600
PROGRAM = """
import json
from importlib._bootstrap_external import _code_to_hash_pyc
with open("/work/names.json") as file:
    names, level = json.load(file)
for number, name in enumerate(names):
    with open(f"/work/{number}.py", "rb") as source, open(f"/work/{number}.pyc", "wb") as result:
        code = compile(source.read(), name, "exec", dont_inherit=True, optimize=level)
        result.write(_code_to_hash_pyc(code, bytes(8), False))
"""
SCRIPT = f"""
import {{ loadPyodide }} from './pyodide.mjs'
const env = {{ PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' }}
const python = await loadPyodide({{ indexURL: `${{process.cwd()}}/`, env }})
python.FS.mkdirTree('/work')
python.FS.mount(python.FS.filesystems.NODEFS, {{ root: process.cwd() }}, '/work')
python.runPython({json.dumps(PROGRAM)})
"""


def compiled(files: Mapping[str, bytes], package: Path, cache: Path, place: str, level: int) -> dict[str, bytes]:
    """The same files with bytecode in the place of sources. `place` is where Python will find them."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    kept = {name: _kept(cache, f"{place}/{name}", data, level) for name, data in sources.items()}
    missing = {name: data for name, data in sources.items() if not kept[name].is_file()}
    if missing:
        made = _compile([f"{place}/{name}" for name in missing], list(missing.values()), package, level)
        for name, data in zip(missing, made, strict=True):
            keep(kept[name], data)
    others = {name: data for name, data in files.items() if name not in sources}
    return others | {f"{name}c": path.read_bytes() for name, path in kept.items()}


def _kept(cache: Path, name: str, source: bytes, level: int) -> Path:
    key = hashlib.sha256(f"{PYODIDE_SHA256} {SCRIPT} {level} {name} ".encode() + source).hexdigest()
    return cache / "bytecode" / f"{key}.pyc"


def _compile(names: list[str], sources: list[bytes], package: Path, level: int) -> list[bytes]:
    node = tool("node")
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        for name, data in archives.pyodide_files(package).items():
            (folder / name).write_bytes(data)
        (folder / "pyodide-lock.json").write_text(json.dumps(archives.lock_of(package)), "utf-8")
        (folder / "names.json").write_text(json.dumps([names, level]), "utf-8")
        (folder / "compile.mjs").write_text(SCRIPT, "utf-8")
        for number, source in enumerate(sources):
            (folder / f"{number}.py").write_bytes(source)
        try:
            subprocess.run([node, "compile.mjs"], cwd=folder, capture_output=True, check=True, timeout=LONGEST_S)
        except subprocess.SubprocessError:
            raise NotBuilt("node-missing") from None
        return [(folder / f"{number}.pyc").read_bytes() for number in range(len(sources))]
