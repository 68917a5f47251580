"""`tilerummy editions`: the list, a sheet, two side by side; for people on wide and narrow pages, and for programs."""

import json
import re
from pathlib import Path

import pytest
from catalogues import messages_of
from commandline import Run

from tilerummy.engine import editions as registry
from tilerummy.engine.editions import differences, get, keys
from tilerummy.engine.printed import OwnEditions
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import Translator, catalogue
from tilerummy.language.table_rules import table_rules


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_the_list_fits_the_page(run: Run, lang: str, columns: int) -> None:
    found = run("editions", lang=lang, columns=columns)
    assert (found.status, found.err) == (0, "")
    assert all(len(line) <= columns for line in found.out.splitlines())
    assert all(line == line.rstrip() for line in found.out.splitlines())
    for key in keys():
        assert f"{key} " in found.out
        assert get(key).printed.titles[lang].split("(")[0] in " ".join(found.out.split())


SHEETS = [*keys(), "rummikub-original-de,discard_pile=yes", "rummy-classic,jokers=0"]
TOLD = [
    (key, catalogue.LANGUAGES[(number + turn) % len(catalogue.LANGUAGES)])
    for turn in range(len(catalogue.LANGUAGES))
    for number, key in enumerate(SHEETS)
]
"""Every sheet in every language: first each sheet in one of them."""


@pytest.mark.long(but=len(SHEETS))
@pytest.mark.parametrize(("key", "lang"), TOLD)
def test_a_sheet_is_told_in_whole_sentences_and_fits_the_page(run: Run, key: str, lang: str) -> None:
    found = run("editions", key, lang=lang, columns=80)
    assert (found.status, found.err) == (0, "")
    assert all(len(line) <= 80 for line in found.out.splitlines())
    written = " ".join(found.out.split())
    for section in table_rules(get(key), Translator(lang)):
        assert section.title in written
        for line in section.lines:
            assert f" {' '.join(line.text.split())} " in written
    rules = get(key).rules
    for field in FIELDS:
        assert f"{field}={value_text(getattr(rules, field))} · " in written
    assert Translator(lang).text("cli-no-affiliation") in written


def test_every_sheet_shows_its_own_words_and_what_is_done_before_the_deal(run: Run) -> None:
    def shown(key: str, lang: str) -> str:
        return " ".join(run("editions", key, lang=lang, columns=80).out.split())

    assert "In dieser Anleitung: Kärtchen (Stein), Satz (Gruppe), Ablagebank (Brett)" in shown("lets-play-rummy", "de")
    assert "In questo regolamento: tris/quattris (gruppo), portatessere (leggio)." in shown("lets-play-rummy-it", "it")
    assert "In this sheet: set (meld), initial meld (first lay), play (lay)." in shown("rummikub-vienna-en", "en")
    assert "In this sheet (German): Spielstein = tile, Satz = group" in shown("rummy-classic", "en")
    assert "The blank tiles are put aside before play. 001 de L74" in shown("rummy-bookmark", "en")
    assert "in piles of seven, the last of eight. Each player takes two piles" in shown("rummikub-original-de", "en")


