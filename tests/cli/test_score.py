"""`tilerummy score`: told line by line, kept in a file."""

import contextlib
import json
import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest
from commandline import Run
from hypothesis import given, strategies as st

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.score import load, save
from tilerummy.cli.score_lines import parse_round, round_line
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator, catalogue
from tilerummy.scorecard import Played, Scorecard, as_data, from_data

EN = Translator("en")
CLASSIC = ["score", "--edition", "rummy-classic", "--players", "Ann,Bo,Cy"]
VIENNA = ["score", "--edition", "rummikub-vienna-en", "--players", "Ann,Bo,Cy"]


def told(run: Run, *lines: str, words: list[str] = CLASSIC, extra: tuple[str, ...] = ()) -> dict[str, Any]:
    found = run(*words, *(part for line in lines for part in ("--round", line)), "--json", *extra)
    assert (found.status, found.err) == (0, "")
    data: dict[str, Any] = json.loads(found.out)
    return data


# What a round is worth


def test_tiles_and_points(run: Run) -> None:
    data = told(run, "Ann out; Bo 12; Cy r5 b13 j")
    assert data["rounds"][0]["scores"] == [55, -12, -43], "a joker counts 25 in this edition"
    assert told(run, "Ann out; Bo 12; Cy r5b13j", words=VIENNA)["rounds"][0]["scores"] == [60, -12, -48], "and 30 here"


@pytest.mark.parametrize(
    ("edition", "scores", "winner"),
    [
        ("rummikub-vienna-en", [17, -5, -12], 0),  # differences
        ("rummikub-vienna-de", [37, -15, -22], 0),  # whole racks
        ("rummy-classic", [0, 0, 0], None),  # drawn
        ("lets-play-rummy", [0, 0, 0], None),
    ],
)
def test_blocked_by_the_edition(run: Run, edition: str, scores: list[int], winner: int | None) -> None:
    words = ["score", "--edition", edition, "--players", "Ann,Bo,Cy"]
    found = told(run, "blocked; Ann 10; Bo 15; Cy 22", words=words)["rounds"][0]
    assert (found["scores"], found["winner"]) == (scores, winner)


def test_a_shared_lowest_rack_is_a_draw(run: Run) -> None:
    found = told(run, "blocked; Ann 10; Bo 10; Cy 22", words=VIENNA)["rounds"][0]
    assert (found["ending"], found["scores"]) == ("drawn", [0, 0, 0])


def test_a_hand_doubles_where_it_is_played(run: Run) -> None:
    words = ["score", "--edition", "rummy-classic,hand", "--players", "Ann,Bo,Cy"]
    assert told(run, "Bo hand; Ann 3; Cy 4", words=words)["totals"] == [-6, 14, -8]
    refused = run(*CLASSIC, "--round", "Bo hand; Ann 3; Cy 4")
    assert refused.status == 2
    assert "are not doubled" in refused.err


def test_who_leads_by_the_criterion_of_the_sheet(run: Run) -> None:
    rounds = ("Ann out; Bo 1; Cy 1", "Ann out; Bo 1; Cy 1", "Bo out; Ann 90; Cy 90")
    assert told(run, *rounds)["leaders"] == [1], "most points"
    assert told(run, *rounds, words=VIENNA)["leaders"] == [0], "most rounds won"
    assert told(run, "blocked")["leaders"] == []


def test_a_round_of_the_sheet_may_have_several_games(run: Run) -> None:
    """Sheet 002 en: a round has as many games as players; games won over all rounds decide."""
    out = run(*VIENNA, "--rounds", "2", "--round", "Ann out; Bo 1; Cy 1", "--print").out
    assert "1/6" in out
    assert "Game " in out
    assert "Games won" in out
    assert "Ann leads with 1 game won" in out
    plain = run(*CLASSIC, "--rounds", "2", "--round", "Ann out; Bo 1; Cy 1", "--print").out
    assert "1/2" in plain
    assert "Rounds won" in plain


def test_a_sheet_has_whole_rounds(run: Run, tmp_path: Path) -> None:
    """By default one round of as many games as players; a file with a part of a round is refused in one line."""
    assert "1/3" in run(*VIENNA, "--round", "Ann out; Bo 1; Cy 1", "--print").out
    path = tmp_path / "sheet.json"
    sheet = {**SHEET, "edition": "rummikub-vienna-en", "players": ["A", "B", "C"], "rounds": []}
    for agreed, status in ((3, 0), (6, 0), (2, 2), (4, 2)):
        path.write_text(json.dumps({**sheet, "agreed": agreed}), "utf-8")
        found = run("score", "--file", str(path), "--print")
        assert found.status == status
        assert bool(status) == (f"a multiple of 3, not {agreed}." in found.err)
        assert found.err.count("\n") == bool(status)


