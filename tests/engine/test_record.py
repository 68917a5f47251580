from dataclasses import replace

import pytest

from tilerummy.engine.dealer import Deal, commitment, parse_entropy
from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.fairness import Fault, Kept, verify
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.moves import DRAW_REQUEST, RESIGN, parse_move
from tilerummy.engine.position import Position, View
from tilerummy.engine.record import (
    LONGEST_COMMENT,
    LONGEST_TAG,
    MOST_TAGS,
    Entry,
    Record,
    clock_text,
    hidden,
    iter_records,
    parse_records,
    record_texts,
    result_text,
)
from tilerummy.engine.violations import IllegalMove

TEXT = """\
[Notation "1"]
[Seats "Ann/computer:steady"]
[Revision "1"]
[Start "rummikub-vienna-en,deal=6 - k10b4b10r10o4j/k4k5k6k7r4o12 - 0 1.0"]
1. :kbr10 {[%clk 0:41]} +o9 {why not}
2. :boj4 {[%clk 1:02:03] out}
[Result "+47/-47"]
"""


def test_a_record_is_read_and_printed() -> None:
    record = Record.parse(TEXT)
    assert str(record) == TEXT
    assert [entry.seat for entry in record.entries] == [0, 1, 0]
    assert [entry.seconds for entry in record.entries] == [41, None, 3723]
    assert [entry.comment for entry in record.entries] == ["", "why not", "out"]
    assert (record.tag("Seats"), record.tag("Result"), record.tag("Round")) == ("Ann/computer:steady", "+47/-47", None)
    assert record.finished() == record
    assert len(record.situations) == 4


def test_any_layout_is_read() -> None:
    flat = " ".join(TEXT.split("\n"))
    assert Record.parse(flat) == Record.parse(TEXT)
    without_laps = TEXT.replace("1. ", "").replace("2. ", "")
    assert Record.parse(without_laps) == Record.parse(TEXT)
    assert Record.parse(TEXT.replace('[Revision "1"]\n', "")) == Record.parse(TEXT)
    assert Record.parse(TEXT.replace("vienna-en,deal", "vienna-en@1,deal")) == Record.parse(TEXT)
    assert Record.parse(TEXT.replace("{[%clk 1:02:03] out}", "{  out\n [%clk 1:02:03] }")) == Record.parse(TEXT)


def test_the_reason_of_a_computer_is_kept_and_hidden_from_others() -> None:
    text = TEXT.replace("{why not}", "{[%clk 0:02] [%why waits] why not}")
    record = Record.parse(text)
    assert str(record) == text
    assert [(entry.why, entry.comment) for entry in record.entries] == [("", ""), ("waits", "why not"), ("", "out")]
    assert Record.parse(TEXT.replace("{why not}", "{why [%why waits]\nnot [%clk 0:02]}")) == record
    assert [entry.why for entry in record.redacted(1).entries] == ["", "waits", ""]
    for seat in (0, None):
        assert [entry.why for entry in record.redacted(seat).entries] == ["", "", ""]
        assert "[%why" not in str(record.redacted(seat))


@pytest.mark.parametrize(
    ("move", "seen"), [("+r1", "+x"), ("!:kbr8+k1r9", "!:kbr8+x2"), (":kbr8", ":kbr8"), ("pass", "pass")]
)
def test_a_hidden_entry_keeps_all_but_the_reason_and_what_was_drawn(move: str, seen: str) -> None:
    for why in ("", "waits"):
        assert hidden(Entry(1, parse_move(move), 7, "slow", why)) == Entry(1, parse_move(seen), 7, "slow")


@pytest.mark.parametrize("why", ["Waits", "a b", "-a", "a_b", "a" * 41, "1"])
def test_reasons_that_could_not_be_read_back(why: str) -> None:
    with pytest.raises(Impossible, match="comment unprintable"):
        Entry(0, DRAW_REQUEST, why=why)
    with pytest.raises(Impossible, match="comment unprintable"):
        Record.parse(TEXT.replace("{why not}", f"{{[%why {why}]}}"))


def test_a_move_has_one_reason() -> None:
    with pytest.raises(Impossible, match="comment unprintable"):
        Record.parse(TEXT.replace("{why not}", "{[%why waits] [%why out]}"))
    with pytest.raises(Unreadable, match="remark without move"):
        Record.parse(TEXT.replace("{why not}", "{[%why waits]} {why not}"))


