"""Nothing that a record contains reaches the terminal as a code: colours, titles, reversed text."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from commandline import Run
from hypothesis import HealthCheck, example, given, settings, strategies as st
from rich.text import Text

from tilerummy.tui.faces import SafeConsole

CODES = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
STYLES = re.compile(r"\x1b\[[0-9;]*m")
EVIL = "\x1b[32m\x1b]0;owned\x07\x9b31m\x7f\r\u202eevil\u2066\x85\u2028z"
RECORD = """\
[Notation "1"]
[Seats "%s/Bo"]
[Site "%s"]
[Start "rummikub-vienna-en,deal=6 - k10b4b10r10o4j/k4k5k6k7r4o12 - 0 1.0"]
1. :kbr10 {%s} +o9
2. :boj4
[Result "+47/-47"]
[Seed "%s"]
"""
WILD = st.text(st.characters(codec="utf-8", exclude_characters='/"\\{}\r\n') | st.sampled_from(EVIL), max_size=30)
COMMANDS = [
    ("replay",),
    ("replay", "--at", "1"),
    ("replay", "--json"),
    ("review",),
    ("review", "--json"),
    ("rate",),
    ("rate", "--json"),
    ("verify",),
    ("verify", "--json"),
]


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize("columns", [None, 80])
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(EVIL.replace("\r", ""), EVIL.replace("\r", ""))
@given(WILD, WILD)
def test_no_command_prints_a_code_of_a_record(
    run: Run, tmp_path: Path, words: tuple[str, ...], columns: int | None, first: str, second: str
) -> None:
    file = tmp_path / "record.trn"
    file.write_bytes((RECORD % (first, second, second, first)).encode())
    found = run(words[0], str(file), *words[1:], columns=columns)
    assert not CODES.search(found.out + found.err)
    if "--json" in words and found.out:
        assert json.loads(found.out)


SAVED = """\
[Notation "1"]
[Seats "%s/computer:steady"]
[Rounds "1"]
[Site "%s"]
[Start "rummikub-vienna-en,deal=6 - k10b4b10r10o4j/k4k5k6k7r4o12 - 0 1.0"]
1. :kbr10 {%s} +o9
[Seed "5cd2c9afa4ef041ed3933aa6edd623b3bd820b2bb127e38f3c7717fbb2e8a830"]
"""


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(EVIL.replace("\r", ""))
@example("Ann")
@given(WILD)
def test_neither_saved_games_nor_score_sheets_nor_names_of_photos_do(run: Run, tmp_path: Path, wild: str) -> None:
    saved, card = tmp_path / "saved.trn", tmp_path / "card.json"
    for name in ("Ann", wild):
        saved.write_bytes((SAVED % (name, wild, wild)).encode())
        players = {"score": 1, "edition": "rummikub-vienna-en@1", "players": [name, wild], "agreed": 4, "starter": 0}
        card.write_text(json.dumps({**players, "rounds": []}), "utf-8")
        for found in (
            run("play", "--terminal", "--resume", str(saved), stdin="hint\nq\n"),
            run("score", str(card), "--print"),
            run("score", str(card), "--json"),
            run("score", "--edition", "rummikub-vienna-en", "--players", f"{name},{wild}", "--print"),
            run("read", str(tmp_path / wild.replace("\0", "")), str(tmp_path / "none"), "--json"),
        ):
            assert not CODES.search(found.out + found.err)


@given(WILD)
def test_a_coloured_page_has_no_codes_but_its_own(text: str) -> None:
    out = StringIO()
    SafeConsole(file=out, force_terminal=True, color_system="truecolor", width=200).print(Text(text + EVIL, "red"))
    assert not CODES.search(STYLES.sub("", out.getvalue()))
    assert "\x1b[31m" in out.getvalue()
    assert "\x1b[32m" not in out.getvalue()


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(EVIL)
@given(st.text(st.characters(codec="utf-8") | st.sampled_from(EVIL)))
def test_no_error_has_a_code_of_the_file(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "record.trn"
    file.write_bytes(text.encode())
    found = run("replay", str(file))
    assert not CODES.search(found.out + found.err)


def test_json_keeps_what_it_escapes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.trn"
    file.write_bytes((RECORD % ("Zoë", EVIL.replace("\r", ""), "", "")).encode())
    said = run("replay", str(file), "--json").out
    assert "Zoë" in said
    assert json.loads(said)["rounds"][0]["tags"]["Site"] == EVIL.replace("\r", "")
