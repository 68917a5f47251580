"""The question about a photo: any peaks get a reading or a refusal, in bounded time, and nothing else."""

import json
import math
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from photokit import found, laid_out, mistaken, random_table
from pydantic import ValidationError
from serving import NewGuest

from tilerummy.answers import photo_model as model
from tilerummy.answers.photo_report import SECONDS, photo_answer, rows_for_the_lab
from tilerummy.engine.editions import editions
from tilerummy.engine.errors import TilerummyError
from tilerummy.hosting.settings import Settings
from tilerummy.language import Translator
from tilerummy.photo.found import COLOUR_CLASSES, NUMBER_CLASSES, Found
from tilerummy.rooms.wire import MOST_IN_A_ROW, MOST_ROWS

SHEET = "rummikub-vienna-en"
WORDS = Translator("en")


def as_peak(tile: Found) -> dict[str, Any]:
    return {
        "x": tile.x,
        "y": tile.y,
        "width": tile.width,
        "height": tile.height,
        "up": list(tile.up),
        "colours": list(tile.colours),
        "numbers": list(tile.numbers),
        "score": tile.score,
        "ink": list(tile.ink) if tile.ink else None,
        "face": list(tile.face or (240.0, 236.0, 225.0)),
    }


def question(tiles: Sequence[Found], **changes: Any) -> dict[str, Any]:
    size = {"width": 1280, "height": 960}
    return {"edition": SHEET, **size, "peaks": [as_peak(tile) for tile in tiles], **changes}


def read(asked: dict[str, Any]) -> model.PhotoAnswer:
    """As a host reads it."""
    return photo_answer(model.PhotoQuestion.model_validate_json(json.dumps(asked)), WORDS)


def faces(answer: model.PhotoAnswer) -> list[list[str]]:
    return [[answer.tiles[at].tile for at in row] for row in answer.rows]


TABLE = [["r3", "r4", "r5"], ["k7", "b7", "o7"], ["b9", "b10", "j", "b12"]]


def test_a_table_at_a_server(guest: NewGuest) -> None:
    """The answer has everything that the page draws: kinds, certainties, corners, rows and words."""
    answer = guest("Ann").ask("POST", "/api/v1/photo?lang=de", question(laid_out(TABLE)))
    assert answer.status == 200
    body = answer.body
    assert body["kind"] == "table"
    assert body["legal"] is True
    assert [[body["tiles"][at]["tile"] for at in row] for row in body["rows"]] == TABLE
    assert all(tile["sure"] and len(tile["outline"]) == 4 for tile in body["tiles"])
    assert body["text"] == "Ein Tisch mit 10 Steinen."
    assert sorted(body["trn"].split(",")) == ["b9-12j11", "kbo7", "r3-5"]


def test_a_rack_is_counted_as_one() -> None:
    rack = [["r3", "k13", "j", "b1", "o9", "o10"]]
    answer = read(question(laid_out(rack), kind="rack"))
    assert answer.kind == "rack"
    assert faces(answer) == rack
    assert answer.text == "A rack with 6 tiles."


def test_the_kind_that_is_given_decides() -> None:
    tiles = laid_out(TABLE)
    assert read(question(tiles)).kind == read(question(tiles, kind="table")).kind == "table"
    answer = read(question(tiles, kind="rack"))
    assert answer.kind == "rack"
    assert [tile.tile for tile in answer.tiles] == [tile.tile for tile in read(question(tiles)).tiles], (
        "a page that asks again knows the tiles by their places in this list"
    )


def test_the_rules_correct_a_mistake_of_the_model() -> None:
    tiles = laid_out(TABLE)
    tiles[1] = mistaken(tiles[1], "o4", lead=0.5)
    answer = read(question(tiles))
    assert faces(answer) == TABLE


def test_two_peaks_on_one_tile_are_one_tile() -> None:
    tiles = laid_out(TABLE)
    double = found("b2", tiles[0].x + 3, tiles[0].y - 4)
    answer = read(question([*tiles, double]))
    assert len(answer.tiles) == 10


def test_a_weak_peak_counts_only_in_a_row() -> None:
    weak = {"score": 0.2}
    row = [as_peak(tile) for tile in laid_out([["r3", "r4", "r5", "r6"]])]
    alone = as_peak(found("k8", 900, 800))
    answer = read({**question([]), "peaks": [*row[:3], {**row[3], **weak}, {**alone, **weak}]})
    assert faces(answer) == [["r3", "r4", "r5", "r6"]]


@pytest.mark.parametrize(
    ("changes", "code"),
    [({}, "no-tiles"), ({"light": 12}, "dark"), ({"edges": 1, "contrast": 90}, "blurred")],
)
def test_a_bad_picture_gets_a_sentence(changes: dict[str, Any], code: str) -> None:
    answer = read(question([], **changes))
    assert answer.tiles == ()
    assert answer.text == "No tiles were found."
    texts = {problem.code: problem.text for problem in answer.problems}
    assert texts[code].endswith(".")


def test_an_unknown_edition_is_refused(guest: NewGuest) -> None:
    answer = guest("Ann").ask("POST", "/api/v1/photo", question([], edition="nothing"))
    assert answer.status == 422
    assert answer.body["text"]


