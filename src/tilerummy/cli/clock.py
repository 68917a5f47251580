"""The option `--clock`: no clock, the one that is printed on the sheet, or a number of seconds for every turn."""

from dataclasses import dataclass
from typing import Literal

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.editions import Edition
from tilerummy.engine.rules import TimerScope

SHORTEST, LONGEST = 5, 86400


@dataclass(frozen=True)
class ClockChoice:
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
