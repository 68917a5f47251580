"""Lets a built-in computer play over standard input and output, by the protocol in docs/bot-protocol.md."""

import sys

from tilerummy.bots import make
from tilerummy.bots.subprocess_bot import PROTOCOL
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


def serve(name: str) -> int:
    """Let the computer of this name play over standard input and output.

    docs/bot-protocol.md describes the lines. Unknown lines are ignored, and a line that cannot be read is answered by
    an `info` line that quotes it.
    """
    seat = Seat(name)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            break
        try:
            answer = seat.answer(word, rest)
        except (ValueError, IndexError, TilerummyError):
            answer = f"info cannot read: {line.strip()}"
        if answer:
            print(answer, flush=True)
    return 0


class Seat:
    """The computer's side of the conversation."""

    def __init__(self, name: str) -> None:
        self.bot, self.seed = make(name), 0
        self.log: list[Entry] = []

    def answer(self, word: str, rest: str) -> str:
        """The answer to a line; empty for most lines."""
        match word:
            case "tilerummy-bot":
                return f"name {self.bot.name}\nready {PROTOCOL}"
            case "round":
                self.seed, self.log = int(rest.split()[2]), []
            case "moved":
                mover, _, move = rest.partition(" ")
                self.log.append(Entry(int(mover), parse_move(move)))
            case "go":
                milliseconds, _, view = rest.partition(" ")
                self.bot = make(self.bot.name, self.seed, int(milliseconds) / 1000)
                return f"move {self.bot.choose(View.parse(view), tuple(self.log))}"
        return ""
