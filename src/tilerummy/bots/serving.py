"""A computer of ours for other programs: it plays over standard input and output, by docs/bot-protocol.md."""

import sys

from tilerummy.bots import make
from tilerummy.bots.outsider import PROTOCOL
from tilerummy.moves import parse_move
from tilerummy.position import View
from tilerummy.record import Entry


def serve(name: str) -> int:
    """The other side: let the computer of this name play over standard input and output.

    What a line says is in docs/bot-protocol.md; a line that it does not know is passed over.
    """
    bot, seed, log = make(name), 0, list[Entry]()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "tilerummy-bot":
                answer = f"name {bot.name}\nready {PROTOCOL}"
            case "round":
                seed, log, answer = int(rest.split()[2]), [], ""
            case "moved":
                mover, _, move = rest.partition(" ")
                log.append(Entry(int(mover), parse_move(move)))
                answer = ""
            case "go":
                milliseconds, _, view = rest.partition(" ")
                bot = make(name, seed, int(milliseconds) / 1000)
                answer = f"move {bot.choose(View.parse(view), tuple(log))}"
            case "quit":
                return 0
            case _:
                answer = ""
        if answer:
            print(answer, flush=True)
    return 0
