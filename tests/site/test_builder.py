"""`tilerummy site` refuses clearly, overwrites nothing that is not its own, and uses only what is pinned."""

import gzip
import hashlib
import io
import itertools
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tilerummy.cli import main
from tilerummy.language import LANGUAGES
from tilerummy.site import archives, downloads, folder
from tilerummy.site.downloads import NotBuilt

ROOT = Path(__file__).resolve().parent.parent.parent
WHEEL = "thing-1.0-py3-none-any.whl"


def library() -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name in ("asyncio/__init__.py", "encodings/utf_8.py", "encodings/big5.py", "xml/dom/__init__.py", "pdb.py"):
            archive.writestr(name, name)
    return whole.getvalue()


LIBRARY = library()


@pytest.fixture
def fakes(tmp_path: Path) -> tuple[Path, list[Path]]:
    """A package of Pyodide and a wheel, small and without meaning."""
    package = tmp_path / "pyodide.tgz"
    with tarfile.open(package, "w:gz") as archive:
        for name in (*archives.PYODIDE_FILES, "pyodide-lock.json", "console.html"):
            data = b'{"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}'
            if name == archives.LIBRARY:
                data = LIBRARY
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    wheel = tmp_path / WHEEL
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in ("thing/__init__.py", "thing/__init__.pyi", "thing-1.0.dist-info/METADATA"):
            archive.writestr(name, name)
        archive.writestr("thing-1.0.dist-info/licenses/LICENSE", "Do what you like.")
    return package, [wheel]


