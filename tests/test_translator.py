"""Words for tiles, melds, refusals and errors, as people read them."""

import pytest
from catalogues import (
    BY_LANGUAGE,
)

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.melds import Group, Row, parse_meld
from tilerummy.engine.tiles import COLOURS, KINDS, Tile, Tiles
from tilerummy.engine.violations import (
    BelowThreshold,
    IllegalMove,
    JokerNotExchanged,
    JokerReused,
    NotOnRack,
    OnlyJokers,
    RoundIsOver,
    Violation,
    WrongPenalty,
)
from tilerummy.language import Translator, catalogue


@BY_LANGUAGE
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    names = [Translator(language).tile(tile) for tile in KINDS]
    assert len(set(names)) == len(KINDS)
    assert len({Translator(language).text(f"colour-{colour}") for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["blue 7", "red joker", "green run 3–7", "group of 10s in black, blue and red"]),
        ("de", ["blaue 7", "roter Joker", "grüne Reihe 3–7", "10er-Gruppe in Schwarz, Blau und Rot"]),
        ("fr", ["7 bleu", "joker rouge", "suite verte 3–7", "série de 10 en noir, bleu et rouge"]),
        ("it", ["7 blu", "jolly rosso", "scala verde 3–7", "gruppo di 10 in nero, blu e rosso"]),
        ("nl", ["blauwe 7", "rode joker", "groene reeks 3–7", "set van 10 in zwart, blauw en rood"]),
        ("es", ["7 azul", "comodín rojo", "escalera verde 3–7", "serie de 10 en negro, azul y rojo"]),
    ],
)
def test_tiles_and_melds_have_names(language: str, expected: list[str]) -> None:
    tiles = [Translator(language).tile(Tile("b", 7)), Translator(language).tile(Tile("r", 0))]
    assert [*tiles, *(Translator(language).meld(parse_meld(trn)) for trn in ("g3-7", "kbr10"))] == expected


def test_jokers_are_named_in_their_meld() -> None:
    melds = [parse_meld(trn) for trn in ("r3-7j5", "r3-7j4j6", "kbj10", "kjj10", "[jjj]", "[r5]")]
    assert Translator("en").melds(melds).split("; ") == [
        "red run 3–7 with a joker as 5",
        "red run 3–7 with jokers as 4 and 6",
        "group of 10s in black and blue with a joker",
        "group of 10s in black with 2 jokers",
        "joker, joker and joker",
        "red 5",
    ]


def test_tiles_are_listed() -> None:
    assert Translator("de").tiles(Tiles.parse("-")) == "keine Steine"
    assert Translator("de").tiles(Tiles.parse("jjx1")) == "2 × Joker und 1 verdeckter Stein"


@pytest.mark.parametrize(
    ("violation", "language", "expected"),
    [
        (BelowThreshold(24, 30), "en", "Your first lay is worth 24 points. It needs at least 30."),
        (BelowThreshold(0, 1), "en", "Your first lay is worth 0 points. It needs at least 1."),
        (BelowThreshold(24, 30), "de", "Deine erste Auslage ist 24 Punkte wert. Nötig sind mindestens 30."),
        (BelowThreshold(1, 40), "fr", "Votre première pose vaut 1 point\u202f; il en faut au moins 40."),
        (NotOnRack(Tiles.parse("b7")), "it", "Puoi giocare solo tessere del tuo leggio, e queste non ci sono: 7 blu."),
        (
            OnlyJokers(Row.parse("[jjj]")),
            "nl",
            "Alleen jokers zijn geen combinatie. Op minstens één steen moet een getal staan.",
        ),
        (WrongPenalty(1, 3), "nl", "De tijd is om en daarvoor worden 3 stenen gepakt, niet 1."),
    ],
)
def test_a_refusal_in_full(violation: Violation, language: str, expected: str) -> None:
    assert Translator(language).violation(violation) == expected


def test_a_refusal_tells_where_the_joker_should_have_gone() -> None:
    said = [
        Translator("en").violation(JokerReused(Group.parse("kbj10"), choice)) for choice in ("other_meld", "new_meld")
    ]
    assert [text.startswith(f"A freed joker must {what}") for text, what in zip(said, WHERE, strict=True)] == [
        True,
        True,
    ]
    assert all(text.endswith(": group of 10s in black and blue with a joker.") for text in said)


