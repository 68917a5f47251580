"""`tilerummy bots`."""

import json

import pytest
from commandline import Run

from tilerummy.bots import BOTS, LEVELS
from tilerummy.language.catalogue import LANGUAGES


def test_the_list(run: Run) -> None:
    told = json.loads(run("bots", "--json").out)
    assert [(each["name"], each["level"]) for each in told[:8]] == [(name, at + 1) for at, name in enumerate(LEVELS)]
    assert {each["name"] for each in told} == set(BOTS)
    assert all(each["level"] is None for each in told[8:])
    shown = run("bots").out.splitlines()
    assert len(shown) >= len(BOTS) + 2
    assert "newcomer" in shown[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_in_every_language(run: Run, language: str) -> None:
    told = json.loads(run("bots", "--json", "--lang", language).out)
    assert all(each["what"].endswith(".") for each in told)
    assert len({each["what"] for each in told}) == len(BOTS)
