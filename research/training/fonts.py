"""Fetches the free fonts whose digits the rendered tiles use: `python -m research.training.fonts FOLDER`.

`training/fonts.txt` names each package of the Fontsource project, its version, the weight, the SHA-256 of the package
and the licence. The packages come through `npm pack`, from the registry that npm is set up for. Fonts are needed for
training only and are not part of this repository.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).with_name("fonts.txt")


class Font(NamedTuple):
    """One line of the list."""

    package: str
    version: str
    weight: str
    sha256: str
    licence: str

    @property
    def file(self) -> str:
        return f"{self.package}-{self.weight}.ttf"


def fonts() -> list[Font]:
    """The fonts of the list, in its order."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [Font(*line.split()) for line in lines if line and not line.startswith("#")]


def unpack(archive: Path, font: Font, folder: Path) -> None:
    """Writes the Latin digits and letters of one weight as a TrueType file."""
    from fontTools.ttLib import TTFont

    with tarfile.open(archive) as tar:
        member = tar.extractfile(f"package/files/{font.package}-latin-{font.weight}-normal.woff")
        if member is None:
            raise SystemExit(f"{archive.name} has no weight {font.weight}.")
        woff = TTFont(io.BytesIO(member.read()), recalcTimestamp=False)
    woff.flavor = None
    woff.save(folder / font.file)


def fetch(folder: Path) -> list[Path]:
    """Fetches what is missing in the folder, checks each package, and returns the files in the order of the list."""
    folder.mkdir(parents=True, exist_ok=True)
    for font in fonts():
        if (folder / font.file).exists():
            continue
        with tempfile.TemporaryDirectory() as temporary:
            name = f"@fontsource/{font.package}@{font.version}"
            subprocess.run(["npm", "pack", "--silent", name], cwd=temporary, check=True, stdout=subprocess.DEVNULL)
            (archive,) = Path(temporary).glob("*.tgz")
            if hashlib.sha256(archive.read_bytes()).hexdigest() != font.sha256:
                raise SystemExit(f"{name} is not the package of the list: its SHA-256 differs.")
            unpack(archive, font, folder)
    return [folder / font.file for font in fonts()]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("Usage: python -m research.training.fonts FOLDER")
    print(f"{len(fetch(Path(sys.argv[1])))} fonts in {sys.argv[1]}")
