"""Moves typed in words: what the table says about itself can be typed back in every language."""

from contextlib import suppress

import pytest
import strategies as some
from hypothesis import given, strategies as st

from tilerummy.answers.lab import answer
from tilerummy.answers.lab_model import LabQuestion
from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.errors import TilerummyError, Unreadable
from tilerummy.engine.melds import Meld, tiles_of
from tilerummy.engine.position import View
from tilerummy.engine.tiles import KINDS, NUMBERS, Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.language.commands import NAMES, Command, changed, read_tiles, vocabulary
from tilerummy.language.typed import LONGEST, understand
from tilerummy.language.typed_words import commands_of, plain, words_of
from tilerummy.rooms import wire
from tilerummy.rooms.drafts import trial
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.typed import CHANGES, laid_rows

AT = Draft.of(View.parse("rummikub-vienna-en kbr10,r5-7,b3-7j5 o10r8r9k1b5b6b7j/x7 0 0 2.0"))
"""Its rows: 1 is the blue run, 2 the red run, 3 the group."""
TO = {"en": "to", "de": "an", "fr": "à", "it": "a", "nl": "bij", "es": "a"}
languages = st.sampled_from(LANGUAGES)


def tiles(text: str) -> tuple[Tile, ...]:
    return read_tiles([f"[{text}]"])


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
    tr, tile = Translator(language), next(tile for tile in KINDS if tile not in tiles_of(table))
    number = data.draw(st.integers(1, len(table)))
    seen = View.parse(f"rummikub-vienna-en - {tile}/x7 0 0 2.0")
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
        # Words that are also commands.
        ("nl", "pak", Command("draw")),
        ("nl", "pak een steen", Command("draw", word="een steen")),
        ("nl", "pak de rode 7", Command("take", 2, tiles("r7"))),
        ("nl", "pak rode 7 uit rij 2", Command("take", 2, tiles("r7"))),
        ("it", "e 8 rosso alla fila 2", Command("put", 2, tiles("r8"))),
        ("es", "y 8 rojo a la fila 2", Command("put", 2, tiles("r8"))),
        # Before a row or a tile, without cutting anything.
        ("en", "put red 8 before the red run", Command("put", 2, tiles("r8"))),
        ("en", "put red 8 before red 5", Command("put", 2, tiles("r8"))),
        ("nl", "leg rode 8 voor rij 2", Command("put", 2, tiles("r8"))),
        ("es", "pon 8 rojo antes de la escalera roja", Command("put", 2, tiles("r8"))),
        # Ranges that name the colour again.
        *(
            (language, line, Command("move", 2, tiles("r5r6r7")))
            for language, line in (
                ("en", "red 5 through red 7"),
                ("en", "red 5 to red 7"),
                ("en", "red 5 – red 7"),
                ("de", "rote 5 bis rote 7"),
                ("es", "5 rojo hasta 7 rojo"),
                ("es", "5 rojo hasta 7"),
                ("fr", "5 rouge à 7 rouge"),
                ("fr", "5 rouge jusqu’à 7 rouge"),
                ("it", "dal 5 rosso al 7 rosso"),
                ("nl", "van rode 5 tot en met rode 7"),
                ("nl", "rode 5 t/m 7"),
                ("nl", "van rode 5 tot 7"),
            )
        ),
        # A number behind the name of a row.
        ("de", "rote 8 an Reihe 2", Command("put", 2, tiles("r8"))),
        ("en", "red 8 to run 2", Command("put", 2, tiles("r8"))),
        ("en", "red 8 to the red run 5", Command("put", 2, tiles("r8"))),
        ("en", "red 8 to 2", Command("put", 2, tiles("r8"))),
        ("en", "orange 10 to 10", Command("put", 3, tiles("o10"))),
        ("en", "orange 10 to group 10", Command("put", 3, tiles("o10"))),
        ("en", "red 8 -> row 2", Command("put", 2, tiles("r8"))),
        ("en", "red 7 from 2", Command("move", 2, tiles("r7"))),
        ("es", "7 rojo de 2 a la fila 1", Command("move", 2, tiles("r7"), 1)),
        # The row first.
        ("en", "to row 2 red 8", Command("put", 2, tiles("r8"))),
        ("de", "an Nummer 2 rote 8", Command("put", 2, tiles("r8"))),
        ("de", "an Reihe 2 rote 8", Command("put", 2, tiles("r8"))),
        ("fr", "à la rangée 2 8 rouge", Command("put", 2, tiles("r8"))),
        ("it", "alla fila 2 8 rosso", Command("put", 2, tiles("r8"))),
        ("nl", "bij rij 2 rode 8", Command("put", 2, tiles("r8"))),
        ("es", "a la fila 2 8 rojo", Command("put", 2, tiles("r8"))),
        # The row first, by its name.
        *(
            (language, line, Command("put", 2, tiles("r8")))
            for language, line in (
                ("en", "to the red run red 8"),
                ("en", "put to the red run the red 8"),
                ("en", "to the run 5 to 7 red 8"),
                ("en", "to the red run, red 8"),
                ("de", "an die rote Reihe rote 8"),
                ("de", "lege an die Reihe 5 bis 7 die rote 8"),
                ("fr", "à la suite rouge le 8 rouge"),
                ("fr", "à la suite de 5 à 7 un 8 rouge"),
                ("it", "alla scala rossa 8 rosso"),
                ("nl", "bij de rode reeks de rode 8"),
                ("es", "a la escalera roja el 8 rojo"),
                ("es", "a la escalera de 5 a 7 8 rojo"),
            )
        ),
        ("en", "to the red run red 8 red 9", Command("put", 2, tiles("r8r9"))),
        ("de", "an die rote Reihe rote 8 und 9", Command("put", 2, tiles("r8r9"))),
        ("en", "to the group of 10s orange 10", Command("put", 3, tiles("o10"))),
        ("de", "an die Zehnergruppe orange 10", Command("put", 3, tiles("o10"))),
        ("en", "from the red run red 7", Command("move", 2, tiles("r7"))),
        ("nl", "uit de rode reeks rode 7", Command("move", 2, tiles("r7"))),
        # A group of tens.
        *(
            (language, line, Command("put", 3, tiles("o10")))
            for language, line in (
                ("en", "orange 10 to the group of tens"),
                ("de", "orange 10 an die Zehnergruppe"),
                ("de", "orange 10 an die 10ergruppe"),
                ("de", "orange 10 an die Gruppe der Zehner"),
                ("fr", "10 orange au groupe de dix"),
                ("it", "10 arancione al gruppo di dieci"),
                ("nl", "oranje 10 bij de tienengroep"),
                ("nl", "oranje 10 bij de groep van tienen"),
                ("es", "10 naranja al grupo de dieces"),
            )
        ),
        # A number of jokers behind other tiles.
        ("en", "red 5 and 2 jokers", Command("new", tiles=tiles("r5jj"))),
        ("en", "blue 5 6 and two jokers", Command("new", tiles=tiles("b5b6jj"))),
        ("en", "red 8 9 and joker", Command("new", tiles=tiles("r8r9j"))),
        ("en", "blue 5 6 7 joker", Command("new", tiles=tiles("b5b6b7j"))),
        ("en", "blue 5 and 6 and joker", Command("new", tiles=tiles("b5b6j"))),
        ("de", "rote 5 und 2 Joker", Command("new", tiles=tiles("r5jj"))),
        ("nl", "rode 5 en twee jokers", Command("new", tiles=tiles("r5jj"))),
        ("fr", "5 rouge et 2 jokers", Command("new", tiles=tiles("r5jj"))),
        ("it", "5 rosso e 2 jolly", Command("new", tiles=tiles("r5jj"))),
        ("es", "5 rojo y 2 comodines", Command("new", tiles=tiles("r5jj"))),
        # Verbs in other forms.
        ("en", "Draw.", Command("draw")),
        ("en", "draw!", Command("draw")),
        ("en", "draw, please", Command("draw", word="please")),
        ("en", "?", Command("help")),
        ("de", "Ziehen!", Command("draw")),
        ("de", "ziehe", Command("draw")),
        ("de", "fertig", Command("end")),
        ("de", "lege schwarze 1 ab", Command("discard", tiles=tiles("k1"))),
        ("de", "wirf die schwarze 1 ab", Command("discard", tiles=tiles("k1"))),
        ("de", "lege rote 8 an Nummer 2 an", Command("put", 2, tiles("r8"))),
        ("fr", "pioche", Command("draw")),
        ("fr", "passe", Command("pass")),
        ("fr", "reinitialiser", Command("reset")),
        ("it", "pesco", Command("draw")),
        ("it", "scarto 1 nero", Command("discard", tiles=tiles("k1"))),
        ("es", "¡robo!", Command("draw")),
        # One, several, and plurals.
        ("fr", "un noir", Command("new", tiles=tiles("k1"))),
        ("fr", "un noir à la rangée 2", Command("put", 2, tiles("k1"))),
        ("fr", "un 8 rouge à la rangée 2", Command("put", 2, tiles("r8"))),
        ("fr", "un deux trois noirs", Command("new", tiles=tiles("k1k2k3"))),
        ("fr", "un joker", Command("new", tiles=tiles("j"))),
        ("it", "uno nero", Command("new", tiles=tiles("k1"))),
        ("nl", "een zwarte", Command("new", tiles=tiles("k1"))),
        ("nl", "zwarte een", Command("new", tiles=tiles("k1"))),
        ("nl", "leg een rode 8 bij rij 2", Command("put", 2, tiles("r8"))),
        ("es", "uno negro", Command("new", tiles=tiles("k1"))),
        ("en", "2 jokers and red 5", Command("new", tiles=(*tiles("jj"), *tiles("r5")))),
        ("en", "red 8 9 and a joker", Command("new", tiles=tiles("r8r9j"))),
        ("de", "zwei Joker", Command("new", tiles=tiles("jj"))),
        ("fr", "5 6 bleus et 2 jokers", Command("new", tiles=tiles("b5b6jj"))),
        ("en", "orange 10 to the tens", Command("put", 3, tiles("o10"))),
        ("de", "orangene 10 an die Zehner", Command("put", 3, tiles("o10"))),
        ("nl", "oranje 10 bij de tienen", Command("put", 3, tiles("o10"))),
        ("en", "2 × r8 r9", Command("new", tiles=tiles("r8r8r9"))),
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
        ("to the run red 8", "slip-word-unknown"),
        ("to the red run", "slip-word-unknown"),
        ("red 8 to the run 1 to 3", "slip-no-such-row"),
        ("red 8 to row 9", "slip-row"),
        ("red 99", "slip-word-unknown"),
        ("red 9999", "slip-word-unknown"),
        ("take yellow 5", "slip-no-such-row"),
        ("to row 2", "slip-word-unknown"),
        ("put to row 2", "slip-usage-put"),
        ("split row 2", "slip-usage-split"),
        ("split row 2 before run", "slip-usage-split"),
        ("split row 2 before the rack", "slip-usage-split"),
        ("split before 6", "slip-usage-split"),
        ("pass the red 7 to row 3", "slip-word-unknown"),
        ("draw red 8", "slip-word-unknown"),
        ("draw flurb", "slip-word-unknown"),
        ("end of the red run: red 8", "slip-word-unknown"),
        ("discard run", "slip-usage-discard"),
        ("discard the rack", "slip-usage-discard"),
        ("discard the run red 8", "slip-usage-discard"),
        ("discard red 8 to row 2", "slip-usage-discard"),
        ("discard black 1 and red 8", "slip-usage-discard"),
        ("discard k1 r8", "slip-usage-discard"),
        ("put red 1 before red 2", "slip-no-such-row"),
        ("red 7 through red 5", "slip-word-unknown"),
        ("red 5 through blue 7", "slip-word-unknown"),
        ("red 8 to row -1", "slip-word-unknown"),
        ("red 8 to run 3", "slip-several-rows"),
        ("red 8 to 3", "slip-several-rows"),
        ("red 8 " * 40, "slip-too-long"),
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


