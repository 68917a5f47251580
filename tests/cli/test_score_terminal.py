"""`tilerummy score` at a real terminal: Ctrl-C, Ctrl-D, and the file that is offered at the end."""

import os
from pathlib import Path

import pytest

from tilerummy.cli.score import load
from tilerummy.scorecard import Played

pytest.importorskip("pty", reason="terminals of this kind are not on every system")
from terminals import Terminal

PROMPT = r"> $"


def talk(folder: Path, words: list[str], answers: list[str]) -> Terminal:
    """The command after these answers."""
    environment = {**os.environ, "COLUMNS": "80", "LC_ALL": "en_GB.UTF-8", "TERM": "dumb"}
    terminal = Terminal(["score", *words], environment, folder)
    for answer in answers:
        terminal.until(PROMPT)
        terminal.type(answer + "\r")
    return terminal


def test_control_c_keeps_the_sheet(tmp_path: Path) -> None:
    answers = ["rummy-classic", "2", "Ann", "Bo", "", "", "ann", "12", "bo"]
    terminal = talk(tmp_path, ["--file", "sheet.json"], answers)
    terminal.until(PROMPT)
    shown = terminal.interrupt("Unfinished: Bo out") + terminal.rest()
    assert "Traceback" not in shown
    assert terminal.close() == 130
    assert load(tmp_path / "sheet.json").rounds == (Played((0, 12), 0),)
    assert talk(tmp_path, ["--file", "sheet.json"], ["bo", "7", "n"]).close() == 0
    assert load(tmp_path / "sheet.json").sheet.totals == (5, -5)


def test_a_file_is_offered_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("mine", "utf-8")
    answers = ["Ann out; Bo 12", "end"]
    terminal = talk(tmp_path, ["--edition", "rummy-classic", "--players", "Ann,Bo"], ["", "", *answers])
    terminal.until(PROMPT)
    terminal.type("there.json\r")
    assert "already exists" in terminal.until(PROMPT)
    terminal.type("no/such/folder/x.json\r")
    assert "Cannot write" in terminal.until(PROMPT)
    terminal.type("new.json\r")
    assert terminal.close() == 0
    assert (tmp_path / "there.json").read_text("utf-8") == "mine"
    assert load(tmp_path / "new.json").sheet.totals == (12, -12)


def test_the_end_of_the_input_ends_the_dialogue(tmp_path: Path) -> None:
    terminal = talk(tmp_path, ["--edition", "rummy-classic", "--players", "Ann,Bo"], ["", ""])
    terminal.until(PROMPT)
    terminal.type("\x04")
    assert "Traceback" not in terminal.rest()
    assert terminal.close() == 0


def test_help_and_undo_where_the_file_is_offered(tmp_path: Path) -> None:
    terminal = talk(tmp_path, ["--edition", "rummy-classic", "--players", "Ann,Bo"], ["", "", "Ann out; Bo 12", "end"])
    terminal.until(PROMPT)
    terminal.type("help\r")
    assert "goes back to the sheet" in " ".join(terminal.until(PROMPT).split())
    terminal.type("undo\r")
    assert "Who went out?" in terminal.until(PROMPT)
    terminal.type("Bo out; Ann 7\r")
    for answer in ("end", "new.json"):
        terminal.until(PROMPT)
        terminal.type(answer + "\r")
    assert terminal.close() == 0
    assert load(tmp_path / "new.json").sheet.totals == (5, -5)
    assert [path.name for path in tmp_path.iterdir()] == ["new.json"]
