"""`tilerummy review`."""

import json
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.engine.record import parse_records
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.solver import native

SHORT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "short.trn"
RECORD = parse_records(SHORT.read_text("utf-8"))[0]


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_turns_with_chances(run: Run) -> None:
    (found,) = json.loads(run("review", str(SHORT), "--json").out)["rounds"]
    assert found["players"] == ["Ann", "computer:steady"]
    assert found["only_tiles"] == ""
    assert [turn["marks"] for turn in found["turns"]] == [["missed-win"], ["nothing"], ["won"]]
    assert [sum(turn["chances"]) for turn in found["turns"]] == pytest.approx([100] * 3, abs=1)
    assert found["turns"][-1]["chances"] == [100, 0]


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_a_mistake_says_what_it_cost(run: Run) -> None:
    """Nine tiles of the first lay, of which three were enough."""
    start = "rummikub-vienna-en - k10k11k12b7b8b9r4o4b4k1r8o13r13b2/x14 - 0 1.0"
    record = f'[Notation "1"]\n[Start "{start}"]\n:k10-12,b7-9,bro4\n'
    (found,) = json.loads(run("review", "-", "--json", stdin=record).out)["rounds"]
    (turn,) = found["turns"]
    assert turn["marks"] == ["lost-chance"]
    assert f"about {turn['lost']} percentage points" in turn["sentence"]


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_every_language(run: Run, language: str) -> None:
    done = run("review", str(SHORT), "--lang", language, columns=200)
    assert done.status == 0
    head, _, *turns = done.out.splitlines()
    assert "Ann" in head
    assert [line.split()[0] for line in turns[:4]] == ["0", "1", "2", "3"]
    assert turns[-1].startswith("Ann")


def test_the_record_of_one_seat_shows_no_chances(run: Run) -> None:
    own = str(RECORD.redacted(0))
    (found,) = json.loads(run("review", "-", "--json", stdin=own).out)["rounds"]
    assert found["chances"] is None
    assert [turn["chances"] for turn in found["turns"]] == [None] * 3
    assert found["accuracy"][1] is None
    assert "is hidden" in run("review", "-", stdin=own).out


def test_without_the_compiled_net_it_is_by_tiles(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "compiled", None)
    (found,) = json.loads(run("review", str(SHORT), "--json").out)["rounds"]
    assert found["turns"][0]["marks"] == ["missed-win", "missed-tiles"]
    assert found["turns"][0]["lost"] is None
    assert "The chances need the compiled solver" in run("review", str(SHORT), columns=200).out


def test_what_is_not_a_record(run: Run) -> None:
    assert run("review", "-", stdin="hello").status == 2
