"""Fair deals, compared with a second implementation of the documented algorithm."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, strategies as st
from strategies import positions

from tilerummy.engine.dealer import (
    Deal,
    Deck,
    SeedStream,
    commitment,
    draws_text,
    mixed_seed,
    parse_draws,
    resample,
    starter_draws,
)
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.match import Match
from tilerummy.engine.moves import DRAW_REQUEST, PASS, RESIGN, Draw, parse_move
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tile, Tiles

ROOT = Path(__file__).resolve().parent.parent.parent
SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)


# The documented algorithm, implemented a second time


def stream(seed: bytes, purpose: str) -> Iterator[int]:
    for counter in range(10**6):
        digest = hashlib.sha256(seed + purpose.encode("ascii") + counter.to_bytes(8, "big")).digest()
        for part in range(4):
            yield int.from_bytes(digest[8 * part : 8 * part + 8], "big")


def below(n: int, numbers: Iterator[int]) -> int:
    for number in numbers:
        if number < (2**64 // n) * n:
            return number % n
    raise AssertionError


def deck(box: list[str], numbers: Iterator[int]) -> list[str]:
    order = list(box)
    place = len(order) - 1
    while place > 0:
        other = below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
        place -= 1
    return order


def box_of(key: str) -> list[str]:
    rules = get(key).rules
    colours = [colour for colour in "kbroyg" if colour in rules.colours]
    numbered = [f"{colour}{number}" for colour in colours for number in range(1, 14) for _ in range(2)]
    return numbered + (["".join(c.upper()) for c in colours] if rules.joker_colour else ["j"] * rules.jokers)


@pytest.mark.parametrize(
    "key", [*keys(), "lets-play-rummy,joker_colour=yes", "rummikub-original-de,open_last_tile=yes"]
)
def test_a_second_program_deals_the_same(key: str) -> None:
    edition = get(key)
    deal = Deal(edition, 3, SEED)
    order = deck(box_of(key), stream(SEED, "deal"))
    size = edition.rules.deal
    position = deal.position(1)
    for seat, rack in enumerate(position.racks):
        assert rack == Tiles(map(Tile.parse, order[seat * size : (seat + 1) * size]))
    drawn = order[3 * size :]
    if edition.rules.open_last_tile:
        assert str(position.open_tile) == drawn.pop()
    assert [str(tile) for tile in deal.deck.draws] == drawn
    assert position.turn == 1
    assert position.pool_size == len(drawn)


@given(seeds, st.integers(2, 4))
def test_a_second_program_finds_the_same_starter(seed: bytes, seats: int) -> None:
    assert Deal(get("rummy-classic"), seats, seed).starter() == below(seats, stream(seed, "starter"))
    numbers = stream(seed, "starter")
    tied = list(range(seats))
    while len(tied) > 1:
        order = [tile for tile in deck(box_of("rummikub-vienna-en"), numbers) if tile != "j"]
        values = {seat: int(order[at][1:]) for at, seat in enumerate(tied)}
        tied = [seat for seat in tied if values[seat] == max(values.values())]
    assert Deal(get("rummikub-vienna-en"), seats, seed).starter() == tied[0]
    assert Deal(get("rummikub-original-fr"), seats, seed).starter(youngest=1) == 1


def test_the_page_deals_alike() -> None:
    """The page checks deals by itself; its own test compares it with the same file."""
    known = json.loads((ROOT / "web" / "tests" / "deal.json").read_text("utf-8"))
    added = [bytes.fromhex(part) for part in known["entropy"]]
    deal = Deal(get("rummikub-vienna-en"), 3, mixed_seed(bytes.fromhex(known["seed"]), added))
    assert " ".join(map(str, deal.edition.rules.tiles)) == known["deck"]
    assert " ".join(map(str, deal.order)) == known["order"]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Deal(get("rummy-classic"), 2, SEED).commitment == commitment(SEED)
    for seed in (b"", bytes(31), bytes(33)):
        with pytest.raises(Impossible, match="seed length"):
            Deal(get("rummy-classic"), 2, seed).position(0)


def test_incomplete_stretches_are_skipped() -> None:
    """With n just above half of 2^64, half of all numbers belong to the incomplete stretch."""
    n = 2**63 + 1
    rng = SeedStream(SEED, "test")
    expected = [number for number, _ in zip(stream(SEED, "test"), range(40), strict=False) if number < n]
    assert [rng.randrange(n) for _ in expected] == expected
    assert len(expected) < 40


def test_every_seat_begins_equally_often() -> None:
    """Each of three seats starts at least a hundred of 400 rounds, by lot and by the highest tile."""
    for key in ("rummy-classic", "rummikub-vienna-en"):
        starters = Counter(
            Deal(get(key), 3, hashlib.sha256(bytes([n % 256, n // 256])).digest()).starter() for n in range(400)
        )
        assert min(starters.values()) > 100


class Scripted:
    """An rng with scripted answers; an answer of zero makes the shuffle rotate the box by one."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def randrange(self, n: int, /) -> int:
        return self.answers.pop(0) if self.answers else n - 1