def test_house_rules_are_marked(run: Run) -> None:
    found = run("editions", "rummy-classic,open_min=50")
    assert "open_min=50 · printed: at least 30 points" in found.out
    assert found.out.count("house rule") == 1
    assert "house rule" not in run("editions", "rummy-classic").out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_a_file_of_your_own_has_no_language_of_a_sheet(
    run: Run, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_OWN", OwnEditions())
    registry.get.cache_clear()
    (tmp_path / "three.toml").write_text('key = "grandma"\nextends = "rummy-classic"\n', "utf-8")
    found = run("editions", "grandma", "--editions", str(tmp_path), lang=lang)
    registry.get.cache_clear()
    assert (found.status, found.err) == (0, "")
    assert " three.toml · 106 " in found.out


def test_piped_tables_do_not_wrap(run: Run) -> None:
    found = run("editions", columns=None)
    with_variants = [key for key in keys() if get(key).printed.variants]
    assert len(found.out.splitlines()) == len(keys()) + len(with_variants) + 4
    assert "Variants: hand, keep_three, same_turn, rack_only, all_loose, other_meld" in found.out
    assert "\x1b" not in found.out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_side_by_side(run: Run, lang: str) -> None:
    found = run("editions", "rummy-classic-it", "--against", "rummy-classic", lang=lang, columns=200)
    for field, one, other in differences(get("rummy-classic-it"), get("rummy-classic")):
        assert Translator(lang).rule_value(field, one) in " ".join(found.out.split())
        assert Translator(lang).rule_value(field, other) in " ".join(found.out.split())
    same = run("editions", "rummy-classic", "--against", "rummy-classic,open_min=30", lang=lang)
    assert same.out.count("\n") == 1


def test_json_of_a_sheet_is_complete(run: Run) -> None:
    for key in (*keys(), "rummy-classic,open_min=50"):
        edition = get(key)
        data = json.loads(run("editions", key, "--json").out)
        assert list(data["rules"]) == list(FIELDS)
        assert set(data) == {
            *("edition", "key", "revision", "title", "sheet", "languages", "extends", "tiles"),
            *("rules", "variants", "misprints", "remarks", "setup", "words"),
        }
        for field, rule in data["rules"].items():
            origin = edition.provenance(field)
            assert (rule["basis"], rule["source"], rule["note"], rule["from"]) == (
                *(origin.basis, origin.source, Translator("en").note(origin.note), origin.edition),
            )
            assert rule.get("variant", "") == origin.variant
        assert set(data["variants"]) == set(edition.printed.variants)
        assert str(get(",".join([key, *(f"{f}={r['value']}" for f, r in data["rules"].items() if f != "open_min")])))
    data = json.loads(run("editions", "rummy-classic,open_min=50", "--json").out)
    assert data["rules"]["open_min"] == {
        "value": "50",
        "basis": "house",
        "source": "",
        "note": "",
        "from": "rummy-classic",
        "printed": "30",
    }


def test_variants_are_named_in_json(run: Run) -> None:
    data = json.loads(run("editions", "rummikub-original-de,hand", "--json").out)
    assert data["variants"]["hand"]["name"] == "Hand rummy"
    assert {name: each["on"] for name, each in data["variants"].items()} == {
        "hand": True,
        "discard_pile": False,
        "open_last_tile": False,
        "joker_groups_only": False,
    }
    rule = data["rules"]["hand_double"]
    assert (rule["basis"], rule["source"], rule["variant"], rule["printed"]) == ("offered", "003 de L159", "hand", "no")
    listed = json.loads(run("editions", "--json", lang="it").out)["editions"]
    assert {each["key"]: each["variants"] for each in listed}["rummy-classic"]["hand"] == "Chiudere di mano"


# What the sheet offers, in the language of the reader


@pytest.mark.parametrize("key", keys())
def test_variants_are_shown_by_name_and_never_called_house_rules(run: Run, key: str) -> None:
    sheet = get(key).printed
    for name, variant in sheet.variants.items():
        found = " ".join(run("editions", f"{key},{name}", columns=None).out.split())
        assert f"{Translator('en').variant_name(name)} {key},{name}" in found
        assert (
            f"offered by the sheet, {variant.source}" in found
            or f"another reading of the sheet, {variant.source}" in found
        )
        notes = {remark.note for remark in sheet.remarks}
        assert found.count("house rule") == ("souvenir-numbers" in notes)  # which speaks of other numbers


ENGLISH_WORDS = re.compile(
    r"\b(the|and|sheet|tiles?|melds?|with|from|which|must|stated|player|only|read|English|German|French|Italian|Dutch|Spanish)\b",
    re.IGNORECASE,
)


@pytest.mark.long(but=2)
@pytest.mark.parametrize("lang", [lang for lang in catalogue.LANGUAGES if lang != "en"])
def test_nothing_on_a_sheet_is_in_english(run: Run, lang: str) -> None:
    english = [_said(name, "en") for name in messages_of("en", "editions") if name.startswith(("note", "variant"))]
    own = {_said(name, lang) for name in messages_of(lang, "editions") if name.startswith(("note", "variant"))}
    for key in keys():
        found = " ".join(run("editions", key, lang=lang, columns=None).out.split())
        assert not [text for text in english if text in found and text not in own]
        printed = get(key).printed.words.values()
        for word in sorted((word for words in printed for word in words.values()), key=len, reverse=True):
            found = found.replace(f"{word} (", "(").replace(f"{word} =", "=")  # the words of the sheet stay as they are
        assert ENGLISH_WORDS.findall(found) == []
        at_table = Translator(lang).at_table(get(key).rules)
        for remark in get(key).printed.remarks:
            assert " ".join(at_table.note(remark.note).split()) in found
        for reason in get(key).printed.provenance.values():
            assert " ".join(at_table.note(reason.note).split()) in found
        assert not re.search(r"\bA\d+\b", found), "numbers of our own list of ambiguities"


def _said(name: str, lang: str) -> str:
    return Translator(lang).text(name)


def test_json_of_the_list_and_of_differences(run: Run) -> None:
    data = json.loads(run("editions", "--json").out)
    assert [each["key"] for each in data["editions"]] == list(keys())
    assert all(list(each["rules"]) == list(FIELDS) for each in data["editions"])
    against = json.loads(run("editions", "rummy-classic-it", "--against", "rummy-classic", "--json").out)
    assert against == {
        "edition": "rummy-classic-it",
        "against": "rummy-classic",
        "differences": [
            {"field": "joker_reuse", "value": "other_meld", "against": "anywhere"},
            {"field": "next_starter", "value": "rotate", "against": "follower"},
        ],
    }


@pytest.mark.parametrize(
    "key", ["", "rummy-clasic", "rummy-classic,", "rummy-classic,open_min=x", "rummy-classic,nonsense", "../x", "a b"]
)
def test_what_is_no_edition(run: Run, key: str) -> None:
    for words in (("editions", key), ("editions", "rummy-classic", "--against", key)):
        found = run(*words)
        assert (found.status, found.out) == (2, "")
        assert found.err.count("\n") == 1


def listed(found: str) -> list[str]:
    return [line.split()[0] for line in found.splitlines() if line.split() and line.split()[0] in keys()]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Rummikub", "rummikub"),
        ("RUMMY CLASSIC", "rummy-classic"),
        ("Let’s Play", "lets-play"),
        ("004", "rummy-classic"),
        ("orange Steine", "rummikub-vienna"),
    ],
)
def test_what_the_box_says_is_found(run: Run, typed: str, meant: str) -> None:
    found = run("editions", typed, columns=None)
    assert (found.status, found.err) == (0, "")
    expected = [key for key in keys() if key.startswith(meant)]
    assert listed(found.out) == expected if meant not in keys() or typed == "004" else f"\n{meant} · " in found.out
    told = json.loads(run("editions", typed, "--json").out)
    assert [each["key"] for each in told.get("editions", [told])] == listed(found.out) or told["key"] == meant


def test_names_in_any_case_with_house_rules(run: Run) -> None:
    assert "rummy-bookmark,open_min=20 · " in run("editions", "Bookmark,open_min=20").out
    assert run("editions", "Rummy-Classic@1").out == run("editions", "rummy-classic").out
    assert "differ in" in run("editions", "Rummy-Classic", "--against", "Bookmark").out
    assert '"rummy-bookmark"' in run("odds", "Bookmark", "--deals", "10", "--json").out


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_an_unknown_name_gets_suggestions_instead_of_grammar(run: Run, lang: str) -> None:
    tr = Translator(lang)
    names = ", ".join(keys())
    nothing = run("editions", "Blubb!", lang=lang)
    said = tr.text("cli-edition-none", name="Blubb!", editions=names)
    assert (nothing.status, nothing.err.split()) == (2, said.split())
    assert "rummy-classic" in run("editions", "Rummy-Clasic", lang=lang).err
    several = run("odds", "Rummikub Original", lang=lang)
    choice = ", ".join(key for key in keys() if key.startswith("rummikub-original"))
    said = tr.text("cli-edition-several", name="Rummikub Original", editions=choice)
    assert (several.status, several.err.split()) == (2, said.split())
