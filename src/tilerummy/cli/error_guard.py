"""What can go wrong becomes one line on the error stream and an exit code; a traceback only with TILERUMMY_DEBUG=1."""

import contextlib
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence

from tilerummy.engine.errors import TilerummyError
from tilerummy.language import words
from tilerummy.language.words import error_words, say

ILLEGAL, UNREADABLE, OURS, INTERRUPTED, NO_READER = 1, 2, 3, 130, 141
"""The last two are what a shell makes of Ctrl-C and of a reader who left; 3 is a fault of this program."""


class Refused(Exception):
    """A command cannot go on: the message to say, and its variables."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code, self.params = code, params


def guarded(run: Callable[[], int], line: Sequence[str]) -> int:
    """Run a command line and return its exit code, whatever happens."""
    words.choose(line)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without, say, é shows ? and does not end the program
            stream.reconfigure(errors="replace")
    try:
        status = run()
        sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter flushes once more at its end, and would complain: what is left goes nowhere.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except KeyboardInterrupt:
        return _say_why(say("interrupted"), INTERRUPTED)
    except Exception as fault:
        if os.environ.get("TILERUMMY_DEBUG") == "1":
            traceback.print_exc()
        return _say_why(*_meaning(fault))
    return status


def _say_why(message: str, status: int) -> int:
    line = " ".join(message.split())
    with contextlib.suppress(OSError):
        print("".join(letter if letter.isprintable() else "·" for letter in line), file=sys.stderr, flush=True)
    return status


def _meaning(fault: Exception) -> tuple[str, int]:
    from tilerummy.engine.violations import IllegalMove

    match fault:
        case IllegalMove():
            return error_words(fault), ILLEGAL
        case TilerummyError():
            return error_words(fault), UNREADABLE
        case Refused():
            return say(fault.code, **fault.params), UNREADABLE
        case OSError():
            return file_words(fault), UNREADABLE
        case _:
            return say("our-fault", fault=f"{type(fault).__name__}: {fault}"), OURS


def file_words(fault: OSError) -> str:
    path = str(fault.filename or "-")
    match fault:
        case FileNotFoundError():
            return say("file-missing", path=path)
        case _:
            return say("file-trouble", path=path, reason=fault.strerror or str(fault))
