"""Modules of a site are compiled by Node."""

import shutil
from pathlib import Path

import pytest

from tilerummy.site import bytecode, downloads
from tilerummy.site.downloads import NotBuilt

FILES = {"one.py": b"value = 1\n", "two/__init__.py": b'"""Said."""\n', "two/data.txt": b"text"}


def no_node(name: str) -> None:
    return None


def test_without_node_nothing_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", no_node)
    with pytest.raises(NotBuilt, match="node-missing"):
        bytecode.compiled(FILES, tmp_path / "package.tgz", tmp_path, "/app", bytecode.DOCSTRINGS)


@pytest.mark.long
def test_modules_are_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which("node") is None:
        pytest.skip("Node is not installed: apt-get install nodejs")
    try:
        package = downloads.pyodide(downloads.cache_folder())
    except NotBuilt as fault:
        pytest.skip(f"Pyodide cannot be downloaded here: {fault.code} {fault.params}")
    made = bytecode.compiled(FILES, package, tmp_path, "/app", bytecode.NO_DOCSTRINGS)
    assert set(made) == {"one.pyc", "two/__init__.pyc", "two/data.txt"}
    assert made["one.pyc"][:8] == made["two/__init__.pyc"][:8]
    assert made["one.pyc"][2:8] == b"\r\n\1\0\0\0", "they are used without looking for their sources"
    assert b"/app/one.py" in made["one.pyc"]
    assert b"Said." not in made["two/__init__.pyc"]
    monkeypatch.setattr(shutil, "which", no_node)
    assert bytecode.compiled(FILES, package, tmp_path, "/app", bytecode.NO_DOCSTRINGS) == made
