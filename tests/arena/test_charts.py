"""The charts are well-formed, stay inside their frame and have a text alternative; docs/statistics.md is current."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from tilerummy.draw.chart import WIDTH, Axis, Mark, heat, intervals
from tilerummy.engine.editions import keys

ROOT = Path(__file__).resolve().parents[2]
MARKS = [
    Mark("one & only", 60, 57, 63),
    Mark("two", 0, 0, 0),
    Mark("a rather long name of a computer", 100, 90, 110, 1),
]
PICTURES = {
    "intervals": intervals("Won <%>", MARKS, series=["2 seats", "3 seats"], fair=50, fair_name="fair"),
    "one": intervals("Won", MARKS[:1]),
    "heat": heat("Matrix", ["a", "b", "c"], lambda row, column: 50 + 25 * (column - row), "row against column"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_well_formed_and_stays_inside(name: str) -> None:
    root = ET.fromstring(PICTURES[name])
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width == WIDTH
    for element in root.iter():
        for attribute, limit in (
            ("x", width),
            ("x1", width),
            ("x2", width),
            ("cx", width),
            ("y", height),
            ("cy", height),
        ):
            if attribute in element.attrib and not element.tag.endswith("linearGradient"):
                assert 0 <= float(element.attrib[attribute]) <= limit, ET.tostring(element)


def test_a_chart_has_a_text_alternative() -> None:
    said = ET.fromstring(PICTURES["intervals"]).findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert said.startswith("one & only 60.0 (57.0–63.0); two 0.0; ")
    assert "a – c 100.0" in PICTURES["heat"]


@pytest.mark.parametrize("values", [(0, 1), (48.2, 61.3), (-5, 5), (30, 30), (0.001, 0.004), (3, 2500)])
def test_an_axis_has_round_numbers_around_its_values(values: tuple[float, float]) -> None:
    axis = Axis(values, 100, 900)
    assert axis.low <= min(values) <= max(values) <= axis.high
    assert 2 <= len(axis.ticks) <= 10
    assert len({axis.text(value) for value in axis.ticks}) == len(axis.ticks)
    assert axis(axis.low) == 100
    assert axis(axis.high) == pytest.approx(900)


@pytest.fixture(scope="module")
def statistics() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tilerummy_statistics", ROOT / "research" / "round_statistics.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_statistics_are_current(statistics: ModuleType) -> None:
    """`python research/round_statistics.py write` brings them up to date."""
    assert [path.name for path, text in statistics.files().items() if path.read_text("utf-8") != text] == []


def test_the_statistics_have_every_edition_and_number_of_seats(statistics: ModuleType) -> None:
    assert sorted(key for kind in statistics.kinds() for key in kind) == sorted(keys())
    assert set(statistics.stored()) == set(statistics.wanted())
    page = (ROOT / "docs" / "statistics.md").read_text("utf-8")
    assert set(re.findall("`([a-z-]+)`", page)) == set(keys())
