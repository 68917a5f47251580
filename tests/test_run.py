"""run.py and the test set-up, as far as they can be tried without installing anything."""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / "run.py"

_spec = importlib.util.spec_from_file_location("run", RUN)
assert _spec is not None
assert _spec.loader is not None
run = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(run)


def test_an_old_python_reads_the_file_and_is_told() -> None:
    ast.parse(RUN.read_text("utf-8"), feature_version=(3, 8))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.9\.$"):
        run.check_python((3, 9, 18))
    run.check_python((3, 11, 0))
    run.check_python((4, 0, 0))


def test_nothing_but_the_standard_library_is_imported() -> None:
    nodes = list(ast.walk(ast.parse(RUN.read_text("utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own, without an environment."""
    for name in run.INSTALLED_FROM:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    return tmp_path


@pytest.mark.parametrize("name", run.INSTALLED_FROM)
def test_the_stamp_changes_with_what_is_installed(checkout: Path, name: str) -> None:
    before = run.installed_from(checkout)
    assert run.installed_from(checkout) == before
    (checkout / name).write_text("changed")
    changed = run.installed_from(checkout)
    (checkout / name).unlink()
    assert len({before, changed, run.installed_from(checkout)}) == 3


def test_the_stamp_changes_with_the_wish_for_a_kernel(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILERUMMY_REQUIRE_KERNEL", "1")
    required = run.installed_from(checkout)
    monkeypatch.delenv("TILERUMMY_REQUIRE_KERNEL")
    assert run.installed_from(checkout) != required


def test_set_up_makes_then_updates_then_rests(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def make() -> None:
        done.append("make")
        run.VENV.mkdir()

    monkeypatch.setattr(run, "make_environment", make)
    monkeypatch.setattr(run, "installer", lambda: lambda *what: done.append(what[-1]))
    run.set_up()
    assert done == ["make", "requirements.lock", ".[test]"]
    run.set_up()
    assert len(done) == 3
    (checkout / "requirements.lock").write_text("changed")
    run.set_up()
    assert done[3:] == ["requirements.lock", ".[test]"]


def test_a_failed_set_up_is_one_sentence_and_is_tried_again(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*what: str) -> None:
        raise subprocess.CalledProcessError(1, ["pip", *what])

    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "installer", lambda: fail)
    for _ in range(2):
        with pytest.raises(
            SystemExit, match=r"^Setting up \.venv failed; `pip -r requirements\.lock` says why, above\.$"
        ):
            run.set_up()


def test_a_machine_that_can_make_no_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(run, "works", lambda *_: False)
    with pytest.raises(SystemExit, match=r"install python3-venv \(Debian, Ubuntu\) or uv, then try again\.$"):
        run.set_up()


@pytest.mark.skipif(os.name == "nt", reason="a command is a child process on Windows")
def test_a_command_stays_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "set_up", lambda: None)
    monkeypatch.setattr(os, "execv", lambda program, line: seen.append((line[1:], Path.cwd())))
    monkeypatch.setattr(subprocess, "call", lambda line: 0)
    run.main(["replay", "game.trn", "--at", "3"])
    assert seen == [(["-m", "tilerummy", "replay", "game.trn", "--at", "3"], tmp_path)]


def test_help_sets_nothing_up(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, RUN], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "python3 run.py play" in done.stdout
    assert done.stderr == ""


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Fills with the checks that `run.py test` makes; the one named by FAIL fails."""
    made: dict[str, list[str]] = {}

    def passes(name: str, line: list[str]) -> bool:
        made[name] = line
        return name != os.environ.get("FAIL")

    monkeypatch.setattr(run, "passes", passes)
    monkeypatch.setattr(run, "fetch_browser", lambda: None)
    monkeypatch.delenv("TILERUMMY_LONG", raising=False)
    return made


def test_every_check_is_made(checks: dict[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert run.test([]) == 0
    assert list(checks) == ["lint", "format", "types", "tests", "coverage"]
    assert re.search(r"^passed: lint, format, types, tests, coverage \(\d+ s\)$", capsys.readouterr().out, re.MULTILINE)
    assert "TILERUMMY_LONG" not in os.environ


def test_one_failure_fails_all_and_stops_none(
    checks: dict[str, list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAIL", "types")
    assert run.test([]) == 1
    assert len(checks) == 5
    assert "FAILED: types (" in capsys.readouterr().out


def test_long_and_pytest_arguments(checks: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILERUMMY_LONG", "0")
    assert run.test(["--long", "-k", "tiles"]) == 0
    assert os.environ["TILERUMMY_LONG"] == "1"
    assert checks["tests"][-2:] == ["-k", "tiles"]
    assert "coverage" not in checks


@pytest.mark.parametrize(
    ("there", "works", "said"),
    [
        (["chromium"], True, ""),
        (["apt-get"], True, "Installing Chromium, for the tests of the page.\n"),
        (["apt-get"], False, "none can be installed: the tests of the page are skipped.\n"),
        ([], True, "none can be installed: the tests of the page are skipped.\n"),
    ],
)
def test_a_browser_is_installed_where_it_may_be(
    there: list[str], works: bool, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[tuple[object, ...]] = []
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name, **_: name if name in there else None)
    monkeypatch.setattr(run, "works", lambda *line: done.append(line) or works)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    run.fetch_browser()
    assert capsys.readouterr().err.endswith(said)
    assert [line[0] for line in done] == (["apt-get", "apt-get"] if "apt-get" in there else [])


def test_the_lock_holds_versions_and_hashes_and_no_address() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    lines = [line for line in lock.splitlines() if not line.startswith("#")]
    assert all(re.match(r"[a-z0-9-]+==[^ ]+( ; .+)? \\$| +--hash=sha256:[0-9a-f]{64}( \\)?$", line) for line in lines)


SKIPS = """
import pytest

def test_passes(): pass

def test_skips(): pytest.skip("no tool")

@pytest.mark.xfail(strict=True)
def test_is_known_to_fail(): assert False

@pytest.mark.long
def test_is_long(): pass
"""


@pytest.mark.parametrize(
    ("settings", "outcome"),
    [
        ({}, "1 passed, 2 skipped, 1 deselected, 1 xfailed"),
        ({"TILERUMMY_LONG": "1"}, "2 passed, 2 skipped, 1 xfailed"),
        ({"TILERUMMY_NO_SKIPS": "1"}, "1 failed, 1 passed, 1 deselected, 1 xfailed, 1 error"),
    ],
)
def test_skips_and_long_tests(tmp_path: Path, settings: dict[str, str], outcome: str) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "pytest.toml").write_text('[pytest]\nmarkers = ["long"]\n')
    (tmp_path / "test_some.py").write_text(SKIPS)
    (tmp_path / "test_file.py").write_text("import pytest\npytest.skip('no tool', allow_module_level=True)\n")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("TILERUMMY_", "PYTEST_"))}
    shared = {"PYTHONPATH": str(ROOT / "tests")}  # what the conftest takes its fixtures from
    line = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--continue-on-collection-errors"]
    done = subprocess.run(
        line, cwd=tmp_path, env={**clean, **settings, **shared}, capture_output=True, text=True, check=False
    )
    assert f"= {outcome} in" in done.stdout
    assert (done.returncode == 0) == ("NO_SKIPS" not in str(settings))
