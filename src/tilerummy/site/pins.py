"""What is downloaded for a site: the exact versions and their hashes. Nothing else is used."""

from tilerummy.engine.packaged import PACKAGE

PYODIDE = "314.0.7"
"""Python for browsers, from the npm registry."""
PYODIDE_SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
"""The Python inside Pyodide, for which wheels are chosen."""
WHEELS = PACKAGE / "data" / "site.txt"
"""The wheels with their hashes, as pip reads them. Their versions are those of requirements/play.lock."""
