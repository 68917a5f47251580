"""The clock of the terminal game: the time left beside the prompt, and what happens when it is over."""

import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commandline import Play

from tilerummy.engine.moves import Move, Timeout
from tilerummy.engine.record import Record, parse_records
from tilerummy.tui.saving import has_clock, parse_saved
from tilerummy.tui.terminal import TimeUp, counting_down, now, time_text

DEAL = ("--seed", "5", "--seats", "3", "--level", "strong")
GAME = ["play", "--terminal", *DEAL, "--clock", "5", "--save", "g.trn"]
"""Seat 0 starts with k2 k3 k4 on its rack."""


def record(path: Path) -> Record:
    return parse_records(path.read_text("utf-8"))[-1]


def own_move(path: Path) -> Move:
    return next(entry.move for entry in record(path).entries if entry.seat == 0)


@pytest.mark.long
def test_time_runs_out_at_a_terminal_with_rows_being_tried_out(environment: dict[str, str], tmp_path: Path) -> None:
    """The edition puts the table back and three tiles are drawn; half a typed line is forgotten."""
    pytest.importorskip("pty", reason="terminals of this kind are not on every system")
    from terminals import Terminal

    terminal = Terminal([*GAME, "--edition", "rummikub-vienna-en"], environment, tmp_path)
    assert "time left 0:05 > " in terminal.until(r"> (\x1b\[\?2004h)?$")
    terminal.type(":k2-4\r")
    terminal.until("9 of 30 points")
    began = time.monotonic()
    terminal.type("d")
    assert re.search(r"\x1b7\rtime left 0:0[1-4] > \x1b8", terminal.until(r"\x1b7\rtime left 0:01 > \x1b8"))
    page = terminal.until("Time is up for .*: tiles back, 3 drawn")
    assert time.monotonic() - began < 60, "five seconds, and what a busy machine adds"
    assert "time left 0:0" in page or "time left 0:0" in terminal.until("time left 0:0")
    terminal.type("q\r")
    terminal.until("--resume g.trn")
    assert terminal.close() == 0
    assert str(own_move(tmp_path / "g.trn")).startswith("!+")
    assert has_clock(parse_saved((tmp_path / "g.trn").read_text("utf-8")))


@pytest.mark.long
def test_time_runs_out_while_a_stream_is_silent(environment: dict[str, str], tmp_path: Path) -> None:
    """An edition that keeps valid rows keeps them; the process sleeps while it waits."""
    edition = "rummikub-vienna-en,open_min=0,timeout_table=keep_valid"
    line = [sys.executable, "-m", "tilerummy", *GAME, "--edition", edition]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with subprocess.Popen(
        line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(":k2-4\n")
        game.stdin.flush()
        said = ""
        while "Time is up for" not in said:
            piece = game.stdout.readline()
            assert piece, said
            said += piece
        game.stdin.write("q\n")
        game.stdin.close()
        game.stdout.read()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert "time left 0:05 > :k2-4" in said
    assert game.returncode == 0
    timeout = own_move(tmp_path / "g.trn")
    assert isinstance(timeout, Timeout)
    assert [str(meld) for meld in timeout.lay.put] == ["k2-4"]
    assert len(timeout.drawn) == 3
    assert used.ru_utime - before.ru_utime < 4, "no busy loop"


def test_without_the_option_there_is_no_clock(play: Play, tmp_path: Path) -> None:
    done = play(*DEAL, "--edition", "rummikub-vienna-en", "--save", "g.trn", lines="d\nq\n")
    assert "time left" not in done.stdout
    assert not has_clock(parse_saved((tmp_path / "g.trn").read_text("utf-8")))


@pytest.mark.long(but=2)
@pytest.mark.parametrize(
    ("options", "left"),
    [
        (("--edition", "rummikub-vienna-en", "--clock", "sheet"), "1:00"),
        (("--edition", "rummy-classic", "--clock", "sheet"), "2:00"),
        (("--edition", "rummikub-vienna-en,timer_s=30"), "0:30"),
        (("--edition", "lets-play-rummy", "--clock", "90"), "1:30"),
        (("--edition", "lets-play-rummy", "--clock", "sheet"), ""),
        (("--edition", "rummikub-vienna-de", "--clock", "sheet"), ""),
        (("--edition", "rummikub-original-de", "--clock", "sheet"), ""),
        (("--edition", "rummikub-original-de,timer_scope=every_turn", "--clock", "sheet"), "2:00"),
        (("--edition", "rummikub-original-de", "--clock", "90"), "1:30"),
        (("--edition", "rummikub-vienna-en,timer_s=30", "--clock", "off"), ""),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else each,
)
def test_the_clock_is_the_one_that_was_chosen(play: Play, options: tuple[str, ...], left: str) -> None:
    """The German Vienna sheet times only turns after the first lay, the other one only changes of the table."""
    said = play(*DEAL, *options, lines="q\n").stdout
    assert re.findall(r"time left (\S+) >", said) == ([left] if left else [])


def test_a_clock_for_rearranging_starts_with_the_first_change(play: Play) -> None:
    """Own melds start none. A change that is undone does not stop it."""
    edition = "rummikub-original-de,open_min=0"
    said = play(*DEAL, "--edition", edition, "--clock", "sheet", lines=":k2-4\nsplit 1 k3\nundo\nreset\nq\n").stdout
    assert re.findall(r"time left (\S+) >", said) == [], "the meld is not on the table yet"
    said = play(*DEAL, "--edition", edition, "--clock", "sheet", lines=":k2-4\nend\ntake 1\nundo\nq\n").stdout
    assert re.findall(r"time left (\S+) >", said) == ["2:00", "2:00"]


@pytest.mark.long
def test_a_resumed_game_has_its_clock_and_it_can_be_turned_off(play: Play, tmp_path: Path) -> None:
    play(*DEAL, "--edition", "rummikub-vienna-en", "--clock", "sheet", "--save", "g.trn", lines="d\nq\n")
    assert "time left 1:00 > " in play("--resume", "g.trn", lines="q\n").stdout
    assert "time left" not in play("--resume", "g.trn", "--clock", "off", lines="d\nq\n").stdout
    assert "time left" not in play("--resume", "g.trn", lines="q\n").stdout
    assert "time left" in play("--resume", "g.trn", "--clock", "sheet", lines="q\n").stdout
    refused = play("--resume", "g.trn", "--clock", "30")
    assert (refused.returncode, "keeps its time limit" in refused.stderr) == (2, True)
    old = (tmp_path / "g.trn").read_text("utf-8")
    (tmp_path / "old.trn").write_text(re.sub(r'\[Clock "\w+"\]\n', "", old), "utf-8")
    assert "time left" not in play("--resume", "old.trn", lines="q\n").stdout, "saved by an older version"


@pytest.mark.long(but=2)
@pytest.mark.parametrize("text", ["4", "86401", "1m", "-5", "", "sheets", "٣٠", "9" * 40])
def test_a_bad_clock_is_one_line(play: Play, text: str) -> None:
    done = play("--clock", text)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "5" in done.stderr


def test_a_countdown_interrupts_and_is_over_afterwards() -> None:
    shown: list[str] = []
    reader, writer = os.pipe()
    with pytest.raises(TimeUp), counting_down(now() + 1.2, lambda left: shown.append(time_text(left))):
        os.read(reader, 1)
    assert shown == ["0:01"]
    with counting_down(None, lambda left: None):
        pass
    with pytest.raises(TimeUp), counting_down(now() - 1, lambda left: None):
        pass
    with counting_down(now() + 0.05, lambda left: None):
        pass
    time.sleep(0.2)
    os.close(reader)
    os.close(writer)
