"""An external bot: it asks the referee instead of knowing the rules, and draws. Its first argument selects a fault."""

import os
import sys
import time


def say(line: str) -> None:
    print(line, flush=True)


def hello(manner: str) -> None:
    if manner == "mute":
        time.sleep(60)
    say("name guest")
    say("info nothing to say")
    say({"newer": "ready 7", "rude": "hello"}.get(manner, "ready 1"))


def go(manner: str) -> None:
    match manner:
        case "slow":
            time.sleep(60)
        case "dies":
            sys.exit(3)
        case "babbles":
            say("what now?")
        case "noise":
            sys.stdout.buffer.write(b"\xff\xfe move\n")
            sys.stdout.flush()
        case "hangs up":
            os.close(sys.stdout.fileno())
            time.sleep(60)
        case "misspells":
            say("move k9-")
        case "breaks":
            say("move :kbr1")
        case _:
            say("")
            say("judge :zzz")
            assert sys.stdin.readline().startswith("illegal "), "a text that is not a move"
            say("judge +x")
            say("info thinking")
            draw = "+j" if manner == "cheats" else "+x"
            say(f"move {draw}" if sys.stdin.readline().strip() == "legal" else "move pass")


def main(manner: str = "good") -> None:
    for line in sys.stdin:
        word = line.split(" ")[0].strip()
        if word == "tilerummy-bot":
            hello(manner)
        elif word == "go":
            go(manner)
        elif word == "quit":
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
