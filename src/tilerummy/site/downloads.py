"""The downloads of a site. They are kept in the user's cache folder, and used only if they have the pinned hash."""

import hashlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_cache_path

from tilerummy.site import npm, pins
from tilerummy.site.faults import NotBuilt


def cache_folder() -> Path:
    return user_cache_path("tilerummy", appauthor=False) / "site"


def pyodide(cache: Path) -> Path:
    """Pyodide's package."""
    file = cache / f"pyodide-{pins.PYODIDE}.tgz"
    if not _has_hash(file, pins.PYODIDE_SHA256):
        try:
            data = npm.tarball("pyodide", pins.PYODIDE)
        except (OSError, ValueError) as fault:
            raise NotBuilt("npm-unreachable", reason=str(getattr(fault, "reason", fault))) from None
        if hashlib.sha256(data).hexdigest() != pins.PYODIDE_SHA256:
            raise NotBuilt("hash-wrong", name=file.name)
        keep(file, data)
    return file


def wheels(cache: Path) -> list[Path]:
    """The wheels, in the order of the pins. Pip downloads those that are missing, from the index of its settings."""
    hashes = list(pinned())
    found = _known(cache, hashes)
    if len(found) < len(hashes):
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            _download(Path(folder))
            for file in Path(folder).glob("*.whl"):
                file.replace(cache / file.name)
        found = _known(cache, hashes)
    missing = [name for name, sha256 in hashes if sha256 not in found]
    if missing:
        raise NotBuilt("hash-wrong", name=missing[0])
    return [found[sha256] for _, sha256 in hashes]


def pinned() -> Iterator[tuple[str, str]]:
    """Name and hash of every wheel."""
    for line in pins.WHEELS.read_text("utf-8").splitlines():
        match = re.fullmatch(r"([a-z-]+)==\S+ --hash=sha256:([0-9a-f]{64})", line)
        if match:
            yield match[1], match[2]


def _download(folder: Path) -> None:
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        raise NotBuilt("pip-missing")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check"]
    chosen = ["--platform", pins.PLATFORM, "--python-version", pins.PYTHON, "--abi", pins.ABI, "--only-binary", ":all:"]
    which = ["--no-deps", "--require-hashes", "--requirement", str(pins.WHEELS), "--dest", str(folder)]
    done = subprocess.run([*pip, *chosen, *which], capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")] or done.stderr.splitlines()
        code = "hash-wrong" if "DO NOT MATCH THE HASHES" in done.stderr else "index-unreachable"
        reason = said[-1].removeprefix("ERROR:").strip() if said else str(done.returncode)
        raise NotBuilt(code, name="pip", reason=reason)


def _known(cache: Path, hashes: list[tuple[str, str]]) -> dict[str, Path]:
    wanted = {sha256 for _, sha256 in hashes}
    each = {hashlib.sha256(file.read_bytes()).hexdigest(): file for file in sorted(cache.glob("*.whl"))}
    return {sha256: file for sha256, file in each.items() if sha256 in wanted}


def _has_hash(file: Path, sha256: str) -> bool:
    return file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == sha256


def keep(file: Path, data: bytes) -> None:
    """Write the file completely or not at all: another process may read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
        part.write(data)
    Path(part.name).replace(file)
