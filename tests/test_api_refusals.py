"""Bad input to the public names: what cannot exist cannot be made, and every refusal is a TilerummyError."""

import pickle
from dataclasses import replace

import pytest

import tilerummy
from tilerummy import (
    Deal,
    Impossible,
    Match,
    Position,
    Row,
    Stage,
    Tile,
    TilerummyError,
    Tiles,
    best_many,
    edition,
    parse_meld,
    view,
)

PUBLIC = {name: getattr(tilerummy, name) for name in tilerummy.__all__}
CLASSIC = edition("rummy-classic")
VIENNA = edition("rummikub-vienna-en")
JOKER = Tile("", 0)

RACKS = (Tiles.parse("r1"), Tiles.parse("r2"))
KBR5 = parse_meld("kbr5")
START = Position(VIENNA, (), RACKS)
SEEN = view(START, 0)


@pytest.mark.parametrize(
    "text",
    [
        'Tile("r", 99)',
        'Tile("z", 5)',
        'Tile("", 5)',
        'Tile("r", "5")',
        'Tile(["r"], 5)',
        'Tile("r", 5)._replace(number=14)',
        'Tiles(["r5"])',
        'Tiles("r5")',
        "Tiles(5)",
        "Tiles(unknown=-1)",
        'Tiles(unknown="x")',
        "Tiles(unknown=128)",
        'Tiles().count("r5")',
        "Tiles.parse(None)",
        "Tile.parse(5)",
        'Group(99, "kbr")',
        'Group(5, "kbz")',
        'Group(5, "rbk")',
        'Group(5, ["k", "b", "r"])',
        'Group(5, "kb", (Tile("r", 5),))',
        'Group(5, "kb", "j")',
        'Group(5, "k", (Tile("k", 0), JOKER))',
        'Group("5", "kbr")',
        'Run("z", 1, 3)',
        'Run("", 1, 3)',
        'Run("r", 3, 1)',
        'Run("r", "1", 3)',
        'Run("r", 1, 3, ((2, Tile("r", 2)),))',
        'Run("r", 1, 3, ((2, Tile("k", 0)),))',
        'Run("r", 1, 3, (2,))',
        'Run("r", 1, 3, (("2", JOKER),))',
        'Row("r5")',
        "Row((5,))",
        "Row(None)",
        "parse_meld(5)",
        "Row.parse(5)",
        'Lay("kbr5", ())',
        "Lay((), (5,))",
        "Lay(None, None)",
        'Draw("r5")',
        "Discard(None)",
        'TakeDiscard("r5", Lay((), ()))',
        'TakeOpenTile(Tile("r", 5), ":kbr5")',
        'Timeout(":kbr5")',
        "Timeout(Lay((), ()), 3)",
        "tilerummy.parse_move(None)",
        'Position("rummy-classic", (), RACKS)',
        'Position(VIENNA, (Row.parse("[r1r1]"),), RACKS)',
        'Position(VIENNA, (), ("r1", "r2"))',
        'Position(VIENNA, (), RACKS, frozenset({"0"}))',
        "Position(VIENNA, (), RACKS, turn=2)",
        'Position(VIENNA, (), RACKS, turn="0")',
        'Position(VIENNA, (), RACKS, stage="+")',
        "Position(VIENNA, (), RACKS, turn_count=(-1, 0))",
        "Position(VIENNA, (), RACKS, turn_count=3)",
        "Position(VIENNA, (), RACKS, discards=(5,))",
        'Position(VIENNA, (), RACKS, open_tile="r5")',
        "Position.parse(5)",
        "View(VIENNA, (), RACKS, seat=2)",
        "view(START, 2)",
        'view(START, "0")',
        "view(view(START, 0), 0)",
        "judge(START, 5)",
        'judge("text", Draw())',
        "outcome(view(START, 0))",
        "tilerummy.score(view(START, 0))",
        "tilerummy.resample(START, None)",
        'Edition("nothing", 1, CLASSIC.rules)',
        'Edition("rummy-classic", 9, CLASSIC.rules)',
        'Edition("rummy-classic", 1, None)',
        "edition(5)",
        "CLASSIC.with_rules(open_max=3)",
        "CLASSIC.with_rules(open_min=-1)",
        'CLASSIC.with_rules(open_min="many")',
        "CLASSIC.with_rules(open_min=3.5)",
        "CLASSIC.with_rules(seats=(1,))",
        'CLASSIC.with_rules(direction="up")',
        'CLASSIC.variant("nothing")',
        'Rules.parse("colours")',
        'Rules.parse("colours=kbro")',
        'Rules.parse("deal=x")',
        'Rules.parse("deal=3,deal=4")',
        'replace(CLASSIC.rules, colours="gyrb")',
        'replace(CLASSIC.rules, open_min="30")',
        "replace(CLASSIC.rules, open_min=True)",
        "replace(CLASSIC.rules, seats=4)",
        "Entry(-1, Draw())",
        'Entry(0, "+x")',
        'Entry(0, Draw(), "3")',
        "Entry(0, Draw(), None, None)",
        'Record("text")',
        "Record(START, (Draw(),))",
        'Record(START, (), (("Seats",),))',
        'Record(START, (Entry(1, Draw(Tile("r", 3))),)).final',
        "Record.parse(None)",
        'Match("rummy-classic", ("a", "b"))',
        'Match(CLASSIC, ("a",))',
        'Match(CLASSIC, ("a", 5))',
        'Match(CLASSIC, ("a", "b"), (START,))',
        'Match(CLASSIC, ("a", "b"), agreed=0)',
        "SheetRow((1, -2), None)",
        "SheetRow((), None)",
        "SheetRow((1, -1), 2)",
        'SheetRow("10", None)',
        'ScoreSheet("total")',
        "ScoreSheet(MatchWinner.TOTAL, (SheetRow((1, -1), 0), SheetRow((0, 0, 0), None)))",
        'Outcome("out", 0)',
        "Outcome(Ending.OUT)",
        "Outcome(Ending.DRAWN, 1)",
        "Outcome(Ending.OUT, -1)",
        "Deal(CLASSIC, 9, bytes(32))",
        'Deal(CLASSIC, 2, b"short")',
        'Deal(CLASSIC, 2, "seed")',
        'Deal.of("rummy-classic", seed=-1)',
        'Deal.of("rummy-classic", seed=True)',
        'Deck(("r5",))',
        "tilerummy.make_bot(5)",
        'tilerummy.make_bot("nobody")',
        'play_round("steady", CLASSIC)',
        'play_round([5, "steady"], CLASSIC)',
        'play_round(["steady"], CLASSIC)',
        'play_round(["nobody", "steady"], CLASSIC)',
        'arena.play("steady", CLASSIC, deals=1)',
        'arena.play(["steady", "nobody"], CLASSIC, deals=1)',
        'arena.play(["steady", "steady"], CLASSIC, deals=0)',
        'best("text")',
        'best_move("x")',
        'list(lays("x"))',
        'best_many("x")',
        "best_many(5)",
        "best_many([SEEN], threads=0)",
        'best(SEEN, budget="x")',
        'best_move(SEEN, budget="x")',
        "best(SEEN, goal=[])",
        "best(SEEN, goal=None)",
        'restore("r3r4r5", (), "kbro")',
        'restore(Tiles.parse("r3r4r5"), "r3-5", "kbro")',
        'restore(Tiles.parse("r3r4r5"), (), "r")',
        'verify("x")',
        'time_out(START, "x")',
        "time_out(START, [5])",
        'time_out("x", [])',
        'draw.table("text")',
        'draw.table(SEEN, lay=parse_move("+x"))',
        'draw.table(SEEN, lay="kbr10:kbro10")',
        'draw.table(SEEN, theme="pink")',
        "draw.table(SEEN, theme=[])",
        'draw.table(SEEN, width="wide")',
        "draw.table(SEEN, width=-5)",
        'draw.table(SEEN, width=float("nan"))',
        'draw.table(SEEN, names="Ann")',
        'draw.rack("r5")',
        'draw.rack(Tiles.parse("r5"), width=0)',
        'draw.meld("r3-5")',
        "draw.meld(KBR5, size=-1)",
        'draw.tile("r5")',
        'arena.play(["steady", "casual"], CLASSIC, deals=1, jobs=0)',
        'arena.play(["steady", "casual"], CLASSIC, deals=1, seats="x")',
        'arena.play(["steady"], CLASSIC, deals=1)',
        "arena.play([], CLASSIC, deals=1)",
        "arena.play(5, CLASSIC, deals=1)",
        'arena.matrix(["steady"], CLASSIC, deals=1)',
        "resample(SEEN, 5)",
        'Deck(()).fill("x", Draw())',
        'Deck(()).fill(START, "+x")',
        "Deck.of_pool(START, 5)",
        "load_edition(5)",
        "load_editions(None)",
        "Record(START).finished(5)",
        'Match(CLASSIC, ("a", "b")).begin_round("seed")',
        "Record(view(START, 0)).position",
    ],
)
def test_what_cannot_exist_is_refused_where_it_is_made(text: str) -> None:
    with pytest.raises(TilerummyError):
        eval(text, {**PUBLIC, **globals(), "replace": replace})


