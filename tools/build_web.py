"""Build the page into the package, and remember from what: `python3 tools/build_web.py` (needs Node and npm).

The built page is committed, so that nobody needs Node to play. Beside it lies the hash of its sources; a test compares
it with what lies in `web/`, so that nobody forgets to build.
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


def sources() -> Iterator[Path]:
    """Everything that the built page is made of."""
    yield from (WEB / name for name in ("index.html", "package-lock.json", "package.json", "vite.config.ts"))
    yield from sorted(path for folder in ("public", "src") for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted((ROOT / "src" / "tilerummy" / "data" / "locales").glob("*/w*.ftl"))


def fingerprint() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def main() -> int:
    npm = shutil.which("npm")
    if npm is None:
        print("npm is not there: it is needed to build the page, not to play.", file=sys.stderr)
        return 1
    if not (WEB / "node_modules").is_dir():
        subprocess.run([npm, "ci"], cwd=WEB, check=True)
    for script in ("check", "build"):
        subprocess.run([npm, "run", script], cwd=WEB, check=True)
    STAMP.write_text(fingerprint() + "\n", "ascii")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
