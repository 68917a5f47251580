"""What a site is made of: the Python code as two images, tilerummy itself and the packages that it needs, and licences.

An image is many files in one piece, compressed: their names and sizes as JSON in the first line, then their contents.
Browsers unpack it quickly, unlike a zip archive. Equal contents give equal bytes, so that browsers load an image
again only if something in it has changed.

Modules are compiled for the Python of a site, so that a browser has nothing to compile at its first start. Only that
Python can compile them. It is Pyodide, which Node runs as browsers do. What was compiled is kept in the user's cache
folder.
"""

import gzip
import hashlib
import io
import json
import re
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePath

from tilerummy.engine.editions import own_sources
from tilerummy.engine.packaged import OWN_EDITIONS, PACKAGE
from tilerummy.site.downloads import PYODIDE_SHA256, NotBuilt, keep, tool

NOT_FOR_PAGES = ("arena", "cli", "environment", "server", "simulator", "site", "static", "tasks", "tui")
"""Folders of tilerummy that a page cannot use, or does not use."""
SUFFIXES = (".ftl", ".json", ".py", ".toml", ".txt")
OF_COMMANDS = ("admin.ftl", "arena.ftl")
"""Texts that only commands show."""
UNUSED = re.compile(
    r".*\.pyi$|.*/py\.typed$|.*\.dist-info/(?!METADATA$)|pydantic/(?:v1/|mypy\.py)|pydantic_core-.*/sboms/"
)
"""Files of wheels that are never read in a page."""
LIBRARY = "python_stdlib.zip"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY)
UNUSED_LIBRARY = re.compile(
    r"(?:_pyrepl|ctypes|http|multiprocessing|unittest|wsgiref|xml|xmlrpc)/|asyncio/(?:__main__|proactor|tools|windows)"
    r"|concurrent/futures/(?:interpreter|process)|email/(?:mime/|_header_value|contentm|generator|headerr|policy)"
    r"|logging/[ch]|urllib/re"
    r"|(?:_pydatetime|_pyio|argparse|bdb|cProfile|cmd|code|compileall|configparser|doctest|fileinput|ftplib"
    r"|gettext|imaplib|mailbox|modulefinder|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr|pydoc"
    r"|rlcompleter|runpy|shelve|smtplib|socketserver|symtable|tabnanny|tarfile|timeit|trace|wave|zipapp)\.py$"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode|utf_)"
)
"""Modules of Python's library that neither the engine nor its packages import."""
STARTED = re.compile(
    r"(?:_pyodide|asyncio|collections|compression|concurrent|importlib|json|pathlib|pyodide|re|string|tomllib|zipfile"
    r"|zoneinfo)/|encodings/(?:__init__|aliases|cp437|utf_8)\.py|(?:email|logging|sysconfig|urllib)/(?:__init__|parse)"
    r"|(?:__future__|_colorize|_opcode_metadata|_py_warnings|_ssl|_weakrefset|annotationlib|ast|base64|bisect|bz2"
    r"|codeop|contextlib|contextvars|copy|copyreg|dataclasses|datetime|decimal|dis|enum|fnmatch|fractions|functools"
    r"|glob|hashlib|heapq|hmac|inspect|ipaddress|keyword|linecache|locale|lzma|numbers|opcode|operator|random|reprlib"
    r"|secrets|selectors|shutil|signal|socket|ssl|statistics|struct|subprocess|tempfile|textwrap|threading|token"
    r"|tokenize|traceback|types|typing|uuid|warnings|weakref|_sysconfigdata_.*)\.py$"
)
"""Modules of Python's library that a start imports. The others are in the site as sources, which are smaller."""
EPOCH = (1980, 1, 1, 0, 0, 0)
LICENCES = PACKAGE / "data" / "site-licences.txt"
"""tilerummy, the page, its font, Pyodide: what has no licence file among the downloads."""
READER_LICENCE = PACKAGE / "photo" / "browser" / "LICENSE.txt"
LICENCE = re.compile(r".*\.dist-info/(?:licenses/)?(?:LICEN[CS]E|COPYING|NOTICE)[^/]*")


