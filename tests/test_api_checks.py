"""What a newcomer gets wrong first: goals, translators and reviews refuse it where it is given, in our own errors."""

import pytest

import tilerummy
from tilerummy import (
    GOALS,
    Goal,
    Impossible,
    Position,
    Tile,
    TilerummyError,
    Tiles,
    Translator,
    View,
    best,
    edition,
    parse_meld,
    parse_records,
    review_turns,
)

PUBLIC = {name: getattr(tilerummy, name) for name in tilerummy.__all__}
SEEN = View.parse("rummikub-vienna-en r3-5 r6k1/x9 01 0 4.2")
START = Position.parse("rummikub-vienna-en kbr10 o10b4/k1k2 01 0 4.2")
EN = Translator("en")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('Goal("points")', "most"),
        ('Goal(("foo",))', "most"),
        ("Goal(most=3)", "most"),
        ("Goal(())", "most"),
        ('Goal(("tiles", "tiles"))', "most"),
        ('Goal({"tiles"})', "most"),
        ("Goal(go_out=3)", "go_out"),
        ("Goal(keep_jokers=None)", "keep_jokers"),
        ('Goal(open_least="yes")', "open_least"),
        ('Goal(joker_points="x")', "joker_points"),
        ("Goal(joker_points=-1)", "joker_points"),
        ("Goal(joker_points=1000)", "joker_points"),
        ("Goal(joker_points=2.5)", "joker_points"),
        ("best(SEEN, stop=5)", "stop"),
        ('EN.violation("x")', "violation"),
        ("EN.violation([])", "violation"),
        ('EN.error(ValueError("x"))', "error"),
        ('EN.error("x")', "error"),
        ('EN.tile("r5")', "tile"),
        ('EN.tiles("r5")', "tiles"),
        ('EN.meld("r3-5")', "meld"),
        ("EN.meld([])", "meld"),
        ('EN.melds("r3-5")', "meld"),
        ('EN.edition_title("x")', "printed"),
        ("Translator(None)", "language"),
        ('Translator("en", "set")', "unit"),
        ('review_turns("x")', "records"),
        ("review_turns([START])", "records"),
        ("review_turns(5)", "records"),
        ('make_bot("steady", "x")', "seed"),
        ('make_bot("steady", budget="x")', "budget"),
        ('make_bot("cmd:x", None)', "seed"),
    ],
)
def test_a_wrong_type_is_refused_where_it_is_given(text: str, field: str) -> None:
    with pytest.raises(Impossible) as refused:
        eval(text, {**PUBLIC, **globals()})
    assert (refused.value.code, refused.value.params["field"]) == ("wrong-type", field)


def test_a_goal_says_what_it_can_be() -> None:
    with pytest.raises(Impossible) as refused:
        Goal("points")  # type: ignore[arg-type]
    wanted = "('tiles',) | ('points',) | ('tiles', 'points') | ('points', 'tiles')"
    assert str(refused.value) == f"wrong type: field most, wanted {wanted}, value 'points'"


def test_a_goal_takes_a_list_and_all_good_values() -> None:
    assert Goal(["points", "tiles"]) == GOALS["points-tiles"]  # type: ignore[arg-type]
    assert Goal(joker_points=0).joker_points == 0
    solution = best(SEEN, Goal(("points",), keep_jokers=True, go_out=False, open_least=True, joker_points=999))
    assert solution is not None
    assert solution.tiles == 1


@pytest.mark.parametrize("language", ["xx", "", "english", "d", "eng", "C"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(Impossible) as refused:
        Translator(language)
    assert refused.value.code == "language-unknown"
    assert refused.value.params == {"language": language, "known": "en de fr it nl es"}


@pytest.mark.parametrize(
    ("given", "language"), [("EN", "en"), ("de-AT", "de"), ("de_AT.UTF-8", "de"), ("Fr-ch", "fr"), ("nl.utf8", "nl")]
)
def test_a_language_may_have_a_region(given: str, language: str) -> None:
    translator = Translator(given)
    assert translator == Translator(language)
    assert translator.tile(Tile("b", 7)) == Translator(language).tile(Tile("b", 7))


def test_a_translator_names_tiles_melds_and_editions() -> None:
    assert EN.tiles(Tiles.parse("r5j")) == "red 5 and joker"
    assert EN.meld(parse_meld("[r12r13r1]")) == "red 12, red 13 and red 1"
    assert Translator("de").edition_title(edition("rummy-classic").printed)
    with pytest.raises(TilerummyError) as refused:
        Tile("r", 99)
    assert EN.error(refused.value) == "No tile has the colour 'r' and the number 99."


def test_several_records_are_reviewed_one_after_another() -> None:
    tags = '[Notation "1"]\n[Start "rummikub-vienna-en,deal=6 r3-5 r6k1b2o7o8j/k4k5k6k7r4o12 01 0 2.0"]\n'
    first, second = parse_records(f"{tags}2. r3-5:r3-6 +o9\n{tags}2. +r1 :k4-7")
    assert [turn.seat for turn in review_turns(first)] == [0, 1]
    assert review_turns([first, second]) == review_turns(first) + review_turns(second)
    assert review_turns(iter([first])) == review_turns(first)
    assert review_turns([]) == ()
