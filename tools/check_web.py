"""Check the page: `python3 tools/check_web.py [CHECK...]` (needs Node 20 or newer, and npm).

It runs svelte-check and the unit tests (vitest), and makes the committed types and the committed build again to compare
them; or only the checks that are named: `check`, `test`, `types`, `build`. Without Node they are skipped, which is a
failure where TILERUMMY_NO_SKIPS is set.
"""

import filecmp
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from build_web import STAMP, STATIC, fingerprint, install, missing_node, npm


def build_is_current() -> bool:
    """Build into another folder and compare, file by file."""
    if STAMP.read_text("ascii").strip() != fingerprint():
        print("The committed page was built from other sources: run tools/build_web.py", file=sys.stderr)
        return False
    with tempfile.TemporaryDirectory() as folder:
        if not npm("run", "build", "--", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"):
            return False
        differing = sorted(differences(Path(folder)))
    if differing:
        print(f"The committed page differs from a new build: {', '.join(differing)}", file=sys.stderr)
    return not differing


def differences(built: Path) -> Iterator[str]:
    """Files that are only here, only there, or not the same."""
    names = {
        path.relative_to(folder).as_posix()
        for folder in (built, STATIC)
        for path in folder.rglob("*")
        if path.is_file()
    }
    for name in names - {STAMP.name}:
        here, there = STATIC / name, built / name
        if not (here.is_file() and there.is_file() and filecmp.cmp(here, there, shallow=False)):
            yield name


CHECKS: dict[str, Callable[[], bool]] = {
    "packages": install,
    "check": lambda: npm("run", "check"),
    "test": lambda: npm("test"),
    "types": lambda: npm("run", "types", "--", "--check"),
    "build": build_is_current,
}


def main(names: list[str]) -> int:
    missing = missing_node()
    if missing:
        print(f"web: skipped, {missing}", file=sys.stderr)
        return 1 if os.environ.get("TILERUMMY_NO_SKIPS") else 0
    for name in ["packages", *names] if names else CHECKS:
        start = time.monotonic()
        passed = CHECKS[name]()
        print(f"web: {name} {'passed' if passed else 'FAILED'} ({time.monotonic() - start:.0f} s)", flush=True)
        if not passed:
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
