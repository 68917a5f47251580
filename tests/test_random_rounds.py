"""Random tables, moves and rounds themselves, and many rounds with them."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, strategies as st
from random_rounds import RandomRound, random_edition, random_round
from random_tables import melds_in, partition
from strategies import lays, positions, tilesets

from tilerummy.engine import editions
from tilerummy.engine.judging.referee import judge, outcome
from tilerummy.engine.melds import Meld, tiles_of
from tilerummy.engine.position import Position
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tiles

KEYS = editions.keys()


@given(tilesets(most=14, unknown=False))
def test_melds_in_some_tiles(some: Tiles) -> None:
    found = melds_in(some)
    assert len(set(found)) == len(found)
    assert all(meld.tiles <= some for meld in found)


@given(tilesets(most=9, unknown=False), st.integers())
def test_a_partition_uses_every_tile(some: Tiles, seed: int) -> None:
    made = partition(some, Random(seed))
    assert made is None or tiles_of(made) == some


@given(st.data())
def test_lays_are_legal_and_illegal(data: st.DataObject) -> None:
    position: Position = data.draw(positions(over=False))
    assert isinstance(judge(position, data.draw(lays(position))), tuple)


def play_rounds(seed: int, count: int, longest: int) -> tuple[Counter[str], Counter[str]]:
    """Rounds of every edition and variant; what was refused, and how they ended."""
    clauses: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for number in range(count):
        rng = Random(1_000_003 * seed + number)
        match number % 5:
            case 0:
                edition = printed_edition(number // 5)
            case 1:  # soon out
                edition = random_edition(rng, deal="3", open_min=rng.choice(("0", "10")))
            case 2:  # a pool that is soon empty
                edition = random_edition(rng, deal="25", seats="4")
            case _:
                edition = random_edition(rng)
        played = random_round(
            edition, rng.randint(*edition.rules.seats), rng, longest=200 if number % 5 in (1, 2) else longest
        )
        check_round(played)
        clauses.update(violation.clause for refusal in played.refusals for violation in refusal.violations)
        endings[ending(played.record)] += 1
    return clauses, endings


def printed_edition(number: int) -> editions.Edition:
    """Every printed edition, and every option that a sheet offers, one after another."""
    texts = [text for key in KEYS for text in (key, *(f"{key},{name}" for name in editions.printed(key).variants))]
    return editions.get(texts[number % len(texts)])


def check_round(played: RandomRound) -> None:
    record = played.record
    assert all(refusal.violations for refusal in played.refusals)
    final = record.final
    assert isinstance(final, Position)
    assert sum(final.racks, tiles_of(final.table) + Tiles(final.lying_open) + final.pool) == final.rules.tiles
    again = Record.parse(str(record))
    assert again == record
    assert again.final == final
    for seat in (final.turn, None):
        assert [len(rack) for rack in record.redacted(seat).final.racks] == [len(rack) for rack in final.racks]


def ending(record: Record) -> str:
    assert isinstance(record.final, Position)
    ended = outcome(record.final)
    assert ended is not None
    return ended.ending.value


def test_random_rounds() -> None:
    clauses, endings = play_rounds(0, 25, longest=20)
    assert len(clauses) > 25
    assert set(endings) == {"out", "blocked", "drawn", "resigned"}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 41))
def test_two_thousand_random_rounds(seed: int) -> None:
    clauses, endings = play_rounds(seed, 50, longest=150)
    assert len(clauses) > 20
    assert set(endings) >= {"out", "blocked", "drawn"}, "one round in forty ends with a resignation"


def test_a_table_of_a_rack() -> None:
    rack = Tiles.parse("r5r6r7k5b5j")
    found: list[Meld] = [meld for meld in melds_in(rack) if len(meld.row) == 4]
    assert {str(meld) for meld in found} == {"kbrj5", "r4-7j4", "r5-8j8"}
    assert partition(Tiles.parse("jjj"), Random(1)) is None
    assert partition(Tiles(), Random(1)) == ()
