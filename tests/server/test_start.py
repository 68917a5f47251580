"""A server imports the application when everything before has succeeded, and says what fails."""

import os
import subprocess
import sys
from pathlib import Path


def test_a_start_begins_without_the_models() -> None:
    program = "import sys, tilerummy.server.process; print(*{'pydantic', 'starlette.applications'} & {*sys.modules})"
    line = [sys.executable, "-c", program]
    assert subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip() == ""


def test_a_server_that_cannot_load_the_rest_says_so_and_ends(tmp_path: Path) -> None:
    (tmp_path / "pydantic.py").write_text("raise ImportError('pydantic is damaged')", "utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    line = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]
    done = subprocess.run(line, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "The server could not start: pydantic is damaged.\n"
