"""Whole games through a real process that reads its commands from a stream."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from commandline import Play

from tilerummy.engine.editions import get, keys
from tilerummy.engine.fairness import verify
from tilerummy.engine.match import RunningMatch
from tilerummy.engine.record import parse_records
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.tui.saving import parse_saved

BY_HINTS = "h\nh\nend\n~k1\nd\np\nreset\n\n" * 80
"""The hint if there is one, else a draw or a pass: a player without ideas."""
ONE_GAME = ("--edition", "rummikub-vienna-en,round_games=one")
DEAL = ("--seed", "5", "--seats", "3", "--level", "learner", "--level", "strong", *ONE_GAME)


def words(page: str) -> str:
    return " ".join(page.split())


def game(path: Path) -> RunningMatch:
    return parse_saved(path.read_text("utf-8"))


@pytest.mark.long
def test_a_round_to_its_end(play: Play, tmp_path: Path) -> None:
    done = play(*DEAL, "--name", "Ann", "--rounds", "2", "--save", "ann.trn", lines=BY_HINTS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "round 2 of 2" in done.stdout
    assert "wins the match." in done.stdout or "The match is shared by" in done.stdout
    assert "The record is in ann.trn." in done.stdout
    records = parse_records((tmp_path / "ann.trn").read_text("utf-8"))
    assert [verify(record) for record in records] == [(), ()]
    assert [record.tag("Seats") for record in records] == ["Ann/computer:learner/computer:strong"] * 2
    assert records[0].tag("Seed") == "5".rjust(64, "0")


def test_games_make_a_round_and_games_won_decide(play: Play, tmp_path: Path) -> None:
    """Sheet 002 en: two players play two games per round. Each game is drawn for, and the draw is shown."""
    lines = "resign\nresign\n\n" * 4
    done = play("--edition", "rummikub-vienna-en", "--seed", "5", "--rounds", "2", "--save", "g.trn", lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    for number in range(4):
        assert f"round {number // 2 + 1} of 2 · game {number % 2 + 1} of 2" in done.stdout
    assert "You would lose this game." in done.stdout
    assert "resigns, and Computer wins the game." in done.stdout
    assert not re.search(r"\b(this|the|next) round\b", done.stdout)
    assert re.search(r"^Game +Guest +Computer", done.stdout, re.MULTILINE)
    assert re.findall(r"^Games won +(\d) +(\d)", done.stdout, re.MULTILINE)[-1] == ("0", "4")
    assert len(re.findall(r"^· Draw for who starts: Guest: \S+.* · Computer: \S+", done.stdout, re.MULTILINE)) >= 4
    records = parse_records((tmp_path / "g.trn").read_text("utf-8"))
    assert len(records) == 4
    assert all(record.tag("StarterDraw") for record in records)


@pytest.mark.parametrize(
    ("option", "name"), [((), "Guest"), (("--youngest", "1"), "Guest"), (("--youngest", "3"), "2")]
)
def test_the_youngest_starts_where_the_sheet_says_so(play: Play, option: tuple[str, ...], name: str) -> None:
    done = play("--edition", "rummikub-original-fr", "--seats", "3", "--seed", "5", *option, lines="q\n")
    assert re.search(rf"^· .*{name} starts\.", done.stdout, re.MULTILINE)
    refused = play("--edition", "rummikub-original-fr", "--seats", "3", "--youngest", "4")
    assert (refused.returncode, refused.stderr) == (2, "Enter a number from 1 to 3.\n")


def test_the_same_seed_and_the_same_lines_give_the_same_game(play: Play) -> None:
    once, again = (play(*DEAL, "--save", f"{name}.trn", lines=BY_HINTS).stdout for name in ("one", "two"))
    assert once == again.replace("two.trn", "one.trn")


def test_a_first_lay_that_is_too_small_is_explained_undone_and_lost_nowhere(play: Play, tmp_path: Path) -> None:
    """Seat 0 holds k2 k3 k4: nine points of thirty."""
    done = play(*DEAL, "--save", "g.trn", lines=":k2-4\nend\nu\nu\nredo\nreset\nd\n")
    pages = done.stdout.split("> ")
    assert "First lay: 9 of 30 points" in pages[1]
    assert "Your first lay is worth 9 points. It needs at least 30." in pages[1]
    assert "The turn cannot end like this" in pages[2]
    assert "First lay: 0 of 30 points" in pages[3]
    assert "There is nothing to undo." in pages[4]
    assert "First lay: 9 of 30 points" in pages[5]
    assert "First lay: 0 of 30 points" in pages[6]
    assert "You drew: " in pages[7]
    record = game(tmp_path / "g.trn").record
    assert record is not None
    assert [str(entry.move)[0] for entry in record.entries if entry.seat == 0] == ["+"]


def test_quit_and_resume_is_as_if_one_had_stayed(play: Play, tmp_path: Path) -> None:
    stayed = "d\nd\nd\nh\nh\nend\nd\nd\n"
    play(*DEAL, "--save", "whole.trn", lines=stayed + "q\n")
    play(*DEAL, "--save", "parts.trn", lines="d\nd\nq\n")
    before = game(tmp_path / "parts.trn")
    first = play("--resume", "parts.trn", lines="q\n")
    assert game(tmp_path / "parts.trn") == before
    assert "Continue with: python3 -m tilerummy play --resume parts.trn" in first.stdout
    play("--resume", "parts.trn", lines=stayed[4:])  # and the input ends
    whole, parts = game(tmp_path / "whole.trn"), game(tmp_path / "parts.trn")
    assert parts.record is not None
    assert whole.record is not None
    assert parts == whole
    assert parts.record.final == whole.record.final


def test_a_game_without_a_file_is_kept_in_the_usual_place(play: Play, tmp_path: Path) -> None:
    assert "Continue with: python3 -m tilerummy play --resume\n" in play(*DEAL, lines="d\n").stdout
    kept = tmp_path / "state" / "tilerummy" / "game.trn"
    first = game(kept)
    assert "q" not in play("--resume", lines="").stderr
    assert game(kept) == first


def test_no_unfinished_game_is_lost(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "state" / "tilerummy"
    said = [play("--seed", str(seed), *ONE_GAME, "--rounds", "2", lines="").stdout for seed in range(1, 5)]
    games = [game(folder / name) for name in ("game.trn", "game-2.trn", "game-3.trn", "game-4.trn")]
    assert [each.seed[-1] for each in games] == [1, 2, 3, 4]
    assert "kept" not in said[0]
    assert "An unfinished game is kept. Continue it with: python3 -m tilerummy play --resume" in words(said[1])
    assert "3 unfinished games are kept. List them with: python3 -m tilerummy play --list" in words(said[3])
    listed = [line for line in play("--list").stdout.splitlines() if "--resume" in line]
    assert [line.rpartition("/")[2] for line in listed] == ["game-4.trn", "game-3.trn", "game-2.trn", "game.trn"]
    play("--resume", lines="resign\nresign\nq\n")
    assert len(game(folder / "game-4.trn").match.rounds) == 1, "the game that was played last goes on"


def test_the_file_of_a_finished_game_is_used_again(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "state" / "tilerummy"
    play(*DEAL, lines="resign\nresign\n")
    assert game(folder / "game.trn").is_over
    assert play("--list").stdout == "There are no unfinished games.\n"
    (folder / "game-2.trn").write_text("not ours", "utf-8")
    assert "kept" not in play("--seed", "6", lines="").stdout
    play("--seed", "7", lines="")
    assert sorted(path.name for path in folder.iterdir()) == ["game-2.trn", "game-3.trn", "game.trn"]
    assert (folder / "game-2.trn").read_text("utf-8") == "not ours"


def test_the_end_of_the_input_is_polite(play: Play) -> None:
    done = play(*DEAL)
    assert done.returncode == 0
    assert "Thanks for playing." in done.stdout


def test_bad_input_is_one_line_and_the_game_goes_on(play: Play) -> None:
    lines = [
        "foo",
        "2 r99",
        "99 r5",
        ":r5-7",
        "~",
        "\x00\x1b[2J",
        "é" * 300,
        "p",
        "<",
        "^",
        "split 1",
        "s by",
        "take 1",
    ]
    done = play(*DEAL, lines="\n".join(lines) + "\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr + done.stdout
    assert "\x1b" not in done.stdout
    assert done.stdout.count("On the table") == 2  # the first page, and one with the row that was taken


def test_pages_that_can_be_asked_for(play: Play) -> None:
    done = play(*DEAL, lines="?\nlog\ns\ns run\nd\nl\nresign\nresign\n")
    assert "What you can type" in done.stdout
    assert "t take · m move · u undo · y redo · x reset · e end · d draw" in done.stdout
    assert re.search(r"1\. Computer 2 makes a first lay of \d+ points", done.stdout)
    assert "Guest resigns" in done.stdout


@pytest.mark.parametrize(
    ("language", "word", "title", "sentence"),
    [
        ("en", "rules", "The rules at this table", "A joker left on a rack costs 30 points."),
        ("de", "regeln", "Die Regeln an diesem Tisch", "Ein Joker auf dem Brett kostet am Ende 30 Punkte."),
        ("nl", "rules", "De regels aan deze tafel", "Een joker op een rekje kost aan het eind 30 punten."),
    ],
)
def test_the_rules_of_the_table(play: Play, language: str, word: str, title: str, sentence: str) -> None:
    shown = play(*DEAL, "--edition", "rummikub-vienna-de", "--lang", language, lines=f"{word}\n").stdout
    assert title in shown
    assert sentence in shown
    assert "002 " in shown


def test_a_round_is_not_given_up_by_a_slip_of_the_finger(play: Play) -> None:
    done = play(*DEAL, lines="resign\ns\nresign\n")
    assert done.stdout.count("Type “resign” again") == 2
    assert "resigns" not in done.stdout
    assert "Guest resigns" in play(*DEAL, lines="resign\nRESIGN\n").stdout


def test_hints_can_be_switched_off(play: Play) -> None:
    assert "Hints are turned off" in play(*DEAL, "--no-hints", lines="h\n").stdout


@pytest.mark.long(but=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(play: Play, language: str) -> None:
    """No message is missing: its id would stand there instead."""
    lines = "?\nfoo\n:k2-4\nend\nreset\nlog\nh\n9 r5\ntake 1 k1\n" + BY_HINTS
    done = play(*DEAL, "--lang", language, lines=lines)
    assert done.returncode == 0
    assert not re.search(r"(?<![-\w])(play|cli)-[a-z]", done.stdout)
    assert "{" not in done.stdout
    assert "$" not in done.stdout


@pytest.mark.long(but=1)
@pytest.mark.parametrize(
    "rules",
    ["discard_pile=yes,open_last_tile=yes", "open_after_draw=yes", "joker_colour=yes,jokers=4", "deal=3,open_min=0"],
)
def test_every_variant_plays(play: Play, rules: str, tmp_path: Path) -> None:
    done = play(
        "--seed", "8", "--edition", f"{keys()[6]},{rules}", "--level", "learner", "--save", "v.trn", lines=BY_HINTS
    )
    assert (done.returncode, done.stderr) == (0, "")
    saved = game(tmp_path / "v.trn")
    assert saved.match.rounds or (saved.record is not None and saved.record.entries)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--edition", "no-such-box"), "There is no edition called no-such-box."),
        (("--seats", "9"), "--seats"),
        (("--seats", "6"), "2–4"),
        (("--seats", "2", "--level", "learner", "--level", "learner"), "Too many computers (2)"),
        (("--level", "grandmaster"), "--level"),
        (("--seed", "xyz"), "“xyz”"),
        (("--seed", "1" * 65), "64 hexadecimal digits"),
        (("--name", "a/b"), "“a/b”"),
        (("--name", ""), "“”"),
        (("--name", "computer:x"), "is not a valid name"),
        (("--resume", "nowhere.trn"), "There is no file nowhere.trn."),
        (("--resume", "empty.trn"), "empty.trn is not a saved game"),
        (("--resume", "bytes.trn"), "bytes.trn is not a saved game"),
        (("--resume", "record.trn"), "record.trn is not a saved game"),
        (("--save", "empty.trn"), "already exists"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    play: Play, tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    (tmp_path / "empty.trn").write_text("")
    (tmp_path / "bytes.trn").write_bytes(b"\xff\xfe")
    start = "rummikub-vienna-en,deal=1 - k1/k2 - 0 1.0"
    (tmp_path / "record.trn").write_text(f'[Notation "1"]\n[Seats "Ann/Bob"]\n[Start "{start}"]\n')
    done = play(*options)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_finished_game_is_not_gone_on_with(play: Play) -> None:
    play(*DEAL, "--save", "over.trn", lines="resign\nresign\n")
    done = play("--resume", "over.trn")
    assert (done.returncode, "is over" in done.stderr) == (2, True)


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(play: Play, tmp_path: Path) -> None:
    done = play(*DEAL, "--save", "no/such/folder/g.trn", lines="d\n")
    assert done.returncode == 0
    assert "this game is not being saved" in done.stdout
    assert "The game could not be saved." in done.stdout


def test_the_usual_edition_is_one_in_the_players_language(play: Play) -> None:
    for language in LANGUAGES:
        key = play("--lang", language, "--seed", "1").stdout.split()[0]
        assert language in get(key).printed.languages


def test_without_utf8_there_are_letters_only(play: Play) -> None:
    done = play(*DEAL, PYTHONIOENCODING="ascii:replace", PYTHONUTF8="0", lines="")
    assert "k2 k3 k4" in done.stdout
    assert "●" not in done.stdout


def test_a_closed_pipe_ends_the_game_quietly(environment: dict[str, str], tmp_path: Path) -> None:
    """As in `tilerummy play --terminal | head -1`: the exit code is the shell's for a closed pipe, not 1."""
    with subprocess.Popen(
        [sys.executable, "-m", "tilerummy", "play", "--terminal", "--edition", "rummy-classic", "--save", "g.trn"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=tmp_path,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        running.stdin.write(b"?\n" * 2000)
        running.stdin.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141
