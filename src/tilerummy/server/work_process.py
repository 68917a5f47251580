"""Work that takes long, in a process of its own: a thread would share Python's interpreter lock with the event loop.

The process reads what it is given from its standard input, writes a pickle of the result and its processor time to its
standard output, and ends.
"""

import asyncio
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import process_time
from typing import Any

from tilerummy.engine.errors import TilerummyError
from tilerummy.server.decisions import Refusal


def command(module: str) -> tuple[str, ...]:
    """The command line of a process that runs `main` of a module."""
    return sys.executable, "-c", f"from {module} import main; main()"


async def in_process(line: Sequence[str], given: str, longest: float) -> tuple[Any, float]:
    """The result, which may be an exception, and the processor time. Raises `Refusal` after `longest` seconds."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe)
    try:
        said, _ = await asyncio.wait_for(process.communicate(given.encode()), longest)
    except TimeoutError:
        raise Refusal("over-budget", status=429) from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode != 0:
        raise RuntimeError(f"the process failed: {line[-1]}")
    answer: tuple[Any, float] = pickle.loads(said)
    return answer


def answer(work: Callable[[str], object]) -> None:
    """Do the work in this process and write the result."""
    result: object
    try:
        result = work(sys.stdin.buffer.read().decode())
    except (Refusal, TilerummyError) as error:
        result = error
    sys.stdout.buffer.write(pickle.dumps((result, process_time())))
