"""Values ask somebody else for their pictures."""

import pytest

from tilerummy.engine import pictures
from tilerummy.engine.errors import Impossible
from tilerummy.engine.position import Position
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tile, Tiles


def test_who_draws_gets_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_drawers", [])
    record = Record(Position.parse("rummikub-vienna-en kbr10 o10/k4 0 0 2.0"))
    assert (Tile.parse("r5")._repr_svg_(), record._repr_html_()) == (None, None)
    pictures.drawn_by(lambda value: f"a picture of {value}")
    assert Tile.parse("r5")._repr_svg_() == "a picture of r5"
    assert record._repr_html_() == f"a picture of {record}"


@pytest.mark.parametrize("colours", ["kbrx", "K", 4])
def test_counts_need_colours(colours: object) -> None:
    with pytest.raises(Impossible):
        Tiles.parse("r5").to_array(colours)  # type: ignore[arg-type]
