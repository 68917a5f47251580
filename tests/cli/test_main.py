"""The command line as a whole: help, languages, errors, exit codes, and what is loaded when."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.cli.group import COMMANDS
from tilerummy.language import Translator, catalogue

LANGUAGES = catalogue.LANGUAGES
POSITION = "rummikub-vienna-en - k8b8r8k9/r1r2r3 - 0 1.0"
TILERUMMY = [sys.executable, "-m", "tilerummy"]


def shell(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    usual = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.run([*TILERUMMY, *words], capture_output=True, text=True, env=env or usual, check=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(run: Run, lang: str) -> None:
    for command in [(), *((name,) for name in COMMANDS)]:
        found = run(*command, "--help", "--lang", lang)
        assert (command, found.status, found.err) == (command, 0, "")
        assert Translator(lang).text("cli-help-usage") in found.out
        assert Translator(lang).text("cli-option-help").split()[0] in found.out


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().out == run("--help").out
    assert all(f"  {name} " in run().out for name in COMMANDS)


def test_the_language_stands_before_or_after_the_command(run: Run) -> None:
    wanted = "Der Zug ist erlaubt.\n"
    assert run("--lang", "de", "judge", POSITION, "+x").out == wanted
    assert run("judge", "--lang", "de", POSITION, "+x").out == wanted
    assert run("judge", POSITION, "+x", "--lang=de_AT").out == wanted
    assert run("judge", POSITION, "+x", lang="de_DE.UTF-8").out == wanted
    assert run("judge", "--lang", "de", POSITION, "+x", lang="fr").out == wanted


def test_an_unknown_language_is_refused(run: Run) -> None:
    found = run("--lang", "tlh", "editions")
    assert (found.status, found.out) == (2, "")
    assert "tlh" in found.err
    assert "de, en, es, fr, it, nl" in found.err


def test_version(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.solver.backend", lambda: "reference")
    found = run("--version")
    assert found.status == 0
    assert found.out.startswith("tilerummy ")
    assert found.out.endswith(", solver: reference\n")


USAGE = [
    (["jugde"], "Did you mean judge?"),
    (["frobnicate"], "See tilerummy --help"),
    (["judge", "--jsn", POSITION, "+x"], "--json"),
    (["judge"], "POSITION is missing"),
    (["judge", POSITION], "MOVE is missing"),
    (["judge", *POSITION.split(), "+x"], "Unexpected argument"),
    (["judge", POSITION, "+x", "--lang"], "--lang"),
    (["editions", "--against", "x"], "KEY is missing"),
    (["draw", POSITION, "--theme", "blue"], "--theme must be one of: light, dark"),
    (["draw", POSITION, "--width", "5"], "--width must be a number from 100 to"),
    (["replay", "x", "--at", "-1"], "--at must be a number"),
    (["replay", "x", "--at", "y"], "--at must be a number"),
    (["replay", "no/such/file"], "There is no folder no/such."),
    (["replay", "."], ".: "),
    (["replay", "a\0b"], "There is no file"),
    (["draw", POSITION, "-o", "no/such/folder/x.svg"], "There is no folder no/such/folder."),
    (["score", "--players", "Ann,Bo"], "--edition is missing"),
    (["score", "--edition", "rummy-classic"], "--players is missing"),
]


@pytest.mark.parametrize(("words", "said"), USAGE, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_mistake_is_one_line(run: Run, words: list[str], said: str) -> None:
    found = run(*words)
    assert (found.status, found.out) == (2, "")
    assert found.err.count("\n") == 1
    assert said in found.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_every_language(run: Run, lang: str) -> None:
    english = [run(*words).err for words, _ in USAGE]
    told = [run(*words, lang=lang).err for words, _ in USAGE]
    assert all(line.count("\n") == 1 for line in told)
    same = sum(one == other for one, other in zip(english, told, strict=True))
    assert same <= (len(USAGE) if lang == "en" else 1), "only what the system says about a folder is not ours"


def test_text_that_is_none(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.trn"
    path.write_bytes(b"\xff\xfe\x00")
    found = run("replay", str(path))
    assert found.status == 2
    assert "not UTF-8 text" in found.err
    path.write_text("\n", "utf-8")
    assert "There is no record in" in run("verify", str(path)).err


def test_a_fault_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.cli.judge.judge", lambda situation, move: 1 / 0)
    found = run("judge", POSITION, "+x")
    assert found.status == 3
    assert found.err.count("\n") == 1
    assert "ZeroDivisionError" in found.err


def test_a_traceback_on_demand() -> None:
    quiet = shell("judge", "x", "y")
    loud = shell("judge", "x", "y", env={**os.environ, "TILERUMMY_DEBUG": "1", "LC_ALL": "C"})
    assert quiet.returncode == loud.returncode == 2
    assert "Traceback" not in quiet.stderr
    assert "Traceback" in loud.stderr


def test_control_c(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilerummy.cli.judge.judge", interrupted)
    assert run("judge", POSITION, "+x").status == 130
    assert run("judge", POSITION, "+x", "--json").status == 130


@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
def test_a_reader_who_leaves_is_no_trouble() -> None:
    done = subprocess.run(
        ["bash", "-c", f'set -o pipefail; "{sys.executable}" -m tilerummy editions --json | true'],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode in (0, 141)


def test_a_terminal_without_our_letters() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "de_DE.UTF-8"}
    done = shell("editions", "rummy-classic", env=env)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_installed_command_and_the_module_are_one() -> None:
    assert shell("judge", POSITION, "+x").stdout == "The move is legal.\n"
    assert shell("judge", POSITION, ":kbr8").returncode == 1
