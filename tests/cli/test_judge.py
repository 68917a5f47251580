"""`tilerummy judge`: verdicts for people and for programs, one by one and in a stream."""

import json
import subprocess
import sys

import pytest
from commandline import Run
from hypothesis import given, settings, strategies as st

from tilerummy.cli import judge, main
from tilerummy.engine.editions import HOUSE, get, keys
from tilerummy.engine.rules import FIELDS
from tilerummy.engine.violations import BelowThreshold, Violation
from tilerummy.language import Translator, catalogue
from tilerummy.language.provenance import describe_source

EN = Translator("en")
UNOPENED = "rummikub-vienna-en - k8b8r8k9/r1r2r3 - 0 1.0"
VIEW = "rummikub-vienna-en kbr10 b4o4o10j/x7 0 0 2.0"


def test_legal(run: Run) -> None:
    found = run("judge", UNOPENED, "+x")
    assert (found.status, found.out, found.err) == (0, "The move is legal.\n", "")


def test_illegal_names_every_clause_and_the_line_of_the_sheet(run: Run) -> None:
    found = run("judge", UNOPENED, ":kbr8")
    assert found.status == 1
    assert found.out.splitlines() == [
        "The move is illegal for 1 reason:",
        "- Your first lay is worth 24 points. It needs at least 30.",
        "  OPEN.threshold · open_min: stated, 002 de L48, en L137",
        "Sources name sheet, language and line: “002 en L133” is line 133 of the English text of sheet 002.",
    ]
    two = run("judge", VIEW.replace(" 0 0 ", " - 0 "), "kbr10:kbro10").out
    assert "OPEN.threshold" in two
    assert "LAYOFF.requires_open" in two


def test_a_house_rule_is_named_as_the_reason(run: Run) -> None:
    found = run("judge", UNOPENED.replace("-en -", "-en,open_min=25 -"), ":kbr8")
    assert "OPEN.threshold · open_min: house rule" in found.out


def test_a_variant_of_the_sheet_is_named_as_the_reason(run: Run) -> None:
    position = "rummy-classic,rack_only r3-5j5,r5-8 r9b9y9b1/g1 0 0 2.0"
    found = " ".join(run("judge", position, "r3-5j5,r5-8:r3-5,r6-9,byj9", columns=None).out.split())
    assert (
        "JOKER.replace_source · joker_source: another reading of the sheet, 004 de L97, fr L290-291, "
        "it L489-490, en L652, es L836 (Tile for the joker only from the rack)"
    ) in found
    position = "rummy-bookmark,two_jokers - b4r4/g1 - 0 2.0"
    assert "house rule" not in run("judge", position, ":[b4r4]").out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_no_refusal_calls_a_variant_of_the_sheet_a_house_rule(lang: str) -> None:
    tr = Translator(lang)
    variants = [(key, *each) for key in keys() for each in get(key).printed.variants.items()]
    for key, name, variant in variants:
        edition = get(f"{key},{name}")
        for kind in violations():
            origin = describe_source(kind.__new__(kind), edition, tr)
            assert tr.text("basis-house") not in origin
            if kind.field in dict(edition.changes):
                assert origin.startswith(f"{kind.field}: {tr.text(f'basis-{variant.basis}')}, {variant.source}")
                assert tr.variant_name(name) in origin


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_every_language_judges(run: Run, lang: str) -> None:
    found = run("judge", VIEW.replace(" 0 0 ", " - 0 "), "kbr10:[r12r13r1],[k8b8],kbr8", lang=lang)
    assert found.status == 1
    assert found.out.count("\n- ") == found.out.count("· ") + 4  # four of the clauses hold in every edition
    assert run("judge", VIEW, "+x", lang=lang).status == 0


def test_a_view_will_do_but_not_without_the_rack_of_the_mover(run: Run) -> None:
    assert run("judge", VIEW, "kbr10:kbro10").status == 0
    hidden = run("judge", VIEW.replace(" 0 2.0", " 1 2.0"), "+x")
    assert (hidden.status, hidden.err) == (2, "All tiles of this rack must be known.\n")


def test_underscores_are_blanks(run: Run) -> None:
    assert run("judge", VIEW.replace(" ", "_"), "kbr10:kbro10").status == 0
    assert run("judge", "rummikub-vienna-en,open_min=50_-_k8b8r8k9/x14_-_0_1.0", "+x").status == 0


@pytest.mark.parametrize(
    ("position", "move"),
    [("", "+x"), ("nonsense", "+x"), (UNOPENED, ""), (UNOPENED, ":z9"), (UNOPENED.replace("r1r2r3", "r1r1r1"), "+x")],
)
def test_what_cannot_be_judged(run: Run, position: str, move: str) -> None:
    found = run("judge", position, move)
    assert (found.status, found.out) == (2, "")
    assert found.err.count("\n") == 1
    as_json = run("judge", position, move, "--json")
    assert as_json.status == 2
    answer = json.loads(as_json.out)
    assert answer["error"] in ("unreadable", "impossible")
    assert ("at" in answer) == (answer["error"] == "unreadable")
    assert answer["message"] == found.err.strip()


