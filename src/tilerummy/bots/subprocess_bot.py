"""SubprocessBot: a program of anybody's, in any language, that plays over its standard input and output.

The lines that go to and fro are described in docs/bot-protocol.md. A program that says nothing in time, says something
that cannot be read, or ends, is stopped, and the error says what it did.
"""

import atexit
import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, cast

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Move, parse_move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

PROTOCOL = 1
COMMAND = "cmd:"
"""What stands before the command line where a computer is named."""
HELLO_S = 20.0
"""How long a program may take to start: an interpreter on a busy machine takes a while."""
MOVE_S = 10.0
"""How long it may think about a move, where nobody says."""
GRACE_S = 1.0
"""How much longer is waited for a move, and for a program that was asked to end."""


class SubprocessBot:
    """A seat's computer that is a process; it is started with the first move, and `close` gives it back.

    A process serves one seat of one round after another. `close` keeps it for the next round; all end with Python.
    """

    def __init__(self, command: str, seed: int = 0, budget: float = MOVE_S) -> None:
        self.name = f"{COMMAND}{command}"
        self.command, self.seed, self.budget = command, seed, budget
        self.told = 0
        self.line: Line | None = None

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        line = self._begin(view) if self.line is None or len(log) < self.told else self.line
        for entry in log[self.told :]:
            line.say(f"moved {entry.seat} {entry.move}")
        self.told = len(log)
        line.say(f"go {round(self.budget * 1000)} {view}")
        try:
            return self._answer(view, line)
        except Impossible:
            line.end(at_once=True)
            self.line = None
            raise

    def _begin(self, view: View) -> "Line":
        if self.line is None:
            idle = _IDLE.get(self.command)
            self.line = idle.pop() if idle else Line(self.command)
        self.told = 0
        self.line.say(f"round {view.turn} {view.seats} {self.seed}")
        return self.line

    def _answer(self, view: View, line: "Line") -> Move:
        deadline = monotonic() + self.budget + GRACE_S
        while True:
            word, _, rest = line.hear(deadline).partition(" ")
            if word == "move":
                try:
                    return parse_move(rest.strip())
                except (Unreadable, Impossible):
                    raise Impossible("outsider-unreadable", command=self.command, text=f"{word} {rest}") from None
            elif word == "judge":
                line.say(_verdict(view, rest.strip()))
            elif word != "info":
                raise Impossible("outsider-unreadable", command=self.command, text=f"{word} {rest}".strip())

    def close(self) -> None:
        """The round is over: the process waits for the next one."""
        if self.line is not None:
            self.line.say("over")
            _IDLE.setdefault(self.command, []).append(self.line)
            self.line = None


def _verdict(view: View, text: str) -> str:
    """What the referee thinks of a move that a program asks about."""
    try:
        violations = judge(view, parse_move(text))
    except (Unreadable, Impossible) as error:
        return f"illegal {error.code}"
    return " ".join(["illegal", *(each.clause for each in violations)]) if violations else "legal"


class Line:
    """A process and the lines to and from it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            # A session of its own, so that what the program starts can be ended with it, and Ctrl-C is for us alone.
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",  # what is no text is shown as such, and is as unreadable as any other babble
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Impossible("outsider-not-started", command=command, reason=str(error)) from None
        self.mouth, self.ear = cast(IO[str], self.process.stdin), cast(IO[str], self.process.stdout)
        _RUNNING.append(self)
        self.heard: Queue[str | None] = Queue()
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.say(f"tilerummy-bot {PROTOCOL}")
        deadline = monotonic() + HELLO_S
        try:
            while (word := self.hear(deadline).split(" "))[0] != "ready":
                if word[0] not in ("name", "info"):
                    raise Impossible("outsider-unreadable", command=command, text=" ".join(word))
            if word[1:2] != [str(PROTOCOL)]:
                raise Impossible("outsider-version", command=command, found=" ".join(word[1:]), wanted=PROTOCOL)
        except Impossible:
            self.end(at_once=True)
            raise

    def _listen(self) -> None:
        # A thread, because a pipe cannot be read with a time limit on every system.
        with suppress(OSError, ValueError), self.ear:
            for line in self.ear:
                self.heard.put(line.strip())
        self.heard.put(None)

    def say(self, line: str) -> None:
        with suppress(OSError, ValueError):  # it has ended; whoever listens next is told
            self.mouth.write(line + "\n")
            self.mouth.flush()

    def hear(self, deadline: float) -> str:
        """The next line that is not empty."""
        while True:
            try:
                line = self.heard.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise Impossible("outsider-too-slow", command=self.command) from None
            if line is None:
                status = self._ended()
                raise Impossible("outsider-ended", command=self.command, status=status)
            if line:
                return line

    def end(self, at_once: bool = False) -> None:
        """Ask the process to end, and end it where it does not."""
        if self in _RUNNING:
            _RUNNING.remove(self)
        if not at_once:
            self.say("quit")
        with suppress(OSError):
            self.mouth.close()
        try:
            self.process.wait(0 if at_once else GRACE_S)
        except subprocess.TimeoutExpired:
            self._kill()
        self.listener.join(GRACE_S)

    def _ended(self) -> int:
        """How the process ended; one that only says no more is ended here."""
        try:
            return self.process.wait(GRACE_S)
        except subprocess.TimeoutExpired:
            self._kill()
            return self.process.returncode

    def _kill(self) -> None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()


_IDLE: dict[str, list[Line]] = {}
_RUNNING: list[Line] = []


def end_all() -> None:
    """End every process that was started here; Python does so at its end."""
    _IDLE.clear()
    while _RUNNING:
        _RUNNING[-1].end()


atexit.register(end_all)
