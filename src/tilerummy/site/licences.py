"""The licences of everything in a site, as one text."""

import re
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from tilerummy.engine.packaged import PACKAGE

DATA = PACKAGE / "data" / "site-licences.txt"
"""tilerummy, the page, its font, Pyodide: what has no licence file among the downloads."""
READER = PACKAGE / "photo" / "browser" / "LICENSE.txt"
LICENCE = re.compile(r".*\.dist-info/(?:licenses/)?(?:LICEN[CS]E|COPYING|NOTICE)[^/]*")
RULE = "=" * 80


def licences(wheels: Iterable[Path]) -> str:
    reader = f"{RULE}\nThe reader of photos, in photo/\n{RULE}\n\n{READER.read_text('utf-8')}"
    return "\n".join([DATA.read_text("utf-8"), reader, *(section for wheel in wheels for section in _of(wheel))])


def _of(wheel: Path) -> Iterator[str]:
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as archive:
        names = filter(LICENCE.fullmatch, archive.namelist())
        texts = [archive.read(each).decode("utf-8", "replace") for each in names]
    if texts:
        yield f"{RULE}\n{name} {version}\n{RULE}\n\n" + "\n".join(texts)
