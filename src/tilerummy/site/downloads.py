"""What a site downloads: Pyodide by npm, and wheels by pip, from the registry and the index of their settings.

The exact versions and their hashes are pinned. The downloads are kept in the user's cache folder.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

from tilerummy.engine.errors import CodedError
from tilerummy.engine.packaged import PACKAGE

PYODIDE = "314.0.7"
"""Python for browsers, from the npm registry."""
PYODIDE_SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
"""The Python inside Pyodide, for which wheels are chosen."""
WHEELS = PACKAGE / "data" / "site.txt"
"""The wheels with their hashes, as pip reads them. Their versions are those of requirements/play.lock."""


class NotBuilt(CodedError):
    """Why a site was not built. The message is `cli-site-<code>`."""


def cache_folder() -> Path:
    return user_cache_path("tilerummy", appauthor=False) / "site"


def pyodide(cache: Path) -> Path:
    """Pyodide's package."""
    file = cache / f"pyodide-{PYODIDE}.tgz"
    if not file.is_file() or _hash(file) != PYODIDE_SHA256:
        with _new_files(cache) as folder:
            line = [tool("npm"), "pack", "--pack-destination", folder, f"pyodide@{PYODIDE}"]
            _download(line, "npm-unreachable")
            if _hash(Path(folder, file.name)) != PYODIDE_SHA256:
                raise NotBuilt("hash-wrong", name=file.name)
            Path(folder, file.name).replace(file)
    return file


def wheels(cache: Path) -> list[Path]:
    """The wheels. Pip checks their hashes."""
    kept = cache / f"wheels-{_hash(WHEELS)[:12]}"
    if not kept.is_dir():
        with _new_files(cache) as folder:
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check"]
            chosen = ["--platform", PLATFORM, "--python-version", PYTHON, "--abi", ABI, "--only-binary", ":all:"]
            which = ["--no-deps", "--require-hashes", "--requirement", str(WHEELS), "--dest", f"{folder}/wheels"]
            _download([*pip, *chosen, *which], "index-unreachable")
            Path(folder, "wheels").replace(kept)
    return sorted(kept.glob("*.whl"))


def tool(name: str) -> str:
    """The path of npm or node."""
    found = shutil.which(name)
    if found is None:
        raise NotBuilt("node-missing")
    return found


def keep(file: Path, data: bytes) -> None:
    """Write the file completely or not at all: another process may read it."""
    with _new_files(file.parent) as folder:
        Path(folder, file.name).write_bytes(data)
        Path(folder, file.name).replace(file)


def _new_files(cache: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder for files that are not complete yet."""
    cache.mkdir(parents=True, exist_ok=True)
    return tempfile.TemporaryDirectory(dir=cache)


def _download(line: list[str], code: str) -> None:
    done = subprocess.run(line, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        said = re.findall(r"^(?:ERROR:|npm error code) *(.+)", done.stderr, re.MULTILINE) or done.stderr.splitlines()
        reason = said[-1] if said else str(done.returncode)
        raise NotBuilt("hash-wrong" if "DO NOT MATCH THE HASHES" in done.stderr else code, name="pip", reason=reason)


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
