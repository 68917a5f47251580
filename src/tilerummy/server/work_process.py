"""Work that takes long, in a process of its own: a thread would share Python's interpreter lock with the event loop.

The process reads a function and what it is given from its standard input, writes the result and its processor time to
its standard output, and ends; both are pickles. It runs at a lower priority than the server, and its processor time and
memory are limited. It imports the module of the function and nothing else of the server.
"""

import asyncio
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from time import process_time
from typing import Any

from tilerummy.engine.errors import TilerummyError
from tilerummy.rooms.refusals import Refusal

NICENESS = 10
MAIN = f"""
import os
try:
    os.nice({NICENESS})
except (AttributeError, PermissionError):  # another system, or a service manager that forbids it
    pass
from {__name__} import main
main()
"""
"""The priority is lowered first: loading Python's modules would take a processor from the server."""
PROCESS = (sys.executable, "-c", MAIN)

MOST_CPU_S = 20
"""Seconds of processor time. Usual work takes one or two."""
LONGEST_S = 60.0
"""Seconds until the result is there, on a machine that is busy."""
MOST_MEMORY = 1 << 30
"""Bytes. Usual work takes a tenth of it."""
STOPPED = -getattr(signal, "SIGXCPU", 24)
"""The return code of a process that has used up its processor time."""


async def in_process(work: Callable[..., object], *given: object) -> tuple[Any, float]:
    """The result, which may be an exception, and the processor time. `work` is a function of a module.

    Work that takes too much processor time is refused and pays for it. After `LONGEST_S` the server is too busy for it.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*PROCESS, stdin=pipe, stdout=pipe)
    try:
        said, _ = await asyncio.wait_for(process.communicate(pickle.dumps((work, given))), LONGEST_S)
    except TimeoutError:
        return Refusal("busy", status=503), min(LONGEST_S, MOST_CPU_S)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode == STOPPED:
        return Refusal("over-budget", status=429), MOST_CPU_S
    if process.returncode != 0:
        raise RuntimeError(f"the process failed: {work.__name__}")
    answer: tuple[Any, float] = pickle.loads(said)
    return answer


def main() -> None:
    """Do the work in this process and write the result."""
    _limit()
    result: object
    try:
        work, given = pickle.load(sys.stdin.buffer)
        result = work(*given)
    except (Refusal, TilerummyError) as error:
        result = error
    except MemoryError:
        result = Refusal("over-budget", status=429)
    sys.stdout.buffer.write(pickle.dumps((result, process_time())))


def _limit() -> None:
    """Limit this process. A system without such limits stops it after `LONGEST_S`."""
    try:
        import resource
    except ImportError:
        return
    for limit, most in ((resource.RLIMIT_CPU, MOST_CPU_S), (resource.RLIMIT_AS, MOST_MEMORY)):
        soft, hard = resource.getrlimit(limit)
        allowed = [each for each in (soft, hard, most) if each != resource.RLIM_INFINITY]
        resource.setrlimit(limit, (min(allowed), hard))
