#!/usr/bin/env python3
"""The two commands of the README.

    python3 run.py play                         a table in the browser, against computers
    python3 run.py test [--long] [for pytest]   lint, types, tests, coverage; --long adds the long runs

Any other word is a command of tilerummy: `python3 run.py editions` is `tilerummy editions`.

The first run makes a private environment in .venv; later runs bring it up to date when what it was made from changes.
Only the standard library is used here, and neither root nor a compiler is needed.
"""

from __future__ import annotations  # so that an old Python gets as far as being told that it is old

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PYTHON = VENV / BIN / f"python{EXE}"
BASE = getattr(sys, "_base_executable", None) or sys.executable  # not the Python of an environment, which may be .venv
INSTALLED_FROM = (
    "pyproject.toml",
    "setup.py",
    "requirements.lock",
    "src/tilerummy/solver/_kernel.py",
    "src/tilerummy/solver/keep_three/_bonded.py",
)
BROWSERS = ("chromium", "google-chrome")
NO_ENVIRONMENT = (
    "This Python cannot make a virtual environment: install python3-venv (Debian, Ubuntu) or uv, then try again."
)


def main(words: Sequence[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    check_python(sys.version_info)
    set_up()
    return test(words[1:]) if words[0] == "test" else command(words)


def check_python(version: Sequence[object]) -> None:
    if tuple(version[:2]) < OLDEST:
        wanted, found = (".".join(map(str, numbers[:2])) for numbers in (OLDEST, version))
        sys.exit(f"tilerummy needs Python {wanted} or newer, and this is Python {found}.")


def command(words: Sequence[str]) -> int:
    """Hand over to a command of tilerummy, in the folder where the user is."""
    line = [str(PYTHON), "-m", "tilerummy", *words]
    if os.name != "nt":
        os.execv(line[0], line)
    return subprocess.call(line)


# The tests


def test(words: Sequence[str]) -> int:
    """Run every check, also after one has failed, and say in one line how it went."""
    chosen = [word for word in words if word != "--long"]
    if "--long" in words:
        os.environ["TILERUMMY_LONG"] = "1"
    checks = {
        "lint": ["ruff", "check"],
        "format": ["ruff", "format", "--check"],
        "types": ["mypy"],
        "tests": ["pytest", "--numprocesses=auto", "--cov", "--cov-report=", *chosen],
    }
    if not chosen:  # some of the tests do not cover all of the code
        checks["coverage"] = ["coverage", "report", "--fail-under=100"]
    fetch_browser()
    start = time.monotonic()
    failed = [name for name, line in checks.items() if not passes(name, line)]
    verdict = f"FAILED: {', '.join(failed)}" if failed else f"passed: {', '.join(checks)}"
    print(f"\n{verdict} ({time.monotonic() - start:.0f} s)", flush=True)
    return 1 if failed else 0


def passes(name: str, line: Sequence[str]) -> bool:
    print(f"\n== {name}", flush=True)
    return subprocess.call([PYTHON, "-m", *line], cwd=ROOT) == 0


# The environment


def set_up() -> None:
    """Make .venv, or bring it up to date; do nothing when its stamp says that it is."""
    stamp = VENV / "stamp"
    wanted = [made_by(), installed_from(ROOT)]
    found = stamp.read_text("utf-8").split() if stamp.exists() else []
    if found == wanted:
        return
    anew = found[:1] != wanted[:1]
    say("Making .venv, which takes a minute or a few." if anew else "Bringing .venv up to date.")
    stamp.unlink(missing_ok=True)
    try:
        if anew:
            make_environment()
        install = installer()
        install("-r", "requirements.lock")
        install("--no-build-isolation", "-e", ".[test]")
    except subprocess.CalledProcessError as error:
        sys.exit(f"Setting up .venv failed; `{' '.join(map(str, error.cmd))}` says why, above.")
    stamp.write_text("\n".join(wanted), "utf-8")


def made_by() -> str:
    """Changes when .venv has to be made anew: with the Python that runs this, and with the place of the checkout."""
    return hashlib.sha256(f"{sys.version} {ROOT}".encode()).hexdigest()


def installed_from(root: Path) -> str:
    """Changes when what is installed in .venv has to be installed again."""
    sources = [path.read_bytes() for name in INSTALLED_FROM if (path := root / name).exists()]
    sources.append(os.environ.get("TILERUMMY_REQUIRE_KERNEL", "").encode())
    return hashlib.sha256(b"".join(hashlib.sha256(source).digest() for source in sources)).hexdigest()


def make_environment() -> None:
    """Make an empty .venv in the first way that this machine allows."""
    uv = find_uv()
    if uv and VENV not in Path(uv).parents:
        run(uv, "venv", "--quiet", "--clear", "--python", BASE, VENV)
    elif works(BASE, "-c", "import ensurepip, venv"):
        run(BASE, "-m", "venv", "--clear", VENV)
    elif works(BASE, "-m", "pip", "--version"):  # Debian with python3-pip and without python3-venv
        run(BASE, "-m", "venv", "--without-pip", "--clear", VENV)
    else:
        say("This Python has no ensurepip: installing python3-venv.")
        if not apt_install("python3-venv"):
            sys.exit(NO_ENVIRONMENT)
        if not works(BASE, "-c", "import ensurepip, venv"):
            sys.exit(NO_ENVIRONMENT)
        run(BASE, "-m", "venv", "--clear", VENV)


def installer() -> Callable[..., None]:
    """What installs into .venv: uv where it is to be had, which takes half the time, and else pip."""
    pip: list[str | Path] = [PYTHON, "-m", "pip"]
    if not works(*pip, "--version"):
        pip = [BASE, "-m", "pip", "--python", PYTHON]
    if not find_uv():
        works(*pip, "install", "--quiet", "uv")
    uv = find_uv()

    def install(*what: str) -> None:
        if uv:
            options = ("--quiet", "--compile-bytecode", "--reinstall-package=tilerummy", "--python", PYTHON)
            if subprocess.call((uv, "pip", "install", *options, *what), cwd=ROOT) == 0:
                return
            say("uv could not install that: trying pip, whose settings may know more of this machine.")
        run(*pip, "install", "--quiet", "--disable-pip-version-check", *what)

    return install


def find_uv() -> str | None:
    return shutil.which("uv") or shutil.which("uv", path=str(VENV / BIN))


def fetch_browser() -> None:
    """The tests of the page want a Chromium. Where it may not be installed they are skipped, and say so by name."""
    if os.environ.get("CHROMIUM") or any(map(shutil.which, BROWSERS)):
        return
    say("Installing Chromium, for the tests of the page.")
    if not apt_install("chromium"):
        say("No Chromium here, and none can be installed: the tests of the page are skipped.")


def apt_install(package: str) -> bool:
    """Install a package of the system where that is Debian's and we may; whether it worked."""
    if os.name != "posix" or not shutil.which("apt-get"):
        return False
    if os.geteuid() == 0:
        apt = ["apt-get"]
    elif shutil.which("sudo") and works("sudo", "-n", "true"):
        apt = ["sudo", "-n", "apt-get"]
    else:
        return False
    # A list of packages that is a little old is no reason to fail: the install decides.
    works(*apt, "update", "-qq")
    return works(*apt, "install", "-qq", "-y", "--no-install-recommends", package)


def run(*line: str | Path) -> None:
    subprocess.run(line, cwd=ROOT, check=True)


def works(*line: str | Path) -> bool:
    return subprocess.run(line, cwd=ROOT, capture_output=True, check=False).returncode == 0


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
