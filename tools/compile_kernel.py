"""Compiles the solver's kernel beside its sources: `python tools/compile_kernel.py SOURCE...`, from the checkout.

run.py starts this, for `play` in the background. Files in use are not changed: a copy is compiled, and the finished
files are moved into place atomically at the end. Build tools that the environment lacks go into a temporary folder.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(sources: list[str]) -> int:
    with tempfile.TemporaryDirectory(dir=ROOT / ".venv") as folder:
        tools, copy = Path(folder, "tools"), Path(folder, "copy")
        if not all(map(importlib.util.find_spec, ("Cython", "setuptools"))):
            install = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--target"]
            subprocess.run([*install, tools, "-r", ROOT / "requirements" / "kernel.lock"], check=True)
        for name in sources:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
        settings = {**os.environ, "PYTHONPATH": str(tools), "TILERUMMY_REQUIRE_KERNEL": "1"}
        line = [sys.executable, "setup.py", "--quiet", "build_ext", "--parallel=2", "--build-lib", "built"]
        done = subprocess.run(line, cwd=copy, env=settings, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
            return done.returncode
        built = copy / "built"
        for file in built.rglob("_*_c.*"):
            file.replace(ROOT / "src" / file.relative_to(built))
            print(f"Compiled {file.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
