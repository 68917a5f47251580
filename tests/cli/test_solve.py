"""`tilerummy solve`: the best lay for people and for programs, its steps in words, and a picture."""

import json
import random
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from commandline import Run
from following import follow
from hypothesis import given, settings, strategies as st
from random_rounds import random_edition, random_round

from tilerummy.cli import main, solve
from tilerummy.cli.solve import Asked
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile, parse_move
from tilerummy.engine.position import Position, parse_situation, view
from tilerummy.engine.turns import with_tile
from tilerummy.engine.violations import AlreadyDrawn, MustDiscard, MustDrawFirst, RoundIsOver
from tilerummy.language import Translator, catalogue
from tilerummy.language.steps import describe_step
from tilerummy.solver import GOALS, best, best_move
from tilerummy.solver.steps import steps

EN = Translator("en")
VIEW = "rummikub-vienna-en kbro8,b5-8,r3-5j4 r4k8r8o6o7k1/x9 01 0 4.2"
MOVE = "r3-5j4,kbro8:r3-5,o6-8j8,kbr8,kro8"
NOTHING = "rummikub-vienna-en kbr10 b4o4/x7 0 0 2.0"
UNOPENED = "rummikub-vienna-en - k8b8r8k11b11r11o1/r1r2r3 - 0 1.0"


def test_for_people(run: Run) -> None:
    found = run("solve", VIEW)
    assert (found.status, found.err) == (0, "")
    assert found.out.splitlines() == [MOVE, "5 tiles, 33 points: the best possible."]


def test_nothing_can_be_laid(run: Run) -> None:
    found = run("solve", NOTHING)
    assert (found.status, found.out, found.err) == (1, "Nothing can be laid.\n", "")
    told = json.loads(run("solve", NOTHING, "--json", "--explain").out)
    assert told.pop("micros") > 0
    assert told == {"move": None, "tiles": 0, "points": 0, "optimal": True, "steps": []}


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("backend", solve.BACKENDS)
def test_every_goal_and_backend(run: Run, goal: str, backend: str) -> None:
    for position in (VIEW, UNOPENED, NOTHING):
        found = run("solve", position, "--goal", goal, "--backend", backend, "--json")
        told = json.loads(found.out)
        assert found.status == (0 if told["move"] else 1)
        if told["move"]:
            lay = Lay.parse(told["move"])
            assert not judge(parse_situation(position), lay)
            assert told["tiles"] == len(lay.played)
            assert told["optimal"] is True
    assert run("solve", UNOPENED, "--goal", goal).status == (1 if goal == "out" else 0)


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_an_unknown_goal_or_backend(run: Run, lang: str) -> None:
    for position in (VIEW, "-"):
        found = run("solve", position, "--goal", "glory", lang=lang)
        assert (found.status, found.out) == (2, "")
        assert "tiles-points, points-tiles, keep-jokers, out, open-least" in found.err
    assert "auto, kernel, reference" in run("solve", VIEW, "--backend", "oracle", lang=lang).err


def test_what_cannot_be_solved(run: Run) -> None:
    for position in ("", "nonsense", VIEW.replace("k1/", "r4r4/"), VIEW.replace(" 0 4.2", " 1 4.2")):
        found = run("solve", position)
        assert (found.status, found.out) == (2, "")
        assert found.err.count("\n") == 1
        told = run("solve", position, "--json")
        assert told.status == 2
        assert json.loads(told.out)["message"] == found.err.strip()


# When nothing may be laid


@pytest.mark.parametrize(
    "position",
    [
        "rummy-classic,discard_pile=yes - y1y2y3y9/x7 01 0 2.0 -/-",  # draw first
        "rummy-classic,discard_pile=yes - y1y2y3y9/x7 01 0: 2.0 -/-",  # a discard is owed
        "rummy-classic,open_after_draw=yes - y1y2y3y9/x7 01 0+ 2.0",  # drawn already
        "rummikub-vienna-en kbr8 o1o2o3o9/x7 01 0x 2.0",  # given up
        "rummikub-vienna-en kbr8 o1o2o3o9/- 01 0 2.0",  # somebody is out
    ],
)
def test_a_turn_on_which_nothing_may_be_laid(run: Run, position: str) -> None:
    assert run("solve", position).status == 1
    assert json.loads(run("solve", position, "--json").out)["move"] is None


def test_with_a_discard_pile_after_drawing(run: Run) -> None:
    found = run("solve", "rummy-classic,discard_pile=yes - y1y2y3y9/x7 01 0+ 2.0 -/-")
    assert (found.status, found.out.splitlines()[0]) == (0, ":y1-3")


# Steps


