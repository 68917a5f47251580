"""Moves typed in words: what the table says about itself can be typed back in every language."""

import pytest
import strategies as some
from hypothesis import given, strategies as st

from tilerummy.answers.lab import answer
from tilerummy.answers.lab_model import LabQuestion
from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.errors import Unreadable
from tilerummy.engine.melds import Meld
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.language.commands import Command, changed
from tilerummy.language.typed import LONGEST, plain, understand, words_of
from tilerummy.rooms import wire
from tilerummy.rooms.drafts import trial
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.typed import laid_rows

AT = Draft.of(View.parse("rummikub-vienna-en kbr10,r5-7,b3-7j5 o10r8r9k1b5b6b7j/x7 0 0 2.0"))
"""Its rows: 1 is the blue run, 2 the red run, 3 the group."""
TO = {"en": "to", "de": "an", "fr": "à", "it": "a", "nl": "bij", "es": "a"}
languages = st.sampled_from(LANGUAGES)


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(Tiles.parse(text))


@given(languages, st.lists(some.tiles(), min_size=1, max_size=6), st.data())
def test_tiles_can_be_typed_as_they_are_said(language: str, held: list[Tile], data: st.DataObject) -> None:
    tr = Translator(language)
    names = [tr.tile(tile) for tile in held]
    said = data.draw(st.sampled_from([tr.tiles(Tiles(held)), tr.list_of(names), " ".join(names)]))
    draft = Draft(View.parse("rummikub-vienna-en - k1/x7 0 0 2.0"), ())
    assert understand(said, draft, tr).name == "new"
    assert Tiles(understand(said, draft, tr).tiles) == Tiles(held)


@given(languages, st.lists(some.melds(), min_size=1, max_size=6, unique=True), st.data())
def test_a_row_can_be_named_as_it_is_said(language: str, table: list[Meld], data: st.DataObject) -> None:
    tr, tile = Translator(language), Tile("k", 1)
    number = data.draw(st.integers(1, len(table)))
    seen = View.parse("rummikub-vienna-en - k1/x7 0 0 2.0")
    draft = Draft(seen, tuple(table))
    meant = table[number - 1]
    line = f"{tr.tile(tile)} {TO[language]} {tr.meld(meant)}"
    if [tr.meld(each) for each in table].count(tr.meld(meant)) > 1:  # jokers of two colours
        return
    command = understand(line, draft, tr)
    assert command == Command("put", number, (tile,))
    named = understand(f"{tr.tile(tile)} {TO[language]} {tr.text('word-row')} {number}", draft, tr)
    assert named == command


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "red 8 to the run 5 to 7", Command("put", 2, tiles("r8"))),
        ("en", "put orange 10 in the group of 10s in black, blue and red", Command("put", 3, tiles("o10"))),
        ("en", "lay blue 5 6 7 from the rack", Command("new", tiles=tiles("b5b6b7"))),
        ("en", "the blue run 5 to 7", Command("new", tiles=tiles("b5b6b7"))),
        ("en", "r8 r9 to row 2", Command("put", 2, tiles("r8r9"))),
        ("en", "red eight to row two", Command("put", 2, tiles("r8"))),
        ("en", "red 7 from row 2 to a new row", Command("move", 2, tiles("r7"))),
        ("en", "red 7", Command("move", 2, tiles("r7"))),
        ("en", "take red 5 from the red run", Command("take", 2, tiles("r5"))),
        ("en", "split the red run before 6", Command("split", 2, tiles("r6"))),
        ("en", "row 2 to row 1", Command("move", 2, tiles("r5r6r7"), 1)),
        ("en", "discard black 1", Command("discard", tiles=tiles("k1"))),
        ("en", "2 r8", Command("put", 2, tiles("r8"))),
        ("en", "draw a tile", Command("draw", word="a tile")),
        ("de", "rote 8 an die Folge 5 bis 7", Command("put", 2, tiles("r8"))),
        ("de", "lege Orange 10 an die 10er-Gruppe an", Command("put", 3, tiles("o10"))),
        ("de", "teile Nummer 2 vor der roten 6", Command("split", 2, tiles("r6"))),
        ("fr", "8 rouge à la suite de 5 à 7", Command("put", 2, tiles("r8"))),
        ("fr", "prends le 7 rouge de la rangée 2", Command("take", 2, tiles("r7"))),
        ("it", "8 rosso alla scala da 5 a 7", Command("put", 2, tiles("r8"))),
        ("it", "5 6 7 blu dal leggio", Command("new", tiles=tiles("b5b6b7"))),
        ("nl", "rode 8 bij de reeks van 5 tot 7", Command("put", 2, tiles("r8"))),
        ("es", "8 rojo a la escalera de 5 a 7", Command("put", 2, tiles("r8"))),
        ("es", "10 naranja a la serie de 10 en negro, azul y rojo", Command("put", 3, tiles("o10"))),
    ],
)
def test_people_may_use_their_own_words(language: str, line: str, command: Command) -> None:
    assert understand(line, AT, Translator(language)) == command


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("flurb 8", "slip-word-unknown"),
        ("5", "slip-colour-missing"),
        ("red", "slip-colour-missing"),
        ("red 8 to the run", "slip-several-rows"),
        ("red 8 to the run 1 to 3", "slip-no-such-row"),
        ("red 8 to row 9", "slip-row"),
        ("red 99", "slip-word-unknown"),
        ("red 9999", "slip-word-unknown"),
        ("take yellow 5", "slip-no-such-row"),
        ("to row 2", "slip-word-unknown"),
        ("split row 2", "slip-word-unknown"),
        (" ", "slip-word-unknown"),
    ],
)
def test_what_is_not_understood_is_named(line: str, code: str) -> None:
    with pytest.raises(DraftError) as caught:
        understand(line, AT, Translator("en"))
    assert caught.value.code == code
    for language in LANGUAGES:
        said = Translator(language).text(f"play-{code}", **caught.value.params)
        assert "play-" not in said
        assert "{" not in said


