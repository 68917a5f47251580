"""`tilerummy rate`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.engine.record import parse_records
from tilerummy.language.catalogue import LANGUAGES

MATCH = Path(__file__).resolve().parents[2] / "docs" / "examples" / "match.trn"


def test_the_players_of_a_match(run: Run) -> None:
    players = json.loads(run("rate", str(MATCH), "--json").out)["players"]
    assert [each["name"] for each in players] == ["computer:skilled", "computer:learner"]
    assert [each["low"] <= each["level"] <= each["high"] for each in players] == [True, True]
    assert players[0]["accuracy"] > players[1]["accuracy"]
    assert all(len(each["probabilities"]) == 8 for each in players)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_every_language(run: Run, language: str) -> None:
    done = run("rate", str(MATCH), "--lang", language, columns=140)
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[2].startswith("computer:skilled")
    assert lines[3].startswith("computer:learner")
    assert any("90" in line for line in lines[4:])


def test_one_seat_and_a_watcher(run: Run) -> None:
    record = parse_records(MATCH.read_text("utf-8"))[0]
    own = json.loads(run("rate", "-", "--json", stdin=str(record.redacted(1))).out)["players"]
    assert [(each["name"], each["seat"]) for each in own] == [("computer:learner", 1)]
    done = run("rate", "-", stdin=str(record.redacted(None)))
    assert (done.status, done.out) == (2, "")
    assert "hidden" in done.err
    assert json.loads(run("rate", "-", "--json", stdin=str(record.redacted(None))).out) == {"players": []}


def test_what_is_not_a_record(run: Run) -> None:
    assert run("rate", "-", stdin="").status == 2
    assert run("rate", "nowhere.trn").status == 2
    assert run("rate", "-", stdin="hello").status == 2


@pytest.mark.long
def test_replay_tells_why_a_computer_moved(run: Run) -> None:
    record = parse_records(MATCH.read_text("utf-8"))[0]
    explained = replace(record, entries=(replace(record.entries[0], why="no-first-lay"), *record.entries[1:]))
    done = run("replay", "-", stdin=str(explained))
    assert "No first lay was found." in done.out
    data = json.loads(run("replay", "-", "--json", stdin=str(explained)).out)
    assert [move["why"] for move in data["rounds"][0]["moves"]][:2] == ["no-first-lay", ""]
    unknown = replace(record, entries=(replace(record.entries[0], why="because"), *record.entries[1:]))
    assert run("replay", "-", stdin=str(unknown)).out == run("replay", "-", stdin=str(record)).out
