"""`tilerummy restore`: a legal table of the same tiles, and how much of the old one it keeps."""

import json
import random

import pytest
from commandline import Run

from tilerummy.engine.melds import Row, parse_laid, tiles_of
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES


def test_for_people(run: Run) -> None:
    found = run("restore", "r3-5,[r6],[k9b9],[r9]")
    assert (found.status, found.err) == (0, "")
    assert found.out.splitlines() == ["r3-6,kbr9", "Melds kept whole: 1 of 1."]


def test_nothing_on_the_table(run: Run) -> None:
    assert run("restore", "-").out.splitlines() == ["-", "Melds kept whole: 0 of 0."]


def test_remembered_melds_are_kept(run: Run) -> None:
    """The same nine tiles are three runs or three groups: what is remembered decides."""
    heap = "[k3k4k5b3b4b5r3r4r5]"
    for remembered in ("k3-5,b3-5,r3-5", "kbr3,kbr4,kbr5"):
        told = json.loads(run("restore", heap, "--remembered", remembered, "--json").out)
        assert set(told.pop("table").split(",")) == set(remembered.split(","))
        assert told == {"kept": 3, "melds": 3}


def test_a_heap_becomes_a_table_again(run: Run) -> None:
    rng = random.Random(5)
    melds = parse_laid("k1-4,b7-9,r10-13j11,kbr5,o6-8,kro12")
    for _ in range(5):
        tiles = [tile for meld in melds for tile in meld.row]
        rng.shuffle(tiles)
        told = json.loads(run("restore", f"[{''.join(map(str, tiles))}]", "--json").out)
        after = parse_laid(told["table"])
        assert not any(isinstance(meld, Row) for meld in after)
        assert tiles_of(after) == tiles_of(melds)
        assert (told["kept"], told["melds"]) == (0, 0)


def test_no_legal_table(run: Run) -> None:
    found = run("restore", "r3-5,[r7]")
    assert (found.status, found.out, found.err) == (1, "These tiles cannot all lie in melds.\n", "")
    assert json.loads(run("restore", "r3-5,[r7]", "--json").out) == {"table": None, "kept": 0, "melds": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_restored(run: Run, language: str) -> None:
    assert run("restore", "r3-5,[r6]", lang=language).status == 0
    assert run("restore", "r3-5,[r7]", lang=language).status == 1
    for words in (
        ("zz",),
        ("[r3r3r3]",),
        ("[r3r4r5]", "--remembered", "[r3r4]"),
        ("y3-5", "--edition", "rummikub-vienna-en"),
        ("o3-5,y3-5,g3-5",),
        ("r3-5", "--edition", "no-such-edition"),
        ("[jjjjjr5]",),
        ("[jrjr3r4r5]",),
    ):
        found = run("restore", *words, lang=language)
        assert (found.status, found.out, len(found.err.splitlines())) == (2, "", 1), words


def test_blanks_are_read_or_named(run: Run) -> None:
    assert run("restore", " r3-5, [r6 r7] ").out.splitlines() == ["r3-7", "Melds kept whole: 1 of 1."]
    for lang in LANGUAGES:
        found = run("restore", "r3-5 r6", lang=lang)
        said = Translator(lang).text("cli-restore-blank", text="r3-5 r6")
        assert (found.status, found.err.split()) == (2, said.split())