def test_wrong_notation_is_corrected_as_notation() -> None:
    with pytest.raises(Unreadable):
        understand("r5z7", AT, Translator("en"))


@given(
    languages,
    st.text(max_size=60) | st.lists(st.sampled_from([*words_of("en"), "5", "12", ",", "×", "–"])).map(" ".join),
)
def test_any_text_is_a_command_or_a_clear_error(language: str, line: str) -> None:
    try:
        command = understand(line, AT, Translator(language))
    except (DraftError, Unreadable):
        return
    assert len(command.tiles) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_catalogue_can_be_typed(language: str) -> None:
    tr, words = Translator(language), words_of(language)
    assert {kind for kind, _ in words.values()} == {kind for kind, _ in words_of("en").values()}
    for noun in ("joker", "group", "run", "row", "rack", "table"):
        assert words[plain(tr.text(f"word-{noun}"))][0] == noun


def test_the_lab_understands_steps_for_table_rack_and_lay() -> None:
    tr, vienna = Translator("de"), "rummikub-vienna-de"
    table = answer(LabQuestion(edition=vienna, typed="rote 3 4 5"), tr)
    assert [row.name for row in table.rows] == ["rote Reihe 3–5"]
    rack = answer(LabQuestion(trn=table.trn, typed="rote 6 und schwarze 1", typed_to="rack"), tr)
    assert rack.rack == ("k1", "r6")
    assert answer(LabQuestion(trn=rack.trn, typed="nimm schwarze 1", typed_to="rack"), tr).rack == ("r6",)
    rows = tuple(wire.LaidRow(tiles=row.tiles, reading=row.reading) for row in rack.rows)
    laid = LabQuestion(trn=rack.trn, after=rows, typed="rote 6 an die rote Reihe", typed_to="after")
    verdict = answer(laid, tr).verdict
    assert verdict is not None
    assert (verdict.legal, verdict.rows[0].name) == (True, "rote Reihe 3–6")
    for wrong, code in (("ziehen", "slip-word-unknown"), ("rote 7 an Nummer 9", "slip-row")):
        with pytest.raises(Refusal) as caught:
            answer(LabQuestion(trn=rack.trn, typed=wrong), tr)
        assert (caught.value.code, caught.value.status) == (code, 422)


def test_rows_and_tiles_keep_the_numbers_of_the_page() -> None:
    view = View.parse("rummikub-vienna-en kbr10,r5-8 r4o10r5/x7 0 0 2.0")
    sent = (
        wire.LaidRow(tiles=("r5", "r6", "r7", "r8"), slot=4, ids=(11, 12, 13, 14)),
        wire.LaidRow(tiles=("k10", "b10", "r10"), slot=2, ids=(1, 2, 3)),
    )
    draft = trial(view, sent)
    added = laid_rows(draft, changed(draft, Command("put", 1, tiles("r4"))))
    assert (added[0].tiles, added[0].slot, added[0].ids) == (("r4", "r5", "r6", "r7", "r8"), 4, (None, 11, 12, 13, 14))
    assert added[1] is sent[1]
    moved = laid_rows(draft, changed(draft, Command("move", 1, tiles("r8"))))
    assert [(row.slot, row.ids) for row in moved] == [(4, (11, 12, 13)), (2, (1, 2, 3)), (None, (14,))]
