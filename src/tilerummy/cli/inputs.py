"""What the command line gets: files, or `-` for standard input, seeds, and clocks."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.editions import Edition
from tilerummy.engine.record import Record, parse_records
from tilerummy.engine.rules import TimerScope


def file_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("file-no-text", path=name) from None
    except ValueError:  # a name with a zero byte
        raise Refused("file-missing", path=name) from None


def parse_seed(text: str, refusal: str) -> bytes:
    """A seed of up to 64 hexadecimal digits, padded with zeros on the left so that `--seed 1` works too."""
    try:
        return int(text, 16).to_bytes(SEED_BYTES, "big")
    except (ValueError, OverflowError):
        raise Refused(refusal, text=text) from None


def records(name: str) -> tuple[Record, ...]:
    """The records in a file: at least one."""
    rounds = parse_records(file_text(name))
    if not rounds:
        raise Refused("no-record", path=name)
    return rounds


SHORTEST, LONGEST = 5, 86400


@dataclass(frozen=True)
class ClockChoice:
    """The option `--clock`: no clock, the one that is printed on the sheet, or a number of seconds for every turn."""

    kind: Literal["off", "sheet", "turn"]
    seconds: int | None = None

    @classmethod
    def parse(cls, text: str) -> "ClockChoice":
        match text:
            case "off" | "sheet":
                return cls(text)
            case _ if text.isascii() and text.isdigit() and len(text) < 6 and SHORTEST <= int(text) <= LONGEST:
                return cls("turn", int(text))
            case _:
                raise Refused("terminal-clock-bad", text=text, low=SHORTEST, high=LONGEST)

    @classmethod
    def usual(cls, edition: Edition) -> "ClockChoice":
        """One person against computers plays without a clock, unless a house rule sets one."""
        return cls("sheet" if "timer_s" in dict(edition.house) else "off")

    def edition(self, edition: Edition) -> Edition:
        """The edition with the seconds as a house rule, because the referee judges time-outs by the edition."""
        if self.kind != "turn":
            return edition
        return edition.with_rules(timer_s=self.seconds, timer_scope=TimerScope.EVERY_TURN)
