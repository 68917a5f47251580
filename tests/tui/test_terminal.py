"""The game at a terminal of its own: editing, pages, Ctrl-C, and how it looks without colour."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilerummy.tui.saving import parse_saved

pytest.importorskip("pty", reason="terminals of this kind are not on every system")
from terminals import Terminal

GAME = ["play", "--seed", "5", "--seats", "3", "--level", "strong", "--save", "g.trn"]


@pytest.fixture
def terminal(environment: dict[str, str], tmp_path: Path) -> Iterator[Terminal]:
    started = Terminal(GAME, environment, tmp_path)
    yield started
    if started.process.poll() is None:
        started.process.kill()
        started.close()


PROMPT = r"> (\x1b\[\?2004h)?$"


def test_a_turn_with_a_slip_a_draft_and_help(terminal: Terminal, tmp_path: Path) -> None:
    first = terminal.until(PROMPT)
    assert "\x1b[2J" in first  # every page begins with a clear screen
    assert re.search(r"\x1b\[[0-9;]*m", first)
    terminal.type("foo\r")
    assert "is not understood" in terminal.until(PROMPT)
    terminal.type(":k2-4\r")
    assert "Your first lay is worth 9 points. It needs at least 30." in terminal.until(PROMPT)
    terminal.type("undo\r")
    assert "First lay: 0 of 30 points" in terminal.until(PROMPT)
    terminal.type("?\r")
    assert "What you can type" in terminal.until("back to the table ")
    terminal.type("q\r")
    terminal.until(PROMPT)
    terminal.type("d\r")
    assert "You drew: " in terminal.until(PROMPT)
    terminal.type("q\r")
    assert "Continue with: python3 -m tilerummy play --resume g.trn" in terminal.until("--resume g.trn")
    assert terminal.close() == 0
    assert parse_saved((tmp_path / "g.trn").read_text("utf-8")).record is not None


def test_long_pages_fit_the_terminal_and_lines_typed_there_are_obeyed(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.type("rules\r")
    first = terminal.until(r"next page .*back to the table ")
    assert "The rules at this table" in first
    assert "Sources name sheet, language and line" in first
    shown = [first]
    while "next page" in shown[-1]:
        terminal.type("\r")
        shown.append(terminal.until(r"back to the table "))
    assert len(shown) > 2
    for page in shown:
        assert len(page.rpartition("\x1b[2J")[2].split("\n")) <= 24
    assert "Special rules" not in "".join(shown)  # no variant is on
    terminal.type("d\r")
    assert "You drew: " in terminal.until(PROMPT)
    terminal.type("rules\r")
    terminal.until("next page")
    terminal.type("q\r")
    terminal.until(PROMPT)
    assert terminal.process.poll() is None, "q leaves the page, not the game"


def test_the_tab_key_completes(terminal: Terminal) -> None:
    pytest.importorskip("readline", reason="completion needs readline")
    terminal.until(PROMPT)
    terminal.type("rese\t\r")
    assert "The table is unchanged." in terminal.until(PROMPT)


def test_control_c_saves_and_stops(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until(PROMPT)
    terminal.type("d\r")
    terminal.until(PROMPT)
    assert "Continue with" in terminal.interrupt("Stopped")
    assert terminal.close() == 130
    saved = parse_saved((tmp_path / "g.trn").read_text("utf-8"))
    assert saved.record is not None
    assert any(entry.seat == 0 for entry in saved.record.entries)


def test_control_d_is_the_end_of_the_input(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.type("\x04")
    assert "Thanks for playing." in terminal.until("--resume g.trn")
    assert terminal.close() == 0


@pytest.mark.parametrize("less", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["no colour", "dumb"])
def test_without_colour_everything_is_there(environment: dict[str, str], tmp_path: Path, less: dict[str, str]) -> None:
    plain = Terminal(GAME, {**environment, **less}, tmp_path)
    page = plain.until(PROMPT)
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]", page)
    assert "k2●" in re.sub(r"\x1b\[[0-9;]*m", "", page)
    plain.type("q\r")
    plain.until("--resume g.trn")
    assert plain.close() == 0