def test_lists_and_sets_become_what_a_field_holds() -> None:
    position = Position(VIENNA, [], list(RACKS), {0}, 0, Stage.START, (2, 0))  # type: ignore[arg-type]
    assert position == Position.parse(str(position))
    assert Row([Tile("r", 5)]) == Row.parse("[r5]")  # type: ignore[arg-type]
    assert Match(CLASSIC, ["Ann", "Bo"]).names == ("Ann", "Bo")  # type: ignore[arg-type]


def test_other_types_are_not_tiles() -> None:
    assert "r5" not in Tiles.parse("r5")
    for sign in ("+", "-", "&", "<="):
        with pytest.raises(TypeError):
            eval(f"Tiles() {sign} 5")


def test_a_tile_is_made_once_and_pickles() -> None:
    assert Tile("r", 5) is Tile.parse("r5")
    assert pickle.loads(pickle.dumps(Tile("r", 5))) is Tile("r", 5)


def test_errors_print_what_makes_them() -> None:
    with pytest.raises(Impossible) as refused:
        Tile("r", 99)
    assert repr(refused.value) == "Impossible('no-such-tile', colour=\"'r'\", number='99')"


def test_a_bad_question_of_many_has_its_error_in_its_place() -> None:
    wrong, right = best_many(["x", SEEN])  # type: ignore[list-item]
    assert isinstance(wrong, TilerummyError)
    assert wrong.params["value"] == "'x'"
    assert right is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('Deal.of(CLASSIC, seed="abc")', "wanted bytes | int"),
        ("view(START, 7)", "no such seat: seat 7, seats 2"),
        ("Position(VIENNA, (), RACKS, turn=3)", "no such seat: seat 3, seats 2"),
        ('Position.parse("rummikub-vienna-en - b4/x3 - 0 2.0")', "use View.parse or parse_situation"),
        ('arena.play(["steady"], CLASSIC, deals=1)', "computers too few: computers 1"),
        ('draw.table(SEEN, theme="pink")', "wanted 'light' | 'dark', value 'pink'"),
    ],
)
def test_an_error_says_what_would_be_right(text: str, words: str) -> None:
    with pytest.raises(TilerummyError) as refused:
        eval(text, {**PUBLIC, **globals()})
    assert words in str(refused.value)


def test_a_seed_may_be_a_number_everywhere() -> None:
    match = Match(CLASSIC, ("Ann", "Bo"))
    assert match.begin_round(7) == match.begin_round(Deal.of(CLASSIC, seed=7).seed)
