"""The Python code of a site as two archives: tilerummy itself, and the packages that it needs.

Equal contents give equal bytes, so that browsers load an archive again only if something in it has changed.
"""

import hashlib
import io
import json
import re
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

from tilerummy.engine.editions import own_sources
from tilerummy.engine.packaged import OWN_EDITIONS, PACKAGE
from tilerummy.site import pins

NOT_FOR_PAGES = ("arena", "cli", "server", "site", "static", "testing", "tui")
"""Folders of tilerummy that a page cannot use."""
SUFFIXES = (".ftl", ".json", ".py", ".toml", ".txt")
UNUSED = re.compile(
    r".*\.pyi$|.*/py\.typed$|.*\.dist-info/(?!METADATA$)|pydantic/(?:v1/|mypy\.py)|pydantic_core-.*/sboms/"
)
"""Files of wheels that are never read in a page."""
LIBRARY = "python_stdlib.zip"
UNUSED_LIBRARY = re.compile(
    r"(?:_pyrepl|multiprocessing|unittest|wsgiref|xml|xmlrpc)/|(?:doctest|imaplib|mailbox|pdb)\.py$"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode|utf_)"
)
"""Modules of Python's library that neither the engine nor its packages import."""
EPOCH = (1980, 1, 1, 0, 0, 0)


def own_files() -> dict[str, bytes]:
    """The modules and the data of tilerummy, and the editions that were loaded, by their names in the archive."""
    files = {
        path: path.read_bytes()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix in SUFFIXES and path.relative_to(PACKAGE).parts[0] not in NOT_FOR_PAGES
    }
    files |= {OWN_EDITIONS / PurePath(name).name: text.encode() for name, text in own_sources()}
    return {f"tilerummy/{path.relative_to(PACKAGE).as_posix()}": data for path, data in files.items()}


def own_archive() -> bytes:
    return _zipped(own_files().items())


def own_hash() -> str:
    """It changes with everything that the archive has in it, and takes less time than the archive."""
    total = hashlib.sha256()
    for name, data in sorted(own_files().items()):
        total.update(f"{name} {len(data)} ".encode() + data)
    return total.hexdigest()


def packages_archive(wheels: Iterable[Path]) -> bytes:
    """What is needed of the wheels."""
    return _zipped(file for wheel in wheels for file in _needed(wheel))


def _needed(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and not UNUSED.match(name):
                yield name, archive.read(name)


def pyodide_files(package: Path) -> dict[str, bytes]:
    """The files of Pyodide that a page loads."""
    found = dict[str, bytes]()
    with tarfile.open(package) as archive:
        for name in pins.PYODIDE_FILES:
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            found[name] = member.read()
    found[LIBRARY] = _zipped(_used(found[LIBRARY]))
    return found


def _used(library: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and not UNUSED_LIBRARY.match(name):
                yield name, archive.read(name)


def lock_of(package: Path) -> dict[str, object]:
    """What Pyodide reads about itself. It names no packages, because a page gets them in an archive."""
    with tarfile.open(package) as archive:
        member = archive.extractfile("package/pyodide-lock.json")
        assert member is not None
        return {"info": json.load(member)["info"], "packages": {}}


def _zipped(contents: Iterable[tuple[str, bytes]]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(contents):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, data)
    return whole.getvalue()
