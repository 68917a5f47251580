"""Where files go if nobody names a place: the folders of the system, or those in the environment."""

import sys
from pathlib import Path

import pytest

from tilerummy.server.process import default_folder
from tilerummy.tui.saving import default_file

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders are those of Linux")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("TILERUMMY_DATA", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


@ON_LINUX
def test_the_folders_of_the_user(tmp_path: Path) -> None:
    assert default_folder() == tmp_path / ".local" / "share" / "tilerummy"
    assert default_file() == tmp_path / ".local" / "state" / "tilerummy" / "game.trn"


@ON_LINUX
def test_the_folders_of_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert default_folder() == tmp_path / "data" / "tilerummy"
    assert default_file() == tmp_path / "state" / "tilerummy" / "game.trn"


@ON_LINUX
def test_an_empty_variable_is_not_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("TILERUMMY_DATA", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, "")
    assert default_folder() == tmp_path / ".local" / "share" / "tilerummy"
    assert default_file() == tmp_path / ".local" / "state" / "tilerummy" / "game.trn"


def test_our_own_variable_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TILERUMMY_DATA", str(tmp_path / "mine"))
    assert default_folder() == tmp_path / "mine"


def test_nothing_is_made_by_asking(tmp_path: Path) -> None:
    default_folder()
    default_file()
    assert list(tmp_path.iterdir()) == []
