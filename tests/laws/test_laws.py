"""Laws that hold for every value and every position, searched with Hypothesis."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings, strategies as st
from random_rounds import RandomRound
from strategies import (
    drafts,
    editions,
    groups,
    laid,
    lays,
    melds,
    moves,
    positions,
    racks,
    rounds,
    rows,
    runs,
    tables,
    tiles,
    tilesets,
    views,
)

from tilerummy.engine.dealer import resample
from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.judging.referee import judge, outcome, play, time_out
from tilerummy.engine.judging.timeouts import clock_rules
from tilerummy.engine.melds import Group, Row, Run, laid_text, parse_laid, parse_meld, tiles_of, without
from tilerummy.engine.moves import (
    Draw,
    Lay,
    Move,
    Timeout,
    parse_move,
)
from tilerummy.engine.position import Position, View, parse_situation, view
from tilerummy.engine.record import Entry, Record, parse_records
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import IllegalMove

few = settings(max_examples=max(10, settings().max_examples // 4))
rare = settings(max_examples=max(8, settings().max_examples // 8))


# Text


@given(tiles())
def test_tile_text(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile


@given(tilesets())
def test_tiles_text(some: Tiles) -> None:
    assert Tiles.parse(str(some)) == some
    assert eval(repr(some)) == some
    assert str(Tiles.parse(str(some))) == str(some)


@given(groups())
def test_group_text(group: Group) -> None:
    assert Group.parse(str(group)) == parse_meld(str(group)) == group
    assert eval(repr(group)) == group


@given(runs())
def test_run_text(run: Run) -> None:
    assert Run.parse(str(run)) == parse_meld(str(run)) == run
    assert eval(repr(run)) == run


@given(rows())
def test_row_text(row: Row) -> None:
    assert Row.parse(str(row)) == row
    assert eval(repr(row)) == row
    for reading in row.readings:
        assert sorted(reading.row) == sorted(row.row)


@given(melds())
def test_a_meld_laid_in_its_own_order_reads_as_itself(meld: Group | Run) -> None:
    assert meld in Row(meld.row).readings


@given(st.lists(laid(), max_size=8))
def test_table_text(table: list[Group | Run | Row]) -> None:
    read = parse_laid(laid_text(table))
    assert sorted(map(str, read)) == sorted(map(str, table))
    assert laid_text(read) == laid_text(table)


@given(positions().flatmap(moves))
def test_move_text(move: Move) -> None:
    text = str(move)
    assert parse_move(text) == type(move).parse(text) == move
    assert str(parse_move(text)) == text


@given(positions())
def test_position_text(position: Position) -> None:
    text = str(position)
    assert Position.parse(text) == parse_situation(text) == position
    assert str(Position.parse(text)) == text
    assert Position.parse(text.replace(" ", "_")) == position
    assert eval(repr(position)) == position


@given(views())
def test_view_text(seen: View) -> None:
    text = str(seen)
    assert View.parse(text) == seen
    assert str(View.parse(text)) == text
    assert eval(repr(seen)) == seen


@given(editions())
def test_edition_text(edition: Edition) -> None:
    assert Edition.parse(str(edition)) == edition


remarks = st.text(st.characters(exclude_characters="{}[%", exclude_categories=("C", "Z")), max_size=10)
printable = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]), max_size=12)
tag_names = st.from_regex(r"[A-Z][A-Za-z0-9]{0,8}", fullmatch=True).filter(
    lambda name: name not in ("Notation", "Revision", "Start")
)


@few
@given(rounds(longest=25), st.dictionaries(tag_names, printable, max_size=3), remarks)
def test_record_text(played: RandomRound, tags: dict[str, str], remark: str) -> None:
    record = played.record
    for name, value in tags.items():
        record = record.with_tag(name, value)
    if record.entries:
        record = replace(record, entries=(*record.entries[:-1], replace(record.entries[-1], comment=remark)))
    text = str(record)
    assert Record.parse(text) == record
    assert str(Record.parse(text)) == text
    assert parse_records(text + "\n" + text) == (record, record)


# Tables are one box


@given(editions().flatmap(lambda edition: st.tuples(st.just(edition), tables(edition.rules), racks(edition.rules))))
def test_strategies_keep_to_the_box(found: tuple[Edition, tuple[Group | Run, ...], Tiles]) -> None:
    edition, table, rack = found
    assert tiles_of(table) <= edition.rules.tiles
    assert rack <= edition.rules.tiles


# Rounds


@rare
@given(rounds())
def test_no_tile_is_lost_and_the_scores_are_even(played: RandomRound) -> None:
    for position in played.record.situations:
        assert isinstance(position, Position)
        there = sum(position.racks, tiles_of(position.table) + Tiles(position.lying_open) + position.pool)
        assert there == position.rules.tiles
        assert position.pool_size == len(position.pool)
    final = played.record.final
    assert isinstance(final, Position)
    assert outcome(final) is not None
    assert sum(score(final) or (1,)) == 0


@rare
@given(rounds())
def test_a_record_replays_to_the_live_round(played: RandomRound) -> None:
    again = Record.parse(str(played.record))
    assert again.situations == played.record.situations
    assert (
        replace(played.record).situations == played.record.situations
    )  # without the cache that was filled while playing
    assert verify(again) == ()


@rare
@given(rounds())
def test_every_refusal_says_why_and_changes_nothing(played: RandomRound) -> None:
    for refusal in played.refusals:
        before = str(refusal.position)
        assert refusal.violations
        with pytest.raises(IllegalMove) as refused:
            play(refusal.position, refusal.move)
        assert refused.value.violations == judge(refusal.position, refusal.move)
        assert str(refusal.position) == before
        for violation in refusal.violations:
            assert re.fullmatch(r"[A-Z]+(\.[a-z_]+)+", violation.clause)
            assert violation.as_json()["clause"] == violation.clause


@rare
@given(rounds(), st.integers(0, 3))
def test_a_redacted_record_replays_to_what_the_seat_saw(played: RandomRound, seat: int) -> None:
    record = played.record
    assume(seat < record.start.seats)
    redacted = record.redacted(seat)
    for true, seen in zip(record.situations, redacted.situations, strict=True):
        assert isinstance(true, Position)
        assert isinstance(seen, View)
        assert seen.table == true.table
        assert seen.racks[seat] == true.racks[seat]
        assert (seen.opened, seen.turn, seen.stage, seen.turn_count) == (
            true.opened,
            true.turn,
            true.stage,
            true.turn_count,
        )
        assert (seen.discards, seen.open_tile, seen.pool_size) == (true.discards, true.open_tile, true.pool_size)
        for hidden, shown in zip(true.racks, seen.racks, strict=True):
            assert len(hidden) == len(shown)
            assert shown.known <= hidden
    assert Record.parse(str(redacted)) == redacted


# Secrecy


@given(positions(), st.integers(0, 3), st.integers())
def test_a_view_reveals_nothing_hidden(position: Position, seat: int, seed: int) -> None:
    assume(seat < position.seats)
    seen = view(position, seat)
    other = resample(seen, Random(seed))
    assert view(other, seat) == seen
    assert str(view(other, seat)) == str(seen)
    assert view(other, None) == view(position, None)


def without_facts(move: Move) -> Move:
    if isinstance(move, Draw):
        return Draw(None)
    return replace(move, drawn=Tiles(unknown=len(move.drawn))) if isinstance(move, Timeout) else move


@given(st.data())
def test_what_is_hidden_changes_no_verdict(data: st.DataObject) -> None:
    position = data.draw(positions())
    move = without_facts(data.draw(moves(position)))
    seen = view(position, position.turn)
    other = resample(seen, Random(data.draw(st.integers())))
    assert judge(position, move) == judge(seen, move) == judge(other, move)
    if not judge(position, move):
        assert view(play_wished(position, move), None) == view(play_wished(other, move), None)


def play_wished(position: Position, move: Move) -> Position:
    """The position after the move, drawing the first tiles of the pool: a watcher cannot tell which."""
    pool = [*position.pool]
    if isinstance(move, Draw):
        return play(position, Draw(pool[0]))
    return play(position, replace(move, drawn=Tiles(pool[: len(move.drawn)])) if isinstance(move, Timeout) else move)


@rare
@given(rounds(), st.data())
def test_a_redacted_record_reveals_nothing_hidden(played: RandomRound, data: st.DataObject) -> None:
    """Swap a tile that some other seat never showed with one that nobody drew: the redacted record stays the same."""
    record = replace(played.record, tags=())
    final = record.final
    assert isinstance(final, Position)
    assert isinstance(record.start, Position)
    seat = data.draw(st.integers(0, final.seats - 1))
    other = data.draw(st.sampled_from([at for at in range(final.seats) if at != seat]))
    assume(final.pool)
    kept = [
        tile
        for tile in dict.fromkeys(record.start.racks[other])
        if not any(shows(e, other, tile) for e in record.entries)
    ]
    assume(kept)
    given_up, taken = data.draw(st.sampled_from(kept)), data.draw(st.sampled_from([*final.pool]))
    rack = record.start.racks[other] - Tiles([given_up]) + Tiles([taken])
    racks_now = tuple(rack if at == other else one for at, one in enumerate(record.start.racks))
    swapped = Record(replace(record.start, racks=racks_now), record.entries)
    assert swapped.redacted(seat) == record.redacted(seat)
    assert str(swapped.redacted(seat)) == str(record.redacted(seat))
    assert [view(one, seat) for one in swapped.situations if isinstance(one, Position)] == [
        view(one, seat) for one in record.situations if isinstance(one, Position)
    ]


def shows(entry: Entry, seat: int, tile: Tile) -> bool:
    """Whether the entry lets the tile leave, or be seen to enter, the rack of the seat."""
    move = entry.move
    if entry.seat != seat:
        return False
    lay = getattr(move, "lay", move if isinstance(move, Lay) else None)
    shown = Tiles() if lay is None else lay.played + lay.lost
    return tile in shown or getattr(move, "tile", None) == tile or tile in getattr(move, "drawn", Tiles()).known


# Judging


@given(st.data())
def test_a_refused_move_is_refused_by_play_for_the_same_reasons(data: st.DataObject) -> None:
    position = data.draw(positions())
    move = data.draw(moves(position))
    before, violations = str(position), judge(position, move)
    if violations:
        with pytest.raises(IllegalMove) as refused:
            play(position, move)
        assert refused.value.violations == violations
        assert all(violation.clause in str(refused.value) for violation in violations)
    assert str(position) == before
    assert judge(position, move) == violations


@given(st.data())
def test_order_and_cancelling_melds_do_not_matter(data: st.DataObject) -> None:
    position = data.draw(positions())
    lay = data.draw(lays(position))
    untouched = data.draw(st.lists(st.sampled_from(position.table), max_size=2)) if position.table else []
    taken = data.draw(st.permutations([*lay.taken, *untouched]))
    put = data.draw(st.permutations([*lay.put, *untouched]))
    same = Lay(tuple(taken), tuple(put))
    assert same == lay
    assert judge(position, same) == judge(position, lay)
    shuffled = replace(position, table=tuple(data.draw(st.permutations(position.table))))
    assert {str(v) for v in judge(shuffled, lay)} == {str(v) for v in judge(position, lay)}


LAXER = [
    ("partial_take", "keep_three", "result_only"),
    ("joker_free", "exchange", "if_rest_valid"),
    ("joker_source", "rack", "rack_or_table"),
    ("joker_reuse", "other_meld", "anywhere"),
    ("joker_reuse", "new_meld", "anywhere"),
    ("joker_split", "forbidden", "allowed"),
    ("open_extend", "next_turn", "same_turn"),
    ("open_scope", "each", "any_player"),
    ("open_min", "40", "30"),
    ("open_joker", "represented", "25"),
    ("hand_open", "no", "yes"),
    ("open_after_draw", "no", "yes"),
]


@given(st.data())
def test_what_a_strict_rule_accepts_a_lax_one_accepts(data: st.DataObject) -> None:
    position = data.draw(positions(over=False))
    lay = data.draw(lays(position))
    for field, strict, lax in LAXER:
        if field == "open_joker" and any(tile.number == 0 for tile in position.rack):
            continue  # neither is laxer than the other: a joker may stand for a 13, and 25 is more
        one, other = (with_rule(position, field, value) for value in (strict, lax))
        if one is not None and other is not None and not judge(one, lay):
            assert not judge(other, lay), f"{lay} passes with {field}={strict} and fails with {lax}: {one}"


def with_rule(position: Position, field: str, value: str) -> Position | None:
    house = {**dict(position.edition.changes), field: value}
    try:
        return replace(position, edition=get(",".join([position.edition.key, *map("=".join, house.items())])))
    except Impossible:
        return None


@given(st.data())
def test_a_settled_draft_is_a_legal_time_out(data: st.DataObject) -> None:
    position = data.draw(positions(over=False))
    draft = data.draw(drafts(position))
    assume(outcome(position) is None)
    if unclocked := tuple(clock_rules(position, table_changed=bool(without(position.table, draft)))):
        with pytest.raises(IllegalMove) as refused:
            time_out(position, draft)
        assert refused.value.violations == unclocked
    if any(clock_rules(position, table_changed=bool(position.table))):
        return
    settled = time_out(position, draft, table_changed=bool(position.table))
    assert judge(position, settled) == ()
    assert time_out(view(position, position.turn), draft, table_changed=bool(position.table)) == settled
    drawn = Tiles([*position.pool][: len(settled.drawn)])
    after = play(position, Timeout(settled.lay, drawn))
    there = sum(after.racks, tiles_of(after.table) + Tiles(after.lying_open) + after.pool)
    assert there == position.rules.tiles
