"""The score sheet of a real table: its laws, over HTTP, and what is refused where."""

from typing import Any

import pytest
from hypothesis import assume, given, strategies as st
from serving import Guest, ServerProcess
from strategies import racks as some_racks

from tilerummy.answers.score_report import MOST_ENTERED, ScoreQuestion, ScoreShown, score_sheet
from tilerummy.engine.editions import get, keys
from tilerummy.language import LANGUAGES, Translator
from tilerummy.scorecard import BadEntry, as_data, from_data

EN = Translator("en")
ROUND = {"out": 0, "hand": False, "racks": [0, 12, "r5b13j"]}
SHEET = {"score": 1, "edition": "rummikub-vienna-en", "players": ["Ann", "Bo", "Cy"], "starter": 1, "rounds": [ROUND]}


def shown(tr: Translator = EN, **changes: object) -> ScoreShown:
    return score_sheet(ScoreQuestion.model_validate({**SHEET, **changes}), tr)


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """A sheet with any edition, players and rounds; some of its rounds cannot be right."""
    edition = get(draw(st.sampled_from(keys())))
    seats = draw(st.integers(*edition.rules.seats))
    rack = st.one_of(st.integers(1, 80), some_racks(edition.rules, 5).map(str))
    rounds = []
    for _ in range(draw(st.integers(0, 4))):
        out = draw(st.none() | st.integers(0, seats - 1))
        rounds.append({"out": out, "racks": [0 if seat == out else draw(rack) for seat in range(seats)]})
    starter = draw(st.none() | st.integers(0, seats - 1))
    return {"score": 1, "edition": edition.key, "players": list("ABCD"[:seats]), "starter": starter, "rounds": rounds}


@given(sheets())
def test_what_is_lost_is_won_and_the_sheet_can_be_sent_again(sheet: dict[str, Any]) -> None:
    try:
        answer = shown(**sheet)
    except BadEntry:
        assume(False)
    assert [sum(row.scores) for row in answer.rows] == [0] * len(sheet["rounds"])
    assert answer.totals == tuple(sum(row.scores[seat] for row in answer.rows) for seat in range(len(answer.totals)))
    assert sum(answer.won) == sum(row.winner is not None for row in answer.rows)
    for row in answer.rows:
        assert row.winner is None or row.scores[row.winner] == max(row.scores)
    assert sorted(answer.turn_order) == list(range(len(sheet["players"])))
    assert shown(**answer.data.model_dump()) == answer
    assert as_data(from_data(answer.data.model_dump())) == answer.data.model_dump(mode="json"), (
        "as the terminal reads it"
    )


def test_the_sheet_decides_everything() -> None:
    first = shown()
    assert first.rows[0].scores == (60, -12, -48), "a joker costs 30 points"
    assert shown(edition="rummy-classic", rounds=[{**ROUND, "racks": [0, 12, "r5b13j"]}]).rows[0].scores == (
        55,
        -12,
        -43,
    )
    assert {each.tile: each.points for each in first.tiles}["j"] == 30
    assert len(first.tiles) == 53
    assert (first.unit, first.won_name, first.wins_decide) == ("game", "Games won", True)
    assert (first.next_starter, first.next_starter_text) == (None, "Draw again for who starts the next game.")
    assert shown(rounds=[], starter=None).next_starter_text == "Who starts: the player who draws the highest number"
    blocked = [{"out": None, "racks": [10, 15, 22]}]
    assert shown(rounds=blocked).rows[0].scores == (17, -5, -12)
    assert shown(rounds=blocked, edition="rummikub-vienna-de").rows[0].scores == (37, -15, -22)
    drawn = shown(rounds=[{"out": None, "racks": [0, 0, 0]}], edition="lets-play-rummy")
    assert (drawn.counted_if_blocked, drawn.rows[0].winner, drawn.rows[0].ending) == (False, None, "drawn")
    assert drawn.clock_seconds is None
    assert drawn.time_up == ()
    assert (first.clock_seconds, first.clock) == (60, "1 minute")
    assert first.time_up
    assert shown(edition="rummikub-original-de").turn_order == (2, 0, 1), "counter-clockwise"
    assert shown().turn_order == (1, 2, 0)
    follower = shown(edition="rummy-classic", rounds=[{"out": 0, "racks": [0, 12, 3]}])
    assert (follower.next_starter, follower.next_starter_text) == (1, "Bo starts the next round.")


