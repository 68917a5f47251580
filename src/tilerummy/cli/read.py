"""`tilerummy read PHOTO…`: the tiles in photos of a table or a rack, as TRN with certainties."""

import sys
from pathlib import Path

import click
from rich.text import Text

from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import UNREADABLE, Refused, explanation
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.output import labelled, print_json, show, text
from tilerummy.cli.tile_lines import LETTERS
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import TilerummyError
from tilerummy.language import Translator
from tilerummy.photo import Reading, read
from tilerummy.photo.picture import file_bytes
from tilerummy.photo.reader import drawn

ENDINGS = ("", ".png", ".jpg", ".jpeg", ".webp")
"""What the name of a drawing can end in; without an ending it is a PNG file."""


@translated
@click.argument("photos", nargs=-1, required=True, metavar="PHOTO…")
@click.option("--edition", metavar="KEY", shell_complete=edition_keys)
@click.option("--kind", type=click.Choice(["table", "rack"]))
@click.option("--draw", metavar="FILE")
@json_option
def command(
    tr: Translator, photos: tuple[str, ...], edition: str | None, kind: str | None, draw: str | None, as_json: bool
) -> int:
    if draw is not None:
        _check_drawing(draw, photos)
    chosen = named_edition(edition) if edition is not None else None
    status = 0
    for photo in photos:
        try:
            _read(photo, chosen, kind, draw, as_json, tr)
        except (TilerummyError, OSError) as fault:
            if len(photos) == 1 and not as_json:
                raise
            _report(photo, fault, as_json, tr)
            status = UNREADABLE
    return status


def _check_drawing(path: str, photos: tuple[str, ...]) -> None:
    """Refuses what cannot be drawn before a photo is read."""
    if len(photos) > 1:
        raise Refused("read-one-picture")
    file = Path(path)
    if file.suffix.lower() not in ENDINGS or file.is_dir():
        raise Refused("read-draw-ending", path=path)
    if not file.parent.is_dir():
        raise Refused("read-draw-folder", path=str(file.parent))
    if file.exists() and Path(photos[0]).exists() and file.samefile(photos[0]):
        raise Refused("read-draw-same", path=path)


def _read(
    photo: str, edition: Edition | None, kind: str | None, draw: str | None, as_json: bool, tr: Translator
) -> None:
    data = file_bytes(sys.stdin.buffer if photo == "-" else photo)
    reading = read(data, edition, kind)
    if as_json:
        answer = reading.as_json()
        for problem, given in zip(reading.problems, answer["problems"], strict=True):
            given["message"] = tr.text(f"photo-{problem.code}", **problem.params)
        print_json({"photo": photo, **answer})
    else:
        show_reading(photo, reading, tr)
    if draw is not None:
        drawn(data, reading).save(draw, None if Path(draw).suffix else "PNG")
        print(tr.text("cli-read-drawn", path=draw), file=sys.stderr, flush=True)


def show_reading(photo: str, reading: Reading, tr: Translator) -> None:
    """A line for each row with its certainty, then the whole in TRN, and what is wrong with the photo."""
    kind = reading.kind if reading.tiles else "table"
    show(text((tr.text(f"cli-read-{kind}", path=photo, count=len(reading.tiles)), "bold")))
    if reading.tiles:
        show(labelled([(_percent(reading, row), _faces(reading, row)) for row in reading.rows]))
        show(text(f"  {reading.trn}"))
    for problem in reading.problems:
        show(text((tr.text(f"photo-{problem.code}", **problem.params), "yellow")))


def _percent(reading: Reading, row: tuple[int, ...]) -> str:
    """The certainty of the least certain tile of a row, rounded down, so that 100 means no doubt."""
    return f"{int(100 * min(reading.tiles[at].certainty for at in row)):>3} %"


def _faces(reading: Reading, row: tuple[int, ...]) -> Text:
    tiles = (reading.tiles[at] for at in row)
    return Text(" ").join(Text.assemble(LETTERS.tile(each.tile), "" if each.is_sure else "?") for each in tiles)


def _report(photo: str, fault: TilerummyError | OSError, as_json: bool, tr: Translator) -> None:
    """A photo that cannot be read does not stop the others."""
    message, _ = explanation(fault, tr)
    if as_json:
        nothing: dict[str, list[object]] = {"tiles": [], "rows": [], "certainty": []}
        code = fault.code if isinstance(fault, TilerummyError) else "photo-file"
        print_json({"photo": photo, **nothing, "error": code, "message": message})
    else:
        print(tr.text("label-value", name=photo, value=message), file=sys.stderr, flush=True)
