"""What is on the page: everything that helps, nothing that the seat may not see, and no line too long."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tilerummy.bots import make
from tilerummy.bots.round_runner import finish_round
from tilerummy.engine.dealer import Deal, resample
from tilerummy.engine.draft import Draft
from tilerummy.engine.editions import get
from tilerummy.engine.judging.referee import outcome
from tilerummy.engine.melds import parse_meld
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.scores import signed
from tilerummy.tui.ending import Since, round_page
from tilerummy.tui.faces import Faces, flowing
from tilerummy.tui.scene import BY_GROUP, BY_RUN, Scene, Seats, Shown, sorted_rack, turn_code

VIEW = "rummikub-vienna-en r3-7,kbr10 o10r8k1k2jb4/x7/x3 02 0 2.0"
SEATS = Seats(("Ann", "Computer 1", "Computer 2"), ("", "casual", "steady"), 1, 3)


def page(tr: Translator, draft: Draft, width: int = 80, **more: object) -> list[str]:
    shown = Shown(draft, SEATS, **more)  # type: ignore[arg-type]
    return [line.plain for line in Scene(tr, Faces(), width).lines(shown)]


def test_a_whole_page(tr: Translator) -> None:
    new = (parse_meld("kbr10"),)
    lines = page(tr, Draft.of(View.parse(VIEW)), new_melds=new, new_tiles=Tiles.parse("r10"), news=["It rained."])
    assert [line.rstrip() for line in lines] == [
        "rummikub-vienna-en · game 1 of 3                                       Pool: 82",
        "  Computer 1 (casual)  7 tiles  no first lay yet",
        "  Computer 2 (steady)  3 tiles  ✓ first lay made",
        "── On the table ───────────────────────────────────────────────────────────────",
        " 1  r3▲ r4▲ r5▲ r6▲ r7▲   2* k10● b10◆ r10▲",
        "── Your rack: 6 tiles ─────────────────────────────────────────────────────────",
        "  k1● k2●   b4◆   r8▲   o10■   j☻",
        "",
        "· It rained.",
        "Your turn: lay tiles, or d to draw. ? shows what you can type.",
    ]


def test_a_draft_shows_what_is_played_loose_and_wrong(tr: Translator) -> None:
    draft = Draft.of(View.parse(VIEW)).put(Tiles.parse("o10"), 2).take(1, Tiles.parse("r4"))
    lines = page(tr, draft)
    assert " 1+ [r3▲ r5▲ r6▲ r7▲]   2+ k10● b10◆ r10▲ o10■" in lines
    assert "  Loose tiles that must go back:  r4▲" in lines
    assert "Not legal yet:" in lines
    assert any("red 4" in line for line in lines[-3:])


def test_a_good_draft_says_so(tr: Translator) -> None:
    assert page(tr, Draft.of(View.parse(VIEW)).put(Tiles.parse("o10"), 2))[-1] == (
        "Good: 1 tile. Type end to finish the turn."
    )


def test_what_the_opening_still_needs(tr: Translator) -> None:
    start = Draft.of(View.parse("rummikub-vienna-en kbr10 k8b8r8k1/x7/x3 2 0 2.0"))
    assert "First lay: 0 of 30 points" in page(tr, start)
    assert "First lay: 24 of 30 points" in page(tr, start.put(Tiles.parse("k8b8r8")))


def test_nothing_that_the_seat_cannot_see_reaches_the_page(tr: Translator) -> None:
    """Everything hidden is shuffled before every turn of a round; the page stays as it is."""
    deal = Deal(get("rummikub-original-de,discard_pile=yes,open_last_tile=yes"), 3, bytes(range(32)))
    whole = finish_round(Record(deal.position(0)), deal.deck, [make("casual", seat) for seat in range(3)])
    rng = Random(3)
    for at, position in enumerate(whole.situations[:-1]):
        assert isinstance(position, Position)
        if position.turn != 0:
            continue
        other = resample(view(position, 0), rng)
        so_far = Record(whole.start, whole.entries[:at]).redacted(0)
        since = Since.of(so_far, 0)
        pages = [
            page(tr, Draft.of(view(each, 0)), news=list(since.lines(tr, SEATS.names)), drawn=since.drawn)
            for each in (position, other)
        ]
        assert pages[0] == pages[1]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_longer_than_the_page(tr: Translator, width: int) -> None:
    deal = Deal(get("lets-play-rummy"), 4, bytes(32))
    whole = finish_round(Record(deal.position(0)), deal.deck, [make("casual", seat) for seat in range(4)])
    seats = Seats(("Ann", "Computer 1", "Computer 2", "Computer 3"), ("", "casual", "casual", "casual"), 1, 4)
    for position in whole.situations[::7]:
        if isinstance(position, Position) and outcome(position) is None:
            seen = view(position, position.turn)
            lines = Scene(tr, Faces(), width).lines(Shown(Draft.of(seen), seats, ["It rained " * 20]))
            assert max(cell_len(line.plain) for line in lines) <= max(width, 60)


def test_the_rack_is_sorted_in_two_ways() -> None:
    rack = Tiles.parse("r5k5k4jr4")
    assert [[str(tile) for tile in part] for part in sorted_rack(rack, BY_RUN)] == [["k4", "k5"], ["r4", "r5"], ["j"]]
    assert [[str(tile) for tile in part] for part in sorted_rack(rack, BY_GROUP)] == [["k4", "r4"], ["k5", "r5"], ["j"]]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rummikub-vienna-en - k1/x1 - 0 1.0", "turn"),
        ("rummikub-original-de,discard_pile=yes - k1/x1 - 0 1.0 -/-", "turn-draw-first"),
        ("rummikub-original-de,discard_pile=yes - k1/x1 - 0+ 1.0 -/-", "turn-lay-or-discard"),
        ("rummikub-original-de,discard_pile=yes - k1/x1 - 0: 1.0 -/-", "turn-discard"),
        ("lets-play-rummy-it - b1/x1 - 0+ 1.0", "turn-drawn"),
        ("rummikub-vienna-en,jokers=0,deal=1 - k1/x103 - 0 1.0", "turn-pass"),
        ("rummikub-original-de,discard_pile=yes,jokers=0 - k1/x103 - 0 1.0 -/-", "turn-pass"),
    ],
)
def test_what_can_be_done_now(text: str, code: str) -> None:
    assert turn_code(View.parse(text)) == code


def test_faces_without_shapes_or_colour_are_letters() -> None:
    assert [face.plain for face in Faces(shapes=False).tiles([Tile("r", 5), Tile("", 0), Tile("r", 0)])] == [
        "r5",
        "j",
        "R",
    ]


def test_blocks_flow_and_are_not_broken() -> None:
    assert [line.plain for line in flowing([Text("aaa"), Text("bb"), Text("c")], " ", 6)] == ["aaa bb", "c"]
    assert flowing([], " ", 6) == []


@pytest.mark.parametrize(
    ("text", "sums"),
    [
        ("rummikub-vienna-en kbr10 -/r5/r13j 01 1 4.0", ["5 + 43 = +48", "−5", "13 + 30 = 43", "−43"]),
        (
            "rummikub-original-de,hand_double=yes kbr10 -/r5r6/r13 - 1 4.0",
            ["2 × 11 = −22", "2 × 13 = −26", "22 + 26 = +48"],
        ),
        (
            "rummikub-vienna-de,blocked_score=difference,jokers=0,deal=1 "
            + ",".join(f"{colour}1-13" for colour in "kkbbrroo").replace("o1-13,o1-13", "o1-12,o1-11")
            + " o12/o13/o13 012 1 4.3",
            ["13 − 12 = −1", "1 + 1 = +2"],
        ),
    ],
)
def test_the_sum_behind_every_score(tr: Translator, text: str, sums: list[str]) -> None:
    console = Console(width=120, file=StringIO())
    console.print(*round_page(Position.parse(text), SEATS.names, tr, Faces(), 120), sep="\n")
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert [each for each in sums if each not in printed] == []


def test_signs() -> None:
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "0", "−3"]
