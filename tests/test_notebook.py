"""Values show themselves as pictures, and the tour in docs/ shows what it says."""

import json
import re

import notebook
import pytest

import tilerummy
from tilerummy import Draw, Lay, Position, Record, Tile, Tiles, parse_meld, parse_move, play_round, view
from tilerummy.draw.notebook import MOST_STEPS, picture
from tilerummy.engine import pictures
from tilerummy.engine.errors import Impossible

POSITION = Position.parse("rummikub-vienna-en kbr10,r3-6 o10b7r7j/k4k5k6b2 01 0 4.0")


def test_the_tour_shows_what_its_cells_show_now() -> None:
    """`python tools/notebook.py` writes it again."""
    text = notebook.TOUR.read_text("utf-8")
    assert notebook.written(notebook.run(json.loads(text))) == text


@pytest.mark.parametrize(
    ("value", "tiles"),
    [
        (Tile.parse("r5"), 1),
        (Tiles.parse("r5k4j"), 3),
        (parse_meld("r3-6j5"), 4),
        (parse_meld("[r5b6]"), 2),
        (POSITION, 15),
        (view(POSITION, 1), 11),
        (parse_move("kbr10:kbro10"), 4),
        (parse_move("<r5:kbr5"), 3),
    ],
)
def test_a_value_is_a_picture(value: object, tiles: int) -> None:
    shown = value._repr_svg_()  # type: ignore[attr-defined]
    assert shown.startswith("<svg")
    assert shown.count('class="tile"') == tiles


def test_a_lay_shows_what_was_played_and_what_moved() -> None:
    shown = tilerummy.draw.lay(Lay.parse("r3-6,kbr10:r3-5,kbro10,kro6"), theme="dark", width=300)
    assert [shown.count(f'data-mark="{mark}"') for mark in ("played", "moved")] == [3, 1]
    assert "<svg" in tilerummy.draw.lay(Lay((), ()))
    with pytest.raises(Impossible):
        tilerummy.draw.lay(Draw())  # type: ignore[arg-type]


def test_a_record_is_shown_step_by_step() -> None:
    record = play_round(["casual", "beginner"], "rummikub-vienna-en,deal=5", seed=7)
    shown = record._repr_html_()
    assert shown is not None
    lays = [number for number, entry in enumerate(record.entries) if isinstance(entry.move, Lay)]
    assert shown.count("<svg") == len(lays) + 1 <= MOST_STEPS
    assert shown.count("<div hidden>") == len(lays), "the end is in sight without a script"
    assert f'max="{len(lays)}"' in shown
    steps = re.findall(r"<code>(.*?)</code>", shown)
    assert steps[0] == f"{lays[0] + 1}. {record.entries[lays[0]].seat}: {record.entries[lays[0]].move}"
    assert steps[-1] == record.tag("Result")
    names = re.findall(r' id="(.*?)"', shown)
    assert len(set(names)) == len(names), "a hidden picture defines nothing for others"


def test_names_in_a_record_are_no_html() -> None:
    record = Record(POSITION, (), (("Seats", "<b>Ann</b>/Bo"), ("Result", "<i>")))
    shown = record._repr_html_()
    assert shown is not None
    assert "<b>" not in shown
    assert "<i>" not in shown


def test_without_somebody_who_draws_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_drawers", [])
    assert Tile.parse("r5")._repr_svg_() is None
    assert Record(POSITION)._repr_html_() is None


def test_only_values_of_the_game_are_pictures() -> None:
    with pytest.raises(Impossible):
        picture("r5")