WRONG: list[dict[str, Any]] = [
    {"peaks": [as_peak(found("r1"))] * (model.MOST_PEAKS + 1)},
    {"width": 0},
    {"width": 10_000},
    {"kind": "box"},
    {"light": -1},
    {"peaks": [{**as_peak(found("r1")), "colours": [0.0] * (len(COLOUR_CLASSES) - 1)}]},
    {"peaks": [{**as_peak(found("r1")), "numbers": [0.0] * (len(NUMBER_CLASSES) + 1)}]},
    {"peaks": [{**as_peak(found("r1")), "score": 1.5}]},
    {"peaks": [{**as_peak(found("r1")), "x": math.nan}]},
    {"peaks": [{**as_peak(found("r1")), "width": math.inf}]},
    {"peaks": [{**as_peak(found("r1")), "up": [1.0]}]},
    {"peaks": [{**as_peak(found("r1")), "ink": [2.0, 0.0, 0.0]}]},
    {"picture": "…"},
]


@pytest.mark.parametrize("changes", WRONG, ids=range(len(WRONG)))
def test_what_no_browser_finds_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        model.PhotoQuestion.model_validate_json(json.dumps(question([], **changes)))


def test_the_largest_question_fits_into_a_request() -> None:
    """As the page writes it: logits rounded, and none lower than -12."""
    peak = {
        "x": 1279.9,
        "y": 1279.9,
        "width": 123.45,
        "height": 123.45,
        "up": [-0.7071, -0.7071],
        "colours": [-12] * 6 + [0],
        "numbers": [-11.25] * 6 + [-12] * 7 + [0],
        "score": 0.1234,
        "ink": [0.577, -0.577, 0.577],
    }
    asked = question([], peaks=[peak] * model.MOST_PEAKS)
    assert len(json.dumps(asked, separators=(",", ":"))) < Settings().longest_body


numbers = st.floats(-1000, 1000, width=16)
parts = st.floats(-1, 1, width=16)
peaks = st.fixed_dictionaries(
    {
        "x": st.floats(-100, 1400, width=16),
        "y": st.floats(-100, 1400, width=16),
        "width": st.floats(0.0625, 400, width=16),
        "height": st.floats(0.0625, 400, width=16),
        "up": st.tuples(parts, parts),
        "colours": st.lists(numbers, min_size=len(COLOUR_CLASSES), max_size=len(COLOUR_CLASSES)),
        "numbers": st.lists(numbers, min_size=len(NUMBER_CLASSES), max_size=len(NUMBER_CLASSES)),
        "score": st.floats(0, 1, width=16),
        "ink": st.none() | st.tuples(parts, parts, parts),
    }
)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    peaks=st.lists(peaks, max_size=12),
    edition=st.none() | st.sampled_from([str(edition) for edition in editions()]) | st.text(max_size=8),
    kind=st.sampled_from([None, "table", "rack"]),
    light=st.floats(0, 255),
    edges=st.floats(0, 255),
)
def test_any_peaks_get_a_reading_or_a_refusal(peaks: list[Any], edition: str | None, **changes: Any) -> None:
    asked = {**question([], **changes), "peaks": peaks, "edition": edition}
    try:
        answer = read(asked)
    except TilerummyError:
        return
    places = sorted(at for row in answer.rows for at in row)
    assert places == list(range(len(answer.tiles))), "every tile is in one row"
    assert len(answer.tiles) <= len(peaks)
    assert all(0 <= tile.certainty <= 1 for tile in answer.tiles)
    model.PhotoAnswer.model_validate_json(answer.model_dump_json())


@pytest.mark.long(but=1)
@pytest.mark.parametrize("kind", ["table", "rack", None])
def test_a_picture_made_to_be_slow_is_answered_in_time(kind: str | None) -> None:
    """A line of tiles that could be anything: each reading of it is as good as any other."""
    random = Random(4)
    names = [f"{random.choice('kbro')}{random.randint(1, 13)}" for _ in range(model.MOST_PEAKS)]
    line = [found(name, 12 * at, 100, margin=0.2) for at, name in enumerate(names)]
    line = [tile.__class__(**{**vars(tile), "width": 11.0, "height": 15.0}) for tile in line]
    asked = model.PhotoQuestion.model_validate_json(json.dumps(question(line, kind=kind)))
    began = time.thread_time()
    answer = json.loads(photo_answer(asked, WORDS).model_dump_json())
    assert time.thread_time() - began < 2 * SECONDS
    assert len(answer["tiles"]) > 100
    assert max(map(len, answer["rows"])) <= MOST_IN_A_ROW or answer["kind"] == "rack"
    if kind == "table":
        assert "out-of-time" in [problem["code"] for problem in answer["problems"]]


def test_a_full_table_needs_no_more_time_than_it_gets() -> None:
    tiles = laid_out(random_table(Random(5), melds=20))
    answer = read(question(tiles))
    assert answer.legal
    assert "out-of-time" not in [problem.code for problem in answer.problems]


def test_no_more_rows_than_the_lab_takes() -> None:
    few = tuple((at,) for at in range(MOST_ROWS))
    assert rows_for_the_lab(few) == few
    melds = [tuple(range(3 * at, 3 * at + 3)) for at in range(5)]
    many = [*melds, *((at,) for at in range(15, model.MOST_PEAKS))]
    rows = rows_for_the_lab(many)
    assert len(rows) <= MOST_ROWS
    assert set(melds) <= set(rows)
    assert max(map(len, rows)) <= MOST_IN_A_ROW
    assert sorted(at for row in rows for at in row) == list(range(model.MOST_PEAKS))