def test_the_length_is_counted_as_on_the_sheet() -> None:
    two = shown(sheet_rounds=2)
    assert (two.data.agreed, two.length, two.sheet_rounds, two.over) == (6, 6, 2, False)
    assert two.next_title == "Round 1 of 2 · game 2 of 3"
    over = shown(rounds=[ROUND] * 3)
    assert (over.over, over.next_starter_text) == (True, "")
    assert over.standing.startswith("Ann wins the match.")
    assert shown(sheet_rounds=2, rounds=[ROUND] * 3).over is False, "more rounds can be agreed later"
    assert shown(rounds=[ROUND] * MOST_ENTERED).full


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rounds", [[], [ROUND], [{"out": None, "racks": [4, 4, 4]}], [ROUND] * 3])
def test_every_language_has_words(language: str, rounds: list[object]) -> None:
    answer = shown(Translator(language), rounds=rounds)
    assert "companion-" not in answer.model_dump_json()
    assert len(answer.text.splitlines()) == (2 if not rounds else 3 + len(rounds))


REFUSED: dict[str, tuple[dict[str, object], str]] = {
    "rounds.0.racks.1": ({"rounds": [{"out": 0, "racks": [0, 0, 4]}]}, "The rack of Bo is empty"),
    "rounds.1.racks.0": ({"rounds": [ROUND, {"out": 0, "racks": [3, 1, 4]}]}, "Ann went out"),
    "rounds.0.racks.2": ({"rounds": [{"out": 0, "racks": [0, 1, "z3"]}]}, "Enter the tiles"),
    "rounds.1.racks.1": ({"rounds": [ROUND, {"out": 0, "racks": [0, "x3", 1]}]}, "Enter the tiles"),
    "rounds.1.racks.2": ({"rounds": [ROUND, {"out": 0, "racks": [0, 1, 9999]}]}, "Cy cannot have more than"),
    "rounds.0": ({"rounds": [{"out": 0, "racks": [0, "r5r5", "r5"]}]}, "red 5"),
    "rounds.1": ({"rounds": [ROUND, {"out": 0, "racks": [0, 1]}]}, "2 racks were entered, but there are 3 players"),
    "rounds.0.out": ({"rounds": [{"out": 5, "racks": [0, 1, 1]}]}, "seat"),
    "rounds.0.hand": ({"rounds": [{**ROUND, "hand": True}]}, "not doubled"),
    "players": ({"players": ["Ann"], "starter": None, "rounds": []}, "players"),
    "players.1": ({"players": ["Ann", "ann"], "rounds": []}, "already a player called ann"),
    "players.2": ({"players": ["Ann", "Bo", " "], "rounds": []}, "is not a valid name"),
    "starter": ({"starter": 3}, "seat"),
    "agreed": ({"agreed": 4}, "a multiple of 3, not 4"),
}


def ask(server: ServerProcess, body: object, language: str = "en") -> Any:
    return Guest(server).ask("POST", f"/api/v1/score?lang={language}", body)


def test_a_bad_entry_is_refused_with_its_place(server: ServerProcess) -> None:
    for field, (changes, said) in REFUSED.items():
        answer = ask(server, {**SHEET, **changes})
        assert (answer.status, answer.body["field"]) == (422, field)
        assert said in answer.body["text"], answer.body
    for names in ([], ["Ann"]):  # that there are too few comes before a starter and a round of others
        refused = ask(server, {**SHEET, "players": names}).body
        assert (refused["field"], refused["code"]) == ("players", "seats-out-of-range"), refused
    assert ask(server, {**SHEET, "edition": "nope"}).body["code"] == "edition-unknown"
    found = ask(server, SHEET, "de")
    assert (found.status, found.body["totals"]) == (200, [60, -12, -48])
    assert found.body["standing"].startswith("Ann führt")


def with_rack(rack: object) -> dict[str, object]:
    return {"rounds": [{**ROUND, "racks": [0, 1, rack]}]}


BEYOND: list[dict[str, object]] = [
    {"score": 2},
    {"players": [str(at) for at in range(9)]},
    {"players": ["x" * 49, "Bo", "Cy"]},
    {"rounds": [ROUND] * (MOST_ENTERED + 1)},
    {"rounds": [{**ROUND, "racks": [0] * 9}]},
    {"rounds": [{**ROUND, "hand": 1}]},
    with_rack(10_000),
    with_rack(-1),
    with_rack(True),
    with_rack("r1" * 201),
    {"agreed": 0},
    {"agreed": 10_000},
    {"sheet_rounds": 100},
    {"edition": "x" * 2001},
    {"starter": "Ann"},
    {"more": 1},
]


def test_everything_is_bounded(server: ServerProcess) -> None:
    for changes in BEYOND:
        answer = ask(server, {**SHEET, **changes})
        assert (answer.status, answer.body["code"]) == (422, "body-unreadable"), changes
    assert ask(server, {**SHEET, "edition": "x" * 100_000}).status == 413
    assert ask(server, []).status == 422
