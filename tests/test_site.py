"""What Sphinx gets to read. The build itself needs the packages of `run.py docs`."""

import importlib.util
import re
import subprocess
from pathlib import Path
from types import ModuleType

import build_site
import pytest
from build_site import NoSite, build
from docs_links import DOCS, ROOT
from test_run import run

import tilerummy


@pytest.fixture(scope="module")
def settings() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_settings", ROOT / "tools" / "docs_site" / "conf.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def entries(page: Path, settings: ModuleType) -> list[Path]:
    """The pages that the navigation of a page has."""
    added = settings.navigation(page, page.read_text("utf-8"))
    parts = re.findall(r"^```\{toctree\}\n(?::.+\n)+\n((?:.+\n)+?)```$", added, re.MULTILINE)
    names = [re.sub(r"^.* <(.+)>$", r"\1", line) for part in parts for line in part.splitlines()]
    found = [page.parent / f"{name}{suffix}" for name in names for suffix in (".md", ".rst")]
    return [file.resolve() for file in found if file.is_file()]


def test_the_navigation_has_every_page_once(settings: ModuleType) -> None:
    found: list[Path] = []
    waiting = [DOCS / "README.md"]
    while waiting:
        page = waiting.pop()
        found.append(page)
        waiting += entries(page, settings) if page.suffix == ".md" else []
    there = [*DOCS.rglob("*.md"), DOCS / "reference.rst", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
    assert sorted(found) == sorted(there)


def test_the_parts_of_the_navigation_are_those_of_the_index(settings: ModuleType) -> None:
    index = settings.navigation(DOCS / "README.md", (DOCS / "README.md").read_text("utf-8"))
    captions = re.findall(r"^:caption: (.+)$", index, re.MULTILINE)
    assert captions == ["Play", "At the real table", "Editions", "Python", "Computers", "Operate", "Contribute"]
    assert "Contributing <../CONTRIBUTING>" in index


def test_a_folder_is_below_its_readme(settings: ModuleType) -> None:
    page = DOCS / "editions" / "README.md"
    below = settings.navigation(page, page.read_text("utf-8"))
    assert "\nDeutsch <de/README>\n" in below
    assert below.index("\nrummy-classic\n") < below.index("\nDeutsch")
    assert "policies" not in below


def test_the_reference_has_every_module_with_public_names() -> None:
    listed = re.findall(r"^   (tilerummy\.\S+)$", (DOCS / "reference.rst").read_text("utf-8"), re.MULTILINE)
    homes = {f"tilerummy.{home.partition(':')[0]}" for home in tilerummy._PUBLIC.values()}
    assert homes <= {*listed}
    assert listed == sorted({*listed})


def test_other_files_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann", "utf-8")
    with pytest.raises(NoSite, match="is not an empty folder"):
        build(tmp_path)
    assert build_site.main([str(tmp_path / "letter.txt")]) == 1
    assert "letter.txt is not an empty folder" in capsys.readouterr().err
    assert (tmp_path / "letter.txt").read_text("utf-8") == "Dear Ann"
    assert [build_site.main(["a", "b"]), build_site.main(["--help"])] == [2, 0]
    assert capsys.readouterr().out.count("run.py docs [FOLDER]") == 2


def test_the_command_adds_its_packages_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    def call(line: list[object]) -> int:
        done.append(line[1:])
        return 0

    lock = tmp_path / "docs.lock"
    lock.write_text("sphinx==1", "utf-8")
    monkeypatch.setattr(run, "DOCS", lock)
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "ROOM_MB", {lock: 1})
    monkeypatch.setattr(run, "set_up", lambda: done.append("set up"))
    monkeypatch.setattr(run, "install", lambda *what: done.append(what))
    monkeypatch.setattr(subprocess, "call", call)
    build_line = [ROOT / "tools" / "build_site.py", "here"]
    assert [run.main(["docs", "here"]), run.main(["docs", "here"])] == [0, 0]
    assert done == ["set up", ("-r", lock), build_line, "set up", build_line]
    lock.write_text("sphinx==2", "utf-8")
    run.main(["docs"])
    assert done[5:] == ["set up", ("-r", lock), build_line[:1]]


def test_the_lock_agrees_with_the_others() -> None:
    def versions(name: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
        for package, version in re.findall(r"^([^ =]+)==([^ ]+)", text, re.MULTILINE):
            found.setdefault(package, set()).add(version)
        return found

    docs, play, test = versions("docs"), versions("play"), versions("test")
    assert play.keys() <= docs.keys()
    assert {package for package in docs.keys() & test.keys() if docs[package] != test[package]} == set()


def test_the_settings_read_our_docstrings_and_languages(settings: ModuleType) -> None:
    code = ["Make one:", "", "    store = connect()", "    store.open()", "", "- a list", "", "    goes on"]
    assert settings.with_code_blocks(code) == [*code[:2], "::", "", *code[2:]]
    assert [settings.language_of(page) for page in ("docs/editions/de/README", "de", "docs/cli")] == ["de", "en", "en"]
