"""Runs `tilerummy` under the system call filter of deploy/tilerummy.service, as systemd would.

python tests/deploy/filtered.py serve …

The filter is installed in this process, which then becomes the command; processes that it starts have the same filter.
"""

import ctypes
import errno
import os
import platform
import struct
import sys
from pathlib import Path

UNIT = Path(__file__).resolve().parents[2] / "deploy" / "tilerummy.service"
MACHINES = {"x86_64": (1, 0xC000003E), "aarch64": (2, 0xC00000B7)}
"""The column of `syscalls.txt`, and the number of the architecture in `linux/audit.h`."""
NO_NEW_PRIVS, SECCOMP, MODE_FILTER = 38, 22, 2
LOAD, EQUAL, GREATER, RETURN = 0x20, 0x15, 0x25, 0x06
ALLOW, ERROR, KILL = 0x7FFF0000, 0x00050000, 0x80000000


def values(name: str) -> list[str]:
    lines = (line.partition("=") for line in UNIT.read_text("utf-8").splitlines() if not line.startswith("#"))
    return [value for key, _, value in lines if key == name]


def numbers() -> tuple[dict[str, int], dict[str, set[str]]]:
    """The number of each system call on this machine, and the names in each set."""
    known: dict[str, int] = {}
    sets: dict[str, set[str]] = {}
    for line in Path(__file__).with_name("syscalls.txt").read_text("utf-8").splitlines()[1:]:
        words = line.split()
        number = words[MACHINES[platform.machine()][0]]
        if number != "-":
            known[words[0]] = int(number)
            for each in words[3:]:
                sets.setdefault(each, set()).add(words[0])
    return known, sets


def allowed() -> set[int]:
    """The lines of the unit one after the other: `~` takes away, all others add."""
    known, sets = numbers()
    names: set[str] = set()
    for line in values("SystemCallFilter"):
        for word in line.removeprefix("~").split():
            some = sets[word] if word.startswith("@") else {word} & {*known}
            names = names - some if line.startswith("~") else names | some
    return {known[name] for name in names}


def program() -> bytes:
    """The filter. A call that is newer than the table does not exist, as with systemd."""
    named = values("SystemCallErrorNumber")
    refused = ERROR | getattr(errno, named[-1]) if named else KILL
    lines = [(LOAD, 0, 0, 4), (EQUAL, 1, 0, MACHINES[platform.machine()][1]), (RETURN, 0, 0, KILL), (LOAD, 0, 0, 0)]
    for number in sorted(allowed()):
        lines += [(EQUAL, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    newest = max(numbers()[0].values())
    lines += [(GREATER, 0, 1, newest), (RETURN, 0, 0, ERROR | errno.ENOSYS), (RETURN, 0, 0, refused)]
    return b"".join(struct.pack("HBBI", *line) for line in lines)


class Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("lines", ctypes.c_char_p))


def install() -> None:
    """Raises `OSError` where the kernel has no such filters."""
    libc, lines = ctypes.CDLL(None, use_errno=True), program()
    given = Program(len(lines) // 8, lines)
    if libc.prctl(NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(SECCOMP, MODE_FILTER, ctypes.byref(given), 0, 0):
        raise OSError(ctypes.get_errno(), "no seccomp here")


if __name__ == "__main__":
    install()
    os.execv(sys.executable, [sys.executable, "-m", "tilerummy", *sys.argv[1:]])
