"""Puzzles on the server: the list, the daily puzzle, a rush, and the table where the referee judges."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

import pytest
from serving import ServerProcess
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tilerummy.answers.puzzles import position_of, prepared, solves, steps
from tilerummy.engine.editions import keys
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import without
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import view
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.puzzles import Goal, Puzzle, VerdictKind, daily, puzzle, summaries, verdict
from tilerummy.rooms.wire import VERSION
from tilerummy.rooms.words import translator_for
from tilerummy.solver import lays

VIENNA = "rummikub-vienna-en"


def test_the_list_and_the_daily_puzzle(server: ServerProcess) -> None:
    told = server.get(f"/api/v1/puzzles?edition={VIENNA}&day=2026-03-02").body
    assert [each["id"] for each in told["puzzles"]] == [each.id for each in summaries(VIENNA)]
    assert told["daily"]["id"] == daily(date(2026, 3, 2), VIENNA).id
    assert told["day"] == "2026-03-02"
    assert sorted(told["editions"]) == sorted(keys())
    assert server.get(f"/api/v1/puzzles?edition={VIENNA}").body["daily"]["id"] in {
        each.id for each in summaries(VIENNA)
    }


def test_a_rush_has_rising_grades(server: ServerProcess) -> None:
    told = server.get(f"/api/v1/puzzles/rush?edition={VIENNA}&seed=1").body
    grades = [each["grade"] for each in told["puzzles"]]
    assert grades == sorted(grades)
    assert (told["seconds"], told["mistakes"]) == (180, 3)
    assert server.get(f"/api/v1/puzzles/rush?edition={VIENNA}&seed=1").body == told
    one, other = (server.get(f"/api/v1/puzzles/rush?edition={VIENNA}").body["puzzles"] for _ in range(2))
    assert one != other


@pytest.mark.parametrize(
    "query",
    ["", "?edition=nowhere", f"?edition={'x' * 100}", f"?edition={VIENNA}&day=yesterday", f"?edition={VIENNA}&day=1-1"],
)
def test_bad_questions_are_refused(server: ServerProcess, query: str) -> None:
    answer = server.get(f"/api/v1/puzzles{query}")
    assert answer.status == 422
    assert answer.body["text"]


@pytest.mark.parametrize("query", ["", "?edition=nowhere", f"?edition={VIENNA}&seed=-1", f"?edition={VIENNA}&seed=x"])
def test_a_bad_rush_is_refused(server: ServerProcess, query: str) -> None:
    assert server.get(f"/api/v1/puzzles/rush{query}").status == 422


def test_every_position_is_complete() -> None:
    """The hidden racks are filled with unseen tiles, and the view of the seat to move is that of the puzzle."""
    for each in summaries()[::40]:
        found = puzzle(each.id)
        position = position_of(found)
        assert view(position, position.turn) == found.view
        assert position == position_of(found)
        assert not judge(position, found.solution)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_step_of_a_puzzle_in_words(language: str) -> None:
    words = translator_for(language)
    for goal in Goal:
        found = puzzle(next(each.id for each in summaries(VIENNA) if each.goal is goal))
        (step,) = steps(found.id, words)
        assert found.id in step.title
        assert str(found.tiles) in step.text
        assert step.goal is not None
        assert step.goal.params["goal"] == step.text
        assert solves(found, found.solution)


def test_no_puzzle_no_table() -> None:
    assert prepared("nobody") is None
    assert prepared("") is None
    found = prepared(summaries()[0].id.upper())
    assert found is not None
    assert found.name == f"puzzle/{summaries()[0].id}"


# The table


@contextmanager
def at_puzzle(server: ServerProcess, name: str, language: str = "en") -> Iterator[Any]:
    with connect(f"ws://127.0.0.1:{server.port}/ws/v1/puzzle/{name}/1") as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION, "language": language}))

        def ask(kind: str = "", **fields: object) -> Any:
            if kind:
                socket.send(json.dumps({"type": kind, **fields}))
            return json.loads(socket.recv(60))

        yield ask


def rows_of(found: Puzzle, lay: Lay) -> list[dict[str, object]]:
    """The table after a lay, as a page sends it."""
    melds = (*without(found.view.table, lay.taken), *lay.put)
    return [{"tiles": [str(tile) for tile in meld.row], "reading": str(meld)} for meld in melds]


def with_smaller_lay() -> tuple[Puzzle, Lay]:
    """A puzzle, and a legal lay that does not reach its goal."""
    for each in summaries(VIENNA, 1):
        found = puzzle(each.id)
        for lay in lays(found.view):
            if verdict(found, lay).kind is VerdictKind.TOO_FEW:
                return found, lay
    raise AssertionError


def test_a_puzzle_is_refused_and_then_solved(server: ServerProcess) -> None:
    found, small = with_smaller_lay()
    with at_puzzle(server, found.id, "de") as ask:
        scene = ask()
        at = scene["at"]
        assert scene["exercise"]["reached"] is None
        assert found.id in scene["exercise"]["title"]
        assert scene["rack"] == [str(tile) for tile in found.view.rack]
        assert scene["may"] == ["lay"]
        refused = ask("lay", id="a", at=at, rows=rows_of(found, small))
        assert (refused["type"], refused["code"]) == ("refused", "goal-puzzle")
        assert refused["text"].startswith("Das ist erlaubt")
        assert scene["exercise"]["text"] in refused["text"]
        assert ask("draw", id="b", at=at)["type"] == "refused"
        hint = ask("hint", id="c", at=at, depth=3)
        assert sorted(hint["tiles"]) == sorted(str(tile) for tile in found.solution.played)
        assert hint["steps"]
        assert ask("lay", id="d", at=at, rows=rows_of(found, found.solution))["type"] == "done"
        solved = ask()
        assert (solved["exercise"]["reached"], solved["exercise"]["text"]) == (True, "Gelöst!")


def test_an_unknown_puzzle_has_no_table(server: ServerProcess) -> None:
    with at_puzzle(server, "nobody", "de") as ask:
        refused = ask()
        assert (refused["type"], refused["code"]) == ("refused", "room-unknown")
        assert refused["text"] == translator_for("de").text("server-refused-room-unknown")
        with pytest.raises(ConnectionClosed):
            ask()
