"""Runs `tilerummy` and notes where its main thread spends processor time. `where.py` starts the server with this file.

python bench/server/sampled.py FILE serve …

A timer of processor time interrupts the process. Each time the stack of the main thread is counted, with the processor
time of the thread since the last time. SIGUSR1 begins, and a second one ends; then the file is written.
"""

import gc
import json
import linecache
import re
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

EVERY_S = 0.001
OTHER, GARBAGE, THREADS = "event loop, tasks and the rest", "garbage collection", "writer thread and other threads"
PARTS = (
    ("sampling", r"sampled\.py "),
    ("compression", r"permessage_deflate\.py encode"),
    ("decompression", r"permessage_deflate\.py decode"),
    ("metrics", r"prometheus_client"),
    ("log", r"structlog|logging/__init__|rooms/logs\.py"),
    ("reading a frame", r"websockets_sansio_impl\.py (data_received|receive )"),
    ("sending a frame", r"websockets_sansio_impl\.py send |starlette/websockets\.py send"),
    ("limits and forwarding a message", r"server/sockets\.py _(read|command|forward)|refusals\.py read_command"),
    ("checking a message", r"hosting/owner\.py _command .*validate_json"),
    ("judging a draft", r"hosting/table\.py tried_out"),
    ("judging a move", r"rooms/decisions\.py decide "),
    (
        "the event and the next state",
        r"rooms/room\.py after |hosting/owner\.py commit .*(json|Event)|room\.py row_of",
    ),
    ("handing over to the store", r"tilerummy/store/"),
    ("scenes as text", r"rooms/scene_text\.py|hosting/audience\.py show .*SceneText"),
    ("scenes", r"hosting/audience\.py (show|<dictcomp>|_sheet) "),
    ("other messages as text", r"model_dump_json"),
    ("a draft for the others", r"rooms/drafts\.py drafting"),
    ("queue of a socket", r"server/sockets\.py (put|_write) "),
    ("owner of the room", r"hosting/|server/(node|budgets)\.py"),
)
"""What a part is: the innermost function that matches one of these. A line is the file, the function and the source."""


class Sampler:
    def __init__(self, out: Path) -> None:
        self.out = out
        self.stacks: Counter[tuple[tuple[str, str, int], ...]] = Counter()
        self.running = False
        self.garbage = 0.0
        self.seen = self.began = 0.0
        self.process = self.collecting = 0.0

    def toggle(self, *_: object) -> None:
        self.running = not self.running
        if self.running:
            self.stacks.clear()
            self.garbage = 0.0
            self.seen = self.began = time.thread_time()
            self.process = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, EVERY_S, EVERY_S)
        else:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.write()

    def sample(self, _: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        stack = []
        while frame is not None:
            stack.append((frame.f_code.co_filename, frame.f_code.co_name, frame.f_lineno or 0))
            frame = frame.f_back
        self.stacks[tuple(stack)] += now - self.seen  # type: ignore[assignment]
        self.seen = time.thread_time()

    def collected(self, phase: str, _: dict[str, Any]) -> None:
        now = time.thread_time()
        if phase == "stop":
            self.garbage += now - self.collecting
        self.collecting = now

    def write(self) -> None:
        main, process = time.thread_time() - self.began, time.process_time() - self.process
        parts: Counter[str] = Counter()
        for stack, seconds in self.stacks.items():
            parts[part_of(stack)] += seconds  # type: ignore[assignment]
        parts[THREADS] = process - main  # type: ignore[assignment]
        lines = Counter()
        for stack, seconds in self.stacks.items():
            lines[" < ".join(shown(each) for each in stack[:40])] += seconds
        found = {"parts": parts, "garbage": self.garbage, "process": process, "main": main, "stacks": lines}
        self.out.write_text(json.dumps(found))


def shown(place: tuple[str, str, int]) -> str:
    file, function, line = place
    return f"{file} {function} {linecache.getline(file, line).strip()}"


def part_of(stack: tuple[tuple[str, str, int], ...]) -> str:
    """The part of the innermost function that belongs to one."""
    for place in stack:
        line = shown(place)
        for part, pattern in PARTS:
            if re.search(pattern, line):
                return part
    return OTHER


def main() -> None:
    sampler = Sampler(Path(sys.argv.pop(1)))
    signal.signal(signal.SIGUSR1, sampler.toggle)
    signal.signal(signal.SIGPROF, sampler.sample)
    gc.callbacks.append(sampler.collected)
    from tilerummy.cli import main as tilerummy

    sys.exit(tilerummy())


if __name__ == "__main__":
    main()