WHERE = ("go into another meld", "go into a new meld")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (Impossible("edition-unknown", key="x", close=""), "There is no edition called x."),
        (Impossible("edition-unknown", key="x", close="y"), "There is no edition called x. Did you mean y?"),
        (
            Impossible("variant-unknown", key="x", variant="y", choices=""),
            "x has no variant called y, and no other variants.",
        ),
        (Impossible("variant-unknown", key="x", variant="y", choices="a"), "x has no variant called y, only a."),
        (
            Impossible("variant-unknown", key="x", variant="y", choices="a b"),
            "x has no variant called y. Choose one of: a, b.",
        ),
        (
            Impossible("rule-value-unknown", field="direction", value="up", choices="clockwise counter_clockwise"),
            "The rule direction (Direction) cannot be up. Possible values: clockwise, counter_clockwise.",
        ),
        (Impossible("rule-unknown", field="x", close=""), "There is no rule called x."),
        (
            Impossible("rule-unknown", field="open_mni", close="open_min"),
            "There is no rule called open_mni. Did you mean open_min?",
        ),
        (Impossible("seats-out-of-range", seats=5, low=2, high=4), "This edition is for 2–4 players, not for 5."),
        (Impossible("seats-out-of-range", seats=5, low=3, high=3), "This edition is for 3 players, not for 5."),
        (Impossible("goal-unknown", name="x", known="a b"), "The solver has no goal called x. Choose one of: a, b."),
        (Impossible("tiles-not-there", tiles="r5"), "These tiles cannot be taken, because they are not there: red 5."),
        (Impossible("not-a-meld", meld="[r5r5]"), "Neither a group nor a run: red 5 and red 5."),
        (Impossible("not-a-meld", meld="no\x1bmeld"), "Neither a group nor a run: no·meld."),
        (Impossible("too-many-tiles", most=1270), "Too many tiles: the limit is 1,270."),
        (Unreadable("tiles-missing", ""), None),
        (Unreadable("number-expected", "r" * 40 + "5" * 40, 40), None),
        (Unreadable("tile-expected", "r5\nz", 3), None),
        (IllegalMove((RoundIsOver(), JokerNotExchanged(Group.parse("kbj10")))), None),
    ],
)
def test_an_error_in_full(error: TilerummyError, expected: str | None) -> None:
    said = Translator("en").error(error)
    assert expected in (None, said)
    assert "\n" not in said


def test_an_error_points_at_its_place() -> None:
    def shown(error: TilerummyError) -> str:
        return Translator("en").error(error).rpartition(" (")[2]

    assert shown(Unreadable("tiles-missing", "")) == "the text is empty)"
    assert shown(Unreadable("tile-expected", "r5\tz", 3)) == "character 4, at the arrow: r5·→z)"
    assert shown(Unreadable("tile-expected", "r5\nk5zz\n", 5)) == "line 2, character 3, at the arrow: k5→zz)"
    assert shown(Unreadable("colon-expected", "kbr10", 5)) == "character 6, at the arrow: kbr10→)"
    long = Unreadable("number-expected", "k" * 40 + "5" * 40, 40)
    assert shown(long) == f"character 41, at the arrow: …{'k' * 24}→{'5' * 16}…)"


def test_an_illegal_move_gives_all_its_reasons() -> None:
    said = Translator("en").error(IllegalMove((RoundIsOver(), BelowThreshold(2, 30))))
    assert said.startswith("This move is illegal. The round is over")
    assert said.endswith(" Your first lay is worth 2 points. It needs at least 30.")
    in_record = Translator("en").error(IllegalMove((BelowThreshold(2, 30),), move=":kbr1", number=3))
    assert in_record.startswith("Move 3 of the record (:kbr1) is illegal. Your first lay")


def test_what_a_language_lacks_comes_in_english_and_what_all_lack_as_its_code() -> None:
    assert catalogue.message("tlh", "word-tile", {}) == "tile"
    assert Translator("de").text("word-nothing") == "word-nothing"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("seats", (4, 4), "exactly 4 players"),
        ("seats", (2, 4), "2 to 4 players"),
        ("timer_s", 60, "1 minute"),
        ("timer_s", 90, "90 seconds"),
        ("timer_s", None, "no limit"),
        ("open_min", 0, "any meld is enough"),
        ("hand_double", True, "points are doubled"),
        ("open_joker", "25", "always 25"),
        ("joker_free", get("rummy-classic").rules.joker_free, "in exchange for the tile it stands for"),
    ],
)
def test_a_value_in_words(field: str, value: object, expected: str) -> None:
    assert Translator("en").rule_value(field, value) == expected


@pytest.mark.parametrize(
    ("wanted", "environ", "expected"),
    [
        (None, {}, "en"),
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("FR-be", {}, "fr"),
        ("xx", {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "es.UTF-8"}, "es"),
        (None, {"LANG": "it_IT@euro"}, "it"),
        (None, {"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        (None, {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "de"),
        (None, {"LANG": "pl_PL.UTF-8"}, "en"),
        ("", {"LANG": "POSIX"}, "en"),
    ],
)
def test_the_language_is_chosen(wanted: str | None, environ: dict[str, str], expected: str) -> None:
    assert catalogue.choose_language(wanted, environ) == expected
