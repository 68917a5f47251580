"""The packages that read photos: in a lock of their own, installed when they are needed."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def versions(name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    for package, version in re.findall(r"^([^ =]+)==([^ ]+)", text, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_the_lock_agrees_with_the_others() -> None:
    photo, play, test = versions("photo"), versions("play"), versions("test")
    assert play.keys() <= photo.keys()
    assert {"numpy", "onnxruntime", "pillow"} <= photo.keys() - play.keys()
    assert all(photo[package] == test[package] for package in photo.keys() & test.keys())
    assert photo.keys() <= test.keys()


def test_the_command_installs_them_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    run = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(run)
    done: list[object] = []
    lock = tmp_path / "photo.lock"
    lock.write_text("pillow==1", "utf-8")
    monkeypatch.setattr(run, "PHOTO", lock)
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "ROOM_MB", {lock: 1})
    for name in ("set_up", "compile_kernel"):
        monkeypatch.setattr(run, name, lambda: None)

    def command(words: list[str]) -> int:
        done.append(words)
        return 0

    monkeypatch.setattr(run, "command", command)
    monkeypatch.setattr(run, "install", lambda *what: done.append(what))
    for words in (["read", "a.jpg"], ["read", "b.jpg"], ["editions"]):
        assert run.main(words) == 0
    assert done == [("-r", lock), ["read", "a.jpg"], ["read", "b.jpg"], ["editions"]]


def test_nothing_of_the_extra_is_loaded_before_a_photo_is_read() -> None:
    program = (
        "import sys, tilerummy, tilerummy.photo, tilerummy.cli.read, tilerummy.photo.understanding; print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"numpy", "PIL", "onnxruntime"} & {name.split(".")[0] for name in done.stdout.split()}
