"""Long runs of the tools say how far they are in a terminal, and nothing in a log."""

import io
import re
import sys
from itertools import pairwise
from pathlib import Path

import progress
import pytest

ROOT = Path(__file__).resolve().parent.parent


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "said"), [(Terminal(), "\r\033[K3 of 9"), (io.StringIO(), "")])
def test_only_a_terminal_gets_lines(stream: io.StringIO, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    progress.show("3 of 9")
    assert stream.getvalue() == said


def test_lines_that_count_are_for_a_terminal() -> None:
    """A line such as "3 of 9 deals, 10 s left" comes from `progress.show`, or after a look at the stream."""
    counting = re.compile(r"\bprint\(f?\".*(\{done|\\r|\bslice \{)")
    for file in [*ROOT.glob("tools/*.py"), *ROOT.glob("bench/**/*.py")]:
        lines = file.read_text("utf-8").splitlines()
        loose = [line for before, line in pairwise(["", *lines]) if counting.search(line) and "isatty" not in before]
        assert loose == [], file