def test_an_unknown_word_behind_a_command_is_named_with_it() -> None:
    with pytest.raises(DraftError) as caught:
        understand("draw red 8", AT, Translator("en"))
    assert caught.value.params == {"text": "draw red 8"}


def test_notation_may_be_longer_than_a_sentence() -> None:
    lay = ":" + ",".join(["b9-11"] * 40)
    assert len(lay) > LONGEST
    assert str(understand(lay, AT, Translator("en")).lay) == lay
    with pytest.raises(Unreadable):
        understand(f"{lay},b9-", AT, Translator("en"))


def test_a_row_is_not_cut_before_nothing() -> None:
    with pytest.raises(DraftError) as caught:
        changed(AT, Command("split", 2))
    assert caught.value.code == "slip-usage-split"


SIGNS = ["1", "2", "3", "5", "7", "10", "12", ",", "×", "–", "-", "->", "r8", "K", "j", "~", "<"]


@st.composite
def lines(draw: st.DrawFn) -> tuple[str, str]:
    """A language, and words of it in any order."""
    language = draw(languages)
    words = [*words_of(language), *commands_of(Translator(language)), *SIGNS]
    said = st.lists(st.sampled_from(words), max_size=12).map(" ".join)
    return language, draw(said | st.text(max_size=60))


