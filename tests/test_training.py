"""The parts of research/training/ that need no torch: the list of fonts, the made-up rows, and the plain renderer."""

import re
from collections import Counter

import pytest

pytest.importorskip("numpy", reason="comes with the extra photo")
pytest.importorskip("PIL", reason="comes with the extra photo")

import numpy as np
from research.training import colours, fonts, plain_scene, rendered
from research.training.textures import draw_stock, new_stock

from tilerummy.engine.melds import Row
from tilerummy.engine.tiles import Tile


def test_every_font_is_pinned_and_free() -> None:
    listed = fonts.fonts()
    assert len(listed) >= 80
    assert not [font for font in listed if not re.fullmatch("[0-9a-f]{64}", font.sha256)]
    assert {font.licence for font in listed} == {"OFL-1.1", "Apache-2.0", "UFL-1.0"}
    assert Counter(font.file for font in listed).most_common(1)[0][1] == 1


def test_a_seed_gives_one_picture() -> None:
    rows = [["r3", "r4", "r5"], ["k7", "j"]]
    first, again, other = (np.asarray(plain_scene.picture(seed, rows, 160)) for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


@pytest.mark.parametrize("palette", colours.PALETTES)
def test_inks_of_a_box_differ(palette: str) -> None:
    chosen = colours.inks(np.random.default_rng(3), palette)
    assert list(chosen) == list(palette)
    for one in palette:
        for other in palette:
            assert one == other or np.abs(chosen[one] - chosen[other]).sum() > 0.4


@pytest.mark.parametrize("palette", ["kbro", "bryg"])
def test_rendered_rows_are_melds(palette: str) -> None:
    random = np.random.default_rng(11)
    rows = [rendered.meld(random, palette) for _ in range(200)]
    assert not [row for row in rows if not Row(tuple(map(Tile.parse, row))).readings]
    assert {len(row) for row in rows} == {3, 4, 5, 6}
    assert any("j" in row for row in rows)


def test_tiles_are_painted_where_the_camera_sees_them() -> None:
    random = np.random.default_rng(5)
    stock = new_stock(5, 1, 1, [])
    scene = plain_scene.table(random, stock, 240, [["r8", "b8", "k8"], ["o1", "o2", "o3"]])
    assert len(scene.things) == 6
    textures = draw_stock(stock, [])
    drawn = np.asarray(plain_scene.draw(scene, textures, np.random.default_rng(6)), float)
    things, scene.things = scene.things, []
    bare = np.asarray(plain_scene.draw(scene, textures, np.random.default_rng(6)), float)
    changed = np.abs(drawn - bare).mean(2)
    for thing in things:
        x, y, depth = scene.camera.project((thing.centre - scene.camera.position)[None])[0]
        column, row = int(x / depth), int(y / depth)
        assert changed[row - 3 : row + 3, column - 3 : column + 3].mean() > 40
    assert changed[:8].mean() < 10