EXPLAINED = {
    "en": "Add red 4 from your rack to the red run 3–5 with a joker and take the joker out.",
    "de": "Leg die rote 4 von deinem Brett an die rote Reihe 3–5 mit Joker an und nimm den Joker heraus.",
    "fr": "Ajoutez le 4 rouge de votre chevalet à la suite rouge 3–5 avec un joker et retirez-en le joker.",
    "it": "Aggiungi il 4 rosso dal tuo leggio alla scala rossa 3–5 con un jolly e togli il jolly.",
    "nl": "Leg de rode 4 van je rekje bij de rode reeks 3–5 met een joker en haal de joker eruit.",
    "es": "Añade el 4 rojo de tu atril a la escalera roja 3–5 con un comodín y saca el comodín.",
}


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_explained(run: Run, lang: str) -> None:
    found = run("solve", VIEW, "--explain", lang=lang, columns=200)
    assert found.status == 0
    assert f"  1  {EXPLAINED[lang]}" in found.out.splitlines()
    assert "     *r3 r4 r5" in found.out.splitlines()
    assert "     k8 r8 o8   *k8 b8 r8" in found.out.splitlines()


LAYS = [
    ":r3-5",
    "r3-5:r3-6",
    "b5-8:b5-7,kbr8",
    "r3-8:r3-5,r6-8",
    "r3-5,r6-8:r3-8",
    "r3-5,r7-9:r3-9",
    "kbro8,b5-7:kro8,b5-8",
    "r3-5j4:r3-5,boj9",
    "kbj8,r5-8:kbr8,r5-7,boj9",
    "r3-5j3:r4-6j6",
    "kbr3,kbr4,kbr5:k3-5,b3-5,r3-5",
    "r3-5R4:r3-5,boR9",
    "r3-6j3,b3-6:r4-6,b3-7j7",
    "kbr3,k4-6,b4-6:k3-6,b3-6,r3-5",
]


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_every_step_is_a_sentence(run: Run, lang: str) -> None:  # with the fixture's strict messages
    tr = Translator(lang)
    kinds = set()
    for text in LAYS:
        for step in steps(Lay.parse(text)):
            kinds.add(step.kind)
            said = describe_step(step, tr)
            assert said[0].isupper()
            assert said.endswith(".")
            assert "  " not in said
    assert len(kinds) == 8


def test_steps_in_json_lead_to_the_table(run: Run) -> None:
    told = json.loads(run("solve", VIEW, "--json", "--explain").out)
    assert [step["kind"] for step in told["steps"]] == ["exchange", "new", "take"]
    assert told["steps"][0] == {
        "kind": "exchange",
        "to": "r3-5j4",
        "rack": "r4",
        "out": "j",
        "before": ["r3-5j4"],
        "after": ["r3-5"],
    }


