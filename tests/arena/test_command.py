"""`tilerummy arena` and `tilerummy bot`, in a separate process and in this one."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tilerummy import arena
from tilerummy.bots import LEVELS
from tilerummy.cli import main
from tilerummy.cli.arena_view import show
from tilerummy.language import LANGUAGES, Translator

WORDS = ["arena", "random", "beginner", "--edition", "rummikub-vienna-en", "--deals", "2", "--jobs", "1", "--seed", "1"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert main([*WORDS, "--openings"]) == 0
    said = capsys.readouterr().out
    assert "rummikub-vienna-en · seats: 2 · deals: 2 · rounds: 4 · seed 0000" in said
    assert "First lays missed" in said
    assert said.count(" ± ") >= 6


@pytest.mark.long(but=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fit_eighty_columns_and_speak_the_language(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word of a header is cut, numbers use the decimal mark of the language, and ten computers fit."""
    monkeypatch.setenv("COLUMNS", "80")
    tr = Translator(lang)
    played = arena.play(["casual", "casual"], "rummikub-vienna-en", 1, seats=2, openings=True)
    show(played, tr)
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    assert ("50.0 ± 0.0" if lang == "en" else "50,0 ± 0,0") in said
    assert set(tr.text("cli-arena-head-missed").split()) <= set(said.split())
    bots = (*LEVELS, "random", "patient-miser")
    pairs = (arena.Result(arena.LineUp.of(pair, "rummikub-vienna-en"), played.rows) for pair in combinations(bots, 2))
    show(arena.Matrix(bots, tuple(pairs)), tr)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    rows = [re.match(r"(\d+) ([a-z-]+) ", line) for line in lines]
    assert [row.groups() for row in rows if row] == [(str(number), bot) for number, bot in enumerate(bots, 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_help(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("arena", "bots", "bot"):
        assert main([command, "--help", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert "cli-" not in said
        assert "option-" not in said


def test_json_pictures_and_going_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, plot = tmp_path / "table.json", tmp_path / "table.svg"
    line = [*WORDS, "--json", str(table), "--plot", str(plot)]
    assert main(line) == 0
    first = json.loads(table.read_text("utf-8"))
    assert first["deals"] == 2
    assert [each["bot"] for each in first["standings"]] == ["random", "beginner"]
    assert ET.fromstring(plot.read_text("utf-8")).tag.endswith("svg")
    assert len(table.with_suffix(".jsonl").read_text("utf-8").splitlines()) == 2

    assert main(line) == 2
    assert "--resume" in capsys.readouterr().err
    line[line.index("--deals") + 1] = "3"
    assert main([*line, "--resume"]) == 0
    assert json.loads(table.read_text("utf-8"))["deals"] == 3
    assert len(table.with_suffix(".jsonl").read_text("utf-8").splitlines()) == 3


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_run_that_is_stopped_while_its_workers_start(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "tilerummy", *WORDS, "--json", str(tmp_path / "table.json")]
    line[line.index("--jobs") + 1], line[line.index("--deals") + 1] = "4", "4000"
    hears = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=hears) as run:
        for _ in range(6000):
            if _workers_of(run.pid):
                break
            time.sleep(0.01)
        os.killpg(run.pid, signal.SIGINT)
        assert run.stderr is not None
        assert run.stderr.read() == "Stopped.\n"
    assert run.returncode == 130


def _workers_of(group: int) -> list[str]:
    """The processes of a group that wait for work or are just starting."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if b"spawn_main" in (process / "cmdline").read_bytes() and os.getpgid(int(process.name)) == group:
                found.append(process.name)
    return found


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_a_run_that_is_stopped_from_outside(tmp_path: Path) -> None:
    """Ctrl-C goes to every process of the run; finished deals are kept, and continuing gives the same table."""
    table = tmp_path / "table.json"
    line = [sys.executable, "-m", "tilerummy", *WORDS, "--json", str(table)]
    line[line.index("--jobs") + 1], line[line.index("--deals") + 1] = "2", "4000"
    journal = table.with_suffix(".jsonl")
    hears = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell's background job ignores Ctrl-C
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=hears) as run:
        for _ in range(600):
            if journal.exists() and journal.stat().st_size:
                break
            time.sleep(0.1)
        os.killpg(run.pid, signal.SIGINT)
        assert run.stderr is not None
        assert run.stderr.read() == "Stopped.\n"
    assert run.returncode == 130
    done = len(journal.read_text("utf-8").splitlines())
    assert 0 < done < 4000
    line[line.index("--deals") + 1] = str(done + 1)
    assert main([*line[3:], "--resume"]) == 0
    found = json.loads(table.read_text("utf-8"))
    alone = arena.play(["random", "beginner"], "rummikub-vienna-en", done + 1, seed=(1).to_bytes(32, "big")).as_json()
    assert {**found, "version": "", "timing": []} == {**alone, "version": "", "timing": []}


@pytest.mark.long
def test_a_matrix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "matrix.svg"
    words = ["arena", "random", "beginner", "casual", "--matrix", "--deals", "1", "--jobs", "1", "--plot", str(plot)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "3 casual" in said
    assert plot.read_text("utf-8").count('class="mark"') == 9


def test_json_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"].endswith("01")


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "casual"],
        ["arena", "casual", "nobody"],
        ["arena", "casual", "casual", "--seed", "xyz"],
        ["arena", "casual", "casual", "--seed", "1" * 65],
        ["arena", "casual", "casual", "--resume"],
        ["arena", "casual", "casual", "--edition", "nothing"],
        ["arena", "casual", "casual", "casual", "--seats", "2"],
        ["arena", "casual", "casual", "--matrix", "--seats", "3"],
        ["bot", "nobody"],
        ["bot"],
    ],
)
def test_invalid_arguments_get_a_one_line_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1


def test_a_session_as_the_page_shows_it() -> None:
    """The session with `tilerummy bot casual` in docs/bot-protocol.md is real."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")
    session = page.partition("## A session")[2].partition("    ")[2].partition("\n\n")[0]
    lines = [line.strip() for line in session.splitlines()]
    told = "".join(line[2:] + "\n" for line in lines if line.startswith("> "))
    wanted = [line[2:] for line in lines if line.startswith("< ")]
    done = subprocess.run(
        [sys.executable, "-m", "tilerummy", "bot", "casual"], input=told, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == wanted
    assert len(wanted) >= 4
