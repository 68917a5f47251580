"""`tilerummy replay`: a record move by move, at one moment, as one seat saw it."""

import json
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.engine.editions import get
from tilerummy.engine.position import Position, TurnCount
from tilerummy.engine.record import parse_records
from tilerummy.engine.tiles import JOKER, Tiles
from tilerummy.language import Translator, catalogue
from tilerummy.language.moves import describe_ending


def test_the_whole_record(run: Run, short: str) -> None:
    found = run("replay", short)
    assert (found.status, found.err) == (0, "")
    for words in ("makes a first lay of 30 points", "{A solid start}", "0:41", "*b4 o4 j   k10 b10 r10", "Ann +47"):
        assert words in found.out
    assert found.out == run("replay", "-", stdin=Path(short).read_text("utf-8")).out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80])
def test_every_language_tells_it(run: Run, short: str, fair: str, lang: str, columns: int) -> None:
    for file in (short, fair):
        found = run("replay", file, lang=lang, columns=columns)
        assert (found.status, found.err) == (0, "")
        assert all(len(line) <= columns for line in found.out.splitlines())


MOVES = [
    ("rummikub-vienna-en kro9 b9k10j/x5 01 0 1.0", "kro9:kbro9", "adds 1 tile: blue 9"),
    ("rummikub-vienna-en b9-12,k9-11 r9o9/x5 01 0 1.0", "b9-12:b10-12,bro9", "rearranges the table and lays 2 tiles"),
    ("rummikub-vienna-en k1-3 r9r10r11/x5 01 0 1.0", ":r9-11", "lays 3 tiles: red run 9–11"),
    ("rummikub-vienna-en - r9r10r11/x5 - 0 1.0", ":r9-11", "makes a first lay of 30 points"),
    ("rummikub-vienna-en kro9 b9k10j/x5 01 1 1.0", "+x", "draws a tile"),
    ("rummikub-vienna-en kro9 b9k10j/x5 01 0 1.0", "+r5", "draws: red 5"),
    ("rummikub-vienna-en kro9 b9k10j/x5 01 1 1.0", "!+x3", "Time is up for seat 1: 3 tiles drawn"),
    ("rummy-bookmark b9-12,r9-12 g9g10g11r1/x14 01 0 1.0", "!:g9-11", "These melds stay on the table: green run 9–11"),
    ("rummikub-original-de,discard_pile=yes - k9k10k11/x14 - 0+ 1.0 -/-", "~k9", "discards: black 9"),
    ("rummikub-original-de,discard_pile=yes - k9k10r1/x14 - 0 1.0 -/k11", "<k11:k9-11", "takes the discard (black 11)"),
    (
        "rummikub-original-de,open_last_tile=yes - k9k10/x14 - 0 1.0 ^k11",
        "^k11:k9-11",
        "takes the open tile (black 11)",
    ),
    ("lets-play-rummy-it - r1r2r3/x14 - 0+ 1.0", "pass", "passes"),
    ("rummikub-vienna-en k1-3 r9o9/x5 01 0 1.0", "resign", "resigns"),
]


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
@pytest.mark.parametrize(("start", "move", "said"), MOVES)
def test_every_kind_of_move_is_told(run: Run, start: str, move: str, said: str, lang: str) -> None:
    record = f'[Notation "1"]\n[Start "{start}"]\n1. {move}\n'
    found = run("replay", "-", stdin=record, lang=lang, columns=200)
    assert (found.status, found.err) == (0, "")
    assert (said in found.out) == (lang == "en")
    data = json.loads(run("replay", "-", "--json", stdin=record).out)
    assert [each["move"] for each in data["rounds"][0]["moves"]] == [move]


