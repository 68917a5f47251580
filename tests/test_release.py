"""What is published: the wheel works in an environment that has nothing but what it asks for."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
import release
from services import free_port

ROOT = Path(__file__).resolve().parents[1]
NEEDS_GIT = pytest.mark.skipif(shutil.which("git") is None, reason="no git here: apt-get install git")
NEEDS_CLONE = pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="not a clone, or no git here"
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The sdist and a wheel without a compiled kernel."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TILERUMMY_PURE", "1")
        patched.delenv("TILERUMMY_REQUIRE_KERNEL", raising=False)
        return release.build(tmp_path_factory.mktemp("built"))


@pytest.fixture
def bare(built: list[Path], tmp_path: Path) -> Path:
    """The programs of an environment with the wheel and the locked packages of `run.py play`, and nothing else."""
    venv.create(tmp_path / "bare", with_pip=False, symlinks=True)
    programs = tmp_path / "bare" / ("Scripts" if os.name == "nt" else "bin")
    line = [str(programs / "python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip())
    for name in re.findall(r"^([\w.-]+)==", (ROOT / "requirements/play.lock").read_text("utf-8"), re.MULTILINE):
        files = distribution(name).files or []
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(distribution(name).locate_file(top))))
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-compile", "--no-index", "--no-deps", str(built[1])], check=True)
    done = subprocess.run([*pip, "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return programs


@pytest.mark.long
@NEEDS_CLONE
def test_the_wheel_plays_a_round_and_serves_the_page(bare: Path, tmp_path: Path) -> None:
    env = {"PATH": str(bare), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    program = str(bare / "tilerummy")
    said = subprocess.run([program, "--version"], env=env, capture_output=True, text=True, check=True).stdout
    assert "interpreted kernel" in said
    line = [program, "play", "--terminal", "--seed", "5", "--level", "newcomer", "--rounds", "1"]
    lines = "h\nh\nend\n~k1\nd\np\nreset\n\n" * 80
    done = subprocess.run(line, input=lines, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The record is in" in done.stdout
    port = free_port()
    serve = [program, "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(serve, env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert str(port) in server.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            assert b"<script" in answer.read()
        server.terminate()


@pytest.mark.long
@NEEDS_CLONE
def test_what_is_missing_or_too_much_is_reported(built: list[Path], tmp_path: Path) -> None:
    assert [list(release.faults_of(file)) for file in built] == [[], []]
    wheel = tmp_path / built[1].name
    with zipfile.ZipFile(built[1]) as old, zipfile.ZipFile(wheel, "w") as new:
        for name in old.namelist():
            if not name.endswith(("/LICENSE", "py.typed")):
                new.writestr(name, old.read(name))
        new.writestr("tests/test_tiles.py", "")
    assert list(release.faults_of(wheel)) == [
        f"{wheel.name} lacks tilerummy/py.typed.",
        f"{wheel.name} lacks the licence.",
        f"{wheel.name} should not have tests/test_tiles.py.",
    ]
    with tarfile.open(tmp_path / "empty.tar.gz", "w:gz"):
        pass
    assert "empty.tar.gz lacks run.py." in list(release.faults_of(tmp_path / "empty.tar.gz"))


def test_a_release_needs_an_entry(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(release.NoRelease, match="no unreleased entries"):
        release.dated("## [Unreleased]\n\n## [1.0.0] - 2030-01-01\n\n- A joker.\n", "1.1.0", "2030-02-01")
    assert release.main(["1.2"]) == 2
    assert "python tools/release.py build" in capsys.readouterr().err


@NEEDS_GIT
def test_a_release_is_committed_tagged_and_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    def fails(folder: Path) -> list[Path]:
        raise release.NoRelease("no compiler")

    (tmp_path / "src/tilerummy").mkdir(parents=True)
    (tmp_path / release.VERSION_FILE).write_text('"""Tiles."""\n\n__version__ = "0.1.0"\n', "utf-8")
    (tmp_path / release.CHANGELOG).write_text("# Changelog\n\n## [Unreleased]\n\n- A joker.\n", "utf-8")
    git("init", "--quiet")
    git("config", "user.name", "Ann")
    git("config", "user.email", "ann@example.org")
    git("add", "--all")
    git("commit", "--quiet", "--message", "Begin")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "build", lambda folder: [folder])
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1900000000")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(release, "build", fails)
        with pytest.raises(release.NoRelease, match="no compiler"):
            release.release("0.2.0")
    assert git("status", "--porcelain") == git("tag") == ""
    assert release.release("0.2.0") == [tmp_path / "dist" / "0.2.0"]
    assert '__version__ = "0.2.0"' in git("show", f"v0.2.0:{release.VERSION_FILE}")
    assert "## [Unreleased]\n\n## [0.2.0] - 2030-03-17\n\n- A joker." in git("show", f"v0.2.0:{release.CHANGELOG}")
    with pytest.raises(release.NoRelease, match=r"a version 0\.2\.0 already"):
        release.release("0.2.0")
    (tmp_path / "new.txt").write_text("", "utf-8")
    with pytest.raises(release.NoRelease, match="your changes"):
        release.release("0.3.0")
