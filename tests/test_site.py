"""What tools/build_site.py hands to Sphinx. The build itself needs the packages of `run.py docs`."""

import importlib.util
import re
import subprocess
from pathlib import Path

import build_site
import pytest
from build_site import NoSite, build, children, lay_out, navigation, place_of
from docs_links import DOCS, ROOT, is_address, links
from test_run import run


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    lay_out(folder)
    return folder


def entries(page: Path) -> list[Path]:
    """The pages that the navigation of a page has."""
    text = page.read_text("utf-8")
    if page.suffix == ".md":
        parts = re.findall(r"^```\{toctree\}\n(?::.+\n)+\n((?:.+\n)+?)```$", text, re.MULTILINE)
    else:
        parts = re.findall(r"^\.\. toctree::\n(?:   :.+\n)+\n((?:   .+\n)+)", text, re.MULTILINE)
    names = [line.strip() for part in parts for line in part.splitlines()]
    places = [page.parent / re.sub(r"^.* <(.+)>$", r"\1", name) for name in names]
    files = [place.with_name(place.name + suffix) for place in places for suffix in (".md", ".rst")]
    found = [file for file in files if file.is_file()]
    assert len(found) == len(names)
    return found


def test_every_link_leads_to_a_file_of_the_site(source: Path) -> None:
    missing = [
        (page.relative_to(source).as_posix(), link)
        for page in source.rglob("*.md")
        for link in links(page.read_text("utf-8"))
        if not is_address(link) and link[0] != "#" and not (page.parent / link.partition("#")[0]).is_file()
    ]
    assert missing == []


def test_the_navigation_has_every_page_once(source: Path) -> None:
    found: list[Path] = []
    waiting = [source / "index.md"]
    while waiting:
        page = waiting.pop()
        found.append(page)
        waiting += entries(page)
    there = [page for suffix in ("*.md", "*.rst") for page in source.rglob(suffix)]
    assert sorted(found) == sorted(there)


def test_the_parts_of_the_navigation_are_those_of_the_index(source: Path) -> None:
    index = (source / "index.md").read_text("utf-8")
    captions = re.findall(r"^:caption: (.+)$", index, re.MULTILINE)
    assert captions == ["Play", "At the real table", "Editions", "Python", "Computers", "Operate", "Contribute"]
    assert "Reference <api/index>" in index
    assert "Contributing <CONTRIBUTING>" in index


def test_a_part_of_the_index_becomes_a_part_of_the_navigation() -> None:
    part = "- [One](one.md): a page\n  with two lines\n- [Two](x/index.md)\n"
    index = f"# A\n\n- [No](no.md)\n\n## B\n\n{part}\n## C\n\nText.\n"
    assert list(navigation(index)) == [
        "\n```{toctree}\n:hidden:\n:caption: B\n\nOne <one>\nTwo <x/index>\n```\n",
    ]


def test_a_folder_is_below_its_readme() -> None:
    below = children(DOCS / "editions" / "README.md")
    assert "\nDeutsch <de/index>\n" in below
    assert below.index("\nrummy-classic\n") < below.index("\nDeutsch")
    assert "policies" not in below


def test_files_outside_docs_have_a_place() -> None:
    assert str(place_of(DOCS / "adr" / "README.md")) == "adr/index.md"
    assert str(place_of(DOCS / "cli.md")) == "cli.md"
    assert str(place_of(ROOT / "deploy" / "nginx.conf")) == "deploy/nginx.conf"


def test_the_reference_has_every_public_name(source: Path) -> None:
    import tilerummy

    page = (source / "api" / "index.rst").read_text("utf-8")
    modules = {name for name, home in tilerummy._PUBLIC.items() if ":" not in home}
    assert set(re.findall(r":py:obj:`~[a-z_.]+\.(\w+)`", page)) == set(tilerummy.__all__) - modules
    assert all((source / "api" / f"tilerummy.{tilerummy._PUBLIC[name]}.rst").is_file() for name in modules)
    assert re.search(r"~tilerummy\.engine\.judging\.referee\.judge`\n     - \S", page)


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


def test_the_settings_read_our_docstrings_and_languages() -> None:
    spec = importlib.util.spec_from_file_location("site_settings", ROOT / "tools" / "docs_site" / "conf.py")
    assert spec is not None
    assert spec.loader is not None
    settings = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(settings)
    code = ["Make one:", "", "    store = connect()", "    store.open()", "", "- a list", "", "    goes on"]
    assert settings.with_code_blocks(code) == [*code[:2], "::", "", *code[2:]]
    assert [settings.language_of(page) for page in ("editions/de/index", "de", "cli")] == ["de", "en", "en"]
