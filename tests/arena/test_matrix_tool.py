"""The tool that measures the ladder: a later run adds to earlier deals, but not to those of changed computers."""

from pathlib import Path

import computers
import pytest

from tilerummy import arena
from tilerummy.arena.rounds import play_deal

PAIRS = [arena.LineUp.of(pair, "rummikub-vienna-en", 2) for pair in (["newcomer", "learner"], ["newcomer", "strong"])]


@pytest.fixture
def by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The names of the computers instead of hashes of their moves."""
    monkeypatch.setattr(computers, "moves_hash", str)


def with_deals(file: Path) -> arena.Journal:
    journal = arena.Journal(file.with_suffix(".jsonl"))
    for line_up in PAIRS:
        journal.add(line_up, play_deal(line_up, 0))
    return journal


def test_deals_are_kept_as_long_as_nobody_has_changed(tmp_path: Path, by_name: None) -> None:
    file = tmp_path / "matrix.json"
    computers.set_changed_aside(file)
    journal = with_deals(file)
    computers.set_changed_aside(file)
    assert {*journal.read()} == {(line_up, 0) for line_up in PAIRS}
    assert not (tmp_path / "matrix.old.jsonl").exists()


@pytest.mark.long
def test_the_deals_of_a_changed_computer_are_set_aside(
    tmp_path: Path, by_name: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "matrix.json"
    computers.set_changed_aside(file)
    journal = with_deals(file)
    monkeypatch.setattr(computers, "moves_hash", lambda bot: f"new {bot}" if bot == "strong" else bot)
    computers.set_changed_aside(file)
    assert {*journal.read()} == {(PAIRS[0], 0)}
    assert {*arena.Journal(tmp_path / "matrix.old.jsonl").read()} == {(PAIRS[1], 0)}
    with_deals(file)
    computers.set_changed_aside(file)
    assert len(journal.read()) == 2, "the change is known now"


@pytest.mark.long
def test_deals_of_unknown_computers_are_set_aside(tmp_path: Path, by_name: None) -> None:
    file = tmp_path / "matrix.json"
    journal = with_deals(file)
    computers.set_changed_aside(file)
    assert journal.read() == {}
    assert len(arena.Journal(tmp_path / "matrix.old.jsonl").read()) == 2


def test_the_hash_of_the_moves_is_the_same_again() -> None:
    assert computers.moves_hash("newcomer") == computers.moves_hash("newcomer") != computers.moves_hash("strong")
