"""Colours, contrast, themes and the places of things in a picture."""

from collections.abc import Sequence

import pytest
from hypothesis import given, strategies as st

from tilerummy.draw.flow import RACK, SMALL, TABLE, Spacing, broken, fit
from tilerummy.draw.look import INKS, JOKER_INK, NUMERALS, SHAPES, THEMES
from tilerummy.engine.tiles import COLOURS


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def mixed(over: str, under: str, opacity: float) -> str:
    parts = [
        round(int(over[at : at + 2], 16) * opacity + int(under[at : at + 2], 16) * (1 - opacity)) for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


def test_contrast_is_computed_as_everybody_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_can_be_read(theme: str) -> None:
    look = THEMES[theme]
    for ink in [*INKS.values(), JOKER_INK]:
        assert min(contrast(ink, ivory) for ivory in look.ivory) >= 4.5
    for felt in look.felt:
        assert contrast(look.words, felt) >= 4.5
        assert contrast(look.words, mixed(look.panel, felt, look.panel_opacity)) >= 4.5
        assert min(contrast(ivory, felt) for ivory in look.ivory) >= 3
        assert min(contrast(mark, felt) for mark in (look.gold, look.white)) >= 3
    assert min(contrast(look.rail_words, wood) for wood in look.wood) >= 4.5
    assert min(contrast(look.gold, wood) for wood in look.wood) >= 3
    assert min(contrast(ivory, groove) for ivory in look.ivory for groove in look.groove) >= 3
    assert contrast("#2b2000", look.gold) >= 4.5


def test_no_colour_is_told_by_its_ink_alone() -> None:
    assert set(SHAPES) == set(INKS) == set(COLOURS)
    assert len(set(SHAPES.values())) == len(COLOURS)
    assert len({*INKS.values(), JOKER_INK}) == len(COLOURS) + 1


def test_every_digit_has_a_numeral() -> None:
    assert sorted(NUMERALS) == list("0123456789")


# Places


@given(st.lists(st.integers(1, 13), max_size=30), st.integers(13, 40))
def test_lines_are_as_few_as_possible(widths: Sequence[int], room: int) -> None:
    lines = broken(widths, room, 1)
    assert [at for line in lines for at in line] == list(range(len(widths)))
    assert all(sum(widths[at] for at in line) + len(line) - 1 <= room for line in lines)
    greedy, free = 0, -1
    for width in widths:
        if free < width + 1:
            greedy, free = greedy + 1, room + 1
        free -= width + 1
    assert len(lines) == greedy


@given(
    st.lists(st.integers(1, 13), min_size=1, max_size=30), st.sampled_from([TABLE, RACK, SMALL]), st.integers(200, 1400)
)
def test_a_fit_is_the_largest_that_fits(counts: list[int], spacing: Spacing, room: int) -> None:
    found = fit(counts, room, 400, (26, 72), spacing)
    assert all(found.line_width(line) <= room + 0.01 for line in range(len(found.lines)))
    assert found.height <= 400 or found.tile <= 26
    assert found.tile >= 26 or found.row_width(counts.index(max(counts))) == pytest.approx(room)
