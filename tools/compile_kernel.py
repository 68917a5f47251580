"""Compiles the solver's kernel next to its sources. run.py starts this in the background.

Files in use are not changed: the build tools go into a temporary folder, a copy is compiled, and the finished files are
moved into place atomically at the end. Errors are written to .venv/kernel.log.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLVER = Path("src", "tilerummy", "solver")


def main() -> int:
    if hasattr(os, "nice"):
        os.nice(10)
    with tempfile.TemporaryDirectory(dir=ROOT / ".venv") as folder:
        tools, copy = Path(folder, "tools"), Path(folder, "copy")
        install = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--target"]
        subprocess.run([*install, tools, "-r", ROOT / "requirements" / "kernel.lock"], check=True)
        (copy / SOLVER).mkdir(parents=True)
        for name in ("_kernel.py", "_bonded.py"):
            shutil.copy(ROOT / SOLVER / name, copy / SOLVER)
        shutil.copy(ROOT / "setup.py", copy)
        settings = {**os.environ, "PYTHONPATH": str(tools), "TILERUMMY_REQUIRE_KERNEL": "1"}
        line = [sys.executable, "setup.py", "build_ext", "--build-lib", "built"]
        subprocess.run(line, cwd=copy, env=settings, check=True)
        for built in (copy / "built").rglob("_*_c.*"):
            built.replace(ROOT / SOLVER / built.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
