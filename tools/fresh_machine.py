"""Tests the two commands of the README on machines that have only Python.

    python3 tools/fresh_machine.py [12 13] [root user] [--only play|test] [--busy] [--keep FOLDER]

Creates a minimal Debian for each release with debootstrap (which needs root), and runs in a copy of it, as root and as
a user without sudo, in a folder with a space and an umlaut in its name:

    play    the time until the table answers, twice, and a move by a computer of every level, each with its budget
    test    the whole test command

Index, proxy and certificates are taken from this machine: its environment variables, pip's files, and the certificates
that were added to the system. Debian 13 gets no pseudo-terminals. Prints a table of times and verdicts; the exit status
is 0 if everything passed. With --busy, times are printed but not checked, and only two levels play three moves each.
The logs are in FOLDER (by default a new temporary one), which also keeps the root folders for the next run.
"""

import argparse
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
RELEASES = {"12": "bookworm", "13": "trixie"}
PACKAGES = "python3,ca-certificates"
"""A machine that cloned the repository over HTTPS has certificates."""
WHO = ("root", "user")
PLACE = "tile rummy ü/tilerummy"
SETTINGS = re.compile(r"PIP_\w+|\w+_proxy", re.IGNORECASE)
PIP_FILES = (Path("/etc/pip.conf"), Path.home() / ".config/pip/pip.conf", Path.home() / ".pip/pip.conf")
ADDED_CERTIFICATES = Path("/usr/local/share/ca-certificates")
PLAY_S, AGAIN_S, TEST_S = 40, 2, 15 * 60
LEVELS = ("newcomer", "learner", "regular", "solid", "skilled", "strong", "expert", "master")
BUDGET_S = 2.0
LAPS = {"master": 45}
"""How many moves of a computer are timed, by default 12; *master* plays until the pool is empty."""
GUEST = """
import json, sys, time, urllib.request
from websockets.sync.client import connect

address, level, laps = sys.argv[1], sys.argv[2], int(sys.argv[3])
seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
body = {"edition": "rummikub-vienna-en", "rounds": 1, "name": "Ann", "seats": seats, "computer_pace": "quick"}
request = urllib.request.Request(address + "/api/v1/rooms", json.dumps(body).encode())
request.add_header("content-type", "application/json")
with urllib.request.urlopen(request) as answer:
    cookie, room = answer.headers["set-cookie"].partition(";")[0], json.load(answer)["id"]
with connect(address.replace("http", "ws") + "/ws/v1/rooms/" + room, additional_headers={"Cookie": cookie}) as line:
    line.send(json.dumps({"type": "hello", "version": 2, "language": "en"}))
    longest, began, moves, asked = 0.0, None, 0, None
    while moves < laps:
        scene = json.loads(line.recv(60))
        if scene["type"] == "refused":
            sys.exit(str(scene))
        if scene["type"] != "scene":
            continue
        if scene["stage"] != "playing":
            break
        if scene["turn"] != scene["you"]:
            began = began or time.monotonic()
        elif asked != scene["at"]:
            if began:
                longest, moves, began = max(longest, time.monotonic() - began), moves + 1, None
            asked = scene["at"]
            kind = "draw" if "draw" in scene["may"] else "pass"
            line.send(json.dumps({"type": kind, "id": str(asked), "at": asked}))
print(f"{longest:.2f} {moves}")
"""
"""A client that takes the browser's place and only draws; prints the longest time of a computer's move."""


@dataclass
class Seen:
    """One line of the table."""

    machine: str
    what: str
    seconds: float | None
    passed: bool
    note: str = ""

    def __str__(self) -> str:
        took = "" if self.seconds is None else f"{self.seconds:.1f} s"
        return f"{self.machine:<16} {self.what:<12} {took:>8}  {'passed' if self.passed else 'FAILED'}  {self.note}"


