"""The rules correct what the detector mistakes, and leave alone what it is sure of."""

import math
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from photokit import WIDTH, found, laid_out, mistaken, noisy, random_table, turned

from tilerummy.engine.editions import get
from tilerummy.engine.melds import Row
from tilerummy.engine.tiles import JOKER, Tile
from tilerummy.photo.found import Found
from tilerummy.photo.legal import BORDER, is_meld, read_row, read_table
from tilerummy.photo.reading import RACK, TABLE, Reading
from tilerummy.photo.understanding import understand

EDITION = get("rummikub-vienna-en")
MELDS = [["r3", "r4", "r5"], ["k7", "b7", "o7"], ["b9", "b10", "b11", "b12"], ["k2", "k3", "k4"]]


def names(reading: Reading) -> list[str]:
    return [str(each.tile) for each in reading.tiles]


def table(rows: list[list[str]]) -> list[Found]:
    return laid_out(rows)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
def test_with_enough_margin_the_true_table_is_read(seed: int) -> None:
    random = Random(seed)
    rows = random_table(random, melds=random.randint(2, 7))
    tiles = noisy(turned(laid_out(rows), random.uniform(0, 360)), random, places=0.03, prints=0.7)
    reading = understand(tiles, EDITION)
    assert names(reading) == [name for row in rows for name in row]
    assert reading.legal
    assert reading.kind == TABLE
    assert sorted(reading.rows) == sorted(
        tuple(range(sum(map(len, rows[:at])), sum(map(len, rows[: at + 1])))) for at in range(len(rows))
    )


@pytest.mark.parametrize(
    ("place", "wrong"), [(1, "r1"), (0, "o3"), (2, "b5"), (4, "k7"), (6, "b6"), (9, "b2"), (12, "b4")]
)
def test_the_rules_correct_a_wrong_tile(place: int, wrong: str) -> None:
    tiles = table(MELDS)
    tiles[place] = mistaken(tiles[place], wrong)
    reading = understand(tiles, EDITION)
    assert names(reading) == [name for row in MELDS for name in row]
    assert reading.legal


def test_what_is_sure_is_not_changed_and_the_row_is_reported() -> None:
    rows = [*MELDS, ["r9", "b2", "k11"]]
    reading = understand(table(rows), EDITION)
    assert names(reading)[-3:] == ["r9", "b2", "k11"]
    assert not reading.legal
    assert [problem.code for problem in reading.problems] == ["rows-no-melds"]
    assert reading.problems[0].params == {"count": 1}
    assert "[r9b2k11]" in reading.trn


def test_the_box_holds_two_of_each() -> None:
    rows = [["r3", "r4", "r5"], ["r3", "r4", "r5"], ["k3", "b3", "o3", "r3"]]
    tiles = table(rows)
    tiles[-1] = mistaken(found("r3", tiles[-1].x, tiles[-1].y, margin=2.0), "r3", 0.0)
    reading = understand(tiles, EDITION, TABLE)
    assert Counter(names(reading))["r3"] == 2
    assert names(reading)[:-1] == [name for row in rows for name in row][:-1]
    assert names(reading)[-1] == "j"
    assert reading.legal


def test_more_tiles_than_any_box_holds_are_read_as_they_are() -> None:
    reading = understand([found("r5", at * 3 * WIDTH) for at in range(110)], EDITION, RACK)
    assert not reading.legal
    assert "more-than-in-the-box" in [problem.code for problem in reading.problems]
    assert len(reading.tiles) == 110


def test_two_melds_without_a_gap_are_two_rows() -> None:
    tiles = [found(name, at * WIDTH) for at, name in enumerate(["r3", "r4", "r5", "k9", "b9", "o9"])]
    assert understand(tiles, EDITION).rows == ((0, 1, 2), (3, 4, 5))


def test_a_small_gap_tells_two_runs_from_one() -> None:
    def rows(gap: float) -> list[int]:
        places = [at * WIDTH + (gap * WIDTH if at >= 3 else 0) for at in range(6)]
        return [len(row) for row in understand([found(f"r{at + 3}", x) for at, x in enumerate(places)], EDITION).rows]

    assert rows(0.0) == [6]
    assert rows(0.4) == [3, 3]


@pytest.mark.parametrize(
    "row",
    [
        ["r7", "r6", "r5"],
        ["r5", "r7", "r6"],
        ["j", "j", "r5"],
        ["j", "r13", "r12"],
        ["k1", "j", "o1"],
        ["j", "o5", "j", "b5"],
    ],
)
def test_every_meld_of_the_engine_is_legal(row: list[str]) -> None:
    reading = understand(table([row]), EDITION, TABLE)
    assert names(reading) == row
    assert reading.legal