@given(lines())
def test_any_text_changes_the_rows_or_is_a_clear_error(line: tuple[str, str]) -> None:
    language, text = line
    with suppress(DraftError, TilerummyError):
        command = understand(text, AT, Translator(language))
        assert len(command.tiles) <= LONGEST
        if command.name == "discard":
            assert len(command.tiles) == 1
        elif command.name in CHANGES:
            assert changed(AT, command).view == AT.view or command.name == "beside"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_catalogue_can_be_typed(language: str) -> None:
    tr, words = Translator(language), words_of(language)
    kinds = {kind for kind, _ in words.values()} - {"article"}
    assert kinds == {kind for kind, _ in words_of("en").values()}
    assert {number for kind, number in words.values() if kind in ("number", "article")} == {*NUMBERS}
    for verb in ("put", "take", "split", "discard"):
        assert words[plain(tr.text(f"play-word-{verb}"))][0] == verb
    assert words[plain(tr.text("play-word-move"))][0] == "put"
    for noun in ("joker", "group", "run", "row", "rack", "table"):
        assert words[plain(tr.text(f"word-{noun}"))][0] == noun


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_word_for_a_command_is_the_word_of_no_other(language: str) -> None:
    tr = Translator(language)
    forms = {form: name for name, typed in NAMES.items() for form in typed}
    typed = [*vocabulary(tr).items(), *forms.items()]
    assert all(commands_of(tr).get(plain(word), name) == name for word, name in typed)


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
