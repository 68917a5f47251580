"""`tilerummy rate` with few turns: a range, and no level that they cannot show."""

import json
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.engine.record import Record, parse_records
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.review import rate

MATCH = Path(__file__).resolve().parents[2] / "docs" / "examples" / "match.trn"
TWO_TURNS = '[Notation "1"]\n[Start "rummikub-vienna-en kbr10,r3-5 k1k2r6b9/x9 01 0 2.0"]\nr3-5:r3-6\n+x\n+k13\n'
FEW = {
    "en": "too few turns",
    "de": "zu wenige Züge",
    "fr": "trop peu de tours",
    "it": "troppo pochi",
    "nl": "te weinig beurten",
    "es": "muy pocos turnos",
}


def test_two_turns_name_no_level() -> None:
    (found,) = rate(Record.parse(TWO_TURNS))
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low >= 4
    assert not found.is_narrow


@pytest.mark.long
def test_a_whole_match_names_a_level() -> None:
    assert all(each.is_narrow for each in rate(parse_records(MATCH.read_text("utf-8"))))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_the_range_only(run: Run, language: str) -> None:
    (player,) = json.loads(run("rate", "-", "--json", stdin=TWO_TURNS).out)["players"]
    done = run("rate", "-", "--lang", language, stdin=TWO_TURNS, columns=160)
    assert done.status == 0
    assert f" {player['low']}–{player['high']} " in done.out
    assert "(" not in done.out.splitlines()[2]
    assert FEW[language] in " ".join(done.out.split())
    assert FEW[language] not in run("rate", str(MATCH), "--lang", language, columns=160).out
