"""Builds the documentation as a site: `python3 run.py docs [FOLDER]`, in build/site if no folder is named.

Sphinx reads the pages where they are (tools/docs_site/conf.py). A link that leads nowhere, or a page that is missing in
the navigation, fails the build.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STANDARD = ROOT / "build" / "site"
MARK = ".tilerummy-site"
"""A file in each built site. A folder without it is not replaced, unless it is empty."""
START = '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=docs/README.html">'


class NoSite(Exception):
    """Why no site is built."""


def main(words: list[str]) -> int:
    if len(words) > 1 or words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0 if len(words) == 1 else 2
    folder = Path(words[0]).resolve() if words else STANDARD
    try:
        build(folder)
    except NoSite as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The site is in {folder}. To read it: python3 -m http.server --directory {folder}")
    return 0


def build(folder: Path) -> None:
    """Build the site in a new folder, or in one that has an earlier site."""
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file()):
        raise NoSite(f"{folder} is not an empty folder and has no earlier site.")
    with tempfile.TemporaryDirectory() as place:
        built = Path(place, "built")
        quiet = [] if sys.stdout.isatty() else ["-q"]  # in a terminal Sphinx says how many pages it has read
        line = [sys.executable, "-m", "sphinx", *quiet, "-W", "--keep-going", "-j", str(os.cpu_count() or 1)]
        line += ["-c", str(ROOT / "tools" / "docs_site"), "-d", str(Path(place, "read")), str(ROOT), str(built)]
        if subprocess.run(line, check=False).returncode:
            raise NoSite("The site was not built; the reasons are above.")
        for name, text in ((MARK, ""), (".nojekyll", ""), ("index.html", START)):
            (built / name).write_text(text, "utf-8")  # some hosts leave out folders that start with _ otherwise
        if folder.exists():
            shutil.rmtree(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(built, folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
