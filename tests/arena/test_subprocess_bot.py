"""External programs: a real process behind real pipes, well-behaved or not."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilerummy import arena
from tilerummy.arena.rounds import LineUp, play_rotation
from tilerummy.bots import make, subprocess_bot
from tilerummy.bots.round_runner import BotRefused
from tilerummy.bots.subprocess_bot import SubprocessBot, end_all
from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import DRAW_REQUEST
from tilerummy.engine.position import View

EDITION = "rummikub-vienna-en"
VIEW = View.parse(f"{EDITION} - k8k9k10b2o5/x14 - 0 1.0")


def _guest(manner: str = "good") -> str:
    return shlex.join([sys.executable, str(Path(__file__).with_name("guest.py")), manner])


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    end_all()
    assert subprocess_bot._RUNNING == []


def test_a_guest_plays_a_round() -> None:
    result = arena.play([f"cmd:{_guest()}", "beginner"], EDITION, 1)
    assert result.standings[0].win.mean == 0
    assert len(subprocess_bot._RUNNING) == 1, "one process for both rounds"


def test_our_own_players_speak_the_protocol() -> None:
    """The same seeds give the same rounds, with or without pipes."""
    command = shlex.join([sys.executable, "-m", "tilerummy", "bot", "beginner"])
    assert (
        arena.play([f"cmd:{command}", "casual"], EDITION, 1).rows == arena.play(["beginner", "casual"], EDITION, 1).rows
    )


def test_a_line_that_our_own_player_cannot_read_is_answered() -> None:
    lines = ["tilerummy-bot 1", "round", "round 0 2 x", "moved x +x", "moved 0 zz", "go", "go 100 nonsense", "what?"]
    lines += ["round 0 2 7", f"go 5000 {VIEW}", "quit"]
    command = [sys.executable, "-m", "tilerummy", "bot", "casual"]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, timeout=60, check=True)
    said = done.stdout.splitlines()
    assert said == ["name casual", "ready 1", *(f"info cannot read: {line}" for line in lines[1:7]), "move +x"]
    assert done.stderr == ""


def test_a_guest_on_both_seats_is_two_processes() -> None:
    arena.play([f"cmd:{_guest()}"] * 2, EDITION, 1)
    assert len(subprocess_bot._RUNNING) == 2


@pytest.mark.parametrize(
    ("manner", "code"),
    [
        ("slow", "outsider-too-slow"),
        ("dies", "outsider-ended"),
        ("babbles", "outsider-unreadable"),
        ("noise", "outsider-unreadable"),
        ("hangs up", "outsider-ended"),
        ("misspells", "outsider-unreadable"),
        ("newer", "outsider-version"),
        ("rude", "outsider-unreadable"),
    ],
)
def test_a_guest_that_misbehaves_is_stopped(manner: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE_S", 0.2)
    bot = SubprocessBot(_guest(manner), budget=0.3 if manner == "slow" else 30)  # the machine may be slow, too
    with pytest.raises(Impossible) as error:
        bot.choose(VIEW, ())
    assert error.value.code == code
    assert subprocess_bot._RUNNING == []
    bot.close()


def test_a_guest_that_never_says_hello(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "HELLO_S", 0.2)
    with pytest.raises(Impossible, match="outsider too slow"):
        SubprocessBot(_guest("mute")).choose(VIEW, ())


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(Impossible, match="outsider not started"):
        make("cmd:./there-is-no-such-program").choose(VIEW, ())


def test_a_guest_may_not_say_which_tile_it_draws() -> None:
    played = play_rotation(LineUp.of([f"cmd:{_guest('cheats')}", "random"], EDITION, seed=bytes(32)), 0, 0)
    honest = play_rotation(LineUp.of([f"cmd:{_guest()}", "random"], EDITION, seed=bytes(32)), 0, 0)
    assert played == honest


def test_a_guest_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(BotRefused) as error:
        play_rotation(LineUp.of([f"cmd:{_guest('breaks')}", "random"], EDITION), 0, 0)
    assert str(error.value.move) == ":kbr1"


def test_a_guest_gets_the_whole_log_again_when_a_round_restarts() -> None:
    bot = make(f"cmd:{_guest()}")
    assert bot.choose(VIEW, ()) == DRAW_REQUEST
    assert bot.choose(VIEW, ()) == DRAW_REQUEST
