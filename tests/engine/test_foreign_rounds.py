"""A match takes only rounds of its own edition and with its own number of seats."""

from pathlib import Path

import pytest

from tilerummy.engine.editions import get, load_edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.match import Match
from tilerummy.engine.moves import RESIGN
from tilerummy.engine.position import Position
from tilerummy.engine.record import Record

RACKS = {2: "r1r2/b5", 3: "r1r2/b5/b6"}


def finished(edition: str, seats: int = 2) -> Record:
    return Record(Position.parse(f"{edition} - {RACKS[seats]} - 0 1.0")).played(RESIGN).finished()


def match_of(edition: str) -> Match:
    return Match(get(edition), ("Ann", "Bo"))


def test_a_round_with_other_seats_is_refused() -> None:
    with pytest.raises(Impossible) as refused:
        match_of("rummy-classic").with_round(finished("rummy-classic", 3))
    assert (refused.value.code, refused.value.params) == ("round-of-other-seats", {"seats": 3, "wanted": 2})


@pytest.mark.parametrize(
    "edition", ["rummy-classic-it", "rummy-classic,open_min=40", "rummy-classic,hand", "rummikub-vienna-en,jokers=2"]
)
def test_a_round_of_another_edition_is_refused(edition: str) -> None:
    record = finished(edition)
    with pytest.raises(Impossible) as refused:
        match_of("rummy-classic").with_round(record)
    assert refused.value.code == "round-of-other-edition"
    assert refused.value.params == {"edition": str(get(edition)), "wanted": "rummy-classic"}
    with pytest.raises(Impossible, match="round of other edition"):
        Match(get("rummy-classic"), ("Ann", "Bo"), (record,))


def test_the_same_house_rules_are_the_same_edition() -> None:
    match = match_of("rummy-classic,hand,open_min=40").with_round(
        finished("rummy-classic,open_min=40,hand_open=yes,hand_double=yes")
    )
    assert len(match.rounds) == 1


def test_a_round_of_another_revision_stays_in_its_match(tmp_path: Path) -> None:
    def load(revision: int, open_min: int) -> None:
        path = tmp_path / f"{revision}.toml"
        lines = ['key = "foreign-rounds"', 'extends = "rummy-classic"', f"revision = {revision}"]
        path.write_text("\n".join([*lines, f"rules.open_min = {open_min}"]), "utf-8")
        load_edition(path)

    load(1, 20)
    old = [finished(text) for text in ("foreign-rounds", "foreign-rounds,deal=10", "foreign-rounds,open_min=25")]
    load(2, 25)
    assert old[0].start.edition.revision == 1
    for text, record in zip(("foreign-rounds", "foreign-rounds,deal=10", "foreign-rounds"), old, strict=True):
        assert match_of(text).with_round(record).rounds == (record,)
    with pytest.raises(Impossible, match="round of other edition"):
        match_of("foreign-rounds").with_round(old[1])


@pytest.mark.parametrize("record", ["x", None, 5])
def test_only_a_record_is_a_round(record: object) -> None:
    with pytest.raises(Impossible, match="wrong type: field record"):
        match_of("rummy-classic").with_round(record)  # type: ignore[arg-type]
