"""A server whose wall clock a test can set."""

from pathlib import Path

from serving import ServerProcess

JUMPING = """
import os, time
real, real_ns = time.time, time.time_ns
def jump():
    try:
        return float(open(os.path.join(os.path.dirname(__file__), "jump")).read())
    except (OSError, ValueError):
        return 0.0
time.time = lambda: real() + jump()
time.time_ns = lambda: real_ns() + int(jump() * 1e9)
"""


def jumping_server(tmp_path: Path) -> tuple[ServerProcess, Path]:
    """A server whose wall clock a test can set, by writing seconds to a file."""
    modules = tmp_path / "modules"
    modules.mkdir()
    (modules / "sitecustomize.py").write_text(JUMPING, "utf-8")
    return ServerProcess(tmp_path, modules=modules), modules / "jump"
