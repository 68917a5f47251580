"""Builds what is published, and makes a release.

python tools/release.py build [FOLDER]     the sdist and the wheel for this machine, checked, in FOLDER (dist/)
python tools/release.py VERSION            sets the version, dates the changelog, builds, commits and tags

Both build from a copy of the checkout without ignored files. With TILERUMMY_PURE=1 the wheel has no compiled kernel and
runs everywhere. CONTRIBUTING.md says how the wheels of other systems are made and how everything is published.
"""

import datetime as dt
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION_FILE, CHANGELOG = "src/tilerummy/__init__.py", "CHANGELOG.md"
BACKEND = "import sys; from setuptools import build_meta; build_meta.{}(sys.argv[1])"
NEEDED = ("py.typed", "data/editions/rummy-classic.toml", "data/locales/de/web.ftl", "static/index.html")
MOST_BYTES = 12_000_000


class NoRelease(Exception):
    """Why nothing is built or released."""


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["build"] and len(words) < 3:
            made = build(Path(words[1]) if words[1:] else ROOT / "dist")
        elif len(words) == 1 and re.fullmatch(r"\d+\.\d+\.\d+", words[0]):
            made = release(words[0])
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except NoRelease as error:
        print(error, file=sys.stderr)
        return 1
    for file in made:
        print(f"{file} ({file.stat().st_size / 1000:.0f} kB)")
    return 0


def build(folder: Path) -> list[Path]:
    """Build both files, and check what is in them."""
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise NoRelease(f"Empty {folder} first.")
    with tempfile.TemporaryDirectory() as place:
        copy_checkout(Path(place))
        for step in ("build_sdist", "build_wheel"):
            line = [sys.executable, "-c", BACKEND.format(step), str(folder)]
            done = subprocess.run(line, cwd=place, capture_output=True, text=True, check=False)
            if done.returncode:
                raise NoRelease(f"The build failed:\n{done.stdout}{done.stderr}")
    made = [*folder.glob("*.tar.gz"), *folder.glob("*.whl")]
    if faults := [fault for file in made for fault in faults_of(file)]:
        raise NoRelease("\n".join(faults))
    return made


def copy_checkout(folder: Path) -> None:
    line = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(line, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def faults_of(file: Path) -> Iterator[str]:
    """What is missing in a built file, or should not be in it."""
    if file.stat().st_size > MOST_BYTES:
        yield f"{file.name} is larger than {MOST_BYTES} bytes."
    wheel = file.suffix == ".whl"
    names = contents(file)
    package = "tilerummy/" if wheel else "src/tilerummy/"
    needed = [f"{package}{name}" for name in NEEDED]
    for name in [*needed, *(() if wheel else ("run.py", "setup.py", "LICENSE"))]:
        if name not in names:
            yield f"{file.name} lacks {name}."
    if wheel and not any(re.fullmatch(r"tilerummy-[^/]+\.dist-info/licenses/LICENSE", name) for name in names):
        yield f"{file.name} lacks the licence."
    for name in sorted(names):
        foreign = wheel and not re.match(r"tilerummy(-[^/]+\.dist-info)?/", name)
        if foreign or "__pycache__" in name or (not wheel and name.endswith((".so", ".pyd"))):
            yield f"{file.name} should not have {name}."


def contents(file: Path) -> set[str]:
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return set(wheel.namelist())
    with tarfile.open(file) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def release(version: str) -> list[Path]:
    """Build the version, then commit and tag it. Where something fails, the checkout is as it was."""
    if git("status", "--porcelain"):
        raise NoRelease("Commit or remove your changes first.")
    if f"v{version}" in git("tag").split():
        raise NoRelease(f"There is a version {version} already.")
    (ROOT / CHANGELOG).write_text(dated((ROOT / CHANGELOG).read_text("utf-8"), version, today()), "utf-8")
    text = (ROOT / VERSION_FILE).read_text("utf-8")
    (ROOT / VERSION_FILE).write_text(re.sub(r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"', text), "utf-8")
    try:
        made = build(ROOT / "dist" / version)
        git("commit", "--quiet", "--message", f"Release {version}", "--", VERSION_FILE, CHANGELOG)
    except NoRelease:
        git("checkout", "--quiet", "--", VERSION_FILE, CHANGELOG)
        raise
    git("tag", "--annotate", "--message", f"Version {version}", f"v{version}")
    return made


def dated(changelog: str, version: str, date: str) -> str:
    """The changelog with its unreleased entries under the version."""
    before, head, after = changelog.partition("## [Unreleased]\n")
    if not head or not after.partition("\n## ")[0].strip():
        raise NoRelease("The changelog has no unreleased entries.")
    return f"{before}{head}\n## [{version}] - {date}\n{after}"


def today() -> str:
    """The date in UTC, or that of SOURCE_DATE_EPOCH, as for every reproducible build."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    now = dt.datetime.now(dt.UTC)
    return (now if seconds is None else dt.datetime.fromtimestamp(int(seconds), dt.UTC)).date().isoformat()


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoRelease(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