def test_an_honest_answer_where_the_search_stopped(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = best_move(parse_situation(VIEW))
    assert found is not None
    monkeypatch.setattr(solve, "best_move", lambda *_: replace(found, optimal=False))
    assert "the best found so far" in run("solve", VIEW).out
    nothing = replace(found, lay=None, tiles=0, points=0, optimal=False)
    monkeypatch.setattr(solve, "best_move", lambda *_: nothing)
    assert run("solve", VIEW).status == 1
    assert "not certain" in run("solve", VIEW).out
    assert json.loads(run("solve", VIEW, "--json").out)["optimal"] is False


# A picture


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_drawn(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "table.svg"
    found = run("solve", VIEW, "--draw", str(path), lang=lang)
    assert found.status == 0
    assert found.out.startswith(MOVE)
    assert str(path) in found.err
    ET.fromstring(path.read_text("utf-8"))
    assert path.read_text("utf-8").strip() == run("draw", VIEW, "--lay", MOVE, lang=lang).out.strip()


def test_drawn_and_told_to_a_program(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    found = run("solve", VIEW, "--draw", str(path), "--json")
    assert json.loads(found.out)["move"] == MOVE
    assert path.exists()


def test_what_is_not_drawn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    assert run("solve", NOTHING, "--draw", str(path)).status == 1
    assert not path.exists()
    assert run("solve", "-", "--draw", str(path)).status == 2
    assert run("solve", VIEW, "--draw", str(tmp_path / "no" / "x.svg")).status == 2


# The stream

STREAM = f"{VIEW}\n\nbad\n{NOTHING}\r\n{VIEW.replace('k1/', 'r4r4/')}\n{VIEW.replace(' 0 4.2', ' 1 4.2')}\n{UNOPENED}"


@pytest.mark.parametrize("extra", [[], ["--lang", "nl"], ["--json"], ["--goal", "points"], ["--backend=reference"]])
def test_the_stream_goes_on_after_a_bad_line(run: Run, extra: list[str]) -> None:
    found = run("solve", "-", *extra, stdin=STREAM)
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert (found.status, found.err) == (0, "")
    assert [answer.get("code", answer["move"] is not None) for answer in answers] == [
        True,
        "six-fields-expected",
        "six-fields-expected",
        False,
        "more-than-in-the-box",
        "rack-unknown",
        True,
    ]
    for answer in answers:
        assert {"move", "tiles", "points"} <= set(answer)
        if "error" in answer:
            assert ("at" in answer) == (answer["error"] == "unreadable")
        else:
            assert set(answer) == {"move", "tiles", "points", "optimal", "micros"}


def test_the_stream_takes_any_bytes(run: Run) -> None:
    found = run("solve", "-", stdin=b"\xff\xfe\t\x00\n" + f"{VIEW}\n".encode())
    assert [json.loads(line)["move"] for line in found.out.splitlines()] == [None, MOVE]


def test_an_answer_comes_before_the_next_question_and_needs_no_libraries_of_words() -> None:
    program = "import sys; from tilerummy.cli import main; main(['solve', '-']); print(*sys.modules, file=sys.stderr)"
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for position, move in ((VIEW, MOVE), (NOTHING, None)):
            process.stdin.write(f"{position}\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["move"] == move
        process.stdin.close()
        loaded = {name.split(".")[0] for name in process.stderr.read().split()}
    assert "tilerummy" in loaded
    assert not loaded & {"fluent", "rich"}


# Any position, any text


def test_a_tile_beside_the_table_is_taken(run: Run, tmp_path: Path) -> None:
    position = "rummikub-vienna-en,discard_pile=yes r3-5 k5b5r9/x9 01 0 4.2 -/r5"
    picture = tmp_path / "taken.svg"
    done = run("solve", position, "--explain", "--draw", str(picture))
    assert done.status == 0
    assert done.out.startswith("<r5:kbr5")
    assert picture.read_text(encoding="utf-8").count('data-tile="r5"') == 2
    told = solve.answer(Asked("rummikub-vienna-en,open_last_tile=yes r3-5 k5b5/x9 01 0 4.2 ^r5"), EN)
    assert (told["move"], told["tiles"]) == ("^r5:kbr5", 3)


def test_the_referee_accepts_every_answer() -> None:
    """In rounds of any edition; a lay that the solver has and we do not give is refused because of the stage alone."""
    rng = random.Random(8)
    laid = 0
    for _ in range(8):
        situations = random_round(random_edition(rng), 2, rng).record.situations
        for position in situations[: 24 if len(situations) > 40 else 12 : 6]:
            assert isinstance(position, Position)
            seen = view(position, position.turn)
            told = solve.answer(Asked(str(seen), explain=True), EN)
            found = best(seen)
            if told["move"] is None and found is not None and found.lay is not None:
                assert {violation.clause for violation in judge(seen, found.lay)} <= NOT_NOW
            if told["move"] is not None:
                laid += 1
                move = parse_move(told["move"])
                assert not judge(seen, move)
                assert isinstance(move, Lay | TakeDiscard | TakeOpenTile)
                lay, rack = (move, seen.rack) if isinstance(move, Lay) else (move.lay, with_tile(seen, move).rack)
                assert len(follow(seen.table, rack, steps(lay))[1]) == len(rack) - told["tiles"]
    assert laid


NOT_NOW = {kind.clause for kind in (AlreadyDrawn, MustDiscard, MustDrawFirst, RoundIsOver)}
TRN = st.text("kbroygjxKBR0123456789-,:/[]+!<^~_ .@=abcdez", max_size=40)
SPOILT = st.builds(
    lambda text, at, junk, cut: text[:at] + junk + text[at + cut :],
    st.sampled_from([UNOPENED, VIEW, NOTHING]),
    st.integers(0, 60),
    st.text("kbroj0123456789-,/ .+:x", max_size=3),
    st.integers(0, 3),
)


@settings(max_examples=60, deadline=None)
@given(st.one_of(st.text(max_size=30), TRN, SPOILT))
def test_any_text_gets_an_answer(text: str) -> None:
    told = solve.answer(Asked(text, explain=True), EN)
    assert {"move", "tiles", "points"} <= set(told)
    json.dumps(told)
    if told["move"] is not None:
        assert not judge(parse_situation(text), Lay.parse(told["move"]))


@settings(max_examples=25, deadline=None)
@given(st.one_of(st.text(max_size=30), SPOILT).filter(lambda text: text != "-"))
def test_any_words_end_with_an_exit_code(text: str) -> None:
    assert main(["solve", "--explain", "--", text]) in (0, 1, 2)