def test_a_row_is_kept_as_the_meld_it_was_read_as() -> None:
    record = Record.parse(TEXT.replace(":boj4", ":[o4jb4]"))
    assert str(record.entries[-1].move) == ":boj4"
    start = Position.parse("rummikub-vienna-en,open_min=18 - r5jjk1/k2 - 0 1.0")
    assert str(Record(start).played(parse_move(":[r5jj]")).entries[0].move) == ":r5-7j6j7"


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ('[Notation "1"]', '[Notation "2"]', "notation-version", '[Notation "2"]'),
        (" {why not}", " {why not} {why}", "remark-without-move", "{why}"),
        (" {[%clk 0:41]}", " {[%clk 0:41] [%clk 0:42]}", "second-clock", "{[%clk 0:41] [%clk"),
        ("1. :kbr10", "{first} 1. :kbr10", "remark-without-move", "{first}"),
        ("2. :boj4", "3. :boj4", "lap-number", "3. :boj4"),
        ("+o9", "+z9", "tile-expected", "z9"),
        (":boj4", "boj4", "move-expected", "boj4"),
        ('"+47/-47"]', '"+47/-47"', "move-expected", "[Result"),
        (" {why not}", " {why not", "record-token", "{why not"),
        ("[Result", '[Seats "x"]\n[Result', "second-tag", '[Seats "x"]'),
        ("[Seats", '[Seats "x"]\n[Seats', "second-tag", '[Seats "Ann'),
        ("1. :kbr10", '[Start "x"]\n1. :kbr10', "second-start", '[Start "x"]'),
        ("k10b4b10", "k10b4z10", "tile-expected", "z10r10"),
        ("[Start", "+r5 [Start", "start-missing", "+r5"),
        ("[Start", "1. [Start", "start-missing", "1. ["),
        ("[Start", "{x} [Start", "start-missing", "{x}"),
        ("1. :kbr10", "1: :kbr10", "meld-expected", "1: :"),
    ],
)
def test_the_place_of_a_fault(old: str, new: str, code: str, place: str) -> None:
    assert TEXT.count(old) == 1
    text = TEXT.replace(old, new)
    with pytest.raises(Unreadable) as fault:
        Record.parse(text)
    assert (fault.value.code, fault.value.text) == (code, text)
    assert text[fault.value.at :].startswith(place)


@pytest.mark.parametrize("text", ["", "\n", TEXT + TEXT, '[Notation "1"]', '[Notation "1"]\n[Seats "A/B"]\n'])
def test_not_one_record(text: str) -> None:
    with pytest.raises(Unreadable):
        Record.parse(text)


def test_a_match_is_records_one_after_another() -> None:
    assert parse_records(TEXT + TEXT) == (Record.parse(TEXT),) * 2
    assert parse_records("") == ()
    one_by_one = iter_records(TEXT + TEXT + "?")
    assert next(one_by_one) == Record.parse(TEXT)
    with pytest.raises((Unreadable, IllegalMove)):
        next(one_by_one)
    with pytest.raises(Unreadable, match="start missing"):
        parse_records('[Notation "1"]\n[Seats "A/B"]\n' + TEXT)


def test_a_record_that_breaks_the_rules_does_not_read() -> None:
    with pytest.raises(IllegalMove) as refused:
        Record.parse(TEXT.replace(":kbr10", ":boj4"))
    assert [violation.clause for violation in refused.value.violations] == ["OPEN.threshold"]
    assert refused.value.params["number"] == 1
    with pytest.raises(Impossible):
        Record.parse(TEXT.replace("o12 -", "o12o12o12 -"))
    with pytest.raises(Impossible, match="revision"):
        Record.parse(TEXT.replace('[Revision "1"]', '[Revision "77"]'))
    with pytest.raises(Impossible, match="draw without tile"):
        Record.parse(TEXT.replace("+o9", "+x"))


@pytest.mark.parametrize("comment", ["{", "}", "a\nb", " a", "a ", "a  b", "[%clk 0:01]", "a\u2028b"])
def test_comments_that_could_not_be_read_back(comment: str) -> None:
    with pytest.raises(Impossible, match="comment unprintable"):
        Entry(0, DRAW_REQUEST, comment=comment)