def test_json(run: Run) -> None:
    legal = run("judge", UNOPENED, "+x", "--json")
    assert (legal.status, json.loads(legal.out)) == (0, {"legal": True, "violations": []})
    illegal = run("judge", "--json", UNOPENED, ":kbr8", "--lang", "fr")
    assert illegal.status == 1
    assert json.loads(illegal.out) == {
        "legal": False,
        "violations": [{"clause": "OPEN.threshold", "points": 24, "needed": 30}],
    }


def test_the_short_way_to_json_and_the_long_one_agree(run: Run) -> None:
    for move in ("+x", ":kbr8", "?"):
        short, long = run("judge", UNOPENED, move, "--json"), run("judge", UNOPENED, move, "--json", "--lang", "en")
        assert (short.status, short.out) == (long.status, long.out)


STREAM = f"{UNOPENED}\t:kbr8\n\nno tab\n{UNOPENED}\t?\r\n{UNOPENED.replace('r1r2r3', 'r1r1r1')}\t+x\n{UNOPENED}\t+x"


@pytest.mark.parametrize("extra", [[], ["--lang", "nl"], ["--json"]])
def test_the_stream_goes_on_after_a_bad_line(run: Run, extra: list[str]) -> None:
    found = run("judge", "-", *extra, stdin=STREAM)
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert (found.status, found.err) == (0, "")
    assert [answer.get("code", answer["legal"]) for answer in answers] == [
        False,
        "pair-expected",
        "pair-expected",
        "move-expected",
        "more-than-in-the-box",
        True,
    ]


def test_the_stream_takes_any_bytes(run: Run) -> None:
    found = run("judge", "-", stdin=b"\xff\xfe\t\x00\n" + f"{UNOPENED}\t+x\n".encode())
    assert [json.loads(line)["legal"] for line in found.out.splitlines()] == [False, True]


def test_an_answer_comes_before_the_next_question() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tilerummy", "judge", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for move, legal in (("+x", True), (":kbr8", False)):
            process.stdin.write(f"{UNOPENED}\t{move}\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["legal"] is legal
        process.stdin.close()
        assert process.wait() == 0


def violations(kind: type[Violation] = Violation) -> list[type[Violation]]:
    """Every kind of violation that has a clause."""
    below = [found for each in kind.__subclasses__() for found in violations(each)]
    return [kind, *below] if "clause" in vars(kind) else below


def test_violations_know_their_field() -> None:
    fields = {kind.clause: kind.field for kind in violations()}
    assert set(fields.values()) - {None} <= set(FIELDS)
    assert (fields["OPEN.threshold"], fields["JOKER.reuse"], fields["SET.group"]) == ("open_min", "joker_reuse", None)


@pytest.mark.parametrize("key", ["rummy-bookmark", "rummy-classic,open_min=40"])
def test_a_violation_finds_the_line_of_the_sheet(key: str) -> None:
    edition = get(key)
    for kind in violations():
        origin = kind.source(kind.__new__(kind), edition)  # no field of the violation matters
        assert (origin is None) == (kind.field is None)
        if origin is not None:
            assert origin == edition.provenance(str(kind.field))
            assert origin.basis


def test_a_house_rule_is_named_as_the_source() -> None:
    origin = BelowThreshold(24, 40).source(get("rummy-classic,open_min=40"))
    assert origin is not None
    assert origin.basis == HOUSE


# Any text

TRN = st.text("kbroygjxKBR0123456789-,:/[]+!<^~_ .@=abcdez", max_size=40)
ANY = st.one_of(st.text(max_size=30), TRN, st.sampled_from([UNOPENED, VIEW, "+x", ":kbr8", "pass", "!+x3"]))
SPOILT = st.builds(
    lambda text, at, junk: text[:at] + junk + text[at:], st.sampled_from([UNOPENED, VIEW]), st.integers(0, 50), TRN
)


@given(st.one_of(ANY, SPOILT), ANY)
def test_any_text_gets_an_answer(position: str, move: str) -> None:
    answer = judge.answer(position, move, EN)
    assert {"legal", "violations"} <= set(answer)
    assert set(answer) - {"legal", "violations", "at"} in (set(), {"error", "code", "message"})
    json.dumps(answer)
    assert "\t" in position or "legal" in answer or judge.line_answer(f"{position}\t{move}", EN) == answer


@settings(max_examples=50)
@given(st.lists(ANY, min_size=2, max_size=3).filter(lambda words: not words[0].startswith("-")))
def test_any_words_end_with_an_exit_code(words: list[str]) -> None:
    assert main(["judge", "--", *words]) in (0, 1, 2)