def test_who_starts_next(run: Run) -> None:
    out = "Bo out; Ann 1; Cy 2"
    rotate = ["score", "--edition", "rummy-classic-fr", "--players", "Ann,Bo,Cy"]
    assert told(run, out)["next_starter"] == 2, "the player who would have been next"
    assert told(run, "blocked")["next_starter"] is None
    assert told(run, out, out, words=rotate, extra=("--starter", "Bo"))["next_starter"] == 0
    assert told(run, out, words=rotate)["next_starter"] is None
    assert told(run, out, words=VIENNA, extra=("--starter", "Bo"))["next_starter"] is None, "drawn for again"
    against = ["score", "--edition", "rummikub-original-de", "--players", "Ann,Bo,Cy"]
    assert told(run, out, words=against, extra=("--starter", "Bo"))["next_starter"] == 0, "counter-clockwise"


# On paper


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
@pytest.mark.parametrize("edition", ["rummy-classic,hand", "rummikub-vienna-en", "rummy-classic-fr"])
def test_the_sheet_in_every_language(run: Run, edition: str, lang: str) -> None:
    words = ["score", "--edition", edition, "--players", "Ann,Uncle Bob,Cy", "--rounds", "2"]
    first, second = ["--round", "Ann out; Uncle Bob 12; Cy 7"], ["--round", "blocked; Ann 5; Uncle Bob 5; Cy 6"]
    rounds: list[list[str]] = [[], first, [*first, *second]]
    sheets = [run(*words, "--print", *extra, lang=lang, columns=80) for extra in rounds]
    for found in sheets:
        assert (found.status, found.err) == (0, "")
        assert all(len(line) <= 80 for line in found.out.splitlines())
    assert "+19" in sheets[-1].out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_the_words_of_the_language_work_too(run: Run, lang: str) -> None:
    out, blocked, undo, edit = (
        Translator(lang).text(f"cli-score-word-{word}") for word in ("out", "blocked", "undo", "edit")
    )
    lines = f"Ann {out}; Bo 12; Cy 7\n{blocked}\n{undo}\n# a remark\n\n{edit} 1 Bo {out}; Ann 3; Cy 4\n"
    found = run(*CLASSIC, stdin=lines, lang=lang)
    assert (found.status, found.err) == (0, "")
    assert "+7" in found.out


def test_names_by_letter_and_number(run: Run) -> None:
    words = ["score", "--edition", "rummy-classic", "--players", "Ann,Uncle Bob,End"]
    assert told(run, "a out; bob 12; 3 5", words=words)["totals"] == [17, -12, -5]
    assert told(run, "End out; uncle bob: r5 r6; ann=3", words=words)["totals"] == [-3, -11, 14]
    assert told(run, "a out; bob -12; 3=−5", words=words)["totals"] == [17, -12, -5], "as some write it on paper"


# What is refused

BAD = {
    "Ann out; Bo 12": "The rack of Cy is missing.",
    "Ann out; Bo 12; Cy 3; Bo 4": "The rack of Bo is given twice.",
    "Ann out; Bo out; Cy 3": "Only one player can go out.",
    "Ann 5; Bo 12; Cy 3": "Enter who went out",
    "blocked; Ann out; Bo 12; Cy 3": "Enter who went out",
    "Ann out; Dee 12; Cy 3": "There is no player called Dee.",
    "Ann out; Bo x3; Cy 3": "Enter the tiles",
    "Ann out; Bo z3; Cy 3": "Expected a tile",
    "Ann out; Bo 0; Cy 3": "The rack of Bo is empty, so Bo went out.",
    "Ann out; Bo -; Cy 3": "The rack of Bo is empty, so Bo went out.",
    "Ann out; Ann 5; Bo 12; Cy 3": "Ann went out, so that rack must be empty",
    "Ann out; Bo 9999; Cy 3": "cannot have more than 778 points",
    "Ann out; Bo r5r5; Cy r5": "does not have this many of these tiles",
    "Ann out; Bo k5; Cy 3": "does not have this many of these tiles",
    "Ann": "Not a round: Ann.",
    "undo": "There is no round to undo.",
    "edit 1 Ann out; Bo 12; Cy 3": "There is no round 1.",
    "edit x": "There is no round x.",
}


@pytest.mark.parametrize("line", BAD)
def test_a_bad_line_is_named_and_what_came_before_is_kept(run: Run, tmp_path: Path, line: str) -> None:
    path = tmp_path / "sheet.json"
    found = run(*CLASSIC, "--file", str(path), stdin=f"{line}\n")
    assert (found.status, found.out) == (2, "")
    assert found.err.startswith("Line 1: ")
    assert BAD[line] in found.err
    assert not path.exists()
    if not line.startswith(("undo", "edit")):
        found = run(*CLASSIC, "--file", str(path), stdin=f"Ann out; Bo 12; Cy 3\n\n{line}\nAnn out; Bo 1; Cy 1\n")
        assert found.err.startswith("Line 3: ")
        assert len(load(path).rounds) == 1


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_refusals_in_every_language(run: Run, lang: str) -> None:
    for line in BAD:
        assert run(*CLASSIC, "--round", line, lang=lang).status == 2


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("Ann", "2–4 players"),
        ("A,B,C,D,E", "2–4 players"),
        ("Ann,ann", "already a player called ann"),
        ("Ann,", "is not a valid name"),
        ("Ann,12", "is not a valid name"),
        ("Ann,a/b", "is not a valid name"),
        ("Ann," + "x" * 25, "is not a valid name"),
        ("Ann,a\tb", "is not a valid name"),
    ],
)
def test_names_that_will_not_do(run: Run, players: str, said: str) -> None:
    found = run("score", "--edition", "rummy-classic", "--players", players, "--print")
    assert found.status == 2
    assert said in found.err


