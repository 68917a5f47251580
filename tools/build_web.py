"""Build the page into the package: `python3 tools/build_web.py` (needs Node 20 or newer, and npm).

The built page is committed, so that nobody needs Node to play. A file beside it has the hash of the sources. A test
compares it with the sources in `web/`, so that a forgotten build is noticed.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tilerummy" / "static"
STAMP = STATIC / "sources.sha256"
OLDEST_NODE = 20
TOPICS = (
    *("camera", "companion", "device", "ending", "fair", "keys", "lab", "learn", "mydata", "navigator", "puzzles"),
    *("review", "settings", "site", "waiting", "web", "welcome", "words"),
)
"""The files of texts that the page loads."""


def sources() -> Iterator[Path]:
    """Everything that the built page is made of."""
    yield from (WEB / name for name in ("index.html", "package-lock.json", "package.json", "vite.config.ts"))
    yield from sorted(path for folder in ("public", "src") for path in (WEB / folder).rglob("*") if path.is_file())
    locales = ROOT / "src" / "tilerummy" / "data" / "locales"
    yield from sorted(path for topic in TOPICS for path in locales.glob(f"*/{topic}.ftl"))


def fingerprint() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def missing_node() -> str | None:
    """Why the page cannot be built here; None where it can."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return "Node and npm were not found"
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = version.removeprefix("v").partition(".")[0]
    return None if major.isdecimal() and int(major) >= OLDEST_NODE else f"Node {version} is older than {OLDEST_NODE}"


def npm(*words: str) -> bool:
    """Run npm in `web/`; whether it succeeded."""
    found = shutil.which("npm")
    assert found is not None
    return subprocess.run([found, *words], cwd=WEB, check=False).returncode == 0


def install() -> bool:
    """Install the packages that the lock names, unless they are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".lock.sha256"
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return True
    if not npm("ci", "--no-audit", "--no-fund"):
        return False
    stamp.write_text(wanted, "ascii")
    return True


def main() -> int:
    missing = missing_node()
    if missing:
        print(f"{missing}: Node is needed to build the page, not to play.", file=sys.stderr)
        return 1
    if not (install() and npm("run", "check") and npm("run", "build")):
        return 1
    STAMP.write_text(fingerprint() + "\n", "ascii")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