ENDINGS = [
    ("rummikub-vienna-en k1-3 -/r9o9 01 1 1.0", "calls “Rummy!”, goes out and wins"),
    ("rummikub-vienna-en,hand_double=yes k1-3 -/r9o9 1 1 1.0", "calls “Rummy!”, lays all tiles in one turn"),
    ("rummy-classic g1-3 -/r9b9 01 1 1.0", "seat 0 goes out and wins"),
    ("rummy-classic,hand g1-3 -/r9b9 1 1 1.0", "lays all tiles in one turn"),
    ("rummikub-vienna-en k1-3 r9o9/r8 01 0x 1.0", "resigns, and seat 1 wins"),
    ("rummikub-vienna-en k1-3 r9o9/r8 01 0 1.0", "The game is not over yet."),
    ("rummikub-vienna-en k1-3 r9o9/x8 01 0 1.0", "End of the record"),
]


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
@pytest.mark.parametrize(("start", "said"), ENDINGS)
def test_every_ending_is_told(run: Run, start: str, said: str, lang: str) -> None:
    found = run("replay", "-", stdin=f'[Notation "1"]\n[Start "{start}"]\n', lang=lang)
    assert (found.status, found.err) == (0, "")
    assert (said in found.out) == (lang == "en")


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "said"),
    [
        ("rummikub-vienna-en", "The pool is empty, and all players have passed."),
        ("rummy-classic", "The pool is empty, and all players have passed. The round is a draw."),
        ("rummy-classic,pool_empty=draw_when_exhausted", "The last tile of the pool has been drawn. The round"),
        ("rummy-classic,pool_empty=draw_on_failed_draw", "no tile can be drawn. The round is a draw."),
    ],
)
def test_an_empty_pool_is_told(run: Run, edition: str, said: str, lang: str) -> None:
    tiles = list(get(edition).rules.tiles.numbered)
    racks = (Tiles(tiles[: len(tiles) // 2]), Tiles([*tiles[len(tiles) // 2 :], JOKER, JOKER]))
    blocked = Position(get(edition), (), racks, turn_count=TurnCount(9, 2))
    found = run("replay", "-", stdin=f'[Notation "1"]\n[Start "{blocked}"]\n', lang=lang, columns=200)
    assert (found.status, found.err) == (0, "")
    assert (said in found.out) == (lang == "en")
    assert "Nobody can play on" not in found.out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_the_draw_for_who_starts_is_told(run: Run, lang: str) -> None:
    tags = '[Notation "1"]\n[Seats "Ann/Bo"]\n[StarterDraw "0:r5 1:j 1:b5 / 0:k2 1:o9"]\n'
    found = run(
        "replay", "-", stdin=f'{tags}[Start "rummikub-vienna-en k1-3 r9o9/r8 01 1 1.0"]\n', lang=lang, columns=200
    )
    assert (found.status, found.err) == (0, "")
    lines = [
        "Draw for who starts: Ann: red 5 · Bo: joker · Bo: blue 5",
        "Same number, so they draw again: Ann: black 2 · Bo: orange 9",
        "Bo starts.",
    ]
    assert all((line in found.out) == (lang == "en") for line in lines)


def test_a_lowest_rack_that_is_shared_is_told() -> None:
    text = "rummikub-vienna-en k1-13,k1-13,b1-13,b1-13,r1-13,r1-13,o2-13,o2-13 o1j/o1j 01 0 10.2"
    said = describe_ending(Position.parse(text), ("Ann", "Bo"), Translator("en"))
    assert said.startswith(
        "The pool is empty, all players have passed, and the lowest racks are equal. The game is a draw"
    )


def test_the_variants_show_what_lies_beside_the_table(run: Run) -> None:
    start = "rummikub-original-de,discard_pile=yes,open_last_tile=yes - k9k10/x14 - 0 1.0 -/r5k11 ^y1"
    found = run("replay", "-", "--at", "0", stdin=f'[Notation "1"]\n[Start "{start}"]\n')
    assert found.status == 0
    assert "Discards of seat 1" in found.out
    assert "Open tile" in found.out


def test_one_moment(run: Run, short: str) -> None:
    for at, record in enumerate(parse_records(Path(short).read_text("utf-8"))[0].situations):
        found = run("replay", short, "--at", str(at))
        assert str(record) in found.out
        data = json.loads(run("replay", short, "--at", str(at), "--json").out)
        assert data == {"number": at, "position": str(record)}


@pytest.mark.parametrize("seat", ["0", "1", "watcher"])
def test_hidden_tiles_stay_hidden(run: Run, fair: str, seat: str) -> None:
    told = run("replay", fair, "--seat", seat).out
    data = run("replay", fair, "--seat", seat, "--json").out
    assert "Seed" not in data
    for record in parse_records(Path(fair).read_text("utf-8")):
        for at, rack in enumerate(record.start.racks):
            assert (str(rack) in data) == (seat == str(at))
            assert (" ".join(map(str, rack)) in told) == (seat == str(at))


def test_json(run: Run, short: str) -> None:
    data = json.loads(run("replay", short, "--json").out)["rounds"][0]
    assert data["names"] == ["Ann", "computer:steady"]
    assert [move["move"] for move in data["moves"]] == [":kbr10", "+o9", ":boj4"]
    assert [move["played"] for move in data["moves"]] == ["k10b10r10", "-", "b4o4j"]
    assert (data["outcome"], data["scores"]) == ({"ending": "out", "winner": 0, "hand": False}, [47, -47])
    seen = json.loads(run("replay", short, "--json", "--seat", "1").out)["rounds"][0]
    assert (seen["outcome"], seen["scores"]) == (None, None)


def test_one_round_of_a_match(run: Run, fair: str) -> None:
    assert len(json.loads(run("replay", fair, "--json").out)["rounds"]) == 2
    second = json.loads(run("replay", fair, "--round", "2", "--json").out)["rounds"]
    assert [each["tags"]["Round"] for each in second] == ["2"]
    assert run("replay", fair, "--round", "2").out.startswith("Round 2")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "1"], "Choose one with --round"),
        (["--round", "3"], "There is no round 3"),
        (["--round", "1", "--at", "99"], "Move 99 does not exist"),
        (["--seat", "2"], "There is no seat 2"),
        (["--seat", "x"], "There is no seat x"),
        (["--seat", "-1"], "There is no seat -1"),
    ],
)
def test_what_is_not_there(run: Run, fair: str, words: list[str], said: str) -> None:
    found = run("replay", fair, *words)
    assert (found.status, found.out) == (2, "")
    assert said in found.err


def test_what_a_seat_saw_is_not_what_another_saw(run: Run, fair: str) -> None:
    seen = str(parse_records(Path(fair).read_text("utf-8"))[0].redacted(0))
    assert run("replay", "-", "--seat", "0", stdin=seen).status == 0
    other = run("replay", "-", "--seat", "1", stdin=seen)
    assert (other.status, other.out) == (2, "")
    assert "another seat" in other.err
    assert run("replay", "-", stdin=seen).status == 0


def test_a_record_against_the_rules(run: Run, short: str) -> None:
    text = Path(short).read_text("utf-8").replace(":kbr10", ":boj4")
    found = run("replay", "-", stdin=text)
    assert (found.status, found.out) == (1, "")
    assert found.err.count("\n") == 1
    assert "is worth 12 points. It needs at least 30." in found.err


@pytest.mark.parametrize("text", ["x", "[Notation]", '[Notation "2"]', '[Notation "1"]\n[Start "x"]', "{", "1. +x"])
def test_what_is_no_record(run: Run, text: str) -> None:
    for command in ("replay", "verify"):
        found = run(command, "-", stdin=text)
        assert (found.status, found.out) == (2, "")
        assert found.err.count("\n") == 1
