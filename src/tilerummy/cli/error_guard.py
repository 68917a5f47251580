"""Every failure becomes one line on the error stream and an exit code; TILERUMMY_DEBUG=1 also prints the traceback."""

import contextlib
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tilerummy.engine.errors import CodedError, TilerummyError
from tilerummy.language.translator import Translator, printable

ILLEGAL, UNREADABLE, OURS, INTERRUPTED, NO_READER = 1, 2, 3, 130, 141
"""Exit codes. The last two are what a shell reports for Ctrl-C and for a closed pipe; 3 is a fault of this program."""


class Refused(CodedError):
    """A command cannot continue: the message `cli-<code>` and its variables."""

    def text(self, tr: Translator) -> str:
        return tr.text(f"cli-{self.code}", **self.params)


def guarded(run: Callable[[], int], tr: Translator) -> int:
    """Run a command and return its exit code, whatever happens."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks, say, é shows ? instead of ending the program
            stream.reconfigure(errors="replace")
    try:
        status = run()
        sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter flushes again when it ends and would complain, so the rest of the output goes to /dev/null.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except KeyboardInterrupt:
        return _report(tr.text("cli-interrupted"), INTERRUPTED)
    except Exception as fault:
        if os.environ.get("TILERUMMY_DEBUG") == "1":
            import traceback

            traceback.print_exc()
        return _report(*explanation(fault, tr))
    return status


def _report(message: str, status: int) -> int:
    with contextlib.suppress(OSError):
        print(printable(" ".join(message.split())), file=sys.stderr, flush=True)
    return status


def explanation(fault: Exception, tr: Translator) -> tuple[str, int]:
    from tilerummy.engine.violations import IllegalMove

    match fault:
        case IllegalMove():
            return tr.error(fault), ILLEGAL
        case TilerummyError():
            return tr.error(fault), UNREADABLE
        case Refused():
            return fault.text(tr), UNREADABLE
        case FileNotFoundError(filename=str(name)) if not (folder := Path(name).parent).is_dir():
            return tr.text("cli-folder-missing", path=folder), UNREADABLE
        case FileNotFoundError():
            return tr.text("cli-file-missing", path=fault.filename or "-"), UNREADABLE
        case OSError():
            reason = fault.strerror or str(fault)
            return tr.text("cli-file-trouble", path=fault.filename or "-", reason=reason), UNREADABLE
        case _:
            return tr.text("cli-our-fault", fault=f"{type(fault).__name__}: {fault}"), OURS
