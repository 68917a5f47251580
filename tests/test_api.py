"""The public names: what `import tilerummy` gives, what values print, and bots of one's own."""

import ast
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
import strategies as values
from hypothesis import given, settings, strategies as st
from random_rounds import RandomRound

import tilerummy
from tilerummy import (
    Deal,
    Discard,
    Draw,
    Ending,
    Goal,
    Impossible,
    Lay,
    Match,
    MatchWinner,
    Pass,
    Position,
    Record,
    Resign,
    Row,
    Situation,
    Stage,
    TakeDiscard,
    TakeOpenTile,
    Tile,
    Tiles,
    Timeout,
    TurnCount,
    View,
    arena,
    edition,
    judge,
    outcome,
    parse_meld,
    play_round,
    view,
    violations,
)

PUBLIC = {name: getattr(tilerummy, name) for name in tilerummy.__all__}
CLASSIC = edition("rummy-classic")
VIENNA = edition("rummikub-vienna-en")
JOKER = Tile("", 0)


# Names


def test_the_types_and_the_table_of_names_agree() -> None:
    tree = ast.parse(Path(tilerummy.__file__).read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    typed = {}
    for node in block.body:
        assert isinstance(node, ast.ImportFrom)
        assert node.module is not None
        for alias in node.names:
            assert alias.asname == alias.name, "only `X as X` is exported to type checkers"
            typed[alias.name] = (node.module, alias.name)
    assert sorted(typed) == tilerummy.__all__
    for name, (module, attribute) in typed.items():
        home = __import__(module, fromlist=[attribute])
        assert getattr(home, attribute) is PUBLIC[name]


def test_dir_shows_public_names_only() -> None:
    program = "import tilerummy; tilerummy.best; tilerummy.arena; print(*dir(tilerummy))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    shown = [name for name in done.stdout.split() if not (name.startswith("__") and name.endswith("__"))]
    assert shown == tilerummy.__all__


def test_names_are_loaded_when_they_are_used() -> None:
    program = "import sys, tilerummy; print(*(name for name in sys.modules if name.startswith('tilerummy.')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["tilerummy.engine", "tilerummy.engine.pictures"], "which say who draws"


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = tilerummy.nothing


def test_every_public_function_and_class_has_a_docstring() -> None:
    for name, value in PUBLIC.items():
        if isinstance(value, type) or (callable(value) and hasattr(value, "__name__")):
            assert value.__doc__, name


# What values print evaluates back


def same(value: object) -> None:
    again = eval(repr(value), dict(PUBLIC))
    assert again == value
    assert type(again) is type(value)
    assert repr(again) == repr(value)


@given(st.data())
@settings(max_examples=60)
def test_a_repr_evaluates_back(data: st.DataObject) -> None:
    kind = data.draw(
        st.sampled_from([values.tiles(), values.tilesets(), values.melds(), values.rows(), values.editions()])
    )
    same(data.draw(kind))
    meld, tile = data.draw(values.laid()), data.draw(values.tiles())
    for move in (Lay((), (meld,)), Draw(tile), Draw(), Discard(tile), TakeDiscard(tile, Lay((), (meld,)))):
        same(move)


@given(values.rounds(longest=12))
@settings(max_examples=25)
def test_the_repr_of_a_round_evaluates_back(played: RandomRound) -> None:
    record = played.record
    assert isinstance(record.final, Position)
    same(record)
    same(record.final)
    same(record.final.rules)
    same(view(record.final, 0))
    same(view(record.final, None))
    for entry in record.entries:
        same(entry)


def test_other_values_evaluate_back() -> None:
    record = play_round(["casual", "beginner"], CLASSIC, seed=4)
    assert isinstance(record.final, Position)
    match = Match(CLASSIC, ("Ann", "Bo")).with_round(record)
    deal = Deal.of(CLASSIC, seed=4)
    lay = Lay.parse("r3-5:r3-6")
    result = arena.play(["beginner", "beginner"], CLASSIC, deals=1)
    for value in (
        match,
        match.sheet,
        match.sheet.rows[0],
        outcome(record.final),
        deal,
        deal.deck,
        tilerummy.best(View.parse("rummikub-vienna-en r3-5 r6k1/x9 01 0 4.2")),
        Goal(("points",), joker_points=3),
        Timeout(lay, Tiles.parse("r5x2")),
        TakeOpenTile(JOKER, lay),
        Pass(),
        Resign(),
        Row(()),
        TurnCount(3, 1),
        *Stage,
        *Ending,
        *MatchWinner,
        *tilerummy.verify(record.with_tag("Result", "0/0")),
        Situation.parse(str(record.start)),
    ):
        same(value)
    assert eval(repr(result), {**PUBLIC, **vars(arena)}) == result


def test_every_violation_evaluates_back() -> None:
    example = {
        "Tiles": Tiles.parse("r5"),
        "Tile": Tile("r", 5),
        "Meld | Row": parse_meld("kbr5"),
        "Meld": parse_meld("kbr5"),
        "Row": Row.parse("[r5]"),
        "int": 3,
        "str": "new_meld",
    }
    names: dict[object, str] = {Tiles: "Tiles", Tile: "Tile", Row: "Row", int: "int", str: "str"}
    kinds = [kind for kind in vars(violations).values() if isinstance(kind, type) and hasattr(kind, "clause")]
    assert len(kinds) > 30
    for kind in kinds:
        given_values = [example.get(names.get(each.type, ""), example["Meld"]) for each in fields(kind)]
        same(kind(*given_values))


# Bots of one's own


class Drawer:
    """Draws as long as it can; kept at the top of the file, so that another process can import it."""

    name = "drawer"

    def choose(self, view: View, log: object) -> tilerummy.Move:
        return Pass() if judge(view, Draw()) else Draw()


def test_a_round_follows_from_its_seed() -> None:
    one, again = (play_round([Drawer(), "casual"], "rummy-classic", seed=7) for _ in range(2))
    assert one == again != play_round([Drawer(), "casual"], "rummy-classic", seed=8)
    assert one.tag("Seats") == "computer:drawer/computer:casual"
    assert play_round([Drawer(), "casual"], CLASSIC, seed=(7).to_bytes(32, "big")) == one
    assert Record.parse(str(one)) == one


def test_a_bot_that_answers_with_something_else_is_named() -> None:
    class Wrong(Drawer):
        name = "wrong"

        def choose(self, view: View, log: object) -> tilerummy.Move:
            return "+x"  # type: ignore[return-value]

    with pytest.raises(Impossible, match=r"wrong\.choose\(\)"):
        play_round([Wrong(), "casual"], CLASSIC)


@pytest.mark.no_cover
def test_the_arena_takes_objects_and_gives_the_same_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    guest = __import__("api_guest").Drawer()
    alone = arena.play([guest, "beginner"], CLASSIC, deals=2, seed=3)
    assert arena.play([guest, "beginner"], CLASSIC, deals=2, seed=3, jobs=2) == alone
    assert [each.bot for each in alone.standings] == ["drawer", "beginner"]
    record = arena.record_of(alone.line_up, 0, 0, [guest])
    assert record.tag("Seats") == "computer:drawer/computer:beginner"


def test_a_bot_that_cannot_be_sent_is_refused_with_its_name() -> None:
    class Local(Drawer):
        name = "local"

    assert arena.play([Local(), "beginner"], CLASSIC, deals=1).standings[0].bot == "local"
    with pytest.raises(Impossible, match="computer not sendable: name local"):
        arena.play([Local(), "beginner"], CLASSIC, deals=1, jobs=2)


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(Impossible, match="computer name twice"):
        arena.play([Drawer(), Drawer()], CLASSIC, deals=1)