def test_comments_and_tags_have_a_limit() -> None:
    record = Record.parse(TEXT)
    longest, most = "x" * LONGEST_COMMENT, MOST_TAGS - len(record.tags)
    tags = [(f"Tag{number}", "y" * LONGEST_TAG) for number in range(most)]
    assert Record.parse(str(replace(record, tags=(*record.tags, *tags)))).tag("Tag0") == "y" * LONGEST_TAG
    assert Entry(0, DRAW_REQUEST, comment=longest).comment == longest
    with pytest.raises(Impossible, match="comment too long"):
        Entry(0, DRAW_REQUEST, comment=longest + "x")
    with pytest.raises(Impossible, match="tag too long"):
        record.with_tag("Site", "y" * (LONGEST_TAG + 1))
    with pytest.raises(Impossible, match="too many tags"):
        replace(record, tags=(*record.tags, *tags, ("Tag", "")))
    for text, code in (
        (TEXT.replace("{[%clk 0:41]}", f"{{{longest}x}}"), "comment-too-long"),
        (TEXT.replace("Ann", "A" * (LONGEST_TAG + 1)), "tag-too-long"),
        (TEXT + '[Site "{}"]'.format("y" * (LONGEST_TAG + 1)), "tag-too-long"),
        ("".join(f'[Tag{number} ""]' for number in range(MOST_TAGS + 2)), "too-many-tags"),
        ('[{} ""]'.format("x" * 41), "start-missing"),
    ):
        with pytest.raises(TilerummyError) as fault:
            Record.parse(text)
        assert fault.value.code == code


@pytest.mark.parametrize("seconds", [-1, 360_000])
def test_clocks_that_could_not_be_read_back(seconds: int) -> None:
    with pytest.raises(Impossible, match="clock out of range"):
        Entry(0, DRAW_REQUEST, seconds)


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        (("Start", "x"), "tag-name"),
        (("Notation", "2"), "tag-name"),
        (("Revision", "2"), "tag-name"),
        (("1st", "x"), "tag-name"),
        (("Two words", "x"), "tag-name"),
        (("x" * 41, "x"), "tag-name"),
        (("Site", "a\nb"), "tag-unprintable"),
        (("Seats", "again"), "second-tag"),
    ],
)
def test_tags_that_could_not_be_read_back(tag: tuple[str, str], code: str) -> None:
    record = Record.parse(TEXT)
    with pytest.raises(Impossible) as fault:
        replace(record, tags=(*record.tags, tag))
    assert fault.value.code == code


def test_a_tag_changes_nothing_that_was_played() -> None:
    record = Record.parse(TEXT)
    again = Record(record.start, record.entries, record.tags)
    assert again.with_tag("Site", "here").situations == record.with_tag("Site", "here").situations == record.situations


def test_a_compact_record_plays_its_moves_only_when_they_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.parse(TEXT)
    compact = record.compact()
    with monkeypatch.context() as patch:
        patch.delattr("tilerummy.engine.record.play")
        again = compact.with_tag("Site", "here").compact()
        assert (compact, compact.final, str(compact)) == (record, record.final, str(record))
        assert (again.final, str(again)) == (record.final, str(record.with_tag("Site", "here")))
    assert compact.situations == record.situations


def test_tags_are_escaped() -> None:
    record = Record.parse(TEXT).with_tag("Site", 'the "red" room \\ left').with_tag("Seats", "A/B")
    assert '[Site "the \\"red\\" room \\\\ left"]' in str(record)
    assert Record.parse(str(record)) == record
    assert record.tag("Seats") == "A/B"


def test_clock_and_result_text() -> None:
    assert [clock_text(seconds) for seconds in (0, 41, 60, 3599, 3600, 359_999)] == [
        "0:00",
        "0:41",
        "1:00",
        "59:59",
        "1:00:00",
        "99:59:59",
    ]
    assert result_text((47, -47, 0)) == "+47/-47/0"


def test_redacting() -> None:
    record = Record.parse(TEXT).with_tag("Seed", "00")
    ann, ben, watcher = (record.redacted(seat) for seat in (0, 1, None))
    assert [str(entry.move) for entry in ann.entries] == [":kbr10", "+x", ":boj4"]
    assert [str(entry.move) for entry in ben.entries] == [":kbr10", "+o9", ":boj4"]
    assert str(watcher.start) == "rummikub-vienna-en,deal=6 - x6/x6 - 0 1.0"
    assert ann.tag("Seed") is None
    assert ann.tag("Result") == "+47/-47"
    assert ann.redacted(0) == ann
    assert all(isinstance(seen, View) for seen in ann.situations)
    for seen in (ann, ben, watcher):
        assert Record.parse(str(seen)) == seen
    with pytest.raises(Impossible, match="round not over"):
        ann.finished()