class Machine:
    """A root folder with Debian in it, a user, and a copy of the checkout."""

    def __init__(self, release: str, who: str, folder: Path, *, busy: bool = False) -> None:
        self.name, self.who = f"Debian {release} {who}", who
        self.root = folder / f"{release}-{who}"
        self.home = "/root" if who == "root" else "/home/ann"
        self.log = folder / f"{release}-{who}.log"
        self.has_terminals, self.busy = release != "13", busy
        archive = folder / f"{release}.tar"
        if not archive.exists():
            make_archive(RELEASES[release], archive)
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir()
        subprocess.run(["tar", "-xf", archive, "-C", self.root], check=True)
        self._configure()

    def _configure(self) -> None:
        for file in (Path("/etc/resolv.conf"), Path("/etc/hosts")):
            shutil.copy(file, self.root / "etc")
        self.run_as_root("useradd", "--create-home", "ann")
        for file in PIP_FILES:
            if file.exists():
                inside = Path("etc/pip.conf") if file.parts[1] == "etc" else Path(self.home[1:], ".config/pip/pip.conf")
                (self.root / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, self.root / inside)
        if ADDED_CERTIFICATES.exists():
            shutil.copytree(ADDED_CERTIFICATES, self.root / "usr/local/share/ca-certificates", dirs_exist_ok=True)
            self.run_as_root("update-ca-certificates")
        place = self.root / self.home[1:] / PLACE
        place.mkdir(parents=True)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=CHECKOUT,
            capture_output=True,
            check=True,
        )
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (CHECKOUT / name).exists():
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(CHECKOUT / name, place / name)
        (self.root / "guest.py").write_text(GUEST, "utf-8")
        if self.who == "user":
            self.run_as_root("chown", "-R", "ann:", self.home)

    def run_as_root(self, *line: str) -> None:
        subprocess.run(["chroot", self.root, *line], check=True, capture_output=True, env=self.settings())

    def settings(self) -> dict[str, str]:
        """The settings of this machine that installing needs, and nothing else."""
        kept = {name: value for name, value in os.environ.items() if SETTINGS.fullmatch(name)}
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        return {**kept, "PATH": path, "HOME": self.home, "TERM": "dumb"}

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Mount what a running system mounts."""
        mounts = [("proc", "proc"), ("tmpfs", "dev/shm")] + [("devpts", "dev/pts")] * self.has_terminals
        for kind, place in mounts:
            (self.root / place).mkdir(parents=True, exist_ok=True)
            options = ["-o", "ptmxmode=666,newinstance"] if kind == "devpts" else []
            subprocess.run(["mount", "-t", kind, *options, kind, self.root / place], check=True)
        try:
            yield
        finally:
            for _, place in reversed(mounts):
                subprocess.run(["umount", "--lazy", self.root / place], check=False)

    def start(self, line: str) -> "subprocess.Popen[str]":
        """Run a shell command in the checkout, as this machine's user."""
        user = [] if self.who == "root" else ["--userspec=ann:ann"]
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"\n$ {line}\n")
        return subprocess.Popen(
            ["chroot", *user, self.root, "sh", "-c", f'cd "{self.home}/{PLACE}" && {line}'],
            env=self.settings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def finish(self, process: "subprocess.Popen[str]", before: str = "") -> str:
        """The output until the process ends, or until twice the longest allowed time; logged line by line."""
        assert process.stdout is not None
        timer = threading.Timer(2 * TEST_S, os.killpg, (process.pid, signal.SIGKILL))
        timer.start()
        said: list[str] = []
        with self.log.open("a", encoding="utf-8") as log:
            log.write(before)
            for line in process.stdout:
                said.append(line)
                log.write(line)
                log.flush()
        process.wait()
        timer.cancel()
        return "".join(said)

    # The tests

    def play(self) -> Iterator[Seen]:
        for what, most in (("play", PLAY_S), ("play again", AGAIN_S)):
            start = time.monotonic()
            process = self.start("exec python3 run.py play --no-browser")
            assert process.stdout is not None
            said: list[str] = []
            address = None
            while address is None and (line := process.stdout.readline()):
                said.append(line)
                address = re.search(r"http://[^/\s]+", line)
            took = time.monotonic() - start
            note = f"load {os.getloadavg()[0]:.1f}" if address else said[-1].strip() if said else "said nothing"
            yield Seen(self.name, what, took, address is not None and (self.busy or took <= most), note)
            if address and what == "play again":
                yield from self.levels(address[0])
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            self.finish(process, "".join(said))

    def levels(self, address: str) -> Iterator[Seen]:
        """Play against a computer of every level and measure its longest move."""
        kernel = self.finish(self.start('.venv/bin/python -c "from tilerummy.solver import backend; print(backend())"'))
        for level in (LEVELS[0], LEVELS[-1]) if self.busy else LEVELS:
            laps = 3 if self.busy else LAPS.get(level, 12)
            process = self.start(f".venv/bin/python /guest.py {address} {level} {laps}")
            said = self.finish(process).strip()
            longest, _, moves = said.rpartition("\n")[2].partition(" ")
            done = process.returncode == 0
            # A computer takes at least 0.9 s, so that people can follow.
            passed = done and (self.busy or float(longest) <= 1.1 * BUDGET_S + 0.5)
            note = f"longest of {moves} moves, {kernel.strip()}" if done else said[-200:]
            yield Seen(self.name, level, float(longest) if done else None, passed, note)

    def test(self) -> Iterator[Seen]:
        start = time.monotonic()
        process = self.start("exec python3 run.py test")
        said = self.finish(process)
        took = time.monotonic() - start
        counts = re.findall(r"^=+ (.*\bpassed.*) in [\d.]+s.*=+$", said, re.MULTILINE)
        verdict = re.findall(r"^(?:passed|FAILED): .*", said, re.MULTILINE)
        note = "; ".join([*counts, *verdict, f"load {os.getloadavg()[0]:.1f}"]) or said.strip().splitlines()[-1]
        yield Seen(self.name, "test", took, process.returncode == 0 and (self.busy or took <= TEST_S), note)


def make_archive(release: str, archive: Path) -> None:
    """A minimal Debian with Python as a tar file."""
    with tempfile.TemporaryDirectory(dir=archive.parent) as folder:
        line = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, folder]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
        Path(folder).chmod(0o755)  # a temporary folder is closed to the user of the new machine
        subprocess.run(
            ["tar", "-cf", archive, "-C", folder, "--exclude=./var/cache/apt/archives/*.deb", "."], check=True
        )


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("machines", nargs="*", choices=[*RELEASES, *WHO, []], metavar="12|13|root|user")
    parser.add_argument("--only", choices=("play", "test"))
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--keep", type=Path)
    chosen = parser.parse_args(words)
    if shutil.which("debootstrap") is None or os.geteuid() != 0:
        sys.exit("This needs debootstrap, and root to run it.")
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="fresh-machine-"))
    folder.mkdir(parents=True, exist_ok=True)
    results: list[Seen] = []
    for release in [each for each in RELEASES if each in chosen.machines] or RELEASES:
        for who in [each for each in WHO if each in chosen.machines] or WHO:
            machine = Machine(release, who, folder, busy=chosen.busy)
            with machine.running():
                for what in ("play", "test"):
                    if chosen.only in (None, what):
                        for seen in getattr(machine, what)():
                            print(seen, flush=True)
                            results.append(seen)
    print(f"\n{sum(seen.passed for seen in results)} of {len(results)} passed; everything said is in {folder}")
    return 0 if all(seen.passed for seen in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