def test_ties_and_jokers_are_drawn_again() -> None:
    """Unshuffled, the box begins k1 k1 k2 k2: two seats tie, and three do until the third draws k2."""
    rules = get("rummikub-vienna-en").rules
    assert draws_text(starter_draws([0, 1, 2], rules, Scripted([]))) == "0:k1 1:k1 2:k2"
    turned = len(rules.tiles)  # the first shuffle leaves all in place: seats 0 and 1 tie, and a second one decides
    again = [*range(turned - 1, 0, -1), 0]
    first, *others = starter_draws([0, 1], rules, Scripted(again))
    assert draws_text([first]) == "0:k1 1:k1"
    assert others, "the tie is broken by another draw"
    assert starter_draws([1], rules, Scripted([])) == ()


def test_a_drawn_joker_is_shown_and_does_not_count() -> None:
    edition = get("rummikub-vienna-en,jokers=4")
    deals = (Deal(edition, 4, hashlib.sha256(bytes([n])).digest()) for n in range(256))
    deal = next(deal for deal in deals if any(tile.is_joker for _, tile in deal.starter_draws[0]))
    drawn = deal.starter_draws[0]
    at = next(at for at, draw in enumerate(drawn) if draw.tile.is_joker)
    assert drawn[at + 1].seat == drawn[at].seat, "the same seat draws again"
    last = {seat: tile.number for seat, tile in deal.starter_draws[-1]}
    assert last[deal.starter()] == max(last.values())


@given(seeds, st.integers(2, 4))
def test_the_draw_for_the_start_is_in_the_record(seed: bytes, seats: int) -> None:
    match = Match(get("rummikub-vienna-en"), tuple("ABCD"[:seats]))
    record = match.begin_round(seed)
    draws = parse_draws(record.tag("StarterDraw") or "", seats)
    assert draws == Deal(match.edition, seats, seed).starter_draws
    assert [draw.seat for draw in draws[0] if not draw.tile.is_joker] == list(range(seats))
    assert record.start.turn in [draw.seat for draw in draws[-1]]
    assert record.redacted(1).tag("StarterDraw") == draws_text(draws), "everybody saw it"


def test_without_a_draw_there_is_none_in_the_record() -> None:
    for edition in ("rummy-classic", "rummikub-original-fr"):
        assert Match(get(edition), ("A", "B")).begin_round(SEED).tag("StarterDraw") is None
    match = Match(get("rummikub-vienna-en,next_starter=rotate"), ("A", "B"))
    first = match.begin_round(SEED)
    assert first.tag("StarterDraw")
    again = match.with_round(first.played(RESIGN)).begin_round(SEED)
    assert again.tag("StarterDraw") is None, "the start moves on without a draw"


@pytest.mark.parametrize("text", ["", " / ", "0", "9:k1", "0:k1 2:k3", "0:zz", "00:k1", ":k1", "0:k1 / ", "nonsense"])
def test_other_texts_are_not_draws(text: str) -> None:
    assert parse_draws(text, 2) == ()


def test_a_draw_request_is_filled_from_the_deck() -> None:
    deal = Deal(get("rummikub-vienna-en"), 2, SEED)
    position = deal.position(0)
    first = deal.deck.fill(position, DRAW_REQUEST)
    assert first == Draw(deal.deck.draws[0])
    assert deal.deck.fill(position, first) == first
    assert deal.deck.fill(position, PASS) == PASS
    three = deal.deck.fill(position, parse_move("!+x3"))
    assert str(three) == f"!+{Tiles(deal.deck.draws[:3])}"
    assert deal.deck.fill(position, parse_move("!")) == parse_move("!")


def test_an_empty_pool_fills_nothing() -> None:
    full = "k1-13,k1-13,b1-13,b1-13,r1-13,r1-13,o1-13,o4-13"
    position = Position.parse(f"rummikub-vienna-en {full} o1o2/o3jj 01 0 9.0")
    assert Deck(()).fill(position, DRAW_REQUEST) == DRAW_REQUEST


def test_a_deck_for_a_position_that_was_not_dealt() -> None:
    position = Position.parse("rummikub-vienna-en kbr10 k1/k2 0 0 2.0")
    deck_now = Deck.of_pool(position, Random(1))
    assert Tiles(deck_now.draws) == position.pool
    assert deck_now != Deck.of_pool(position, Random(2))
    assert deck_now.fill(position, DRAW_REQUEST) == Draw(deck_now.draws[0])


@pytest.mark.no_cover
@given(positions(), st.integers())
def test_resampling_keeps_to_what_is_known(position: Position, seed: int) -> None:
    for seat in (None, *range(position.seats)):
        seen = view(position, seat)
        other = resample(seen, Random(seed))
        assert view(other, seat) == seen
        assert [len(rack) for rack in other.racks] == [len(rack) for rack in position.racks]


def test_resampling_reaches_every_hidden_tile() -> None:
    seen = view(Position.parse("rummikub-vienna-en kbr10 k1/k2 0 0 2.0"), 0)
    found = {str(resample(seen, Random(seed)).racks[1]) for seed in range(600)}
    assert found == {str(tile) for tile in seen.unseen}
