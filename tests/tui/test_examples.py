"""What the terminal gives as an example can be typed with the tiles of this box."""

import re

import pytest

from tilerummy.engine.editions import get, keys
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.tui.faces import in_the_box
from tilerummy.tui.pages import help_lines

TILES = re.compile(r"(?<![a-z])([kbroyg]+)\d")


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("variant", ["", ",discard_pile=yes"])
def test_the_help_shows_no_colour_that_the_box_lacks(key: str, variant: str) -> None:
    rules = get(key + variant).rules
    page = "\n".join(line.plain for line in help_lines(Translator("en"), rules))
    found = TILES.findall(page)
    assert len(found) >= 8
    assert {colour for tiles in found for colour in tiles} <= set(rules.colours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["turn-discard", "turn-lay-or-discard", "slip-tiles-missing", "slip-usage-discard"])
def test_the_messages_show_no_colour_that_the_box_lacks(code: str, language: str) -> None:
    rules = get("rummy-classic").rules
    said = in_the_box(Translator(language).text(f"play-{code}"), rules)
    found = TILES.findall(said)
    assert found
    assert {colour for tiles in found for colour in tiles} <= set(rules.colours)


@pytest.mark.parametrize("colours", ["kbro", "kbry", "bryg", "broy", "kroy", "boyg"])
def test_different_colours_stay_different(colours: str) -> None:
    rules = get(f"rummy-classic,colours={colours}").rules
    tiles = in_the_box("kbro10", rules)
    assert set(tiles[:4]) == set(colours)
    assert in_the_box("undo · redo · reset, row 2", rules) == "undo · redo · reset, row 2"
