"""Work that takes long, in a process of its own: a thread would share Python's interpreter lock with the event loop.

The process reads what it is given from its standard input, writes a pickle of the result and its processor time to its
standard output, and ends. It runs at a lower priority than the server, and its processor time and memory are limited.
"""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import process_time
from typing import Any

from tilerummy.engine.errors import TilerummyError
from tilerummy.rooms.refusal import Refusal

MOST_CPU_S = 20
"""Seconds of processor time. Usual work takes one or two."""
LONGEST_S = 60.0
"""Seconds until the result is there, on a machine that is busy."""
MOST_MEMORY = 1 << 30
"""Bytes. Usual work takes a tenth of it."""
NICENESS = 10
STOPPED = -getattr(signal, "SIGXCPU", 24)
"""The return code of a process that has used up its processor time."""


def command(module: str) -> tuple[str, ...]:
    """The command line of a process that runs `main` of a module."""
    return sys.executable, "-c", f"from {module} import main; main()"


async def in_process(line: Sequence[str], given: str) -> tuple[Any, float]:
    """The result, which may be an exception, and the processor time.

    Work that takes too much processor time is refused and pays for it. After `LONGEST_S` the server is too busy for it.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe)
    try:
        said, _ = await asyncio.wait_for(process.communicate(given.encode()), LONGEST_S)
    except TimeoutError:
        return Refusal("busy", status=503), min(LONGEST_S, MOST_CPU_S)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode == STOPPED:
        return Refusal("over-budget", status=429), MOST_CPU_S
    if process.returncode != 0:
        raise RuntimeError(f"the process failed: {line[-1]}")
    answer: tuple[Any, float] = pickle.loads(said)
    return answer


def answer(work: Callable[[str], object]) -> None:
    """Do the work in this process and write the result."""
    _limit()
    result: object
    try:
        result = work(sys.stdin.buffer.read().decode())
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
    os.nice(NICENESS)
    for limit, most in ((resource.RLIMIT_CPU, MOST_CPU_S), (resource.RLIMIT_AS, MOST_MEMORY)):
        soft, hard = resource.getrlimit(limit)
        allowed = [each for each in (soft, hard, most) if each != resource.RLIM_INFINITY]
        resource.setrlimit(limit, (min(allowed), hard))