@pytest.fixture
def fake_downloads(fakes: tuple[Path, list[Path]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package, wheels = fakes
    monkeypatch.setattr(downloads, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(downloads, "pyodide", lambda cache: package)
    monkeypatch.setattr(downloads, "wheels", lambda cache: wheels)
    monkeypatch.setattr(archives, "_compile", lambda names, sources, *_: sources)


def test_the_folder_has_the_page_the_engine_and_the_licences(fake_downloads: None, tmp_path: Path) -> None:
    site = tmp_path / "site"
    size = folder.build(site)
    assert size == sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    manifest = json.loads((site / "site.json").read_text("utf-8"))
    for part in ("engine", "page"):
        for each in manifest[part]:
            data = (site / each["path"]).read_bytes()
            assert (len(data), hashlib.sha256(data).hexdigest()[:12]) == (each["size"], each["hash"])
    assert manifest["lock"] == {"info": {"python": "3.14.2"}, "packages": {}}
    assert manifest["version"] in (site / "sw.js").read_text("utf-8")
    start = (site / "index.html").read_text("utf-8")
    assert 'data-host="page"' in start
    assert 'data-base="./"' in start
    assert 'data-base="../"' in (site / "lab" / "index.html").read_text("utf-8")
    licences = (site / "LICENCES.txt").read_text("utf-8")
    for text in ("Do what you like.", "Apache License", "Mozilla Public License", "Svelte", "SIL Open Font License"):
        assert text in licences
    for language in LANGUAGES:
        [answers] = (site / "assets").glob(f"answers-{language}-*.json")
        editions = json.loads(json.loads(answers.read_text("utf-8"))[f"/editions?lang={language}"])["editions"]
        assert len(editions) > 10


def unpacked(image: bytes) -> dict[str, bytes]:
    first, _, contents = gzip.decompress(image).partition(b"\n")
    whole = io.BytesIO(contents)
    return {name: whole.read(size) for name, size in json.loads(first)}


def test_the_images_have_what_a_page_needs_and_no_more(fakes: tuple[Path, list[Path]]) -> None:
    names = set(archives.own_files())
    assert {"tilerummy/page_host/worker.py", "tilerummy/data/locales/de/web.ftl"} <= names
    assert not {name.split("/")[1] for name in names} & {*archives.NOT_FOR_PAGES, "cli", "environment", "server"}
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    packages = archives.package_files(fakes[1])
    assert list(packages) == ["thing/__init__.py", "thing-1.0.dist-info/METADATA"]
    assert unpacked(archives.image(packages)) == packages
    assert archives.image(packages) == archives.image(dict(reversed(packages.items())))
    library = archives.library_files(archives.pyodide_files(fakes[0])[archives.LIBRARY])
    assert list(library) == ["asyncio/__init__.py", "encodings/utf_8.py"]


@pytest.mark.long
def test_every_computer_can_play_with_the_files_of_a_page(tmp_path: Path) -> None:
    """In a page the nets are left out: they would be too slow there. So the computers that ask them play without."""
    for name, data in archives.own_files().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    program = (
        "from tilerummy import BOTS, View, make_bot\n"
        "from tilerummy.engine.judging.referee import judge\n"
        "seen = View.parse('rummikub-vienna-en kbr10,r6-8 r9k1o3/x9/x12 012 0 9.0')\n"
        "for name in BOTS:\n"
        "    assert judge(seen, make_bot(name, 1, 1e9).choose(seen, ())) == (), name\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_engine_of_a_site_has_the_editions_that_the_site_lists(fake_downloads: None, tmp_path: Path) -> None:
    own, site = tmp_path / "own", tmp_path / "site"
    own.mkdir()
    (own / "a-derived.toml").write_text('key = "our-nights"\nextends = "our-rules"\n', "utf-8")
    (own / "base.toml").write_text('key = "our-rules"\nextends = "rummy-classic"\n[rules]\nopen_min = 40\n', "utf-8")
    assert main(["site", str(site), "--editions", str(own)]) == 0
    [image] = (site / "engine").glob("tilerummy-*.image")
    engine = tmp_path / "engine"
    for name, data in unpacked(image.read_bytes()).items():
        path = engine / re.sub(r"\.pyc$", ".py", name)  # nothing was compiled here
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    program = "import tilerummy.page_host.worker; from tilerummy.engine.editions import keys; print(*keys()[-2:])"
    line = [sys.executable, "-c", program]
    said = subprocess.run(line, cwd=engine, env={**os.environ, "PYTHONPATH": "."}, capture_output=True, check=True)
    assert said.stdout.split() == [b"our-rules", b"our-nights"]


def test_a_site_is_current_until_the_engine_or_the_editions_change(
    fake_downloads: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    assert folder.is_current(site), "the server says what is missing"
    folder.build(site)
    assert folder.is_current(site)
    files = archives.own_files()
    monkeypatch.setattr(archives, "own_files", lambda: {**files, "tilerummy/rooms/room.py": b"changed"})
    assert not folder.is_current(site)
    assert main(["serve", "--offline", str(site), "--data", str(tmp_path / "data"), "--port", "0"]) == 2
    (site / "site.json").write_text("{}", "utf-8")
    assert not folder.is_current(site)


@pytest.mark.long
def test_an_interrupted_build_is_finished_by_the_next_one(
    fake_downloads: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "chmod", interrupted(3))
        with pytest.raises(KeyboardInterrupt):
            folder.build(site)
    assert not (site / "site.json").exists()
    assert [*site.rglob("*.part")], "a file was being written"
    folder.build(site)
    fresh = tmp_path / "fresh"
    folder.build(fresh)
    assert {path.relative_to(site) for path in site.rglob("*")} == {
        path.relative_to(fresh) for path in fresh.rglob("*")
    }


def interrupted(after: int) -> Callable[[Path, int], None]:
    """Ctrl-C before the file of this number is in its place."""
    calls = itertools.count()

    def chmod(path: Path, mode: int) -> None:
        if next(calls) == after:
            raise KeyboardInterrupt

    return chmod


def test_no_module_of_a_page_imports_what_is_left_out_of_the_library() -> None:
    """The lab draws tables, for example."""
    for name, data in archives.own_files().items():
        if name.endswith(".py"):
            imported = re.findall(r"^\s*(?:from|import) ([\w.]+)", data.decode(), re.MULTILINE)
            files = [f"{module.replace('.', '/')}{end}" for module in imported for end in ("/", ".py")]
            assert [file for file in files if archives.UNUSED_LIBRARY.match(file)] == [], name


@pytest.mark.long
def test_an_older_site_is_replaced_and_anything_else_is_left_alone(
    fake_downloads: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "site"
    folder.build(site)
    old = site / "engine" / "tilerummy-000000000000.image"
    manifest = json.loads((site / "site.json").read_text("utf-8"))
    manifest["engine"].append({"path": "engine/tilerummy-000000000000.image", "size": 1, "hash": ""})
    (site / "site.json").write_text(json.dumps(manifest), "utf-8")
    old.write_bytes(b"x")
    assert main(["site", str(site)]) == 0
    assert not old.exists(), "what the older site has left is removed"
    own = site / "assets" / "holiday.jpg"
    own.write_bytes(b"mine")
    before = {path: path.read_bytes() for path in site.rglob("*") if path.is_file()}
    capsys.readouterr()
    assert main(["site", str(site), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    start = f"The folder {site} holds something else: {Path('assets', 'holiday.jpg')}. "
    assert said.err == f"{start}Choose a new or an empty folder.\n"
    assert {path: path.read_bytes() for path in site.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("manifest", [None, "[]", "{", '{"engine": 1, "page": []}'])
def test_a_folder_with_other_things_is_refused(fake_downloads: None, manifest: str | None, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("mine", "utf-8")
    if manifest is not None:
        (tmp_path / "site" / "site.json").write_text(manifest, "utf-8")
    with pytest.raises(NotBuilt, match="folder-in-use"):
        folder.build(tmp_path / "site")
    with pytest.raises(NotBuilt, match="not-a-folder"):
        folder.build(tmp_path / "site" / "index.html")
    assert (tmp_path / "site" / "index.html").read_text("utf-8") == "mine"


def put_npm(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An npm that does what the test wants; `$3` is the folder for the download."""
    (folder / "npm").write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (folder / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def test_a_download_is_used_only_with_the_pinned_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"pyodide-{downloads.PYODIDE}.tgz"
    put_npm(tmp_path, f'printf other > "$3/{name}"', monkeypatch)
    cache = tmp_path / "cache"
    with pytest.raises(NotBuilt, match="hash-wrong"):
        downloads.pyodide(cache)
    assert list(cache.iterdir()) == []
    monkeypatch.setattr(downloads, "PYODIDE_SHA256", hashlib.sha256(b"other").hexdigest())
    assert downloads.pyodide(cache).read_bytes() == b"other"
    put_npm(tmp_path, "exit 1", monkeypatch)
    assert downloads.pyodide(cache).is_file(), "the second time it comes from the cache"
    downloads.pyodide(cache).write_bytes(b"damaged")
    with pytest.raises(NotBuilt, match="npm-unreachable"):
        downloads.pyodide(cache)


def test_without_npm_or_a_registry_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(downloads, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(downloads, "wheels", lambda cache: [])
    put_npm(tmp_path, "echo npm error code ENOTFOUND >&2; echo npm error more >&2; exit 1", monkeypatch)
    assert main(["site", str(tmp_path / "site"), "--lang", "en"]) == 2
    assert "could not be downloaded (ENOTFOUND)" in capsys.readouterr().err
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    assert main(["site", str(tmp_path / "site"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("Node 20 or newer is needed")
    assert not (tmp_path / "site").exists()


@pytest.mark.long
def test_without_an_index_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(downloads, "cache_folder", lambda: tmp_path / "cache")
    settings = {
        "INDEX_URL": "http://127.0.0.1:9/",
        "RETRIES": "0",
        "CONFIG_FILE": "/dev/null",
        "FIND_LINKS": "",
        "NO_CACHE_DIR": "1",
    }
    for name, value in settings.items():
        monkeypatch.setenv(f"PIP_{name}", value)
    assert main(["site", str(tmp_path / "site"), "--lang", "en"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2, said
    assert said[-1].startswith("The packages could not be downloaded (")
    assert not (tmp_path / "site").exists()


def test_the_wheels_have_the_versions_of_the_lock() -> None:
    lock = (ROOT / "requirements" / "play.lock").read_text("utf-8")
    lines = [line for line in downloads.WHEELS.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 5
    assert [line for line in lines if f"{line.partition(' ')[0]} \\" not in lock.splitlines()] == []