# In a file


def test_the_sheet_that_the_next_tests_spoil_is_good(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sheet.json").write_text(json.dumps(SHEET), "utf-8")
    assert run("score", "--file", str(tmp_path / "sheet.json"), "--print").status == 0


def test_a_file_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    run(*CLASSIC, "--file", str(path), "--rounds", "5", "--round", "Ann out; Bo 12; Cy g5")
    found = run("score", "--file", str(path), "--round", "Bo out; Ann 1; Cy 2", "--json")
    assert json.loads(found.out)["totals"] == [16, -9, -7]
    assert "5" in run("score", "--file", str(path), "--print").out
    assert run(*CLASSIC, "--file", str(path), "--print").status == 0
    for words in (["--edition", "rummy-bookmark"], ["--players", "Ann,Bo"]):
        refused = run("score", "--file", str(path), *words, "--print")
        assert refused.status == 2
        assert "has a different sheet" in refused.err
    assert [each.name for each in tmp_path.iterdir()] == ["sheet.json"], "nothing is left lying about"
    assert stat.S_IMODE(path.stat().st_mode) == 0o644


SHEET: dict[str, Any] = {
    "score": 1,
    "edition": "rummy-classic",
    "players": ["A", "B"],
    "agreed": 2,
    "starter": 0,
    "rounds": [{"out": 0, "hand": False, "racks": [0, 1]}],
}
SPOILT: list[dict[str, Any]] = [
    *({"score": 2}, {"edition": "nope"}, {"edition": 3}, {"players": ["A", "A"]}, {"players": ["A", 1]}, {"agreed": 0}),
    *({"agreed": "x"}, {"starter": 5}, {"rounds": 1}, {"rounds": [1]}, {"rounds": [{"out": 0}]}),
]
SPOILT_ROUNDS: list[dict[str, Any]] = [
    *({"racks": [0]}, {"racks": [0, -1]}, {"racks": [0, "x3"]}, {"racks": [0, True]}, {"racks": [3, 1]}),
    *({"out": 9}, {"out": True}, {"hand": True}),
]


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", "null", "12", '"x"', "\ufeff{}", "[" * 5000),
        *(json.dumps({**SHEET, **change}) for change in SPOILT),
        *(json.dumps({**SHEET, "rounds": [{**SHEET["rounds"][0], **change}]}) for change in SPOILT_ROUNDS),
    ],
)
def test_a_file_that_is_no_sheet(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(text, "utf-8")
    found = run("score", "--file", str(path), "--print")
    assert (found.status, found.out) == (2, "")
    assert found.err.count("\n") == 1
    assert re.search("is not a score sheet|cannot be right", found.err)
    assert path.read_text("utf-8") == text


def test_a_write_that_fails_leaves_the_old_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sheet.json"
    card = Scorecard(get("rummy-classic"), ("Ann", "Bo"))
    save(card, path)
    old = path.read_text("utf-8")

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(card.with_round(Played((0, 5), 0)), path)
    assert path.read_text("utf-8") == old
    assert [each.name for each in tmp_path.iterdir()] == ["sheet.json"]


CARD = Scorecard(get("rummy-classic,hand"), ("Ann", "Uncle Bob", "Cy"), (), 3, 1)
RACKS = st.one_of(
    st.integers(1, 300), st.lists(st.sampled_from(list(CARD.rules.tiles)), min_size=1, max_size=6).map(Tiles)
)


@given(st.lists(st.tuples(st.integers(0, 2), st.booleans(), RACKS, RACKS), max_size=4))
def test_a_sheet_survives_its_file_and_its_lines(rounds: list[tuple[int, bool, int | Tiles, int | Tiles]]) -> None:
    card = CARD
    for out, hand, one, other in rounds:
        racks = [one, other]
        racks.insert(out, 0)
        played = Played(tuple(racks), out, hand)
        try:
            card = card.with_round(played)
        except TilerummyError:
            continue
        assert parse_round(round_line(card, played, EN), card, EN) == played
        assert sum(played.scores(card.rules)) == 0
    assert from_data(json.loads(json.dumps(as_data(card)))) == card


@given(st.one_of(st.text(max_size=40), st.text("AnBoCyunle; 0123456789rgbyj-out", max_size=40)))
def test_any_line_is_a_round_or_is_refused(line: str) -> None:
    with contextlib.suppress(Refused, TilerummyError):
        parse_round(line, CARD, EN)


def test_a_sheet_that_cannot_be_printed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    for option in ("--print", "--json"):
        assert (
            run("score", option).err == "--file is missing. See tilerummy score --help.\n" or run("score", option).err
        )
        assert run("score", option, "--file", str(file)).err == f"There is no file {file}.\n"
