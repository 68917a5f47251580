"""run.py and the test set-up, as far as they can be tried without installing anything."""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from datetime import date, timedelta
from pathlib import Path

import browsers
import long_slices
import pytest

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / "run.py"

_spec = importlib.util.spec_from_file_location("run", RUN)
assert _spec is not None
assert _spec.loader is not None
run = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(run)  # also makes tools/ importable


def test_an_old_python_reads_the_file_and_is_told() -> None:
    ast.parse(RUN.read_text("utf-8"), feature_version=(3, 8))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.9\.$"):
        run.check_python((3, 9, 18))
    run.check_python((3, 11, 0))
    run.check_python((4, 0, 0))


OURS = {"browsers", "fetch_pip", "long_slices", "progress"}


def test_a_terminal_is_told_how_many_packages_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("progress.show", shown.append)
    pip = ["Collecting a==1", "  Downloading a.whl", "Requirement already satisfied: b==2"]
    run.show_packages([*pip, "Installing collected packages: a"], run.packages_in(run.PHOTO))
    total = run.packages_in(run.PHOTO)
    assert total > 3
    fetched = [f"Fetching packages: {done} of {total}" for done in (1, 2)]
    assert shown == [*fetched, "Unpacking the packages", ""]


@pytest.mark.parametrize(
    "name", ["run.py", "tools/browsers.py", "tools/fetch_pip.py", "tools/compile_kernel.py", "tools/long_slices.py"]
)
def test_nothing_but_the_standard_library_is_imported(name: str) -> None:
    nodes = list(ast.walk(ast.parse((ROOT / name).read_text("utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names | OURS


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own, without an environment, on a machine without a compiler."""
    for name in (run.PLAY, run.TEST, *run.KERNEL):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "has_compiler", lambda: False)
    for name in ("TILERUMMY_PURE", "TILERUMMY_REQUIRE_KERNEL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def done(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fills with what is done to the environment."""
    steps: list[str] = []

    def make() -> None:
        steps.append("make")
        run.VENV.mkdir()

    monkeypatch.setattr(run, "make_environment", make)
    monkeypatch.setattr(run, "install", lambda *what: steps.append(" ".join(what)))
    return steps


TOOLS = ["-r requirements/test.lock --no-compile"]


def test_play_installs_what_it_runs_on_and_test_adds_its_tools(checkout: Path, done: list[str]) -> None:
    run.set_up()
    assert done == ["make", "-r requirements/play.lock --no-compile"]
    run.set_up()
    assert len(done) == 2
    run.set_up(tests=True)
    assert done[2:] == TOOLS
    run.set_up(tests=True)
    run.set_up()
    assert len(done) == 3


def test_test_alone_installs_everything(done: list[str]) -> None:
    run.set_up(tests=True)
    run.set_up()
    assert done == ["make", *TOOLS]


@pytest.mark.parametrize("name", [run.PLAY, run.TEST])
def test_what_changed_is_installed_again(checkout: Path, done: list[str], name: str) -> None:
    run.set_up(tests=True)
    (checkout / name).write_text("changed")
    run.set_up(tests=True)
    assert done == ["make", *TOOLS, *TOOLS]


def test_another_place_makes_the_environment_anew(
    done: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.set_up()
    monkeypatch.setattr(run, "made_by", lambda: "another")
    run.VENV.joinpath("stamp").parent.rename(tmp_path / "moved")
    (tmp_path / "moved").rename(run.VENV)
    monkeypatch.setattr(run, "make_environment", lambda: done.append("make"))
    run.set_up()
    assert done.count("make") == 2


def test_a_full_disk_is_one_sentence(checkout: Path, done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "free_mb", lambda: 12)
    with pytest.raises(SystemExit, match=r"^The disk is full: .* needs about 300 MB, and 12 MB are free\.$"):
        run.set_up()
    assert done == []
    assert run.failed("pip", "OSError: [Errno 28] No space left on device").startswith("The disk is full")


def test_no_connection_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    said = "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching distribution"
    assert re.match(r"The package index .* cannot be reached", run.failed("pip", said))
    assert capsys.readouterr().err == ""


def test_a_certificate_that_is_not_trusted_is_one_sentence() -> None:
    said = "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed'))"
    assert run.failed("pip", said).endswith("Name the file of the right certificates in SSL_CERT_FILE or PIP_CERT.")


def test_any_other_failure_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.failed("pip", "ERROR: strange\n") == "Setting up .venv failed; pip says why, above."
    assert capsys.readouterr().err == "ERROR: strange\n"


def test_a_python_without_venv_is_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "works", lambda *_: False)
    with pytest.raises(SystemExit, match=r"^This Python has no module venv\. .*apt-get install python3-venv$"):
        run.set_up()


def test_the_kernel_is_compiled_in_the_background_once(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[object] = []
    monkeypatch.setattr(subprocess, "Popen", lambda line, **_: started.append(line[1]))
    run.VENV.mkdir()
    for _ in range(2):
        run.compile_kernel()
    assert started == []
    assert capsys.readouterr().err.count("computers think slower. To change that: apt-get install gcc") == 1
    monkeypatch.setattr(run, "has_compiler", lambda: True)
    for _ in range(2):
        run.compile_kernel()
    assert started == ["tools/compile_kernel.py"]
    (checkout / run.KERNEL[0]).write_text("changed")
    run.compile_kernel()
    assert len(started) == 2


@pytest.mark.skipif(os.name == "nt", reason="a command is a child process on Windows")
def test_a_command_stays_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILERUMMY_COMMAND", "")  # run.py sets it, and other tests must not see that
    monkeypatch.setattr(run, "set_up", lambda: None)
    monkeypatch.setattr(run, "compile_kernel", lambda: None)
    monkeypatch.setattr(os, "execv", lambda program, line: seen.append((line[1:], Path.cwd())))
    monkeypatch.setattr(subprocess, "call", lambda line: 0)
    run.main(["replay", "game.trn", "--at", "3"])
    assert seen == [(["-m", "tilerummy", "replay", "game.trn", "--at", "3"], tmp_path)]


def test_help_sets_nothing_up(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, RUN], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "python3 run.py play" in done.stdout
    assert done.stderr == ""


def test_help_lists_the_commands_when_they_are_installed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(run, "command", lambda words: asked.append(words))
    assert (run.main(["--help"]), asked) == (0, [])
    run.VENV.mkdir()
    (run.VENV / "stamp").touch()
    assert (run.main(["--help"]), asked) == (None, [["--help"]])


@pytest.fixture
def checks(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Fills with the checks that `run.py test` makes; the one named by FAIL fails."""
    made: dict[str, list[str]] = {}

    def passes(name: str, line: list[str], python: str = "") -> bool:
        made[name] = line
        return name != os.environ.get("FAIL")

    monkeypatch.setattr(run, "passes", passes)
    monkeypatch.setattr(run, "passes_quietly", passes)
    monkeypatch.setattr(run, "set_up", lambda tests: made.update({"set-up": []}))
    monkeypatch.setattr(run, "fetch_tools", lambda long: made.update({"tools": []} if long else {}))
    for name in ("TILERUMMY_LONG", "TILERUMMY_SLICE"):
        monkeypatch.setenv(name, "")  # so that what run.py sets is forgotten after the test
        monkeypatch.delenv(name)
    run.VENV.mkdir()
    return made


def test_every_check_is_made(
    checks: dict[str, list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert run.test([]) == 0
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert sorted(checks) == ["coverage", "engine", "format", "lint", "page", "set-up", "tests", "types"]
    assert {*list(checks)[:2]} == {"page", "set-up"}, "the page is checked while packages are installed"
    assert list(checks)[-1] == "coverage", "it reads what the tests of the engine have covered"
    covering = {word for word in checks["engine"][2:] if not word.startswith("-")}
    assert {word.removeprefix("--ignore=") for word in checks["tests"] if word.startswith("--ignore=")} == covering
    assert re.search(
        r"^passed: tests, types, lint, format, engine, page, coverage \(\d+ s\)$",
        capsys.readouterr().out,
        re.MULTILINE,
    )
    assert "TILERUMMY_LONG" not in os.environ


def test_one_failure_fails_all_and_stops_none(
    checks: dict[str, list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAIL", "types")
    assert run.test([]) == 1
    assert len(checks) == 8
    said = capsys.readouterr().out
    assert "FAILED: types (" in said
    assert "--last-failed" not in said
    monkeypatch.setenv("FAIL", "tests")
    assert run.test([]) == 1
    assert capsys.readouterr().out.endswith("To repeat only what failed: python3 run.py test --last-failed\n")


def test_what_a_check_says_is_shown_when_it_ends(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run.passes_quietly("sum", ["-c", "print(1 + 1)"], sys.executable)
    assert not run.passes_quietly("bad", ["-c", "raise SystemExit('no')"], sys.executable)
    assert capfd.readouterr().out == "\n== sum\n2\n\n== bad\nno\n"


def test_the_kernel_is_compiled_before_the_tests(
    checkout: Path, checks: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiles() -> bool:
        checks.clear()
        run.test([])
        return "kernel" in checks

    assert not compiles()  # there is no compiler
    monkeypatch.setattr(run, "has_compiler", lambda: True)
    assert compiles()
    (checkout / "src/tilerummy/solver/_kernel_c.so").touch()
    assert not compiles()
    (checkout / run.KERNEL[0]).write_text("changed")
    assert compiles()
    assert checks["kernel"] == ["tools/compile_kernel.py", *run.KERNEL]
    assert list(checks).index("kernel") < list(checks).index("tests")


def test_a_kernel_that_fails_is_tried_again_and_fails_where_it_is_required(
    checkout: Path, checks: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "has_compiler", lambda: True)
    monkeypatch.setenv("FAIL", "kernel")
    assert run.test([]) == 0
    monkeypatch.setenv("TILERUMMY_REQUIRE_KERNEL", "1")
    checks.clear()
    assert run.test([]) == 1
    assert "kernel" in checks


def test_the_sources_of_the_kernel_are_those_that_are_compiled() -> None:
    sources = re.findall(r'Path\("(src/[^"]+)"\)', (ROOT / "setup.py").read_text("utf-8"))
    assert [*sources, "setup.py"] == list(run.KERNEL)


def test_long_and_pytest_arguments(checks: dict[str, list[str]]) -> None:
    assert run.test(["--long", "-k", "tiles"]) == 0
    assert os.environ["TILERUMMY_LONG"] == "1"
    assert checks["tests"][-2:] == ["-k", "tiles"]
    assert not {"coverage", "engine", "types", "lint", "format", "page"} & checks.keys()
    assert long_slices.passed(run.ROOT) == {}, "these are not all tests"


def test_a_slice_is_run_alone_and_noted_when_it_passes(
    checks: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAIL", "tests")
    assert run.test(["--slice", "3"]) == 1
    assert (sorted(checks), os.environ["TILERUMMY_LONG"]) == (["set-up", "tests"], "1")
    assert os.environ["TILERUMMY_SLICE"] == f"3/{long_slices.SLICES}"
    assert long_slices.passed(run.ROOT) == {}
    monkeypatch.delenv("FAIL")
    (run.ROOT / "tests").mkdir()
    assert run.test(["--slice", "3"]) == 0
    assert run.test(["--slice", "0"]) == 0
    assert "tools" in checks, "programs of the system are for slice 0"
    capsys.readouterr()
    assert run.test(["--slices"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [number for number, line in enumerate(lines) if "never passed" not in line] == [0, 3]
    assert len(lines) == long_slices.SLICES
    assert run.test(["--slice", "today"]) == 0
    assert run.test(["--long"]) == 0
    assert "coverage" in checks
    assert len(long_slices.passed(run.ROOT)) == long_slices.SLICES


def test_every_slice_has_its_day_unless_it_measures_time() -> None:
    others = [number for number in range(long_slices.SLICES) if number not in long_slices.ALONE]
    days = [date(2026, 12, 20) + timedelta(days=number) for number in range(len(others))]
    assert sorted(map(long_slices.due, days)) == others


@pytest.mark.parametrize(
    ("there", "apt", "said"),
    [
        (True, True, ""),
        (False, True, "libatomic, which Playwright links, is missing here: installing libatomic1.\n"),
        (False, False, "To run them: apt-get install libatomic1\n"),
    ],
)
def test_tools_of_the_system_are_installed_where_they_may_be(
    there: bool, apt: bool, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted: list[str] = []

    def apt_install(*packages: str) -> bool:
        wanted.extend(packages)
        return apt

    for check in ("has_compiler", "has_library"):
        monkeypatch.setattr(run, check, lambda *_: there)
    monkeypatch.setattr(browsers, "browser", lambda: "chromium" if there else None)
    monkeypatch.setattr(run, "apt_install", apt_install)
    monkeypatch.delenv("TILERUMMY_PURE", raising=False)
    run.fetch_tools()
    assert capsys.readouterr().err.endswith(said)
    tried = browsers.PACKAGES[:1] if apt else browsers.PACKAGES
    assert wanted == ([] if there else [*run.COMPILER, *tried, "libatomic1"])


def test_only_root_and_sudo_without_a_password_install(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[tuple[object, ...]] = []
    programs = ["apt-get"]

    def works(*line: object) -> bool:
        lines.append(line)
        return True

    monkeypatch.setattr(shutil, "which", lambda name, **_: name if name in programs else None)
    monkeypatch.setattr(run, "works", works)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert not run.apt_install("gcc")
    programs.append("sudo")
    assert run.apt_install("gcc")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert run.apt_install("gcc")
    assert [line[0] for line in lines] == ["sudo", "sudo", "sudo", "env", "env"]


@pytest.mark.parametrize("name", ["play", "kernel", "test", "docs"])
def test_a_lock_holds_versions_and_hashes_and_no_address(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    lines = [line for line in lock.splitlines() if not line.startswith("#")]
    assert all(re.match(r"[a-z0-9-]+==[^ ]+( ; .+)? \\$| +--hash=sha256:[0-9a-f]{64}( \\)?$", line) for line in lines)


def test_what_play_installs_is_all_that_the_package_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[\[<>=; ]", line)[0].lower().replace(".", "-") for line in project["dependencies"]}
    lock = (ROOT / "requirements" / "play.lock").read_text("utf-8")
    assert needed <= {name.replace(".", "-") for name in re.findall(r"^([a-z0-9.-]+)==", lock, re.MULTILINE)}


def test_the_locks_agree() -> None:
    play, kernel, test = (
        set(re.findall(r"^[^ ]+==[^ ]+", (ROOT / "requirements" / f"{name}.lock").read_text("utf-8"), re.MULTILINE))
        for name in ("play", "kernel", "test")
    )
    assert play | kernel <= test


SKIPS = """
import pytest

def test_passes(): pass

def test_skips(): pytest.skip("no tool")

@pytest.mark.xfail(strict=True)
def test_is_known_to_fail(): assert False

@pytest.mark.long
def test_is_long(): pass

@pytest.mark.long(slice="tools")
def test_needs_a_tool(): pass

@pytest.mark.long(slice="time")
def test_measures(): pass

@pytest.mark.long(but=1)
@pytest.mark.parametrize("case", [1, 2])
def test_has_cases(case): pass
"""


@pytest.mark.long(but=2)
@pytest.mark.parametrize(
    ("settings", "outcome"),
    [
        ({"TILERUMMY_NO_SKIPS": "1"}, "1 failed, 2 passed, 4 deselected, 1 xfailed, 1 error"),
        ({}, "2 passed, 2 skipped, 4 deselected, 1 xfailed"),
        ({"TILERUMMY_LONG": "1"}, "6 passed, 2 skipped, 1 xfailed"),
        ({"TILERUMMY_SLICE": "0/4"}, "1 passed, 1 skipped, 7 deselected"),
        ({"TILERUMMY_SLICE": "1/4"}, "2 passed, 1 skipped, 6 deselected"),
        ({"TILERUMMY_SLICE": "2/4"}, "1 passed, 1 skipped, 7 deselected"),
    ],
)
def test_skips_and_long_tests(tmp_path: Path, settings: dict[str, str], outcome: str) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "pytest.toml").write_text('[pytest]\nmarkers = ["long(but, slice)"]\n')
    (tmp_path / "test_some.py").write_text(SKIPS)
    (tmp_path / "test_file.py").write_text("import pytest\npytest.skip('no tool', allow_module_level=True)\n")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("TILERUMMY_", "PYTEST_"))}
    shared = {
        "PYTHONPATH": str(ROOT / "tests"),  # what the conftest takes its fixtures from
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading them takes longer than the tests
    }
    line = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--continue-on-collection-errors"]
    done = subprocess.run(
        line, cwd=tmp_path, env={**clean, **settings, **shared}, capture_output=True, text=True, check=False
    )
    assert f"= {outcome} in" in done.stdout
    assert (done.returncode == 0) == ("NO_SKIPS" not in str(settings))
    repeats = re.findall(r"^python3 run.py test (.+)$", done.stdout, re.MULTILINE)
    assert repeats == (["test_some.py::test_skips", "test_file.py"] if "NO_SKIPS" in str(settings) else [])
