"""The net says the same compiled and interpreted, and its file is read and written without a loss."""

from array import array
from importlib import import_module
from importlib.resources import files

import pytest
from hypothesis import given, strategies as st
from kernels import NEEDS_COMPILED_KERNEL

from tilerummy.bots.knowledge import WIDTH
from tilerummy.bots.value import ValueNet, usual_net
from tilerummy.solver import native

NUMBERS = st.floats(-8, 8, width=16)


@st.composite
def layers(draw: st.DrawFn, ins: int) -> list[tuple["array[float]", "array[float]"]]:
    found = []
    for outs in draw(st.lists(st.integers(1, 5), min_size=1, max_size=3)):
        weights = draw(st.lists(NUMBERS, min_size=ins * outs, max_size=ins * outs))
        found.append((array("d", weights), array("d", draw(st.lists(NUMBERS, min_size=outs, max_size=outs)))))
        ins = outs
    return found


@NEEDS_COMPILED_KERNEL
@given(st.data())
def test_compiled_and_interpreted_nets_say_the_same_to_the_last_bit(data: st.DataObject) -> None:
    width = data.draw(st.integers(1, 6))
    tiles = data.draw(st.integers(0, width))
    given_layers = data.draw(layers(width + tiles))
    scales = data.draw(st.lists(NUMBERS, min_size=width, max_size=width))
    count = data.draw(st.integers(0, 4))
    rows = data.draw(st.binary(min_size=width * count, max_size=width * count))
    compiled = native.compiled_module("tilerummy.bots._net")
    assert compiled is not None
    interpreted = import_module("tilerummy.bots._net")
    said = [module.Net(scales, tiles, given_layers).outputs(rows, count) for module in (compiled, interpreted)]
    assert said[0].tobytes() == said[1].tobytes()


@pytest.mark.parametrize("name", ["value.net", "evaluation.net"])
def test_a_file_is_written_as_it_was_read(name: str) -> None:
    data = files("tilerummy.data").joinpath(name).read_bytes()
    assert ValueNet.read(data).write() == data


@pytest.mark.parametrize("name", ["value.net", "evaluation.net"])
def test_a_file_says_how_its_net_was_made(name: str) -> None:
    made = ValueNet.of_file(name).made
    assert {"games", "commit", "command", "figures"} <= made.keys()


@given(st.lists(st.binary(min_size=WIDTH, max_size=WIDTH), min_size=1, max_size=3), st.integers(2, 4))
def test_whatever_a_row_says_the_chances_of_the_seats_add_up_to_1(rows: list[bytes], seats: int) -> None:
    for worth in usual_net().worth(rows, seats):
        assert len(worth.chances) == len(worth.points) == seats
        assert sum(worth.chances) == pytest.approx(1)
        assert min(worth.chances) >= 0


def test_several_rows_at_once_say_what_each_says_alone() -> None:
    rows = [bytes((at * step) % 3 for at in range(WIDTH)) for step in (1, 5, 7)]
    net = usual_net()
    assert net.worth(rows, 4) == [net.worth([row], 4)[0] for row in rows]
    assert net.worth([], 4) == []
