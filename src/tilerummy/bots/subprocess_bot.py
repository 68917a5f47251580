"""SubprocessBot: an external program, in any language, that plays over its standard input and output.

docs/bot-protocol.md describes the protocol. A program that does not answer in time, sends an unreadable line, or exits
is stopped, and the error describes the problem.
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
"""The prefix that marks a computer's name as a command line."""
HELLO_S = 20.0
"""How long a program may take to start; an interpreter on a busy machine can be slow."""
MOVE_S = 10.0
"""The default time budget per move."""
GRACE_S = 1.0
"""Extra time to wait for a move, and for a program that was asked to quit."""


class SubprocessBot:
    """A computer that runs as a process; it starts with the first move, and `close` releases it.

    A process plays one seat of one round at a time. `close` keeps it for the next round; all processes end with Python.
    """

    def __init__(self, command: str, seed: int = 0, budget: float = MOVE_S) -> None:
        self.name = f"{COMMAND}{command}"
        self.command, self.seed, self.budget = command, seed, budget
        self.sent = 0
        self.process: BotProcess | None = None

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        process = self._begin(view) if self.process is None or len(log) < self.sent else self.process
        for entry in log[self.sent :]:
            process.send(f"moved {entry.seat} {entry.move}")
        self.sent = len(log)
        process.send(f"go {round(self.budget * 1000)} {view}")
        try:
            return self._answer(view, process)
        except Impossible:
            process.end(at_once=True)
            self.process = None
            raise

    def _begin(self, view: View) -> "BotProcess":
        if self.process is None:
            idle = _IDLE.get(self.command)
            self.process = idle.pop() if idle else BotProcess(self.command)
        self.sent = 0
        self.process.send(f"round {view.turn} {view.seats} {self.seed}")
        return self.process

    def _answer(self, view: View, process: "BotProcess") -> Move:
        deadline = monotonic() + self.budget + GRACE_S
        while True:
            word, _, rest = process.receive(deadline).partition(" ")
            if word == "move":
                try:
                    return parse_move(rest.strip())
                except (Unreadable, Impossible):
                    raise Impossible("outsider-unreadable", command=self.command, text=f"{word} {rest}") from None
            elif word == "judge":
                process.send(_verdict(view, rest.strip()))
            elif word != "info":
                raise Impossible("outsider-unreadable", command=self.command, text=f"{word} {rest}".strip())

    def close(self) -> None:
        """End the round: the process waits for the next one."""
        if self.process is not None:
            self.process.send("over")
            _IDLE.setdefault(self.command, []).append(self.process)
            self.process = None


def _verdict(view: View, text: str) -> str:
    """The referee's verdict on a move that a program asks about."""
    try:
        violations = judge(view, parse_move(text))
    except (Unreadable, Impossible) as error:
        return f"illegal {error.code}"
    return " ".join(["illegal", *(each.clause for each in violations)]) if violations else "legal"


class BotProcess:
    """A running program, and the lines sent to it and received from it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            # A separate session: the program's child processes can be ended with it, and Ctrl-C does not reach it.
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",  # undecodable bytes are reported as an unreadable line
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Impossible("outsider-not-started", command=command, reason=str(error)) from None
        self.stdin, self.stdout = cast(IO[str], self.process.stdin), cast(IO[str], self.process.stdout)
        _RUNNING.append(self)
        self.lines: Queue[str | None] = Queue()
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.send(f"tilerummy-bot {PROTOCOL}")
        deadline = monotonic() + HELLO_S
        try:
            while (word := self.receive(deadline).split(" "))[0] != "ready":
                if word[0] not in ("name", "info"):
                    raise Impossible("outsider-unreadable", command=command, text=" ".join(word))
            if word[1:2] != [str(PROTOCOL)]:
                raise Impossible("outsider-version", command=command, found=" ".join(word[1:]), wanted=PROTOCOL)
        except Impossible:
            self.end(at_once=True)
            raise

    def _listen(self) -> None:
        # A thread, because not every system can read a pipe with a time limit.
        with suppress(OSError, ValueError), self.stdout:
            for line in self.stdout:
                self.lines.put(line.strip())
        self.lines.put(None)

    def send(self, line: str) -> None:
        with suppress(OSError, ValueError):  # the process has ended; the next `receive` reports it
            self.stdin.write(line + "\n")
            self.stdin.flush()

    def receive(self, deadline: float) -> str:
        """The next line that is not empty."""
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise Impossible("outsider-too-slow", command=self.command) from None
            if line is None:
                status = self._ended()
                raise Impossible("outsider-ended", command=self.command, status=status)
            if line:
                return line

    def end(self, at_once: bool = False) -> None:
        """Ask the process to quit, and kill it if it does not."""
        if self in _RUNNING:
            _RUNNING.remove(self)
        if not at_once:
            self.send("quit")
        with suppress(OSError):
            self.stdin.close()
        try:
            self.process.wait(0 if at_once else GRACE_S)
        except subprocess.TimeoutExpired:
            self._kill()
        self.listener.join(GRACE_S)

    def _ended(self) -> int:
        """The exit status; a process that closed its output but still runs is killed."""
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


_IDLE: dict[str, list[BotProcess]] = {}
_RUNNING: list[BotProcess] = []


def end_all() -> None:
    """End every process that was started here; called when Python exits."""
    _IDLE.clear()
    while _RUNNING:
        _RUNNING[-1].end()


atexit.register(end_all)