def test_a_tile_that_could_be_two_is_unsure_and_says_so() -> None:
    tiles = table(MELDS)
    tiles.append(mistaken(found("r9", 2000, 2000), "r6", 0.2))
    reading = understand(tiles, EDITION)
    assert [str(each.tile) for each in reading.unsure] == ["r6"]
    assert reading.tiles[-1].certainty < 0.7
    assert all(each.certainty > 0.95 for each in reading.tiles[:-1])
    assert "unsure" in [problem.code for problem in reading.problems]


def test_the_certainty_of_a_corrected_tile_is_lower() -> None:
    tiles = table(MELDS)
    sure = understand(tiles, EDITION).tiles[1].certainty
    tiles[1] = mistaken(tiles[1], "r1", 4.0)
    assert understand(tiles, EDITION).tiles[1].certainty < sure


def test_a_faint_find_is_unsure() -> None:
    from dataclasses import replace

    tiles = table(MELDS)
    tiles[0] = replace(tiles[0], score=0.3)
    assert [str(each.tile) for each in understand(tiles, EDITION).unsure] == ["r3"]


def test_without_jokers_in_the_box_none_is_read() -> None:
    edition = get("rummikub-vienna-en,jokers=0")
    tiles = table(MELDS)
    tiles[1] = mistaken(tiles[1], "j")
    assert names(understand(tiles, edition))[1] == "r4"


def test_coloured_jokers_take_the_colour_of_their_ink() -> None:
    from dataclasses import replace

    from photokit import INKS, absorbed

    edition = get("lets-play-rummy,joker_colour=yes")
    tiles = table([["r3", "j", "r5"], ["b8", "b9", "b10"], ["y1", "g1", "r1"], ["g9", "g10", "g11"]])
    tiles[1] = replace(tiles[1], ink=absorbed(INKS["r"]))
    reading = understand(tiles, edition)
    assert names(reading)[1] == "R"
    assert reading.legal


# The search itself


def prints(**values: float) -> dict[Tile, float]:
    return {Tile.parse(name): value for name, value in values.items()}


def test_the_engine_decides_what_a_meld_is() -> None:
    row = tuple(map(Tile.parse, ("r12", "r13", "r1")))
    assert not is_meld(row)
    assert not Row(row).readings
    read = read_row([prints(**{str(tile): 0.0}) for tile in row], (1, 1), 5.0)
    assert [piece.is_meld for piece in read.pieces] == [False]


def test_values_add_up() -> None:
    row = [prints(r3=-0.1, r1=-3), prints(r1=-0.2, r4=-1.0), prints(r5=-0.3)]
    read = read_row(row, (1, 1), 5.0)
    assert list(map(str, read.tiles)) == ["r3", "r4", "r5"]
    assert read.value == pytest.approx(-0.1 - 1.0 - 0.3)
    cheap = read_row(row, (1, 1), 0.5)
    assert list(map(str, cheap.tiles)) == ["r3", "r1", "r5"]
    assert cheap.value == pytest.approx(-0.1 - 0.2 - 0.3 - 0.5)
    apart = read_row([prints(r3=0.0), prints(r4=0.0), prints(r5=0.0)], (1, 2), 5.0)
    assert apart.value == pytest.approx(-BORDER)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6))
def test_the_search_over_the_box_is_exact(seed: int) -> None:
    """Compared with all combinations, for single tiles with two or three possible kinds each."""
    from itertools import product

    from tilerummy.photo.rows import TileRow

    random = Random(seed)
    kinds = [Tile.parse(name) for name in ("r5", "r6", "b5", "j")]
    each = [
        {tile: math.log(random.uniform(0.01, 1)) for tile in random.sample(kinds, random.randint(2, 3))}
        for _ in range(6)
    ]
    box = {kinds[0]: 2, kinds[1]: 2, kinds[2]: 1, JOKER: 2}
    fitting = [choice for choice in product(*each) if all(n <= box[tile] for tile, n in Counter(choice).items())]
    read = read_table(each, [TileRow((at,), ()) for at in range(6)], box)
    assert read.within_the_box == bool(fitting)
    if fitting:
        values = {choice: sum(p[tile] for p, tile in zip(each, choice, strict=True)) for choice in fitting}
        assert values[read.tiles] == pytest.approx(max(values.values()))