def test_a_time_out_is_redacted() -> None:
    start = Position.parse("rummikub-vienna-en - k1/k2 - 0 1.0")
    record = Record(start).played(parse_move("!+r5"), seconds=61)
    assert str(record.redacted(1).entries[0]) == "!+x1 {[%clk 1:01]}"
    assert str(record.redacted(0).entries[0]) == "!+r5 {[%clk 1:01]}"


def test_taking_the_open_tile_is_seen_by_all() -> None:
    start = Position.parse("rummikub-original-de,open_last_tile=yes kbr5 b10r10/k2 0 0 3.0 ^k10")
    record = Record(start).played(parse_move("^k10:kbr10"))
    for seat in (0, 1, None):
        assert [len(rack) for rack in record.redacted(seat).final.racks] == [0, 1]


def test_an_unfinished_round_has_no_result() -> None:
    with pytest.raises(Impossible, match="round not over"):
        Record(Position.parse("rummikub-vienna-en - k1/k2 - 0 1.0")).finished()


# Fairness of the deal


def dealt(edition: str = "rummikub-vienna-en", seed: bytes = bytes(32)) -> Record:
    record = Match(get(edition), ("A", "B")).begin_round(seed)
    deck = Deal(get(edition), 2, seed).deck
    for _ in range(4):
        assert isinstance(record.final, Position)
        record = record.played(deck.fill(record.final, DRAW_REQUEST))
    assert isinstance(record.final, Position)
    if record.final.rules.timer_s:
        record = record.played(deck.fill(record.final, parse_move("!+x1")))
    return record.played(RESIGN).finished(seed)


@pytest.mark.parametrize(
    "edition",
    [
        "rummikub-vienna-en",
        "rummikub-original-fr",
        "rummy-classic",
        "rummikub-original-de,timer_scope=every_turn,open_last_tile=yes",
    ],
)
def test_a_fair_round(edition: str) -> None:
    assert verify(dealt(edition)) == ()
    assert verify(Record.parse(str(dealt(edition)))) == ()


def test_what_the_seats_mix_in_decides_the_deal() -> None:
    match = Match(get("rummikub-vienna-en"), ("A", "B"))
    seed, added = bytes(32), (b"from a browser", b"")
    plain, mixed = match.begin_round(seed), match.begin_round(seed, entropy=added)
    assert mixed.tag("Entropy") == b"from a browser".hex() + "/-"
    assert mixed.tag("Commitment") == plain.tag("Commitment") == commitment(seed)
    assert mixed.start != plain.start
    assert match.begin_round(seed, entropy=(b"", b"")) == plain
    game = RunningMatch(match).begin(seed, 0, added, (commitment(added[0]), "")).play(DRAW_REQUEST).play(RESIGN)
    (record,) = game.match.rounds
    assert verify(Record.parse(str(record))) == ()
    other = record.with_tag("Entropy", "00/-")
    assert {"deal", "draw"} <= {fault.check for fault in verify(other)}
    untold = replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Entropy"))
    assert {"deal", "draw"} <= {fault.check for fault in verify(untold)}


def test_what_a_page_kept_is_compared_with_the_record() -> None:
    seed, added = bytes(32), (b"from a browser", b"")
    hashes = (commitment(added[0]), "")
    game = RunningMatch(Match(get("rummikub-vienna-en"), ("A", "B"))).begin(seed, 0, added, hashes)
    (record,) = game.play(RESIGN).match.rounds
    kept = Kept.parse(f"{commitment(seed)}:{hashes[0]}/-:{added[0].hex()}")
    assert kept.is_of(record)
    assert verify(record, kept) == ()
    other = replace(kept, commitment="00", entropy="11")
    assert other.is_of(record)
    assert [fault.check for fault in verify(record, other)] == ["kept-commitment", "kept-entropy"]
    assert [fault.check for fault in verify(record, replace(kept, hashes="-/-"))] == ["kept-hashes"]
    assert not replace(other, hashes="-/-").is_of(record)
    late = record.with_tag("EntropyHashes", "-/-")
    assert [fault.check for fault in verify(late)] == ["entropy"]
    for text in ("", "::", "a:b", "a:b:c:d"):
        with pytest.raises(Impossible, match="kept unreadable"):
            Kept.parse(text)


