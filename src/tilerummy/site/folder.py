"""Writes the folder of a site.

The page is the one that the server sends. Everything under `engine/` and `assets/` has a hash in its name. `site.json`
names all files, with their sizes, for the service worker and for the progress bar.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from tilerummy.engine.packaged import PACKAGE
from tilerummy.language import LANGUAGES
from tilerummy.photo.browser_files import LIST as PHOTO_LIST, browser_files, list_of_files
from tilerummy.rooms.edition_list import editions
from tilerummy.rooms.words import translator_for
from tilerummy.site import archives, downloads
from tilerummy.site.archives import DOCSTRINGS, NO_DOCSTRINGS, compiled
from tilerummy.site.downloads import NotBuilt

STATIC = PACKAGE / "static"
MANIFEST = "site.json"
UNFINISHED = "site.json.part"
"""The manifest until everything that it names is in its place."""
WORKER, SITE_WORKER = "sw.js", "site-sw.js"
PAGES = re.compile(r"const PAGES = .*\(t\|([a-z|]+)\)")
"""The names of the pages in the service worker, which serves what is below them. Each page has a file of its own, so
that its address works on every host; a table has none."""
NOT_FOUND, SITE_NOT_FOUND = "404.html", "site-404.html"
"""Hosts that show this file for unknown addresses also lead to the other pages at a first visit."""
NOT_SERVED = {WORKER, SITE_WORKER, SITE_NOT_FOUND, "index.html", "assets.json", "sources.sha256"}
LIBRARY_FOLDER, APP_FOLDER = f"/lib/python{downloads.PYTHON.replace('.', '')}.zip", "/app"
"""Where the Python of a page finds its library, and everything else."""
Report = Callable[[str], None]


def build(folder: Path, report: Report = lambda step: None) -> int:
    """Write a site and return its size in bytes. Raises `NotBuilt`; then the folder is as it was."""
    check_folder(folder)
    report("downloading")
    cache = downloads.cache_folder()
    wheels = downloads.wheels(cache)
    package = downloads.pyodide(cache)
    report("writing")
    contents = site_files(package, wheels, cache)
    _write(folder, contents)
    return sum(map(len, contents.values()))


def check_folder(folder: Path) -> None:
    """Refuse a folder that holds other things. A site may be replaced by a newer one."""
    if folder.exists() and not folder.is_dir():
        raise NotBuilt("not-a-folder", path=folder)
    if not (STATIC / "index.html").is_file():
        raise NotBuilt("no-page")
    if not folder.is_dir() or not any(folder.iterdir()):
        return
    known = {path for name in (MANIFEST, UNFINISHED) for path in _known_files(folder, name)}
    others = sorted(path for path in folder.rglob("*") if not path.is_dir() and path not in known)
    if not known or others:
        raise NotBuilt("folder-in-use", path=folder, file=others[0].relative_to(folder) if others else folder)


def is_current(folder: Path) -> bool:
    """Whether the site in this folder, if there is one, has the engine of this version and its editions."""
    try:
        return bool(json.loads((folder / MANIFEST).read_text("utf-8"))["sources"] == archives.own_hash())
    except (OSError, ValueError, TypeError, LookupError):
        return not (folder / MANIFEST).exists()


def page_names() -> list[str]:
    named = PAGES.search((STATIC / WORKER).read_text("utf-8"))
    assert named is not None, "the service worker has no list of pages"
    return named[1].split("|")


def site_files(package: Path, wheels: list[Path], cache: Path) -> dict[str, bytes]:
    """The contents of all files by their paths in the folder."""
    python, engine = _engine(package, wheels, cache)
    page = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}
    page = {name: data for name, data in page.items() if name not in NOT_SERVED}
    for language in LANGUAGES:  # the answer that a page needs before its engine is ready
        answers = {f"/editions?lang={language}": editions(translator_for(language)).model_dump_json()}
        text = json.dumps(answers, ensure_ascii=False, separators=(",", ":")).encode()
        page[f"assets/answers-{language}-{_hash(text)}.json"] = text
    index = (STATIC / "index.html").read_text("utf-8").replace("<html", '<html data-host="page"', 1)
    page["index.html"] = index.encode()
    page[NOT_FOUND] = (STATIC / SITE_NOT_FOUND).read_bytes()
    page |= {f"{name}/index.html": index.replace('="./', '="../').encode() for name in page_names()}
    photo = {address: path.read_bytes() for address, path in browser_files().items()}
    if photo:
        photo[PHOTO_LIST] = list_of_files()
    parts = {"engine": _listed(engine), "page": _listed(page), "photo": _listed(photo)}
    listed = {"sources": archives.own_hash(), "python": python, "lock": archives.lock_of(package), **parts}
    version = _hash(json.dumps(listed, sort_keys=True).encode())
    manifest = json.dumps({"version": version, **listed}, indent=1).encode()
    worker = (STATIC / SITE_WORKER).read_text("utf-8").replace("VERSION", version, 1).encode()
    licence = archives.licences(wheels).encode()
    return {**engine, **page, **photo, MANIFEST: manifest, WORKER: worker, "LICENCES.txt": licence}


def _engine(package: Path, wheels: list[Path], cache: Path) -> tuple[str, dict[str, bytes]]:
    """The folder of Pyodide, and the files of the engine by their paths."""
    pyodide = archives.pyodide_files(package)
    library = archives.library_files(pyodide[archives.LIBRARY])
    started = {name: data for name, data in library.items() if archives.STARTED.match(name)}
    others = {name: data for name, data in library.items() if name not in started}
    started = compiled(started, package, cache, LIBRARY_FOLDER, NO_DOCSTRINGS)
    packages = compiled(archives.package_files(wheels), package, cache, APP_FOLDER, NO_DOCSTRINGS)
    own = compiled(archives.own_files(), package, cache, APP_FOLDER, DOCSTRINGS)
    pyodide[archives.LIBRARY] = archives.zipped(started | others)
    python = f"engine/pyodide-{downloads.PYODIDE}-{_hash(pyodide[archives.LIBRARY])}"
    engine = {f"{python}/{name}": data for name, data in pyodide.items()}
    for name, data in (("packages", archives.image(packages)), ("tilerummy", archives.image(own))):
        engine[f"engine/{name}-{_hash(data)}.image"] = data
    return python, engine


def _listed(contents: Mapping[str, bytes]) -> list[dict[str, object]]:
    return [{"path": path, "size": len(data), "hash": _hash(data)} for path, data in sorted(contents.items())]


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def _known_files(folder: Path, manifest: str) -> set[Path]:
    """The files that this manifest in the folder names, also half written; nothing if there is none."""
    try:
        listed = {"photo": (), **json.loads((folder / manifest).read_text("utf-8"))}
        named = [file["path"] for part in ("engine", "page", "photo") for file in listed[part]]
    except (OSError, ValueError, TypeError, LookupError):
        return set()
    names = (*named, MANIFEST, WORKER, "LICENCES.txt")
    return {folder / f"{name}{ending}" for name in names for ending in ("", ".part")}


def _write(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Write every file completely or not at all; the manifest last. Then remove what an older site has left."""
    old = {path for name in (MANIFEST, UNFINISHED) for path in _known_files(folder, name)}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / UNFINISHED).write_bytes(contents[MANIFEST])
    for name in sorted(contents, key=lambda name: (name in (MANIFEST, WORKER), name)):
        path, part = folder / name, folder / f"{name}.part"
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(contents[name])
        part.chmod(0o644)  # a web server of another user reads it
        part.replace(path)
    for path in old - {folder / name for name in contents}:
        path.unlink(missing_ok=True)
    for path in sorted((each for each in folder.rglob("*") if each.is_dir()), reverse=True):
        if not any(path.iterdir()):
            path.rmdir()