def own_files() -> dict[str, bytes]:
    """The modules and the data of tilerummy, and the editions that were loaded, by their names in the image."""
    files = {
        path: path.read_bytes()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix in SUFFIXES and path.name not in OF_COMMANDS
        if path.relative_to(PACKAGE).parts[0] not in NOT_FOR_PAGES
    }
    files |= {OWN_EDITIONS / PurePath(name).name: text.encode() for name, text in own_sources()}
    return {f"tilerummy/{path.relative_to(PACKAGE).as_posix()}": data for path, data in files.items()}


def own_hash() -> str:
    """It changes with everything that the image has in it, and takes less time than the image."""
    total = hashlib.sha256()
    for name, data in sorted(own_files().items()):
        total.update(f"{name} {len(data)} ".encode() + data)
    return total.hexdigest()


def package_files(wheels: Iterable[Path]) -> dict[str, bytes]:
    """What is needed of the wheels."""
    return {name: data for wheel in wheels for name, data in _unzipped(wheel, UNUSED).items()}


def _unzipped(archive: Path | io.BytesIO, unused: re.Pattern[str]) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as files:
        names = (name for name in files.namelist() if not name.endswith("/") and not unused.match(name))
        return {name: files.read(name) for name in names}


def pyodide_files(package: Path) -> dict[str, bytes]:
    """The files of Pyodide that a page loads."""
    return _unpacked(package, PYODIDE_FILES)


def _unpacked(package: Path, names: Iterable[str]) -> dict[str, bytes]:
    with tarfile.open(package) as archive:
        members = {name: archive.extractfile(f"package/{name}") for name in names}
        return {name: member.read() for name, member in members.items() if member is not None}


def library_files(library: bytes) -> dict[str, bytes]:
    """The modules of Python's library that are needed."""
    return _unzipped(io.BytesIO(library), UNUSED_LIBRARY)


def lock_of(package: Path) -> dict[str, object]:
    """What Pyodide reads about itself. It names no packages, because a page gets them in an image."""
    lock = _unpacked(package, ["pyodide-lock.json"])["pyodide-lock.json"]
    return {"info": json.loads(lock)["info"], "packages": {}}


def image(contents: Mapping[str, bytes]) -> bytes:
    files = sorted(contents.items())
    listed = json.dumps([(name, len(data)) for name, data in files]).encode()
    return gzip.compress(b"".join([listed, b"\n", *(data for _, data in files)]), mtime=0)


def zipped(contents: Mapping[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(contents.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, data)
    return whole.getvalue()


def licences(wheels: Iterable[Path]) -> str:
    """The licences of everything in a site."""
    sections = {"The reader of photos, in photo/": READER_LICENCE.read_text("utf-8")}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            texts = [
                archive.read(name).decode("utf-8", "replace") for name in archive.namelist() if LICENCE.fullmatch(name)
            ]
        if texts:
            sections[" ".join(wheel.name.split("-")[:2])] = "\n".join(texts)
    rule = "=" * 80
    parts = (f"{rule}\n{title}\n{rule}\n\n{text}" for title, text in sections.items())
    return "\n".join([LICENCES.read_text("utf-8"), *parts])


# Bytecode


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
        for name, data in pyodide_files(package).items():
            (folder / name).write_bytes(data)
        (folder / "pyodide-lock.json").write_text(json.dumps(lock_of(package)), "utf-8")
        (folder / "names.json").write_text(json.dumps([names, level]), "utf-8")
        (folder / "compile.mjs").write_text(SCRIPT, "utf-8")
        for number, source in enumerate(sources):
            (folder / f"{number}.py").write_bytes(source)
        try:
            subprocess.run([node, "compile.mjs"], cwd=folder, capture_output=True, check=True, timeout=LONGEST_S)
        except subprocess.SubprocessError:
            raise NotBuilt("node-missing") from None
        return [(folder / f"{number}.pyc").read_bytes() for number in range(len(sources))]