@pytest.mark.parametrize("text", ["", "/", "zz/-", "AB/-", "a b/-", "00" * 33 + "/-", "-/0"])
def test_what_was_mixed_in_is_readable(text: str) -> None:
    with pytest.raises(Impossible, match="entropy unreadable"):
        verify(dealt().with_tag("Entropy", text or "/"))
    with pytest.raises(Impossible, match="entropy unreadable"):
        parse_entropy(text)


def test_every_seat_has_its_part_of_what_is_mixed_in() -> None:
    match = Match(get("rummikub-vienna-en"), ("A", "B"))
    for added in ((b"1",), (b"1", b"2", b"3"), (b"1" * 33, b"2")):
        with pytest.raises(Impossible, match="entropy unreadable"):
            match.begin_round(bytes(32), entropy=added)


def test_every_unfairness_is_found() -> None:
    record = dealt()
    seed = bytes(31) + b"\1"
    checks = {fault.check for fault in verify(record.with_tag("Seed", seed.hex()))}
    assert checks - {"starter"} == {"commitment", "deal", "draw", "starter-draw"}
    assert verify(record.with_tag("Result", "+1/-1"))[0].check == "result"
    assert [fault.check for fault in verify(record.with_tag("Commitment", "00"))] == ["commitment"]
    start = record.start
    assert isinstance(start, Position)
    other = replace(start, turn=1 - start.turn)
    moved = Record(other, tuple(replace(e, seat=1 - e.seat) for e in record.entries), record.tags).finished()
    assert [fault.check for fault in verify(moved)] == ["starter"]
    assert verify(replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Result")))[0].found == "-"
    assert isinstance(verify(record.with_tag("Commitment", "00"))[0], Fault)


def test_the_draw_for_the_start_is_checked() -> None:
    record = dealt()
    told = record.tag("StarterDraw")
    assert told is not None
    forged = told.replace(told[2:4], "k1" if told[2:4] != "k1" else "k2", 1)
    for text in (forged, "0:r5", "nonsense"):
        (fault,) = verify(record.with_tag("StarterDraw", text))
        assert (fault.check, fault.found, fault.expected) == ("starter-draw", text, told)
    (fault,) = verify(dealt("rummikub-original-fr").with_tag("StarterDraw", told))
    assert (fault.check, fault.expected) == ("starter-draw", ""), "the youngest starts, so nothing is drawn"


def test_a_draw_that_was_not_the_next() -> None:
    record = dealt()
    assert isinstance(record.final, Position)
    first = record.entries[0]
    cheat = parse_move(f"+{[*record.final.pool][-1]}")
    moved = Record(record.start, (replace(first, move=cheat), *record.entries[1:]), record.tags)
    assert "draw" in {fault.check for fault in verify(moved)}


@pytest.mark.parametrize("seed", ["", "zz", "00" * 31, "00" * 33])
def test_no_seed(seed: str) -> None:
    with pytest.raises(Impossible, match="seed length"):
        verify(dealt().with_tag("Seed", seed))


def test_nothing_to_verify() -> None:
    record = dealt()
    without_seed = replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Seed"))
    with pytest.raises(Impossible, match="seed missing"):
        verify(without_seed)
    with pytest.raises(Impossible, match="seed missing"):
        verify(record.redacted(0))
    with pytest.raises(Impossible, match="commitment missing"):
        verify(replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Commitment")))


def test_a_later_round_is_not_started_by_its_seed() -> None:
    """Where the start rotates, the seed of the second round decides its tiles only."""
    match = Match(get("rummy-classic"), ("A", "B")).with_round(dealt("rummy-classic"))
    for number in range(4):
        seed = bytes([number]) * 32
        record = match.begin_round(seed).played(RESIGN).finished(seed)
        assert verify(record) == ()


def test_the_texts_of_a_match_are_told_apart_without_playing() -> None:
    one = '[Notation "1"]\n[Start "nothing"]\n1. {a [Notation "1"] in a remark} illegal\n'
    assert record_texts(one) == (one,)
    assert record_texts(one + one + one) == (one, one, one)
    assert record_texts("junk") == ("junk",)
    assert record_texts("junk " + one) == ("junk " + one,)
